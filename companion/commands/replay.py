"""`replay`: tell a log's hands again, with their verdicts."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from companion.errors import InputError
from companion.logs import ReadLog, add_log_options, read_log
from companion.telling import event_line, verdict_lines


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "replay",
        help="tell a log's hands again",
        description=(
            "Tell what a log holds, hand by hand, each with its verdict, or picture by picture. "
            "Nothing is changed."
        ),
    )
    add_log_options(parser)
    parser.add_argument("--hand", type=int, metavar="N", help="this hand alone")
    parser.add_argument(
        "--step", action="store_true", help="go through it picture by picture: Enter on, b back, q end"
    )
    parser.add_argument(
        "--pictures",
        type=Path,
        metavar="DIR",
        help="write its pictures, in order, with a page that shows them",
    )
    parser.add_argument("--json", action="store_true", help="hand record and verdict, one object a hand")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every hand, or the one asked for.

    Raises:
        InputError: the log cannot be read, or holds no such hand.
    """
    log = read_log(args.log, args.laws)
    if args.hand is not None and all(hand.acts.number != args.hand for hand in log.hands):
        raise InputError(f"{args.log}: holds no hand {args.hand}")
    if args.step or args.pictures is not None:
        return _with_pictures(args, log)
    for hand in log.hands:
        if args.hand is not None and hand.acts.number != args.hand:
            continue
        if args.json:
            line = {"record": hand.record.to_json(), "verdict": hand.verdict.to_json()}
            print(json.dumps(line, ensure_ascii=False))
            continue
        for event in log.events:
            if event.hand == hand.acts.number and event.do not in ("open", "close"):
                print(event_line(event))
        for text in verdict_lines(hand):
            print(text)
    return 0


def _with_pictures(args: argparse.Namespace, log: ReadLog) -> int:
    """Go through the evidence that lies beside the log."""
    from companion.stepping import go_through, steps, write_album
    from tracker.evidence import Evidence

    found = list(steps(log.events, Evidence(args.log.with_suffix(".evidence")), args.hand))
    if not any(step.pictures for step in found):
        raise InputError(f"{args.log}: no pictures are kept beside it")
    if args.pictures is not None:
        try:
            count = write_album(found, args.pictures, args.log.stem)
        except OSError as error:
            raise InputError(f"{args.pictures}: cannot be written ({error.strerror or error})") from None
        print(f"euchre-companion: {count} pictures in {args.pictures / 'index.html'}", file=sys.stderr)
    if args.step:
        go_through(found, input, print)
    return 0
