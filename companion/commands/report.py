"""`report`: the last twenty seconds of a watched table in a folder, for a bug report."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any

from companion.errors import InputError, UsageError


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "report",
        help="save the last 20 seconds for a bug report",
        description=(
            "Save the last 20 seconds of a table that is being watched, or of a log: pictures of the table "
            "alone, the log, and what `doctor` finds. Nothing is sent anywhere."
        ),
    )
    parser.add_argument(
        "log", type=Path, nargs="?", metavar="LOG", help="a log file; the newest of this computer by default"
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="the folder to write; a new one by default")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the folder.

    Raises:
        InputError: there is no log, or the folder cannot be written.
    """
    from companion.bug_report import ask, collect
    from companion.commands.doctor import checks
    from companion.logs import read_log

    log = args.log or _newest()
    if not log.is_file():
        raise InputError(f"{log}: no such file")
    folder: Path = args.out or Path(f"euchre-report-{datetime.now():%Y-%m-%d-%H%M%S}")
    try:
        if not (_is_watched(log) and ask(log, folder)):
            collect(read_log(log).events, log.with_suffix(".evidence"), folder)
        found = "".join(json.dumps(asdict(check), ensure_ascii=False) + "\n" for check in checks())
        (folder / "doctor.jsonl").write_text(found, encoding="utf-8")
    except OSError as error:
        raise InputError(f"{folder}: cannot be written ({error.strerror or error})") from None
    print(
        f"euchre-companion: report written to {folder}; look through it before you send it", file=sys.stderr
    )
    return 0


def _newest() -> Path:
    from companion.live import data_dir

    logs = sorted(data_dir().glob("*.sqlite"), key=lambda path: path.stat().st_mtime)
    if not logs:
        raise InputError(f"{data_dir()}: no log there; name one")
    return logs[-1]


def _is_watched(log: Path) -> bool:
    from companion.resuming import LogHold

    try:
        LogHold(log).release()
    except UsageError:
        return True
    return False
