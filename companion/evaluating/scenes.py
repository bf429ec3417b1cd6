"""Rendered scenes whose truth is known to the pixel: drawn, read and scored in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from companion.evaluating.falls import Fall, angle_above, index_height, new_falls
from companion.evaluating.photographs import Eyes, Fault, faults_of
from vision.cv import cv2
from vision.geometry import index_crops
from vision.reading import Image
from vision.scoring import Label, Outcome, Score
from vision.synth.decks import EUCHRE_RANKS
from vision.synth.scenes import PlacedCard, Scene, Supplies, render_scene

LEAST_INDEX_PX = 18.0
"""Height of an index from which a face counts."""
LEAST_IN_VIEW = 0.9
"""Share of one index that must be in the frame and uncovered for a face to count."""
LEAST_CONTRAST = 30.0
"""Grey levels by which such an index must stand out from its card: less is night, or burnt out."""
WITHIN = (slice(10, 56), slice(8, 42))
"""The index alone of the reader's view of a corner: neither the card's edge nor what lies beside it."""
RULE = (
    "a face counts if its index is 18 px high or more, nine tenths of one index are in view, and that index "
    "stands out by 30 of 255 grey levels"
)


@dataclass(slots=True)
class SceneScore:
    """What rendered scenes came to.

    Attributes:
        score: over the faces that count.
        decks: the same by deck.
        beyond: outcomes of the faces that do not count: smaller, or no index to be seen.
        falls: outcomes by size (any size), and of those large enough by angle and by cover.
        faults: faces that should not have been accepted.
    """

    score: Score = field(default_factory=Score)
    decks: dict[str, Score] = field(default_factory=dict)
    beyond: Counter[Outcome] = field(default_factory=Counter)
    falls: dict[str, Fall] = field(default_factory=new_falls)
    faults: list[Fault] = field(default_factory=list)

    def add(self, name: str, deck: str, scene: Scene, eyes: Eyes) -> None:
        """Read and score one scene."""
        readings = eyes.look(scene.image)
        labels = [_label(card, scene.image) for card in scene.cards]
        marks = self.score.add(readings, labels, complete=True)
        self.decks.setdefault(deck, Score()).add(readings, labels, complete=True)
        self.faults += faults_of(name, labels, marks, scene.image)
        for card, label, outcome in zip(scene.cards, labels, marks.outcomes, strict=True):
            if label.is_face:
                self._place(card, label, outcome)

    def _place(self, card: PlacedCard, label: Label, outcome: Outcome) -> None:
        quad = np.asarray(card.corners, np.float32)
        if label.counts or (index_height(quad) < LEAST_INDEX_PX and max(card.indices) >= LEAST_IN_VIEW):
            self.falls["index_px"].add(index_height(quad), outcome)
        if label.counts:
            self.falls["angle"].add(angle_above(quad), outcome)
            self.falls["covered"].add(1 - card.visible, outcome)
        elif card.visible > 0:
            self.beyond[outcome] += 1

    def to_json(self) -> dict[str, Any]:
        """Everything as data."""
        return {
            "rule": RULE,
            **self.score.to_json(),
            "decks": {name: score.to_json() for name, score in sorted(self.decks.items())},
            "beyond": {
                "cards": self.beyond.total(),
                **{
                    outcome.value: round(self.beyond[outcome] / max(1, self.beyond.total()), 4)
                    for outcome in Outcome
                },
            },
            "falls": {name: fall.to_json() for name, fall in self.falls.items()},
            "certainty": self.score.certainty_json(),
        }


def draw_scenes(count: int, seed: int, supplies: Supplies) -> Iterator[tuple[str, str, Scene]]:
    """Render scenes: name, deck and scene; each from a seed of its own, its deck in turn.

    Args:
        count: how many.
        seed: of the whole; scene `i` is drawn from `[seed, i]`.
        supplies: decks, surfaces, typefaces.
    """
    for number in range(count):
        deck = supplies.decks[number % len(supplies.decks)]
        stock = Supplies([deck], supplies.surfaces, supplies.fonts, supplies.restyled)
        yield f"scene {number}", deck.name, render_scene(np.random.default_rng([seed, number]), stock)


def _label(card: PlacedCard, image: Image) -> Label:
    quad = np.asarray(card.corners, np.float32)
    (left, top), (right, bottom) = quad.min(0).tolist(), quad.max(0).tolist()
    counts = (
        card.name[0] in EUCHRE_RANKS
        and index_height(quad) >= LEAST_INDEX_PX
        and _contrast(card, image) >= LEAST_CONTRAST
    )
    return Label((left, top, right, bottom), card.name, quad, counts)


def _contrast(card: PlacedCard, image: Image) -> float:
    """Grey levels between ink and stock of the card's best index in view; 0 where none is."""
    quad = np.asarray(card.corners, np.float32)
    best = 0.0
    for share, ends in zip(card.indices, (quad, np.roll(quad, 2, 0)), strict=True):
        if share >= LEAST_IN_VIEW:
            crop = cv2.cvtColor(index_crops(image, ends)[0][WITHIN], cv2.COLOR_BGR2GRAY)
            grey = cv2.GaussianBlur(crop, (0, 0), 1.0)  # grain is no ink
            best = max(best, float(np.percentile(grey, 98) - np.percentile(grey, 2)))
    return best
