"""A watched table put together: source, eyes, session, store; shared by commands and windows."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

import platformdirs

from companion.assets import asset_dir
from companion.bug_report import ReportDesk
from companion.errors import UsageError
from companion.lawbook import DEFAULT_LAWS, load_laws
from companion.reporting import report
from companion.resuming import LogHold, unfinished
from companion.table_names import table_path
from euchre.seats import Seat
from tracker.calls import HandCalls, read_calls
from tracker.database import open_engine
from tracker.evidence import Evidence, EvidenceSettings
from tracker.retention import Retention, tidy
from tracker.session import Session
from tracker.store import Store, new_origin
from tracker.sync_worker import SyncWorker
from vision.calibration import South
from vision.capture import Capture, open_capture
from vision.reading import Recogniser
from vision.recogniser import LIVE_SCALES, Settings, load_recogniser
from vision.reference import read_reference
from vision.runtime import Runtime
from vision.sources import Source, parse_source
from vision.table_file import read_table
from vision.watcher import TableWatcher


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What a person chose for a table.

    Attributes:
        laws: a profile's name or file.
        dealer: who deals first; None asks.
        calls: a calls file.
        table: a table file, or the name of a kept one; None finds the table by its cards.
        south: the side of the picture at which South sits.
        store: a store's URL; None keeps the log in a file of its own among the user's data.
        max_speed: read a file as fast as it can be read, rather than at its own pace.
        every_frame: let a file play slower rather than drop a frame where reading cannot keep up.
        evidence: where pictures are kept; None keeps them beside the log.
        event: the store of the event this table is part of; None for a table by itself.
        name: what the event's director calls this table.
        pictures: how long evidence pictures are kept.
        afresh: begin a new log, even where the source's last one was broken off.
        runtime: what runs the networks.
        deck: the profile of a taught deck; None for any deck.
    """

    laws: str = DEFAULT_LAWS
    dealer: Seat | None = None
    calls: Path | None = None
    table: Path | None = None
    south: South = South.BOTTOM
    store: str | None = None
    max_speed: bool = False
    every_frame: bool = False
    evidence: Path | None = None
    event: str | None = None
    name: str = ""
    pictures: Retention = field(default_factory=Retention)
    afresh: bool = False
    runtime: Runtime = Runtime.ONNXRUNTIME
    deck: Path | None = None


@dataclass(slots=True)
class LiveTable:
    """A table being watched. Use as a context manager, or `close` it.

    Attributes:
        session: what windows and commands talk to.
        capture: the source in use.
        watcher: the eyes, for their measurements.
        store: where the log is kept.
        reporting: what copies the log to the event; None for a table by itself.
        hold: keeps the log to this process; None for a log in no file.
        desk: answers requests for a bug report; None for a log in no file.
        resumed: whether the log had been broken off and is gone on with.
    """

    session: Session
    capture: Capture
    watcher: TableWatcher
    store: Store
    reporting: SyncWorker | None = None
    hold: LogHold | None = None
    desk: ReportDesk | None = None
    resumed: bool = False
    _stop: threading.Event = field(default_factory=threading.Event)
    _thread: threading.Thread | None = None
    error: Exception | None = None

    def run(self, paced: bool = False) -> None:
        """Watch until the source ends or `stop` is called; blocks.

        Args:
            paced: show a file no faster than it was taken, yet leave no picture out on a slow machine.

        Raises:
            SourceError: the source cannot be read, or broke off.
        """
        try:
            began = time.monotonic()
            for frame in self.capture.frames():
                ahead = began + frame.t - time.monotonic()
                if self._stop.wait(ahead if paced and ahead > 0 else 0):
                    return
                self.session.feed(frame)
        finally:
            if not self._stop.is_set():
                self.session.finish()

    def start(self, paced: bool = False) -> None:
        """Watch on a thread of its own, see `run`; an error of the source is kept in `error`."""

        def work() -> None:
            try:
                self.run(paced)
            except Exception as error:  # told by whoever waits for the thread
                self.error = error

        self._thread = threading.Thread(target=work, name="watch", daemon=True)
        self._thread.start()

    @property
    def running(self) -> bool:
        """Whether the thread that `start` began is still at work."""
        return self._thread is not None and self._thread.is_alive()

    def stop(self) -> None:
        """Stop watching; the session stays open."""
        self._stop.set()
        self.capture.close()
        if self._thread is not None:
            self._thread.join(timeout=2.0)

    def close(self) -> None:
        """Stop watching, end the log in order, let everything go."""
        self.stop()
        if self.desk is not None:
            self.desk.close()
        self.session.close()
        if self.reporting is not None:
            self.reporting.stop()
        self.store.close()
        if self.hold is not None:
            self.hold.release()

    def __enter__(self) -> LiveTable:
        return self

    def __exit__(self, *_exc: object) -> None:
        self.close()


def open_table(
    source: str,
    options: TableOptions,
    recogniser: Recogniser | None = None,
    clock: Callable[[], float] = time.monotonic,
    now: Callable[[], datetime] = datetime.now,
) -> LiveTable:
    """Put a table together; everything a person can have got wrong is found here, before the first frame.

    Args:
        source: as a person writes it: camera index, file, folder of pictures, stream.
        options: what they chose.
        recogniser: finds and reads cards; the shipped networks by default.
        clock: seconds, never going back.
        now: the date and time, for the log's name.

    Raises:
        SourceError: the source cannot be used.
        VisionError, TrackerError, EuchreError, ModelError: an option cannot be used.
    """
    laws = load_laws(options.laws)
    said: Mapping[int, HandCalls] = {} if options.calls is None else read_calls(options.calls)
    place = None if options.table is None else table_path(options.table)
    setup = None if place is None else read_table(place)
    reference = None if setup is None or place is None else read_reference(place.parent, setup)
    what = parse_source(source)
    chosen = Settings(scales=LIVE_SCALES, runtime=options.runtime, deck=options.deck)
    networks = recogniser or load_recogniser(asset_dir("models"), chosen)
    eyes = TableWatcher(networks, setup, south=options.south, reference=reference)
    store = open_store(options.store, what, now(), options.afresh)
    hold: LogHold | None = None
    try:
        hold = None if store.file is None else LogHold(store.file)
        if options.event is not None:
            open_engine(options.event)  # a URL of no use is told now; the worker would only try again
        capture = open_capture(what, realtime=not options.max_speed, every_frame=options.every_frame)
        origin = pick_origin(store, now())
        resumed = origin in store.origins()
        session = Session(
            store,
            origin,
            laws,
            clock,
            watcher=eyes,
            evidence=_evidence(options, store, now()),
            find_laws=load_laws,
            calls=said,
            dealer=options.dealer,
            about={"source": what.name, "started": now().isoformat(timespec="seconds")},
        )
    except Exception:
        store.close()
        if hold is not None:
            hold.release()
        raise
    session.attach(capture)
    reporting = None if options.event is None else report(session, store, origin, options.event, options.name)
    desk = None if store.file is None else ReportDesk(session, store.file)
    return LiveTable(session, capture, eyes, store, reporting, hold, desk, resumed)


def _evidence(options: TableOptions, store: Store, at: datetime) -> Evidence:
    """Where the pictures go, after those have gone that are too old or too many."""
    folder = options.evidence or evidence_folder(store)
    if folder is not None:
        tidy(folder.parent, options.pictures, at.timestamp())
    if folder is None or options.pictures.keeps_nothing:
        return Evidence(None)
    room = min(EvidenceSettings().max_bytes, int(options.pictures.megabytes * 1e6))
    return Evidence(folder, EvidenceSettings(max_bytes=room))


def data_dir() -> Path:
    """Where logs go when no store is named."""
    return platformdirs.user_data_path("euchre-companion", appauthor=False) / "tables"


def open_store(url: str | None, source: Source, at: datetime, afresh: bool = False) -> Store:
    """The store that was named, or a file among the user's data, named by date and source.

    A camera's or stream's last log is gone on with where it was broken off within the last hours: the power
    went, or the program was killed. A file begins at its beginning, and so does its log.

    Args:
        url: the store that was named; None for a file among the user's data.
        source: what is watched.
        at: now.
        afresh: begin a new file in any case.

    Raises:
        StoreError: it cannot be opened.
        UsageError: the folder of the user's data cannot be made.
    """
    if url is not None:
        return Store(url)
    name = "".join(c if c.isalnum() else "-" for c in Path(source.name).stem).strip("-")[:40] or "table"
    folder = data_dir()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{folder}: cannot be made ({error.strerror or error})") from None
    broken_off = unfinished(folder, source.name, at.timestamp()) if source.is_live and not afresh else None
    return Store(str(broken_off or folder / f"{at:%Y-%m-%d-%H%M%S}-{name}.sqlite"))


def pick_origin(store: Store, at: datetime) -> str:
    """The log to go on with: one of this file's that was never closed in order, else a new one."""
    if store.file is not None:
        for origin in reversed(store.origins()):
            events = store.read(origin)
            if events and events[-1].do != "close":
                return origin
            break
    return new_origin(at.timestamp(), random.SystemRandom())


def evidence_folder(store: Store) -> Path | None:
    """Where a store's pictures go: beside its file; nowhere for a server."""
    return None if store.file is None else store.file.with_suffix(".evidence")
