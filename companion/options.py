"""Options that several commands share, read into what they mean."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from pathlib import Path

from companion.eyes import add_eyes_options
from companion.lawbook import DEFAULT_LAWS, SHIPPED
from companion.live import TableOptions
from euchre.seats import Seat
from tracker.retention import Retention
from vision.calibration import South
from vision.runtime import Runtime


def add_table_options(parser: argparse.ArgumentParser) -> None:
    """The options that say which table is watched, by which laws, and where the log goes."""
    shipped = ", ".join(SHIPPED)
    parser.add_argument(
        "--laws",
        default=DEFAULT_LAWS,
        metavar="NAME|FILE",
        help=f"the laws in force: {shipped}, or a file; {DEFAULT_LAWS} by default",
    )
    parser.add_argument(
        "--dealer",
        type=seat,
        metavar="SEAT",
        help="who deals first: N, E, S or W; asked, or read from a dealer marker, by default",
    )
    parser.add_argument("--calls", type=Path, metavar="FILE", help="what people call, one JSON object a hand")
    parser.add_argument(
        "--table",
        type=Path,
        metavar="FILE|NAME",
        help="the table, as `calibrate` writes it or keeps it by name",
    )
    parser.add_argument(
        "--south",
        choices=[side.value for side in South],
        default=South.BOTTOM.value,
        help="the side of the picture at which South sits",
    )
    parser.add_argument(
        "--store",
        metavar="URL",
        help="where the log goes: sqlite:///file or postgresql://host/database; a new file by default",
    )
    parser.add_argument(
        "--event",
        metavar="URL",
        help="be part of an event: report to its store, and let its director rule (docs/event.md)",
    )
    parser.add_argument(
        "--pictures-days",
        type=number(0, 1e9, "days"),
        default=Retention().days,
        metavar="N",
        help=f"days that evidence pictures are kept, {Retention().days:g} by default; 0 keeps none",
    )
    parser.add_argument(
        "--pictures-mb",
        type=number(0, 1e9, "megabytes"),
        default=Retention().megabytes,
        metavar="N",
        help=f"room for the pictures of all logs, {Retention().megabytes:g} by default; the oldest go first",
    )
    parser.add_argument(
        "--afresh",
        action="store_true",
        help="begin a new log, even where this camera's last one was broken off within two hours",
    )
    parser.add_argument("--name", default="", help="what the event's director calls this table")
    add_eyes_options(parser)


def table_options(args: argparse.Namespace) -> TableOptions:
    """What a person chose for a table."""
    return TableOptions(
        laws=args.laws,
        dealer=args.dealer,
        calls=args.calls,
        table=args.table,
        south=South(args.south),
        store=args.store,
        max_speed=args.max_speed,
        event=args.event,
        name=args.name,
        runtime=Runtime(args.runtime),
        deck=args.deck_profile,
        pictures=Retention(args.pictures_days, args.pictures_mb),
        afresh=args.afresh,
    )


def number(low: float, high: float, of: str, whole: bool = False) -> Callable[[str], float]:
    """Reads a number within bounds.

    Args:
        low: the least.
        high: the most.
        of: what it counts, for the line that refuses another.
        whole: whether it has no fraction; it is an `int` then.
    """

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = math.nan
        if not low <= value <= high or (whole and not value.is_integer()):
            raise argparse.ArgumentTypeError(f"{text!r} is not a number of {of}, {low:g} to {high:.0f}")
        return int(value) if whole else value

    return read


def seat(text: str) -> Seat:
    """A seat by its letter or name.

    Raises:
        argparse.ArgumentTypeError: it is no seat.
    """
    for one in Seat:
        if text.upper() in (one.value, one.name):
            return one
    raise argparse.ArgumentTypeError(f"{text!r} is not one of N, E, S, W")
