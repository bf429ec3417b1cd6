"""Going on with a log that was broken off: found again by its source, and held by one watch at a time."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import IO

from companion.errors import UsageError
from tracker.errors import TrackerError
from tracker.store import Store

WITHIN_S = 2 * 3600.0
"""Age of the last entry up to which a broken-off log is gone on with: an evening's game, not last week's."""


class LogHold:
    """Keeps a log file to one process; the system lets go of it however the process ends.

    Args:
        log: the log file; a small file beside it is held.

    Raises:
        UsageError: another process writes to this log.
    """

    def __init__(self, log: Path) -> None:
        self._path = log.with_name(log.name + ".lock")
        try:
            self._file: IO[bytes] = self._path.open("ab")
        except OSError as error:
            raise UsageError(f"{self._path}: cannot be written ({error.strerror or error})") from None
        try:
            _lock(self._file)
        except OSError:
            self._file.close()
            raise UsageError(f"{log}: another watch is writing to this log") from None

    def release(self) -> None:
        """Let go of it."""
        if sys.platform != "win32":  # while it is held: nobody else can have taken the same file meanwhile
            self._path.unlink(missing_ok=True)
        self._file.close()
        if sys.platform == "win32":  # what is open cannot be removed there
            with contextlib.suppress(OSError):
                self._path.unlink()


def unfinished(folder: Path, source: str, now: float) -> Path | None:
    """The newest log of a source that was never closed in order and that nobody writes to now; None if none.

    Args:
        folder: where logs lie.
        source: as logs name it.
        now: seconds since the epoch, as files are dated.
    """
    for log in sorted(folder.glob("*.sqlite"), key=_written, reverse=True):
        if now - _written(log) > WITHIN_S:
            return None
        if _is_broken_off(log, source):
            try:
                LogHold(log).release()
            except UsageError:
                continue
            return log
    return None


def _written(log: Path) -> float:
    """When something was written to a log for the last time; SQLite keeps the newest in a second file."""
    times = [0.0]
    for path in (log, log.with_name(log.name + "-wal")):
        with contextlib.suppress(OSError):
            times.append(path.stat().st_mtime)
    return max(times)


def _is_broken_off(log: Path, source: str) -> bool:
    try:
        with Store(str(log)) as store:
            origins = store.origins()
            events = store.read(origins[-1]) if origins else ()
    except TrackerError:
        return False
    heads = [event for event in events if event.do == "open"]
    return bool(heads) and events[-1].do != "close" and heads[-1].data.get("source") == source


def _lock(file: IO[bytes]) -> None:
    """Take the file for this process alone.

    Raises:
        OSError: another process has it.
    """
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
