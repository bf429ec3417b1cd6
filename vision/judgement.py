"""From the networks' opinions to a reading: accept, or say that it is unsure, and why."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from euchre.cards import DECK
from vision.aligner import Aligned
from vision.cv import cv2
from vision.reader import CLASSES, Opinion
from vision.reading import Image, Kind, Reading, Reason, as_corners

OTHER, BACK = CLASSES.index("other"), CLASSES.index("back")
FACES = len(DECK)


@dataclass(frozen=True, slots=True)
class Margins:
    """What it takes to be accepted; chosen on training photographs, never on those to check with.

    Attributes:
        face: least probability of a card.
        lead: least distance to the second best.
        head: the probability above which whole card or indices alone count as having a say.
        other: least probability of a card that is not one of the 24.
        back: least probability of a back.
        small: card height in pixels under which an unsure reading is put down to size.
        sharp: least variance of the Laplacian of the straightened card, else put down to blur.
        covered: least share seen, else put down to cover.
    """

    face: float = 0.75
    lead: float = 0.3
    head: float = 0.6
    other: float = 0.6
    back: float = 0.6
    small: float = 60.0
    sharp: float = 60.0
    covered: float = 0.6


def judge(aligned: Aligned, opinion: Opinion, margins: Margins) -> Reading:
    """Turn what the networks said about one place into a reading."""
    both = opinion.both
    order = np.argsort(-both[:FACES])
    candidates = tuple((DECK[i], float(both[i])) for i in order[:3] if both[i] >= 0.005)
    corners = as_corners(aligned.quad)
    back = float(max(both[BACK], aligned.back if both[BACK] > 0.2 else 0.0))
    if back >= margins.back:
        return Reading(Kind.BACK, None, back, (), corners)
    if both[OTHER] >= margins.other:
        return Reading(Kind.OTHER, None, float(both[OTHER]), (), corners)
    best, second = float(both[order[0]]), float(both[order[1]])
    second = max(second, float(both[OTHER]), float(both[BACK]))
    split = _split(opinion, margins)
    if best >= margins.face and best - second >= margins.lead and not split:
        return Reading(Kind.FACE, DECK[order[0]], best, candidates, corners)
    reason = Reason.DISAGREE if split else _reason(aligned, opinion.view, margins)
    return Reading(Kind.UNSURE, None, best, candidates, corners, reason)


def _split(opinion: Opinion, margins: Margins) -> bool:
    """Whether the picture of the card and its indices firmly say different things."""
    whole, index = int(opinion.whole.argmax()), int(opinion.index.argmax())
    firm = opinion.whole[whole] > margins.head and opinion.index[index] > margins.head
    return whole != index and bool(firm)


def _reason(aligned: Aligned, view: Image, margins: Margins) -> Reason | None:
    quad = aligned.quad
    height = float(np.linalg.norm(quad[3] - quad[0]) + np.linalg.norm(quad[2] - quad[1])) / 2
    if height < margins.small:
        return Reason.SMALL
    if aligned.visible < margins.covered:
        return Reason.COVERED
    grey = cv2.cvtColor(view, cv2.COLOR_BGR2GRAY)
    # Card stock is bright; only where print should be is full white a sign of glare.
    if (grey >= 252).mean() > 0.6 and grey.std() < 40:
        return Reason.GLARE
    if cv2.Laplacian(grey, cv2.CV_64F).var() < margins.sharp:
        return Reason.BLUR
    return None
