"""`score`: hand records in, verdicts out."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from companion.lawbook import DEFAULT_LAWS, load_laws
from euchre.errors import EuchreError
from euchre.judge import judge
from euchre.laws import LawProfile
from euchre.notation.egn_read import read_egn
from euchre.notation.report import report
from euchre.notation.tagged_text import read_tagged_text
from euchre.record import HandRecord
from euchre.verdict import Verdict

_STDIN = "-"


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "score",
        help="judge hand records",
        description="Judge hand records: tricks, points, and whatever was out of order.",
    )
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a record (JSON), many (.jsonl, one a line), a game (.egn, .pbn), or - for standard input",
    )
    parser.add_argument(
        "--laws",
        metavar="NAME|FILE",
        help=f"judge by these laws; otherwise by those the record names, or {DEFAULT_LAWS}",
    )
    parser.add_argument("--json", action="store_true", help="one verdict a line, as JSON")
    parser.add_argument(
        "--legal", action="store_true", help="add the legal cards of every play (with --json)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Judge every record of every file; one that cannot be read does not stop the rest."""
    forced = load_laws(args.laws) if args.laws else None
    failed = False
    told = 0
    for name in args.files:
        for where, data in _records(name):
            try:
                if isinstance(data, _Unreadable):
                    raise data.reason
                record = HandRecord.from_json(data)
                verdict = judge(record, forced or _laws_of(record), legal=args.legal)
            except EuchreError as error:
                failed = True
                print(f"euchre-companion: {where}: {error}", file=sys.stderr)
                continue
            _tell(verdict, record, args.json, first=told == 0)
            told += 1
    return 1 if failed else 0


class _Unreadable:
    """Stands where a record should be."""

    def __init__(self, reason: str) -> None:
        self.reason = EuchreError(reason)


def _laws_of(record: HandRecord) -> LawProfile:
    return load_laws(record.laws or DEFAULT_LAWS)


def _tell(verdict: Verdict, record: HandRecord, as_json: bool, *, first: bool) -> None:
    if as_json:
        print(json.dumps(verdict.to_json(), ensure_ascii=False))
        return
    if not first:
        print()
    print(report(verdict, record), end="")


def _records(name: str) -> Iterator[tuple[str, object]]:
    """Each record of an input as decoded JSON, with its place in words."""
    shown = "standard input" if name == _STDIN else name
    try:
        raw = sys.stdin.buffer.read() if name == _STDIN else Path(name).read_bytes()
        text = raw.decode("utf-8-sig")  # editors and shells on Windows begin a file with a mark
    except UnicodeDecodeError:
        yield shown, _Unreadable("not a text file")
        return
    except (OSError, ValueError) as error:
        yield shown, _Unreadable(getattr(error, "strerror", None) or str(error))
        return
    if not text.strip():
        yield shown, _Unreadable("empty")
        return
    reader = _NOTATIONS.get(Path(name).suffix.lower())
    if reader is not None:
        yield from _games(shown, text, reader)
        return
    if not name.endswith(".jsonl"):
        whole = _decoded(text)
        if not isinstance(whole, _Unreadable):
            items = whole if isinstance(whole, list) else [whole]
            if not items:
                yield shown, _Unreadable("holds no record")
            for n, item in enumerate(items, 1):
                yield (f"{shown}, record {n}" if len(items) > 1 else shown), item
            return
        if name != _STDIN or len(text.strip().splitlines()) == 1:
            yield shown, whole
            return
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield f"{shown}, line {number}", _decoded(line)


def _egn(text: str, laws: LawProfile) -> tuple[HandRecord, ...]:
    return read_egn(text, laws).records


_NOTATIONS: dict[str, Callable[[str, LawProfile], tuple[HandRecord, ...]]] = {
    ".egn": _egn,
    ".pbn": read_tagged_text,
}
"""Other notations by the ending of a file's name."""


def _games(
    shown: str, text: str, read: Callable[[str, LawProfile], tuple[HandRecord, ...]]
) -> Iterator[tuple[str, object]]:
    """The hands of a game in another notation, as records."""
    try:
        records = read(text, load_laws(DEFAULT_LAWS))
    except EuchreError as error:
        yield shown, _Unreadable(str(error))
        return
    for record in records:
        yield f"{shown}, {record.id}", record.to_json()


def _decoded(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        return _Unreadable(f"not JSON ({error.msg}, line {error.lineno} column {error.colno})")
    except RecursionError:
        return _Unreadable("nested too deeply to be a record")
    except ValueError as error:
        return _Unreadable(f"not JSON ({error})")
