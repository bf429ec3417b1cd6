"""What truly happens in a clip, for those who must answer from it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vision.synth.clip import Clip


@dataclass(frozen=True, slots=True)
class TrueHands:
    """The truth of a clip.

    Attributes:
        clip: the clip.
        hands: its hand records in order.
    """

    clip: Clip
    hands: tuple[dict[str, Any], ...]

    @classmethod
    def of(cls, clip: Clip) -> TrueHands:
        """The truth of a clip, of one hand or several."""
        return cls(clip, clip.hands)

    def hand(self, number: int) -> dict[str, Any] | None:
        """A hand by its number, from 1; None where the clip has no such hand."""
        return self.hands[number - 1] if 1 <= number <= len(self.hands) else None

    def card_at(self, corners: Sequence[Sequence[float]] | None, t: float) -> str | None:
        """The face that lies nearest to where one was seen, within half a card; None where none does."""
        if corners is None:
            return None
        x, y = (sum(point[axis] for point in corners) / 4 for axis in (0, 1))
        width = math.dist(corners[0], corners[1])
        best: tuple[float, str] | None = None
        for later in (0.05, 0.3):
            for card in self.clip.view.seen(t + later):
                away = math.dist((x, y), card.corners.mean(axis=0).tolist())
                if card.is_face and away < width / 2 and (best is None or away < best[0]):
                    best = (away, card.name)
        return None if best is None else best[1]
