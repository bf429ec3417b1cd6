"""The evidence pictures of logged events, each named as people see it."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.session.judged import JudgedHand
from tracker.evidence import Evidence
from tracker.table import Sighting
from tracker.wording import call_words, card_label, seat_name


def sightings_of(
    hands: Iterable[JudgedHand], evidence: Evidence, event_ids: Iterable[str]
) -> tuple[Sighting, ...]:
    """The sightings of some events of a log.

    Args:
        hands: every hand of it.
        evidence: where its pictures are.
        event_ids: whose sightings are wanted; ids of no event are left out.
    """
    hands = tuple(hands)
    acts = {act.id: act for hand in hands for act in hand.acts.acts}
    tricks = {play.id: trick.number for hand in hands for trick in hand.state.tricks for play in trick.plays}
    found = []
    for id_ in event_ids:
        act = acts.get(id_)
        if act is None:
            continue
        where = f", trick {tricks[id_]}" if id_ in tricks else ""
        what = call_words(act.data) if act.do == "call" else card_label(act.data)
        label = f"{seat_name(act.data.get('seat'))}{where}: {what}"
        found.append(Sighting(id_, label, evidence.crop_of(id_), evidence.frames_around(act.t)))
    return tuple(found)
