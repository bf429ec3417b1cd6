"""`screenshots`: a picture of every window and dialog, for the README and for review."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

_SIZE = re.compile(r"(\d{3,5})x(\d{3,5})(?:@(\d{2,3}))?")


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "screenshots",
        help="write a picture of every window",
        description="Write a picture of every window and dialog, with the data of one made-up table.",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where the pictures go")
    parser.add_argument(
        "--theme",
        action="append",
        choices=["light", "dark", "contrast"],
        help="only this theme; may be given more than once",
    )
    parser.add_argument(
        "--size",
        action="append",
        type=size,
        metavar="WxH[@PERCENT]",
        help="only this size, such as 1280x720 or 1280x720@200; may be given more than once",
    )
    parser.set_defaults(run=run)


def size(text: str) -> tuple[int, int, float]:
    """A size as a person writes it.

    Raises:
        argparse.ArgumentTypeError: it is none.
    """
    match = _SIZE.fullmatch(text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1280x720 or 1280x720@200")
    width, height, percent = match.groups()
    return int(width), int(height), int(percent or 100) / 100


def run(args: argparse.Namespace) -> int:
    """Write the pictures; each path goes to standard output.

    Raises:
        UsageError: the folder cannot be written to.
    """
    from companion.errors import UsageError
    from companion.lawbook import SHIPPED, load_laws
    from companion_gui.gallery.render import SIZES, PictureSize, render_all
    from companion_gui.theme import ThemeName

    themes = [ThemeName(name) for name in args.theme or [theme.value for theme in ThemeName]]
    sizes = [PictureSize(*one) for one in args.size] if args.size else SIZES
    laws = tuple(load_laws(name) for name in SHIPPED)
    try:
        for path in render_all(args.out, themes, sizes, laws):
            print(path, flush=True)
    except OSError as error:
        raise UsageError(f"{args.out}: {error.strerror or error}") from None
    return 0
