"""Who is told when a table changes: one lock, one version, and listeners that are called without the lock."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tracker.table import Change

NOTHING = Change(0)
_SEEN_IN_SNAPSHOTS = Change.LOG | Change.TABLE | Change.CLOSED


class Changes:
    """The changes of one table, for several threads.

    Attributes:
        lock: held while something changes; may be taken again by the thread that has it.
        version: number of the state that snapshots show.
    """

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.version = 0
        self._depth = 0
        self._noted = NOTHING
        self._listeners: list[Callable[[Change], None]] = []

    def subscribe(self, callback: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of changes, on the thread that makes them; returns how to stop it."""
        with self.lock:
            self._listeners.append(callback)

        def stop() -> None:
            with self.lock:
                if callback in self._listeners:
                    self._listeners.remove(callback)

        return stop

    def note(self, changes: Change) -> None:
        """Something changes; to be called within `changing`."""
        self._noted |= changes

    @contextmanager
    def changing(self, changes: Change = NOTHING) -> Iterator[None]:
        """Hold the lock while something changes; tell the listeners afterwards, without it."""
        with self.lock:
            self._depth += 1
            self._noted |= changes
            try:
                yield
            finally:
                self._depth -= 1
                told, listeners = NOTHING, list(self._listeners)
                if self._depth == 0:
                    told, self._noted = self._noted, NOTHING
                    if told & _SEEN_IN_SNAPSHOTS:
                        self.version += 1
        if told:
            for listener in listeners:
                listener(told)

    def tell(self, changes: Change) -> None:
        """Tell of something that has changed."""
        with self.changing(changes):
            pass

    def forget(self) -> None:
        """Tell nobody any more."""
        with self.lock:
            self._listeners.clear()
