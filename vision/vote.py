"""Many readings of one lying card, combined into a probability that stays honest.

Pictures taken a tenth of a second apart repeat each other's mistakes, so ten agreeing readings are nowhere
near ten independent witnesses. The readings' mean log probability is therefore raised to the *effective*
number of readings, n / (1 + r (n - 1)): it grows with n and never passes 1 / r.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from euchre.cards import DECK, Card
from vision.reading import Kind, Reading, Reason

CORRELATION = 0.35
"""How much two readings of one resting card repeat each other; measured errors come in runs, hardly ever
singly."""
FLOOR = 0.002
"""Least probability a reading leaves to each card it does not name."""
DOUBTFUL_WEIGHT = 0.5
"""Weight of a reading that itself reports glare, blur, cover or disagreement."""

NAMED_SHARE = 0.25
"""Share of the readings in which the reader must have named the card that is accepted."""

_INDEX = {card: i for i, card in enumerate(DECK)}
_OTHER, _BACK = len(DECK), len(DECK) + 1


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the readings of one card say together.

    Attributes:
        candidates: cards with probabilities, best first; what is missing to 1 is "not one of the 24".
        not_ours: probability that it is a card of another rank.
        weight: readings behind it, doubtful ones counted in part.
    """

    candidates: tuple[tuple[Card, float], ...]
    not_ours: float
    weight: float

    @property
    def best(self) -> tuple[Card, float]:
        """The likeliest card and its probability."""
        return self.candidates[0]

    def accepts(self, accept: float, margin: float) -> bool:
        """Whether the best card may be told as the card.

        Args:
            accept: least probability.
            margin: how many times likelier than the second best, or than no card of ours, it must be.
        """
        top, second = self.candidates[0][1], max(self.candidates[1][1], self.not_ours)
        return top >= accept and top >= margin * second


class Votes:
    """The readings of one lying card so far."""

    def __init__(self) -> None:
        self._log = np.zeros(len(DECK) + 2)
        self._weight = 0.0
        self._named: Counter[Card] = Counter()
        self.count = 0

    def add(self, reading: Reading) -> None:
        """Count a reading."""
        weight = DOUBTFUL_WEIGHT if reading.reason in (Reason.GLARE, Reason.BLUR, Reason.COVERED) else 1.0
        self._log += weight * np.log(_distribution(reading))
        self._weight += weight
        self.count += 1
        if reading.card is not None:
            self._named[reading.card] += 1

    def names(self, card: Card) -> bool:
        """Whether the reader itself named this card in a fair share of the readings, at least once.

        Doubts do not add up to certainty: the fifth unsure look at a badly found card repeats the first.
        """
        return self._named[card] >= max(1.0, NAMED_SHARE * self.count)

    def opinion(self, elsewhere: Collection[Card] = ()) -> Opinion:
        """What they say together.

        Args:
            elsewhere: cards seen lying in other places at this moment: each card is in one place only.
        """
        if self._weight == 0:
            return Opinion(tuple((card, 1 / len(DECK)) for card in DECK), 0.0, 0.0)
        effective = self._weight / (1 + CORRELATION * max(self._weight - 1, 0.0))
        log = self._log / self._weight * effective
        for card in elsewhere:
            log[_INDEX[card]] = -np.inf
        share = np.exp(log - log.max())
        share /= share.sum()
        order = np.argsort(-share[: len(DECK)], kind="stable")
        candidates = tuple((DECK[i], float(share[i])) for i in order)
        return Opinion(candidates, float(share[_OTHER] + share[_BACK]), self._weight)


def _distribution(reading: Reading) -> npt.NDArray[np.float64]:
    """A reading over the 24 cards, another card and a back; no entry below the floor."""
    share = np.zeros(len(DECK) + 2)
    for card, probability in reading.candidates:
        share[_INDEX[card]] += probability
    if reading.card is not None and not reading.candidates:
        share[_INDEX[reading.card]] = reading.confidence
    rest = max(0.0, 1.0 - share.sum())
    if reading.kind is Kind.OTHER:
        share *= (1 - reading.confidence) / max(share.sum(), 1e-9)
        share[_OTHER] = reading.confidence
    elif reading.kind is Kind.BACK:
        share *= (1 - reading.confidence) / max(share.sum(), 1e-9)
        share[_BACK] = reading.confidence
    else:
        share += rest / len(share)
    share = np.maximum(share, FLOOR)
    return np.asarray(share / share.sum(), float)
