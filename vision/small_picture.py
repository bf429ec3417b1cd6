"""What two small pictures tell: how they differ, how much of that is noise, light, or a pushed camera."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from vision.cv import cv2

Mask = npt.NDArray[np.bool_]
Small = npt.NDArray[np.uint8]

MOVING_LEVELS = (5.0, 0.06, 10.0)
"""Grey levels between two pictures from which a small pixel moves: least, more per level of its own, most."""
NEW_LEVELS = (8.0, 0.12, 18.0)
"""The same between the settled picture and this one, in any colour. A dark sleeve in a dim room differs from
the floor by ten levels; a white card's own noise and compression are that much."""
NOISE_MARGIN = 5.0
"""Standard deviations of the noise, measured as it is, below which nothing counts."""
CELL = 20
"""Side of the places that are told to have a pattern, small pixels."""
PATTERN = 4.0
"""Standard deviation of grey levels from which a place has a pattern: above noise, below wood grain and
print."""
LEAST_PLACES = 20
"""Patterned places needed to tell a pushed camera: on a bare table cards are all the pattern there is."""
RIM = 5
"""Small pixels: what is thinner is the rim of something; a card lies ten of them wide or more."""


def noise_levels(levels: tuple[float, float, float], floor: float) -> Small:
    """The least difference that counts, by a pixel's own level: a table of 256."""
    least, slope, most = levels
    table = np.clip(least + slope * np.arange(256), least, most)
    return np.asarray(np.minimum(np.maximum(table, floor), 255), np.uint8)


def brightness(grey: Small) -> float:
    """The level that a two-hundredth of a picture is above."""
    levels = np.bincount(grey.ravel(), minlength=256)
    return float(np.searchsorted(np.cumsum(levels), 0.995 * grey.size))


def unlike(now: Small, settled: Small) -> Mask:
    """Where a picture is unlike what it should be, and around: wide places alone, for it may be off by one.

    What is thinner than a finger is the rim of a thing that is not quite where it was reckoned to be.
    """
    near = np.ones((3, 3), np.uint8)
    low, high = cv2.erode(settled, near), cv2.dilate(settled, near)
    off = cv2.max(cv2.subtract(now, high), cv2.subtract(low, now))
    differs = (off > cv2.LUT(settled, noise_levels(NEW_LEVELS, 0.0))).any(axis=2)
    wide = cv2.morphologyEx(differs.view(np.uint8), cv2.MORPH_OPEN, np.ones((RIM, RIM), np.uint8))
    return np.asarray(cv2.dilate(wide, np.ones((RIM + 2, RIM + 2), np.uint8)), bool)


def gain(before: npt.NDArray[np.generic], now: npt.NDArray[np.generic]) -> float:
    """How much brighter most of the picture became: the median ratio over a sparse grid."""
    a = before[2::6, 2::6].astype(np.float32) + 1
    b = now[2::6, 2::6].astype(np.float32) + 1
    return float(np.median(b / a))


def spread_of_motion(moving: Mask, settled: npt.NDArray[np.float32]) -> float:
    """Share of the table's patterned places that move; 0 where there are too few to tell.

    The pattern is the settled picture's: an arm brings its own, and all of that moves.
    """
    if not moving.any():
        return 0.0
    level = np.asarray(cv2.cvtColor(settled, cv2.COLOR_BGR2GRAY), np.float32)
    size = (level.shape[1] // CELL, level.shape[0] // CELL)
    mean = cv2.resize(level, size, interpolation=cv2.INTER_AREA)
    square = cv2.resize(level * level, size, interpolation=cv2.INTER_AREA)
    patterned = square - mean * mean > PATTERN * PATTERN
    if patterned.sum() < LEAST_PLACES:
        return 0.0
    stirred = cv2.resize(moving.astype(np.float32), size, interpolation=cv2.INTER_AREA) > 0.04
    return float(stirred[patterned].mean())


def grown(mask: Mask, side: int) -> Mask:
    """The mask and what lies within half a square of this side, small pixels, around it."""
    return np.asarray(cv2.dilate(mask.view(np.uint8), np.ones((side, side), np.uint8)), bool)


def without_specks(mask: Mask) -> Mask:
    """The mask without lone pixels, which are noise."""
    if not mask.any():
        return mask
    opened = cv2.morphologyEx(mask.view(np.uint8), cv2.MORPH_OPEN, np.ones((2, 2), np.uint8))
    return np.asarray(opened, bool)


def joined_to_edge(new: Mask, beyond: Mask | None) -> Mask:
    """The parts of a mask that touch the picture's edge, or what lies beyond the table."""
    if not new.any():
        return new
    joined = cv2.dilate(new.view(np.uint8), np.ones((5, 5), np.uint8))  # over the stripes of a sleeve
    count, labels = cv2.connectedComponents(joined, connectivity=8)
    touching = np.zeros(count, bool)
    for edge in (labels[:2], labels[-2:], labels[:, :2], labels[:, -2:]):
        touching[np.unique(edge)] = True
    if beyond is not None and beyond.shape == new.shape:
        touching[np.unique(labels[beyond & new])] = True
    touching[0] = False
    return np.asarray(touching[labels] & new, bool)
