"""Quadrilaterals and the crops that the networks see. Pixels, y down; a quad is 4 x 2, clockwise.

Aligner and reader look at cards through these functions in training and at run time alike, so that both see
the same.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from vision.cv import cv2
from vision.reading import Image

Quad = npt.NDArray[np.float32]

ALIGN_SIZE = 128
"""Side of the aligner's crop, pixels."""
ALIGN_BOX = np.array([[33, 21], [95, 21], [95, 107], [33, 107]], np.float32)
"""Where the guessed card lies in that crop; the rest is surroundings to correct the guess by."""

READ_SIZE = (112, 160)
"""Width and height of the reader's picture of the whole card, pixels."""
READ_BOX = np.array([[6, 8], [106, 8], [106, 152], [6, 152]], np.float32)
"""Where the card lies in it: a little margin forgives an imprecise corner."""

INDEX_SIZE = (56, 80)
"""Width and height of the reader's picture of one corner index, pixels."""
INDEX_SHARE = (-0.03, -0.03, 0.33, 0.40)
"""What it shows: left, top, right, bottom as shares of the card's width and height; jumbo indices fit."""

UNIT = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)


def warp_quad(image: Image, quad: Quad, box: Quad, size: tuple[int, int]) -> Image:
    """Warp a picture so that `quad` lands on `box` of a new picture of `size` (width, height).

    A card much larger than its target is averaged down first, since a bilinear warp would alias.
    """
    shrink = min(_sides(quad)) / max(1.0, min(_sides(box)))
    if shrink > 2:
        low = np.maximum(np.floor(quad.min(0) - 0.5 * np.ptp(quad, 0)), 0).astype(int)
        high = np.minimum(np.ceil(quad.max(0) + 0.5 * np.ptp(quad, 0)), image.shape[1::-1]).astype(int)
        if (high - low).min() >= 4:
            image = image[low[1] : high[1], low[0] : high[0]]
            small = cv2.resize(image, None, fx=1.5 / shrink, fy=1.5 / shrink, interpolation=cv2.INTER_AREA)
            scale = np.array([small.shape[1] / image.shape[1], small.shape[0] / image.shape[0]], np.float32)
            image, quad = np.asarray(small, np.uint8), (quad - low.astype(np.float32)) * scale
    plane = cv2.getPerspectiveTransform(quad.astype(np.float32), box)
    warped = cv2.warpPerspective(image, plane, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(warped, np.uint8)


def align_crop(image: Image, guess: Quad) -> Image:
    """The aligner's view of a guessed card: `guess` on `ALIGN_BOX`."""
    return warp_quad(image, guess, ALIGN_BOX, (ALIGN_SIZE, ALIGN_SIZE))


def read_crop(image: Image, quad: Quad) -> Image:
    """The reader's view of a whole card."""
    return warp_quad(image, quad, READ_BOX, READ_SIZE)


def index_crops(image: Image, quad: Quad) -> npt.NDArray[np.uint8]:
    """The reader's view of the four corners of a card, each upright as its own index stands.

    Returns:
        4 x height x width x 3: top-left, top-right, and the two that stand on their head, bottom-right,
        bottom-left.
    """
    left, top, right, bottom = INDEX_SHARE
    box = np.array([[left, top], [right, top], [right, bottom], [left, bottom]], np.float32)
    mirrored = np.array(
        [[1 - right, top], [1 - left, top], [1 - left, bottom], [1 - right, bottom]], np.float32
    )
    width, height = INDEX_SIZE
    target = UNIT * np.array([width, height], np.float32)
    plane = cv2.getPerspectiveTransform(UNIT, quad.astype(np.float32))
    views = []
    for share in (box, mirrored, 1 - box, 1 - mirrored):
        views.append(warp_quad(image, project(plane, share), target, INDEX_SIZE))
    return np.stack(views)


def project(plane: npt.NDArray[np.floating], points: npt.NDArray[np.floating]) -> Quad:
    """Apply a homography to N x 2 points."""
    out = np.column_stack([points, np.ones(len(points))]) @ np.asarray(plane).T
    return np.asarray(out[:, :2] / out[:, 2:], np.float32)


def from_align_crop(guess: Quad, points: npt.NDArray[np.floating]) -> Quad:
    """Points of the aligner's crop back in the picture."""
    return project(cv2.getPerspectiveTransform(ALIGN_BOX, guess.astype(np.float32)), points)


def upright_rect(quad: Quad) -> Quad:
    """The smallest rectangle round a quad, its long side standing, clockwise from top-left."""
    (cx, cy), (w, h), angle = cv2.minAreaRect(quad.astype(np.float32))
    return rect_quad(cx, cy, w, h, np.radians(angle))


def rect_quad(cx: float, cy: float, w: float, h: float, angle: float) -> Quad:
    """A rectangle's corners with its long side standing.

    Args:
        cx: centre, pixels.
        cy: centre, pixels.
        w: side along `angle`, pixels.
        h: the other side, pixels.
        angle: radians, clockwise as seen.
    """
    if w > h:
        w, h, angle = h, w, angle + np.pi / 2
    angle = (angle + np.pi / 2) % np.pi - np.pi / 2
    c, s = np.cos(angle), np.sin(angle)
    half = np.array([[-w, -h], [w, -h], [w, h], [-w, h]], np.float32) / 2
    return (half @ np.array([[c, s], [-s, c]], np.float32) + [cx, cy]).astype(np.float32)


_STARTS = (np.arange(4)[:, None] + np.arange(4)) % 4
"""Corners in order, from each of the four."""


def best_start(quad: Quad, like: Quad) -> int:
    """Which corner of `quad` to start from so that, going clockwise, it matches `like` best."""
    return int(np.argmin(np.square(quad[_STARTS] - like).sum((1, 2))))


def quad_area(quad: npt.NDArray[np.floating]) -> float:
    """Area of a quad, half the cross product of its diagonals; square pixels, positive when clockwise."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad.tolist()
    return float((cx - ax) * (dy - by) - (dx - bx) * (cy - ay)) / 2


def quad_iou(a: Quad, b: Quad) -> float:
    """Intersection over union of two convex quads."""
    shared = cv2.intersectConvexConvex(a.astype(np.float32), b.astype(np.float32))[0]
    union = abs(quad_area(a)) + abs(quad_area(b)) - shared
    return float(shared / union) if union > 0 else 0.0


def share_inside(inner: Quad, outer: Quad) -> float:
    """Share of `inner`'s area that lies within `outer`; both convex."""
    shared = cv2.intersectConvexConvex(inner.astype(np.float32), outer.astype(np.float32))[0]
    area = abs(quad_area(inner))
    return float(shared / area) if area > 0 else 0.0


def _sides(quad: npt.NDArray[np.floating]) -> npt.NDArray[np.floating]:
    sides: npt.NDArray[np.floating] = np.linalg.norm(quad - np.roll(quad, -1, 0), axis=1)
    return sides
