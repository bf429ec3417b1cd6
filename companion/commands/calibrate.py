"""`calibrate`: find the table in a picture or a few seconds of video, and save it as a table file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from companion.assets import asset_dir
from companion.errors import InputError, UsageError

_LOOK_FOR_S = 20.0


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "calibrate",
        help="find the table and save it as a table file",
        description=(
            "Find the table and save it as a table file for `watch --table`. Without --corners the table is "
            "found by the four printed corner marks, or else by a few cards lying on it, well apart."
        ),
    )
    parser.add_argument("source", metavar="SOURCE", help="a camera's number, a file, a folder or a stream")
    parser.add_argument("--out", type=Path, default=Path("table.toml"), metavar="FILE", help="the table file")
    parser.add_argument(
        "--corners",
        nargs=4,
        metavar="X,Y",
        help="the table's four corners in the picture, pixels, clockwise from South's far left",
    )
    parser.add_argument("--width", type=float, default=900.0, metavar="MM", help="of the table, West to East")
    parser.add_argument(
        "--depth", type=float, default=900.0, metavar="MM", help="of the table, North to South"
    )
    parser.add_argument(
        "--south",
        choices=["bottom", "left", "top", "right"],
        default="bottom",
        help="the side of the picture at which South sits",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Find the table and write the file."""
    from vision.calibration import South
    from vision.capture import open_capture
    from vision.sources import parse_source
    from vision.table_file import write_table

    south = South(args.south)
    source = parse_source(args.source)
    with open_capture(source) as capture:
        if args.corners is not None:
            frame = next(iter(capture.frames()), None)
            if frame is None:
                raise InputError(f"{source.name}: no picture came")
            height, width = frame.image.shape[:2]
            setup = _by_corners(args, (width, height), south)
        else:
            setup = _by_what_lies_there(capture, source.name, south)
    write_table(args.out, setup)
    print(f"euchre-companion: table written to {args.out}", file=sys.stderr)
    return 0


def _by_corners(args: argparse.Namespace, size: tuple[int, int], south: Any) -> Any:
    from vision.calibration import TablePlane, TableSetup
    from vision.layout import Layout

    points = []
    for text in args.corners:
        try:
            x, y = (float(part) for part in text.split(","))
        except ValueError:
            raise UsageError(f"--corners: {text!r} is not X,Y in pixels") from None
        points.append((x, y))
    plane = TablePlane.from_corners(points, args.width, args.depth)
    layout = Layout(half_size=(args.width / 2, args.depth / 2))
    return TableSetup(plane, size, south, layout, origin="corners")


def _by_what_lies_there(capture: Any, name: str, south: Any) -> Any:
    """By the corner marks as soon as all four are seen; else by the cards seen in the first seconds."""
    from vision.autosetup import AutoSetup
    from vision.corner_marks import setup_from_marks
    from vision.markers import MarkerReader
    from vision.recogniser import load_recogniser

    recogniser = load_recogniser(asset_dir("models"))
    marks, auto, best = MarkerReader(), AutoSetup(south), None
    for frame in capture.frames():
        height, width = frame.image.shape[:2]
        marked = setup_from_marks(marks.find(frame.image), (width, height))
        if marked is not None:
            return marked
        if frame.t > _LOOK_FOR_S:
            break
        best = auto.learn(recogniser.locate(frame.image), (width, height)) or best
    if best is None:
        advice = "print the corner marks, put four cards down, or use --corners"
        raise InputError(f"{name}: no corner marks and no cards at rest to find the table by; {advice}")
    return best
