"""`export`: write a log for other programs and for paper."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from companion.errors import InputError, UsageError
from companion.logs import ReadLog, add_log_options, read_log
from companion.score_rows import csv_text, egn_text, json_text

FORMATS = ("json", "csv", "egn", "pdf")


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "export",
        help="write a log as JSON, CSV, EGN or PDF",
        description="Write a log: hand records with verdicts (json), the score sheet (csv, pdf), or EGN.",
    )
    add_log_options(parser)
    parser.add_argument("--to", choices=FORMATS, required=True, help="what to write")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="where; standard output by default (not pdf)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the log."""
    if args.to == "pdf" and args.out is None:
        raise UsageError("export: a PDF needs a file to go to: --out FILE")
    log = read_log(args.log, args.laws)
    if args.to == "pdf":
        from companion.sheets import score_sheet
        from companion_gui.score_sheet import write_score_sheet

        write_score_sheet(args.out, score_sheet(log))
        return 0
    text = {"json": json_text, "csv": csv_text, "egn": _egn}[args.to](log)
    if args.out is None:
        sys.stdout.write(text)
        return 0
    try:
        args.out.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise InputError(f"{args.out}: cannot be written ({error.strerror or error})") from None
    return 0


def _egn(log: ReadLog) -> str:
    text, notes = egn_text(log)
    for note in notes:
        print(f"euchre-companion: {note}", file=sys.stderr)
    return text
