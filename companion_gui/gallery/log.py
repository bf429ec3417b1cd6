"""The log of the made-up hand."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from tracker.log import CAMERA, LogEvent

_PLAYS = (
    ("N", "AH"),
    ("E", "9H"),
    ("S", "KH"),
    ("W", "QH"),
    ("W", "AD"),
    ("N", "TD"),
    ("E", "9S"),
    ("S", "KD"),
    ("W", "QS"),
    ("N", "KS"),
    ("E", "JC"),
    ("S", "9D"),
    ("N", "TS"),
    ("E", "QD"),
    ("S", "JD"),
    ("W", "9C"),
)
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
    for number, (seat, card) in enumerate(_PLAYS, start=1):
        if card == "9D":
            add("play", {"seat": seat, "candidates": [["9D", 0.61], ["9H", 0.36]]}, sure=0.61)
            add("amend", {"of": out[-1].id, "set": {"card": card}}, "scorer", 1.0)
        else:
            add("play", {"seat": seat, "card": card}, sure=0.72 if card == "JC" else 0.99)
        if number % 4 == 0:
            add("gather", {"seat": _PLAYS[number - 4][0]})
    add("incident", {"what": "slow play", "seat": "S"}, "director", 1.0)
    return tuple(out)
