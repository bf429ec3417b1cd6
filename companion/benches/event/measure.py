"""The bench itself: a server, players, a director, troubles at their times, and what came of it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from companion.benches.cluster import Cluster
from companion.benches.event.director import Director, compare
from companion.benches.event.player import ACTS_A_HAND, HAND_SECONDS, PATIENCE, Seating, order
from companion.benches.event.processes import children, own_megabytes, worked_seconds
from companion.benches.process_use import slope
from euchre.log import LogEvent
from tracker.event_log import EventLog
from tracker.store import Store

DATABASE: Final = "bench"
A_PROCESS: Final = 30
"""Tables that one process plays, where they need not be killed."""

KILLED: Final = 10
"""Every such table is killed and started again, with trouble."""

OUTAGES: Final = (0.3, 0.65)
"""When the server is stopped, in parts of the run, with trouble."""

OUTAGE: Final = 0.1
"""How long it stays away, in parts of the run: 30 s of five minutes."""

_SETTLING: Final = 20.0
"""Seconds after an outage in which tables may still wait for their next attempt, and catch up."""


@dataclass(slots=True)
class Player:
    """A process that plays tables, and what it has told.

    Attributes:
        seatings: its tables.
        process: as it runs now.
        acked: the newest event by log that it said was written.
        late: how late each act was, seconds.
        found: findings, and when the act was begun that proved each.
        copied: logs that it said are on the server to their end.
    """

    seatings: list[Seating]
    process: subprocess.Popen[str]
    acked: dict[str, int] = field(default_factory=dict)
    late: list[float] = field(default_factory=list)
    found: dict[tuple[str, int, str], float] = field(default_factory=dict)
    copied: set[str] = field(default_factory=set)
    _reader: threading.Thread | None = None

    @classmethod
    def opened(cls, seatings: list[Seating], speed: float) -> Player:
        """Open the tables; nobody plays yet."""
        return cls(seatings, _process(seatings, speed))

    def wait_until_open(self) -> None:
        """Wait until its tables are open; at once where it has ended instead."""
        assert self.process.stdout is not None
        self.process.stdout.readline()

    def play(self, until: float) -> None:
        """Play until then."""
        process = self.process
        assert process.stdin is not None
        with suppress(BrokenPipeError):  # it has ended, which its exit status will tell
            process.stdin.write(f"{until}\n")
            process.stdin.close()
        self._reader = threading.Thread(target=self._hear, args=(process,), daemon=True)
        self._reader.start()

    def kill(self) -> None:
        """End it as a power line would."""
        self.process.kill()
        self.process.wait()
        self._join()

    def again(self, until: float, speed: float) -> None:
        """Start it again on the same files."""
        self.process = _process(self.seatings, speed)
        self.wait_until_open()
        self.play(until)

    def wait(self, seconds: float) -> int:
        """Wait for its end; its exit status."""
        try:
            status = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = self.process.wait()
        self._join()
        return status

    def _join(self) -> None:
        if self._reader is not None:
            self._reader.join()

    def _hear(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            what, origin, *rest = line.split()
            if what == "a" and len(rest) == 2:
                self.acked[origin] = int(rest[0])
                self.late.append(float(rest[1]))
            elif what == "f" and len(rest) == 3:
                self.found[origin, int(rest[0]), rest[1]] = float(rest[2])
            elif what == "w":
                self.copied.add(origin)
        process.stdout.close()


def measure_event(
    tables: int, minutes: float, trouble: bool, speed: float = 4.0, seed: int = 1
) -> Iterator[tuple[str, Any]]:
    """Play an event; each figure by its name, unit in the name.

    Args:
        tables: how many.
        minutes: how long they write.
        trouble: stop the server twice, and kill and restart every tenth table.
        speed: how many times faster than at a real table.
        seed: of all hands, and of when tables are killed.

    Raises:
        UsageError: there is no PostgreSQL on this machine.
    """
    with ExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="euchre-bench-")))
        cluster = stack.enter_context(Cluster.started(connections=tables + 40, durable=True))
        run = _Run(cluster, place, tables, 60 * minutes, trouble, speed, random.Random(seed))
        run.prepare()
        run.play()
        yield from run.figures()


class _Run:
    """One run of the bench."""

    def __init__(
        self,
        cluster: Cluster,
        place: Path,
        tables: int,
        seconds: float,
        trouble: bool,
        speed: float,
        chance: random.Random,
    ) -> None:
        self._cluster, self._place, self._seconds = cluster, place, seconds
        self._trouble, self._speed, self._chance = trouble, speed, chance
        self._seatings = [
            Seating(
                f"{n:032x}",
                str(place / f"table-{n}.sqlite"),
                cluster.url(f"table_{n}", DATABASE),
                f"Table {n}",
                chance.getrandbits(32),
            )
            for n in range(1, tables + 1)
        ]
        self._players: list[Player] = []
        self._away: list[tuple[float, float]] = []
        self._kills = 0
        self._restarts: list[threading.Thread] = []
        self._memory: dict[str, list[tuple[float, float]]] = {"tables": [], "director": [], "server": []}
        self._load: list[float] = []
        self._worked: dict[str, float] = {}

    def prepare(self) -> None:
        """Set the event up, its logins too."""
        logins = [(f"table_{n}", "euchre_table") for n in range(1, len(self._seatings) + 1)]
        logins.append(("director", "euchre_director"))
        self._cluster.run_as_owner([f"CREATE ROLE {login} LOGIN" for login, _ in logins])
        self._cluster.set_up(DATABASE, logins)
        with Store(self._cluster.url("director", DATABASE)) as store:
            log = EventLog.begin(store, "Bench", time.time(), random.Random(0))
            log.do("open", {"name": "Bench", "seed": "bench", "format": {}}, time.time())

    def play(self) -> None:
        """Let everybody play, with the troubles at their times, until all is told."""
        self._director = Director(self._cluster.url("director", DATABASE))
        self._players = [Player.opened(group, self._speed) for group in self._groups()]
        for player in self._players:
            player.wait_until_open()
        began = time.time()
        until = began + self._seconds
        for player in self._players:
            player.play(until)
        troubles = self._troubles(began) if self._trouble else []
        while time.time() < until or troubles:
            while troubles and troubles[0][0] <= time.time():
                _, _, act = troubles.pop(0)
                act()
            self._sample(time.time() - began)
            time.sleep(min(1.0, max(0.05, self._seconds / 50)))
        for restart in self._restarts:
            restart.join()
        self._statuses = [player.wait(PATIENCE + 60) for player in self._players]
        self._settle()
        self._director.close()

    def _groups(self) -> list[list[Seating]]:
        """The tables by process: those to be killed each in their own."""
        killed = self._seatings[::KILLED] if self._trouble else []
        others = [one for one in self._seatings if one not in killed]
        return [
            *([one] for one in killed),
            *(others[at : at + A_PROCESS] for at in range(0, len(others), A_PROCESS)),
        ]

    def _troubles(self, began: float) -> list[tuple[float, int, Any]]:
        """What goes wrong, and when."""
        found: list[tuple[float, int, Any]] = []
        for part in OUTAGES:
            found.append((began + part * self._seconds, len(found), self._stop_server))
            found.append((began + (part + OUTAGE) * self._seconds, len(found), self._start_server))
        for player in self._players[: len(self._seatings[::KILLED])]:
            at = began + self._chance.uniform(0.2, 0.9) * self._seconds
            found.append((at, len(found), lambda one=player: self._kill(one, began + self._seconds)))
        return sorted(found)

    def _stop_server(self) -> None:
        self._away.append((time.time(), float("inf")))
        self._cluster.stop()

    def _start_server(self) -> None:
        self._cluster.start()
        self._away[-1] = (self._away[-1][0], time.time() + _SETTLING)

    def _kill(self, player: Player, until: float) -> None:
        self._kills += 1
        player.kill()
        again = threading.Thread(target=player.again, args=(until, self._speed))
        again.start()
        self._restarts.append(again)

    def _settle(self) -> None:
        """Let the director see all that is there."""
        until = time.time() + 30
        acked = {origin: seq for player in self._players for origin, seq in player.acked.items()}
        while not self._director.has_seen(acked) and time.time() < until:
            time.sleep(0.1)

    def _sample(self, at: float) -> None:
        for who, pids in self._who().items():
            if pids:
                self._memory[who].append((at, own_megabytes(pids)))
                self._worked[who] = max(self._worked.get(who, 0.0), worked_seconds(pids))
        if hasattr(os, "getloadavg"):
            self._load.append(os.getloadavg()[0])

    def _who(self) -> dict[str, list[int]]:
        """The processes of each part."""
        away = any(end == float("inf") for _, end in self._away)
        return {
            "tables": [player.process.pid for player in self._players],
            "director": [os.getpid()],
            "server": [] if away else children(self._cluster.pid),
        }

    def figures(self) -> Iterator[tuple[str, Any]]:
        """What came of it."""
        acked = {origin: seq for player in self._players for origin, seq in player.acked.items()}
        late = sorted(second for player in self._players for second in player.late)
        yield "tables", len(self._seatings)
        yield "minutes", self._seconds / 60
        yield "processes", len(self._players)
        yield "server stopped", len(self._away)
        yield "tables killed and restarted", self._kills
        yield from self._compared(acked)
        yield "acts, 95 of 100 late by, s", _quantile(late, 0.95)
        yield from self._findings()
        if not self._trouble:  # what ended took its time with it
            for who, seconds in self._worked.items():
                yield f"processor time of {who}, ms an event", 1000 * seconds / max(1, sum(acked.values()))
        rate = max(1.0, sum(acked.values()) / self._seconds)
        for who, samples in self._memory.items():
            steady = samples[len(samples) // 5 :]
            yield f"memory of {who}, MB", steady[-1][1] if steady else 0.0
            yield f"memory of {who}, growth kB an event", 1000 * slope(steady) / rate
        yield "load of the machine, mean", sum(self._load) / len(self._load) if self._load else 0.0

    def _compared(self, acked: dict[str, int]) -> Iterator[tuple[str, Any]]:
        with Store(self._cluster.url("director", DATABASE)) as server:
            logs = [(one.origin, _local(one.path), server.read(one.origin)) for one in self._seatings]
        each = [compare(local, there) for _, local, there in logs]
        yield "events written", sum(one.written for one in each)
        yield "events a second", sum(one.written for one in each) / self._seconds
        yield "events a second, wanted", self._speed * len(logs) * ACTS_A_HAND / HAND_SECONDS
        yield "events lost", sum(one.lost for one in each)
        yield "events doubled", sum(one.doubled for one in each)
        yield (
            "events told as written and not there",
            sum(max(0, acked.get(origin, 0) - len(local)) for origin, local, _ in logs),
        )
        yield "logs whose checksum differs", sum(not one.same for one in each)
        yield "logs not copied to their end", len(logs) - len({o for p in self._players for o in p.copied})
        yield "processes that failed", sum(status != 0 for status in self._statuses)

    def _findings(self) -> Iterator[tuple[str, Any]]:
        proved = {one: at for player in self._players for one, at in player.found.items()}
        seen = self._director.seen
        waits = {one: seen[one] - at for one, at in proved.items() if one in seen}
        calm = sorted(
            wait
            for one, wait in waits.items()
            if not any(start - 1 <= proved[one] <= end for start, end in self._away)
        )
        stands = self._director.standing()
        yield "findings", len(proved)
        yield (
            "findings that stand and were never seen by the director",
            len((proved.keys() & stands) - seen.keys()),
        )
        yield "finding at the director, median s", _quantile(calm, 0.5)
        yield "finding at the director, 95 of 100 within s", _quantile(calm, 0.95)
        yield "finding at the director, slowest s", calm[-1] if calm else 0.0


def _process(seatings: list[Seating], speed: float) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-m", "companion.benches.event.player"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write(order(seatings, speed))
    process.stdin.flush()
    return process


def _local(path: str) -> tuple[LogEvent, ...]:
    with Store(path) as store:
        return store.read(store.origins()[0])


def _quantile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0.0
