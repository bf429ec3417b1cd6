"""What people show rather than say: cards cut for the deal, the score as the six and the four have it."""

from __future__ import annotations

from collections.abc import Mapping

from euchre.cards import Card
from euchre.fields import Fields, as_card, as_mapping, as_member
from euchre.findings import Effect, Finding, FindingKind, Proposal, State
from euchre.laws.profile import LawProfile
from euchre.points import Points
from euchre.seats import Seat
from euchre.session.act import Act


def cuts(fields: Fields) -> Mapping[Seat, Card]:
    """Who cut what.

    Raises:
        RecordError: it cannot be read.
    """
    cuts = as_mapping(fields.get("cuts"), fields.path("cuts"))
    found = {}
    for key, value in cuts.items():
        where = f"{fields.path('cuts')}.{key}"
        found[as_member(key, Seat, where)] = as_card(value, where)
    return found


def wrong_score(act: Act, shown: Points, computed: Points, laws: LawProfile) -> Finding:
    """The finding that the score shown is not the one worked out from the hands."""
    stands = Proposal(
        "p1",
        laws.cite("score_cards"),
        "The score worked out from the hands stands; the shown one is put right.",
        Effect("none"),
        computed,
    )
    agreed = Proposal(
        "p2", laws.cite("score_cards"), "The table agrees on the shown score.", Effect("ask"), None
    )
    return Finding(
        id=f"{FindingKind.WRONG_SCORE.value}-{act.id}",
        kind=FindingKind.WRONG_SCORE,
        seats=(),
        state=State.NOTED,
        evidence=(act.id,),
        confirm=f"the score: {shown.ns}:{shown.ew} is shown, {computed.ns}:{computed.ew} was worked out",
        proposals=(stands, agreed),
    )
