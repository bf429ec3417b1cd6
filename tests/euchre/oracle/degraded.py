"""Lawful hands as a camera may get them wrong: one card missed, doubled, misread, or misplaced."""

from __future__ import annotations

import random
from enum import Enum
from typing import Any

from tests.euchre.oracle.openspiel_hands import SEATS, SUITS, OracleHand

DECK = [rank + suit for suit in SUITS for rank in "9TJQKA"]


class Fault(Enum):
    """What goes wrong, once in a hand."""

    MISSED = "missed"
    DOUBLED = "doubled"
    MISREAD = "misread"  # as a card that is seen elsewhere in the hand
    UNSURE = "unsure"  # between the truth and another card, either first
    UNREADABLE = "unreadable"
    WRONG_SEAT = "wrong seat"
    WRONG_ORDER = "wrong order"
    TIDIED = "tidied"  # taken up and laid down again


class Cue(Enum):
    """What tells the tricks apart."""

    NOTHING = "nothing"
    GATHERS = "gathers"
    NUMBERS = "numbers"


def degraded(hand: OracleHand, fault: Fault, cue: Cue, rng: random.Random) -> dict[str, Any]:
    """The record with one fault in it."""
    size = len(hand.plays) // 5
    plays: list[dict[str, Any]] = [
        {"do": "play", "seat": seat, "card": card, "trick": n // size + 1}
        for n, (seat, card) in enumerate(hand.plays)
    ]
    at = rng.randrange(len(plays))
    chosen = plays[at]
    match fault:
        case Fault.MISSED:
            del plays[at]
        case Fault.DOUBLED:
            plays.insert(at + rng.randrange(3), dict(chosen))
        case Fault.MISREAD:
            seen = {play["card"] for play in plays} | {hand.record["upcard"]}
            chosen["card"] = rng.choice(sorted(seen - {chosen["card"]}))
        case Fault.UNSURE:
            truth = chosen.pop("card")
            pair = [truth, rng.choice([card for card in DECK if card != truth])]
            rng.shuffle(pair)
            chosen["candidates"] = [[pair[0], 0.6], [pair[1], 0.4]]
        case Fault.UNREADABLE:
            chosen["card"] = None
        case Fault.WRONG_SEAT:
            chosen["seat"] = rng.choice([seat for seat in SEATS if seat != chosen["seat"]])
        case Fault.WRONG_ORDER:
            plays[at : at + 2] = plays[at : at + 2][::-1]
        case Fault.TIDIED:
            back = {
                "do": "withdraw",
                "seat": chosen["seat"],
                "card": chosen["card"],
                "trick": chosen["trick"],
            }
            plays[at + 1 : at + 1] = [back, dict(chosen)]
    return {**hand.record, "events": _told(hand, plays, cue)}


def _told(hand: OracleHand, plays: list[dict[str, Any]], cue: Cue) -> list[dict[str, Any]]:
    """The plays with the cue between them or on them."""
    events = []
    trick = 1
    for play in plays:
        number = play.pop("trick")
        if number != trick and cue is Cue.GATHERS:
            events.append({"do": "gather", "seat": hand.winners[trick - 1], "trick": trick})
        trick = number
        if cue is Cue.NUMBERS and play["do"] == "play":
            play["trick"] = number
        events.append(play)
    return events
