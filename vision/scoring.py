"""Readings held against labelled pictures: right, wrong, unsure, missed, phantom, bower swaps, calibration.

Photographs are labelled with boxes: a reading can stand for a labelled card if its quadrilateral holds the
centre of the label's box or the box holds the reading's centre. Rendered cards are known to the corner: there
the two quadrilaterals must share enough. Pairs that agree are taken first, nearest first, then the others:
one reading a label.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

import numpy as np

from euchre.cards import Card, Rank
from vision.certainty import (
    Told,
    calibration_error,
    reliability,
    risk_at,
    risk_coverage,
    thinned,
    wilson,
)
from vision.cv import cv2
from vision.geometry import Quad, quad_iou
from vision.reading import Kind, Reading

SAME_CARD = 0.3
"""Least overlap of a reading with a card whose corners are known."""
COUNTS = (
    "pictures",
    "cards",
    "right",
    "wrong",
    "unsure",
    "missed",
    "surplus",
    "phantom",
    "complete",
    "red_swaps",
    "black_swaps",
)


class Outcome(Enum):
    """What became of one labelled card."""

    RIGHT = "right"
    WRONG = "wrong"
    UNSURE = "unsure"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Label:
    """A labelled card.

    Attributes:
        box: left, top, right, bottom in pixels; of a covered card usually what shows of it.
        name: rank + suit, or the rank alone where the suit could not be told; of rendered cards also `back`.
        quad: its corners, 4 x 2 pixels, where they are known.
        counts: whether it counts. A card that does not takes its reading and is not scored, but a face
            accepted where no Euchre face lies is a phantom all the same.
    """

    box: tuple[float, float, float, float]
    name: str
    quad: Quad | None = None
    counts: bool = True

    @property
    def is_face(self) -> bool:
        """Whether it is one of the 24, as far as the label tells."""
        return self.name[0] in "9TJQKA"


@dataclass(frozen=True, slots=True)
class Marks:
    """What became of one picture.

    Attributes:
        outcomes: of each label, in their order.
        readings: what stood for each label; None where it was missed.
        phantoms: faces accepted where no Euchre face lies, in a picture whose labels are complete.
    """

    outcomes: list[Outcome]
    readings: list[Reading | None]
    phantoms: list[Reading]


@dataclass(slots=True)
class Score:
    """Counts over some pictures.

    Attributes:
        pictures: how many.
        cards: labelled cards.
        right: read as labelled.
        wrong: accepted as another card, or called another kind.
        unsure: found but not accepted.
        missed: not found.
        surplus: accepted faces on a card that another reading already stands for; counted into wrong.
        phantom: accepted faces on no label, in pictures whose labels are complete.
        complete: pictures whose labels are complete.
        red_swaps: red jacks accepted as the other red jack.
        black_swaps: black jacks accepted as the other black jack.
        confusions: label and what it was read as.
        told: for every matched face reading or unsure one, its confidence and whether its best card was
            right.
    """

    pictures: int = 0
    cards: int = 0
    right: int = 0
    wrong: int = 0
    unsure: int = 0
    missed: int = 0
    surplus: int = 0
    phantom: int = 0
    complete: int = 0
    red_swaps: int = 0
    black_swaps: int = 0
    confusions: Counter[tuple[str, str]] = field(default_factory=Counter)
    told: list[Told] = field(default_factory=list)

    @property
    def bower_swaps(self) -> int:
        """Jacks accepted as the jack of the same colour: each invents or hides a bower."""
        return self.red_swaps + self.black_swaps

    def add(self, readings: list[Reading], labels: list[Label], *, complete: bool) -> Marks:
        """Count one picture."""
        self.pictures += 1
        self.complete += complete
        match, near = _match(readings, labels)
        stood = [readings[match[number]] if number in match else None for number in range(len(labels))]
        outcomes = [_outcome(reading, label) for reading, label in zip(stood, labels, strict=True)]
        phantoms = []
        for reading, label, outcome in zip(stood, labels, outcomes, strict=True):
            if label.counts:
                self._count(reading, label, outcome)
            elif complete and not label.is_face and reading is not None and reading.kind is Kind.FACE:
                phantoms.append(reading)
        taken = set(match.values())
        for index, reading in enumerate(readings):
            if reading.kind is Kind.FACE and index not in taken:
                if index in near:
                    self.surplus += 1
                    self.wrong += 1
                elif complete:
                    phantoms.append(reading)
        self.phantom += len(phantoms)
        return Marks(outcomes, stood, phantoms)

    def _count(self, reading: Reading | None, label: Label, outcome: Outcome) -> None:
        self.cards += 1
        setattr(self, outcome.value, getattr(self, outcome.value) + 1)
        if reading is None:
            return
        if reading.candidates and reading.kind in (Kind.FACE, Kind.UNSURE):
            card, confidence = reading.candidates[0]
            self.told.append((confidence, _agrees(label.name, card)))
        if outcome is Outcome.WRONG:
            said = reading.card
            self.confusions[label.name, str(said) if said else reading.kind.value] += 1
            if said is not None and len(label.name) == 2 and said.rank is Rank.JACK and label.name[0] == "J":
                swapped = Card.parse(label.name).suit.twin is said.suit
                self.red_swaps += swapped and said.suit.is_red
                self.black_swaps += swapped and not said.suit.is_red

    def merge(self, other: Score) -> None:
        """Add another score's counts to this one."""
        for name in COUNTS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.confusions.update(other.confusions)
        self.told.extend(other.told)

    def calibration_error(self) -> float:
        """See `vision.certainty.calibration_error`."""
        return calibration_error(self.told)

    def to_json(self) -> dict[str, Any]:
        """Shares and counts as data."""
        cards = max(1, self.cards)
        shares = {name: round(getattr(self, name) / cards, 4) for name in ("right", "wrong")}
        shares |= {name: round(getattr(self, name) / cards, 4) for name in ("unsure", "missed")}
        return {
            "pictures": self.pictures,
            "cards": self.cards,
            **shares,
            "right_95": _rounded(wilson(self.right, self.cards)),
            "wrong_95": _rounded(wilson(min(self.wrong, self.cards), self.cards)),
            "surplus": self.surplus,
            "phantoms": self.phantom,
            "phantom_per_picture": round(self.phantom / max(1, self.complete), 4),
            "bower_swaps": self.bower_swaps,
            "red_bower_swaps": self.red_swaps,
            "black_bower_swaps": self.black_swaps,
            "calibration_error": round(self.calibration_error(), 4),
            "confusions": [[a, b, n] for (a, b), n in self.confusions.most_common(8)],
        }

    def certainty_json(self) -> dict[str, Any]:
        """What the confidences are worth, as data: diagram, curve, and the risk at full and at half reach."""
        return {
            "told": len(self.told),
            "reliability": [
                [b.count, round(b.confidence, 4), round(b.right, 4)] for b in reliability(self.told)
            ],
            "risk_coverage": [_rounded(point) for point in thinned(risk_coverage(self.told))],
            "risk_at_full": round(risk_at(self.told, 1.0), 4),
            "risk_at_half": round(risk_at(self.told, 0.5), 4),
        }


def labels_of(objects: Iterable[dict[str, Any]]) -> list[Label]:
    """The labels of one entry of a `labels.json`."""
    return [
        Label((o["box"][0], o["box"][1], o["box"][2], o["box"][3]), str(o["label"]).replace("10", "T"))
        for o in objects
    ]


def _rounded(pair: tuple[float, float]) -> list[float]:
    return [round(value, 4) for value in pair]


def _outcome(reading: Reading | None, label: Label) -> Outcome:
    if reading is None:
        return Outcome.MISSED
    if reading.kind is Kind.UNSURE:
        return Outcome.UNSURE
    if reading.card is not None and _agrees(label.name, reading.card):
        return Outcome.RIGHT
    return Outcome.WRONG


def _agrees(label: str, card: Card) -> bool:
    return str(card)[0] == label if len(label) == 1 else str(card) == label


def _match(readings: list[Reading], labels: list[Label]) -> tuple[dict[int, int], set[int]]:
    """Label to reading, and the readings that lie on some label."""
    pairs = []
    near: set[int] = set()
    for i, reading in enumerate(readings):
        quad = np.array(reading.corners, np.float32)
        for o, label in enumerate(labels):
            apart = _apart(quad, reading.centre, label)
            if apart is not None:
                agree = reading.card is not None and _agrees(label.name, reading.card)
                pairs.append((not agree, apart, o, i))
                near.add(i)
    match: dict[int, int] = {}
    used: set[int] = set()
    for _, _, o, i in sorted(pairs):
        if o not in match and i not in used:
            match[o] = i
            used.add(i)
    return match, near


def _apart(quad: Quad, centre: tuple[float, float], label: Label) -> float | None:
    """How far a reading lies from a label it can stand for; None if it cannot."""
    if label.quad is not None:
        shared = quad_iou(quad, label.quad)
        return 1 - shared if shared >= SAME_CARD else None
    x1, y1, x2, y2 = label.box
    middle = ((x1 + x2) / 2, (y1 + y2) / 2)
    x, y = centre
    if (x1 <= x <= x2 and y1 <= y <= y2) or cv2.pointPolygonTest(quad, middle, False) >= 0:
        return math.hypot(x - middle[0], y - middle[1])
    return None
