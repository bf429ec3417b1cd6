"""The connections to a database of logs: which URLs are taken, and how SQLite and PostgreSQL are opened."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Engine, make_url

from tracker.errors import StoreError

_PATIENCE = {
    "connect_timeout": 5,  # seconds
    "tcp_user_timeout": 10_000,  # milliseconds until a line that went dead is given up
    "application_name": "euchre-companion",
}


def open_engine(url: str, ask_first: bool = True) -> tuple[str, Engine]:
    """A database's name, fit to be shown, and the connections to it; nothing is asked of it yet.

    Args:
        url: as for `checked_url`.
        ask_first: ask a connection to a server whether it still stands, each time before it is used.

    Raises:
        StoreError: the URL is not usable or holds a password, or a driver is missing.
    """
    checked = checked_url(url)
    name = checked.set(drivername=checked.get_backend_name(), query={}).render_as_string()
    try:
        return name, _engine(checked, ask_first)
    except ModuleNotFoundError as error:
        raise StoreError(
            f"{name}: needs the package {error.name}; "
            "install it with: pip install 'euchre-companion[postgres]'"
        ) from None


def checked_url(text: str) -> URL:
    """A database's URL as SQLAlchemy takes it.

    Args:
        text: `sqlite:///file`, `sqlite://` (in memory), `postgresql://host/database`, or the path of a SQLite
            file.

    Raises:
        StoreError: it is not usable, or holds a password.
    """
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise StoreError(
            "--store: not a usable URL; write sqlite:///file or postgresql://host/database"
        ) from None
    if url.password is not None or any("password" in key.lower() for key in url.query):
        raise StoreError(
            "--store: a password in a URL ends up in shell histories and logs and is refused; "
            "put it into ~/.pgpass, the variable PGPASSWORD, or a keyring"
        )
    backend = url.get_backend_name()
    if backend == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if backend != "sqlite":
        raise StoreError(
            f"--store: {backend} is not supported; write sqlite:///file or postgresql://host/database"
        )
    return url


def first_line(error: Exception) -> str:
    """What the database said, as one line."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().splitlines()[0] if str(cause).strip() else type(cause).__name__


def _engine(url: URL, ask_first: bool) -> Engine:
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        # A log in memory lives in its one connection, whichever thread asks.
        return sa.create_engine(url, poolclass=sa.StaticPool, connect_args={"check_same_thread": False})
    if url.get_backend_name() == "postgresql":
        patience = {key: value for key, value in _PATIENCE.items() if key not in url.query}
        # Asking before use: a server that was restarted has forgotten our connections.
        return sa.create_engine(url, pool_pre_ping=ask_first, pool_size=2, connect_args=patience)
    engine = sa.create_engine(url)

    def begin(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.execute("PRAGMA journal_mode=WAL")  # readers never wait for the writer
        cursor.execute("PRAGMA synchronous=FULL")  # a committed event outlives a power cut
        cursor.close()

    sa.event.listen(engine, "connect", begin)
    return engine
