"""The director's windows on the tables of an event, wherever they stand."""

from __future__ import annotations

import time
from collections.abc import Sequence

from companion.errors import UsageError
from companion.lawbook import load_laws
from tracker.event_log import EventLog
from tracker.remote import RemoteTable
from tracker.store import Store
from tracker.tables import Tables


def remote_tables(url: str, names: Sequence[str]) -> list[tuple[str, RemoteTable]]:
    """The tables of an event's store that were named, all of them where none was, ready for a window each.

    Args:
        url: the event's store, by a director's login.
        names: what people call the tables.

    Raises:
        UsageError: no table has reported yet, or one that was named has not.
        EventLogError: no event has begun there.
        StoreError: the store cannot be used.
    """
    with Store(url) as store:
        EventLog.of(store)
        tables = Tables(store, load_laws)
        tables.refresh()
        known = [view.label for view in tables.views()]
        missing = [name for name in names if tables.find(name) is None]
        wanted = [view.origin for view in map(tables.find, names) if view is not None] or [
            view.origin for view in tables.views() if not view.state.closed
        ]
    if missing or not wanted:
        there = ", ".join(known) or "none has reported yet"
        raise UsageError(f"no table {', '.join(missing) or 'is playing'}; there are: {there}")
    return [_remote(url, origin) for origin in wanted]


def _remote(url: str, origin: str) -> tuple[str, RemoteTable]:
    """One table over connections of its own, so that no window waits for another."""
    store = Store(url)
    tables = Tables(store, load_laws)
    tables.refresh()
    view = next(view for view in tables.views() if view.origin == origin)
    return view.label, RemoteTable(store, tables, EventLog.of(store), view, time.time)
