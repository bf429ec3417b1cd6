"""When not to trust the picture: the light goes, the camera is pushed, the picture changes its shape.

A watch that reads on through a knock tells of cards that slid and cards that left. So reading pauses, and
goes on when the picture is at rest again: where it was, or moved by a known amount, or not until helped.
"""

from __future__ import annotations

from collections import deque
from enum import Enum

import numpy as np
import numpy.typing as npt

from vision.drift import Movement, Outlook, movement, outlook
from vision.motion import SPREAD, Glance
from vision.reading import Image

DARK = 40.0
"""Grey level of the brightest two-hundredth of the picture below which nothing can be read: not the mean, for
white cards on black cloth are easily read."""
SETTLE_S = 0.3
"""Seconds of rest after a flood of change before the picture is judged."""
BUSY_SHARE = 0.1
"""Share of the picture in motion from which it is not at rest."""
FLOOD_S = 0.35
"""A flood that lasts this long is told as a pause; shorter ones just hold reading for a moment."""
SMALL_SHIFT_PX = 1.5
"""Shift of the picture, at 1280 pixels across, below which the camera has not moved."""
SAME_AGREEMENT = 0.4
"""Agreement of the edges from which, after a change of light, the camera is taken to stand where it stood."""
LARGE_SHIFT_SHARE = 0.25
"""Shift in picture widths from which the table may be half out of view: a person should look at it."""
RECENT_S = 1.0
"""Age of the picture that the next one after a knock is compared with: little has been played since."""
OLDER_S = 10.0
"""Distance in time of the older pictures kept, for when the recent one shows an arm or a card too many."""

DARKNESS = "too dark to see the cards"
SHAPE = "the picture changed its shape; was the camera or phone turned?"
UNREST = "the whole picture changes: camera or lamp moved"
LOST = "the camera was moved; put it back, show the corner marks, or set the table corners again"


class Verdict(Enum):
    """Whether the picture may be read."""

    CLEAR = "clear"
    HOLD = "hold"  # do not read, say nothing yet
    PAUSED = "paused"
    BACK = "back"  # may be read again; `Guard.change` tells how the picture moved


class Guard:
    """Judges each picture before it is read.

    Attributes:
        note: why reading is paused, in words; None while it is not.
        change: after BACK, the homography (3 x 3) from old pixels to new ones; None where nothing moved.
    """

    def __init__(self) -> None:
        self.note: str | None = None
        self.change: npt.NDArray[np.float64] | None = None
        self._shape: tuple[int, ...] | None = None
        self._flood_since: float | None = None
        self._calm_since: float | None = None
        self._by_light = False
        self._recent: deque[tuple[float, Outlook]] = deque(maxlen=2)
        self._older: deque[tuple[float, Outlook]] = deque(maxlen=3)

    def judge(self, image: Image, glance: Glance) -> Verdict:
        """Judge one picture; call before anything reads it."""
        if self._shape is None:
            self._shape = image.shape
        if image.shape != self._shape:
            self._calm_since = None
            return self._pause(SHAPE)
        if glance.brightness < DARK:
            self._calm_since = None
            return self._pause(DARKNESS)
        if glance.is_flood:
            if self._flood_since is None:
                self._flood_since, self._by_light = glance.t, False
            self._by_light = self._by_light or glance.is_light
        if self._flood_since is None and self.note is None:
            self._remember(image, glance)
            return Verdict.CLEAR
        # How much is new says nothing of rest: after a hand over the lens all of it is, and stays so.
        if glance.moving_share > BUSY_SHARE or glance.spread > SPREAD or glance.is_light:
            self._calm_since = None
        elif self._calm_since is None:
            self._calm_since = glance.t
        if self._calm_since is not None and glance.t - self._calm_since >= SETTLE_S:
            return self._resume(image, glance.t)
        if self.note is not None:
            return Verdict.PAUSED
        assert self._flood_since is not None
        return self._pause(UNREST) if glance.t - self._flood_since >= FLOOD_S else Verdict.HOLD

    @property
    def is_lost(self) -> bool:
        """Whether the picture rests, and shows the table from a place that is not known."""
        return self.note == LOST

    def found_again(self) -> None:
        """Somebody has found the table: the picture may be read, and what was remembered of it is void."""
        self.note = self.change = self._flood_since = self._calm_since = None
        self._recent.clear()
        self._older.clear()

    def _pause(self, note: str) -> Verdict:
        if self.note != LOST or note == SHAPE:
            self.note = note
        return Verdict.PAUSED

    def _remember(self, image: Image, glance: Glance) -> None:
        """Keep how the table looks from where the camera stands: about a second ago, and before."""
        if self._recent and glance.t - self._recent[-1][0] < RECENT_S:
            return
        if self._recent and (not self._older or self._recent[0][0] - self._older[-1][0] >= OLDER_S):
            self._older.append(self._recent[0])
        self._recent.append((glance.t, outlook(image)))

    def _resume(self, image: Image, t: float) -> Verdict:
        """At rest again: find out how the picture moved."""
        moved = self._movement(image)
        if moved is None or moved.shift > LARGE_SHIFT_SHARE * image.shape[1]:
            self._calm_since = t  # look again when it has rested for as long once more
            return self._pause(LOST)
        small = moved.shift < SMALL_SHIFT_PX * image.shape[1] / 1280
        self.change = None if small else moved.matrix
        self._flood_since = self._calm_since = self.note = None
        if not small:
            self._recent.clear()
            self._older.clear()
        return Verdict.BACK

    def _movement(self, image: Image) -> Movement | None:
        """How the picture moved against the kept ones: the newest that shows the same table tells."""
        if not self._recent:
            return Movement(np.eye(3), 0.0, 1.0)
        now = outlook(image)
        for _, before in [*reversed(self._recent), *reversed(self._older)]:
            moved = movement(before, now, SAME_AGREEMENT if self._by_light else None)
            if moved is not None:
                return moved
        return None
