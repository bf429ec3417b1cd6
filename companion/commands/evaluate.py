"""`evaluate`: hold the eyes against labelled photographs."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.assets import asset_dir

if TYPE_CHECKING:
    from vision.recogniser import NetworkRecogniser
    from vision.scoring import Score


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "evaluate",
        help="hold the eyes against labelled photographs",
        description="Read the pictures of labelled folders (`labels.json` beside `images/`) and count.",
    )
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--json", action="store_true", help="one object a folder, and one over all")
    parser.add_argument("--models", type=Path, metavar="DIR", help="other weights than the shipped ones")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Score every folder; one that cannot be used is named and the others still scored.

    Returns:
        0, or 1 if any folder or picture could not be used.
    """
    from vision.recogniser import load_recogniser
    from vision.scoring import Score

    recogniser = load_recogniser(args.models or asset_dir("models"))
    whole, status = Score(), 0
    for folder in args.folders:
        try:
            score, problems = _folder(folder, recogniser)
        except (OSError, ValueError, KeyError, TypeError) as error:
            print(f"euchre-companion: {folder}: no usable labels.json ({error})", file=sys.stderr)
            status = 1
            continue
        for problem in problems:
            print(f"euchre-companion: {problem}", file=sys.stderr)
            status = 1
        whole.merge(score)
        _show(folder.name, score, as_json=args.json)
    if len(args.folders) > 1:
        _show("all", whole, as_json=args.json)
    return status


def _folder(folder: Path, recogniser: NetworkRecogniser) -> tuple[Score, list[str]]:
    from vision.errors import SourceError
    from vision.scoring import Score, labels_of
    from vision.still import read_picture

    score, problems = Score(), []
    for entry in json.loads((folder / "labels.json").read_text(encoding="utf-8")):
        labels = labels_of(entry["objects"])
        path = folder / "images" / Path(entry["image"]).name
        try:
            readings = recogniser.look(read_picture(path))
        except SourceError as error:
            problems.append(str(error))
            readings = []
        score.add(readings, labels, complete=bool(labels) and not entry.get("has_other"))
    return score, problems


def _show(name: str, score: Score, *, as_json: bool) -> None:
    told = score.to_json()
    if as_json:
        print(json.dumps({"folder": name, **told}), flush=True)
        return
    words = "  ".join(f"{key} {told[key]:.1%}" for key in ("right", "wrong", "unsure", "missed"))
    print(
        f"{name}: {told['cards']} cards in {told['pictures']} pictures  {words}  "
        f"phantom {told['phantom_per_picture']:.2f} a picture  bower swaps {told['bower_swaps']}  "
        f"calibration error {told['calibration_error']:.3f}",
        flush=True,
    )
