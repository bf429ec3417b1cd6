"""A signature as data: what was drawn, or initials; kept with the `sign` event in the log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

WIDTH, HEIGHT = 300, 90
"""The room a signature is drawn in; its points are whole numbers in it, from the top left."""

Stroke = tuple[tuple[int, int], ...]
"""The points of one line drawn without lifting the pen, in order."""


@dataclass(frozen=True, slots=True)
class Signature:
    """How a player signed.

    Attributes:
        initials: typed; empty where there are none.
        strokes: drawn; empty where nothing is.
    """

    initials: str = ""
    strokes: tuple[Stroke, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.initials or self.strokes)

    def to_data(self) -> dict[str, Any]:
        """As it stands in the log: `initials`, and `ink` as rows of x, y, x, y, ...; nothing empty."""
        out: dict[str, Any] = {}
        if self.initials:
            out["initials"] = self.initials
        if self.strokes:
            out["ink"] = [[number for point in stroke for number in point] for stroke in self.strokes]
        return out

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Signature:
        """Read it back; ink that is no ink is left out, for the signature counts by its event."""
        initials, ink = data.get("initials"), data.get("ink")
        rows = ink if isinstance(ink, list) else []
        strokes = tuple(stroke for stroke in map(_stroke, rows) if stroke)
        return cls(initials if isinstance(initials, str) else "", strokes)


def _stroke(row: object) -> Stroke:
    if not isinstance(row, list) or not all(type(number) is int for number in row):
        return ()
    points = zip(row[::2], row[1::2], strict=False)
    return tuple((min(WIDTH, max(0, x)), min(HEIGHT, max(0, y))) for x, y in points)
