"""A real PostgreSQL server from the system's packages, on loopback, started and stopped by the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from tracker.migrations import upgrade

OWNER = "owner"
LOGINS = {
    "table_1": "euchre_table",
    "table_2": "euchre_table",
    "ann": "euchre_director",
    "screen": "euchre_screen",
}
"""The logins of every event here, and the role each is in. Loopback asks them for no password."""


@dataclass(frozen=True)
class EventDatabase:
    """One database, set up for an event."""

    port: int
    name: str

    def url(self, login: str) -> str:
        return f"postgresql://{login}@127.0.0.1:{self.port}/{self.name}"

    def engine(self, login: str) -> sa.Engine:
        url = self.url(login).replace("postgresql:", "postgresql+psycopg:")
        return sa.create_engine(url, poolclass=sa.NullPool)


class Server:
    """A cluster in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._data = folder / "data"
        self._databases = 0
        self._bin = _programs()

    @classmethod
    @contextmanager
    def started(cls) -> Iterator[Server]:
        # The server refuses to run as root, and pytest's folders are closed to anybody else.
        with tempfile.TemporaryDirectory(prefix="euchre-postgres-") as place:
            _give_to_server(Path(place))
            server = cls(Path(place))
            server._run("initdb", "-D", server._data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync")
            server.start()
            try:
                with server._as_owner() as connection:
                    for login in LOGINS:
                        connection.execute(sa.text(f"CREATE ROLE {login} LOGIN"))
                yield server
            finally:
                server.stop()

    def start(self) -> None:
        settings = f"-c listen_addresses=127.0.0.1 -p {self.port} -k '' -c fsync=off -c max_connections=40"
        log = self._data / "server.log"
        self._run("pg_ctl", "-D", self._data, "-w", "-t", "60", "-l", log, "-o", settings, "start")

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

    @contextmanager
    def event(self) -> Iterator[EventDatabase]:
        """A fresh database, migrated, its logins in their roles."""
        self._databases += 1
        database = EventDatabase(self.port, f"event_{self._databases}")
        with self._as_owner() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {database.name}"))
        engine = database.engine(OWNER)
        upgrade(engine)
        with engine.begin() as connection:
            for login, role in LOGINS.items():
                connection.execute(sa.text(f"GRANT {role} TO {login}"))
        engine.dispose()
        yield database

    @contextmanager
    def _as_owner(self) -> Iterator[sa.Connection]:
        engine = EventDatabase(self.port, "postgres").engine(OWNER)
        with engine.connect() as connection:
            yield connection.execution_options(isolation_level="AUTOCOMMIT")
        engine.dispose()

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self._bin / program), *map(str, arguments)]
        user = "postgres" if os.geteuid() == 0 else None
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, cwd="/", timeout=120)


def _programs() -> Path:
    """Where the server's programs lie; Debian keeps them off the PATH."""
    found = shutil.which("initdb")
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name))
    if found is None and not places:
        raise RuntimeError("no PostgreSQL server here; install it with: apt-get install -y postgresql")
    return Path(found).parent if found is not None else places[-1]


def _give_to_server(folder: Path) -> None:
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
