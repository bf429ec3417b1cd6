"""A set-up nobody made: the table plane from the cards that are seen, sharper with each new one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.calibration import South, TableSetup
from vision.errors import CalibrationError
from vision.plane_from_cards import plane_from_cards
from vision.reading import Corners, Spot

CLEAR_SCORE = 0.6
"""Detector score from which a card's corners are good enough to measure by."""
APART = 0.5
"""Card lengths between two measured cards: the same card seen again teaches nothing."""
ENOUGH = 24
"""Cards after which the plane is left as it is."""
GROWTH = 1.35
"""Growth of the measured cards at which the plane is fitted again."""


class AutoSetup:
    """Collects clearly seen cards until they make a table plane.

    Args:
        south: the side of the picture at which South sits.
    """

    def __init__(self, south: South) -> None:
        self._south = south
        self._cards: list[Corners] = []
        self._fitted = 0

    def learn(self, spots: Sequence[Spot], size: tuple[int, int]) -> TableSetup | None:
        """Take in the cards of one look; a set-up when there is a new one.

        Args:
            spots: what was located; only clear, whole cards are used.
            size: width and height of the picture, pixels.
        """
        for spot in spots:
            if len(self._cards) < ENOUGH and spot.score >= CLEAR_SCORE and self._is_new(spot.corners, size):
                self._cards.append(spot.corners)
        if len(self._cards) < max(1, self._fitted * GROWTH):
            return None
        try:
            plane = plane_from_cards(self._cards, size, self._south)
        except CalibrationError:
            self._cards = self._cards[-ENOUGH // 2 :] if len(self._cards) >= ENOUGH else self._cards
            return None
        self._fitted = len(self._cards)
        return TableSetup(plane=plane, size=size, south=self._south, origin="cards")

    def _is_new(self, corners: Corners, size: tuple[int, int]) -> bool:
        quad = np.asarray(corners)
        inside = (quad > 4).all() and (quad[:, 0] < size[0] - 4).all() and (quad[:, 1] < size[1] - 4).all()
        length = float(np.linalg.norm(quad[1] - quad[2]))
        centre = quad.mean(axis=0)
        return bool(inside) and all(
            np.linalg.norm(np.asarray(known).mean(axis=0) - centre) > APART * length for known in self._cards
        )
