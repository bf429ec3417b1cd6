"""A recogniser that is told the truth and errs on purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from euchre.cards import DECK, Card
from tests.vision.tiny_table import Drawn
from vision.reading import NOTHING_KNOWN, Corners, Expected, Image, Kind, Reading, Reason, Spot

ARRIVED_PX = 12.0
"""How near to a card something must be said to have arrived, pixels."""
PATTERN_SCORE = 0.66
"""How much like a card a pattern looks."""


class TruthRecogniser:
    """Knows what lies in the picture of the moment.

    Args:
        truth: the cards of the moment with the share of each in view.
        seed: of its errors.
        miss: probability that a card in plain view is not found.
        wrong: probability that a reading is of another card, and sure of itself.
        jitter: standard deviation of found corners, pixels.
        sure: probability a right reading gives its card.

    Attributes:
        miss: as given; it may change as one goes.
        lies: what cards are read as, with candidates.
        patterns: places of the table, pixels, that look like a card and are found as one.
        heeds_arrivals: whether a card that would be missed is found where something is said to have arrived.
        second: what they are read as when looked at a second time, where that is something else.
        read_twice: how many cards were looked at a second time.
        located: how often cards were looked for.
    """

    def __init__(
        self,
        truth: Callable[[], Iterable[Drawn]],
        *,
        seed: int = 0,
        miss: float = 0.05,
        wrong: float = 0.0,
        jitter: float = 1.0,
        sure: float = 0.97,
    ) -> None:
        self._truth = truth
        self._random = np.random.default_rng(seed)
        self.miss, self._wrong, self._jitter, self._sure = miss, wrong, jitter, sure
        self.lies: dict[Card, tuple[tuple[Card, float], ...]] = {}
        self.second: dict[Card, tuple[tuple[Card, float], ...]] = {}
        self.patterns: list[Corners] = []
        self.heeds_arrivals = False
        self.located = self.read_twice = 0

    def locate(self, image: Image, expected: Expected = NOTHING_KNOWN) -> list[Spot]:
        self.located += 1
        left, top = part_of(image)
        height, width = image.shape[:2]
        spots = []
        for drawn in self._truth():
            corners = np.asarray(drawn.corners) - (left, top)
            x, y = corners.mean(axis=0)
            inside = 0 <= x < width and 0 <= y < height
            if not inside or drawn.in_view <= 0.4:
                continue
            arrived = self.heeds_arrivals and any(
                _apart(place, _corners(corners)) < ARRIVED_PX for place in expected.arrived
            )
            if self._random.random() >= self.miss or arrived:
                corners = corners + self._random.normal(0, self._jitter, (4, 2))
                spots.append(Spot(_corners(corners), 0.9 * drawn.in_view, not drawn.is_face))
        for pattern in self.patterns:
            corners = np.asarray(pattern) - (left, top)
            x, y = corners.mean(axis=0)
            if 0 <= x < width and 0 <= y < height:
                spots.append(Spot(_corners(corners), PATTERN_SCORE, False))
        return spots

    def read(self, image: Image, spots: Sequence[Spot]) -> list[Reading]:
        return [self._read(spot) for spot in spots]

    def read_again(self, image: Image, spots: Sequence[Spot], others: Sequence[Reading]) -> list[Reading]:
        self.read_twice += len(spots)
        first, self.lies = self.lies, {**self.lies, **self.second}
        readings = self.read(image, spots)
        self.lies = first
        return readings

    def _read(self, spot: Spot) -> Reading:
        near = [
            (_apart(spot.corners, drawn.corners), i, drawn)
            for i, drawn in enumerate(self._truth())
            if drawn.in_view > 0.25
        ]
        distance, _, drawn = min(near, default=(1e9, 0, None))
        if drawn is None or distance > 25:
            return Reading(
                Kind.UNSURE, None, 0.2, ((DECK[0], 0.1), (DECK[1], 0.1)), spot.corners, Reason.BLUR
            )
        if not drawn.is_face:
            return Reading(Kind.BACK, None, 0.95, (), spot.corners)
        if drawn.card in self.lies:
            candidates = self.lies[drawn.card]
            sure = candidates[0][1] > 0.8
            return Reading(
                Kind.FACE if sure else Kind.UNSURE,
                candidates[0][0] if sure else None,
                candidates[0][1],
                candidates,
                spot.corners,
            )
        card = drawn.card
        if self._random.random() < self._wrong:
            card = DECK[int(self._random.integers(len(DECK)))]
        other = DECK[(DECK.index(card) + 7) % 24]
        return Reading(
            Kind.FACE, card, self._sure, ((card, self._sure), (other, 0.8 * (1 - self._sure))), spot.corners
        )


def part_of(image: Image) -> tuple[int, int]:
    """Left and top of a slice within the picture it was cut from: it still lies in that picture's memory."""
    whole = image
    while isinstance(whole.base, np.ndarray):
        whole = whole.base
    offset = image.__array_interface__["data"][0] - whole.__array_interface__["data"][0]
    top, rest = divmod(offset, whole.strides[0])
    return rest // whole.strides[1], top


def _apart(one: Corners, other: Corners) -> float:
    """Mean distance of two cards' corners, pixels, whichever short end is the top."""
    a, b = np.asarray(one), np.asarray(other)
    return min(float(np.linalg.norm(np.roll(a, turn, axis=0) - b, axis=1).mean()) for turn in (0, 2))


def _corners(points: np.ndarray) -> Corners:
    a, b, c, d = ((float(x), float(y)) for x, y in points)
    return (a, b, c, d)
