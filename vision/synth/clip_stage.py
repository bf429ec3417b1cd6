"""The stage of a clip: a table for four, its cards and arms, and what people do, verbs that write keyframes.

A script (`clip_script`) says who does what when; the renderer only looks at the tracks. Millimetres and
seconds, in the table frame of `vision.calibration`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from euchre.seats import Seat
from vision.layout import SEAT_DIRECTIONS
from vision.synth.clip_places import (
    BRISK,
    DEALT_DISTANCE,
    GRIP_TO_CARD,
    KITTY_SPOT,
    PILE_SPOT,
    Pace,
    grip_point,
    nearest_turn,
    place,
    unit,
)
from vision.synth.hands import Grip
from vision.synth.keyframes import ArmPose, ArmTrack, CardPose, CardTrack, Ease

_HOME = 430.0
_HOME_HEIGHT = 120.0
_THICK = 0.3


@dataclass(frozen=True, slots=True)
class Bump:
    """A knock against the camera: from `t` on its picture is moved.

    Attributes:
        t: when.
        dx: pixels to the right.
        dy: pixels down.
        turn: radians, clockwise as seen.
    """

    t: float
    dx: float
    dy: float
    turn: float


@dataclass(frozen=True, slots=True)
class LightChange:
    """The light goes to another level (1 is the clip's own) within a fifth of a second from `t` on."""

    t: float
    level: float


@dataclass(slots=True)
class Stage:
    """What happens on one table.

    Attributes:
        rng: for every variation of the acting.
        pace: how fast people play.
        spread: how far from the centre cards are played, mm; small values make heaps.
        scatter: standard deviation of where a card lands, mm.
        turned: standard deviation of how a card is turned, degrees.
        cards: by name.
        arms: right arms by seat.
        bumps: knocks against the camera, in order of time.
        lights: changes of light, in order of time.
    """

    rng: np.random.Generator
    pace: Pace = BRISK
    spread: float = 66.0
    scatter: float = 11.0
    turned: float = 13.0
    cards: dict[str, CardTrack] = field(default_factory=dict)
    arms: dict[Seat, ArmTrack] = field(default_factory=dict)
    bumps: list[Bump] = field(default_factory=list)
    lights: list[LightChange] = field(default_factory=list)
    _piles: dict[Seat, int] = field(default_factory=dict)
    _homes: dict[Seat, ArmPose] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for seat in Seat:
            away, side = _HOME + self.rng.uniform(-25, 25), self.rng.uniform(40, 110)
            x, y = place(seat, away, side)
            sx, sy = place(seat, away + 420, side + 110)
            self._homes[seat] = ArmPose(x, y, 40.0, sx, sy)
            self.arms[seat] = ArmTrack()
            self.arms[seat].key(0.0, self._homes[seat], Grip.REST.value)

    def set_deck(self, t: float, dealer: Seat, names: Sequence[str]) -> None:
        """Lay the whole deck face down before the dealer, the first name on top."""
        x, y = place(dealer, DEALT_DISTANCE + 10, 70)
        yaw = self._yaw_towards(dealer) + self.rng.normal(0, 6)
        for depth, name in enumerate(reversed(names)):
            track = self.cards.setdefault(name, CardTrack(name))
            jx, jy = self.rng.normal(0, 0.8, 2)
            track.appear(t, CardPose(x + jx, y + jy, depth * _THICK, yaw + self.rng.normal(0, 0.8), 180.0))

    def deal(self, t: float, dealer: Seat, hands: dict[Seat, list[str]], kitty: list[str]) -> float:
        """Deal packets of three and two, lay the kitty, turn its last card up.

        Args:
            t: when the first packet leaves.
            dealer: who deals.
            hands: five names a seat.
            kitty: four names, the up card last.

        Returns:
            When the up card lies.
        """
        arm, given = self.arms[dealer], dict.fromkeys(Seat, 0)
        deck = ArmPose(*place(dealer, DEALT_DISTANCE + 55, 70), 30.0, *self._shoulder(dealer))
        arm.key(t - 0.35, self._homes[dealer], Grip.PINCH.value)
        arm.key(t, deck, Grip.PINCH.value)
        for number in range(8):
            seat = dealer.ahead(1 + number % 4)
            count = (3, 2, 3, 2, 2, 3, 2, 3)[number]
            packet = hands[seat][given[seat] : given[seat] + count]
            x, y = place(seat, DEALT_DISTANCE, self.rng.normal(0, 8) - 10)
            yaw = self._yaw_towards(seat)
            reach = deck.towards(ArmPose(x, y, 25.0, *self._shoulder(dealer)), 0.42)
            arm.key(t + 0.14, reach, Grip.PINCH.value)
            for name in packet:
                level = given[seat] * _THICK
                goal = CardPose(*self._near(x, y, 5), level, yaw + self.rng.normal(0, 7), 180.0)
                self.cards[name].move(t + 0.02, t + 0.3, goal, lift=12, ease=Ease.THROW)
                given[seat] += 1
            arm.key(t + 0.3, deck, Grip.PINCH.value)
            t += 0.32
        above = ArmPose(*grip_point(KITTY_SPOT, self._shoulder(dealer)), 18.0, *self._shoulder(dealer))
        arm.key(t + 0.45, above, Grip.PINCH.value)
        for level, name in enumerate(kitty):
            goal = CardPose(*self._near(*KITTY_SPOT, 2.5), level * _THICK, self.rng.normal(0, 4), 180.0)
            self.cards[name].move(t, t + 0.45, goal, lift=20)
        arm.key(t + 0.55, above, Grip.PINCH.value)
        end = self._turn_over(t + 0.55, kitty[-1], 0.0)
        arm.key(end, above, Grip.PINCH.value)
        self._go_home(dealer, end)
        return end

    def take_hands(self, t: float, hands: dict[Seat, list[str]]) -> float:
        """Everybody picks up what was dealt; returns when the last has."""
        end = t
        for seat in Seat:
            start = max(t + self.rng.uniform(0, 0.3), self.arms[seat].free_from)
            first = self.cards[hands[seat][0]].pose(start)
            assert first is not None
            grip = ArmPose(*grip_point((first.x, first.y), self._shoulder(seat)), 14.0, *self._shoulder(seat))
            self._reach(seat, start, start + 0.4, grip, Grip.PINCH)
            for name in hands[seat]:
                self._carry_off(name, seat, start + 0.48, start + 0.9)
            self.arms[seat].key(start + 0.48, grip, Grip.PINCH.value)
            self._go_home(seat, start + 0.48, 0.42)
            end = max(end, start + 0.9)
        return end

    def knock(self, t: float, seat: Seat) -> float:
        """A knuckle on the table, as people pass; returns when it is done."""
        start = max(t, self.arms[seat].free_from)
        spot = ArmPose(*place(seat, 330, 60), 12.0, *self._shoulder(seat))
        self._reach(seat, start, start + 0.25, spot, Grip.REST)
        self._go_home(seat, start + 0.32, 0.28)
        return start + 0.5

    def pick_up(self, t: float, dealer: Seat, name: str) -> float:
        """The dealer takes the up card into the hand; returns when it has left its place."""
        start = max(t, self.arms[dealer].free_from)
        pose = self.cards[name].pose(start)
        assert pose is not None
        grip = ArmPose(*grip_point((pose.x, pose.y), self._shoulder(dealer)), 14.0, *self._shoulder(dealer))
        self._reach(dealer, start, start + self.pace.reach, grip, Grip.PINCH)
        leave = start + self.pace.reach + 0.1
        self.arms[dealer].key(leave, grip, Grip.PINCH.value)
        self._carry_off(name, dealer, leave, leave + self.pace.back)
        self._go_home(dealer, leave, self.pace.back)
        return leave + 0.1

    def discard(self, t: float, dealer: Seat, name: str) -> float:
        """The dealer lays a card face down on the kitty; returns when it lies."""
        spot = CardPose(*self._near(*KITTY_SPOT, 5), 4 * _THICK, self.rng.normal(0, 9), 180.0)
        return self._lay(t, dealer, name, spot)

    def turn_down(self, t: float, dealer: Seat, name: str) -> float:
        """The dealer turns the up card face down on the kitty; returns when it lies."""
        start = max(t, self.arms[dealer].free_from)
        grip = ArmPose(*grip_point(KITTY_SPOT, self._shoulder(dealer)), 18.0, *self._shoulder(dealer))
        self._reach(dealer, start, start + self.pace.reach, grip, Grip.PINCH)
        end = self._turn_over(start + self.pace.reach + 0.05, name, 180.0)
        self.arms[dealer].key(end, grip, Grip.PINCH.value)
        self._go_home(dealer, end)
        return end

    def play(self, t: float, seat: Seat, name: str, spot: tuple[float, float] | None = None) -> float:
        """A hand brings a card in and lays or tosses it.

        Args:
            t: when the hand sets out, at the earliest.
            seat: whose hand.
            name: the card.
            spot: where its centre comes to lie; before the seat, with some scatter, where None.

        Returns:
            When the card lies still.
        """
        if spot is None:
            dx, dy = SEAT_DIRECTIONS[seat]
            spot = self._near(dx * self.spread, dy * self.spread, self.scatter)
        yaw = self._yaw_towards(seat) + self.rng.normal(0, self.turned)
        return self._lay(t, seat, name, CardPose(*spot, _THICK, yaw, 0.0), self.rng.random() < self.pace.toss)

    def gather(self, t: float, seat: Seat, names: Sequence[str]) -> float:
        """A hand pushes the cards together and lays them face down before its owner; tells when they lie."""
        arm, shoulder = self.arms[seat], self._shoulder(seat)
        start = max(t, arm.free_from)
        poses = [p for p in (self.cards[name].pose(start) for name in names) if p is not None]
        dx, dy = SEAT_DIRECTIONS[seat]
        middle = (
            sum(p.x for p in poses) / len(poses) + 12 * dx,
            sum(p.y for p in poses) / len(poses) + 12 * dy,
        )
        grip = ArmPose(*grip_point(middle, shoulder, -12), 12.0, *shoulder)
        self._reach(seat, start, start + self.pace.reach, grip, Grip.FLAT)
        together = start + self.pace.reach + self.rng.uniform(0.28, 0.42)
        arm.key(together, grip, Grip.FLAT.value)
        pile = place(seat, PILE_SPOT[0], -PILE_SPOT[1])
        taken = self._piles.get(seat, 0)
        self._piles[seat] = taken + 1
        pile = (pile[0] + 4 * (taken % 3) - 4, pile[1] + 3 * taken)
        across = self._yaw_towards(seat) + (74.0 if taken % 2 else 0.0) + self.rng.normal(0, 5)
        there = together + self.rng.uniform(0.5, 0.62)
        for depth, name in enumerate(names):
            here = self.cards[name].pose(start + self.pace.reach)
            assert here is not None
            bunch = CardPose(
                *self._near(*middle, 6), 2 + depth * _THICK, here.yaw + self.rng.normal(0, 8), 0.0
            )
            self.cards[name].move(start + self.pace.reach - 0.02 + 0.03 * depth, together, bunch)
            turn = nearest_turn(bunch.yaw, across)
            goal = CardPose(
                *self._near(*pile, 2), (4 * taken + depth) * _THICK, turn + self.rng.normal(0, 2), 180.0
            )
            self.cards[name].move(together, there, goal, lift=45)
        arm.key(there, ArmPose(*grip_point(pile, shoulder), 20.0, *shoulder), Grip.FLAT.value)
        self._go_home(seat, there + 0.05)
        return there

    def clear(self, t: float) -> None:
        """Everything leaves the table at once, between hands."""
        for track in self.cards.values():
            if track.pose(t) is not None:
                track.vanish(t)
        self._piles.clear()

    def _lay(self, t: float, seat: Seat, name: str, goal: CardPose, tossed: bool = False) -> float:
        arm, shoulder, pace = self.arms[seat], self._shoulder(seat), self.pace
        arm.key(max(t, arm.free_from), self._homes[seat], Grip.PINCH.value)
        start = arm.free_from + 0.12
        land = start + pace.reach * self.rng.uniform(0.9, 1.15)
        gx, gy = grip_point((goal.x, goal.y), shoulder)
        home = self._homes[seat]
        ux, uy = unit(home.x - shoulder[0], home.y - shoulder[1])
        held = math.degrees(math.atan2(ux, -uy))
        side = -1 if goal.flip == 0 else 1
        begin = CardPose(
            home.x + ux * GRIP_TO_CARD,
            home.y + uy * GRIP_TO_CARD,
            _HOME_HEIGHT,
            held,
            goal.flip + side * 88.0,
        )
        self._ready(seat, name, start, begin)
        let_go, short = CardPose(goal.x, goal.y, goal.height, nearest_turn(held, goal.yaw), goal.flip), 0.0
        if tossed:
            short = float(self.rng.uniform(35, 95))
            tx, ty = unit(goal.x - shoulder[0], goal.y - shoulder[1])
            spin = float(self.rng.normal(0, 16))
            let_go = CardPose(goal.x - tx * short, goal.y - ty * short, 14.0, let_go.yaw + spin, goal.flip)
            gx, gy = gx - tx * short, gy - ty * short
        arm.key(start, ArmPose(home.x, home.y, _HOME_HEIGHT, *shoulder), Grip.PINCH.value)
        arm.key(land, ArmPose(gx, gy, 12.0 + short * 0.1, *shoulder), Grip.PINCH.value)
        track = self.cards[name]
        track.move(start, land, let_go, lift=18)
        stay = land + float(self.rng.uniform(0.03, 0.12 if tossed else pace.linger))
        if tossed:
            slide = land + 0.12 + short / 500
            end = CardPose(goal.x, goal.y, goal.height, nearest_turn(let_go.yaw, goal.yaw), goal.flip)
            track.move(land, slide, end, ease=Ease.THROW)
            land = slide
        arm.key(max(stay, arm.free_from), ArmPose(gx, gy, 12.0 + short * 0.1, *shoulder), Grip.PINCH.value)
        self._go_home(seat, arm.free_from)
        return land

    def _ready(self, seat: Seat, name: str, t: float, pose: CardPose) -> None:
        self.cards.setdefault(name, CardTrack(name)).appear(t, pose)

    def _carry_off(self, name: str, seat: Seat, start: float, end: float) -> None:
        home, shoulder = self._homes[seat], self._shoulder(seat)
        ux, uy = unit(home.x - shoulder[0], home.y - shoulder[1])
        track = self.cards[name]
        here = track.pose(start)
        assert here is not None
        yaw = nearest_turn(here.yaw, math.degrees(math.atan2(ux, -uy)))
        flip = here.flip + (88.0 if here.flip < 90 else -88.0)
        track.move(
            start,
            end,
            CardPose(home.x + ux * GRIP_TO_CARD, home.y + uy * GRIP_TO_CARD, _HOME_HEIGHT, yaw, flip),
        )
        track.vanish(end)

    def _turn_over(self, t: float, name: str, flip: float) -> float:
        here = self.cards[name].pose(t)
        assert here is not None
        goal = CardPose(
            here.x + self.rng.normal(0, 3), here.y + self.rng.normal(0, 3), here.height, here.yaw, flip
        )
        self.cards[name].move(t, t + 0.42, goal, lift=36)
        return t + 0.42

    def _reach(self, seat: Seat, start: float, end: float, grip: ArmPose, kind: Grip) -> None:
        arm = self.arms[seat]
        arm.key(max(start, arm.free_from), self._homes[seat], kind.value)
        arm.key(end, grip, kind.value)

    def _go_home(self, seat: Seat, t: float, takes: float | None = None) -> None:
        arm = self.arms[seat]
        last = arm.at(t)
        assert last is not None
        if t > arm.free_from:
            arm.key(t, last[0], last[1])
        arm.key(t + (self.pace.back if takes is None else takes), self._homes[seat], Grip.REST.value)

    def _near(self, x: float, y: float, spread: float) -> tuple[float, float]:
        jx, jy = self.rng.normal(0, spread, 2)
        return x + float(jx), y + float(jy)

    def _shoulder(self, seat: Seat) -> tuple[float, float]:
        return self._homes[seat].shoulder_x, self._homes[seat].shoulder_y

    def _yaw_towards(self, seat: Seat) -> float:
        """The yaw with which a card stands upright for a seat."""
        return {Seat.SOUTH: 0.0, Seat.WEST: 90.0, Seat.NORTH: 180.0, Seat.EAST: 270.0}[seat]
