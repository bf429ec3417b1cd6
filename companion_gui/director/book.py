"""What the director's window reads besides the snapshot: the log, and the findings of every hand."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from companion_gui.finding.data import read_finding
from companion_gui.phrases import in_words
from euchre.findings import Finding, State
from euchre.log import LogEvent
from euchre.session.act import as_it_stands
from tracker.table import TableSession
from tracker.wording import describe


@dataclass(frozen=True, slots=True)
class QueueRow:
    """A finding and the hand it is of."""

    hand: int
    finding: Finding

    @property
    def is_open(self) -> bool:
        """Whether nobody has ruled on it yet."""
        return self.finding.ruling is None


@dataclass(frozen=True, slots=True)
class LogRow:
    """A line of the log.

    Attributes:
        event: the event itself.
        words: what happened.
        undone: whether a later undo took it back.
        struck: whether a later amendment struck it out, the last of them that counts.
        amended: whether a later amendment changed it.
    """

    event: LogEvent
    words: str
    undone: bool = False
    struck: bool = False
    amended: bool = False

    @property
    def counts(self) -> bool:
        """Whether it is part of the game as the log has it now."""
        return not (self.undone or self.struck)


@dataclass(frozen=True, slots=True)
class Book:
    """The log in lines, oldest first, and the findings, what wants a ruling first."""

    log: tuple[LogRow, ...] = ()
    queue: tuple[QueueRow, ...] = ()


def read_book(session: TableSession) -> Book:
    """Read the book of a session; for the worker, not for the GUI thread."""
    events = session.whole_log()
    queue = []
    for record, verdict in zip(session.records(), session.verdicts(), strict=True):
        for found in verdict["findings"]:
            queue.append(QueueRow(_hand_of(record), read_finding(found)))
    queue.sort(key=_urgency)
    return Book(log_rows(events), tuple(queue))


def log_rows(events: tuple[LogEvent, ...]) -> tuple[LogRow, ...]:
    """The log as lines; what was undone or corrected stays, and is marked."""
    undone: set[str] = set()
    for event in events:
        if event.do == "undo":
            undone |= set(event.data.get("of", ()))
        elif event.do == "redo":
            undone -= set(event.data.get("of", ()))
    amendments: dict[str, list[tuple[int, LogEvent]]] = {}
    for place, event in enumerate(events):
        if event.do == "amend" and event.id not in undone:
            amendments.setdefault(str(event.data["of"]), []).append((place, event))
    return tuple(
        _row(event, place, amendments.get(event.id, []), undone) for place, event in enumerate(events)
    )


def _row(
    event: LogEvent, place: int, amendments: list[tuple[int, LogEvent]], undone: Collection[str]
) -> LogRow:
    struck = as_it_stands(event, place, amendments) is None
    changed = any(amend.data.get("set") for _, amend in amendments)
    words = in_words(describe(event.do, event.data))
    return LogRow(event, words, event.id in undone, struck, changed)


def _urgency(row: QueueRow) -> tuple[bool, bool, int]:
    """Open before ruled, shown before on hold, newest hand first."""
    return (not row.is_open, row.finding.state is not State.PROVED, -row.hand)


def _hand_of(record: Mapping[str, Any]) -> int:
    """The hand's number, with which a record's id ends."""
    number = re.search(r"\d+$", str(record["id"]))
    return int(number.group()) if number else 0
