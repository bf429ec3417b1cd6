"""Hands of the made-up game, judged by the real judge, for the window that shows hands played before."""

from __future__ import annotations

from typing import Any

from companion_gui.gallery.moments import BETWEEN
from companion_gui.history.library import EarlierLog
from companion_gui.still import StillSession
from euchre.judge import judge
from euchre.laws import LawProfile
from euchre.record import HandRecord
from euchre.seats import Seat

Played = tuple[dict[str, Any], dict[str, Any]]
"""A hand record and its verdict, as data."""

_MADE: tuple[tuple[str, str, list[dict[str, Any]], tuple[tuple[str, str], ...]], ...] = (
    (
        "S",
        "9D",
        [{"seat": "W", "call": "order", "suit": "D"}],
        (
            ("W", "JD KD AH TD"),
            ("W", "JH AD 9H QD"),
            ("W", "AC 9C KC TC"),
            ("W", "AS 9S TS QS"),
            ("W", "KS QC QH JS"),
        ),
    ),
    (
        "W",
        "KH",
        [{"seat": "N", "call": "pass"}, {"seat": "E", "call": "order", "suit": "H", "alone": True}],
        (
            ("N", "AC KC 9C"),
            ("N", "AD 9D TD"),
            ("N", "AS QS 9S"),
            ("N", "TS JH TH"),
            ("E", "AH QD QC"),
        ),
    ),
    (
        "N",
        "KH",
        [{"seat": "E", "call": "order", "suit": "H"}],
        (
            ("E", "AC KC 9C QC"),
            ("E", "AD 9D TC QD"),
            ("E", "JH 9H TH AH"),
            ("E", "KD JC TD KH"),
            ("N", "KS AS 9S TS"),
        ),
    ),
    (
        "W",
        "JH",
        [
            *({"seat": seat, "call": "pass"} for seat in "NESW"),
            {"seat": "N", "call": "name", "suit": "S"},
        ],
        (
            ("N", "KH 9H QH AH"),
            ("W", "AD TD 9C KD"),
            ("W", "QS JS JC 9D"),
            ("N", "TS QD JD 9S"),
            ("N", "AC KC TC QC"),
        ),
    ),
)
SEEN = {"e5": "e21", "e7": "e23", "e14": "e43"}
"""Cards of the last hand whose pictures there are, with the sightings that show them."""


def played_hands(laws: LawProfile) -> tuple[Played, ...]:
    """The hands with their verdicts, oldest first."""
    out: list[Played] = []
    score = {"NS": 4, "EW": 4}
    for number, (dealer, upcard, calls, tricks) in enumerate(_MADE, start=1):
        record = HandRecord.from_json(
            {
                "version": 1,
                "id": f"hand-{number}",
                "laws": laws.name,
                "dealer": dealer,
                "upcard": upcard,
                "calls": calls,
                "events": _events(tricks, alone=any(call.get("alone") for call in calls)),
                "score": score,
            }
        )
        verdict = judge(record, laws)
        out.append((record.to_json(), verdict.to_json()))
        score = verdict.to_json()["score_after"]
    return tuple(out)


def _events(tricks: tuple[tuple[str, str], ...], alone: bool) -> list[dict[str, Any]]:
    """Plays in order; a lone maker's partner is passed over (East's, West, in the one lone hand here)."""
    out: list[dict[str, Any]] = []
    for number, (leader, cards) in enumerate(tricks, start=1):
        seat = Seat(leader)
        for card in cards.split():
            if alone and seat is Seat.WEST:
                seat = seat.next
            out.append(
                {"do": "play", "id": f"e{len(out) + 1}", "seat": seat.value, "card": card, "trick": number}
            )
            seat = seat.next
    return out


class GalleryLibrary:
    """Two earlier evenings, both with the same made-up hands."""

    def __init__(self, laws: LawProfile) -> None:
        self._played = played_hands(laws)

    def earlier(self) -> tuple[EarlierLog, ...]:
        """Their names."""
        return (
            EarlierLog("a", "2026-11-23 19:02 · Table 3"),
            EarlierLog("b", "2026-11-16 19:10 · Table 3"),
        )

    def open(self, key: str) -> StillSession:
        """The made-up hands."""
        return StillSession(BETWEEN, played=self._played)
