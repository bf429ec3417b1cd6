"""A set-up nobody made: the table plane from the cards that lie still, sharper with each new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.calibration import South, TableSetup
from vision.corner_marks import setup_from_marks
from vision.errors import CalibrationError
from vision.markers import Marker
from vision.plane_from_cards import plane_from_cards
from vision.reading import Corners, Spot, as_corners

CLEAR_SCORE = 0.5
"""Detector score from which a card's corners are good enough to measure by."""
STILL_SHARE = 0.05
"""Card lengths a card may seem to shift between looks and still be at rest: corners are found that well."""
STILL_LOOKS = 4
"""Looks at rest before a card is measured by: what is held in the air does not lie on the table."""
APART = 0.5
"""Card lengths between two measured cards: the same card seen again teaches nothing."""
ENOUGH = 24
"""Cards after which the plane is left as it is."""
GROWTH = 1.35
"""Growth of the measured cards at which the plane is fitted again."""


@dataclass(slots=True)
class _Seen:
    """A card that may be at rest."""

    quad: npt.NDArray[np.float64]
    looks: int = 1

    @property
    def length(self) -> float:
        """Length of its long sides, pixels."""
        return float(np.linalg.norm(self.quad[1] - self.quad[2]))


class AutoSetup:
    """Collects cards at rest until they make a table plane.

    Args:
        south: the side of the picture at which South sits.
    """

    def __init__(self, south: South) -> None:
        self._south = south
        self._seen: list[_Seen] = []
        self._cards: list[_Seen] = []
        self._tried = 0
        self._is_marked = False

    def learn(self, spots: Sequence[Spot], size: tuple[int, int]) -> TableSetup | None:
        """Take in the cards of one look, while there is no plane to follow them on.

        Args:
            spots: what was located; only clear, whole cards that stay where they are count.
            size: width and height of the picture, pixels.
        """
        seen = []
        for spot in spots:
            quad = np.asarray(spot.corners, float)
            if spot.score < CLEAR_SCORE:
                continue
            one = self._seen_before(quad)
            seen.append(one)
            if one.looks == STILL_LOOKS:
                self._add(one.quad, size)
        self._seen = seen
        return self._fit(size)

    def learn_rested(self, corners: Corners, size: tuple[int, int]) -> TableSetup | None:
        """Take in a card known to lie still on the table.

        Args:
            corners: pixels.
            size: width and height of the picture, pixels.
        """
        self._add(np.asarray(corners, float), size)
        return self._fit(size)

    def learn_marks(self, markers: Sequence[Marker], size: tuple[int, int]) -> TableSetup | None:
        """A set-up from the printed corner marks, once all four are seen; it is better than any from cards.

        Args:
            markers: what was found in one picture.
            size: width and height of the picture, pixels.
        """
        if self._is_marked:
            return None
        try:
            setup = setup_from_marks(markers, size)
        except CalibrationError:
            return None
        self._is_marked = setup is not None
        return setup

    def _add(self, quad: npt.NDArray[np.float64], size: tuple[int, int]) -> None:
        new = _Seen(quad)
        if _is_inside(quad, size) and all(_apart(new, known) > APART for known in self._cards):
            self._cards.append(new)

    def _fit(self, size: tuple[int, int]) -> TableSetup | None:
        """Fit the plane, if there is enough that is new."""
        count = len(self._cards)
        if self._is_marked or count < max(1, self._tried * GROWTH) or self._tried >= ENOUGH:
            return None
        self._tried = count
        try:
            plane = plane_from_cards([as_corners(card.quad) for card in self._cards], size, self._south)
        except CalibrationError:
            return None
        return TableSetup(plane=plane, size=size, south=self._south, origin="cards")

    def _seen_before(self, quad: npt.NDArray[np.float64]) -> _Seen:
        """The card at this place in the look before, brought up to date; or a new one."""
        new = _Seen(quad)
        for old in self._seen:
            if _apart(old, new) < STILL_SHARE:
                turned = np.roll(quad, 2, axis=0)
                if np.abs(turned - old.quad).sum() < np.abs(quad - old.quad).sum():
                    quad = turned
                return _Seen(old.quad + (quad - old.quad) / (old.looks + 1), old.looks + 1)
        return new


def _apart(one: _Seen, other: _Seen) -> float:
    """Distance of two cards' centres in card lengths."""
    return float(np.linalg.norm(one.quad.mean(axis=0) - other.quad.mean(axis=0))) / max(other.length, 1.0)


def _is_inside(quad: npt.NDArray[np.float64], size: tuple[int, int]) -> bool:
    return bool((quad > 4).all() and (quad[:, 0] < size[0] - 4).all() and (quad[:, 1] < size[1] - 4).all())
