"""Solid things made of tapered limbs, seen from straight above, and the light on them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.cv import cv2

Field = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Limb:
    """A tapered capsule: from (x, y, height) with a radius to another; millimetres."""

    a: tuple[float, float, float]
    ra: float
    b: tuple[float, float, float]
    rb: float
    flat: float = 1.0


def solid(limbs: list[Limb], x: Field, y: Field) -> tuple[Field, Field]:
    """Height of the upper surface and signed distance inside the outline, blended where limbs meet."""
    height = np.full(x.shape, -40.0, np.float32)
    inside = np.full(x.shape, -60.0, np.float32)
    for limb in limbs:
        reach = max(limb.ra, limb.rb) + 30
        rows = _span(y[:, 0], limb.a[1], limb.b[1], reach)
        columns = _span(x[0], limb.a[0], limb.b[0], reach)
        px, py = x[rows, columns], y[rows, columns]
        dx, dy = limb.b[0] - limb.a[0], limb.b[1] - limb.a[1]
        along = np.clip(((px - limb.a[0]) * dx + (py - limb.a[1]) * dy) / (dx * dx + dy * dy), 0, 1)
        distance = np.hypot(px - limb.a[0] - along * dx, py - limb.a[1] - along * dy)
        radius = limb.ra + along * (limb.rb - limb.ra)
        level = limb.a[2] + along * (limb.b[2] - limb.a[2])
        deep = radius - distance
        round_part = np.sqrt(np.maximum(radius**2 - distance**2, 0)) * limb.flat
        surface = level + np.where(deep > 0, round_part, 1.2 * deep)
        height[rows, columns] = _smooth_max(height[rows, columns], surface.astype(np.float32), 3.5)
        inside[rows, columns] = _smooth_max(inside[rows, columns], deep.astype(np.float32), 3.0)
    return height, inside


def _span(axis: Field, a: float, b: float, reach: float) -> slice:
    low, high = np.searchsorted(axis, [min(a, b) - reach, max(a, b) + reach])
    return slice(int(low), int(high))


def _smooth_max(a: Field, b: Field, k: float) -> Field:
    mix = np.maximum(k - np.abs(a - b), 0) / k
    return np.asarray(np.maximum(a, b) + mix * mix * k / 4, np.float32)


def noise(shape: tuple[int, int], cell: float, rng: np.random.Generator) -> Field:
    """Smooth noise of unit spread; `cell` in pixels."""
    small = rng.normal(0, 1, (int(shape[0] / cell) + 3, int(shape[1] / cell) + 3)).astype(np.float32)
    return np.asarray(cv2.resize(small, shape[::-1], interpolation=cv2.INTER_CUBIC), np.float32)


def local(x: Field, y: Field, ox: float, oy: float, turn: float) -> tuple[Field, Field]:
    """Coordinates across and along a direction `turn` (radians clockwise from up); v grows backwards."""
    c, s = np.float32(np.cos(turn)), np.float32(np.sin(turn))
    dx, dy = x - np.float32(ox), y - np.float32(oy)
    return dx * c + dy * s, dy * c - dx * s


def shade(height: Field, colour: Field, light: float, px_per_mm: float) -> Field:
    """Light from above and one side, dimmer in hollows and towards the outline.

    Args:
        height: of the surface, mm.
        colour: of the surface, BGR.
        light: where the light comes from, radians clockwise from up.
        px_per_mm: scale of both arrays.
    """
    smooth = cv2.GaussianBlur(height, (0, 0), 1.6)
    gy, gx = np.gradient(smooth, 1 / px_per_mm)
    length = np.sqrt(gx * gx + gy * gy + 1)
    lx, ly, lz = 0.5 * np.sin(light), -0.5 * np.cos(light), 0.86
    facing = (-gx * lx - gy * ly + lz) / length
    hollow = np.clip((cv2.GaussianBlur(smooth, (0, 0), 9) - smooth) / 16, 0, 0.5)
    tone = 0.42 + 0.62 * np.clip(facing, 0, 1) ** 0.9 - 0.35 * hollow
    gloss = np.clip(facing, 0, 1) ** 40 * 14
    return np.asarray(colour * tone[..., None] + gloss[..., None], np.float32)
