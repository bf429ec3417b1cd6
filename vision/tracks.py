"""What lies on the table now."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import Card
from euchre.seats import Seat
from vision.events import Zone
from vision.reading import Corners


@dataclass(frozen=True, slots=True)
class LyingCard:
    """One card on the table, as a window draws it.

    Attributes:
        track: its place-bound track, the `track` of its events.
        since: when it came to rest, seconds on the source's clock.
        position: centre on the table plane, mm, in the table frame of `calibration`.
        angle: rotation of the long axis against the y axis, degrees, 0..180.
        corners: the whole card in pixels of the source frame.
        zone: where it lies.
        seat: who put it there, or the seat whose strip it lies in.
        seat_confidence: probability of `seat`.
        is_face: False for a back, None where not known yet.
        card: the accepted card.
        confidence: probability of `card`.
        candidates: best cards with probabilities, best first.
        covered: whether a hand or another card hides it now.
    """

    track: int
    since: float
    position: tuple[float, float]
    angle: float
    corners: Corners
    zone: Zone
    seat: Seat | None
    seat_confidence: float
    is_face: bool | None
    card: Card | None
    confidence: float
    candidates: tuple[tuple[Card, float], ...]
    covered: bool
