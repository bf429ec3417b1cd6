"""The event in a store: what its director did, as a log beside those of the tables."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

from euchre.log import LogEvent, NewEvent
from euchre.tournament.acts import Act
from euchre.tournament.event import Event
from euchre.tournament.fold import apply
from tracker.directions import direction
from tracker.errors import StoreError, TrackerError
from tracker.schema import DIRECTOR
from tracker.store import LogName, Store, new_origin

ACT: Final = "event."
"""How acts of the event are told from directions in the director's log: `event.draw`, `event.publish`, ..."""

_TRIES: Final = 5


class EventLogError(TrackerError):
    """There is no event here, or its log does not make sense."""


class EventLog:
    """The director's log of one store, and the event that follows from it.

    Several programs may write to it; what one of them did the others take in before they act themselves.

    Args:
        store: the event's.
        log: the director's log in it.

    Attributes:
        store: the event's.
        acts: what the director did.
        event: what follows from it.

    Raises:
        EventLogError: it holds acts that make no sense in their order.
        StoreError: the store cannot be read.
    """

    def __init__(self, store: Store, log: LogName) -> None:
        self.store, self._log = store, log
        self._last = 0
        self.acts: tuple[Act, ...] = ()
        self.event = Event()
        self.refresh()

    @classmethod
    def begin(cls, store: Store, name: str, now: float, chance: random.Random) -> EventLog:
        """Begin the director's log in a store that has none.

        Args:
            store: the event's.
            name: of the event.
            now: seconds since 1970.
            chance: where the log's random name comes from.

        Raises:
            EventLogError: the store holds an event already.
        """
        if store.logs(DIRECTOR):
            raise EventLogError(f"{store.name}: holds an event already; give another store")
        log = LogName(new_origin(now, chance), DIRECTOR, name[:80])
        store.begin(log.origin, log.kind, log.label)
        return cls(store, log)

    @classmethod
    def of(cls, store: Store) -> EventLog:
        """The event of a store.

        Raises:
            EventLogError: it holds none, or none that this login may read.
        """
        logs = store.logs(DIRECTOR)
        if not logs:
            raise EventLogError(
                f"{store.name}: no event has begun here; begin one with: event init --name NAME"
            )
        return cls(store, logs[0])

    @property
    def origin(self) -> str:
        """The director's log."""
        return self._log.origin

    def refresh(self) -> bool:
        """Take in what was appended since; whether there was anything."""
        events = self.store.read(self._log.origin, self._last)
        for logged in events:
            if logged.do.startswith(ACT):
                act = Act(logged.do.removeprefix(ACT), logged.data, logged.t, logged.by)
                self.event = apply(self.event, act)
                self.acts += (act,)
            self._last = logged.seq
        return bool(events)

    def do(self, do: str, data: Mapping[str, Any], now: float, by: str = "director") -> Event:
        """Append an act of the event, if it makes sense now.

        Args:
            do: a word of `euchre.tournament.fold`.
            data: what stands with it.
            now: seconds since 1970.
            by: who does it.

        Raises:
            TournamentError: it makes no sense; nothing is appended.
            StoreError: this login may not act, or the store cannot be written.
        """
        for _ in range(_TRIES):
            self.refresh()
            apply(self.event, Act(do, data, now, by))
            if self._append(NewEvent(now, 0, f"{ACT}{do}", data, by=by)):
                break
        self.refresh()
        return self.event

    def direct(
        self, do: str, about: str, upto: int, hand: int, data: Mapping[str, Any], now: float
    ) -> LogEvent:
        """Append what the director says about a table; see `tracker.directions.direction`.

        Raises:
            SessionError: a director cannot say that.
            StoreError: this login may not rule, or the store cannot be written.
        """
        new = direction(do, about, upto, hand, data, now)
        while not self._append(new):
            self.refresh()
        self.refresh()
        return self.store.read(self._log.origin, self._last - 1)[-1]

    def _append(self, new: NewEvent) -> bool:
        """Append at the end; False where somebody else was quicker."""
        try:
            self.store.append(self._log.origin, self._last + 1, [new])
        except StoreError:
            if self.store.last(self._log.origin) > self._last:
                return False
            raise
        return True
