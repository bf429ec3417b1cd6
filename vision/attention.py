"""Where to look with the networks, and when: they cost twenty times what the cheap look costs.

Nothing is gained by finding a card that still moves, nor by finding again one that lies where it lay. So the
place to look at is what is new and has just come to rest; it is looked at once at once, and again, ever more
seldom, while it is not understood.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.cv import cv2
from vision.motion import Glance, MotionGate
from vision.reading import Corners
from vision.small_picture import Mask

STILL_S = 0.05
"""Seconds without motion from which a place may be looked at: one frame of a 20 Hz camera."""
HELD_STILL_S = 0.2
"""The same for what hangs together with an arm: the inside of a plain sleeve seems still while it moves."""
AGAIN_S = (0.12, 0.12, 0.2, 0.5, 0.5, 0.5, 1.0, 2.5)
"""Pauses before the next looks at a place that is still not understood; the last one repeats."""
LEAST_PIXELS = 60
"""Small pixels that must be new and at rest: an eighth of a card."""
HELD_AGAIN_S = 0.2
"""Pause before the next look where only an arm is new: a card may come to rest under it."""
LONG_AGO_S = 1.0
"""Seconds without a look after which a place is as urgent as it gets."""
MARGIN_MM = 62.0
"""Around what is new: half a card's diagonal, so that a card half seen before is seen whole."""
LEAST_WIDTH = 640
"""Smallest width of what is looked at, pixels; the networks know cards among other things, not alone."""
WHOLE_SHARE = 0.8
"""Share of the picture's width from which all of it is looked at."""


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the picture, pixels: left, top inclusive, right, bottom exclusive."""

    left: int
    top: int
    right: int
    bottom: int

    def holds(self, mask: Mask, scale: float) -> bool:
        """Whether the region holds all of a mask of the small picture."""
        ys, xs = np.nonzero(mask)
        return len(ys) == 0 or bool(
            xs.min() / scale >= self.left - 1 / scale
            and ys.min() / scale >= self.top - 1 / scale
            and (xs.max() + 1) / scale <= self.right + 1 / scale
            and (ys.max() + 1) / scale <= self.bottom + 1 / scale
        )

    def mask(self, scale: float, shape: tuple[int, ...]) -> Mask:
        """The region on the small picture of `motion`, of this shape."""
        mask = np.zeros(shape[:2], bool)
        left, top, right, bottom = (round(v * scale) for v in (self.left, self.top, self.right, self.bottom))
        mask[top:bottom, left:right] = True
        return mask

    def shows(self, corners: Corners) -> bool:
        """Whether all of a card lies in the region."""
        return all(self.left <= x <= self.right and self.top <= y <= self.bottom for x, y in corners)


class Attention:
    """Decides where to look next.

    Args:
        gate: the cheap look, which knows what moved when.
        recheck_every: seconds after which all of the picture is looked at, whatever moved.
    """

    def __init__(self, gate: MotionGate, recheck_every: float) -> None:
        self._gate = gate
        self._recheck_every = recheck_every
        self._looked_at = -np.inf
        self._whole_at = -np.inf
        self._repeats = 0
        self._seen_at = np.empty((0, 0))

    def is_stirred(self, glance: Glance) -> bool:
        """Whether anything has come to rest that is not understood yet."""
        return int(self._at_rest(glance).sum()) >= LEAST_PIXELS

    def _at_rest(self, glance: Glance) -> Mask:
        """What is new and at rest; of an arm, and of what it holds, only what has rested for longer."""
        free = glance.new & ~glance.reach & self._gate.still(glance.t - STILL_S)
        return np.asarray(free | (glance.reach & self._gate.still(glance.t - HELD_STILL_S)), bool)

    def where(
        self,
        glance: Glance,
        size: tuple[int, int],
        px_per_mm: float,
        masks: Sequence[Mask],
        doubtful: Sequence[Mask],
        *,
        settling: Sequence[float],
        all_of_it: bool,
    ) -> Region | None:
        """The region to look at in this frame; None to look at nothing.

        Args:
            glance: the cheap look just taken.
            size: width and height of the picture, pixels.
            px_per_mm: about how large the table is in the picture.
            masks: outlines of the known cards: one that is touched is looked at whole.
            doubtful: those of them that were not found when looked at last.
            settling: times from which finding a card where it lay shows that it is at rest under a hand.
            all_of_it: whether every card must be found again, as after an interruption.
        """
        whole = Region(0, 0, *size)
        since = glance.t - self._looked_at + 5e-4  # frames come at a beat of their own
        if glance.t - self._whole_at >= self._recheck_every or (all_of_it and since >= AGAIN_S[0]):
            self._whole_at = self._looked_at = glance.t
            self._seen_at = np.full(glance.new.shape, glance.t)
            return whole
        if self._seen_at.shape != glance.new.shape:
            self._seen_at = np.full(glance.new.shape, -np.inf)
        place = self._at_rest(glance)
        for mask in doubtful:
            place |= mask & ~glance.reach & ~glance.moving
        if place.sum() < LEAST_PIXELS:
            self._repeats = 0
            return None
        fresh = place & self._gate.moved_since(self._seen_at)
        free = int((place & ~glance.reach).sum()) >= LEAST_PIXELS
        stirred = int(fresh.sum()) >= LEAST_PIXELS
        if stirred:
            self._repeats = 0
        if not (free and stirred):
            pause = AGAIN_S[min(self._repeats, len(AGAIN_S) - 1)]
            if since >= (pause if free else max(pause, HELD_AGAIN_S)):
                self._repeats += 1
            elif not any(self._looked_at < t <= glance.t for t in settling):
                return None
        self._looked_at = glance.t
        chosen = self._most_urgent(place, glance, fresh)
        region = _around(chosen, masks, glance.scale, size, px_per_mm) or whole
        self._seen_at[region.mask(glance.scale, glance.new.shape)] = glance.t
        return region

    def _most_urgent(self, place: Mask, glance: Glance, fresh: Mask) -> Mask:
        """The shape to look at first: not an arm, come to rest just now, large, and long not looked at."""
        joined = cv2.dilate(place.view(np.uint8), np.ones((9, 9), np.uint8))
        count, labels = cv2.connectedComponents(joined, connectivity=8)
        if count == 2:
            return place
        inside = labels[place]
        weight = np.bincount(inside, minlength=count).astype(float)
        weight += 2 * np.bincount(labels[place & ~glance.reach], minlength=count)
        weight += 2 * np.bincount(labels[fresh], minlength=count)
        ages = np.minimum(glance.t - self._seen_at[place], LONG_AGO_S)
        age = np.bincount(inside, weights=ages, minlength=count) / np.maximum(
            1, np.bincount(inside, minlength=count)
        )
        # What has just been let go may be a card played, and that is waited for.
        weight[np.bincount(labels[fresh & ~glance.reach], minlength=count) >= LEAST_PIXELS] *= 10
        weight *= 0.1 + age / LONG_AGO_S  # so that a small shape gets its turn beside a large one
        return np.asarray((labels == int(weight.argmax())) & place, bool)


def _around(
    place: Mask, masks: Sequence[Mask], scale: float, size: tuple[int, int], px_per_mm: float
) -> Region | None:
    """The region around a place and every card it touches; None if that is nearly all of the picture."""
    wanted = place.copy()
    for mask in masks:
        if (mask & place).any():
            wanted |= mask
    ys, xs = np.nonzero(wanted)
    margin = MARGIN_MM * px_per_mm
    left, right = xs.min() / scale - margin, (xs.max() + 1) / scale + margin
    top, bottom = ys.min() / scale - margin, (ys.max() + 1) / scale + margin
    # The shape of the whole picture: what costs time is the longer side, so the shorter one comes free.
    width = max(right - left, (bottom - top) * size[0] / size[1], LEAST_WIDTH)
    if width > WHOLE_SHARE * size[0]:
        return None
    left, right = _span(left, right, width, size[0])
    top, bottom = _span(top, bottom, width * size[1] / size[0], size[1])
    return Region(left, top, right, bottom)


def _span(low: float, high: float, length: float, limit: int) -> tuple[int, int]:
    """A stretch of so many pixels around low..high, within 0..limit."""
    low = min(max(0.0, (low + high - length) / 2), max(0.0, limit - length))
    return int(low), min(limit, int(np.ceil(low + length)))
