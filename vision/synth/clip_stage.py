"""The stage of a clip: a table for four, its cards and arms, and the movements that all acting is made of.

What people do (`clip_deal`, `clip_play`) is put together from these movements, a script (`clip_script`) says
who does what when, and the renderer only looks at the tracks. Millimetres and seconds, in the table frame of
`vision.calibration`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from euchre.seats import Seat
from vision.synth.clip_places import (
    BRISK,
    GRIP_TO_CARD,
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
THICK = 0.3
"""Of a card, millimetres; generous, so that piles keep their order."""
COPY = "+"
"""Ends the name of a second card of one face, in a pack that holds it twice."""


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
        markers: whether people lay printed markers down.
        cards: by name.
        tokens: printed markers, by name.
        arms: right arms by seat.
        bumps: knocks against the camera, in order of time.
        lights: changes of light, in order of time.
        holders: before whom each token lies.
        piles: how many tricks lie before each seat.
        homes: where each arm rests.
    """

    rng: np.random.Generator
    pace: Pace = BRISK
    spread: float = 66.0
    scatter: float = 11.0
    turned: float = 13.0
    markers: bool = False
    cards: dict[str, CardTrack] = field(default_factory=dict)
    tokens: dict[str, CardTrack] = field(default_factory=dict)
    arms: dict[Seat, ArmTrack] = field(default_factory=dict)
    bumps: list[Bump] = field(default_factory=list)
    lights: list[LightChange] = field(default_factory=list)
    holders: dict[str, Seat] = field(default_factory=dict)
    piles: dict[Seat, int] = field(default_factory=dict)
    homes: dict[Seat, ArmPose] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for seat in Seat:
            away, side = _HOME + self.rng.uniform(-25, 25), self.rng.uniform(40, 110)
            x, y = place(seat, away, side)
            sx, sy = place(seat, away + 420, side + 110)
            self.homes[seat] = ArmPose(x, y, 40.0, sx, sy)
            self.arms[seat] = ArmTrack()
            self.arms[seat].key(0.0, self.homes[seat], Grip.REST.value)

    def lay(
        self,
        t: float,
        seat: Seat,
        name: str,
        goal: CardPose,
        tossed: bool = False,
        takes: float | None = None,
    ) -> float:
        """A hand brings a card from home to `goal`, or tosses it the last stretch; tells when it lies.

        Args:
            t: when the hand sets out, at the earliest.
            seat: whose hand.
            name: the card.
            goal: where it comes to lie.
            tossed: whether it is let go before.
            takes: seconds of the way, after which the hand does not linger; the pace's own where None.
        """
        arm, shoulder, pace = self.arms[seat], self.shoulder(seat), self.pace
        arm.key(max(t, arm.free_from), self.homes[seat], Grip.PINCH.value)
        start = arm.free_from + 0.12
        land = start + (pace.reach * self.rng.uniform(0.9, 1.15) if takes is None else takes)
        gx, gy = grip_point((goal.x, goal.y), shoulder)
        home = self.homes[seat]
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
        self.cards.setdefault(name, CardTrack(name)).appear(start, begin)
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
        brief = tossed or takes is not None
        stay = land + float(self.rng.uniform(0.03, 0.12 if brief else pace.linger))
        if tossed:
            slide = land + 0.12 + short / 500
            end = CardPose(goal.x, goal.y, goal.height, nearest_turn(let_go.yaw, goal.yaw), goal.flip)
            track.move(land, slide, end, ease=Ease.THROW)
            land = slide
        arm.key(max(stay, arm.free_from), ArmPose(gx, gy, 12.0 + short * 0.1, *shoulder), Grip.PINCH.value)
        self.go_home(seat, arm.free_from)
        return land

    def track(self, name: str) -> CardTrack:
        """What a card or a token does."""
        return self.tokens[name] if name in self.tokens else self.cards[name]

    def carry_off(self, name: str, seat: Seat, start: float, end: float) -> None:
        """A card goes with its player's hand from where it lies to home, and out of sight."""
        home, shoulder = self.homes[seat], self.shoulder(seat)
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

    def turn_over(self, t: float, name: str, flip: float) -> float:
        """A card is turned in its place until its flip is `flip` degrees; returns when it lies."""
        here = self.cards[name].pose(t)
        assert here is not None
        goal = CardPose(
            here.x + self.rng.normal(0, 3), here.y + self.rng.normal(0, 3), here.height, here.yaw, flip
        )
        self.cards[name].move(t, t + 0.42, goal, lift=36)
        return t + 0.42

    def reach(self, seat: Seat, start: float, end: float, grip: ArmPose, kind: Grip) -> None:
        """An arm goes from home to `grip`."""
        arm = self.arms[seat]
        arm.key(max(start, arm.free_from), self.homes[seat], kind.value)
        arm.key(end, grip, kind.value)

    def go_home(self, seat: Seat, t: float, takes: float | None = None) -> None:
        """An arm goes home from where it is at `t`, in the pace's own time where `takes` is None."""
        arm = self.arms[seat]
        last = arm.at(t)
        assert last is not None
        if t > arm.free_from:
            arm.key(t, last[0], last[1])
        arm.key(t + (self.pace.back if takes is None else takes), self.homes[seat], Grip.REST.value)

    def near(self, x: float, y: float, spread: float) -> tuple[float, float]:
        """A place near another, by a normal deviate of so many millimetres each way."""
        jx, jy = self.rng.normal(0, spread, 2)
        return x + float(jx), y + float(jy)

    def shoulder(self, seat: Seat) -> tuple[float, float]:
        """Where a player's right shoulder is."""
        return self.homes[seat].shoulder_x, self.homes[seat].shoulder_y
