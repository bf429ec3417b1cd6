"""The table found again after the camera was moved far: by marks and cards whose places on it were known."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Mapping, Sequence

import numpy as np

from vision.calibration import Points, TablePlane, plane_from_matrix, transform
from vision.cv import cv2
from vision.markers import CORNER_NAMES, Marker
from vision.reading import Corners, Image, Kind, Recogniser
from vision.tracks import Track

FEWEST = 2
"""Things found again from which the table is: one card looks like any other place of the plane."""
MOST_CARDS = 5
"""Cards used; each doubles the work, for nobody can tell a card from itself turned by half."""
WORST_FIT_MM = 6.0
"""How well the places must fit the old ones: a card that was pushed when the camera was is none to go by."""
EVERY_S = 1.0
"""Seconds between two attempts: each looks at the whole picture."""


class Landmarks:
    """What lies where on one table.

    Args:
        recogniser: finds and reads the cards.
    """

    def __init__(self, recogniser: Recogniser) -> None:
        self._recogniser = recogniser
        self._marks: dict[str, Points] = {}
        self._tried_at = -np.inf

    def remember(self, markers: Iterable[Marker], plane: TablePlane) -> None:
        """Remember where the corner marks lie; tokens move, marks do not."""
        for marker in markers:
            if marker.name in CORNER_NAMES:
                self._marks[marker.name] = plane.mm(marker.corners)

    def look(
        self, image: Image, t: float, markers: Sequence[Marker], tracks: Iterable[Track]
    ) -> TablePlane | None:
        """Look for the table in a picture; None if it is not found, or was just looked for.

        Args:
            image: the picture, at rest.
            t: its time, seconds.
            markers: those in it.
            tracks: the cards as they lay.
        """
        if t - self._tried_at < EVERY_S:
            return None
        self._tried_at = t
        seen: dict[str, Corners] = {marker.name: marker.corners for marker in markers}
        known = dict(self._marks)
        cards = {str(track.card): track.pose.outline() for track in tracks if track.is_told and track.card}
        if len(cards) >= FEWEST or known:
            seen |= self._faces(image)
            known |= cards
        return plane_again(seen, known, cards)

    def _faces(self, image: Image) -> dict[str, Corners]:
        """The faces in the picture by their names, those left out that are seen twice."""
        spots = self._recogniser.locate(image)
        found: dict[str, list[Corners]] = {}
        for reading in self._recogniser.read(image, spots):
            if reading.kind is Kind.FACE and reading.card is not None:
                found.setdefault(str(reading.card), []).append(reading.corners)
        return {name: places[0] for name, places in found.items() if len(places) == 1}


def plane_again(
    seen: Mapping[str, Corners], known: Mapping[str, Points], cards: Collection[str]
) -> TablePlane | None:
    """The plane on which what is seen lies where it lay.

    Args:
        seen: corners by name, pixels.
        known: corners by name, mm on the table.
        cards: the names that are cards, which look the same turned by half.

    Returns:
        The plane; None unless two things or more are where they were to each other.
    """
    names = [name for name in seen if name in known and name not in cards]
    names += [name for name in seen if name in known and name in cards][:MOST_CARDS]
    if len(names) < FEWEST:
        return None
    places = np.concatenate([known[name] for name in names])
    best: tuple[float, np.ndarray] | None = None
    for turns in itertools.product(*[(0, 2) if name in cards else (0,) for name in names]):
        pixels = np.concatenate(
            [
                np.roll(np.asarray(seen[name], float), turn, axis=0)
                for name, turn in zip(names, turns, strict=True)
            ]
        )
        matrix, _ = cv2.findHomography(pixels, places, 0)
        if matrix is None:
            continue
        off = transform(np.asarray(matrix, float), pixels) - places
        error = float(np.sqrt((off**2).sum(axis=1).mean()))
        if np.isfinite(error) and (best is None or error < best[0]):
            best = (error, np.asarray(matrix, float))
    if best is None or best[0] > WORST_FIT_MM or np.linalg.det(best[1]) <= 0:
        return None
    return plane_from_matrix(best[1])
