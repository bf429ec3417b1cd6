"""Reading a log that was kept: a SQLite file of ours, or the lines that `watch --json` printed."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

from companion.errors import InputError
from companion.lawbook import DEFAULT_LAWS, load_laws
from euchre.laws import LawProfile
from euchre.log import LogEvent
from euchre.session import SessionState, fold_session
from euchre.session.judged import JudgedHand
from tracker.store import Store, is_sqlite_file
from tracker.wording import describe


@dataclass(frozen=True, slots=True)
class ReadLog:
    """A log, judged again.

    Attributes:
        events: the log.
        laws: the laws it was judged by.
        state: what follows from it.
    """

    events: tuple[LogEvent, ...]
    laws: LawProfile
    state: SessionState

    @property
    def hands(self) -> tuple[JudgedHand, ...]:
        """Every hand with its verdict."""
        return self.state.hands


def add_log_options(parser: argparse.ArgumentParser) -> None:
    """The options of a command that reads a kept log: `log` and `laws`, as `read_log` takes them."""
    parser.add_argument(
        "log", type=Path, metavar="LOG", help="a log file, or the lines `watch --json` printed"
    )
    parser.add_argument("--laws", metavar="NAME|FILE", help="judge by other laws than those it was played by")


def read_log(path: Path, laws: str | None = None) -> ReadLog:
    """Read a log and judge it.

    Args:
        path: a SQLite file (its newest log is read) or a file of lines.
        laws: other laws than those it was played by.

    Raises:
        InputError: it cannot be read, or is no log.
        LawsError: the laws are not known here.
    """
    return judge_log(_events(path), str(path), laws)


def judge_log(events: tuple[LogEvent, ...], name: str, laws: str | None = None) -> ReadLog:
    """Judge a log.

    Args:
        events: the log.
        name: where it is from, for errors.
        laws: other laws than those it was played by.

    Raises:
        InputError: it is no log.
        LawsError: the laws are not known here.
    """
    head = next((event for event in events if event.do == "open"), None)
    named = laws or (str(head.data.get("laws", DEFAULT_LAWS)) if head is not None else DEFAULT_LAWS)
    profile = load_laws(named)
    state = fold_session(events, profile, load_laws)
    if state.unreadable:
        # Judged without what cannot be read, a hand could accuse somebody.
        raise InputError(f"{name}: not a usable log ({state.unreadable[0][1]})")
    return ReadLog(events, profile, state)


def _events(path: Path) -> tuple[LogEvent, ...]:
    if not path.is_file():
        raise InputError(f"{path}: no such file")
    try:
        if is_sqlite_file(path):
            with Store(str(path)) as store:
                origins = store.origins()
                if not origins:
                    raise InputError(f"{path}: holds no log")
                return store.read(origins[-1])
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(f"{path}: not a log (neither SQLite nor lines of JSON)") from None
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror or error})") from None
    return _lines(path, text)


def _lines(path: Path, text: str) -> tuple[LogEvent, ...]:
    events: list[LogEvent] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
            if "verdict" not in data:
                event = LogEvent.from_json(data)
                describe(event.do, event.data)  # what has no words is none of ours
                events.append(event)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise InputError(f"{path}, line {number}: not an event of a log") from None
        if events and events[-1].seq != len(events):
            # Judged without what is missing, or with another game mixed in, a hand could accuse somebody.
            raise InputError(
                f"{path}, line {number}: event {events[-1].seq} stands where event {len(events)} should; "
                "lines are missing, or the file holds more than one log"
            )
    if not events:
        raise InputError(f"{path}: holds no event")
    return tuple(events)
