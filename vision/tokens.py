"""Which printed tokens have been laid down or moved: at rest, and told once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from vision.calibration import TablePlane
from vision.markers import TOKEN_NAMES, Marker

EVERY_S = 0.5
"""Seconds between two searches for markers: they cost as much as reading a card."""
AFTER_S = 2.5
"""Seconds for which markers are searched after the last stir: long enough for one laid down to be told."""
REST_LOOKS = 3
"""Looks in the same place before a token counts as laid down, not carried past."""
FORGET_LOOKS = 8
"""Looks without a token after which it has been taken up, not covered: laid down again, it is told again."""
MOVED_MM = 40.0
"""Displacement from which a token counts as moved."""
PAPER_MM = 30.0
"""Distance from a token's middle within which what is found as a card has that token in it: half a card."""


@dataclass(slots=True)
class _Lying:
    position: tuple[float, float]
    told: tuple[float, float] | None = None
    looks: int = 0
    unseen: int = 0


class TokenWatch:
    """Remembers where each token lies."""

    def __init__(self) -> None:
        self._lying: dict[str, _Lying] = {}
        self._searched_at = -math.inf

    def is_due(self, t: float, active_at: float) -> bool:
        """Whether markers should be searched now; if so, the next time is counted from here.

        Args:
            t: seconds.
            active_at: when something moved last.
        """
        due = t - self._searched_at >= EVERY_S and active_at >= self._searched_at - AFTER_S
        if due:
            self._searched_at = t
        return due

    def is_paper(self, x: float, y: float) -> bool:
        """Whether what is found at a place (mm) is a token's own paper: its mark was in view just now.

        A card that lies on a token hides the mark.
        """
        return any(
            lying.unseen == 0 and math.dist((x, y), lying.position) < PAPER_MM
            for lying in self._lying.values()
        )

    def see(self, markers: Sequence[Marker], plane: TablePlane) -> list[tuple[Marker, float, float]]:
        """Take in the markers found in one picture.

        Returns:
            Tokens newly at rest in a new place, with their positions in mm. A token out of sight is not told:
            a hand may be over it.
        """
        news = []
        names = {marker.name for marker in markers}
        for name, lying in list(self._lying.items()):
            lying.unseen = 0 if name in names else lying.unseen + 1
            if lying.unseen >= FORGET_LOOKS:
                del self._lying[name]
        for marker in markers:
            if marker.name not in TOKEN_NAMES:
                continue
            x, y = (float(v) for v in plane.mm([marker.centre])[0])
            lying = self._lying.setdefault(marker.name, _Lying((x, y)))
            if math.dist((x, y), lying.position) > MOVED_MM / 2:
                lying.position, lying.looks = (x, y), 0
            lying.looks += 1
            moved = lying.told is None or math.dist((x, y), lying.told) > MOVED_MM
            if moved and lying.looks >= REST_LOOKS:
                lying.told = (x, y)
                news.append((marker, x, y))
        return news
