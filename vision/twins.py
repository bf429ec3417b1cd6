"""One card found twice: as two things that lie across each other, or once more where it lies already."""

from __future__ import annotations

from collections.abc import Sequence

from vision.ground import share
from vision.tracks import Track

TWIN_SHARE = 0.35
"""Overlap from which two things that landed together are one card."""
TWIN_S = 0.3
"""Landings within so many seconds of each other are one landing, as far as twins go."""
ACROSS_SHARE = 0.25
"""Overlap from which a thing lies across a card, and is that card if it reads as it."""


def without_twins(landed: Sequence[Track], told: Sequence[Track]) -> list[Track]:
    """Of cards that came to rest at one time on one place, the clearest alone: the others are that card.

    A card found badly is found as two that lie across each other. Two real cards hardly ever land on each
    other at the same instant; and what reads as the very card it lies across is that card, whenever it
    was found, for there is but one.

    Args:
        landed: cards at rest and not told yet.
        told: cards told before.
    """
    kept: list[Track] = []
    for track in sorted(landed, key=_clarity, reverse=True):
        if not any(_are_twins(track, other) or _reads_the_same(track, other) for other in [*kept, *told]):
            kept.append(track)
    return kept


def _clarity(track: Track) -> float:
    """How clearly a thing is one card: what the detector and the readings say."""
    best = track.votes.opinion().best[1] if track.votes.count else 0.0
    return track.score + best


def _are_twins(one: Track, other: Track) -> bool:
    together = abs(one.landed - other.landed) < TWIN_S
    return together and max(share(one.mask, other.mask), share(other.mask, one.mask)) > TWIN_SHARE


def _reads_the_same(one: Track, other: Track) -> bool:
    """Whether a thing reads as the card that it lies across, and which still lies there."""
    if not (one.is_face and other.is_face and one.votes.count) or other.missing_since is not None:
        return False
    known = other.card or (other.votes.opinion().best[0] if other.votes.count else None)
    across = max(share(one.mask, other.mask), share(other.mask, one.mask)) > ACROSS_SHARE
    return across and one.votes.opinion().best[0] == known
