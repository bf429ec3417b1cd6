"""The eyes as a person chose them on the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from companion.assets import asset_dir
from vision.recogniser import LIVE_SCALES, STILL_SCALES, NetworkRecogniser, Settings, load_recogniser
from vision.runtime import Runtime


def add_eyes_options(parser: argparse.ArgumentParser) -> None:
    """The options that say what runs the networks, and which deck they know by sight."""
    parser.add_argument(
        "--runtime",
        choices=[runtime.value for runtime in Runtime],
        default=Runtime.ONNXRUNTIME.value,
        help="what runs the networks; onnxruntime by default",
    )
    parser.add_argument("--deck-profile", type=Path, metavar="FILE", help="the deck, as `teach` wrote it")


def open_eyes(args: argparse.Namespace) -> NetworkRecogniser:
    """Load the networks for still pictures; other weights where `--models` names them.

    Raises:
        ModelError: weights or runtime are missing.
        DeckProfileError: the deck profile cannot be read.
    """
    settings = Settings(scales=STILL_SCALES, runtime=Runtime(args.runtime), deck=args.deck_profile)
    return load_recogniser(getattr(args, "models", None) or asset_dir("models"), settings)


def live_settings(args: argparse.Namespace) -> Settings:
    """How the eyes look through a camera; nothing is loaded yet."""
    return Settings(scales=LIVE_SCALES, runtime=Runtime(args.runtime), deck=args.deck_profile)
