"""A pair of numbers, one for each side: points of a hand, a game score, tricks taken."""

from __future__ import annotations

from typing import NamedTuple

from euchre.seats import Side


class Points(NamedTuple):
    """What each side has, in the order of `Side`."""

    ns: int = 0
    ew: int = 0

    def of(self, side: Side) -> int:
        """One side's number."""
        return self[side.index]

    def plus(self, other: Points) -> Points:
        """The sum, side by side."""
        return Points(self.ns + other.ns, self.ew + other.ew)

    def minus(self, other: Points) -> Points:
        """The difference, side by side."""
        return Points(self.ns - other.ns, self.ew - other.ew)

    def with_side(self, side: Side, value: int) -> Points:
        """The same but for one side's number."""
        return Points(self.ns, value) if side.index else Points(value, self.ew)

    @classmethod
    def for_side(cls, side: Side, value: int) -> Points:
        """All to one side, none to the other."""
        return cls(0, value) if side.index else cls(value, 0)

    def to_json(self) -> dict[str, int]:
        """`{"NS": 3, "EW": 7}`."""
        return {"NS": self.ns, "EW": self.ew}


NO_POINTS = Points()
"""Nothing to either side."""
