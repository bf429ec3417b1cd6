"""Readings held against labelled pictures: right, wrong, unsure, missed, phantom, bower swaps, calibration.

A reading can stand for a labelled card if its quadrilateral holds the centre of the label's box or the box
holds the reading's centre. Pairs that agree are taken first, nearest first, then the others: one reading a
label.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from euchre.cards import Card, Rank
from vision.cv import cv2
from vision.reading import Kind, Reading

BINS = 10


@dataclass(frozen=True, slots=True)
class Label:
    """A labelled card.

    Attributes:
        box: left, top, right, bottom in pixels; of a covered card usually what shows of it.
        name: rank + suit, or the rank alone where the suit could not be told.
    """

    box: tuple[float, float, float, float]
    name: str


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
        bower_swaps: jacks accepted as the jack of the same colour.
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
    bower_swaps: int = 0
    confusions: Counter[tuple[str, str]] = field(default_factory=Counter)
    told: list[tuple[float, bool]] = field(default_factory=list)

    def add(self, readings: list[Reading], labels: list[Label], *, complete: bool) -> None:
        """Count one picture."""
        self.pictures += 1
        self.cards += len(labels)
        self.complete += complete
        match, near = _match(readings, labels)
        for number, label in enumerate(labels):
            if number not in match:
                self.missed += 1
                continue
            self._count(readings[match[number]], label)
        taken = set(match.values())
        for index, reading in enumerate(readings):
            if reading.kind is Kind.FACE and index not in taken:
                if index in near:
                    self.surplus += 1
                    self.wrong += 1
                elif complete:
                    self.phantom += 1

    def _count(self, reading: Reading, label: Label) -> None:
        if reading.candidates and reading.kind in (Kind.FACE, Kind.UNSURE):
            card, confidence = reading.candidates[0]
            self.told.append((confidence, _agrees(label.name, card)))
        if reading.kind is Kind.UNSURE:
            self.unsure += 1
        elif reading.card is not None and _agrees(label.name, reading.card):
            self.right += 1
        else:
            self.wrong += 1
            said = reading.card
            self.confusions[label.name, str(said) if said else reading.kind.value] += 1
            if said is not None and len(label.name) == 2 and said.rank is Rank.JACK and label.name[0] == "J":
                self.bower_swaps += Card.parse(label.name).suit.twin is said.suit

    def merge(self, other: Score) -> None:
        """Add another score's counts to this one."""
        for name in (
            "pictures",
            "cards",
            "right",
            "wrong",
            "unsure",
            "missed",
            "surplus",
            "phantom",
            "complete",
        ):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.bower_swaps += other.bower_swaps
        self.confusions.update(other.confusions)
        self.told.extend(other.told)

    def calibration_error(self) -> float:
        """Expected calibration error: mean distance of confidence and hit rate over ten bins, by size."""
        total = max(1, len(self.told))
        error = 0.0
        for low in range(BINS):
            inside = [(c, ok) for c, ok in self.told if min(int(c * BINS), BINS - 1) == low]
            if inside:
                confidence = sum(c for c, _ in inside) / len(inside)
                error += len(inside) / total * abs(confidence - sum(ok for _, ok in inside) / len(inside))
        return error

    def risk_coverage(self) -> list[tuple[float, float]]:
        """Share accepted against share wrong among those, as the least confidence falls from 1 to 0."""
        curve, wrong = [], 0
        for count, (_, ok) in enumerate(sorted(self.told, key=lambda t: -t[0]), 1):
            wrong += not ok
            curve.append((count / len(self.told), wrong / count))
        return curve

    def to_json(self) -> dict[str, Any]:
        """Shares and counts as data."""
        cards = max(1, self.cards)
        shares = {
            name: round(getattr(self, name) / cards, 4) for name in ("right", "wrong", "unsure", "missed")
        }
        return {
            "pictures": self.pictures,
            "cards": self.cards,
            **shares,
            "surplus": self.surplus,
            "phantom_per_picture": round(self.phantom / max(1, self.complete), 4),
            "bower_swaps": self.bower_swaps,
            "calibration_error": round(self.calibration_error(), 4),
            "confusions": [[a, b, n] for (a, b), n in self.confusions.most_common(8)],
        }


def labels_of(objects: Iterable[dict[str, Any]]) -> list[Label]:
    """The labels of one entry of a `labels.json`."""
    return [
        Label((o["box"][0], o["box"][1], o["box"][2], o["box"][3]), str(o["label"]).replace("10", "T"))
        for o in objects
    ]


def _agrees(label: str, card: Card) -> bool:
    return str(card)[0] == label if len(label) == 1 else str(card) == label


def _match(readings: list[Reading], labels: list[Label]) -> tuple[dict[int, int], set[int]]:
    """Label to reading, and the readings that lie on some label."""
    pairs = []
    near: set[int] = set()
    for i, reading in enumerate(readings):
        quad = np.array(reading.corners, np.float32)
        x, y = reading.centre
        for o, label in enumerate(labels):
            x1, y1, x2, y2 = label.box
            centre = ((x1 + x2) / 2, (y1 + y2) / 2)
            if (x1 <= x <= x2 and y1 <= y <= y2) or cv2.pointPolygonTest(quad, centre, False) >= 0:
                agree = reading.card is not None and _agrees(label.name, reading.card)
                pairs.append((not agree, math.hypot(x - centre[0], y - centre[1]), o, i))
                near.add(i)
    match: dict[int, int] = {}
    used: set[int] = set()
    for _, _, o, i in sorted(pairs):
        if o not in match and i not in used:
            match[o] = i
            used.add(i)
    return match, near
