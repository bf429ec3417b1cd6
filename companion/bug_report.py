"""The last twenty seconds for a bug report: asked for from outside, written by the watch that holds them.

Pictures of the last seconds are only in the memory of the program that watches. Whoever wants them lays a
request beside its log and waits until it is gone.
"""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path

from euchre.log import LogEvent
from tracker.evidence import EvidenceSettings
from tracker.session import Session

EVERY_S = 0.5
"""Seconds between two looks for a request."""


def request_for(log: Path) -> Path:
    """Where a request concerning a log is laid."""
    return log.with_name(log.name + ".report")


class ReportDesk:
    """Looks for requests while a table is watched, on its own thread: a camera that hangs is worth a report.

    Args:
        session: the table.
        log: its log file.
        every: seconds between two looks.
    """

    def __init__(self, session: Session, log: Path, every: float = EVERY_S) -> None:
        self._session, self._request, self._every = session, request_for(log), every
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._work, name="report desk", daemon=True)
        self._thread.start()

    def answer(self) -> bool:
        """Answer a request, if one lies there."""
        try:
            folder = Path(json.loads(self._request.read_text(encoding="utf-8"))["folder"])
        except (OSError, ValueError, KeyError, TypeError):
            return False
        with contextlib.suppress(OSError):  # whoever asked sees that nothing came
            self._session.save_recent(folder)
        with contextlib.suppress(OSError):
            self._request.unlink()
        return True

    def close(self) -> None:
        """Look no more."""
        self._closed.set()
        self._thread.join(timeout=2.0)

    def _work(self) -> None:
        while not self._closed.wait(self._every):
            self.answer()


def ask(log: Path, folder: Path, patience: float = 10.0, sleep: Callable[[float], None] = time.sleep) -> bool:
    """Ask the watch that holds a log for its last seconds.

    Args:
        log: the log file.
        folder: where they are to be written; made by whoever answers.
        patience: seconds to wait.
        sleep: waits.

    Returns:
        Whether it answered in time.

    Raises:
        OSError: the request cannot be laid beside the log.
    """
    request = request_for(log)
    request.write_text(json.dumps({"folder": str(folder.resolve())}), encoding="utf-8")
    waited = 0.0
    while waited < patience:
        if not request.exists():
            return True
        sleep(EVERY_S / 2)
        waited += EVERY_S / 2
    request.unlink(missing_ok=True)
    return False


def collect(events: tuple[LogEvent, ...], pictures: Path, folder: Path) -> None:
    """What is left of the last seconds once nobody watches: the log, and the pictures kept with its end.

    Args:
        events: the log.
        pictures: where its evidence lies.
        folder: where to write.

    Raises:
        OSError: it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lines = (json.dumps(event.to_json(), ensure_ascii=False) + "\n" for event in events)
    (folder / "log.jsonl").write_text("".join(lines), encoding="utf-8")
    last = max((event.t for event in events), default=0.0)
    first = f"t{max(0, round((last - EvidenceSettings().recent) * 1000)):010d}"
    for path in sorted(pictures.glob("t*.jpg")):
        if path.stem >= first:
            (folder / path.name).write_bytes(path.read_bytes())
