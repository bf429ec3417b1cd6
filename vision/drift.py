"""How far the camera has moved between two pictures of the table, whatever the light did meanwhile.

Edges are compared, not colours: they stay where they are when a lamp goes off. A first guess comes from the
phase of the two pictures' spectra, the last word from a fit of shift and turn.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.cv import cv2
from vision.reading import Image

WIDTH = 480
"""Working width, pixels: a shift of one picture pixel in 1280 is still a third of a pixel here."""
LEAST_AGREEMENT = 0.65
"""Correlation of the edges after the fit from which the movement counts as known."""
BETTER = 0.05
"""Agreement that a movement must add to be believed: an arm that moved pulls the fit its way a little."""
SAME_AGREEMENT = 0.6
"""Correlation without any fit from which the camera has hardly moved, if the fit finds nothing better."""

Field = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Outlook:
    """A picture as it is remembered: its edges, and the size it had."""

    edges: Field
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Movement:
    """How the picture moved.

    Attributes:
        matrix: 3 x 3, old pixels to new ones.
        shift: how far the middle and the corners moved at most, pixels.
        agreement: correlation of the edges with this movement taken back, at most 1.
    """

    matrix: npt.NDArray[np.float64]
    shift: float
    agreement: float


def outlook(image: Image) -> Outlook:
    """Remember a picture."""
    height, width = image.shape[:2]
    size = (WIDTH, max(1, round(height * WIDTH / width)))
    small = cv2.resize(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), size, interpolation=cv2.INTER_AREA)
    smooth = cv2.GaussianBlur(np.log1p(small.astype(np.float32)), (0, 0), 1.4)
    edges = cv2.magnitude(cv2.Sobel(smooth, cv2.CV_32F, 1, 0), cv2.Sobel(smooth, cv2.CV_32F, 0, 1))
    # Strong edges count, but a white card's rim no more than five times a table's.
    level = float(np.percentile(edges, 90)) + 1e-6
    return Outlook(np.asarray(np.minimum(edges / level, 3.0), np.float32), (width, height))


def movement(before: Outlook, now: Outlook, same: float | None = None) -> Movement | None:
    """How the camera moved between two pictures; None if they do not show the same table, or too little.

    Args:
        before: the older picture.
        now: the newer one.
        same: agreement from which the camera is taken not to have moved at all, with no fit tried. An arm
            more or less spoils agreement too, so where something else explains the change this should be low.
    """
    if before.size != now.size:
        return None
    scale = before.size[0] / before.edges.shape[1]
    window = cv2.createHanningWindow((before.edges.shape[1], before.edges.shape[0]), cv2.CV_32F)
    # OpenCV 5 lays the window over its arguments themselves: two pictures remembered so look ever more alike.
    (dx, dy), _ = cv2.phaseCorrelate(before.edges.copy(), now.edges.copy(), window)
    still = _agreement(before.edges, now.edges, np.eye(2, 3, dtype=np.float32))
    if same is not None and still >= same:
        return Movement(np.eye(3), 0.0, still)
    best: tuple[float, npt.NDArray[np.float32]] = (still, np.eye(2, 3, dtype=np.float32))
    for start in ((0.0, 0.0), (dx, dy)):
        warp = np.array([[1, 0, start[0]], [0, 1, start[1]]], np.float32)
        stop = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_COUNT, 60, 1e-4)
        try:
            _, warp = cv2.findTransformECC(before.edges, now.edges, warp, cv2.MOTION_EUCLIDEAN, stop, None, 5)
        except cv2.error:  # it did not converge
            continue
        agreement = _agreement(before.edges, now.edges, warp)
        if agreement > best[0] + BETTER:
            best = (agreement, np.asarray(warp, np.float32))
    agreement, warp = best
    if agreement < (SAME_AGREEMENT if agreement == still else LEAST_AGREEMENT):
        return None
    matrix = np.vstack([warp, [0, 0, 1]]).astype(float)
    matrix[:2, 2] *= scale
    width, height = before.size
    corners = np.array([[0.2, 0.2], [0.8, 0.2], [0.8, 0.8], [0.2, 0.8], [0.5, 0.5]]) * [width, height]
    moved = corners @ matrix[:2, :2].T + matrix[:2, 2]
    return Movement(matrix, float(np.linalg.norm(moved - corners, axis=1).max()), agreement)


def _agreement(before: Field, now: Field, warp: npt.NDArray[np.float32]) -> float:
    """Correlation of two edge pictures with a movement taken back."""
    size = (before.shape[1], before.shape[0])
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    back = cv2.warpAffine(now, warp, size, flags=flags)
    seen = cv2.warpAffine(np.ones_like(now), warp, size, flags=flags) > 0.99
    if seen.sum() < 0.3 * seen.size:
        return 0.0
    a, b = before[seen], back[seen]
    a, b = a - a.mean(), b - b.mean()
    return float((a @ b) / (np.linalg.norm(a) * np.linalg.norm(b) + 1e-9))
