"""Where something reached in when the settled picture was taken, and the table lies bare now.

Such a place differs from the settled picture as an arm does, and would for ever. Outlines tell them apart: an
arm's stands out in the picture of the moment, that of an arm that has gone in the settled one. Background
subtraction calls such a place a ghost.
"""

from __future__ import annotations

import numpy as np

from vision.cv import cv2
from vision.small_picture import Mask, Small, grown

LEAST_AREA = 40
"""Small pixels: less is the rim of something."""
LEAST_OUTLINE = 0.6
"""Share of an outline that nothing else may touch: a part of an arm that rests while the rest of it moves has
none of its own."""
FADED = 2.0
"""How many times as steep as now an outline was."""
FADED_BY = 8.0
"""And by how many grey levels: on a plain table noise alone makes twice as much of little."""


def bare_places(now: Small, settled: Small, still: Mask, stirred: Mask) -> Mask:
    """The still places that were covered when the settled picture was taken, and are bare.

    Args:
        now: small picture of the moment, height x width x 3.
        settled: how each place looked when it was last found at rest.
        still: what differs, reaches in, and has not moved for a moment.
        stirred: what else differs, moves, or is being judged; outlines beside it belong to it.

    Returns:
        A part of `still`.
    """
    shapes = cv2.morphologyEx(still.view(np.uint8), cv2.MORPH_OPEN, _square(5))
    bare = np.zeros_like(still)
    if not shapes.any():
        return bare
    steep_now, steep_before = _steepness(now), _steepness(settled)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(shapes, connectivity=8)
    for label in range(1, count):
        if stats[label, cv2.CC_STAT_AREA] < LEAST_AREA:
            continue
        shape = np.asarray(labels == label, bool)
        outline = grown(shape, 5) & ~_shrunk(shape)
        own = outline & ~grown(stirred & ~grown(shape, 3), 3)
        if own.sum() < LEAST_OUTLINE * outline.sum():
            continue
        before, after = float(steep_before[own].mean()), float(steep_now[own].mean())
        if before > FADED * after and before > after + FADED_BY:
            bare |= shape
    return bare


def _steepness(small: Small) -> Small:
    """The most that any colour changes between a pixel's neighbours."""
    change = cv2.morphologyEx(small, cv2.MORPH_GRADIENT, _square(3))
    return np.asarray(change.max(axis=2), np.uint8)


def _square(side: int) -> Small:
    return np.ones((side, side), np.uint8)


def _shrunk(mask: Mask) -> Mask:
    return np.asarray(cv2.erode(mask.view(np.uint8), _square(3)), bool)
