"""Has a card come, or did what is found there lie there before? By what is new in its place, and whose."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.ground import CHANGED_SHARE, share
from vision.identity import is_beyond_doubt
from vision.motion import Glance, MotionGate
from vision.small_picture import Mask, grown
from vision.tracks import Track
from vision.vote import Votes

NEWS_SHARE = 0.05
"""Share of a card's place that changes at least when it is laid down: white on white, its print alone."""
LAID_ON_SHARE = 0.4
"""The same where something was found before anything was new: a card laid on the table's pattern hides most
of it, one laid beside it a corner."""
ALL_NEW = 0.8
"""Share of a card's place that differs, be it as part of a hand, from which a card that is read there came
with the hand: of one that lay there before, no more than that could be covered and the rest be read."""
WAS_BARE = 0.8
"""Share of its place that was looked at before, in plain view, and no card found, from which less will do."""
MORE_NEWS = 1.5
"""How much larger a share of one place than of another must have changed for what changed in both to be the
one's."""
ARRIVED_S = 0.1
"""Seconds of rest from which a thing has arrived."""
RIM = 5
"""Small pixels, across: so far a card's rim and shadow, or an outline not quite right, reach beyond it."""
SETTLED_S = 0.3
"""Seconds after a card is told of within which what is new in its place is still the card itself."""


class Newcomers:
    """Judges the things that are followed and not told of yet.

    Args:
        gate: the cheap look, which knows what is new.
        tracks: everything that is followed, as it is at any moment.
    """

    def __init__(self, gate: MotionGate, tracks: Sequence[Track]) -> None:
        self._gate = gate
        self._tracks = tracks
        self._bare: Mask = np.zeros((0, 0), bool)

    def resting(self, glance: Glance) -> tuple[Mask, Mask]:
        """Where something new lies at rest that no arm brought along now; and the places of known cards."""
        resting = self._free(glance) & self._gate.still(glance.t - ARRIVED_S)
        known = np.zeros_like(resting)
        for track in self._tracks:
            if track.is_told:
                known |= track.mask
        return resting, known

    def is_new(self, mask: Mask, score: float, glance: Glance) -> bool:
        """Whether what is found in a place for the first time, and how clearly, has just come there."""
        return self._news(mask, score, self._free(glance), glance.t) > NEWS_SHARE

    def was_bare(self, mask: Mask) -> bool:
        """Whether a place was looked at before, in plain view, and no card found."""
        return self._bare.shape == mask.shape and share(self._bare, mask) > WAS_BARE

    def see(self, track: Track, glance: Glance) -> None:
        """Notice whether a card has come by now, be it onto a pattern that was taken for one."""
        least = LAID_ON_SHARE if track.familiar else NEWS_SHARE
        if track.arrived or self._news(track.mask, track.score, self._free(glance), glance.t) <= least:
            return
        track.arrived = True
        if track.familiar:
            track.votes, track.reads = Votes(), 0

    def judge(self, track: Track, glance: Glance) -> None:
        """Decide of a thing at rest whether it came, perhaps with the hand that is over it, or lay there."""
        self.see(track, glance)
        if not track.arrived:
            track.arrived = self._came_with_hand(track, glance)
            news = self._news(track.mask, track.score, glance.new, glance.t)
            track.familiar = track.familiar or news <= NEWS_SHARE

    def note_bare(self, looked_at: Mask, glance: Glance) -> None:
        """Remember where a look found no card, as far as no hand was over it."""
        if self._bare.shape != looked_at.shape:
            self._bare = np.zeros(looked_at.shape, bool)
        plain = looked_at & ~glance.reach & ~glance.moving
        self._bare |= plain
        for track in self._tracks:
            self._bare &= ~(track.mask & plain)

    def forget(self) -> None:
        """The camera moved: no place is where it was."""
        self._bare[:] = False

    def _came_with_hand(self, track: Track, glance: Glance) -> bool:
        """Whether a card that is read beyond doubt under a hand cannot have lain there before it came."""
        if not is_beyond_doubt(track):
            return False
        news = share(glance.new, track.mask)
        return news > ALL_NEW or (track.was_bare and news > CHANGED_SHARE)

    def _free(self, glance: Glance) -> Mask:
        """What is new, and no arm."""
        return glance.new & (~glance.reach | self._gate.let_go)

    def _news(self, mask: Mask, score: float, new: Mask, t: float) -> float:
        """Share of a place that is new, and not by a card that lands beside it.

        That card is clearer; or it brings so much more that the changed rim of this place is its.

        Args:
            mask: the place.
            score: how clearly a card was found there.
            new: what is new.
            t: now, seconds.
        """
        news = share(new, mask)
        if news <= NEWS_SHARE:
            return news
        own = new.copy()
        for other in self._tracks:
            is_landing = (
                t - other.told_at < SETTLED_S
                if other.is_told
                else other.score > score or share(new, other.mask) > MORE_NEWS * news
            )
            if is_landing:
                own &= ~grown(other.mask, RIM)
        return share(own, mask)
