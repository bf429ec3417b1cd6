"""How readings fall: outcomes by the height of an index, the angle of the camera and what covers a card."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from vision.geometry import UNIT, Quad
from vision.scoring import Outcome

INDEX_SHARE = 20.5 / 88
"""Height of a standard corner index, rank and suit, as a share of a card's height."""
ASPECT = 0.68
"""Width of a card by its height, between bridge (0.65) and poker (0.72) size."""


@dataclass(slots=True)
class Fall:
    """Outcomes along one axis.

    Attributes:
        title: what the axis is, for people.
        edges: of its bins, rising; values outside are left out.
        bins: outcomes of each.
    """

    title: str
    edges: tuple[float, ...]
    bins: list[Counter[Outcome]] = field(init=False)

    def __post_init__(self) -> None:
        self.bins = [Counter() for _ in self.edges[1:]]

    def add(self, value: float, outcome: Outcome) -> None:
        """Count one card; the last bin holds its upper edge."""
        place = int(np.searchsorted(self.edges, value, side="right")) - 1
        if value == self.edges[-1]:
            place -= 1
        if 0 <= place < len(self.bins):
            self.bins[place][outcome] += 1

    def to_json(self) -> dict[str, Any]:
        """The bins that have cards, as data."""
        rows = []
        for low, high, counts in zip(self.edges[:-1], self.edges[1:], self.bins, strict=True):
            total = counts.total()
            if total:
                shares = {outcome.value: round(counts[outcome] / total, 4) for outcome in Outcome}
                rows.append({"from": low, "to": high, "cards": total, **shares})
        return {"title": self.title, "bins": rows}


def new_falls() -> dict[str, Fall]:
    """Empty counts along the three axes."""
    return {
        "index_px": Fall("height of the corner index, pixels", (9, 12, 15, 18, 22, 28, 36, 48, 72, 120)),
        "angle": Fall("camera's angle above the table, degrees", (25, 35, 45, 55, 65, 90)),
        "covered": Fall(
            "share of the card covered or out of the frame", (0, 0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 1)
        ),
    }


def index_height(quad: Quad) -> float:
    """Height of a card's corner index in pixels, measured along the card's long sides.

    Args:
        quad: corners, 4 x 2, clockwise from the card's own top-left.
    """
    left, right = np.linalg.norm(quad[3] - quad[0]), np.linalg.norm(quad[2] - quad[1])
    return float(left + right) / 2 * INDEX_SHARE


def angle_above(quad: Quad) -> float:
    """Degrees above the table from which a card is seen, as its outline tells: 90 is from straight above.

    A square seen from an angle is squeezed in one direction by the sine of that angle. The mean of the two
    bridge and poker shapes stands for the card, so the answer is good to a few degrees, less from above.

    Args:
        quad: corners, 4 x 2, clockwise from the card's own top-left.
    """
    flat = (UNIT - 0.5) * [ASPECT, 1.0]
    linear = np.linalg.lstsq(flat, quad - quad.mean(0), rcond=None)[0]
    longer, shorter = np.linalg.svd(linear, compute_uv=False)
    return math.degrees(math.asin(min(1.0, float(shorter / max(longer, 1e-9)))))
