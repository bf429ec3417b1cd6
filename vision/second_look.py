"""A second look at what the first left unsure: other guesses of where the card ends.

A card half under another shows no more than a part of its edges, and the aligner, which starts from a box
round what shows, may stop at that part. The reader is a good judge of corners: at wrong ones it reads nothing
firmly. So an unsure place is aligned again from guesses that reach further to each side, and the firmest
reading stands if it passes the same margins as any other.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.aligner import Aligned
from vision.geometry import Quad, quad_iou
from vision.judgement import Margins, judge
from vision.reader import Opinion
from vision.reading import Kind, Reading

REACH = 0.35
"""By how much of its length a guess is drawn out to one side."""
SAME_PLACE = 0.6
"""Two places that share more than this are one card: cards of a tight fan differ by a fifth of a width."""
SAME_CARD = 0.25
"""And less is enough where both are read as the same card, of which there is one."""
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


def settle(
    places: list[tuple[Reading, list[Look]]], margins: Margins, others: Sequence[Reading] = ()
) -> list[Reading]:
    """Each place's first reading where that is sure, else the firmest that is not of a card already read.

    The guesses round a covered card reach to its neighbours, which read firmly: such a reading says nothing
    of the place it came from, and taking it would make the covered card vanish.

    Args:
        places: first readings, each with its second looks; those of a sure reading are not used.
        margins: what it takes to be accepted.
        others: cards read already that are none of these.
    """
    settled = [first for first, _ in places]
    taken = [*others, *(reading for reading in settled if reading.kind is not Kind.UNSURE)]
    doubtful = [i for i, reading in enumerate(settled) if reading.kind is Kind.UNSURE]
    for i in sorted(doubtful, key=lambda i: -settled[i].confidence):
        readings = [judge(card, opinion, margins) for card, opinion in places[i][1]]
        own = [r for r in readings if not any(on_one_card(r, other) for other in taken)]
        settled[i] = max([settled[i], *own], key=lambda r: (r.kind is not Kind.UNSURE, r.confidence))
        if settled[i].kind is not Kind.UNSURE:
            taken.append(settled[i])
    return settled


def on_one_card(a: Reading, b: Reading) -> bool:
    """Whether two readings lie so that they can but be of one card."""
    shared = quad_iou(np.array(a.corners, np.float32), np.array(b.corners, np.float32))
    same = a.card is not None and a.card == b.card
    return shared > SAME_PLACE or (same and shared > SAME_CARD)
