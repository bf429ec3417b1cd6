"""Making a table part of an event: its log goes to the event's store, and the director's word comes back."""

from __future__ import annotations

import time

from tracker.session import Session
from tracker.showing import Showing
from tracker.store import Store
from tracker.sync_worker import SyncWorker
from tracker.table import Change


def report(session: Session, store: Store, origin: str, event: str, name: str) -> SyncWorker:
    """Make a table part of an event: copy its log there from now on, and let the event's director rule.

    The cameras' state and the pictures of what was found go there too.

    Args:
        session: the table.
        store: where its log is kept.
        origin: its log.
        event: the URL of the event's store.
        name: what the event's director calls the table.
    """
    session.direct()
    show = Showing(session, origin, time.time)
    worker = SyncWorker(store, lambda: Store(event, ask_first=False), origin, name, session.direct, show=show)

    def look(changes: Change) -> None:
        if changes & (Change.LOG | Change.CLOSED):
            worker.wake()

    session.subscribe(look)
    worker.start()
    return worker
