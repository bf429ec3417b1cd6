"""`export`: write a log for other programs and for paper."""

from __future__ import annotations

import argparse
import csv
import io
import json
import sys
from pathlib import Path
from typing import Any

from companion.errors import InputError, UsageError
from companion.logs import ReadLog, read_log
from euchre.points import NO_POINTS
from euchre.seats import Seat
from tracker.wording import suit_name

FORMATS = ("json", "csv", "egn", "pdf")


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "export",
        help="write a log as JSON, CSV, EGN or PDF",
        description="Write a log: hand records with verdicts (json), the score sheet (csv, pdf), or EGN.",
    )
    parser.add_argument(
        "log", type=Path, metavar="LOG", help="a log file, or the lines `watch --json` printed"
    )
    parser.add_argument("--to", choices=FORMATS, required=True, help="what to write")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="where; standard output by default (not pdf)"
    )
    parser.add_argument("--laws", metavar="NAME|FILE", help="judge by other laws than those it was played by")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the log."""
    if args.to == "pdf" and args.out is None:
        raise UsageError("export: a PDF needs a file to go to: --out FILE")
    log = read_log(args.log, args.laws)
    if args.to == "pdf":
        from companion_gui.score_sheet import write_score_sheet

        write_score_sheet(args.out, sheet_rows(log), players(log), log.laws.title)
        return 0
    text = {"json": _json, "csv": _csv, "egn": _egn}[args.to](log)
    if args.out is None:
        sys.stdout.write(text)
        return 0
    try:
        args.out.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise InputError(f"{args.out}: cannot be written ({error.strerror or error})") from None
    return 0


def players(log: ReadLog) -> dict[Seat, str]:
    """The names of the players, the seats' own where nobody gave one."""
    return {seat: log.folded.players.get(seat) or seat.name.capitalize() for seat in Seat}


def sheet_rows(log: ReadLog) -> list[dict[str, str]]:
    """The score sheet: one row a hand, totals as they follow from the log."""
    rows = []
    for hand in log.hands:
        verdict = hand.verdict
        found = ", ".join(finding.kind.value.replace("_", " ") for finding in verdict.findings)
        row = {
            "hand": str(hand.acts.number),
            "dealer": hand.acts.dealer.value if hand.acts.dealer else "",
            "trump": suit_name(verdict.trump.value) if verdict.trump else verdict.outcome.value,
            "maker": verdict.maker.value if verdict.maker else "",
            "alone": "yes" if verdict.alone else "",
            "tricks_NS": str(verdict.taken.ns),
            "tricks_EW": str(verdict.taken.ew),
            "points_NS": str(verdict.points.ns),
            "points_EW": str(verdict.points.ew),
            "score_NS": str(hand.score_after.ns),
            "score_EW": str(hand.score_after.ew),
            "findings": found,
        }
        rows.append(row)
    return rows


def _json(log: ReadLog) -> str:
    data = {
        "version": 1,
        "players": {seat.value: name for seat, name in players(log).items()},
        "hands": [{"record": h.record.to_json(), "verdict": h.verdict.to_json()} for h in log.hands],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _csv(log: ReadLog) -> str:
    out = io.StringIO()
    rows = sheet_rows(log)
    names = list(rows[0]) if rows else ["hand"]
    writer = csv.DictWriter(out, names, lineterminator="\r\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def _egn(log: ReadLog) -> str:
    from euchre.notation.egn import EgnGame
    from euchre.notation.egn_write import write_egn

    names = players(log)
    started = next((str(event.data.get("started", "")) for event in log.events if event.do == "open"), "")
    game = EgnGame(
        tuple(hand.record for hand in log.hands),
        (names[Seat.NORTH], names[Seat.EAST], names[Seat.SOUTH], names[Seat.WEST]),
        initial=log.hands[0].score if log.hands else NO_POINTS,
        date=started[:10],
    )
    text, notes = write_egn(game, log.laws)
    for note in notes:
        print(f"euchre-companion: {note}", file=sys.stderr)
    return text
