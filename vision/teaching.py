"""Learning how a deck looks from whoever shows it: from pictures, or card after card before a camera."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

import numpy as np

from euchre.cards import DECK, Card
from vision.deck_profile import DeckProfile
from vision.deck_reader import DeckSight
from vision.frame import Frame
from vision.geometry import Quad, quad_area, quad_iou, read_crop
from vision.reading import Image, Kind, Reading
from vision.recogniser import NetworkRecogniser, one_a_card

HOLD_S, INSIST_S = 0.8, 5.0
"""How long a card lies still before it is taken; the second where it looks like another than is asked."""
STILL = 0.8
"""Least overlap with where it lay when it began to lie still."""
SAME = 0.92
"""Least likeness of a card to itself, seen again. The nines of two black suits reach it too, so the reader
must take both for one card as well."""
APART = 0.05
"""Cards that share more than this with another one are covered or doubled, and teach nothing."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card that was shown.

    Attributes:
        view: the card, straightened, as a profile keeps it.
        reading: what the eyes make of it.
    """

    view: Image
    reading: Reading

    @property
    def proposal(self) -> Card | None:
        """The card it most likely is; None where there is no telling."""
        return self.reading.candidates[0][0] if self.reading.candidates else None

    @property
    def quad(self) -> Quad:
        """Its corners, pixels."""
        return np.array(self.reading.corners, np.float32)


def cards_shown(recogniser: NetworkRecogniser, image: Image) -> list[Shown]:
    """The faces of a picture that nothing covers, from left to right; backs are left out."""
    readings = one_a_card(recogniser.read(image, recogniser.locate(image)))
    quads = [np.array(reading.corners, np.float32) for reading in readings]
    shown = []
    for n, (reading, quad) in enumerate(zip(readings, quads, strict=True)):
        others = [other for m, other in enumerate(quads) if m != n]
        if reading.kind is Kind.BACK or any(quad_iou(quad, other) > APART for other in others):
            continue
        shown.append(Shown(read_crop(image, quad), reading))
    return sorted(shown, key=lambda one: one.reading.centre)


def card_shown(recogniser: NetworkRecogniser, image: Image) -> Shown | None:
    """The one card that a picture is of: the largest face; None where there is none."""
    shown = cards_shown(recogniser, image)
    return max(shown, key=lambda one: quad_area(one.quad), default=None)


class Said(Enum):
    """What a lesson has to say after a frame."""

    NOTHING = "nothing"
    TAKEN = "taken"  # the card that was asked for is known now
    ANOTHER = "another"  # it looks like another card, or a known one: show the right one, or insist


@dataclass(slots=True)
class Lesson:
    """Card after card before a camera: asks for one, takes it once it lies still, asks for the next.

    Attributes:
        recogniser: the eyes.
        asked: the cards still to be shown, the first of them now.
        taken: the cards shown so far.
    """

    recogniser: NetworkRecogniser
    asked: list[Card]
    taken: dict[Card, Image] = field(default_factory=dict)
    _proposed: dict[Card, Card | None] = field(default_factory=dict)
    _held: Shown | None = None
    _since: float = 0.0
    _warned: bool = False
    _done: bool = False

    def see(self, frame: Frame) -> tuple[Said, Shown | None]:
        """Look at one frame of the source; a few a second are enough."""
        shown = card_shown(self.recogniser, frame.image)
        if shown is None or self._held is None or not _same(shown, self._held):
            self._held, self._since, self._warned, self._done = shown, frame.t, False, False
            return Said.NOTHING, shown
        lain = frame.t - self._since
        if self._done or not self.asked or lain < HOLD_S:
            return Said.NOTHING, shown
        read = shown.reading.card
        doubtful = (read is not None and read != self.asked[0]) or self._looks_known(shown)
        if doubtful and lain < INSIST_S:
            said = Said.NOTHING if self._warned else Said.ANOTHER
            self._warned = True
            return said, shown
        card = self.asked.pop(0)
        self.taken[card], self._proposed[card], self._done = shown.view, shown.proposal, True
        return Said.TAKEN, shown

    def _looks_known(self, shown: Shown) -> bool:
        """Whether a card that was taken seems to be shown again."""
        likeness = DeckSight(DeckProfile("", self.taken)).likeness(shown.view).cards
        return any(
            likeness[card.index] >= SAME and proposal == shown.proposal
            for card, proposal in self._proposed.items()
        )


def _same(one: Shown, other: Shown) -> bool:
    """Whether it is one card that lies still."""
    if one.proposal != other.proposal or quad_iou(one.quad, other.quad) < STILL:
        return False
    sight = DeckSight(DeckProfile("", {DECK[0]: other.view}))
    return float(sight.likeness(one.view).cards.max()) >= SAME
