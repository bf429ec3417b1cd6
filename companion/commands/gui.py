"""`gui`: the windows, from choosing a camera to the table and its director."""

from __future__ import annotations

import argparse
from typing import Any

from companion.eyes import add_eyes_options, live_settings


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "gui",
        help="open the windows",
        description=(
            "Open the windows: choose a camera, name the players, pick the laws, and watch. "
            "On a machine without a display this says so and does nothing."
        ),
    )
    parser.add_argument(
        "--director", action="store_true", help="open the director's window beside the table's"
    )
    parser.add_argument(
        "--pin",
        action="store_true",
        help="ask for a PIN now; the director's window will want it before anything is done there",
    )
    parser.add_argument("--full-screen", action="store_true", help="let the table window fill the screen")
    add_eyes_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the start window and run until the last window is closed.

    Raises:
        UsageError: there is no display, or a PIN with nothing to guard.
    """
    from companion.errors import UsageError
    from companion.event.opening import ask_pin
    from companion.windows import Windows
    from companion_gui.app import has_display

    if not has_display():
        raise UsageError("there is no display here; `watch` and `demo` work without one")
    if args.pin and not args.director:
        raise UsageError("--pin guards the director's window; it goes with --director")
    pin = ask_pin("New director's PIN: ") if args.pin else None
    eyes = live_settings(args)
    return Windows(director=args.director, full_screen=args.full_screen, pin=pin, eyes=eyes).run()
