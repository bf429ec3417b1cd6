"""`event serve-check`: what an event's store can do, and what this login may."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

import sqlalchemy as sa

from tracker.listening import RULER, Listener
from tracker.schema import DIRECTOR, REVISION, TABLE
from tracker.store import Store

ROLES: Final = ("euchre_director", "euchre_table", "euchre_screen")

_MOST_SKEW_S: Final = 2.0


def check_lines(store: Store) -> Iterator[tuple[bool, str]]:
    """What was found, line by line: whether it is as it should be, and what it is."""
    yield True, f"store {store.name}, revision {REVISION}"
    if store.engine.dialect.name == "postgresql":
        with store.engine.connect() as connection:
            yield from _server_lines(connection)
        yield _listening(store)
    tables, events = store.logs(TABLE), store.logs(DIRECTOR)
    yield True, f"{len(tables)} tables' logs to be read here"
    yield True, f"event {events[0].label}" if events else "no event yet: event init --name NAME"


def _server_lines(connection: sa.Connection) -> Iterator[tuple[bool, str]]:
    version = connection.execute(sa.text("SHOW server_version")).scalar()
    yield True, f"PostgreSQL {version}"
    login, is_super, loopback = connection.execute(
        sa.text(
            "SELECT session_user, rolsuper, coalesce(inet_server_addr() <<= inet '127.0.0.0/8' "
            "OR inet_server_addr() = inet '::1', true) FROM pg_roles WHERE rolname = session_user"
        )
    ).one()
    having = [role for role in ROLES if not is_super and _is_member(connection, role)]
    if is_super:
        yield False, f"login {login} is a superuser, whom no policy binds; use it for event init alone"
    elif len(having) == 1:
        yield True, f"login {login} is in role {having[0]}"
    else:
        roles = ", ".join(having) or "none"
        yield False, f"login {login} must be in exactly one of {', '.join(ROLES)}; it is in {roles}"
    encrypted = connection.execute(
        sa.text("SELECT version FROM pg_stat_ssl WHERE pid = pg_backend_pid() AND ssl")
    ).scalar()
    if encrypted:
        yield True, f"encrypted, {encrypted}"
    else:
        words = "not encrypted" + (" (same machine)" if loopback else "; add ?sslmode=verify-full to the URL")
        yield bool(loopback), words
    theirs = float(connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
    skew = theirs - time.time()
    yield abs(skew) <= _MOST_SKEW_S, f"clocks differ by {abs(skew):.1f} s"
    free = connection.execute(
        sa.text("SELECT current_setting('max_connections')::int - count(*) FROM pg_stat_activity")
    ).scalar_one()
    yield True, f"room for {int(free)} more tables (a connection each)"


def _listening(store: Store) -> tuple[bool, str]:
    """Whether news come by themselves; a relay that lends connections out for a moment tells nothing."""
    listener = Listener(store, (RULER,))
    try:
        listener.wait(0)
        if listener.is_listening:
            return True, "news are told at once"
        return False, "news are not told: a second or more late; connect without a relay of connections"
    finally:
        listener.close()


def _is_member(connection: sa.Connection, role: str) -> bool:
    asked = sa.text("SELECT pg_has_role(session_user, :role, 'member')")
    return bool(connection.execute(asked, {"role": role}).scalar())
