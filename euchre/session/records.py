"""A hand of the log as a hand record, with what is in doubt shown as doubt.

One card cannot lie in two places. Where two plays of a hand were read as the same card and no person has
settled which is right, both readings are doubtful, whatever their confidence: neither is a fact to judge
by.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euchre.cards import Card
from euchre.errors import RecordError
from euchre.event_json import parse_event
from euchre.events import Event, NextDeal
from euchre.fields import Candidates, Fields
from euchre.points import Points
from euchre.record import NOT_DISCARDED, HandRecord
from euchre.seats import Seat
from euchre.session.act import Act, HandActs
from euchre.session.facts import card_of, facts_of, is_unread_exposure

_ENVELOPE = ("at", "with")
"""Keys of logged data that are the session's own and no part of the record."""


def record_of(
    hand: HandActs, laws: str, score: Points, due_dealer: Seat | None = None, next_deal: Act | None = None
) -> HandRecord:
    """The hand as a record.

    Args:
        hand: the hand.
        laws: name of the laws it is played by.
        score: the game score before it.
        due_dealer: who should have dealt. It stands for a dealer whom nobody has named, and is told in the
            record where another dealt.
        next_deal: what began the next hand; the time to claim ends with it, said or not.
    """
    upcard, discard, no_discard = None, None, False
    doubled = doubled_plays(hand)
    events: list[tuple[float, Event]] = []
    for act in hand.acts:
        if act.do == "upcard":
            upcard = card_of(act)
            continue
        if is_unread_exposure(act):
            continue  # whether a card lay there at all is still asked
        if act.do == "discard" and act.data.get("card") is not None:
            no_discard = act.data["card"] == NOT_DISCARDED
            discard = card_of(act)
            if no_discard:
                continue
        events.append((act.t, event_of(act, doubled.get(act.id))))
    if next_deal is not None and all(act.do != "next_deal" for act in hand.acts):
        events.append((next_deal.t, NextDeal(id=f"{next_deal.id} next_deal", t=next_deal.t)))
        events.sort(key=lambda item: item[0])
    other = hand.dealer is not None and due_dealer not in (None, hand.dealer)
    return HandRecord(
        id=f"hand-{hand.number}",
        laws=laws,
        dealer=hand.dealer or due_dealer,
        due_dealer=due_dealer if other else None,
        upcard=upcard,
        discard=discard,
        no_discard=no_discard,
        events=tuple(event for _, event in events),
        score=score,
    )


def event_of(act: Act, doubled: list[list[Any]] | None = None) -> Event:
    """The event of a hand record that an act is.

    Args:
        act: the act.
        doubled: the readings left to it, where its card was read in two places.

    Raises:
        RecordError: it cannot be read.
    """
    data = {key: value for key, value in act.data.items() if key not in _ENVELOPE}
    if doubled is not None:
        data.pop("card", None)
        data["candidates"] = doubled
    if act.do == "withdraw":
        data.pop("of", None)
    if act.do == "discard" and data.get("card") == NOT_DISCARDED:
        data.pop("card")
    if act.do == "rule":
        data["by"] = act.by
    data |= {"do": act.do, "id": act.id, "t": act.t}
    if not act.settled:
        data["confidence"] = min(1.0, max(0.0, act.confidence))
    return parse_event(data, act.id, act.id)


def doubled_plays(hand: HandActs) -> Mapping[str, list[list[Any]]]:
    """The plays whose card was read in two places, with the readings left to each, best first.

    A person's word stands; it takes the card away from every other reading.
    """
    by_card: dict[Card, list[Act]] = {}
    for act in facts_of(hand).plays:
        card = card_of(act)
        if card is not None:
            by_card.setdefault(card, []).append(act)
    out: dict[str, list[list[Any]]] = {}
    for card, acts in by_card.items():
        if len(acts) < 2 or all(act.settled for act in acts):
            continue
        claimed = any(act.settled for act in acts)
        for act in acts:
            if not act.settled:
                read = _readings(act) or ((card, act.confidence),)
                out[act.id] = [[str(name), p] for name, p in read if not (claimed and name == card)]
    return out


def _readings(act: Act) -> Candidates:
    """What the eyes read a card as, best first."""
    try:
        return Fields(act.data.get("at") or {}).candidates("read")
    except RecordError:
        return ()
