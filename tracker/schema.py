"""The tables of a store, the same in a SQLite file and on a PostgreSQL server.

A SQLite file is made in the newest shape and stamped with its revision; a server is brought there by the
migrations, which also make its roles and say who may do what. Both bear the revision in the table that
Alembic keeps.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from tracker.errors import StoreError

REVISION: Final = "0003"
"""The newest revision of `tracker/migrations/versions`."""

_OLDER: Final = frozenset({"0001", "0002"})
"""Revisions of SQLite files that lack nothing but tables."""

TABLE: Final = "table"
"""The kind of a log that a table writes."""

DIRECTOR: Final = "director"
"""The kind of a log that the event's director writes: acts of the event, rulings, corrections."""

metadata = sa.MetaData()

log_events = sa.Table(
    "log_events",
    metadata,
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
"""Every event of every log; appended to and read, never changed."""

log_origins = sa.Table(
    "log_origins",
    metadata,
    sa.Column("origin", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("owner", sa.String(64), nullable=False, server_default=""),
)
"""Whose log is whose. On a server the owner is the login that registered it; the database sees to that."""

director_pins = sa.Table(
    "director_pins",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("hash", sa.String(255), nullable=False),
)
"""Hashes of the director's PIN; the newest counts. On a server no other role can read them."""

table_states = sa.Table(
    "table_states",
    metadata,
    sa.Column("origin", sa.String(32), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("health", sa.String(16), nullable=False),
    sa.Column("status", sa.String(200), nullable=False),
    sa.Column("advice", sa.String(200), nullable=False),
    sa.Column("age", sa.Double, nullable=True),
    sa.Column("fps", sa.Double, nullable=False),
    sa.Column("frames", sa.Integer, nullable=False),
)
"""How each table's camera does, a row a table; `at` is in seconds since 1970. The one thing written over."""

table_pictures = sa.Table(
    "table_pictures",
    metadata,
    sa.Column("origin", sa.String(32), primary_key=True),
    sa.Column("event", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(24), primary_key=True),
    sa.Column("jpeg", sa.LargeBinary, nullable=False),
)
"""Pictures of the log events that findings rest on; `tracker.shown` says what they are called."""

_version = sa.Table(
    "alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True)
)


def prepare(engine: Engine) -> None:
    """Make a SQLite store ready to use, or see that a server is.

    Raises:
        StoreError: the server was never set up, or its tables are of another version of this program.
    """
    with engine.begin() as connection:
        found = revision(connection)
        if found is None and engine.dialect.name == "sqlite":
            metadata.create_all(connection)
            _version.create(connection, checkfirst=True)
            connection.execute(sa.insert(_version), [{"version_num": REVISION}])
            return
        if found in _OLDER and engine.dialect.name == "sqlite":
            metadata.create_all(connection)
            connection.execute(sa.update(_version), [{"version_num": REVISION}])
            return
    if found is None:
        raise StoreError("no event was set up in this database; its owner does that with: event init")
    if found != REVISION:
        raise StoreError(
            f"its tables are of revision {found}, this program's are of {REVISION}; "
            "bring them up to date with: event init"
        )


def revision(connection: Connection) -> str | None:
    """The revision of a store's tables; None where there are none, or none that was stamped."""
    if not sa.inspect(connection).has_table(_version.name):
        return None
    return connection.execute(sa.select(_version.c.version_num)).scalar()
