"""Places on the table of a clip, the pace people play at, and the geometry of reaching for a card.

Millimetres, in the table frame of `vision.calibration`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from euchre.seats import Seat
from vision.layout import SEAT_DIRECTIONS, Layout, Rectangle

TABLE_HALF = 450.0
KITTY_SPOT = (300.0, -140.0)
DEALT_DISTANCE = 275.0
"""Of the centre of a dealt packet from the table's centre."""
PILE_SPOT = (252.0, 150.0)
"""Of gathered tricks: towards the seat, and to its left."""
GRIP_TO_CARD = 27.0
"""From where the fingers hold a card to its centre."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast people play, seconds; each is varied a little at random.

    Attributes:
        reach: for a hand to go in.
        back: for a hand to go home.
        think: from one card at rest to the next hand setting out.
        look: from the last card of a trick at rest to the hand that gathers.
        call: for one call.
        linger: longest that a hand stays on its card.
        toss: share of plays that are tossed instead of laid.
    """

    reach: float = 0.5
    back: float = 0.42
    think: float = 0.3
    look: float = 0.9
    call: float = 0.55
    linger: float = 0.5
    toss: float = 0.45


BRISK = Pace()
UNHURRIED = Pace(reach=0.65, back=0.55, think=0.8, look=1.3, call=0.9, linger=0.8)


def stage_layout() -> Layout:
    """The zones of this table, as its table file tells them: kitty and gathered piles."""
    x, y = KITTY_SPOT
    piles: list[Rectangle] = []
    for seat in Seat:
        px, py = place(seat, PILE_SPOT[0] + 8, -PILE_SPOT[1])
        piles.append((px - 68, py - 68, px + 68, py + 68))
    return Layout(
        half_size=(TABLE_HALF, TABLE_HALF),
        trick=(180.0, 180.0),
        kitty=(x - 62, y - 68, x + 62, y + 68),
        ignored=tuple(piles),
    )


def place(seat: Seat, away: float, right: float) -> tuple[float, float]:
    """A place so far from the centre towards a seat and to that player's right."""
    dx, dy = SEAT_DIRECTIONS[seat]
    return dx * away + dy * right, dy * away - dx * right


def unit(x: float, y: float) -> tuple[float, float]:
    """The direction of a vector, of length one."""
    length = math.hypot(x, y) or 1.0
    return x / length, y / length


def grip_point(
    target: tuple[float, float], shoulder: tuple[float, float], ahead: float = GRIP_TO_CARD
) -> tuple[float, float]:
    """Where a hand grips a card that lies at `target`: a little on the shoulder's side of its centre."""
    ux, uy = unit(target[0] - shoulder[0], target[1] - shoulder[1])
    return target[0] - ux * ahead, target[1] - uy * ahead


def nearest_turn(start: float, goal: float) -> float:
    """The angle equal to `goal`, or to half a turn from it, that is reached soonest from `start`."""
    return start + (goal - start + 90.0) % 180.0 - 90.0


def yaw_towards(seat: Seat) -> float:
    """The yaw with which a card stands upright for a seat."""
    return {Seat.SOUTH: 0.0, Seat.WEST: 90.0, Seat.NORTH: 180.0, Seat.EAST: 270.0}[seat]
