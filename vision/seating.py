"""Who did it: from where a card lies, and above all from the side its hand came in.

Turn order is not asked: who should have played next is a rule, and the table is what we watch to see it
broken.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from euchre.seats import Seat
from vision.calibration import Points, TablePlane
from vision.cv import cv2
from vision.layout import SEAT_DIRECTIONS, seat_likelihoods
from vision.motion import Glance
from vision.small_picture import Mask

MEMORY_S = 4.0
"""Seconds for which arms are remembered; a hand that lingers over its card is rarely longer at it."""
ARM_SHARPNESS = 7.0
"""How clearly an arm's direction tells its seat: arms come in within some 30 degrees of straight."""
PLACE_SHARPNESS = 2.6
"""How clearly a card's place tells its seat, for a card well off the centre: people toss, so less than the
arm."""
CLEAR_OFFSET_MM = 90.0
"""Distance from the centre from which a place tells as much as it can."""
FULL_SIGHT = 1.5
"""Pictures' worth of arm over the place from which arms tell as much as they can."""
_AROUND = np.ones((9, 9), np.uint8)
"""A hand holds a card by its rim, so arms count that come within some 15 mm of it."""
LEAST_OVER = 0.05
"""Share of a place under an arm from which the arm is over it."""
AFTER_S = 0.15
"""A card comes to rest under its hand: so long after that the arm over it is still the same one."""
VISIT_GAP_S = 0.2
"""A place free of arms for so long ends a visit."""
FADE_S = 0.35
"""How fast arms lose their meaning with the time to what happened."""
SMALL_ARM = 40
"""Small pixels below which a reaching shape is noise."""


@dataclass(frozen=True, slots=True)
class SeatGuess:
    """A seat with its probability; `share` holds all four."""

    seat: Seat
    confidence: float
    share: dict[Seat, float]


@dataclass(frozen=True, slots=True)
class _Arm:
    t: float
    mask: Mask
    share: dict[Seat, float]


class ArmMemory:
    """The arms of the last seconds: where they were, and from which seats they came."""

    def __init__(self) -> None:
        self._arms: deque[_Arm] = deque()
        self._reach: Mask | None = None
        self._now: list[tuple[Mask, dict[Seat, float]]] = []

    def see(self, glance: Glance, plane: TablePlane, beyond: Mask | None) -> None:
        """Remember the arms of one picture.

        Args:
            glance: the cheap look at it.
            plane: the table.
            beyond: what lies beyond the table, on the small picture, where that is known.
        """
        while self._arms and self._arms[0].t < glance.t - MEMORY_S:
            self._arms.popleft()
        if self._reach is None or not np.array_equal(self._reach, glance.reach):
            self._reach = glance.reach
            self._now = list(_arms(glance, plane, beyond))
        self._arms.extend(_Arm(glance.t, mask, share) for mask, share in self._now)

    def over(self, place: Mask, until: float) -> dict[Seat, float]:
        """Pictures' worth of arm over a place, by the seat they came from.

        Only the last visit before `until` counts, and of that the end counts most: an arm that came and
        went before has nothing to do with what happened then.

        Args:
            place: on the small picture.
            until: when it happened, seconds.
        """
        weights = dict.fromkeys(Seat, 0.0)
        place = np.asarray(cv2.dilate(place.view(np.uint8), _AROUND), bool)
        area = max(1, int(place.sum()))
        last = until
        for arm in reversed(self._arms):
            if arm.t > until + AFTER_S or arm.mask.shape != place.shape:
                continue
            covered = float((arm.mask & place).sum()) / area
            if covered < LEAST_OVER:
                continue
            if last - arm.t > VISIT_GAP_S:
                break
            last = min(last, arm.t)
            near = math.exp(-abs(until - arm.t) / FADE_S)
            for seat, share in arm.share.items():
                weights[seat] += min(1.0, 2 * covered) * near * share
        return weights


def _arms(glance: Glance, plane: TablePlane, beyond: Mask | None) -> Iterator[tuple[Mask, dict[Seat, float]]]:
    """What reaches in, each with the seats it may belong to."""
    if not glance.reach.any():
        return
    joined = cv2.dilate(glance.reach.view(np.uint8), np.ones((3, 3), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
    for label in range(1, count):
        if stats[label, cv2.CC_STAT_AREA] < SMALL_ARM:
            continue
        mask = np.asarray(labels == label, bool)
        entry = _entry(mask, beyond)
        if len(entry):
            yield mask, _from_entry(entry / glance.scale, plane)


def who_put(x: float, y: float, arms: dict[Seat, float]) -> SeatGuess:
    """Who put a card at (x, y) mm, given the arms seen over the place before it came to rest."""
    offset = min(1.0, math.hypot(x, y) / CLEAR_OFFSET_MM)
    return _combine(seat_likelihoods(x, y, PLACE_SHARPNESS * offset), arms)


def who_took(arms: dict[Seat, float], towards: tuple[float, float] | None = None) -> SeatGuess:
    """Who took cards away, given the arms over them as they went, and where they went if that was seen."""
    prior = seat_likelihoods(*towards, PLACE_SHARPNESS) if towards is not None else dict.fromkeys(Seat, 0.25)
    return _combine(prior, arms)


def _combine(prior: dict[Seat, float], arms: dict[Seat, float]) -> SeatGuess:
    total = sum(arms.values())
    sight = min(1.0, total / FULL_SIGHT)
    weights = {
        seat: prior[seat] * (sight * arms[seat] / max(total, 1e-9) + (1 - sight) * 0.25 + 0.02)
        for seat in Seat
    }
    norm = sum(weights.values())
    share = {seat: weight / norm for seat, weight in weights.items()}
    best = max(share, key=lambda seat: share[seat])
    return SeatGuess(best, share[best], share)


def _entry(mask: Mask, beyond: Mask | None) -> Points:
    """Where an arm comes from: what of it touches the picture's edge, or lies beyond the table."""
    height, width = mask.shape
    points = [
        *((x, 0) for x in np.flatnonzero(mask[:2].any(axis=0))),
        *((x, height - 1) for x in np.flatnonzero(mask[-2:].any(axis=0))),
        *((0, y) for y in np.flatnonzero(mask[:, :2].any(axis=1))),
        *((width - 1, y) for y in np.flatnonzero(mask[:, -2:].any(axis=1))),
    ]
    if not points and beyond is not None and beyond.shape == mask.shape:
        ys, xs = np.nonzero(mask & beyond)
        points = list(zip(xs, ys, strict=True))
    return np.asarray(points, float).reshape(-1, 2)


def _from_entry(entry: Points, plane: TablePlane) -> dict[Seat, float]:
    """The seats an arm may belong to, from the pixels where it enters the picture."""
    shares = [
        seat_likelihoods(dx, dy, ARM_SHARPNESS)
        for dx, dy in bearings(plane, entry[:: max(1, len(entry) // 24)]).tolist()
    ]
    return {seat: sum(share[seat] for share in shares) / len(shares) for seat in SEAT_DIRECTIONS}


def bearings(plane: TablePlane, points: Points) -> Points:
    """Directions on the table, from its centre, of pixels (N x 2); sensible above the horizon too."""
    matrix = plane.to_mm
    centre = np.linalg.inv(matrix)[:, 2]
    sign = 1.0 if (matrix @ (centre / centre[2]))[2] > 0 else -1.0
    ahead = np.column_stack([points, np.ones(len(points))]) @ matrix.T * sign
    return np.asarray(ahead[:, :2], float)
