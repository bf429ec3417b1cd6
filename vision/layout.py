"""Zones of the table plane, and which seat a place belongs to. Millimetres, in the frame of `calibration`."""

from __future__ import annotations

import math
from dataclasses import dataclass

from euchre.seats import Seat
from vision.events import Zone

SEAT_DIRECTIONS: dict[Seat, tuple[float, float]] = {
    Seat.NORTH: (0.0, -1.0),
    Seat.EAST: (1.0, 0.0),
    Seat.SOUTH: (0.0, 1.0),
    Seat.WEST: (-1.0, 0.0),
}
"""Unit vectors from the table's centre towards each seat."""

Rectangle = tuple[float, float, float, float]
"""Left, top, right, bottom in millimetres."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things lie.

    Attributes:
        half_size: half the table's extent along x and y; what lies beyond is outside.
        trick: half the extents along x and y of the middle, where tricks are played.
        kitty: where the four undealt cards lie, if that place is fixed.
        ignored: places whose cards mean nothing (score cards, gathered tricks).
    """

    half_size: tuple[float, float] = (450.0, 450.0)
    trick: tuple[float, float] = (200.0, 200.0)
    kitty: Rectangle | None = None
    ignored: tuple[Rectangle, ...] = ()

    def zone_at(self, x: float, y: float) -> Zone:
        """The zone of a place."""
        if any(_inside(area, x, y) for area in self.ignored):
            return Zone.IGNORED
        if self.kitty is not None and _inside(self.kitty, x, y):
            return Zone.KITTY
        if abs(x) <= self.trick[0] and abs(y) <= self.trick[1]:
            return Zone.TRICK
        if abs(x) <= self.half_size[0] and abs(y) <= self.half_size[1]:
            return Zone.SEAT
        return Zone.OUTSIDE

    def seat_at(self, x: float, y: float) -> Seat:
        """The seat on whose side of the diagonals a place lies."""
        return max(SEAT_DIRECTIONS, key=lambda seat: _along(seat, x, y))


def seat_likelihoods(x: float, y: float, sharpness: float) -> dict[Seat, float]:
    """How likely each seat is behind something in direction (x, y) from the centre; sums to 1.

    Args:
        x: millimetres (or any unit: only the direction counts).
        y: as x.
        sharpness: concentration of the von Mises shape; 0 says nothing, 4 makes a clear direction clear.
    """
    length = math.hypot(x, y) or 1.0
    weights = {seat: math.exp(sharpness * _along(seat, x, y) / length) for seat in SEAT_DIRECTIONS}
    total = sum(weights.values())
    return {seat: weight / total for seat, weight in weights.items()}


def _along(seat: Seat, x: float, y: float) -> float:
    dx, dy = SEAT_DIRECTIONS[seat]
    return x * dx + y * dy


def _inside(area: Rectangle, x: float, y: float) -> bool:
    left, top, right, bottom = area
    return left <= x <= right and top <= y <= bottom
