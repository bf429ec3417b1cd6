"""Where in a hand a card or a call may have its place instead: before any other of the same hand."""

from __future__ import annotations

from dataclasses import dataclass

from companion_gui.director.book import log_rows
from euchre.log import LogEvent

ORDERED = frozenset({"play", "call"})
"""Events that have a place in the order."""

_APART = 0.5
"""Seconds between a last event and one that is put behind it."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the order.

    Attributes:
        before: what would follow there, in words; None for the last place.
        t: when it would have happened, seconds.
    """

    before: str | None
    t: float


def places(events: tuple[LogEvent, ...], event: LogEvent) -> tuple[Place, ...]:
    """The places an event of a hand could have besides its own, in order.

    Args:
        events: the log.
        event: which of them is to be put elsewhere.
    """
    if event.do not in ORDERED:
        return ()
    times = _times(events)
    rows = [row for row in log_rows(events) if row.event.hand == event.hand and row.event.do in ORDERED]
    rows = [row for row in rows if not row.undone or row.event.id == event.id]
    rows.sort(key=lambda row: (times[row.event.id], row.event.seq))
    own = next(number for number, row in enumerate(rows) if row.event.id == event.id)
    others = rows[:own] + rows[own + 1 :]
    out = []
    for number, row in enumerate(others):
        if number != own:
            then = times[row.event.id]
            earlier = times[others[number - 1].event.id] if number else then - 2 * _APART
            out.append(Place(row.words, (earlier + then) / 2))
    if own != len(others):
        out.append(Place(None, times[others[-1].event.id] + _APART))
    return tuple(out)


def _times(events: tuple[LogEvent, ...]) -> dict[str, float]:
    """When each event happened, as corrected."""
    times = {event.id: event.t for event in events}
    taken_back = {id_ for event in events if event.do == "undo" for id_ in event.data.get("of", ())}
    for event in events:
        changed = event.data.get("set", {})
        if event.do == "amend" and "t" in changed and event.id not in taken_back:
            times[str(event.data["of"])] = float(changed["t"])
    return times
