"""`markers`: print the table markers."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from companion.errors import InputError

_LABELS = {
    "dealer": "Dealer",
    "alone": "Alone",
    "trump-C": "Trump: clubs",
    "trump-D": "Trump: diamonds",
    "trump-H": "Trump: hearts",
    "trump-S": "Trump: spades",
}


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "markers",
        help="print the table markers",
        description=(
            "Write the table markers as PDF: dealer button, trump and alone tokens, four corner marks. "
            "Tokens laid on the table are read as calls; the corner marks tell where the table is."
        ),
    )
    parser.add_argument("--pdf", type=Path, required=True, metavar="FILE", help="the file to write")
    parser.add_argument("--letter", action="store_true", help="US letter instead of A4")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the file."""
    from companion_gui.marker_sheet import MarkerPicture, write_marker_sheet
    from vision.markers import CORNER_MM, CORNER_NAMES, TOKEN_MM, TOKEN_NAMES, marker_bits

    pictures = [
        MarkerPicture(_LABELS.get(name, name), marker_bits(name).tolist(), TOKEN_MM) for name in TOKEN_NAMES
    ]
    pictures += [
        MarkerPicture(f"Corner {name.removeprefix('corner-')}", marker_bits(name).tolist(), CORNER_MM)
        for name in CORNER_NAMES
    ]
    try:
        write_marker_sheet(args.pdf, pictures, args.letter)
    except OSError as error:
        raise InputError(f"{args.pdf}: cannot be written ({error.strerror or error})") from None
    print(f"euchre-companion: markers written to {args.pdf}", file=sys.stderr)
    return 0
