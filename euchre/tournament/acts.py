"""What the director does, as data, and reading the fields of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from euchre.seats import Seat
from euchre.tournament.errors import TournamentError


@dataclass(frozen=True, slots=True)
class Act:
    """One thing the director did.

    Attributes:
        do: a word of the table in `euchre.tournament.fold`.
        data: what stands with it.
        t: seconds on the director's clock.
        by: who did it.
    """

    do: str
    data: Mapping[str, Any] = field(default_factory=dict)
    t: float = 0.0
    by: str = "director"


def text(act: Act, name: str) -> str:
    """A text that must be there.

    Raises:
        TournamentError: it is missing.
    """
    value = act.data.get(name)
    if not isinstance(value, str) or not value.strip():
        raise TournamentError(f"{act.do} needs {name}")
    return value


def whole(act: Act, name: str) -> int:
    """A whole number that must be there.

    Raises:
        TournamentError: it is missing or something else.
    """
    value = act.data.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise TournamentError(f"{act.do} needs {name}, a whole number")
    return value


def seat(act: Act) -> Seat:
    """The seat an act names.

    Raises:
        TournamentError: it names none.
    """
    for seat in Seat:
        if act.data.get("seat") == seat.value:
            return seat
    raise TournamentError(f"{act.do} needs seat, one of N, E, S, W")


def items(act: Act, name: str) -> Sequence[Any]:
    """A list, empty where it is missing.

    Raises:
        TournamentError: it is something else.
    """
    value = act.data.get(name)
    if value is None:
        return ()
    if not isinstance(value, (list, tuple)):
        raise TournamentError(f"{act.do}: {name} must be a list")
    return value
