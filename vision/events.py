"""Table events: what happened on the table, told without any rule of the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from euchre.cards import Card
from euchre.seats import Seat
from vision.reading import Corners


class TableEventKind(Enum):
    """What a table event tells."""

    APPEARED = "appeared"  # something card-like came to rest in a new place
    IDENTIFIED = "identified"  # enough agreeing votes: this is that card (also after a change of mind)
    UNSURE = "unsure"  # at rest and seen well enough, but below its margin: ask
    MOVED = "moved"  # the same card was nudged or slid to another place
    LEFT = "left"  # the card is gone from its place, and not because something covers it
    GATHERED = "gathered"  # several cards left together, towards a seat
    TOKEN = "token"  # a printed table marker appeared or moved (dealer, trump, alone)
    PAUSED = "paused"  # camera bumped, table moved, light lost: readings stop
    RESUMED = "resumed"


class Zone(Enum):
    """Where on the table plane a thing lies."""

    TRICK = "trick"  # the middle, where tricks are played
    KITTY = "kitty"  # where the four undealt cards lie
    SEAT = "seat"  # the strip in front of a player (see the event's `seat`)
    IGNORED = "ignored"  # score cards, gathered tricks
    OUTSIDE = "outside"


@dataclass(frozen=True, slots=True)
class TableEvent:
    """One thing that happened on the table.

    Attributes:
        id: unique within a watch, `v1`, `v2`, ...; game events name the table events they rest on.
        t: seconds on the source's own clock.
        kind: what happened.
        track: the place-bound track of the card; the same for all events about one lying card.
        position: centre of the card on the table plane, millimetres, origin at the table's centre,
            x to the right and y down as South sees it (South sits at +y).
        angle: rotation of the card's long axis against the y axis, degrees, 0..180.
        corners: the whole card in pixels of the source frame.
        zone: where it lies.
        seat: who put it there, from where it lies and where it came from; for `gathered`, who took it in.
        seat_confidence: probability of `seat`, 0..1.
        is_face: False for a back, None where not known yet.
        card: the accepted card.
        confidence: probability of `card` after all votes, 0..1.
        candidates: best cards with probabilities, best first.
        together: a number shared by events of cards that landed between the same two frames, so that no
            order can be told; None for the usual case.
        tracks: for `gathered`, the tracks that left together.
        token: for `token`, the marker's name (`dealer`, `trump-H`, `alone`, ...).
        frame: index of the frame the event rests on, the key of its evidence picture.
        note: for `paused`, the reason in words.
        unseen: for `left`, whether nobody saw the card go: another one came to lie in its place, and may lie
            on it.
    """

    id: str
    t: float
    kind: TableEventKind
    track: int = 0
    position: tuple[float, float] | None = None
    angle: float | None = None
    corners: Corners | None = None
    zone: Zone | None = None
    seat: Seat | None = None
    seat_confidence: float = 0.0
    is_face: bool | None = None
    card: Card | None = None
    confidence: float = 0.0
    candidates: tuple[tuple[Card, float], ...] = ()
    together: int | None = None
    tracks: tuple[int, ...] = ()
    token: str | None = None
    frame: int = 0
    note: str | None = None
    unseen: bool = False

    def to_json(self) -> dict[str, Any]:
        """The event as data, empty fields left out."""
        out: dict[str, Any] = {
            "id": self.id,
            "t": round(self.t, 3),
            "kind": self.kind.value,
            "frame": self.frame,
        }
        if self.track:
            out["track"] = self.track
        if self.position is not None:
            out["position"] = [round(v, 1) for v in self.position]
        if self.angle is not None:
            out["angle"] = round(self.angle, 1)
        if self.corners is not None:
            out["corners"] = [[round(x, 1), round(y, 1)] for x, y in self.corners]
        for name in ("zone", "seat"):
            value = getattr(self, name)
            if value is not None:
                out[name] = value.value
        if self.seat is not None:
            out["seat_confidence"] = round(self.seat_confidence, 4)
        if self.is_face is not None:
            out["is_face"] = self.is_face
        if self.card is not None:
            out["card"] = str(self.card)
            out["confidence"] = round(self.confidence, 4)
        if self.candidates:
            out["candidates"] = [[str(card), round(p, 4)] for card, p in self.candidates]
        for name in ("together", "token", "note"):
            if getattr(self, name) is not None:
                out[name] = getattr(self, name)
        if self.tracks:
            out["tracks"] = list(self.tracks)
        if self.unseen:
            out["unseen"] = True
        return out
