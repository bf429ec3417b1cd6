"""`train`: make the weights anew, by the recipe of the model card."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.errors import UsageError
from vision.training.stages import STAGES


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "train",
        help="make the weights",
        description="Make the weights anew. Interrupt it at any time: the same command goes on where it was.",
    )
    option = parser.add_argument
    option("--work", type=Path, default=Path("runs/train"), metavar="DIR", help="scenes and checkpoints")
    option("--out", type=Path, default=Path("runs/models"), metavar="DIR", help="where the weights go")
    option("--art", type=Path, metavar="DIR", help="decks and textures; our own deck alone without")
    option(
        "--photographs", type=Path, action="append", default=[], metavar="DIR", help="labelled; repeatable"
    )
    option(
        "--without",
        action="append",
        default=[],
        metavar="SOURCE",
        help="leave this folder of photographs out of fine-tuning and margins; repeatable",
    )
    option("--start", type=Path, metavar="DIR", help="go on from the aligner.onnx and reader.onnx there")
    option("--device", default="cpu", help="cpu, cuda, mps, ...")
    option("--threads", type=int, default=0, metavar="N", help="of the processor; 0: all")
    option("--workers", type=int, default=0, metavar="N", help="processes that prepare batches")
    option("--seed", type=int, default=1)
    option("--scenes", type=int, metavar="N", help="scenes of other decks to render")
    option("--epochs", type=int, metavar="N", help="of the detector")
    option("--stages", nargs="+", choices=STAGES, default=list(STAGES), metavar="STAGE")
    option("--short", action="store_true", help="minutes instead of hours: shows that it works")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out the recipe; progress goes to standard error.

    Returns:
        0 done, 2 if a folder that was named is not there.

    Raises:
        UsageError: what should be left out was not among the photographs.
    """
    for folder in (*args.photographs, *filter(None, (args.art, args.start))):
        if not folder.is_dir():
            print(f"euchre-companion: {folder}: no such folder", file=sys.stderr)
            return 2
    unknown = set(args.without) - {folder.name for folder in args.photographs}
    if unknown:
        raise UsageError(f"--without: {min(unknown)} is no folder of --photographs")
    if args.threads:
        os.environ["OMP_NUM_THREADS"] = str(args.threads)
    from vision.training.recipe import Recipe, make_weights, shortened

    plain = Recipe(args.work, args.art)
    scenes = plain.scenes if args.scenes is None else args.scenes
    detector = replace(
        plain.detector, device=args.device, epochs=args.epochs or plain.detector.epochs, workers=args.workers
    )
    recipe = replace(
        plain,
        photographs=tuple(args.photographs),
        device=args.device,
        scenes=scenes if args.art else 0,
        detector=detector,
        seed=args.seed,
        workers=args.workers,
        start=args.start,
        without=tuple(args.without),
    )
    made = make_weights(
        shortened(recipe) if args.short else recipe,
        args.out,
        lambda line: print(line, file=sys.stderr, flush=True),
        args.stages,
    )
    spent = ", ".join(f"{name} {part['seconds']:.0f} s" for name, part in made.items())
    print(f"weights in {args.out}: {spent}")
    return 0
