"""An event's tables followed on one thread, for any number of windows and commands."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from tracker.errors import StoreError
from tracker.event_log import EventLog
from tracker.listening import RULER, TABLES, Listener, News
from tracker.shown import ShownPicture, count_pictures, pictures_of, read_states
from tracker.snapshot import CameraHealth
from tracker.store import Store
from tracker.tables import FindLaws, Tables, TableView

POLL: Final = 1.0
"""Seconds between two looks when the server tells nothing."""

STATES_EVERY: Final = 2.0
"""Seconds between two looks at how the cameras do."""


class Following:
    """The tables of an event's store, kept up until `close`.

    Args:
        store: the event's; the login must be a director's. Closed with this.
        find_laws: finds laws by name or file.
        clock: seconds since 1970.
        poll: seconds between two looks when nothing is told.
    """

    def __init__(
        self, store: Store, find_laws: FindLaws, clock: Callable[[], float], poll: float = POLL
    ) -> None:
        self._store, self._clock, self._poll = store, clock, poll
        self.log = EventLog.of(store)
        self._tables = Tables(store, find_laws)
        self._states: Mapping[str, CameraHealth] = {}
        self._stated = float("-inf")
        self._kept: Mapping[str, int] = {}
        self._lock = threading.RLock()
        self._callbacks: list[Callable[[frozenset[str]], None]] = []
        self._stopping = threading.Event()
        self._listener = Listener(store, (TABLES, RULER))
        self.look()
        self._thread = threading.Thread(target=self._follow, name="follow", daemon=True)
        self._thread.start()

    @contextmanager
    def still(self) -> Iterator[Tables]:
        """The tables, which stay as they are until the end of the block."""
        with self._lock:
            yield self._tables

    def views(self) -> tuple[TableView, ...]:
        """Every table, by what people call it."""
        with self._lock:
            return self._tables.views()

    def health(self, origin: str) -> CameraHealth:
        """How a table's camera does, as far as the table has said."""
        with self._lock:
            return self._states.get(origin, CameraHealth(status="the table has said nothing of its camera"))

    def pictures(self, origin: str, events: tuple[str, ...]) -> tuple[ShownPicture, ...]:
        """The pictures of some of a table's events; none while the server is away."""
        try:
            return pictures_of(self._store, origin, events)
        except StoreError:
            return ()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._clock()

    def subscribe(self, callback: Callable[[frozenset[str]], None]) -> Callable[[], None]:
        """Be told of tables where something is new, on the thread that follows; returns how to stop it."""
        with self._lock:
            self._callbacks.append(callback)

        def stop() -> None:
            with self._lock:
                if callback in self._callbacks:
                    self._callbacks.remove(callback)

        return stop

    def look(self, news: News = None) -> None:
        """Look at once, rather than when told, and tell whoever subscribed.

        Args:
            news: the logs to look at; all of them by default.

        Raises:
            StoreError: the store cannot be read.
        """
        with self._lock:
            changed = {view.origin for view in self._tables.refresh(news)} | (news or frozenset())
            if news is None:  # nobody told us of pictures either
                pictures = count_pictures(self._store)
                changed |= {origin for origin, count in pictures.items() if self._kept.get(origin) != count}
                self._kept = pictures
            if self._clock() - self._stated >= STATES_EVERY:
                states = read_states(self._store, self._clock())
                changed |= {
                    origin
                    for origin, state in states.items()
                    if _ageless(self._states.get(origin)) != _ageless(state)
                }
                self._states, self._stated = states, self._clock()
            callbacks = list(self._callbacks)
        if changed:
            for callback in callbacks:
                callback(frozenset(changed))

    def close(self) -> None:
        """Stop following. Harmless when done twice."""
        if self._stopping.is_set():
            return
        self._stopping.set()
        self._listener.wake()
        if self._thread is not threading.current_thread():
            self._thread.join(5.0)

    def _follow(self) -> None:
        missed = True
        while not self._stopping.is_set():
            news = self._listener.wait(self._poll)
            try:
                self.look(None if missed else news)
                missed = False
            except StoreError:
                missed = True  # the server is away; the next look takes it all up
                self._stopping.wait(self._poll)
        self._listener.close()
        self._store.close()


def _ageless(state: CameraHealth | None) -> CameraHealth | None:
    """The state without what grows by itself."""
    return None if state is None else replace(state, age=None)
