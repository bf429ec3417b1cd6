"""The cheap look at every picture: what moves, what is new, what reaches in from outside.

All of it happens on a picture shrunk to `WIDTH` pixels, against a *settled* picture: how each place looked
when it was last found at rest. What differs from it is new. What is new and hangs together with the
picture's edge is an arm (or whatever it carries); a card that has been let go, or the bare place of one that
was taken, stands alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.bare import bare_places
from vision.cv import cv2
from vision.reading import Image

WIDTH = 320
"""Working width: a card is still some 15 pixels across, and averaging 4 x 4 pixels quarters the noise."""
MOVING_LEVELS = (5.0, 0.06, 10.0)
"""Grey levels between two pictures from which a small pixel moves: least, more per level of its own, most."""
NEW_LEVELS = (8.0, 0.12, 18.0)
"""The same between the settled picture and this one, in any colour. A dark sleeve in a dim room differs from
the floor by ten levels; a white card's own noise and compression are that much."""
NOISE_MARGIN = 5.0
"""Standard deviations of the noise, measured as it is, below which nothing counts."""
LIGHT_STEP = 0.12
"""Sudden change of overall brightness from which it is the light that changed."""
FLOOD = 0.55
"""Share of the picture that is new at once from which it is not cards: the light changed, or the camera was
pushed."""
SPREAD = 0.7
"""Share of the patterned places that move at once from which it is the camera that was pushed."""
CELL = 20
"""Side of such a place, small pixels."""
PATTERN = 4.0
"""Standard deviation of grey levels from which a place has a pattern: above noise, below wood grain and
print."""
LEAST_PLACES = 20
"""Patterned places needed to tell a pushed camera: on a bare table cards are all the pattern there is."""
FOLLOW = 0.04
"""Share by which the settled picture follows slow changes, each picture."""

RIM = 5
"""Small pixels: a card lies ten of them wide or more."""

STALE_S = 3.0
"""Seconds after which something new that stands still and is no card is taken as part of the table: long
enough to look at it half a dozen times."""
RESTING_ARM_S = 1.5
"""The same for something that reaches in and lies over no card."""
FRESH_S = 8.0
"""Seconds from the start within which what reaches in may be the bare place of a hand that was there then:
people play on while a watch begins again."""
BARE_S = 0.15
"""Seconds of rest from which such a place is told by its outline."""

Mask = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Glance:
    """What the cheap look saw in one picture; masks are of the small picture.

    Attributes:
        t: seconds.
        scale: small pixels per picture pixel.
        moving: differs from the picture before.
        new: differs from the settled picture.
        reach: the part of `new` that hangs together with the picture's edge.
        moving_share: share of the picture that moves.
        new_share: share of the picture that is new.
        spread: share of the places with any pattern that move: hands and cards move some, a pushed camera
            all.
        light_jump: overall brightness against the picture before, 1 = as bright.
        brightness: grey level, 0..255, that a two-hundredth of the picture is above: a card's, whatever the
            table's.
    """

    t: float
    scale: float
    moving: Mask
    new: Mask
    reach: Mask
    moving_share: float
    new_share: float
    spread: float
    light_jump: float
    brightness: float

    @property
    def is_light(self) -> bool:
        """Whether the light has just changed."""
        return abs(self.light_jump - 1) > LIGHT_STEP

    @property
    def is_flood(self) -> bool:
        """Whether more changed at once than hands and cards do."""
        return self.new_share > FLOOD or self.spread > SPREAD or self.is_light


class MotionGate:
    """Keeps the settled picture and the time each place last moved.

    Attributes:
        small: the small picture of the moment.
        scale: small pixels per picture pixel.
        beyond: what lies beyond the table, where that is known: players sit there, and an arm before its own
            sleeve is new only from the table's edge on.
        fresh_at: when all was last taken as settled, whatever reached in at that moment; seconds.
    """

    def __init__(self) -> None:
        self._settled: npt.NDArray[np.float32] | None = None
        self._before: npt.NDArray[np.uint8] | None = None
        self._moved_at: npt.NDArray[np.float64] | None = None
        self.small: npt.NDArray[np.uint8] | None = None
        self.scale = 1.0
        self._noise = 1.0
        self.beyond: Mask | None = None
        self._carried: Mask | None = None
        self.fresh_at = 0.0

    def look(self, image: Image, t: float) -> Glance:
        """Take in one picture at `t` seconds."""
        scale = self.scale = WIDTH / image.shape[1]
        small = cv2.resize(
            image, (WIDTH, max(1, round(image.shape[0] * scale))), interpolation=cv2.INTER_AREA
        )
        small = np.asarray(small, np.uint8)
        grey = np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), np.uint8)
        if self._before is None or self._before.shape != grey.shape:
            self.fresh_at = t
            self._settled = small.astype(np.float32)
            self._moved_at = np.full(grey.shape, t)
            self._before = grey
        assert self._settled is not None
        assert self._moved_at is not None
        jump = _gain(self._before, grey)
        step = cv2.absdiff(grey, cv2.convertScaleAbs(self._before, alpha=jump))
        self._noise += FOLLOW * (float(np.median(step[1::4, 1::4])) - self._noise)
        moving = step > cv2.LUT(grey, _levels(MOVING_LEVELS, NOISE_MARGIN * self._noise))
        moving = _without_specks(moving)
        self._moved_at[moving] = t
        light = _gain(self._settled, small)
        settled = cv2.convertScaleAbs(self._settled, alpha=light)
        difference = cv2.absdiff(small, settled)
        # A colour has more noise than grey has, being one of three that are averaged in it.
        differs = difference > cv2.LUT(settled, _levels(NEW_LEVELS, 1.6 * NOISE_MARGIN * self._noise))
        new = _without_specks(differs[..., 0] | differs[..., 1] | differs[..., 2])
        new = self._without_rims(small, settled, new)
        calm = ~(new | moving)
        cv2.accumulateWeighted(small, self._settled, FOLLOW, calm.view(np.uint8))
        reach = _from_edge(new, self.beyond)
        self._before, self.small = grey, small
        return Glance(
            t,
            scale,
            moving,
            new,
            reach,
            float(moving.mean()),
            float(new.mean()),
            _spread(moving, self._settled),
            jump,
            _brightness(grey),
        )

    def settle(self, mask: Mask) -> None:
        """The places of this mask are understood as they look now: no longer new."""
        assert self._settled is not None
        assert self.small is not None
        self._settled[mask] = self.small[mask]

    def follow(self, change: npt.NDArray[np.float64]) -> None:
        """The camera was pushed: the settled picture moves along; it is as it looks now where that is alike.

        What is not is still new. An arm that lies over the table at that moment must not become part of
        it: its place would be new as soon as it goes, and would seem to reach in for ever.

        Args:
            change: homography (3 x 3) from old picture pixels to new ones.
        """
        assert self._settled is not None
        assert self.small is not None
        shrink = np.diag([self.scale, self.scale, 1.0])
        size = (self.small.shape[1], self.small.shape[0])
        moved = cv2.warpPerspective(
            self._settled, shrink @ change @ np.linalg.inv(shrink), size, borderMode=cv2.BORDER_REPLICATE
        )
        self._carried = _unlike(self.small, cv2.convertScaleAbs(moved, alpha=_gain(moved, self.small)))
        self._settled = np.where(self._carried[..., None], moved, self.small).astype(np.float32)

    def _without_rims(self, small: npt.NDArray[np.uint8], settled: npt.NDArray[np.uint8], new: Mask) -> Mask:
        """What is new but for the rims that come from carrying the settled picture along.

        What was under an arm then and lies bare at last is settled.
        """
        if self._carried is None:
            return new
        assert self._settled is not None
        bare = self._carried & ~_unlike(small, settled)
        self._settled[bare] = small[bare]
        left = self._carried & ~bare
        self._carried = left if left.any() else None
        return np.asarray(new & ~bare, bool)

    def settled_at(self, mask: Mask) -> npt.NDArray[np.uint8]:
        """The pixels of a place as they look when it is at rest."""
        assert self._settled is not None
        return np.asarray(self._settled[mask], np.uint8)

    def settle_stale(self, glance: Glance, unclear: Mask, cards: Mask) -> None:
        """Take what has long stood still as part of the table.

        Args:
            glance: the look just taken.
            unclear: places still being judged, never taken so.
            cards: where hidden cards lie: an arm over one is waited for, however long it rests.
        """
        assert self._moved_at is not None
        self.settle(glance.new & ~glance.reach & ~unclear & (self._moved_at < glance.t - STALE_S))
        resting = glance.reach & (self._moved_at < glance.t - RESTING_ARM_S)
        if not resting.any():
            return
        count, labels = cv2.connectedComponents(glance.reach.view(np.uint8), connectivity=8)
        for label in range(1, count):
            shape = np.asarray(labels == label, bool)
            if not (shape & cards).any() and resting[shape].mean() > 0.9 and not (shape & unclear).any():
                self.settle(shape)

    def settle_bare(self, glance: Glance, cards: Mask) -> None:
        """Take the bare places of arms that lay over the table when watching began as part of the table.

        Each would seem to reach in for ever, and with it all cards that touch it.

        Args:
            glance: the look just taken.
            cards: where cards lie or are being judged: their places are told otherwise.
        """
        assert self._moved_at is not None
        assert self._settled is not None
        assert self.small is not None
        if glance.t - self.fresh_at > FRESH_S or not glance.reach.any():
            return
        beside = np.asarray(cv2.dilate(cards.view(np.uint8), np.ones((5, 5), np.uint8)), bool)
        still = glance.reach & ~beside & (self._moved_at < glance.t - BARE_S)
        settled = self._settled.astype(np.uint8)
        self.settle(bare_places(self.small, settled, still, glance.reach | glance.moving | cards))

    def still(self, since: float) -> Mask:
        """What has not moved since a time."""
        assert self._moved_at is not None
        return np.asarray(self._moved_at <= since, bool)

    def moved_after(self, before: float) -> Mask:
        """What moved at some time after `before`."""
        assert self._moved_at is not None
        return np.asarray(self._moved_at > before, bool)

    def moved_at(self, mask: Mask, share: float) -> float:
        """The time by which a share of the mask's pixels had moved for the last time."""
        assert self._moved_at is not None
        times = self._moved_at[mask]
        if not times.size:
            return 0.0
        rank = math.ceil(share * (times.size - 1))  # np.quantile takes five times as long for as much
        return float(np.partition(times, rank)[rank])


def _levels(levels: tuple[float, float, float], floor: float) -> npt.NDArray[np.uint8]:
    """The least difference that counts, by a pixel's own level: a table of 256."""
    least, slope, most = levels
    table = np.clip(least + slope * np.arange(256), least, most)
    return np.asarray(np.minimum(np.maximum(table, floor), 255), np.uint8)


def _brightness(grey: npt.NDArray[np.uint8]) -> float:
    """The level that a two-hundredth of a picture is above."""
    levels = np.bincount(grey.ravel(), minlength=256)
    return float(np.searchsorted(np.cumsum(levels), 0.995 * grey.size))


def _unlike(now: npt.NDArray[np.uint8], settled: npt.NDArray[np.uint8]) -> Mask:
    """Where a picture is unlike what it should be, and around: wide places alone, for it may be off by one.

    What is thinner than a finger is the rim of a thing that is not quite where it was reckoned to be.
    """
    near = np.ones((3, 3), np.uint8)
    low, high = cv2.erode(settled, near), cv2.dilate(settled, near)
    off = cv2.max(cv2.subtract(now, high), cv2.subtract(low, now))
    differs = (off > cv2.LUT(settled, _levels(NEW_LEVELS, 0.0))).any(axis=2)
    wide = cv2.morphologyEx(differs.view(np.uint8), cv2.MORPH_OPEN, np.ones((RIM, RIM), np.uint8))
    return np.asarray(cv2.dilate(wide, np.ones((RIM + 2, RIM + 2), np.uint8)), bool)


def _gain(before: npt.NDArray[np.generic], now: npt.NDArray[np.generic]) -> float:
    """How much brighter most of the picture became: the median ratio over a sparse grid."""
    a = before[2::6, 2::6].astype(np.float32) + 1
    b = now[2::6, 2::6].astype(np.float32) + 1
    return float(np.median(b / a))


def _spread(moving: Mask, settled: npt.NDArray[np.float32]) -> float:
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


def _without_specks(mask: Mask) -> Mask:
    """The mask without lone pixels, which are noise."""
    if not mask.any():
        return mask
    opened = cv2.morphologyEx(mask.view(np.uint8), cv2.MORPH_OPEN, np.ones((2, 2), np.uint8))
    return np.asarray(opened, bool)


def _from_edge(new: Mask, beyond: Mask | None) -> Mask:
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
