"""`evaluate`: hold the eyes against labelled and rendered pictures, or the program against rendered hands."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.assets import asset_dir
from companion.errors import UsageError
from companion.eyes import add_eyes_options, open_eyes
from companion.lawbook import DEFAULT_LAWS

if TYPE_CHECKING:
    from companion.evenings.scoring import HandScore

CAMERAS = ("overhead", "oblique45", "oblique30")


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "evaluate",
        help="hold the eyes against labelled and rendered pictures, or the program against rendered hands",
        description=(
            "Read the pictures of labelled folders (`labels.json` beside `images/`), render scenes and "
            "pictures without faces and read those, and count; or, with --hands, render hands, watch them as "
            "a table is watched, and hold them against the truth."
        ),
    )
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    parser.add_argument("--json", action="store_true", help="one object a folder or group, and one over all")
    parser.add_argument("--seed", type=int, default=1, help="of all that is rendered (default 1)")
    parser.add_argument("--art", type=Path, metavar="DIR", help="decks and textures; our own by default")
    parser.add_argument("--holdout", action="store_true", help="only art that was kept from training")
    add_eyes_options(parser)
    eyes = parser.add_argument_group("pictures")
    eyes.add_argument("--models", type=Path, metavar="DIR", help="other weights")
    eyes.add_argument("--scenes", type=int, default=0, metavar="N", help="render, read and score N scenes")
    eyes.add_argument(
        "--noface", type=int, default=0, metavar="N", help="and N pictures without a Euchre face"
    )
    eyes.add_argument("--plots", type=Path, metavar="DIR", help="draw diagrams; needs the extra `plots`")
    eyes.add_argument("--faults", type=Path, metavar="DIR", help="write a picture of each wrong reading")
    eyes.add_argument(
        "--card",
        type=Path,
        metavar="DIR",
        help="write the figures into MODEL_CARD.md and metrics.json of this folder, and the diagrams of all "
        "that stands there into --plots",
    )
    hands = parser.add_argument_group("rendered hands")
    hands.add_argument("--hands", type=int, metavar="N", help="render, watch and score N hands")
    hands.add_argument(
        "--camera",
        choices=CAMERAS,
        action="append",
        help="where the camera hangs; all three in turn by default",
    )
    hands.add_argument("--markers", action="store_true", help="calls by printed markers, not by a calls file")
    hands.add_argument(
        "--irregular",
        nargs="*",
        metavar="KIND",
        help="short scripted hands of these kinds in turn; all if none named",
    )
    hands.add_argument("--game", type=int, default=1, metavar="N", help="hands of a game in each clip")
    hands.add_argument(
        "--keep", type=Path, metavar="DIR", help="keep every clip: another run with it only watches"
    )
    hands.add_argument("--laws", default=DEFAULT_LAWS, metavar="NAME|FILE")
    hands.add_argument("--jobs", type=int, default=2, metavar="N", help="hands at a time (default 2)")
    hands.add_argument(
        "--out",
        type=Path,
        default=Path("evening"),
        metavar="DIR",
        help="where each hand's line is kept, and summary.json; run again to go on",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Score every folder and whatever is rendered; what cannot be used is named and the others still scored.

    Returns:
        0, or 1 if any folder or picture could not be used.
    """
    if args.hands is not None:
        return _hands(args)
    if not args.folders and not args.scenes and not args.noface:
        raise UsageError("evaluate: name folders of photographs, or --scenes N, --noface N or --hands N")
    if min(args.scenes, args.noface) < 0:
        raise UsageError("--scenes, --noface: at least 0")
    if args.holdout and args.art is None:
        raise UsageError("--holdout: of which art? Name it with --art")
    return _pictures(args)


def _pictures(args: argparse.Namespace) -> int:
    from companion.evaluating.card import update_card
    from companion.evaluating.measuring import Wanted, measure
    from companion.evaluating.report import Json, json_lines, table

    if args.plots:
        from companion.evaluating.plots import draw_plots, require_matplotlib

        require_matplotlib()
    models = args.models or asset_dir("models")
    wanted = Wanted(tuple(args.folders), args.scenes, args.noface, args.seed, args.art, args.holdout)
    kept: list[Json] = []

    def keep(part: Json) -> None:
        kept.append(update_card(args.card, part, date.today().isoformat(), models) if args.card else part)

    measured = measure(wanted, open_eyes(args), _tell, keep)
    for problem in measured.problems:
        _tell(f"euchre-companion: {problem}")
    report = measured.report
    for line in [json.dumps(line) for line in json_lines(report)] if args.json else table(report):
        print(line, flush=True)
    if args.faults:
        from companion.evaluating.faults import write_faults

        _tell(f"euchre-companion: {write_faults(measured.faults, args.faults)} pictures in {args.faults}")
    if args.plots:
        draw_plots(kept[-1] if args.card and kept else report, args.plots)
    return int(bool(measured.problems))


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _hands(args: argparse.Namespace) -> int:
    """Watch rendered hands and tell the figures; 1 where a hand could not be scored."""
    from companion.evenings.plan import DISTURBED, KINDS, Supplies, art_supplies, plan_hands
    from companion.evenings.running import How, run_plans
    from companion.evenings.tally import groups, summary, tally, words
    from companion.lawbook import load_laws
    from vision.deck_profile import read_profile
    from vision.runtime import Runtime
    from vision.synth.irregular import IRREGULAR, NEEDS_DEAL, NEEDS_MARKERS

    load_laws(args.laws)
    if args.deck_profile is not None:
        read_profile(args.deck_profile)  # a file of no use is told now, not by every hand
    kinds: Sequence[str] = KINDS if args.irregular is None else args.irregular or tuple(IRREGULAR)
    unknown = [kind for kind in kinds if kind not in (*IRREGULAR, *KINDS, *DISTURBED)]
    if unknown:
        raise UsageError(f"--irregular: {unknown[0]} is none of {', '.join([*IRREGULAR, *DISTURBED])}")
    if min(args.hands, args.jobs, args.game) < 1:
        raise UsageError("--hands, --jobs, --game: at least 1")
    supplies = Supplies() if args.art is None else art_supplies(args.art, holdout=args.holdout)
    cameras = args.camera or CAMERAS
    plans = plan_hands(
        args.hands,
        args.seed,
        cameras,
        supplies,
        kinds=kinds,
        markers=args.markers,
        hands=args.game,
        dealt=set(IRREGULAR) - NEEDS_DEAL,
        marked=NEEDS_MARKERS,
    )
    how = How(args.laws, Runtime(args.runtime), args.deck_profile, args.keep)
    scores = run_plans(plans, how, args.out, args.jobs, _tell_hand)
    _keep_summary(summary(scores), args.out / "summary.json")
    for name, group in groups(scores):
        told = tally(group)
        print(json.dumps({"group": name, **told}) if args.json else words(name, told), flush=True)
    return int(any(score.error for score in scores))


def _keep_summary(figures: dict[str, dict[str, Any]], path: Path) -> None:
    """Write the figures, one group a line; a run that is broken off leaves the last ones whole."""
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(told)}" for name, told in figures.items())
    fresh = path.with_suffix(".part")
    fresh.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    os.replace(fresh, path)


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
