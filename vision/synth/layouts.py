"""How cards lie about: scattered, in rows, fans, heaps, tricks and spreads."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True, slots=True)
class Pose:
    """One card: its middle in card heights from the table's, its turn in degrees, which side is up."""

    x: float
    y: float
    angle: float
    face: bool


def lay_out(rng: np.random.Generator, wide: float, tall: float) -> list[Pose]:
    """Where cards lie, in card heights from the middle, bottom card first."""
    reach_x, reach_y = 0.5 * wide, 0.5 * tall
    room = max(1, int(wide * tall / 0.9))
    count = min(room, int(rng.integers(1, 16)))
    backs = rng.random() < 0.3
    kind = str(
        rng.choice(
            ["scatter", "row", "fan", "heap", "trick", "spread"], p=[0.34, 0.14, 0.12, 0.14, 0.16, 0.1]
        )
    )
    base = rng.uniform(0, 360)
    cx, cy = rng.uniform(-0.35, 0.35) * wide, rng.uniform(-0.35, 0.35) * tall
    poses: list[Pose] = []

    def add(x: float, y: float, angle: float) -> None:
        poses.append(Pose(x, y, angle, not (backs and rng.random() < 0.4)))

    if kind == "scatter":
        for _ in range(count):
            add(rng.uniform(-reach_x, reach_x), rng.uniform(-reach_y, reach_y), rng.uniform(0, 360))
    elif kind == "row":
        pitch, sway = rng.uniform(0.18, 0.95), rng.uniform(0, 8)
        direction = math.radians(base)
        for i in range(min(count, 8)):
            step = (i - count / 2) * pitch
            add(cx + step * math.cos(direction), cy + step * math.sin(direction), base + rng.normal(0, sway))
    elif kind == "fan":
        spread, radius = rng.uniform(5, 18), rng.uniform(1.0, 2.2)
        for i in range(min(count, 7)):
            a = base + (i - 3) * spread
            add(cx + radius * math.sin(math.radians(a)), cy - radius * math.cos(math.radians(a)), a)
    elif kind == "heap":
        loose = rng.uniform(0.15, 0.7)
        for _ in range(min(count, 7)):
            add(cx + rng.normal(0, loose), cy + rng.normal(0, loose), rng.uniform(0, 360))
    elif kind == "trick":
        apart = rng.uniform(0.3, 0.85)
        for i in range(int(rng.integers(2, 5))):
            a = base + 90 * i
            r = apart + rng.normal(0, 0.08)
            add(cx + r * math.sin(math.radians(a)), cy - r * math.cos(math.radians(a)), a + rng.normal(0, 18))
        poses = [poses[int(i)] for i in rng.permutation(len(poses))]
    else:
        columns = int(rng.integers(2, 5))
        gap_x, gap_y = rng.uniform(0.68, 1.1), rng.uniform(0.95, 1.4)
        c, s = math.cos(math.radians(base)), math.sin(math.radians(base))
        for i in range(min(count, 10)):
            x, y = (i % columns - columns / 2) * gap_x, (i // columns - 1) * gap_y
            add(cx + c * x - s * y, cy + s * x + c * y, base + rng.normal(0, 3))
    if rng.random() < 0.08:
        for _ in range(4):  # the undealt four, squared up
            add(cx + rng.normal(0, 0.015), cy + rng.normal(0, 0.015), base + rng.normal(0, 1))
            poses[-1] = Pose(poses[-1].x, poses[-1].y, poses[-1].angle, False)
    return poses
