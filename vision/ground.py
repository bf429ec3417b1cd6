"""Which card is on top where, and whether a card that was not found is hidden, still there, or gone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

import numpy as np
import numpy.typing as npt

from vision.matching import coincide
from vision.motion import Glance
from vision.small_picture import Mask
from vision.tracks import Track

HIDDEN_SHARE = 0.3
"""Least share of a card that must be in view for anything to be said of it."""
ARM_SHARE = 0.12
"""Share of a card's visible part under an arm from which the arm may hide it."""
CHANGED_SHARE = 0.3
"""Share of a card's visible part that must look different before its absence means anything."""
TOUCHED_SHARE = 0.04
"""The same once a hand has been over the card: of a white card on a white cloth only the print goes."""
HIDING_SHARE = 0.6
"""Share of a card under another one from which it cannot be found."""
HELD_SHARE = 0.5
"""Share of a card's visible part under a hand, or one with it, from which the hand is on the card."""
BUSY_SHARE = 0.1
"""Share of a card's outline in motion from which it is not at rest, or something passes over it."""


class Presence(Enum):
    """What can be said of a card that the detector did not find."""

    THERE = "there"  # its place looks as it did when the card was last seen there
    HIDDEN = "hidden"  # a hand or another card is over it
    ABSENT = "absent"  # in plain view, changed, at rest, and no card


class Ground:
    """The cards of one look, painted over each other.

    Args:
        tracks: all that lie there, in the order of their landing, those found just now for the first time
            included.
        shape: height and width of the small picture.
    """

    def __init__(self, tracks: Sequence[Track], shape: tuple[int, ...]) -> None:
        self._top: npt.NDArray[np.int16] = np.zeros(shape[:2], np.int16)
        self._number = {track: number for number, track in enumerate(tracks, start=1)}
        self.tracks = list(tracks)
        for track, number in self._number.items():
            if _may_hide(track):
                self._top[track.mask] = number

    def visible(self, track: Track) -> Mask:
        """The part of a card's outline that no later card covers."""
        return np.asarray((self._top <= self._number[track]) & track.mask, bool)

    def is_turned(self, track: Track) -> bool:
        """Whether a card lies in exactly its place with the other side up: it was turned over or swapped."""
        later = self.tracks[self._number[track] :]
        return any(other.is_face != track.is_face and coincide(other.pose, track.pose) for other in later)

    def is_seen_through(self, track: Track, found: Collection[Track]) -> bool:
        """Whether a card is found that this one would hide if it still lay there."""
        earlier = self.tracks[: self._number[track] - 1]
        return any(other in found and share(track.mask, other.mask) > HIDING_SHARE for other in earlier)

    def presence(self, track: Track, found: Collection[Track], glance: Glance) -> Presence:
        """Judge a card that was not found, given those that were."""
        if track.is_bare:
            return Presence.ABSENT
        arm = share(glance.reach, track.mask) > ARM_SHARE
        if self.is_turned(track) or (not arm and self.is_seen_through(track, found)):
            return Presence.ABSENT
        visible = self.visible(track)
        seen = int(visible.sum())
        if seen < HIDDEN_SHARE * max(1, int(track.mask.sum())):
            return Presence.HIDDEN
        if share(glance.reach, visible) > ARM_SHARE or share(glance.moving, visible) > BUSY_SHARE:
            return Presence.HIDDEN
        least = TOUCHED_SHARE if track.touched else CHANGED_SHARE
        if share(glance.new, visible) < least and not track.verify:
            return Presence.THERE
        return Presence.ABSENT


def _may_hide(track: Track) -> bool:
    """Whether a thing may lie over others.

    Not if it was not found when looked at last; nor if it never came: the table's own pattern beside a card,
    and partly under it, is found as a thing too.
    """
    return track.missing_since is None and (track.arrived or track.is_told)


def share(mask: Mask, place: Mask) -> float:
    """Share of a place that a mask covers."""
    size = int(place.sum())
    return float((mask & place).sum()) / size if size else 0.0
