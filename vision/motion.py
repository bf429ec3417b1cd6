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
from vision.small_picture import (
    MOVING_LEVELS,
    NEW_LEVELS,
    NOISE_MARGIN,
    Mask,
    Small,
    brightness,
    gain,
    grown,
    joined_to_edge,
    noise_levels,
    spread_of_motion,
    unlike,
    without_specks,
)

WIDTH = 320
"""Working width: a card is still some 15 pixels across, and averaging 4 x 4 pixels quarters the noise."""
LIGHT_STEP = 0.12
"""Sudden change of overall brightness from which it is the light that changed."""
FLOOD = 0.55
"""Share of the picture that is new at once from which it is not cards: the light changed, or the camera was
pushed."""
SPREAD = 0.7
"""Share of the patterned places that move at once from which it is the camera that was pushed."""
FOLLOW = 0.04
"""Share by which the settled picture follows slow changes, each picture."""
STALE_S = 3.0
"""Seconds after which something new that stands still and is no card is taken as part of the table: long
enough to look at it half a dozen times."""
RESTING_ARM_S = 1.5
"""The same for something that reaches in and lies over no card."""
FRESH_S = 8.0
"""Seconds from the start within which what reaches in may be the bare place of a hand that was there then:
people play on while a watch begins again."""
LET_GO_S = 0.1
"""Seconds of rest, away from any arm, from which something new has been let go."""
BARE_S = 0.15
"""Seconds of rest from which such a place is told by its outline."""


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
        let_go: what is new and lay at rest for a moment, away from any arm, since it became new: a hand that
            comes back to it, or beside it, did not bring it.
        fresh_at: when all was last taken as settled, whatever reached in at that moment; seconds.
    """

    def __init__(self) -> None:
        self._settled: npt.NDArray[np.float32] | None = None
        self._before: Small | None = None
        self._moved_at: npt.NDArray[np.float64] | None = None
        self.small: Small | None = None
        self.scale = 1.0
        self._noise = 1.0
        self.beyond: Mask | None = None
        self._carried: Mask | None = None
        self.let_go: Mask = np.zeros((0, 0), bool)
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
            self.let_go = np.zeros(grey.shape, bool)
        assert self._settled is not None
        assert self._moved_at is not None
        jump = gain(self._before, grey)
        step = cv2.absdiff(grey, cv2.convertScaleAbs(self._before, alpha=jump))
        self._noise += FOLLOW * (float(np.median(step[1::4, 1::4])) - self._noise)
        moving = step > cv2.LUT(grey, noise_levels(MOVING_LEVELS, NOISE_MARGIN * self._noise))
        moving = without_specks(moving)
        self._moved_at[moving] = t
        light = gain(self._settled, small)
        settled = cv2.convertScaleAbs(self._settled, alpha=light)
        difference = cv2.absdiff(small, settled)
        # A colour has more noise than grey has, being one of three that are averaged in it.
        differs = difference > cv2.LUT(settled, noise_levels(NEW_LEVELS, 1.6 * NOISE_MARGIN * self._noise))
        new = without_specks(differs[..., 0] | differs[..., 1] | differs[..., 2])
        new = self._without_rims(small, settled, new)
        calm = ~(new | moving)
        cv2.accumulateWeighted(small, self._settled, FOLLOW, calm.view(np.uint8))
        reach = joined_to_edge(new, self.beyond)
        self.let_go = np.asarray(new & (self.let_go | (~reach & self.still(t - LET_GO_S))), bool)
        self._before, self.small = grey, small
        return Glance(
            t,
            scale,
            moving,
            new,
            reach,
            float(moving.mean()),
            float(new.mean()),
            spread_of_motion(moving, self._settled),
            jump,
            brightness(grey),
        )

    def settle(self, mask: Mask) -> None:
        """The places of this mask are understood as they look now: no longer new."""
        assert self._settled is not None
        assert self.small is not None
        self._settled[mask] = self.small[mask]
        self.let_go &= ~mask

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
        self._carried = unlike(self.small, cv2.convertScaleAbs(moved, alpha=gain(moved, self.small)))
        self._settled = np.where(self._carried[..., None], moved, self.small).astype(np.float32)
        self.let_go[:] = False

    def _without_rims(self, small: Small, settled: Small, new: Mask) -> Mask:
        """What is new but for the rims that come from carrying the settled picture along.

        What was under an arm then and lies bare at last is settled.
        """
        if self._carried is None:
            return new
        assert self._settled is not None
        bare = self._carried & ~unlike(small, settled)
        self._settled[bare] = small[bare]
        left = self._carried & ~bare
        self._carried = left if left.any() else None
        return np.asarray(new & ~bare, bool)

    def settled_at(self, mask: Mask) -> Small:
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
        still = glance.reach & ~grown(cards, 5) & (self._moved_at < glance.t - BARE_S)
        settled = self._settled.astype(np.uint8)
        self.settle(bare_places(self.small, settled, still, glance.reach | glance.moving | cards))

    def still(self, since: float) -> Mask:
        """What has not moved since a time."""
        assert self._moved_at is not None
        return np.asarray(self._moved_at <= since, bool)

    def moved_since(self, times: npt.NDArray[np.float64]) -> Mask:
        """What moved after the time given for its own place."""
        assert self._moved_at is not None
        return np.asarray(self._moved_at > times, bool)

    def moved_at(self, mask: Mask, share: float) -> float:
        """The time by which a share of the mask's pixels had moved for the last time."""
        assert self._moved_at is not None
        times = self._moved_at[mask]
        if not times.size:
            return 0.0
        rank = math.ceil(share * (times.size - 1))  # np.quantile takes five times as long for as much
        return float(np.partition(times, rank)[rank])
