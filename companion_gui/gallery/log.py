"""The log of the made-up hand."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from euchre.log import CAMERA, LogEvent
from euchre.seats import Seat

_TRICKS = (
    ("N", "KH 9H QH AH", "W"),
    ("W", "AD TD 9C KD", "W"),
    ("W", "QS JS JC 9D", "N"),
    ("N", "TS QD JD 9S", "N"),
)
"""Leader, cards in order, winner."""
_SAID: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("deal", {"seat": "W"}, CAMERA),
    ("upcard", {"card": "JH"}, CAMERA),
    ("call", {"seat": "N", "call": "pass"}, "scorer"),
    ("call", {"seat": "E", "call": "pass"}, "scorer"),
    ("call", {"seat": "S", "call": "pass"}, "scorer"),
    ("call", {"seat": "W", "call": "pass"}, "scorer"),
    ("call", {"seat": "N", "call": "name", "suit": "S"}, "scorer"),
)


def demo_log() -> tuple[LogEvent, ...]:
    """A hand as it would be logged: calls, plays, an unsure card answered, an incident."""
    out: list[LogEvent] = []

    def add(do: str, data: dict[str, Any], by: str = CAMERA, sure: float = 0.99) -> None:
        seq = len(out) + 1
        out.append(LogEvent(seq, f"e{seq}", 3.0 * seq, 4, do, MappingProxyType(data), sure, (), by))

    for do, data, by in _SAID:
        add(do, data, by, 1.0)
    for leader, cards, winner in _TRICKS:
        seat = Seat(leader)
        for card in cards.split():
            if card == "9D":
                add("play", {"seat": seat.value, "candidates": [["9D", 0.61], ["9H", 0.36]]}, sure=0.61)
                add("amend", {"of": out[-1].id, "set": {"card": card}}, "scorer", 1.0)
            else:
                add("play", {"seat": seat.value, "card": card}, sure=0.72 if card == "JC" else 0.99)
            seat = seat.next
        add("gather", {"seat": winner})
    add("incident", {"what": "slow_play", "seat": "S"}, "director", 1.0)
    return tuple(out)
