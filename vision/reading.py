"""What the eyes say about one card in one picture."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from euchre.cards import Card

Image = npt.NDArray[np.uint8]
"""A picture, height x width x 3, BGR, as OpenCV has it."""

Corners = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]
"""Corners of the whole card in pixels of the picture (y down), clockwise from the card's own top-left."""


def as_corners(points: npt.ArrayLike) -> Corners:
    """Four points, 4 x 2, as corners."""
    a, b, c, d = ((float(x), float(y)) for x, y in np.asarray(points))
    return (a, b, c, d)


class Kind(Enum):
    """What lies there."""

    FACE = "face"
    BACK = "back"
    OTHER = "other"  # a card that is not one of the 24
    UNSURE = "unsure"


class Reason(Enum):
    """Why a reading was not accepted."""

    GLARE = "glare"
    BLUR = "blur"
    SMALL = "small"
    COVERED = "covered"
    DISAGREE = "disagree"  # the two indices, or index and face, say different things


@dataclass(frozen=True, slots=True)
class Reading:
    """One card as read from one picture.

    Attributes:
        kind: face, back, other or unsure.
        card: the accepted card; None unless `kind` is face.
        confidence: probability that `kind` and `card` are right, 0..1.
        candidates: best cards with their probabilities, best first; also filled when unsure.
        corners: the whole card, extrapolated under what covers it and beyond the frame.
        reason: why it is unsure, where that can be said.
    """

    kind: Kind
    card: Card | None
    confidence: float
    candidates: tuple[tuple[Card, float], ...]
    corners: Corners
    reason: Reason | None = None

    @property
    def centre(self) -> tuple[float, float]:
        """Mean of the corners, in pixels."""
        return (sum(x for x, _ in self.corners) / 4, sum(y for _, y in self.corners) / 4)

    def to_json(self) -> dict[str, Any]:
        """The reading as `detect --json` prints it."""
        return {
            "card": None if self.card is None else str(self.card),
            "kind": self.kind.value,
            "reason": None if self.reason is None else self.reason.value,
            "confidence": round(self.confidence, 4),
            "candidates": [[str(card), round(p, 4)] for card, p in self.candidates],
            "corners": [[round(x, 1), round(y, 1)] for x, y in self.corners],
        }


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card is, before anybody reads it.

    Attributes:
        corners: the whole card; which of the two short ends is on top is not known yet.
        score: the detector's own score, 0..1.
        is_back: whether it looks like a back.
    """

    corners: Corners
    score: float
    is_back: bool


@dataclass(frozen=True, slots=True)
class Expected:
    """What is known of a picture before its cards are looked for; it makes finding cheaper, not other.

    Attributes:
        card_px: about how wide a card is, pixels; None where nobody knows.
        known: where cards lay when they were found last, corners in pixels.
        arrived: where something of a card's size has come to rest, corners in pixels: if nothing is found
            there, it is looked at all the same.
    """

    card_px: float | None = None
    known: tuple[Corners, ...] = ()
    arrived: tuple[Corners, ...] = ()


NOTHING_KNOWN = Expected()


class Recogniser(Protocol):
    """Finds and reads cards. One implementation runs the shipped networks; tests bring their own."""

    def locate(self, image: Image, expected: Expected = NOTHING_KNOWN) -> list[Spot]:
        """Find the cards of a picture, one spot a card."""
        ...

    def read(self, image: Image, spots: list[Spot]) -> list[Reading]:
        """Read the cards at these spots, one reading a spot, in order."""
        ...

    def read_again(self, image: Image, spots: list[Spot], others: list[Reading]) -> list[Reading]:
        """Read cards that stay unclear once more, with more care and at more cost.

        Args:
            image: the picture.
            spots: of the unclear cards.
            others: what lies around them and was read: nothing of it is taken for theirs.
        """
        ...
