"""Waiting until a store may hold something new: told by the server, or after a while in any case."""

from __future__ import annotations

import select
import socket
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from tracker.store import Store

if TYPE_CHECKING:
    import psycopg

TABLES: Final = "euchre_log"
"""Where the server tells (NOTIFY) which table's log or pictures have grown."""

RULER: Final = "euchre_director"
"""Where it tells that the director's log has grown."""

News = frozenset[str] | None
"""Logs that are told to have grown; None where nothing is known and everything is to be looked at."""


class Listener:
    """Waits for news of a store. `wait` is for one thread; `wake` may be called from any.

    On a server it listens; where that cannot be (SQLite, a line that is down) the time limit of `wait` makes
    it a poll.

    Args:
        store: what is waited for.
        channels: of what the server is to tell.
    """

    def __init__(self, store: Store, channels: Sequence[str]) -> None:
        self._store, self._channels = store, tuple(channels)
        self._bell, self._button = socket.socketpair()
        self._bell.setblocking(False)
        self._button.setblocking(False)
        self._line: psycopg.Connection[Any] | None = None

    @property
    def is_listening(self) -> bool:
        """Whether the server tells us; else we ask."""
        return self._line is not None

    def wait(self, seconds: float) -> News:
        """Return when there may be news: told, woken, or after so many seconds.

        Returns:
            The logs told of, none where it was only woken. None when the time was over or listening has just
            begun: there may be anything.
        """
        if self._line is None and self._listen():
            return None
        watched: list[Any] = [self._bell] if self._line is None else [self._bell, self._line]
        told: set[str] = set()
        try:
            ready, _, _ = select.select(watched, [], [], seconds)
            if self._bell in ready:
                self._bell.recv(4096)
            if self._line is not None and self._line in ready:
                told |= {one.payload for one in self._line.notifies(timeout=0)}
        except Exception as error:
            if self._line is None or not _is_of_line(error):
                raise
            self._hang_up()
            return None
        return frozenset(told) if ready else None

    def wake(self) -> None:
        """Let `wait` return now."""
        try:
            self._button.send(b"!")
        except (BlockingIOError, OSError):
            return  # woken often enough already, or closed

    def close(self) -> None:
        """Let the line go."""
        self._hang_up()
        self._bell.close()
        self._button.close()

    def _listen(self) -> bool:
        """Begin to listen; False where that cannot be."""
        if self._store.engine.dialect.name != "postgresql":
            return False
        try:
            lent = self._store.engine.raw_connection()
            line = lent.driver_connection
            lent.detach()  # it is ours now: the pool would reset it
            assert line is not None
            line.autocommit = True
            for channel in self._channels:
                line.execute('LISTEN "{}"'.format(channel.replace('"', "")))
            self._line = line
        except Exception as error:
            if not _is_of_line(error):
                raise
            return False
        return True

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None


def _is_of_line(error: Exception) -> bool:
    """Whether an error is the connection's, not ours."""
    import psycopg

    return isinstance(error, (psycopg.Error, sa.exc.SQLAlchemyError, OSError, ValueError))
