"""One event of a log as it stands after all corrections, and the hand it belongs to."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from euchre.log import LogEvent
from euchre.seats import Seat


@dataclass(frozen=True, slots=True)
class Act:
    """A logged event as it stands after all corrections.

    Attributes:
        id: id of the log event.
        place: where it stands in the log, from 1.
        t: when it happened, seconds on the session's clock.
        hand: number of its hand.
        do: what happened.
        data: the rest, corrections applied.
        confidence: 1 once a person has settled it.
        seen: ids of the table events it rests on.
        by: who logged it first.
        settled: whether a person said, or corrected, what it is.
        corrected: whether a person corrected or confirmed it after it was logged.
        changed_at: place in the log of the last correction that counts; its own where there is none.
    """

    id: str
    place: int
    t: float
    hand: int
    do: str
    data: Mapping[str, Any]
    confidence: float
    seen: tuple[str, ...]
    by: str
    settled: bool
    corrected: bool = False
    changed_at: int = 0


@dataclass(frozen=True, slots=True)
class HandActs:
    """One hand of the log.

    Attributes:
        number: from 1.
        deal: the event that began it.
        laws: the laws it is played by, a profile's name or a file; None for the session's own.
        acts: what happened, in the order it happened.
        unreadable: ids of events that cannot be read and are left out, with the reason.
    """

    number: int
    deal: Act
    laws: str | None
    acts: tuple[Act, ...]
    unreadable: tuple[tuple[str, str], ...] = ()

    @property
    def dealer(self) -> Seat | None:
        """Who dealt; None while nobody has said."""
        seat = self.deal.data.get("seat")
        return None if seat is None else Seat(seat)

    @property
    def last(self) -> int:
        """Place in the log of its newest event."""
        return max((act.place for act in self.acts), default=self.deal.place)

    def before(self, place: int) -> HandActs:
        """The hand as far as the log told of it before a place; corrections made later are kept."""
        return replace(self, acts=tuple(act for act in self.acts if act.place < place))


def as_it_stands(event: LogEvent, place: int, amendments: Iterable[tuple[int, LogEvent]]) -> Act | None:
    """The event as corrected; None when it was struck out.

    The last amendment has the last word, but what a person said outlasts what the camera says later.

    Args:
        event: as it was logged.
        place: where it stands in the log.
        amendments: the corrections of it that count, with their places, in order.
    """
    data = dict(event.data)
    t, confidence, seen, changed_at = event.t, event.confidence, event.seen, place
    settled, corrected, struck = not event.by_camera, False, False
    for at, amend in amendments:
        if settled and amend.by_camera:
            continue
        struck = amend.data.get("strike") is True
        changes = amend.data.get("set")
        for key, value in changes.items() if isinstance(changes, Mapping) else ():
            if key == "t":
                t = float(value) if _is_time(value) else t
            elif value is None:
                data.pop(key, None)
            else:
                data[key] = value
        seen = (*seen, *amend.seen)
        confidence, changed_at = amend.confidence, at
        corrected = corrected or not amend.by_camera
        settled = settled or corrected
    if struck:
        return None
    return Act(
        event.id,
        place,
        t,
        event.hand,
        event.do,
        data,
        confidence,
        seen,
        event.by,
        settled,
        corrected,
        changed_at,
    )


def _is_time(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
