"""What the event's director says about a table, and how it is merged into that table's log.

A direction is an event of the director's own log (one of `DIRECTIONS`) that names the table's log (`about`)
and the last of its events that the director had seen (`upto`). It stands directly after that event, whenever
it arrives, so that table, director and archive all fold the same list. At such a table only the director
rules: rulings in the table's own log count for nothing, and nothing in it takes a direction back. The
director does, by striking it out.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from euchre.log import FOREIGN_MARK, LogEvent, NewEvent
from tracker.errors import SessionError
from tracker.schema import DIRECTOR
from tracker.store import Store

OWN_RULING: Final = "own_rule"
"""How a ruling in a table's own log is called where an event collects the logs; no role may send a `rule`."""

DIRECTIONS: Final = frozenset(
    {"rule", "amend", "score", "incident", "result", "forfeit", "first_dealer", "new_game"}
)
"""What a director may say about a table."""


@dataclass(frozen=True, slots=True)
class Direction:
    """An event of a director's log about a table.

    Attributes:
        origin: the director's log.
        event: as it stands there.
    """

    origin: str
    event: LogEvent

    @property
    def upto(self) -> int:
        """The `seq` of the last event of the table that the director had seen."""
        upto = self.event.data.get("upto")
        return upto if isinstance(upto, int) else 0


def direction(do: str, about: str, upto: int, hand: int, data: Mapping[str, Any], t: float) -> NewEvent:
    """What a director says about a table, to be appended to the director's log.

    Args:
        do: one of `DIRECTIONS`.
        about: the table's log.
        upto: the `seq` of the last event of it that the director has seen.
        hand: number of the hand it is about.
        data: as it would stand in the table's own log.
        t: seconds on the director's clock.

    Raises:
        SessionError: a director cannot say that.
    """
    if do not in DIRECTIONS:
        raise SessionError(
            f"a director rules, corrects, notes incidents or says how a game stands; {do!r} is none of these"
        )
    return NewEvent(t, hand, do, {**data, "about": about, "upto": upto}, by="director")


def directions_about(store: Store, origin: str) -> tuple[Direction, ...]:
    """What the directors' logs in this store say about a table."""
    return tuple(
        Direction(log.origin, event)
        for log in store.logs(DIRECTOR)
        for event in store.read(log.origin)
        if event.do in DIRECTIONS and event.data.get("about") == origin
    )


def order(one: Direction) -> tuple[int, str, int]:
    """By what directions stand in the merged log, whenever they come."""
    return (one.upto, one.origin, one.event.seq)


def placed(one: Direction, t: float) -> LogEvent:
    """The event as it stands in the merged log: at the table's time, under an id of its own.

    Args:
        one: the direction.
        t: the latest time of the table's events before it, seconds on the table's clock.
    """
    data = {key: value for key, value in one.event.data.items() if key not in ("about", "upto")}
    id_ = f"{one.origin[-8:]}{FOREIGN_MARK}{one.event.id}"
    return dataclasses.replace(one.event, seq=one.upto, id=id_, t=t, data=data, by="director")


def without_power(event: LogEvent) -> LogEvent | None:
    """An event of the table, without what only a director may do; None where nothing of it is left."""
    if event.do in ("rule", OWN_RULING):
        return None
    of = event.data.get("of")
    if event.do == "amend":
        return None if FOREIGN_MARK in str(of) else event
    if event.do in ("undo", "redo") and isinstance(of, list) and any(FOREIGN_MARK in str(id_) for id_ in of):
        return dataclasses.replace(event, data={"of": [id_ for id_ in of if FOREIGN_MARK not in str(id_)]})
    return event
