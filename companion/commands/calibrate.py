"""`calibrate`: find the table in a picture or a few seconds of video, and save it as a table file."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.errors import InputError, UsageError
from companion.eyes import add_eyes_options, open_eyes


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "calibrate",
        help="find the table and save it as a table file",
        description=(
            "Find the table and save it as a table file for `watch --table`. Without --corners the table is "
            "found by the four printed corner marks, or else by its edge where all of it is in view and by a "
            "few cards lying on it, well apart. A mirrored camera is noticed."
        ),
    )
    parser.add_argument("source", metavar="SOURCE", help="a camera, a file, a folder or a stream")
    parser.add_argument(
        "--out", type=Path, default=None, metavar="FILE", help="the table file; table.toml by default"
    )
    parser.add_argument(
        "--name", metavar="NAME", help="keep it under this name instead, for `watch --table NAME`"
    )
    parser.add_argument(
        "--corners",
        nargs=4,
        metavar="X,Y",
        help="the table's four corners in the picture, pixels, clockwise from South's far left",
    )
    parser.add_argument(
        "--width", type=float, metavar="MM", help="of the table, West to East; 900 by default"
    )
    parser.add_argument(
        "--depth", type=float, metavar="MM", help="of the table, North to South; 900 by default"
    )
    parser.add_argument(
        "--south",
        choices=["bottom", "left", "top", "right"],
        default="bottom",
        help="the side of the picture at which South sits",
    )
    parser.add_argument(
        "--trick", metavar="X,Y", help="half the extents of the middle in which tricks are played, mm"
    )
    area = "L,T,R,B"
    parser.add_argument("--kitty", metavar=area, help="where the undealt cards lie, mm from the middle")
    parser.add_argument(
        "--ignore",
        metavar=area,
        action="append",
        default=[],
        help="a place whose cards mean nothing, such as the score cards'; may be repeated",
    )
    add_eyes_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Find the table and write the file, and a picture of the table beside it."""
    from companion.calibrating import SIDE_MM, by_corners, find_table
    from companion.table_names import named_table
    from vision.calibration import South
    from vision.capture import first_frame, open_capture
    from vision.reference import write_reference
    from vision.sources import parse_source
    from vision.table_file import write_table

    if args.out is not None and args.name is not None:
        raise UsageError("--out and --name: say where by one of the two")
    south = South(args.south)
    source = parse_source(args.source)
    size_mm = (args.width or SIDE_MM, args.depth or SIDE_MM)
    first = first_frame(source)
    if args.corners is not None:
        corners = [_numbers("--corners", text, 2, "X,Y in pixels") for text in args.corners]
        points = [(x, y) for x, y in corners]
        setup = by_corners(points, (first.image.shape[1], first.image.shape[0]), south, size_mm)
    else:
        known = size_mm if args.width or args.depth else None
        with open_capture(source) as capture:
            found = find_table(_for_a_while(capture), open_eyes(args), south, known)
        if found is None:
            advice = "print the corner marks, put four cards down, or use --corners"
            raise InputError(f"{source.name}: no corner marks, edge or cards to find the table by; {advice}")
        setup = found
    setup = replace(setup, layout=_zones(args, setup.layout))
    out = named_table(args.name) if args.name is not None else args.out or Path("table.toml")
    picture = out.with_suffix(".reference.jpg")
    write_table(out, replace(setup, reference=picture.name))
    write_reference(picture, first.image, setup)
    mirrored = ", the camera shows a mirror image" if setup.mirrored else ""
    print(f"euchre-companion: table found by its {setup.origin}{mirrored}; written to {out}", file=sys.stderr)
    return 0


def _for_a_while(capture: Any) -> Iterator[Any]:
    """The pictures of the first seconds, however slowly a camera sends them."""
    from companion.calibrating import LOOK_FOR_S

    for frame in capture.frames():
        yield frame
        if frame.t > LOOK_FOR_S:
            return


def _zones(args: argparse.Namespace, layout: Any) -> Any:
    """The layout with the zones that were said."""
    said: dict[str, Any] = {}
    if args.trick is not None:
        said["trick"] = _numbers("--trick", args.trick, 2, "X,Y in millimetres")
    if args.kitty is not None:
        said["kitty"] = _area("--kitty", args.kitty)
    if args.ignore:
        said["ignored"] = tuple(_area("--ignore", text) for text in args.ignore)
    return replace(layout, **said)


def _area(option: str, text: str) -> tuple[float, ...]:
    left, top, right, bottom = area = _numbers(option, text, 4, "L,T,R,B in millimetres")
    if left >= right or top >= bottom:
        raise UsageError(f"{option}: {text!r} is no area: left before right, top before bottom")
    return area


def _numbers(option: str, text: str, count: int, meaning: str) -> tuple[float, ...]:
    try:
        values = tuple(float(part) for part in text.split(","))
    except ValueError:
        values = ()
    if len(values) != count:
        raise UsageError(f"{option}: {text!r} is not {meaning}")
    return values
