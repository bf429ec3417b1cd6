"""The command line `euchre-companion`: finds the command's file, runs it, and turns trouble into one line."""

from __future__ import annotations

import argparse
import difflib
import importlib
import importlib.metadata
import logging
import logging.handlers
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from companion.errors import UsageError

COMMANDS: Final = {
    "demo": "play the sample clip through everything",
    "watch": "watch a table: a camera, a file, a folder of pictures or a stream",
    "gui": "open the windows",
    "director": "go through a kept log and rule",
    "event": "run an event of many tables",
    "detect": "find and read the cards in pictures",
    "teach": "show it your deck, so that it reads that deck better",
    "score": "judge hand records",
    "laws": "show a law profile in full",
    "replay": "tell a log's hands again, with their verdicts",
    "report": "save the last 20 seconds for a bug report",
    "export": "write a log as JSON, CSV, EGN or PDF",
    "calibrate": "find the table in a picture and save it as a table file",
    "markers": "print the table markers",
    "screenshots": "write a picture of every window",
    "synth": "render scenes and clips",
    "evaluate": "hold the eyes against pictures, or the whole program against rendered hands (--hands)",
    "train": "make the weights",
    "bench": "measure speed and memory here",
    "doctor": "tell what works here",
}
"""Every command and what it does, in the order people read them; each is a module of `companion.commands`."""

OK: Final = 0
SOME_INPUT_FAILED: Final = 1
WRONG_USE: Final = 2

_EXTRAS: Final = {
    "av": "synth",
    "resvg_py": "synth",
    "torch": "train",
    "ultralytics": "train",
    "alembic": "postgres",
    "argon2": "postgres",
    "psycopg": "postgres",
}
_ERRORS: Final = (
    ("companion.errors", "InputError", SOME_INPUT_FAILED),
    ("companion.errors", "UsageError", WRONG_USE),
    ("vision.errors", "SourceError", SOME_INPUT_FAILED),
    ("vision.errors", "VisionError", WRONG_USE),
    ("vision.runtime", "ModelError", WRONG_USE),
    ("tracker.errors", "TrackerError", WRONG_USE),
    ("euchre.errors", "EuchreError", WRONG_USE),
)
"""Errors that a user can do something about, with their exit status; the first that fits counts."""

_LOG_BYTES: Final = 2_000_000
_log = logging.getLogger("companion")


class _Parser(argparse.ArgumentParser):
    """Tells a mistake in one line, without the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USE, f"{self.prog}: {message}\n")


def version() -> str:
    """The installed version; `0` from a checkout that was never installed."""
    try:
        return importlib.metadata.version("euchre-companion")
    except importlib.metadata.PackageNotFoundError:
        return "0"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the entry point of the program.

    Args:
        argv: the arguments after the program's name; those of the process by default.

    Returns:
        The exit status: 0 done, 1 some input could not be used, 2 wrong options, laws or set-up.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else WRONG_USE
    except KeyboardInterrupt:
        _say("stopped")
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody left to tell.
        sys.stderr.close()
        return OK


def _run(arguments: list[str]) -> int:
    name = next((a for a in arguments if not a.startswith("-")), None)
    if arguments and arguments[0] == "--log-file":
        name = next((a for a in arguments[2:] if not a.startswith("-")), None)
    parser, subparsers = _parser()
    if name is not None:
        if name not in COMMANDS:
            near = difflib.get_close_matches(name, COMMANDS, n=1)
            hint = f"did you mean {near[0]!r}?" if near else "see euchre-companion --help"
            parser.error(f"there is no command {name!r}; {hint}")
        try:
            module = importlib.import_module(f"companion.commands.{name}")
        except ModuleNotFoundError as error:
            return _missing(name, error)
        module.add(subparsers)
    args = parser.parse_args(arguments)
    if args.command is None:
        parser.print_help()
        return WRONG_USE
    try:
        _log_to(args.log_file)
        return int(args.run(args))
    except ModuleNotFoundError as error:
        return _missing(args.command, error)
    except Exception as error:
        status = _status(error)
        if status is None:
            raise
        _log.debug("%s", error, exc_info=True)
        _say(_in_words(error))
        return status


def _parser() -> tuple[_Parser, argparse._SubParsersAction[_Parser]]:
    width = max(map(len, COMMANDS)) + 2
    listing = "\n".join(f"  {name:<{width}}{words}" for name, words in COMMANDS.items())
    parser = _Parser(
        prog="euchre-companion",
        description="Watches a real Euchre table with a camera, keeps tricks and score, and proves reneges.",
        epilog=f"commands:\n{listing}\n\n`euchre-companion COMMAND --help` tells more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"euchre-companion {version()}")
    parser.add_argument("--log-file", type=Path, metavar="FILE", help="write what the program does to FILE")
    subparsers = parser.add_subparsers(
        dest="command", metavar="COMMAND", help=argparse.SUPPRESS, parser_class=_Parser
    )
    return parser, subparsers


def _status(error: Exception) -> int | None:
    """The exit status of an error that a user can do something about; None for a fault of ours."""
    for module, name, status in _ERRORS:
        # An error of a package that was never loaded cannot have been raised.
        kind = getattr(sys.modules.get(module), name, None)
        if kind is not None and isinstance(error, kind):
            return status
    if isinstance(error, OSError) and error.filename is not None:
        return SOME_INPUT_FAILED
    return None


def _in_words(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror or error}"
    return str(error)


def _missing(command: str, error: ModuleNotFoundError) -> int:
    """Say which package is missing, and how to get it."""
    package = (error.name or "").split(".")[0]
    if package in ("companion", "companion_gui", "euchre", "tracker", "vision"):
        raise error
    extra = _EXTRAS.get(package)
    name = "euchre-companion" if extra is None else f"euchre-companion[{extra}]"
    _say(f"{command}: needs the package {package}; install it with: pip install '{name}'")
    return WRONG_USE


def _log_to(path: Path | None) -> None:
    """Write our log records to a file, three files of a few megabytes at most; without one, drop them."""
    root = logging.getLogger()
    if path is None:
        root.addHandler(logging.NullHandler())
        return
    try:
        handler = logging.handlers.RotatingFileHandler(
            path, maxBytes=_LOG_BYTES, backupCount=2, encoding="utf-8"
        )
    except OSError as error:
        raise UsageError(f"--log-file {path}: cannot be written ({error.strerror or error})") from None
    from vision.redaction import redact  # what was typed is logged before anybody has refused it

    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    _log.info("euchre-companion %s: %s", version(), redact(" ".join(sys.argv[1:])))


def _say(line: str) -> None:
    print(f"euchre-companion: {line}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
