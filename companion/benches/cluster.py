"""A PostgreSQL server from the system's packages, on loopback, in a folder of its own, while it is needed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from companion.errors import UsageError
from tracker.migrations import upgrade

OWNER = "owner"
"""The login that sets databases up. Loopback asks nobody for a password."""


class Cluster:
    """A server. Use `started`.

    Args:
        folder: where its files go; must be open to the user that it runs as.
        connections: how many there may be at once.
        durable: whether a commit waits for the disk, as it does by default on a server.
    """

    def __init__(self, folder: Path, connections: int, durable: bool) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._data = folder / "data"
        self._connections, self._durable = connections, durable
        self._bin = _programs()

    @classmethod
    @contextmanager
    def started(cls, connections: int = 40, durable: bool = False) -> Iterator[Cluster]:
        """A server that runs until the end of the block.

        Raises:
            UsageError: there is no PostgreSQL on this machine.
        """
        # The server refuses to run as root, and other folders may be closed to anybody else.
        with tempfile.TemporaryDirectory(prefix="euchre-postgres-") as place:
            if _is_root():
                shutil.chown(place, "postgres", "postgres")
            cluster = cls(Path(place), connections, durable)
            cluster._run("initdb", "-D", cluster._data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync")
            cluster.start()
            try:
                yield cluster
            finally:
                cluster.stop()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [
            "listen_addresses=127.0.0.1",
            f"max_connections={self._connections}",
            f"fsync={'on' if self._durable else 'off'}",
        ]
        options = " ".join(f"-c {setting}" for setting in settings) + f" -p {self.port} -k ''"
        log = self._data / "server.log"
        self._run("pg_ctl", "-D", self._data, "-w", "-t", "60", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """Stop at once, as a power line would; what was committed is there after the next start."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    @contextmanager
    def down(self) -> Iterator[None]:
        """No server for a while."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    @property
    def pid(self) -> int:
        """The number of its first process."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def url(self, login: str, database: str) -> str:
        """How a login reaches a database."""
        return f"postgresql://{login}@127.0.0.1:{self.port}/{database}"

    def engine(self, login: str, database: str) -> sa.Engine:
        """Connections of a login to a database, none of them kept."""
        url = self.url(login, database).replace("postgresql:", "postgresql+psycopg:")
        return sa.create_engine(url, poolclass=sa.NullPool)

    def run_as_owner(self, statements: Sequence[str], database: str = "postgres") -> None:
        """Do something that only the owner may, each statement by itself."""
        engine = self.engine(OWNER, database)
        with engine.connect() as connection:
            connection = connection.execution_options(isolation_level="AUTOCOMMIT")
            for statement in statements:
                connection.execute(sa.text(statement))
        engine.dispose()

    def set_up(self, database: str, logins: Sequence[tuple[str, str]]) -> None:
        """Make a database ready for an event.

        Args:
            database: its name.
            logins: each with the role it is to be in; they must be there.
        """
        self.run_as_owner([f"CREATE DATABASE {database}"])
        engine = self.engine(OWNER, database)
        upgrade(engine)
        engine.dispose()
        self.run_as_owner([f"GRANT {role} TO {login}" for login, role in logins])

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self._bin / program), *map(str, arguments)]
        user = "postgres" if _is_root() else None
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, cwd="/", timeout=120)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _programs() -> Path:
    """Where the server's programs lie; Debian keeps them off the PATH."""
    found = shutil.which("initdb")
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name))
    if found is None and not places:
        raise UsageError(
            "no PostgreSQL server on this machine; install it with: apt-get install -y postgresql"
        )
    return Path(found).parent if found is not None else places[-1]
