"""How a place looked before a card came to lie there, so that it is known again once it is bare.

Of two cards that lie in one place, one after the other, the eyes see only the upper. Whether the lower was
taken back or lies there still is known only if its place was seen bare between them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.cv import cv2
from vision.motion import Glance
from vision.small_picture import Mask

ALIKE, UNLIKE = 24, 40
"""Levels, in any colour, up to which two small pixels look alike, and from which they do not."""
SHOWS = 0.06
"""Share of a place that must look unlike its card for bareness to show: the print of white on white."""
FREE = 0.7
"""Share of a place that must be free of arms and at rest for bareness to be judged."""
PATTERN_LEVELS = 12.0
"""Standard deviation of a place's grey levels from which it has a pattern."""
BARE = 0.85
"""Share of its free pixels that look as before the card came, from which a place is bare."""
PRINT_LEFT = 0.4
"""Share of what told the card from its place that may look unlike it still, where that is little."""

Pixels = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Beneath:
    """A place without its card.

    Attributes:
        places: which pixels of the small picture, row by row, are its own: asked in every picture while a
            hand is near, a few hundred numbers are ten times as fast as a mask.
        pixels: how they looked.
        least: share of them that must look so again.
        is_patterned: whether the place has a pattern of its own, which no sleeve has.
    """

    places: npt.NDArray[np.intp]
    pixels: Pixels
    least: float
    is_patterned: bool

    @classmethod
    def of(cls, mask: Mask, before: Pixels, now: Pixels) -> Beneath | None:
        """The place of a card that has just come to rest; None where it hardly differs from what it hides.

        Args:
            mask: the card's outline.
            before: its pixels as they were settled before the card came.
            now: its pixels with the card.
        """
        unlike = _difference(before, now) > UNLIKE
        if not unlike.size or unlike.mean() < SHOWS:
            return None
        least = max(BARE, 1 - PRINT_LEFT * float(unlike.mean()))
        patterned = float(before.mean(axis=1).std()) > PATTERN_LEVELS
        return cls(np.flatnonzero(mask), before, least, patterned)

    def is_bare(self, small: Pixels, glance: Glance) -> bool:
        """Whether the place looks as it did before its card came; an arm over it leaves that open.

        Where the table has a pattern, what seems to reach in there is no arm if it has that very pattern: it
        is new against the card, and hangs together with an arm near by.
        """
        free = ~glance.moving.ravel()[self.places]
        if not self.is_patterned:
            free &= ~glance.reach.ravel()[self.places]
        if free.mean() < FREE:
            return False
        return bool(self.alike(small)[free].mean() >= self.least)

    def alike(self, small: Pixels) -> npt.NDArray[np.bool_]:
        """Which of the place's pixels look as they did before its card came."""
        now = small.reshape(-1, small.shape[-1])[self.places]
        return np.asarray(_difference(self.pixels, now) <= ALIKE, bool)


def _difference(one: Pixels, other: Pixels) -> Pixels:
    """The largest difference of any colour, pixel by pixel."""
    if not len(one):
        return np.empty(0, np.uint8)
    return np.asarray(cv2.absdiff(one, other).max(axis=1), np.uint8)
