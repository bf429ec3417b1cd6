"""What the bridge remembers about one card on the table."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from euchre.cards import Card
from euchre.seats import Seat
from vision.events import TableEvent
from vision.layout import Layout

_CANDIDATES = 4
"""Readings of one card that are kept: more than two are never offered by name."""
BESIDE = 0.001
"""Seconds that put a card right before or after another in the order of play."""


class Role(Enum):
    """What a face on the table is."""

    UPCARD = "upcard"
    PLAY = "play"
    SHOWN = "shown"  # face up in the deal: the up card, or a card exposed; the first play or call will tell
    EXPOSE = "expose"  # shown in front of a seat, not played
    DISCARD = "discard"
    KITTY = "kitty"  # the undealt cards were looked at
    QUIET = "quiet"  # nothing new: a quitted trick, an old up card


@dataclass(slots=True, eq=False)
class Lying:
    """One track, as the bridge knows it.

    Attributes:
        track: its number.
        landed: when it came to rest, seconds.
        event: the newest event about it.
        together: the number it shares with cards that landed between the same two frames.
        was_back: whether it was seen face down.
        is_face: False for a back, None while not known.
        read: whether the eyes have said which card it is, or that they cannot.
        role: what it was taken for; None while undecided.
        logged: id of the log event that tells of it.
        told: the card that the log knows.
        seen: ids of the table events about it.
        left: how it left; None while it lies there.
    """

    track: int
    landed: float
    event: TableEvent
    together: int | None = None
    was_back: bool = False
    is_face: bool | None = None
    read: bool = False
    role: Role | None = None
    logged: str | None = None
    told: Card | None = None
    seen: list[str] = field(default_factory=list)
    left: TableEvent | None = None

    @property
    def seat(self) -> Seat:
        """Who put it there; where the eyes do not say, the seat on whose side it lies."""
        if self.event.seat is not None:
            return self.event.seat
        return Layout().seat_at(*(self.event.position or (0.0, 0.0)))

    @property
    def seat_confidence(self) -> float:
        """Probability of `seat`; a place alone tells little."""
        return self.event.seat_confidence if self.event.seat is not None else 0.25

    @property
    def confidence(self) -> float:
        """Probability of the best reading."""
        if self.event.card is not None:
            return self.event.confidence
        return self.event.candidates[0][1] if self.event.candidates else 0.0

    def reading(self) -> dict[str, Any]:
        """The card as the log writes it: `card`, or `candidates` where it is unsure."""
        if self.event.card is not None:
            return {"card": str(self.event.card)}
        return {"candidates": self._candidates()}

    def at(self) -> dict[str, Any]:
        """Where it lies, for the log: evidence, drawing and replay need it, the judge does not."""
        event = self.event
        out: dict[str, Any] = {"frame": event.frame, "seat_confidence": round(self.seat_confidence, 4)}
        if event.position is not None:
            out["position"] = [round(v, 1) for v in event.position]
        if event.angle is not None:
            out["angle"] = round(event.angle, 1)
        if event.corners is not None:
            out["corners"] = [[round(x, 1), round(y, 1)] for x, y in event.corners]
        if event.candidates:
            out["read"] = self._candidates()
        return out

    def _candidates(self) -> list[list[Any]]:
        return [[str(card), round(p, 4)] for card, p in self.event.candidates[:_CANDIDATES]]


def distance(one: TableEvent, other: TableEvent) -> float:
    """Millimetres between two events' places; endless where either is not known."""
    if one.position is None or other.position is None:
        return math.inf
    return math.dist(one.position, other.position)
