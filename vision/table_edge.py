"""The table by its edge: four straight sides around something that looks other than the floor.

Only a table that is wholly in view has an edge to be found by, and only one that stands out from its floor.
Where either is in doubt nothing is found: corner marks, cards or a person's four corners must do.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from vision.calibration import Points
from vision.cv import cv2
from vision.reading import Image
from vision.small_picture import Mask

WIDTH = 480
"""Working width, pixels: a side is fitted to hundreds of places, so a tenth of a pixel is still known."""
MIDDLE = 0.2
"""Half the share of the picture, each way, that is taken to show the table: people point cameras at it."""
LEAST_SHARE, MOST_SHARE = 0.12, 0.9
"""Share of the picture that a table may fill."""
BORDER = 3
"""Pixels from the picture's border within which a side is the picture's, not the table's."""
STRAIGHT = 2.0
"""How far the middling place of a side may lie off its line, pixels."""
LEAST_FILL = 0.93
"""Share of the four-cornered shape that must look like the table, and of the table that must lie in it."""
STANDS_OUT = 9.0
"""Least difference in colour (CIE Lab) between the table and what is just outside its sides."""


def find_edge(image: Image) -> Points | None:
    """The corners of the table in a picture.

    Args:
        image: with the whole table in view, little more than cards lying on it.

    Returns:
        4 x 2 pixels, clockwise from the far left corner; None where no table stands out.
    """
    scale = WIDTH / image.shape[1]
    small = cv2.resize(image, (WIDTH, max(1, round(image.shape[0] * scale))), interpolation=cv2.INTER_AREA)
    lab = cv2.cvtColor(cv2.GaussianBlur(small, (0, 0), 2.0), cv2.COLOR_BGR2LAB).astype(np.float32)
    table = _like_the_middle(lab)
    if table is None:
        return None
    contour = max(
        cv2.findContours(table.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0],
        key=cv2.contourArea,
    )
    rough = _four_corners(contour)
    if rough is None:
        return None
    quad = _by_its_sides(contour.reshape(-1, 2).astype(float), rough, (table.shape[1], table.shape[0]))
    if quad is None or not _is_convincing(quad, table, lab):
        return None
    return np.asarray(_from_far_left(quad) / scale, float)


def _like_the_middle(lab: npt.NDArray[np.float32]) -> Mask | None:
    """What looks like the middle of the picture and hangs together with it; None if it is no table's size."""
    height, width = lab.shape[:2]
    top, left = round(height * (0.5 - MIDDLE)), round(width * (0.5 - MIDDLE))
    middle = lab[top : height - top, left : width - left].reshape(-1, 3)
    # The median is the table though cards lie there; lightness counts less, for lamps make it uneven.
    off = np.abs(lab - np.median(middle, axis=0)) * (0.5, 1.0, 1.0)
    away = np.minimum(np.sqrt((off**2).sum(axis=2)) * 4, 255).astype(np.uint8)
    level, _ = cv2.threshold(away, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    near = (away <= max(level, 20)).astype(np.uint8)
    near = cv2.morphologyEx(near, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
    near = cv2.morphologyEx(near, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(near, connectivity=4)
    stats[0, cv2.CC_STAT_AREA] = 0
    largest = int(stats[:, cv2.CC_STAT_AREA].argmax())
    shape = (labels == largest).astype(np.uint8)
    outline = cv2.findContours(shape, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
    filled = cv2.drawContours(np.zeros_like(shape), outline, -1, 1, cv2.FILLED)
    fills = float(filled.mean())
    inside = bool(filled[height // 2, width // 2])
    return filled.astype(bool) if inside and LEAST_SHARE <= fills <= MOST_SHARE else None


def _four_corners(contour: npt.NDArray[np.int32]) -> Points | None:
    """The hull of the outline, straightened until four corners are left."""
    hull = cv2.convexHull(contour)
    length = cv2.arcLength(hull, True)
    for share in np.linspace(0.01, 0.12, 23):
        corners = cv2.approxPolyDP(hull, share * length, True)
        if len(corners) == 4:
            return np.asarray(corners.reshape(4, 2), float)
        if len(corners) < 4:
            return None
    return None


def _by_its_sides(outline: Points, rough: Points, size: tuple[int, int]) -> Points | None:
    """The corners where the four fitted sides meet; None if one is not straight, or is the picture's."""
    sides = []
    for start, end in zip(rough, np.roll(rough, -1, axis=0), strict=True):
        along = end - start
        length = float(np.linalg.norm(along))
        if length < 20:
            return None
        along /= length
        across = np.array([-along[1], along[0]])
        place, off = (outline - start) @ along, (outline - start) @ across
        # The ends are rounded, and belong to the neighbours as well.
        own = outline[(place > 0.08 * length) & (place < 0.92 * length) & (np.abs(off) < 0.06 * length)]
        if len(own) < 0.5 * length:
            return None
        fitted = cv2.fitLine(own.astype(np.float32), cv2.DIST_HUBER, 0, 0.01, 0.01)
        x, y, px, py = (float(v) for v in np.ravel(fitted))
        line = np.array([y, -x, x * py - y * px])
        if float(np.median(np.abs(own @ line[:2] + line[2]))) > STRAIGHT:
            return None
        limit = np.array(size) - 1 - BORDER
        if float(((own <= BORDER) | (own >= limit)).any(axis=1).mean()) > 0.2:
            return None
        sides.append(line)
    corners = []
    for before, after in zip(np.roll(sides, 1, axis=0), sides, strict=True):
        meeting = np.cross(before, after)
        if abs(meeting[2]) < 1e-6:
            return None
        corners.append(meeting[:2] / meeting[2])
    return np.array(corners)


def _is_convincing(quad: Points, table: Mask, lab: npt.NDArray[np.float32]) -> bool:
    """Whether the shape is all table, the table all in the shape, and what is around it something else."""
    if not cv2.isContourConvex(quad.astype(np.float32)):
        return False
    shape = cv2.fillPoly(np.zeros(table.shape, np.uint8), [np.round(quad).astype(np.int32)], 1)
    both = float((table & (shape > 0)).sum())
    if both < LEAST_FILL * max(1.0, float(shape.sum())) or both < LEAST_FILL * max(1.0, float(table.sum())):
        return False
    middle = quad.mean(axis=0)
    for start, end in zip(quad, np.roll(quad, -1, axis=0), strict=True):
        along = np.linspace(0.15, 0.85, 40)[:, None] * (end - start) + start
        outward = (along - middle) / np.linalg.norm(along - middle, axis=1)[:, None]
        inner, outer = _colours(lab, along - 7 * outward), _colours(lab, along + 7 * outward)
        if inner is None or outer is None or float(np.linalg.norm(inner - outer)) < STANDS_OUT:
            return False
    return True


def _colours(lab: npt.NDArray[np.float32], places: Points) -> npt.NDArray[np.float32] | None:
    """The middling colour at those places that are in the picture; None for too few."""
    spots = np.round(places).astype(int)
    inside = ((spots >= 0) & (spots < (lab.shape[1], lab.shape[0]))).all(axis=1)
    if inside.sum() < 10:
        return None
    return np.asarray(np.median(lab[spots[inside, 1], spots[inside, 0]], axis=0), np.float32)


def _from_far_left(quad: Points) -> Points:
    """Clockwise from the corner nearest to the picture's top left."""
    middle = quad.mean(axis=0)
    around = quad[np.argsort(np.arctan2(quad[:, 1] - middle[1], quad[:, 0] - middle[0]))]
    first = int(np.argmin(around.sum(axis=1)))
    return np.roll(around, -first, axis=0)
