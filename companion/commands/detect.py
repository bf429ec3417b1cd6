"""`detect`: find and read the cards in pictures."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.eyes import add_eyes_options, open_eyes
from euchre.cards import Card


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "detect",
        help="find and read the cards in pictures",
        description="Find and read the cards in pictures. A folder means the pictures in it, not deeper.",
    )
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a picture, or a folder of pictures")
    parser.add_argument("--json", action="store_true", help="one object a line, as docs/formats.md tells")
    parser.add_argument("--models", type=Path, metavar="DIR", help="other weights than the shipped ones")
    add_eyes_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read every picture; one that cannot be used is named and the rest still read.

    Returns:
        0, or 1 if any input could not be used.
    """
    from vision.errors import SourceError
    from vision.mirror import look_both_ways
    from vision.still import read_still

    recogniser = open_eyes(args)
    status = 0
    for path, problem in _pictures(args.paths):
        entry: dict[str, Any] = {"image": str(path), "width": 0, "height": 0, "cards": [], "error": problem}
        if problem is None:
            try:
                still = read_still(path)
            except SourceError as error:
                entry["error"] = str(error)
            else:
                entry["width"], entry["height"] = still.width, still.height
                readings, mirrored = look_both_ways(recogniser, recogniser.look, still.image)
                if mirrored:
                    print(f"euchre-companion: {path}: a mirror image, read as one", file=sys.stderr)
                entry["cards"] = [replace(r, corners=still.restore(r.corners)).to_json() for r in readings]
        if entry["error"] is not None:
            status = 1
            print(f"euchre-companion: {entry['error']}", file=sys.stderr)
        if args.json:
            print(json.dumps(entry, ensure_ascii=False), flush=True)
        elif entry["error"] is None:
            print(f"{path}: {_told(entry['cards'])}", flush=True)
    return status


def _pictures(paths: list[str]) -> Iterator[tuple[Path, str | None]]:
    """Every picture asked for, with what is wrong with it where that shows before it is opened."""
    from vision.sources import pictures_in

    for name in paths:
        path = Path(name)
        if not path.is_dir():
            yield path, None if path.exists() else f"{path}: no such file"
            continue
        inside = pictures_in(path)
        if not inside:
            yield path, f"{path}: no picture in this folder"
        yield from ((p, None) for p in inside)


def _told(cards: list[dict[str, Any]]) -> str:
    """The cards of a picture in one line for people."""
    if not cards:
        return "no card"
    words = []
    for card in cards:
        if card["kind"] == "face":
            words.append(Card.parse(card["card"]).label)
        elif card["kind"] == "unsure" and card["candidates"]:
            best = " or ".join(Card.parse(name).label for name, _ in card["candidates"][:2])
            words.append(f"{best}?" + (f" ({card['reason']})" if card["reason"] else ""))
        else:
            words.append({"back": "a back", "other": "another card"}.get(card["kind"], "a card"))
    return ", ".join(words)
