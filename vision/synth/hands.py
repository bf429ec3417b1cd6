"""Hands and arms seen from above, modelled as rounded limbs and shaded like solid things.

Sprite frame: millimetres, the point where the fingers grip at the origin, the forearm towards +y (down the
sprite), a right hand with its back up, so the thumb is at -x.
"""

from __future__ import annotations

from enum import Enum
from itertools import pairwise

import numpy as np

from vision.cv import cv2
from vision.synth.decks import Sprite
from vision.synth.limbs import Field, Limb, local, noise, shade, solid
from vision.synth.people import Person, dyed

PX_PER_MM = 1.6
LEFT, TOP, WIDTH, HEIGHT = -125.0, -70.0, 250.0, 850.0
"""Extent of a sprite, millimetres."""


class Grip(Enum):
    """What the hand does."""

    PINCH = "pinch"  # thumb and two fingers hold a card by its edge
    FLAT = "flat"  # spread fingers push cards together
    REST = "rest"  # loosely curled, lying on the table


def _finger(
    base: tuple[float, float],
    direction: float,
    lengths: tuple[float, ...],
    radii: tuple[float, ...],
    heights: tuple[float, ...],
) -> tuple[list[Limb], list[tuple[float, float, float, float]]]:
    """A chain of limbs from a knuckle; also the joints as (x, y, direction in radians, radius)."""
    limbs, joints = [], []
    x, y, turn = base[0], base[1], np.radians(direction)
    for n, length in enumerate(lengths):
        nx, ny = x + length * np.sin(turn), y - length * np.cos(turn)
        limbs.append(Limb((x, y, heights[n]), radii[n], (nx, ny, heights[n + 1]), radii[n + 1]))
        joints.append((nx, ny, float(turn), radii[n + 1]))
        x, y = nx, ny
    return limbs, joints


_Pose = tuple[tuple[float, float], tuple[tuple[float, tuple[float, ...], tuple[float, ...]], ...]]

_KNUCKLES = ((-25.0, -88.0), (-6.0, -94.0), (13.0, -90.0), (29.0, -79.0))
_RADII = ((10.5, 9.4, 8.4, 7.2), (10.8, 9.8, 8.7, 7.5), (10.2, 9.2, 8.2, 7.1), (9.0, 7.9, 7.0, 6.2))
_POSES: dict[Grip, tuple[tuple[float, tuple[float, ...], tuple[float, ...]], ...]] = {
    # per finger, index to little: direction in degrees, lengths, heights of the four joints
    Grip.FLAT: (
        (-13.0, (43.0, 25.0, 18.0), (22.0, 18.0, 13.0, 9.0)),
        (-2.0, (47.0, 29.0, 19.0), (23.0, 19.0, 13.0, 9.0)),
        (8.0, (44.0, 27.0, 18.0), (22.0, 18.0, 12.0, 9.0)),
        (23.0, (35.0, 20.0, 16.0), (20.0, 16.0, 11.0, 8.0)),
    ),
    Grip.PINCH: (
        (2.0, (36.0, 22.0, 15.0), (34.0, 36.0, 22.0, 10.0)),
        (7.0, (36.0, 23.0, 15.0), (35.0, 37.0, 22.0, 10.0)),
        (10.0, (32.0, 12.0, 3.0), (33.0, 30.0, 16.0, 8.0)),
        (18.0, (25.0, 8.0, 2.0), (29.0, 25.0, 13.0, 7.0)),
    ),
    Grip.REST: (
        (-8.0, (36.0, 20.0, 12.0), (28.0, 26.0, 16.0, 9.0)),
        (0.0, (39.0, 22.0, 12.0), (29.0, 27.0, 16.0, 9.0)),
        (7.0, (36.0, 19.0, 10.0), (28.0, 25.0, 15.0, 9.0)),
        (17.0, (28.0, 14.0, 9.0), (25.0, 21.0, 12.0, 8.0)),
    ),
}
_THUMBS = {
    Grip.FLAT: ((-47.0, -52.0, 15.0), (-63.0, -79.0, 12.0), (-71.0, -103.0, 9.0)),
    Grip.PINCH: ((-42.0, -62.0, 16.0), (-37.0, -98.0, 12.0), (-29.0, -128.0, 9.0)),
    Grip.REST: ((-44.0, -54.0, 14.0), (-50.0, -84.0, 11.0), (-45.0, -108.0, 9.0)),
}
_GRIP_POINT = {Grip.FLAT: (-4.0, -150.0), Grip.PINCH: (-18.0, -150.0), Grip.REST: (-4.0, -150.0)}


def arm_sprite(person: Person, grip: Grip, rng: np.random.Generator, light: float = 0.0) -> Sprite:
    """Draw a person's right arm.

    Args:
        person: whose.
        grip: what the hand does.
        rng: for freckles, folds and weave.
        light: direction the light comes from, radians clockwise from up the sprite.

    Returns:
        BGRA, `HEIGHT` x `WIDTH` millimetres at `PX_PER_MM`; see the module's frame.
    """
    ox, oy = _GRIP_POINT[grip]
    limbs: list[Limb] = []
    joints: list[tuple[float, float, float, float]] = []
    tips: list[tuple[float, float, float, float]] = []
    for knuckle, radii, (direction, lengths, heights) in zip(_KNUCKLES, _RADII, _POSES[grip], strict=True):
        chain, bends = _finger(knuckle, direction, lengths, radii, heights)
        limbs += chain
        joints += bends[:-1]
        tips.append(bends[-1])
        limbs.append(Limb((knuckle[0] * 0.35, -8.0, 24.0), 19.0, (*knuckle, heights[0]), radii[0] + 1.0, 0.8))
    thumb = _THUMBS[grip]
    bones = [((-19.0, -20.0, 18.0), 17.0), *zip(thumb, (12.5, 10.6, 8.6), strict=True)]
    limbs += [Limb(a, ra, b, rb) for (a, ra), (b, rb) in pairwise(bones)]
    turn = float(np.arctan2(thumb[2][0] - thumb[1][0], -(thumb[2][1] - thumb[1][1])))
    tips.append((thumb[2][0], thumb[2][1], turn, 8.6))
    joints.append((thumb[1][0], thumb[1][1], turn, 10.6))
    limbs.append(Limb((0.0, 0.0, 24.0), 27.0, (0.0, -30.0, 24.0), 29.0, 0.72))
    limbs.append(Limb((0.0, 0.0, 24.0), 27.0, (4.0, 230.0, 44.0), 44.0, 0.8))
    limbs.append(Limb((4.0, 230.0, 44.0), 44.0, (0.0, 720.0, 90.0), 62.0, 0.8))

    k = person.build
    xs = ((np.arange(round(WIDTH * PX_PER_MM)) + 0.5) / PX_PER_MM + LEFT) / k + ox
    ys = ((np.arange(round(HEIGHT * PX_PER_MM)) + 0.5) / PX_PER_MM + TOP) / k + oy
    x, y = (grid.astype(np.float32) for grid in np.meshgrid(xs, ys))
    height, inside = solid(limbs, x, y)
    colour = _skin(person, x, y, joints, tips, rng)
    if person.watch:
        height, colour = _watch(height, colour, x, y)
    if person.cuff is not None:
        height, inside, colour = _sleeve(person, person.cuff, height, inside, colour, x, y, rng)
    shaded = shade(height, colour, light, PX_PER_MM)
    alpha = np.clip(inside * PX_PER_MM * k + 0.5, 0, 1)
    return np.dstack([np.clip(shaded, 0, 255), alpha * 255]).astype(np.uint8)


def _skin(
    person: Person,
    x: Field,
    y: Field,
    joints: list[tuple[float, float, float, float]],
    tips: list[tuple[float, float, float, float]],
    rng: np.random.Generator,
) -> Field:
    """Colour of the skin: mottling, warm knuckles and fingertips, creases, nails."""
    colour = np.empty((*x.shape, 3), np.float32)
    colour[:] = person.skin
    mottle = 0.022 * noise(x.shape, 18, rng) + 0.012 * noise(x.shape, 3, rng)
    colour *= (1 + mottle)[..., None]
    hand = slice(0, int(np.searchsorted(y[:, 0], 5.0)))
    colour[hand] = _details(person, colour[hand], x[hand], y[hand], joints, tips)
    return colour


def _details(
    person: Person,
    colour: Field,
    x: Field,
    y: Field,
    joints: list[tuple[float, float, float, float]],
    tips: list[tuple[float, float, float, float]],
) -> Field:
    """What a hand has and an arm has not: warm knuckles and fingertips, creases, nails."""
    warm = np.zeros(x.shape, np.float32)
    crease = np.zeros(x.shape, np.float32)
    for jx, jy, turn, radius in joints:
        u, v = local(x, y, jx, jy, turn)
        warm += np.exp(-(u * u + v * v) / (2 * (radius * 0.9) ** 2))
        for offset in (-2.2, 0.2, 2.6):
            crease += np.exp(-((v - offset - 0.02 * u * u) ** 2) / 0.5) * (np.abs(u) < radius * 0.62)
    for tx, ty, turn, radius in tips:
        u, v = local(x, y, tx, ty, turn)
        warm += 0.8 * np.exp(-(u * u + v * v) / (2 * (radius * 1.1) ** 2))
    warm = np.minimum(warm, 1)
    colour *= 1 - warm[..., None] * np.array([0.10, 0.075, 0.0], np.float32)
    colour *= (1 - 0.13 * np.minimum(crease, 1))[..., None]
    for tip in tips:
        colour = _nail(person, colour, x, y, tip)
    return colour


def _nail(person: Person, colour: Field, x: Field, y: Field, tip: tuple[float, float, float, float]) -> Field:
    """Paint one fingernail, its rim and its gleam; touches only a window around it."""
    tx, ty, turn, radius = tip
    rows = slice(*(int(v) for v in np.searchsorted(y[:, 0], [ty - 2 * radius, ty + 2 * radius])))
    columns = slice(*(int(v) for v in np.searchsorted(x[0], [tx - 2 * radius, tx + 2 * radius])))
    u, v = local(x[rows, columns], y[rows, columns], tx, ty, turn)
    wide, tall = radius * 0.62, radius * 0.82
    ring = ((u / wide) ** 4 + ((v + radius * 0.12) / tall) ** 4) ** 0.25
    nail = np.clip((1 - ring) * wide * 1.2, 0, 1)[..., None]
    plate = np.array(person.skin, np.float32) * 0.6 + np.array([150, 160, 215], np.float32) * 0.42
    white = np.clip((-(v) - radius * 0.66) * 1.4, 0, 1)[..., None]
    plate = plate * (1 - white * 0.5) + 215 * white * 0.5
    gleam = 38 * np.exp(-((u + wide * 0.3) ** 2) / 2.2 - (v**2) / 18)[..., None]
    rim = np.exp(-((ring - 1) ** 2) / 0.012)[..., None]
    part = colour[rows, columns]
    colour[rows, columns] = (part * (1 - nail) + (plate + gleam) * nail) * (1 - 0.16 * rim)
    return colour


def _watch(height: Field, colour: Field, x: Field, y: Field) -> tuple[Field, Field]:
    strap = (np.abs(y - 22) < 9) & (np.abs(x) < 34)
    face = np.hypot(x, y - 22) < 16
    colour = colour.copy()
    colour[strap] = (28, 26, 30)
    colour[face] = (196, 192, 188)
    colour[np.hypot(x, y - 22) < 13] = (40, 36, 34)
    for width, length, turn in ((0.9, 9, 0.6), (0.7, 11, 2.5)):
        u, v = local(x, y, 0, 22, turn)
        colour[(np.abs(u) < width) & (v < 0) & (v > -length)] = (220, 220, 220)
    return np.where(face, height + 5, np.where(strap, height + 2, height)).astype(np.float32), colour


def _sleeve(
    person: Person,
    cuff: float,
    height: Field,
    inside: Field,
    colour: Field,
    x: Field,
    y: Field,
    rng: np.random.Generator,
) -> tuple[Field, Field, Field]:
    """Cloth over the arm: wider than it, folded across, with a cuff and perhaps stripes."""
    edge = cuff + 1.5 * noise(x.shape, 40, rng) + 0.004 * x * x
    wave = cv2.resize(noise((x.shape[0], x.shape[1] // 4), 30, rng), x.shape[::-1])
    half = 36 + np.minimum(np.maximum(y - 20, 0) * 0.14, 42) + 2.2 * noise((x.shape[0], 1), 50, rng)
    middle = np.float32(4) * np.clip(y / 230, 0, 1)
    deep = half - np.abs(x - middle)
    on = np.minimum(deep, y - edge)
    folds = (1.6 + 0.8 * wave) * np.sin(y / 19 + 1.3 * wave + x * 0.012) * np.clip((y - edge) / 40, 0, 1)
    dome = np.sqrt(np.maximum(half**2 - (x - middle) ** 2, 0)) * 0.72
    surface = 26 + np.maximum(y, 0) * 0.09 + dome + folds
    cloth = dyed(person, x.shape, y + 1.5 * wave, rng)
    seam = np.exp(-((y - edge - 16) ** 2) / 1.6) + np.clip(1 - np.abs(y - edge) / 2, 0, 1)
    cloth *= (1 - 0.3 * np.minimum(seam, 1))[..., None]
    share = np.clip(on * 2, 0, 1)
    colour = colour * (1 - share[..., None]) + cloth * share[..., None]
    height = np.where(on > 0, surface, height).astype(np.float32)
    inside = np.where(y > edge, np.maximum(on, np.minimum(inside, deep)), inside).astype(np.float32)
    return height, inside, np.asarray(colour, np.float32)
