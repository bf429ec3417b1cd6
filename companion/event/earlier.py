"""Logs that a table of an event wrote before the one it writes now: in the event's store, to be read only."""

from __future__ import annotations

from companion.library import log_name
from companion_gui.history.library import EarlierLog, Played
from tracker.errors import SessionError
from tracker.following import Following
from tracker.remote import RemoteTable


class EarlierAtTable:
    """See `companion_gui.history.library.Library`. Other tables' logs stand in the overview.

    Args:
        following: the event's tables; stays open when this is closed.
        origin: the log that is open.
    """

    def __init__(self, following: Following, origin: str) -> None:
        self._following, self._origin = following, origin
        self._opened: dict[str, RemoteTable] = {}

    def earlier(self) -> tuple[EarlierLog, ...]:
        """Those that were begun before under the same name, newest first."""
        views = self._following.views()
        own = next(view.label.casefold() for view in views if view.origin == self._origin)
        before = (v for v in views if v.origin < self._origin and v.label.casefold() == own)
        newest = sorted(before, key=lambda view: view.origin, reverse=True)
        return tuple(EarlierLog(view.origin, log_name(view.origin, view.label)) for view in newest)

    def open(self, key: str) -> Played:
        """One of them, with the pictures that reached the event's store.

        Raises:
            SessionError: it cannot be judged.
        """
        with self._following.still() as tables:
            damage = tables.of(key).damage
        if damage is not None:
            raise SessionError(damage)
        if key not in self._opened:
            self._opened[key] = RemoteTable(self._following, key)
        return self._opened[key]

    def close(self) -> None:
        """Let the logs go that were opened. Harmless when done twice."""
        for log in self._opened.values():
            log.close()
        self._opened.clear()
