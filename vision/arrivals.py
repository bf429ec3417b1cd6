"""Where something of a card's size has come to rest: places worth a look though nobody found a card there.

The detector goes by what cards look like, and misses one now and then: an odd court on a busy cloth. What
came to rest says where to look again, whatever it looks like.
"""

from __future__ import annotations

import numpy as np

from vision.attention import LEAST_PIXELS
from vision.calibration import CARD_HEIGHT_MM, CARD_WIDTH_MM, TablePlane
from vision.cv import cv2
from vision.pose import Pose
from vision.small_picture import Mask

LEAST_SIZE, MOST_SIZE = 0.7, 1.25
"""Sides, as shares of a card's, between which a thing may be one: its rim may be lost on a cloth of its own
colour, and its shadow belongs to what is new."""
PRINT = 5
"""Small pixels, across, that are joined: of a white card on a white cloth only the print is new."""
MOST_KNOWN = 0.75
"""Share of a thing on known cards from which it is no card that lies across them."""
FILLED = 0.6
"""Share of its own box that a card's outline fills at least."""


def arrived_poses(resting: Mask, known: Mask, plane: TablePlane, scale: float) -> list[Pose]:
    """Poses of cards that may lie where something has come to rest.

    Args:
        resting: what is new and at rest, free of arms, on the small picture of `motion`.
        known: where known cards lie, or lay: what is new there alone is the place of one that is gone.
        plane: the table.
        scale: small pixels per picture pixel.
    """
    joined = cv2.morphologyEx(resting.view(np.uint8), cv2.MORPH_CLOSE, np.ones((PRINT, PRINT), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
    poses = []
    for label in range(1, count):
        if stats[label, cv2.CC_STAT_AREA] < LEAST_PIXELS:
            continue
        shape = labels == label
        if known[shape].mean() > MOST_KNOWN:
            continue
        rows, columns = np.nonzero(shape)
        corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]])
        pixels = (np.stack([columns, rows], 1)[:, None] + corners).reshape(-1, 2) / scale
        outline = cv2.convexHull(pixels.astype(np.float32)).reshape(-1, 2)
        pose = _boxed(plane.mm(outline).astype(np.float32))
        if pose is not None:
            poses.append(pose)
    return poses


def _boxed(hull: np.ndarray[tuple[int, int], np.dtype[np.float32]]) -> Pose | None:
    """The pose of a card in the least box around a convex outline, mm; None if it is no card's size."""
    (x, y), (width, height), _ = box = cv2.minAreaRect(hull)
    if width * height <= 0 or cv2.contourArea(hull) < FILLED * width * height:
        return None
    short, long = sorted((width, height))
    if not (
        LEAST_SIZE * CARD_WIDTH_MM < short < MOST_SIZE * CARD_WIDTH_MM
        and LEAST_SIZE * CARD_HEIGHT_MM < long < MOST_SIZE * CARD_HEIGHT_MM
    ):
        return None
    a, b, c, _ = cv2.boxPoints(box)
    along = b - a if np.linalg.norm(b - a) >= np.linalg.norm(c - b) else c - b
    return Pose(x, y, float(np.degrees(np.arctan2(along[0], along[1]))) % 180)
