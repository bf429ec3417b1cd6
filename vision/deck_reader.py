"""Reading a deck that somebody has shown: what a card looks like, held against what the network says of it.

The card is compared with each of the deck's, after light and shade are taken out, as a shifted picture.
That is a witness of its own, and used as one: it may confirm what the network thinks, or help where the
network has no opinion and the picture is clear. It never talks the network out of a firm answer, and where
nothing is close, as with any other deck, it is silent.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from euchre.cards import DECK
from vision.cv import cv2
from vision.deck_profile import DeckProfile
from vision.geometry import READ_SIZE, Quad
from vision.reader import CardReader, Opinion, Probabilities
from vision.reading import Image

CLOSE = 0.6
"""Least correlation for a card to be taken for one of this deck."""
CLEAR = 0.1
"""How much closer the best must be than the second best to be heard where the network prefers others."""
UNDECIDED, CERTAIN = 0.5, 0.97
"""The network's answer counts as none below the first, and needs no witness above the second."""
SOFTNESS = 0.05
"""Correlation that a card must fall behind by to become less likely by a factor of e."""

_SIZE = (READ_SIZE[0] // 2, READ_SIZE[1] // 2)
_SHIFT = (5, 6)
"""Pixels of the halved picture that the card may be off by, either way."""
_GREY_NOISE, _REDNESS, _REDDEST = 12.0, 67.0, 0.9


@dataclass(frozen=True, slots=True)
class Likeness:
    """How close a card is to each of a deck.

    Attributes:
        cards: a correlation for each of `DECK`, -1 where the deck lacks the card.
    """

    cards: npt.NDArray[np.float32]

    @property
    def best(self) -> int:
        """The closest card's place in `DECK`."""
        return int(self.cards.argmax())

    @property
    def lead(self) -> float:
        """How much closer it is than the second."""
        second, first = np.sort(self.cards)[-2:]
        return float(first - second)


class DeckSight:
    """A deck to hold cards against."""

    def __init__(self, profile: DeckProfile) -> None:
        """Set up."""
        wide, high = _SHIFT
        self._templates: list[tuple[int, npt.NDArray[np.float32]]] = []
        for card, view in profile.cards.items():
            for way in (view, view[::-1, ::-1]):
                flat = _flattened(way)[high:-high, wide:-wide]
                template = np.ascontiguousarray(flat / max(float(np.linalg.norm(flat)), 1e-3))
                self._templates.append((card.index, template))

    def likeness(self, view: Image) -> Likeness:
        """Hold a straightened card, either way up, against the deck."""
        cards = np.full(len(DECK), -1.0, np.float32)
        flat = _flattened(view)
        energy: npt.NDArray[np.float32] | None = None
        for place, template in self._templates:
            if energy is None:
                ones = np.ones_like(template)
                energy = np.sqrt(np.maximum(cv2.matchTemplate(flat * flat, ones, cv2.TM_CCORR), 1.0))
            found = cv2.matchTemplate(flat, template, cv2.TM_CCORR) / energy
            cards[place] = max(cards[place], float(found.max()))
        return Likeness(cards)


class DeckReader:
    """A reader that knows one deck by sight as well."""

    def __init__(self, reader: CardReader, profile: DeckProfile) -> None:
        """Set up; `reader` reads, `profile` is asked where that is in doubt."""
        self._reader = reader
        self._sight = DeckSight(profile)

    def read(self, image: Image, quads: list[Quad]) -> list[Opinion]:
        """Read every card, in order."""
        return [
            opinion if opinion.both.max() >= CERTAIN else weigh(opinion, self._sight.likeness(opinion.view))
            for opinion in self._reader.read(image, quads)
        ]


def weigh(opinion: Opinion, likeness: Likeness) -> Opinion:
    """The opinion after the deck's pictures were heard."""
    close = float(likeness.cards.max())
    agrees = likeness.best == int(opinion.both.argmax())
    undecided = float(opinion.both.max()) < UNDECIDED
    if close < CLOSE or not (agrees or (undecided and likeness.lead >= CLEAR)):
        return opinion
    # What the deck lacks (cards not shown, others, backs) counts as no closer than what is just not close.
    weights = np.full(len(opinion.both), np.exp((CLOSE - close) / SOFTNESS), np.float32)
    known = likeness.cards > -1
    weights[: len(DECK)][known] = np.exp((np.maximum(likeness.cards[known], 0.0) - close) / SOFTNESS)

    def heard(shares: Probabilities) -> Probabilities:
        weighed = shares * weights
        return np.asarray(weighed / weighed.sum(), np.float32)

    return Opinion(heard(opinion.both), heard(opinion.whole), heard(opinion.index), opinion.view)


def _flattened(view: Image) -> npt.NDArray[np.float32]:
    """A straightened card at half its size without light and shade: what is print, and how red it is."""
    small = cv2.resize(view, _SIZE, interpolation=cv2.INTER_AREA).astype(np.float32)
    small = cv2.GaussianBlur(small, (0, 0), 1.0)
    grey = small.mean(2)
    level = cv2.GaussianBlur(grey, (0, 0), 4.0)
    spread = np.sqrt(cv2.GaussianBlur((grey - level) ** 2, (0, 0), 4.0) + _GREY_NOISE**2)
    red = small[..., 2] - (small[..., 0] + small[..., 1]) / 2
    red = np.clip((red - np.median(red)) / _REDNESS, -_REDDEST, _REDDEST)
    return np.ascontiguousarray(np.dstack([(grey - level) / spread, red]), np.float32)
