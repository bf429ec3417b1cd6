"""Logs kept before the one that is open: in its store, or in files beside its own; read, never written."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path
from typing import Any

from companion.errors import InputError
from companion.live import data_dir, evidence_folder
from companion.logs import ReadLog, judge_log
from companion_gui.history.library import EarlierLog, Played
from euchre.errors import EuchreError
from euchre.log import LogEvent
from tracker.directions import directions_about
from tracker.errors import SessionError, TrackerError
from tracker.evidence import Evidence
from tracker.schema import TABLE
from tracker.sightings import sightings_of
from tracker.snapshot import Audience, CameraHealth, TableSnapshot
from tracker.snapshots import Moment, snapshot_of
from tracker.store import Store
from tracker.table import Sighting
from tracker.table_fold import merged

_MOST = 100
"""Logs listed; older ones are opened by `director LOG`."""
_FILE = re.compile(r"(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)\d\d-(.+)")
"""How a log among the user's data is called: when it began, and what was watched."""


class KeptLogs:
    """The earlier logs of a table; see `companion_gui.history.library.Library`.

    Args:
        store: the open table's.
        origin: the log that is open.
    """

    def __init__(self, store: Store, origin: str) -> None:
        self._store, self._origin = store, origin

    def earlier(self) -> tuple[EarlierLog, ...]:
        """Those of the same store, and where it is a file among the user's data, the files beside it."""
        try:
            logs = [log for log in self._store.logs(TABLE) if log.origin != self._origin]
        except TrackerError as error:
            raise SessionError(str(error)) from None
        found = [EarlierLog(log.origin, log_name(log.origin, log.label)) for log in reversed(logs)]
        own = self._store.file
        if own is not None and own.parent == data_dir():
            files = (path for path in sorted(own.parent.glob("*.sqlite"), reverse=True) if path != own)
            found += [EarlierLog(str(path), name) for path in files if (name := _file_name(path))]
        return tuple(found[:_MOST])

    def open(self, key: str) -> Played:
        """Read a log and judge it.

        Raises:
            SessionError: it cannot be read, or is no log.
        """
        try:
            if not key.endswith(".sqlite"):
                return _read(self._store, key)
            path = Path(key)
            if not path.is_file():  # a store would make it
                raise SessionError(f"{path.name}: is gone")
            with Store(key) as store:
                return _read(store, store.origins()[-1])
        except IndexError:
            raise SessionError(f"{Path(key).name}: holds no log") from None
        except (InputError, EuchreError, TrackerError) as error:
            raise SessionError(str(error)) from None


class KeptLog:
    """A log that was read; see `companion_gui.history.library.Played`.

    Args:
        log: the log, judged.
        evidence: where its pictures are.
    """

    def __init__(self, log: ReadLog, evidence: Evidence) -> None:
        self._log, self._evidence = log, evidence

    def snapshot(self, audience: Audience = Audience.TABLE) -> TableSnapshot:
        """The table as the log leaves it."""
        return snapshot_of(Moment(0, self._log.state, self._log.laws.title, CameraHealth(), ()), audience)

    def records(self) -> tuple[dict[str, Any], ...]:
        """Every hand as a hand record."""
        return tuple(hand.record.to_json() for hand in self._log.hands)

    def verdicts(self) -> tuple[dict[str, Any], ...]:
        """The verdict on every hand."""
        return tuple(hand.verdict.to_json() for hand in self._log.hands)

    def whole_log(self) -> tuple[LogEvent, ...]:
        """The log, with what an event's director said."""
        return self._log.events

    def sightings(self, event_ids: tuple[str, ...]) -> tuple[Sighting, ...]:
        """The pictures that are still kept."""
        return sightings_of(self._log.hands, self._evidence, event_ids)


def log_name(origin: str, label: str) -> str:
    """A log as people read it: when it began, which its origin tells, and what they call it."""
    try:
        began = f"{datetime.fromtimestamp(int(origin[:12], 16) / 1000):%Y-%m-%d %H:%M}"
    except (ValueError, OverflowError, OSError):
        began = origin[:12]
    return f"{began} · {label}" if label else began


def _read(store: Store, origin: str) -> KeptLog:
    said = directions_about(store, origin)
    events = merged(store.read(origin), said, directed=bool(said))
    return KeptLog(judge_log(events, store.name), Evidence(evidence_folder(store)))


def _file_name(path: Path) -> str:
    """A log file's name as people read it; empty for a file that is none of ours."""
    found = _FILE.fullmatch(path.stem)
    if found is None:
        return ""
    year, month, day, hour, minute, source = found.groups()
    return f"{year}-{month}-{day} {hour}:{minute} · {source}"
