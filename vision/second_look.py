"""A second look at what the first left unsure: other guesses of where the card ends.

A card half under another shows no more than a part of its edges, and the aligner, which starts from a box
round what shows, may stop at that part. The reader is a good judge of corners: at wrong ones it reads nothing
firmly. So an unsure place is aligned again from guesses that reach further to each side, and the firmest
reading stands if it passes the same margins as any other.
"""

from __future__ import annotations

import numpy as np

from vision.aligner import Aligned
from vision.geometry import Quad
from vision.judgement import Margins, judge
from vision.reader import Opinion
from vision.reading import Kind, Reading

REACH = 0.35
"""By how much of its length a guess is drawn out to one side."""
NO_CARD = 0.5
"""A place is dropped when the aligner gives more than this to there being no card."""

Look = tuple[Aligned, Opinion]


def other_guesses(quad: Quad) -> list[Quad]:
    """The place itself, and drawn out to each of its four sides.

    Args:
        quad: 4 x 2 pixels, clockwise.
    """
    guesses = [quad.astype(np.float32)]
    for side in range(4):
        a, b = side, (side + 1) % 4
        drawn = quad.astype(np.float32).copy()
        drawn[a] += REACH * (quad[a] - quad[(side + 3) % 4])
        drawn[b] += REACH * (quad[b] - quad[(side + 2) % 4])
        guesses.append(drawn)
    return guesses


def settle(first: Reading, again: list[Look], margins: Margins) -> Reading:
    """The first reading where it is sure, else the firmest of all."""
    if first.kind is not Kind.UNSURE:
        return first
    readings = [first, *(judge(card, opinion, margins) for card, opinion in again)]
    return max(readings, key=lambda reading: (reading.kind is not Kind.UNSURE, reading.confidence))
