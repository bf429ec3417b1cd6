"""Where logs are kept: SQLite beside the program, or PostgreSQL by URL, through the same SQLAlchemy Core.

Appended to and read, never updated. A log is named by its `origin`, a random id made when it begins, so that
logs of many tables can lie in one database. Each append is one committed transaction: when it returns, the
event outlives a killed process and a lost power line.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine

from euchre.log import LogEvent, NewEvent
from tracker.database import checked_url, first_line, open_engine
from tracker.errors import StoreError
from tracker.schema import TABLE, log_events, log_origins, prepare

_SQLITE_MAGIC = b"SQLite format 3\x00"

_LOGS_AT_ONCE = 50
"""Logs asked for in one query: on a busy machine an answer takes long, however little is asked."""


@dataclass(frozen=True, slots=True)
class LogName:
    """A log in a store.

    Attributes:
        origin: its random id.
        kind: who writes it, `TABLE` or `DIRECTOR`.
        label: what people call it; empty where nobody has said.
    """

    origin: str
    kind: str
    label: str


class Store:
    """A database of logs. Use as a context manager, or `close` it."""

    def __init__(self, url: str, ask_first: bool = True) -> None:
        """Open the database. A SQLite file that is not there is made; a server must have been set up.

        Args:
            url: `sqlite:///file`, `sqlite://` (in memory), `postgresql://host/database`, or the path of a
                SQLite file.
            ask_first: see that a connection to a server still stands before each use; without, the first use
                after the server was restarted fails, and the one after that goes well.

        Raises:
            StoreError: the URL is not usable or holds a password, a driver is missing, or the database cannot
                be reached or was never set up.
        """
        self._url = checked_url(url)
        self.name, self._engine = open_engine(url, ask_first)
        # A single statement needs no transaction around it, which would be two more answers to wait for.
        self._alone = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        try:
            prepare(self._engine)
        except StoreError as error:
            raise StoreError(f"{self.name}: {error}") from None
        except (sa.exc.SQLAlchemyError, OSError) as error:
            raise StoreError(f"{self.name}: cannot be opened: {first_line(error)}") from None

    @property
    def file(self) -> Path | None:
        """The file of a SQLite store; None for a server or for memory."""
        if self._url.get_backend_name() != "sqlite" or self._url.database in (None, "", ":memory:"):
            return None
        return Path(str(self._url.database))

    def origins(self) -> tuple[str, ...]:
        """The logs in this store, oldest first."""
        query = sa.select(log_events.c.origin).distinct().order_by(log_events.c.origin)
        return tuple(self._rows(query, lambda row: str(row.origin)))

    def logs(self, kind: str | None = None) -> tuple[LogName, ...]:
        """The logs that were begun in this store, all or those of one kind, oldest first."""
        query = sa.select(log_origins).order_by(log_origins.c.origin)
        if kind is not None:
            query = query.where(log_origins.c.kind == kind)
        return tuple(self._rows(query, lambda row: LogName(row.origin, row.kind, row.label)))

    def begin(self, origin: str, kind: str, label: str) -> None:
        """Say whose log this is going to be; the first word counts, and saying it again is harmless.

        Raises:
            StoreError: this login may not write such a log.
        """
        self._write(lambda connection: self._begin(connection, origin, kind, label))

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
        if not placed:
            return ()

        def work(connection: Connection) -> None:
            if seq == 1:
                self._begin(connection, origin, TABLE, "")
            connection.execute(sa.insert(log_events), [_row(origin, event) for event in placed])

        try:
            self._write(work)
        except sa.exc.IntegrityError:
            raise StoreError(
                f"{self.name}: event {seq} of this log is there already; is it open twice?"
            ) from None
        return placed

    def copy(self, origin: str, events: Iterable[LogEvent]) -> None:
        """Take over events of a log that is written elsewhere, in one transaction; twice is once.

        Raises:
            StoreError: this login may not write that log, a server misses what comes before, or the store
                cannot be written.
        """
        rows = [_row(origin, event) for event in events]
        if not rows:
            return
        try:
            self._write(
                lambda connection: connection.execute(
                    self._insert(log_events).on_conflict_do_nothing(), rows
                ),
                alone=len(rows) == 1,
            )
        except sa.exc.IntegrityError as error:
            raise StoreError(f"{self.name}: {first_line(error)}") from None

    def read(self, origin: str, since: int = 0, most: int | None = None) -> tuple[LogEvent, ...]:
        """The events of a log after the one with that `seq`, in order; `most` of them at a time."""
        query = (
            sa.select(log_events)
            .where(log_events.c.origin == origin, log_events.c.seq > since)
            .order_by(log_events.c.seq)
            .limit(most)
        )
        return tuple(self._rows(query, _event))

    def read_all(self, since: Mapping[str, int]) -> dict[str, tuple[LogEvent, ...]]:
        """The events of several logs, each after the one with that `seq`; logs without any are left out."""
        found: dict[str, list[LogEvent]] = {}
        logs = sorted(since.items())
        for at in range(0, len(logs), _LOGS_AT_ONCE):
            some = logs[at : at + _LOGS_AT_ONCE]
            newer = [(log_events.c.origin == origin) & (log_events.c.seq > seq) for origin, seq in some]
            query = (
                sa.select(log_events).where(sa.or_(*newer)).order_by(log_events.c.origin, log_events.c.seq)
            )
            for origin, event in self._rows(query, lambda row: (str(row.origin), _event(row))):
                found.setdefault(origin, []).append(event)
        return {origin: tuple(events) for origin, events in found.items()}

    def last(self, origin: str) -> int:
        """The `seq` of a log's newest event; 0 for a log without any."""
        query = sa.select(sa.func.coalesce(sa.func.max(log_events.c.seq), 0)).where(
            log_events.c.origin == origin
        )
        return int(self._rows(query, lambda row: row[0])[0])

    @property
    def engine(self) -> Engine:
        """The connections, for what is beside the logs: listening, the PIN, migrations."""
        return self._engine

    def close(self) -> None:
        """Let the database go; harmless when done twice."""
        self._engine.dispose()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _rows(self, query: sa.Select[Any], make: Callable[[Any], Any]) -> list[Any]:
        try:
            with self._alone.connect() as connection:
                return [make(row) for row in connection.execute(query)]
        except (sa.exc.SQLAlchemyError, ValueError) as error:
            raise StoreError(f"{self.name}: cannot be read: {first_line(error)}") from None

    def _write(self, work: Callable[[Connection], object], alone: bool = False) -> None:
        """Do something in one transaction, or one statement alone; a broken rule is left to the caller."""
        try:
            with (self._alone if alone else self._engine).begin() as connection:
                work(connection)
        except sa.exc.IntegrityError:
            raise
        except sa.exc.SQLAlchemyError as error:
            raise StoreError(f"{self.name}: cannot be written: {first_line(error)}") from None

    def _begin(self, connection: Connection, origin: str, kind: str, label: str) -> None:
        # Looked for first: policies judge a row even where it would be passed over.
        known = sa.select(log_origins.c.kind).where(log_origins.c.origin == origin)
        if connection.execute(known).first() is not None:
            return
        row = {"origin": origin, "kind": kind, "label": label}
        connection.execute(self._insert(log_origins).on_conflict_do_nothing(), [row])

    def _insert(self, table: sa.Table) -> Any:
        """An INSERT that can pass over what is there already: no part of common SQL."""
        dialect = sqlite if self._engine.dialect.name == "sqlite" else postgresql
        return dialect.insert(table)


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


def _row(origin: str, event: LogEvent) -> dict[str, Any]:
    return {
        "origin": origin,
        "seq": event.seq,
        "id": event.id,
        "t": event.t,
        "hand": event.hand,
        "do": event.do,
        "data": json.dumps(dict(event.data), ensure_ascii=False, separators=(",", ":")),
        "confidence": event.confidence,
        "seen": json.dumps(list(event.seen)),
        "author": event.by,
    }


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
