"""When not to trust the picture: the light goes, the camera is pushed, the picture changes its shape.

A watch that reads on through a bump tells of cards that slid and cards that left. So reading pauses, and
goes on when the picture is at rest again: where it was, or moved by a known amount, or not at all until
somebody helps.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import numpy as np
import numpy.typing as npt

from vision.calibration import transform
from vision.cv import cv2
from vision.motion import Glance
from vision.reading import Image

DARK = 14.0
"""Mean grey below which nothing can be read."""
SETTLE_S = 0.3
"""Seconds of rest after a flood of change before the picture is judged."""
FLOOD_S = 0.35
"""A flood that lasts this long is told as a pause; shorter ones (a flicker, a sleeve at the lens) just hold
reading."""
SMALL_SHIFT_PX = 3.0
"""Shift of the picture, at 1280 pixels across, that is followed without a word."""
LARGE_SHIFT_SHARE = 0.12
"""Shift in picture widths from which a person should look at the set-up."""
MIN_INLIERS = 40
"""Matching points from which the camera's movement counts as known."""


class Verdict(Enum):
    """Whether the picture may be read."""

    CLEAR = "clear"
    HOLD = "hold"  # do not read, say nothing yet
    PAUSED = "paused"
    BACK = "back"  # may be read again; `Guard.change` tells how the picture moved


@dataclass(frozen=True, slots=True)
class _Reference:
    points: npt.NDArray[np.float32]
    marks: npt.NDArray[np.uint8]
    shape: tuple[int, ...]


class Guard:
    """Judges each picture before it is read.

    Attributes:
        note: why reading is paused, in words.
        change: after BACK, the homography (3 x 3) from old pixels to new ones; None where nothing moved.
    """

    def __init__(self) -> None:
        self.note: str | None = None
        self.change: npt.NDArray[np.float64] | None = None
        self._shape: tuple[int, ...] | None = None
        self._flood_since: float | None = None
        self._calm_since: float | None = None
        self._paused = False
        self._lost = False
        self._reference: _Reference | None = None
        self._orb = cv2.ORB_create(nfeatures=700, fastThreshold=10)

    def remember(self, image: Image) -> None:
        """Keep this picture as how the table looks from where the camera stands."""
        self._reference = self._describe(image)
        self._shape = image.shape

    def judge(self, image: Image, glance: Glance) -> Verdict:
        """Judge one picture; call before anything reads it."""
        if self._shape is None:
            self.remember(image)
        if image.shape != self._shape:
            return self._pause("the picture changed its shape; was the camera or phone turned?")
        if glance.brightness < DARK:
            self._calm_since = None
            return self._pause("too dark to see the cards")
        if glance.is_flood and glance.new_share > 0.02 and not self._lost:
            self._flood_since = glance.t if self._flood_since is None else self._flood_since
            self._calm_since = None
        if self._flood_since is None and not self._paused:
            return Verdict.CLEAR
        if glance.moving_share > 0.1:
            self._calm_since = None
        elif self._calm_since is None:
            self._calm_since = glance.t
        if self._calm_since is not None and glance.t - self._calm_since >= SETTLE_S:
            return self._resume(image)
        if self._paused:
            return Verdict.PAUSED
        assert self._flood_since is not None
        if glance.t - self._flood_since >= FLOOD_S:
            return self._pause("the whole picture changes: camera or lamp moved")
        return Verdict.HOLD

    def _pause(self, note: str) -> Verdict:
        self._paused = True
        self.note = note
        return Verdict.PAUSED

    def _resume(self, image: Image) -> Verdict:
        """At rest again: find out how the picture moved."""
        change = self._movement(image)
        if change is None:
            self._lost = True
            self._calm_since = None
            return self._pause("the camera was moved; set the table corners again, or put it back")
        width = image.shape[1]
        corners = np.array([[0.25, 0.25], [0.75, 0.25], [0.75, 0.75], [0.25, 0.75]]) * [width, image.shape[0]]
        shift = float(np.abs(transform(change, corners) - corners).max())
        self.change = change if shift > 0.5 * SMALL_SHIFT_PX * width / 1280 else None
        self._flood_since = self._calm_since = None
        self._paused = self._lost = False
        self.note = None
        self.remember(image)
        return Verdict.BACK

    def _describe(self, image: Image) -> _Reference | None:
        grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
        # Evens out the light, so that a lamp switched off does not hide that nothing moved.
        grey = cv2.createCLAHE(2.0, (8, 8)).apply(grey)
        points, marks = self._orb.detectAndCompute(grey, None)
        if marks is None or len(points) < MIN_INLIERS:
            return None
        return _Reference(
            np.array([p.pt for p in points], np.float32), np.asarray(marks, np.uint8), image.shape
        )

    def _movement(self, image: Image) -> npt.NDArray[np.float64] | None:
        """Homography from the remembered picture to this one; identity for a table too plain to tell."""
        if self._reference is None:
            return np.eye(3)
        now = self._describe(image)
        if now is None:
            return None
        pairs = cv2.BFMatcher(cv2.NORM_HAMMING, crossCheck=True).match(self._reference.marks, now.marks)
        if len(pairs) < MIN_INLIERS:
            return None
        old = self._reference.points[[m.queryIdx for m in pairs]]
        new = now.points[[m.trainIdx for m in pairs]]
        # A knock turns the camera by a degree or two: a shift and a turn of the picture, fixed by few points.
        matrix, inliers = cv2.estimateAffinePartial2D(old, new, method=cv2.RANSAC, ransacReprojThreshold=2.5)
        if matrix is None or int(inliers.sum()) < MIN_INLIERS:
            return None
        return np.vstack([matrix, [0.0, 0.0, 1.0]])
