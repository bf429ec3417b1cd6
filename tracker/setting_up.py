"""Setting an event's store up, before anybody can use it."""

from __future__ import annotations

import sqlalchemy as sa

from tracker.database import first_line, open_engine
from tracker.errors import StoreError
from tracker.store import Store


def set_up(url: str) -> Store:
    """Open a store, bringing a server's tables, roles and policies to the newest revision first.

    A SQLite file is made by being opened. On a server the login needs CREATEROLE and the right to create
    tables; it becomes their owner, whom the policies do not bind, and is best used for this alone.

    Raises:
        StoreError: the URL cannot be used, a package is missing, or the server refuses.
    """
    name, engine = open_engine(url)
    if engine.dialect.name == "postgresql":
        from tracker.migrations import upgrade

        try:
            upgrade(engine)
        except sa.exc.SQLAlchemyError as error:
            raise StoreError(f"{name}: cannot be set up: {first_line(error)}") from None
    engine.dispose()
    return Store(url)
