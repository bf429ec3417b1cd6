"""`synth`: draw our deck, render scenes and clips, and make the sample files. Needs the `synth` extra."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.errors import InputError, UsageError

if TYPE_CHECKING:
    from vision.synth.decks import Deck
    from vision.synth.random_hands import Record

SURFACES = ("felt-green", "felt-blue", "felt-red", "oak", "walnut", "linen", "check")
CAMERAS = ("overhead", "oblique45", "oblique30")


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "synth",
        help="render scenes and clips",
        description="Draw our deck, render scenes and clips with their truth, make the sample files.",
    )
    kinds = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    deck = kinds.add_parser("deck", help="write our deck as SVG files")
    deck.add_argument("--out", type=Path, required=True, metavar="DIR")
    deck.add_argument("--style", default="", metavar="WORDS", help="such as serif-jumbo-four-bridge-rays-red")
    _clip_options(kinds.add_parser("clip", help="render a clip of a whole hand, with its truth"))
    scene = kinds.add_parser("scene", help="render still pictures with their truth")
    scene.add_argument("--out", type=Path, required=True, metavar="DIR")
    scene.add_argument("--count", type=int, default=8)
    scene.add_argument("--deck", default="own", metavar="DIR|own[:STYLE]")
    scene.add_argument("--texture", type=Path, action="append", default=[], metavar="FILE")
    scene.add_argument("--size", type=int, default=800, metavar="PX", help="side of the pictures")
    scene.add_argument("--seed", type=int, default=1)
    faceless = kinds.add_parser(
        "noface", help="render labelled pictures in which no Euchre card shows a face"
    )
    faceless.add_argument("--out", type=Path, required=True, metavar="DIR")
    faceless.add_argument("--count", type=int, default=300)
    faceless.add_argument("--seed", type=int, default=1)
    faceless.add_argument("--art", type=Path, metavar="DIR", help="decks and textures; our own by default")
    faceless.add_argument("--holdout", action="store_true", help="only art that was kept from training")
    sample = kinds.add_parser("sample", help="make the sample pictures and the sample clip")
    sample.add_argument("--out", type=Path, required=True, metavar="DIR")
    sample.add_argument("--seed", type=int, default=4)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what was asked.

    Raises:
        InputError: a record, deck or texture cannot be used.
        UsageError: an option makes no sense.
    """
    {"deck": _deck, "clip": _clip, "scene": _scene, "noface": _faceless, "sample": _sample}[args.what](args)
    return 0


def _clip_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.mp4")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="the hand to play; a random one otherwise"
    )
    parser.add_argument("--seed", type=int, default=1, help="of everything random (default 1)")
    parser.add_argument("--renege", action="store_true", help="let a random hand hold one renege")
    parser.add_argument("--game", type=int, metavar="N", help="a random game of at most N hands, in one clip")
    parser.add_argument("--markers", action="store_true", help="people lay printed markers down as they call")
    parser.add_argument("--camera", choices=CAMERAS, default="overhead")
    parser.add_argument("--deck", default="own", metavar="DIR|own[:STYLE]")
    parser.add_argument("--texture", default="felt-green", metavar="FILE|NAME", help=", ".join(SURFACES))
    parser.add_argument("--light", choices=("normal", "dim"), default="normal")
    parser.add_argument("--index-px", type=float, default=25.0, help="height of a corner index (default 25)")
    parser.add_argument(
        "--spread", type=float, default=66.0, metavar="MM", help="less makes heaps (default 66)"
    )
    parser.add_argument("--unhurried", action="store_true", help="people take their time")
    parser.add_argument("--no-hands", action="store_true", help="cards move by themselves")
    parser.add_argument("--fps", type=float, default=15.0)
    parser.add_argument("--quality", type=int, default=25, help="x264 rate factor, 18 fine to 30 coarse")
    parser.add_argument(
        "--corners", type=int, default=15, metavar="N", help="tell all corners every N frames"
    )


def _deck(args: argparse.Namespace) -> None:
    from euchre.art import RANKS, DeckStyle, back_svg, card_svg

    try:
        style = DeckStyle.parse(args.style)
    except ValueError as error:
        raise UsageError(f"--style: {error}") from None
    args.out.mkdir(parents=True, exist_ok=True)
    for suit in "CDHS":
        for rank in RANKS:
            (args.out / f"{rank}{suit}.svg").write_text(card_svg(rank + suit, style), encoding="utf-8")
    (args.out / "back.svg").write_text(back_svg(style), encoding="utf-8")


def _clip(args: argparse.Namespace) -> None:
    from vision.synth.camera import View
    from vision.synth.clip import ClipOptions, make_evening, write_clip
    from vision.synth.clip_places import BRISK, UNHURRIED
    from vision.synth.clip_script import ScriptError
    from vision.synth.table import Lamp, Surface

    if args.out.suffix != ".mp4":
        raise UsageError(f"--out: {args.out} should end in .mp4")
    texture = Path(args.texture)
    surface = Surface(args.texture) if args.texture in SURFACES else texture
    options = ClipOptions(
        view=View(args.camera),
        index_px=args.index_px,
        deck=_load_deck(args.deck),
        surface=surface,
        lamp=Lamp(args.light),
        seed=args.seed,
        hands=not args.no_hands,
        pace=UNHURRIED if args.unhurried else BRISK,
        spread=args.spread,
        fps=args.fps,
        quality=args.quality,
        corners_every=args.corners,
        markers=args.markers,
    )
    try:
        clip = make_evening(_hands(args), options)
    except ScriptError as error:
        raise InputError(f"{args.record}: {error}") from None
    except FileNotFoundError as error:
        raise InputError(str(error)) from None
    write_clip(clip, args.out, _told(args.out.name))


def _hands(args: argparse.Namespace) -> list[Record]:
    """The hands of a clip: a random game, a random hand, or the record that was named."""
    import numpy as np

    from companion.evenings.game import random_game
    from companion.lawbook import DEFAULT_LAWS, load_laws
    from vision.synth.random_hands import random_hand

    rng = np.random.default_rng(args.seed)
    if args.game is not None:
        if args.game < 1 or args.record is not None:
            raise UsageError("--game: at least one hand, and no --record with it")
        return random_game(rng, load_laws(DEFAULT_LAWS), args.game)
    if args.record is None:
        return [random_hand(rng, renege=args.renege)]
    try:
        record = json.loads(args.record.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise InputError(f"{args.record}: not a hand record ({error})") from None
    if not isinstance(record, dict) or not {"dealer", "calls", "events"} <= record.keys():
        raise InputError(f"{args.record}: not a hand record with dealer, calls and events")
    return [record]


def _load_deck(text: str, *, all_ranks: bool = False) -> Deck:
    from euchre.art import DeckStyle
    from vision.synth.decks import DeckError, load_deck
    from vision.synth.raster import own_deck

    if text == "own" or text.startswith("own:"):
        try:
            style = DeckStyle.parse(text[4:])
        except ValueError as error:
            raise UsageError(f"--deck: {error}") from None
        return own_deck(style, all_ranks=all_ranks)
    try:
        return load_deck(Path(text))
    except DeckError as error:
        raise InputError(str(error)) from None


def _scene(args: argparse.Namespace) -> None:
    import numpy as np

    from vision.cv import cv2
    from vision.synth.scenes import Supplies, render_scene

    supplies = Supplies([_load_deck(args.deck, all_ranks=True)], args.texture, [], restyled=0.0)
    rng = np.random.default_rng(args.seed)
    args.out.mkdir(parents=True, exist_ok=True)
    for number in range(args.count):
        scene = render_scene(rng, supplies, (args.size, args.size))
        name = f"scene_{number:03d}"
        cv2.imwrite(str(args.out / f"{name}.jpg"), scene.image, [cv2.IMWRITE_JPEG_QUALITY, 92])
        truth = {"image": f"{name}.jpg", "cards": [card.to_json() for card in scene.cards]}
        (args.out / f"{name}.truth.json").write_text(json.dumps(truth) + "\n", encoding="utf-8")


def _faceless(args: argparse.Namespace) -> None:
    from companion.evaluating.supplies import scene_supplies
    from vision.synth.noface import write_faceless

    if args.count < 1:
        raise UsageError("--count: at least 1")
    supplies = scene_supplies(args.art, holdout=args.holdout)
    for done, _ in enumerate(write_faceless(args.out, args.count, args.seed, supplies), 1):
        if done % 100 == 0:
            print(f"{args.out}: {done} of {args.count} pictures", file=sys.stderr)


def _sample(args: argparse.Namespace) -> None:
    from vision.synth.clip import write_clip
    from vision.synth.samples import sample_clip, write_samples

    write_samples(args.out, args.seed, lambda name: print(name, file=sys.stderr))
    write_clip(sample_clip(args.seed), args.out / "clip.mp4", _told("clip.mp4"))


def _told(name: str) -> Any:
    """Progress on standard error, once a hundred frames."""

    def tell(done: int, total: int) -> None:
        if done % 100 == 0 or done == total:
            print(f"{name}: {done} of {total} frames", file=sys.stderr)

    return tell
