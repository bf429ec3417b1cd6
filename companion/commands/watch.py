"""`watch`: watch a table, live or from a file, and log what happens."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from companion.lawbook import load_laws
from companion.live import LiveTable, open_table
from companion.options import add_table_options, table_options
from companion.transcript import Transcript


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "watch",
        help="watch a table",
        description="Watch a table and log what happens: every card, trick, score and irregularity.",
    )
    parser.add_argument(
        "source", metavar="SOURCE", help="a camera's number, a file, a folder of pictures or a stream"
    )
    add_table_options(parser)
    parser.add_argument("--headless", action="store_true", help="no window, even where there is a display")
    parser.add_argument("--json", action="store_true", help="one log event a line, and each hand's verdict")
    parser.add_argument("--max-speed", action="store_true", help="read a file as fast as it can be read")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Watch until the source ends, the window is closed or a person interrupts.

    Returns:
        0; a source that breaks off raises its error.
    """
    with open_table(args.source, table_options(args)) as table:
        if table.resumed:
            print(f"euchre-companion: going on with the log {table.store.name}", file=sys.stderr)
        transcript = Transcript(table.session, lambda line: print(line, flush=True), args.json)
        try:
            if args.headless or not _show(table, args):
                table.run()
        except KeyboardInterrupt:
            table.stop()
        finally:
            transcript.finish()
        if table.error is not None:
            raise table.error
        _say_where(table)
    return 0


def _show(table: LiveTable, args: argparse.Namespace) -> bool:
    """Watch with a window; False where there is nowhere to show one."""
    from companion_gui.app import has_display
    from companion_gui.app import run as run_windows
    from companion_gui.table.opening import open_table_window, table_ruler

    if not has_display():
        print("euchre-companion: no display here, going on without a window", file=sys.stderr)
        return False
    laws = load_laws(args.laws)
    ruler = table_ruler(laws, directed=args.event is not None)
    window = open_table_window(table.session, ruler=ruler, laws=laws)
    table.start()
    run_windows()
    table.stop()
    window.close()
    return True


def _say_where(table: LiveTable) -> None:
    print(f"euchre-companion: log kept in {table.store.name}", file=sys.stderr)
