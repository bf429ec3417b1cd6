"""Where logs are kept: SQLite beside the program, or PostgreSQL by URL, through the same SQLAlchemy Core.

One table, appended to and read, never updated. A log is named by its `origin`, a random id made when it
begins, so that logs of many tables can lie in one database. Each append is one committed transaction: when
it returns, the event outlives a killed process and a lost power line.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Engine, make_url

from tracker.errors import StoreError
from tracker.log import LogEvent, NewEvent

_metadata = sa.MetaData()

_events = sa.Table(
    "log_events",
    _metadata,
    sa.Column("origin", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("id", sa.String(24), nullable=False),
    sa.Column("t", sa.Double, nullable=False),
    sa.Column("hand", sa.Integer, nullable=False),
    sa.Column("do", sa.String(24), nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("confidence", sa.Double, nullable=False),
    sa.Column("seen", sa.Text, nullable=False),
    sa.Column("author", sa.String(64), nullable=False),
)

_SQLITE_MAGIC = b"SQLite format 3\x00"


class Store:
    """A database of logs. Use as a context manager, or `close` it."""

    def __init__(self, url: str) -> None:
        """Open the database, and make its table where it has none.

        Args:
            url: `sqlite:///file`, `sqlite://` (in memory), `postgresql://host/database`, or the path of a
                SQLite file.

        Raises:
            StoreError: the URL is not usable or holds a password, a driver is missing, or the database cannot
                be reached.
        """
        self._url = _checked(url)
        self.name = self._url.render_as_string(hide_password=True)
        try:
            self._engine = _engine(self._url)
            _metadata.create_all(self._engine)
        except ModuleNotFoundError as error:
            raise StoreError(
                f"{self.name}: needs the package {error.name}; "
                "install it with: pip install 'euchre-companion[postgres]'"
            ) from None
        except (sa.exc.SQLAlchemyError, OSError) as error:
            raise StoreError(f"{self.name}: cannot be opened: {_first_line(error)}") from None

    @property
    def file(self) -> Path | None:
        """The file of a SQLite store; None for a server or for memory."""
        if self._url.get_backend_name() != "sqlite" or self._url.database in (None, "", ":memory:"):
            return None
        return Path(str(self._url.database))

    def origins(self) -> tuple[str, ...]:
        """The logs in this store, oldest first."""
        query = sa.select(_events.c.origin).distinct().order_by(_events.c.origin)
        return tuple(self._rows(query, lambda row: str(row.origin)))

    def append(self, origin: str, seq: int, events: Iterable[NewEvent]) -> tuple[LogEvent, ...]:
        """Append events to a log in one transaction.

        Args:
            origin: which log.
            seq: the place of the first of them, one after the last; a log has one writer.
            events: what to append.

        Raises:
            StoreError: the place is taken (another writer), or the store cannot be written.
        """
        placed = tuple(LogEvent.at(seq + i, event) for i, event in enumerate(events))
        rows = [
            {
                "origin": origin,
                "seq": e.seq,
                "id": e.id,
                "t": e.t,
                "hand": e.hand,
                "do": e.do,
                "data": json.dumps(dict(e.data), ensure_ascii=False, separators=(",", ":")),
                "confidence": e.confidence,
                "seen": json.dumps(list(e.seen)),
                "author": e.by,
            }
            for e in placed
        ]
        if not rows:
            return ()
        try:
            with self._engine.begin() as connection:
                connection.execute(sa.insert(_events), rows)
        except sa.exc.IntegrityError:
            raise StoreError(
                f"{self.name}: event {seq} of this log is there already; is it open twice?"
            ) from None
        except sa.exc.SQLAlchemyError as error:
            raise StoreError(f"{self.name}: cannot be written: {_first_line(error)}") from None
        return placed

    def read(self, origin: str, since: int = 0) -> tuple[LogEvent, ...]:
        """The events of a log after the one with that `seq`, in order."""
        query = (
            sa.select(_events)
            .where(_events.c.origin == origin, _events.c.seq > since)
            .order_by(_events.c.seq)
        )
        return tuple(self._rows(query, _event))

    def close(self) -> None:
        """Let the database go; harmless when done twice."""
        self._engine.dispose()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _rows(self, query: sa.Select[Any], make: Any) -> list[Any]:
        try:
            with self._engine.connect() as connection:
                return [make(row) for row in connection.execute(query)]
        except (sa.exc.SQLAlchemyError, ValueError) as error:
            raise StoreError(f"{self.name}: cannot be read: {_first_line(error)}") from None


def new_origin(now: float, chance: random.Random) -> str:
    """A fresh name for a log, 32 hexadecimal digits: its time, then chance.

    Args:
        now: seconds since 1970.
        chance: where the random part comes from; `random.SystemRandom()` in the program.
    """
    return f"{int(now * 1000):012x}{chance.getrandbits(80):020x}"


def is_sqlite_file(path: Path) -> bool:
    """Whether a file begins as SQLite files do."""
    with path.open("rb") as file:
        return file.read(len(_SQLITE_MAGIC)) == _SQLITE_MAGIC


def _event(row: Any) -> LogEvent:
    column = row._mapping  # `t` is a name of SQLAlchemy's own on rows
    new = NewEvent(
        t=column["t"],
        hand=column["hand"],
        do=column["do"],
        data=json.loads(column["data"]),
        confidence=column["confidence"],
        seen=tuple(json.loads(column["seen"])),
        by=column["author"],
    )
    return LogEvent.at(column["seq"], new)


def _checked(text: str) -> URL:
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise StoreError(
            "--store: not a usable URL; write sqlite:///file or postgresql://host/database"
        ) from None
    if url.password is not None or any("pass" in key.lower() for key in url.query):
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


def _engine(url: URL) -> Engine:
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        # A log in memory lives in its one connection, whichever thread asks.
        return sa.create_engine(url, poolclass=sa.StaticPool, connect_args={"check_same_thread": False})
    engine = sa.create_engine(url)
    if url.get_backend_name() == "sqlite":

        def prepare(connection: Any, _record: object) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")  # readers never wait for the writer
            cursor.execute("PRAGMA synchronous=FULL")  # a committed event outlives a power cut
            cursor.execute("PRAGMA busy_timeout=5000")
            cursor.close()

        sa.event.listen(engine, "connect", prepare)
    return engine


def _first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().splitlines()[0] if str(cause).strip() else type(cause).__name__
