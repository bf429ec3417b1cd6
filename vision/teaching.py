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

HOLD_S, INSIST_S = 0.8, 3.0
"""How long a card lies still before it is taken; the second where it looks like another card."""
STILL = 0.8
"""Least overlap with where it lay when it began to lie still."""
SAME = 0.92
"""Likeness of a card to itself, seen again; the court cards of one suit come near to it, and stay below."""
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


def look_alikes(profile: DeckProfile) -> list[tuple[Card, Card]]:
    """Pairs of a deck that cannot be told apart by sight: most likely one card was shown twice."""
    sight = DeckSight(profile)
    return [
        (card, DECK[n])
        for card, view in profile.cards.items()
        for n in np.flatnonzero(sight.likeness(view).cards >= SAME)
        if card.index < n
    ]


class Said(Enum):
    """What a lesson has to say after a frame."""

    NOTHING = "nothing"
    TAKEN = "taken"  # the card that was asked for is known now
    ANOTHER = "another"  # what lies there looks like another card: show the right one, or insist


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
    _since: float = 0.0
    _held: Shown | None = None
    _warned: bool = False

    def see(self, frame: Frame) -> tuple[Said, Shown | None]:
        """Look at one frame of the source; a few a second are enough."""
        shown = card_shown(self.recogniser, frame.image)
        if shown is None or self._held is None or not _same(shown, self._held):
            self._held, self._since, self._warned = shown, frame.t, False
            return Said.NOTHING, shown
        time = frame.t - self._since
        if not self.asked or time < HOLD_S or _likeness(shown.view, self.taken) >= SAME:
            return Said.NOTHING, shown  # a card that is known may lie there as long as it likes
        card = shown.reading.card
        if card is not None and card != self.asked[0] and time < INSIST_S:
            said = Said.NOTHING if self._warned else Said.ANOTHER
            self._warned = True
            return said, shown
        self.taken[self.asked.pop(0)] = shown.view
        self._held = None
        return Said.TAKEN, shown


def _same(one: Shown, other: Shown) -> bool:
    """Whether it is one card that lies still."""
    return quad_iou(one.quad, other.quad) >= STILL and _likeness(one.view, {DECK[0]: other.view}) >= SAME


def _likeness(view: Image, cards: dict[Card, Image]) -> float:
    return float(DeckSight(DeckProfile("", cards)).likeness(view).cards.max())
