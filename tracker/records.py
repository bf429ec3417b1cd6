"""A hand of the log as a hand record, with what is in doubt shown as doubt.

One card cannot lie in two places. Where two plays of a hand were read as the same card and no person has
settled which is right, both readings are doubtful, whatever their confidence: neither is a fact to judge
by.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euchre.cards import Card
from euchre.points import Points
from euchre.record import HandRecord
from euchre.seats import Seat
from tracker.facts import card_of, facts_of
from tracker.fold import Act, HandActs

_ENVELOPE = ("at", "with")
"""Keys of logged data that are the session's own and no part of the record."""


def record_of(hand: HandActs, laws: str, score: Points, due_dealer: Seat | None = None) -> HandRecord:
    """The hand as a record.

    Args:
        hand: the hand.
        laws: name of the laws it is played by.
        score: the game score before it.
        due_dealer: who should have dealt; told in the record only where another did.

    Raises:
        RecordError: an event of the log is not what the record needs; a damaged log, then.
    """
    doubled = doubled_plays(hand)
    data: dict[str, Any] = {
        "version": 1,
        "id": f"hand-{hand.number}",
        "laws": laws,
        "dealer": hand.dealer.value if hand.dealer else None,
        "upcard": None,
        "events": [],
        "score": score.to_json(),
    }
    if due_dealer is not None and hand.dealer is not None and due_dealer is not hand.dealer:
        data["due_dealer"] = due_dealer.value
    for act in hand.acts:
        if act.do == "upcard":
            data["upcard"] = act.data.get("card")
        elif act.do == "discard" and act.data.get("card") is not None:
            data["discard"] = act.data["card"]
            if act.data["card"] != "none":
                data["events"].append(_event(act))
        else:
            data["events"].append(_event(act, doubled.get(act.id)))
    return HandRecord.from_json(data)


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
                read = act.data.get("at", {}).get("read") or [[str(card), act.confidence]]
                out[act.id] = [[name, p] for name, p in read if not (claimed and name == str(card))]
    return out


def _event(act: Act, doubled: list[list[Any]] | None = None) -> dict[str, Any]:
    out = {key: value for key, value in act.data.items() if key not in _ENVELOPE}
    if doubled is not None:
        out.pop("card", None)
        out["candidates"] = doubled
    if act.do == "withdraw":
        out.pop("of", None)
    if act.do == "rule":
        out["by"] = act.by
    out |= {"do": act.do, "id": act.id, "t": act.t}
    if not act.settled:
        out["confidence"] = min(1.0, max(0.0, act.confidence))
    return out
