"""What a confidence is worth: intervals, calibration, and what abstaining buys.

Everything here is asked of pairs (confidence, whether it was right), whoever said them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

BINS = 10
"""Equal bins of confidence, 0 to 1, for the calibration error and its diagram."""
CURVE_POINTS = 60
"""Points kept of a risk-coverage curve: enough to draw it."""

Told = tuple[float, bool]
"""The confidence in the best card, and whether that card was right."""


@dataclass(frozen=True, slots=True)
class Bin:
    """One bin of confidence.

    Attributes:
        count: pairs in it.
        confidence: their mean confidence.
        right: their share of right ones.
    """

    count: int
    confidence: float
    right: float


def wilson(part: int, whole: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's score interval of a share.

    Args:
        part: how many of them.
        whole: of how many; 0 gives the whole of 0..1.
        z: 1.96 for 95 percent.

    Source: E. B. Wilson, "Probable inference", JASA 22 (1927).
    """
    if whole <= 0:
        return (0.0, 1.0)
    share = part / whole
    middle = share + z * z / (2 * whole)
    half = z * math.sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole))
    size = 1 + z * z / whole
    return (max(0.0, (middle - half) / size), min(1.0, (middle + half) / size))


def reliability(told: Sequence[Told]) -> list[Bin]:
    """The bins that have anything in them, from low confidence to high."""
    bins = []
    for low in range(BINS):
        inside = [(c, ok) for c, ok in told if min(int(c * BINS), BINS - 1) == low]
        if inside:
            count = len(inside)
            bins.append(Bin(count, sum(c for c, _ in inside) / count, sum(ok for _, ok in inside) / count))
    return bins


def calibration_error(told: Sequence[Told]) -> float:
    """Expected calibration error: mean distance of confidence and share right over the bins, by size."""
    total = max(1, len(told))
    return sum(b.count / total * abs(b.confidence - b.right) for b in reliability(told))


def risk_coverage(told: Sequence[Told]) -> list[tuple[float, float]]:
    """Share accepted against share wrong among those, as the least confidence falls from 1 to 0.

    Readings of equal confidence are accepted together, so that the order they came in plays no part.
    """
    curve: list[tuple[float, float]] = []
    wrong = 0
    ordered = sorted(told, key=lambda pair: -pair[0])
    for count, (confidence, ok) in enumerate(ordered, 1):
        wrong += not ok
        if count == len(ordered) or ordered[count][0] < confidence:
            curve.append((count / len(ordered), wrong / count))
    return curve


def risk_at(told: Sequence[Told], coverage: float) -> float:
    """Share wrong among the surest readings that make up at least this coverage; 0 where nothing was told."""
    return next((risk for covered, risk in risk_coverage(told) if covered >= coverage), 0.0)


def thinned(curve: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """At most `CURVE_POINTS` points of a curve, evenly chosen, both ends kept."""
    last = len(curve) - 1
    if last < CURVE_POINTS:
        return list(curve)
    return [curve[round(i * last / (CURVE_POINTS - 1))] for i in range(CURVE_POINTS)]
