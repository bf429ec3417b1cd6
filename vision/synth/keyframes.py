"""Things that move: poses over time, as segments between rests. Seconds and millimetres."""

from __future__ import annotations

import math
from bisect import bisect_right
from dataclasses import dataclass, field
from enum import Enum


class Ease(Enum):
    """How a movement spends its time."""

    SMOOTH = "smooth"  # starts and ends at rest, as a hand does
    THROW = "throw"  # starts fast and is braked, as a tossed card is
    LINEAR = "linear"

    def at(self, share: float) -> float:
        """Share of the way after a share of the time; both 0..1."""
        if self is Ease.SMOOTH:
            return share * share * (3 - 2 * share)
        if self is Ease.THROW:
            return 1 - (1 - share) ** 2
        return share


@dataclass(frozen=True, slots=True)
class CardPose:
    """Where a card is.

    Attributes:
        x: centre, millimetres to the right of the table's centre.
        y: centre, millimetres towards South.
        height: above the table, millimetres.
        yaw: degrees clockwise as seen from above; 0 has the card's top towards North.
        flip: degrees about the card's long axis; 0 is face up, 180 face down.
    """

    x: float
    y: float
    height: float = 0.0
    yaw: float = 0.0
    flip: float = 0.0

    def towards(self, other: CardPose, share: float) -> CardPose:
        """The pose part of the way to another."""
        return CardPose(*(a + (b - a) * share for a, b in zip(self.values(), other.values(), strict=True)))

    def values(self) -> tuple[float, float, float, float, float]:
        """All five numbers."""
        return (self.x, self.y, self.height, self.yaw, self.flip)


@dataclass(frozen=True, slots=True)
class _Move:
    start: float
    end: float
    goal: CardPose
    lift: float
    ease: Ease


@dataclass(slots=True)
class CardTrack:
    """Everything one card does in a clip.

    Attributes:
        name: the card, `JH`.
    """

    name: str
    _starts: list[float] = field(default_factory=list)
    _moves: list[tuple[CardPose | None, _Move | None]] = field(default_factory=list)

    def appear(self, t: float, pose: CardPose) -> None:
        """Put the card somewhere from `t` on."""
        self._add(t, pose, None)

    def vanish(self, t: float) -> None:
        """Take the card out of sight from `t` on (into a hand, out of the picture)."""
        self._add(t, None, None)

    def move(
        self, start: float, end: float, goal: CardPose, lift: float = 0.0, ease: Ease = Ease.SMOOTH
    ) -> None:
        """Move it from wherever it is at `start`; `lift` is how high it arches in between, mm."""
        here = self.pose(start)
        if here is None:
            raise ValueError(f"{self.name} cannot move at {start:.2f} s: it is not on the table")
        self._add(start, here, _Move(start, end, goal, lift, ease))

    def pose(self, t: float) -> CardPose | None:
        """Where it is at a time; None while out of sight."""
        index = bisect_right(self._starts, t) - 1
        if index < 0:
            return None
        begin, move = self._moves[index]
        if begin is None or move is None:
            return begin
        if t >= move.end:
            return move.goal
        share = (t - move.start) / (move.end - move.start)
        pose = begin.towards(move.goal, move.ease.at(share))
        arch = move.lift * 4 * share * (1 - share)
        return CardPose(pose.x, pose.y, pose.height + arch, pose.yaw, pose.flip)

    def rests_since(self, t: float) -> float | None:
        """Since when it has lain still, seen from time `t`; None while it moves or is out of sight."""
        index = bisect_right(self._starts, t) - 1
        if index < 0 or self._moves[index][0] is None:
            return None
        move = self._moves[index][1]
        if move is None:
            return self._starts[index]
        return move.end if t >= move.end else None

    def _add(self, t: float, pose: CardPose | None, move: _Move | None) -> None:
        if self._starts and t < self._starts[-1]:
            raise ValueError(f"{self.name}: the clip's script goes back in time at {t:.2f} s")
        self._starts.append(t)
        self._moves.append((pose, move))


@dataclass(frozen=True, slots=True)
class ArmPose:
    """Where an arm is: the point it grips at, and where its shoulder stands; millimetres."""

    x: float
    y: float
    height: float
    shoulder_x: float
    shoulder_y: float

    def towards(self, other: ArmPose, share: float) -> ArmPose:
        """The pose part of the way to another."""
        mine = (self.x, self.y, self.height, self.shoulder_x, self.shoulder_y)
        yours = (other.x, other.y, other.height, other.shoulder_x, other.shoulder_y)
        return ArmPose(*(a + (b - a) * share for a, b in zip(mine, yours, strict=True)))


@dataclass(slots=True)
class ArmTrack:
    """Everything one arm does: key poses, smooth between them, each with the grip held from then on."""

    _times: list[float] = field(default_factory=list)
    _keys: list[tuple[ArmPose, str]] = field(default_factory=list)

    def key(self, t: float, pose: ArmPose, grip: str) -> None:
        """Be at `pose` at time `t`, holding `grip` until the next key.

        Raises:
            ValueError: `t` lies before the last key.
        """
        if self._times and t < self._times[-1] - 1e-9:
            raise ValueError(
                f"an arm cannot be in two places: key at {t:.2f} s after {self._times[-1]:.2f} s"
            )
        self._times.append(t)
        self._keys.append((pose, grip))

    @property
    def free_from(self) -> float:
        """Time of the last key: before it the arm is busy."""
        return self._times[-1] if self._times else -math.inf

    def at(self, t: float) -> tuple[ArmPose, str] | None:
        """Pose and grip at a time; None before the first key."""
        index = bisect_right(self._times, t) - 1
        if index < 0:
            return None
        pose, grip = self._keys[index]
        if index + 1 == len(self._keys):
            return pose, grip
        span = self._times[index + 1] - self._times[index]
        share = (t - self._times[index]) / span if span > 0 else 1.0
        return pose.towards(self._keys[index + 1][0], Ease.SMOOTH.at(share)), grip
