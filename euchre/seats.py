"""The four seats, clockwise as seen from above, and the two sides."""

from __future__ import annotations

from euchre.ordered import OrderedEnum


class Side(OrderedEnum):
    """A partnership, valued by its name in data."""

    NS = "NS"
    EW = "EW"

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side.EW if self is Side.NS else Side.NS


class Seat(OrderedEnum):
    """A seat, valued by its letter in data; listed clockwise, the way deal and play go."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    @property
    def next(self) -> Seat:
        """The seat to the left: next to deal, call and play."""
        return self.ahead(1)

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return self.ahead(2)

    @property
    def previous(self) -> Seat:
        """The seat to the right."""
        return self.ahead(3)

    @property
    def side(self) -> Side:
        """The partnership of this seat."""
        return _SIDES[self.index % 2]

    def ahead(self, places: int) -> Seat:
        """The seat so many places clockwise."""
        return _CLOCKWISE[(self.index + places) % 4]


_CLOCKWISE = tuple(Seat)
_SIDES = tuple(Side)
