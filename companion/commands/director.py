"""`director`: go through a log that was kept, with its evidence, and rule."""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "director",
        help="go through a kept log and rule",
        description=(
            "Open the director's window on a log that was kept: its findings with their pictures, every "
            "event to be corrected, rulings. What is ruled is appended to the log. While a table is watched, "
            "`gui --director` opens the same window beside it. With --store it shows all tables of an event "
            "at one look; a click opens a table's own, and what is ruled there reaches it."
        ),
    )
    parser.add_argument(
        "log", nargs="?", type=Path, metavar="LOG", help="a log file (SQLite) that no table is writing to"
    )
    parser.add_argument("--store", metavar="URL", help="an event's store instead of a log; see docs/event.md")
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="NAME",
        help="open its window at once, or once it begins",
    )
    parser.add_argument("--laws", metavar="NAME|FILE", help="judge by other laws than those it was played by")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the window and run until it is closed.

    Raises:
        InputError: the file is no log of ours.
        UsageError: there is no display.
    """
    from companion.errors import UsageError
    from companion.library import KeptLogs
    from companion.sheets import read_sheet
    from companion_gui.app import chosen_appearance, has_display
    from companion_gui.app import run as run_windows
    from companion_gui.director.window import DirectorWindow
    from tracker.pin import check_pin, has_pin

    if not has_display():
        raise UsageError("there is no display here; `replay` tells a log without one")
    if (args.log is None) is (args.store is None):
        raise UsageError("director: give a log file, or an event with --store URL")
    if args.store is not None:
        return _run_event(args.store, args.table)
    store, session = open_log(args.log, args.laws)
    try:
        check = partial(check_pin, store) if has_pin(store) else None
        window = DirectorWindow(
            session,
            chosen_appearance(),
            args.log.stem,
            check_pin=check,
            reader=read_sheet,
            library=KeptLogs(store, session.origin),
        )
        window.show()
        status = int(run_windows())
        window.close()
    finally:
        session.close()
        store.close()
    return status


def _run_event(url: str, names: list[str]) -> int:
    """All tables of an event at one look, and a window on each that is opened, until the last is closed."""
    from companion.event.windows import EventTables, EventWindows
    from companion_gui.app import chosen_appearance
    from tracker.pin import check_pin, has_pin
    from tracker.store import Store

    with Store(url) as store:
        check = partial(check_pin, store) if has_pin(store) else None
        tables = EventTables(url)
        try:
            return EventWindows(tables, chosen_appearance(), names, check).run()
        finally:
            tables.close()


def open_log(path: Path, laws: str | None) -> tuple[Any, Any]:
    """The store of a log, and a session on it that has no camera.

    Raises:
        InputError: the file is no log of ours.
        LawsError: the laws are not known here.
    """
    from companion.errors import InputError
    from companion.lawbook import load_laws
    from companion.live import evidence_folder
    from companion.logs import read_log
    from tracker.evidence import Evidence
    from tracker.session import Session
    from tracker.store import Store, is_sqlite_file

    log = read_log(path, laws)
    if not is_sqlite_file(path):
        raise InputError(f"{path}: printed lines cannot be ruled on; give the log file itself")
    store = Store(str(path))
    origin = store.origins()[-1]
    session = Session(
        store,
        origin,
        log.laws,
        time.monotonic,
        evidence=Evidence(evidence_folder(store)),
        find_laws=load_laws,
        about={"source": "director"},
    )
    return store, session
