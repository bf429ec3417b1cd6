"""Stores that tests of many rooms use: a SQLite file, and a PostgreSQL server of our own on loopback."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.postgres.server import EventDatabase, Server

# The same examples for everybody: a change is judged by what it changes. `make search` looks for new ones.
settings.register_profile("same", derandomize=True)
settings.register_profile("search", print_blob=True)
settings.load_profile("same")

BOTH_STORES = [pytest.param("sqlite"), pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server for the whole run; every test makes databases of its own in it."""
    from tests.postgres.server import Server  # needs what no other test needs

    with Server.started() as running:
        yield running


@pytest.fixture
def database(server: Server) -> Iterator[EventDatabase]:
    """A database on that server, set up for an event."""
    with server.event() as event:
        yield event


@pytest.fixture(params=BOTH_STORES)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty store, of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'log.sqlite'}"
        return
    yield request.getfixturevalue("database").url("table_1")
