"""Places that cards have left, while what they hid comes to light.

A card's whole look is taken as settled while it lies. When it goes, its place is new until it is understood:
at once where it is seen to be bare, later where a hand still lay over it. What is left of the card in the
settled picture would be part of what the next card there seems to hide.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.beneath import Beneath
from vision.motion import Glance, MotionGate
from vision.small_picture import Mask
from vision.tracks import Track

FORGET_S = 3.0
"""Seconds after which what is still new in a place counts as part of the table anyway."""


@dataclass(slots=True)
class _Place:
    beneath: Beneath
    left: npt.NDArray[np.bool_]  # which of its pixels have not come to light
    went: float


class Vacated:
    """Knows the places of cards that went from what they were before those cards came."""

    def __init__(self) -> None:
        self._places: list[_Place] = []

    def went(self, track: Track, t: float) -> None:
        """A card is known to be gone at `t` seconds."""
        if track.beneath is not None:
            self._places.append(_Place(track.beneath, np.ones(len(track.beneath.places), bool), t))

    def forget(self) -> None:
        """The camera was moved: nothing is where it was."""
        self._places.clear()

    def settle(self, gate: MotionGate, glance: Glance, taken: Mask) -> None:
        """Take as settled what looks as it did before its card came; an arm there would look otherwise.

        Args:
            gate: keeps the settled picture.
            glance: the look just taken.
            taken: where cards lie or are being judged.
        """
        if not self._places:
            return
        assert gate.small is not None
        busy, bare = (glance.moving | taken).ravel(), np.zeros(taken.shape, bool)
        for place in self._places:
            shows = place.left & ~busy[place.beneath.places] & place.beneath.alike(gate.small)
            bare.ravel()[place.beneath.places[shows]] = True
            place.left &= ~shows
        gate.settle(bare)
        self._places = [
            place for place in self._places if place.left.any() and glance.t - place.went < FORGET_S
        ]
