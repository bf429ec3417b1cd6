"""The thread that keeps a table's log and the event's server in step, whatever the network does."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tracker.directions import Direction
from tracker.errors import TrackerError
from tracker.store import Store
from tracker.sync import Sync, SyncError

POLL: Final = 2.0
"""Seconds between two looks at what the director said."""

FIRST_WAIT: Final = 0.25
"""Seconds between the first attempts; they grow from there."""

LONGEST_WAIT: Final = 15.0
"""Seconds between two attempts, at most, while the server cannot be reached."""


@dataclass(frozen=True, slots=True)
class SyncState:
    """Where the copying stands.

    Attributes:
        online: whether the last step went well.
        last: the `seq` of the newest event that the server has.
        trouble: why the last step did not go well, in one line; None when it did.
        stopped: whether no further attempt will be made: the copies differ, or the worker was stopped.
    """

    online: bool = False
    last: int = 0
    trouble: str | None = None
    stopped: bool = False


class SyncWorker:
    """Copies in the background until it is stopped.

    Args:
        local: where the table writes.
        open_server: opens the event's store; tried again for as long as it fails.
        origin: the table's log.
        label: what people call the table.
        directed: called with what the director said, on the worker's thread.
        poll: seconds between two looks at what the director said.
        show: shows the director what stands beside the log, after each step; may raise `StoreError`.
        clock: seconds, never going back.
    """

    def __init__(
        self,
        local: Store,
        open_server: Callable[[], Store],
        origin: str,
        label: str,
        directed: Callable[[tuple[Direction, ...]], None],
        poll: float = POLL,
        show: Callable[[Store], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._show, self._clock = show, clock
        self._local, self._open_server = local, open_server
        self._origin, self._label = origin, label
        self._directed, self._poll = directed, poll
        self._state = SyncState()
        self._changed = threading.Condition()
        self._stopping = threading.Event()
        self._give_up = 0.0
        self._bell = threading.Event()
        self._thread = threading.Thread(target=self._work, name="sync", daemon=True)

    @property
    def state(self) -> SyncState:
        """Where the copying stands now."""
        return self._state

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def wake(self) -> None:
        """There is something to copy: do not wait for the next look."""
        self._bell.set()

    def wait_for(self, wanted: Callable[[SyncState], bool], timeout: float) -> bool:
        """Wait until the state is as wanted; False when that took longer than `timeout` seconds."""
        with self._changed:
            return self._changed.wait_for(lambda: wanted(self._state), timeout)

    def stop(self, patience: float = 2.0) -> None:
        """Copy what is left, and end; what the server lacks then is copied another time.

        Args:
            patience: seconds to go on trying.
        """
        self._give_up = self._clock() + patience
        self._stopping.set()
        self.wake()
        if self._thread.is_alive():
            self._thread.join(patience)

    def _work(self) -> None:
        failures = 0
        while True:
            ending = self._stopping.is_set()
            try:
                self._while_connected()
                break
            except SyncError as error:
                self._tell(replace(self._state, online=False, trouble=str(error), stopped=True))
                return
            except TrackerError as error:
                failures = 1 if self._state.online else failures + 1
                self._tell(replace(self._state, online=False, trouble=str(error)))
            if not ending:
                self._stopping.wait(min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(failures, 8)))
            elif self._clock() < self._give_up:
                time.sleep(FIRST_WAIT)
            else:
                break
        self._tell(replace(self._state, stopped=True))

    def _while_connected(self) -> None:
        """Copy until told to stop, and then once more.

        Raises:
            StoreError: the server is gone.
            SyncError: the copies differ.
        """
        with self._open_server() as server:
            sync = Sync(self._local, server, self._origin, self._label)
            asked = float("-inf")
            while True:
                self._bell.clear()
                ending = self._stopping.is_set()
                # The director's word is asked for now and then, not with each card. Were we to listen for it,
                # every card anywhere would wake every table's connection at the server.
                pull = ending or self._clock() - asked >= self._poll
                done = sync.step(pull)
                if pull:
                    asked = self._clock()
                if done.directions:
                    self._directed(done.directions)
                if self._show is not None:
                    self._show(server)
                self._tell(SyncState(online=True, last=done.last))
                if ending:
                    return
                self._bell.wait(self._poll)

    def _tell(self, state: SyncState) -> None:
        with self._changed:
            self._state = state
            self._changed.notify_all()
