"""What truly lies in a frame, for those who are measured by it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from vision.cv import cv2
from vision.synth.decks import EUCHRE_RANKS
from vision.synth.painting import Quad, quad_area


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card as it truly lies in a frame.

    Attributes:
        name: the card.
        is_face: whether its face is up.
        at_rest: whether it lies still.
        corners: 4 x 2 pixels, clockwise as seen, from the card's own top-left.
    """

    name: str
    is_face: bool
    at_rest: bool
    corners: Quad

    @property
    def kind(self) -> str:
        """`face`, `back`, or `other` for the face of a card that is not one of the 24."""
        return "back" if not self.is_face else "face" if self.name[0] in EUCHRE_RANKS else "other"

    def corners_json(self) -> list[list[float]]:
        """The corners, to a tenth of a pixel."""
        return [[round(float(x), 1), round(float(y), 1)] for x, y in self.corners]


def visible_shares(seen: list[SeenCard], size: tuple[int, int]) -> list[float]:
    """The share of each card that no later card covers and the frame shows; hands count as glass.

    Args:
        seen: cards of one frame, the topmost last.
        size: width and height of the frame, pixels.
    """
    owner = np.zeros((size[1], size[0]), np.uint8)
    for number, card in enumerate(seen, 1):
        cv2.fillConvexPoly(owner, np.round(card.corners * 8).astype(np.int32), number, shift=3)
    counts = np.bincount(owner.ravel(), minlength=len(seen) + 1)
    return [
        float(min(1.0, counts[number] / max(abs(quad_area(card.corners)), 1.0)))
        for number, card in enumerate(seen, 1)
    ]


def frame_truth(seen: list[SeenCard], size: tuple[int, int]) -> list[dict[str, Any]]:
    """All cards of a frame as a clip's truth lists them, the topmost last; backs with their names too."""
    return [
        {
            "card": card.name,
            "kind": card.kind,
            "at_rest": card.at_rest,
            "visible": round(share, 2),
            "corners": card.corners_json(),
        }
        for card, share in zip(seen, visible_shares(seen, size), strict=True)
    ]
