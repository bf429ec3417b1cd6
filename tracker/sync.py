"""Copying a table's log up to the event's server and the director's word down, for as long as it takes.

The table writes to its own file first and never waits for the network. What the server lacks is asked of the
server itself, so that nothing has to be remembered about what was sent: after any break, on either side, the
next step goes on where the server's copy ends. The key of an event is its log and number; sent twice it is
there once, and the server refuses one whose predecessor it lacks.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Final

from euchre.log import LogEvent
from tracker.directions import OWN_RULING, Direction, directions_about
from tracker.errors import TrackerError
from tracker.schema import DIRECTOR, TABLE
from tracker.store import LogName, Store

BATCH: Final = 200
"""Events a transaction: small enough for a slow line, large enough to catch up an evening in seconds."""


class SyncError(TrackerError):
    """The two copies of a log differ; copying on would lose one of them."""


LOOKS_A_LIST: Final = 30
"""Looks at what the director said, for each look at whether there is another director's log."""


@dataclass(frozen=True, slots=True)
class Synced:
    """What a step did.

    Attributes:
        sent: events copied up.
        last: the `seq` of the newest event that the server has now.
        directions: what came down and was not known here.
    """

    sent: int
    last: int
    directions: tuple[Direction, ...]


class Sync:
    """One table's log between its file and the server. Each step may be repeated; none loses anything.

    Args:
        local: where the table writes.
        server: the event's store; may be `local` itself, where a whole event lies in one file.
        origin: the table's log.
        label: what people call the table.
    """

    def __init__(self, local: Store, server: Store, origin: str, label: str) -> None:
        self._local, self._server, self._origin, self._label = local, server, origin, label
        self._there: int | None = None
        self._cursors: dict[str, int] = {}
        self._rulers: tuple[LogName, ...] = ()
        self._pulls = 0
        for known in directions_about(local, origin):
            self._cursors[known.origin] = max(known.event.seq, self._cursors.get(known.origin, 0))

    def step(self, pull: bool = True) -> Synced:
        """Copy up what the server lacks, and down what the director said since.

        Args:
            pull: whether the director may have said something; if not, nothing is asked about it.

        Raises:
            StoreError: a store cannot be reached; the next step takes it up again.
            SyncError: this file and the server hold different events under the same number.
        """
        sent = 0 if self._server is self._local else self._push()
        return Synced(sent, self._there or 0, self._pull() if pull else ())

    def _push(self) -> int:
        there, self._there = self._there, None  # known again only when all of this has gone well
        if there is None:
            self._server.begin(self._origin, TABLE, self._label)
            there = self._server.last(self._origin)
            self._compare(there)
        sent = 0
        while batch := self._local.read(self._origin, there, BATCH):
            self._server.copy(self._origin, map(_to_send, batch))
            there = batch[-1].seq
            sent += len(batch)
            if len(batch) < BATCH:
                break
        self._there = there
        return sent

    def _compare(self, there: int) -> None:
        """See that the server's newest event is ours: two copies of a file may both have been written on."""
        if there == 0:
            return
        theirs = self._server.read(self._origin, there - 1, 1)
        ours = tuple(map(_to_send, self._local.read(self._origin, there - 1, 1)))
        if ours != theirs:
            raise SyncError(
                f"event {there} of this log is another one on the server: "
                "an older copy of the file is in use, or two programs write to it"
            )

    def _pull(self) -> tuple[Direction, ...]:
        new: list[Direction] = []
        if not self._pulls % LOOKS_A_LIST:
            self._rulers = self._server.logs(DIRECTOR)
        self._pulls += 1 if self._rulers else 0
        for log in self._rulers:
            events = self._server.read(log.origin, self._cursors.get(log.origin, 0))
            about = [event for event in events if event.data.get("about") == self._origin]
            if about and self._server is not self._local:
                self._local.begin(log.origin, DIRECTOR, log.label)
                self._local.copy(log.origin, about)
            if events:
                self._cursors[log.origin] = events[-1].seq
            new += [Direction(log.origin, event) for event in about]
        return tuple(new)


def _to_send(event: LogEvent) -> LogEvent:
    """The event as the server takes it: what a table ruled by itself is kept, under another word."""
    return dataclasses.replace(event, do=OWN_RULING) if event.do == "rule" else event
