"""Reading typed fields out of decoded JSON, with errors that name the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, TypeVar

from euchre.cards import Card, Suit
from euchre.errors import RecordError
from euchre.seats import Seat

_E = TypeVar("_E", bound=Enum)
_T = TypeVar("_T")

Candidates = tuple[tuple[Card, float], ...]


def as_card(value: object, where: str) -> Card:
    """A card in its data form.

    Raises:
        RecordError: it is not one of the 24.
    """
    if isinstance(value, str):
        try:
            return Card.parse(value)
        except ValueError:
            pass
    raise RecordError(where, f"not one of the 24 cards: {value!r}")


def as_member(value: object, kind: type[_E], where: str) -> _E:
    """A member of an enum by its value.

    Raises:
        RecordError: it is none of the allowed values, which the message lists.
    """
    for member in kind:
        if member.value == value:
            return member
    allowed = ", ".join(str(member.value) for member in kind)
    raise RecordError(where, f"{value!r} is not one of {allowed}")


def as_mapping(value: object, where: str) -> Mapping[str, Any]:
    """A JSON object.

    Raises:
        RecordError: it is something else.
    """
    if isinstance(value, Mapping):
        return value
    raise RecordError(where, f"must be an object, not {_shape(value)}")


def as_list(value: object, where: str) -> Sequence[Any]:
    """A JSON array.

    Raises:
        RecordError: it is something else.
    """
    if isinstance(value, (list, tuple)):
        return value
    raise RecordError(where, f"must be a list, not {_shape(value)}")


class Fields:
    """One JSON object and where it stands, so that every error can say which field is at fault.

    Args:
        data: the decoded object.
        where: its path, such as `events[3]`; empty for the record itself.
    """

    def __init__(self, data: object, where: str = "") -> None:
        self.where = where
        self.data = as_mapping(data, where or "record")

    def path(self, name: str) -> str:
        """The full path of a field."""
        return f"{self.where}.{name}" if self.where else name

    def get(self, name: str) -> Any:
        """The raw value, None where it is absent or null."""
        return self.data.get(name)

    def optional(self, name: str, read: Callable[[object, str], _T]) -> _T | None:
        """A field read by `read`, None where it is absent or null."""
        value = self.data.get(name)
        return None if value is None else read(value, self.path(name))

    def seat(self, name: str = "seat") -> Seat:
        """A seat that must be there."""
        return as_member(self.data.get(name), Seat, self.path(name))

    def maybe_seat(self, name: str = "seat") -> Seat | None:
        """A seat, or None."""
        return self.optional(name, lambda value, where: as_member(value, Seat, where))

    def seats(self, name: str) -> tuple[Seat, ...]:
        """A list of seats, empty where it is absent."""
        items = self.optional(name, as_list) or ()
        return tuple(as_member(item, Seat, f"{self.path(name)}[{n}]") for n, item in enumerate(items))

    def maybe_suit(self, name: str = "suit") -> Suit | None:
        """A suit, or None."""
        return self.optional(name, lambda value, where: as_member(value, Suit, where))

    def maybe_card(self, name: str = "card") -> Card | None:
        """A card, or None."""
        return self.optional(name, as_card)

    def cards(self, name: str = "cards") -> tuple[Card, ...]:
        """A list of cards, empty where it is absent."""
        items = self.optional(name, as_list) or ()
        return tuple(as_card(item, f"{self.path(name)}[{n}]") for n, item in enumerate(items))

    def candidates(self, name: str = "candidates") -> Candidates:
        """`[["JH", 0.6], ["JD", 0.4]]`: cards with their probabilities, best first."""
        items = self.optional(name, as_list) or ()
        found = []
        for n, item in enumerate(items):
            where = f"{self.path(name)}[{n}]"
            pair = as_list(item, where)
            if len(pair) != 2:
                raise RecordError(where, "must be a card and its probability")
            found.append((as_card(pair[0], where), _number(pair[1], where)))
        return tuple(found)

    def text(self, name: str) -> str:
        """A text, empty where it is absent."""
        return self.maybe_text(name) or ""

    def maybe_text(self, name: str) -> str | None:
        """A text, or None."""
        value = self.data.get(name)
        if value is None or isinstance(value, str):
            return value
        raise RecordError(self.path(name), f"must be text, not {_shape(value)}")

    def number(self, name: str) -> float | None:
        """A finite number, or None."""
        return self.optional(name, _number)

    def whole(self, name: str, low: int, high: int) -> int | None:
        """A whole number within bounds, or None."""
        value = self.data.get(name)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise RecordError(self.path(name), f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def flag(self, name: str) -> bool | None:
        """True, false, or None where it is absent."""
        value = self.data.get(name)
        if value is None or isinstance(value, bool):
            return value
        raise RecordError(self.path(name), f"must be true or false, not {value!r}")

    def score(self, name: str) -> tuple[int, int] | None:
        """`{"NS": 3, "EW": 7}` as (3, 7); a side left out has 0; None where the field is absent."""
        value = self.data.get(name)
        if value is None:
            return None
        sides = Fields(value, self.path(name))
        return sides.whole("NS", -99, 999) or 0, sides.whole("EW", -99, 999) or 0


def _number(value: object, where: str) -> float:
    if isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 1e15:
        return float(value)
    raise RecordError(where, f"must be a number, not {value!r}")


def _shape(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, Mapping):
        return "an object"
    if isinstance(value, (list, tuple)):
        return "a list"
    return repr(value)
