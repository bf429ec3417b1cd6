"""`evaluate`: hold the eyes against labelled photographs, or the whole program against rendered hands."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.assets import asset_dir
from companion.errors import UsageError
from companion.lawbook import DEFAULT_LAWS

if TYPE_CHECKING:
    from companion.evenings.scoring import HandScore
    from vision.recogniser import NetworkRecogniser
    from vision.scoring import Score


CAMERAS = ("overhead", "oblique45", "oblique30")


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "evaluate",
        help="hold the eyes against labelled photographs, or the program against rendered hands",
        description=(
            "Read the pictures of labelled folders (`labels.json` beside `images/`) and count; or, with "
            "--hands, render hands, watch them as a table is watched, and hold them against the truth."
        ),
    )
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    parser.add_argument("--json", action="store_true", help="one object a folder or group, and one over all")
    parser.add_argument("--models", type=Path, metavar="DIR", help="other weights, for photographs")
    hands = parser.add_argument_group("rendered hands")
    hands.add_argument("--hands", type=int, metavar="N", help="render, watch and score N hands")
    hands.add_argument("--seed", type=int, default=1, help="of the evaluation (default 1)")
    hands.add_argument(
        "--camera",
        choices=CAMERAS,
        action="append",
        help="where the camera hangs; all three in turn by default",
    )
    hands.add_argument("--art", type=Path, metavar="DIR", help="decks and textures; our own by default")
    hands.add_argument("--holdout", action="store_true", help="only art that was kept from training")
    hands.add_argument("--markers", action="store_true", help="calls by printed markers, not by a calls file")
    hands.add_argument(
        "--irregular",
        nargs="*",
        metavar="KIND",
        help="short scripted hands of these kinds in turn; all if none named",
    )
    hands.add_argument("--game", type=int, default=1, metavar="N", help="hands of a game in each clip")
    hands.add_argument("--laws", default=DEFAULT_LAWS, metavar="NAME|FILE")
    hands.add_argument("--jobs", type=int, default=2, metavar="N", help="hands at a time (default 2)")
    hands.add_argument(
        "--out",
        type=Path,
        default=Path("evening"),
        metavar="DIR",
        help="where each hand's line is kept; run again to go on",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Score every folder; one that cannot be used is named and the others still scored.

    Returns:
        0, or 1 if any folder or picture could not be used.
    """
    if args.hands is not None:
        return _hands(args)
    if not args.folders:
        raise UsageError("evaluate: name folders of photographs, or --hands N")
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


def _hands(args: argparse.Namespace) -> int:
    """Watch rendered hands and tell the figures; 1 where a hand could not be scored."""
    from companion.evenings.plan import KINDS, Supplies, art_supplies, plan_hands
    from companion.evenings.running import run_plans
    from companion.evenings.tally import groups, tally, words
    from companion.lawbook import load_laws
    from vision.synth.irregular import IRREGULAR

    load_laws(args.laws)
    kinds: Sequence[str] = KINDS if args.irregular is None else args.irregular or tuple(IRREGULAR)
    unknown = [kind for kind in kinds if kind not in (*IRREGULAR, *KINDS)]
    if unknown:
        raise UsageError(f"--irregular: {unknown[0]} is none of {', '.join(IRREGULAR)}")
    if min(args.hands, args.jobs, args.game) < 1:
        raise UsageError("--hands, --jobs, --game: at least 1")
    supplies = Supplies() if args.art is None else art_supplies(args.art, holdout=args.holdout)
    cameras = args.camera or CAMERAS
    plans = plan_hands(
        args.hands, args.seed, cameras, supplies, kinds=kinds, markers=args.markers, hands=args.game
    )
    scores = run_plans(plans, args.laws, args.out, args.jobs, _tell_hand)
    for name, group in groups(scores):
        told = tally(group)
        print(json.dumps({"group": name, **told}) if args.json else words(name, told), flush=True)
    return int(any(score.error for score in scores))


def _tell_hand(score: HandScore) -> None:
    plan = score.plan
    wrong = score.error or ", ".join(
        [*(f"missed {m}" for m in score.missed), *(f"false {a}" for a in score.accused)]
    )
    print(
        f"hand {plan['number']} {plan['camera']} {plan['kind']}: {'right' if score.whole else 'WRONG'}, "
        f"{score.right} of {score.cards} cards, {len(score.questions)} questions"
        f"{', ' + wrong if wrong else ''}",
        file=sys.stderr,
        flush=True,
    )


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
