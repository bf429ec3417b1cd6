"""A real PostgreSQL server from the system's packages, on loopback, started and stopped by the tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass

import sqlalchemy as sa

from companion.benches.cluster import OWNER, Cluster

__all__ = ["LOGINS", "OWNER", "EventDatabase", "Server"]

LOGINS = {
    "table_1": "euchre_table",
    "table_2": "euchre_table",
    "ann": "euchre_director",
    "screen": "euchre_screen",
}
"""The logins of every event here, and the role each is in."""


@dataclass(frozen=True)
class EventDatabase:
    """One database, set up for an event."""

    cluster: Cluster
    name: str

    def url(self, login: str) -> str:
        return self.cluster.url(login, self.name)

    def engine(self, login: str) -> sa.Engine:
        return self.cluster.engine(login, self.name)


class Server:
    """A cluster with the logins of an event."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._databases = 0

    @classmethod
    @contextmanager
    def started(cls) -> Iterator[Server]:
        with Cluster.started() as cluster:
            cluster.run_as_owner([f"CREATE ROLE {login} LOGIN" for login in LOGINS])
            yield cls(cluster)

    def down(self) -> AbstractContextManager[None]:
        """No server for a while."""
        return self._cluster.down()

    @contextmanager
    def event(self) -> Iterator[EventDatabase]:
        """A fresh database, migrated, its logins in their roles."""
        self._databases += 1
        database = EventDatabase(self._cluster, f"event_{self._databases}")
        self._cluster.set_up(database.name, list(LOGINS.items()))
        yield database
