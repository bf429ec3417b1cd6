"""The log of a table as data: entries appended in order, with corrections, undo and redo among them.

Nothing is ever erased. What counts is worked out afresh from the whole log: an `amend` says what an entry
should have said (`set`) or that it never happened (`strike`); `undo` and `redo` name the entries they take
back or bring back (`of`), or, without a name, the last one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from euchre.fields import Fields

CAMERA = "camera"
"""The author of what was seen."""

_NOBODYS_ACT = frozenset((CAMERA, "calls file"))
"""Authors whose entries undo without a name passes over: it takes back what a person at the table did."""

_STEERING = frozenset(("undo", "redo", "open", "close"))


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log.

    Attributes:
        seq: place in the log, from 1.
        id: how other entries refer to it.
        hand: number of its hand, from 1; 0 before the first.
        do: what happened.
        data: the rest of it, as JSON has it.
        t: seconds on the source's clock; None where it has none.
        by: `camera`, or the role of the person.
    """

    seq: int
    id: str
    hand: int
    do: str
    data: Mapping[str, Any] = field(default_factory=dict)
    t: float | None = None
    by: str = ""

    @classmethod
    def from_json(cls, data: object, where: str = "") -> LogEntry:
        """Read a line as `watch --json` prints it.

        Raises:
            RecordError: a field of the envelope is missing or malformed.
        """
        fields = Fields(data, where)
        seq = fields.whole("seq", 0, 10**9) or 0
        rest = {key: value for key, value in fields.data.items() if key not in _ENVELOPE}
        return cls(
            seq,
            fields.text("id") or f"e{seq}",
            fields.whole("hand", 0, 10**6) or 0,
            fields.text("do"),
            rest,
            fields.number("t"),
            fields.text("by"),
        )

    def to_json(self) -> dict[str, Any]:
        """The entry as one JSON object."""
        out: dict[str, Any] = {"seq": self.seq, "id": self.id, "hand": self.hand, "do": self.do, **self.data}
        if self.t is not None:
            out["t"] = self.t
        if self.by:
            out["by"] = self.by
        return out


_ENVELOPE = frozenset(("seq", "id", "hand", "do", "t", "by", "seen"))


def effective(log: Iterable[LogEntry]) -> list[LogEntry]:
    """The entries that count, in order, as corrected: without undo, redo, amendments, and what they removed.

    Undoing an entry gives exactly the list without it: every state folded from it is the state before.
    """
    entries = list(log)
    off = undone(entries)
    amendments: dict[str, list[LogEntry]] = {}
    for entry in entries:
        if entry.do == "amend" and entry.id not in off:
            amendments.setdefault(str(entry.data.get("of", "")), []).append(entry)
    out = []
    for entry in entries:
        if entry.id in off or entry.do in ("undo", "redo", "amend"):
            continue
        amended = _amended(entry, amendments.get(entry.id, ()))
        if amended is not None:
            out.append(amended)
    return out


def undone(entries: Sequence[LogEntry]) -> set[str]:
    """The ids of entries that are taken back and do not count."""
    off: set[str] = set()
    done: list[str] = []
    taken: list[str] = []
    for entry in entries:
        if entry.do == "undo":
            ids = _named(entry.data.get("of")) or done[-1:]
            off.update(ids)
            taken += [i for i in ids if i not in taken]
            done = [i for i in done if i not in ids]
        elif entry.do == "redo":
            ids = _named(entry.data.get("of")) or taken[-1:]
            off.difference_update(ids)
            done += [i for i in ids if i in taken]
            taken = [i for i in taken if i not in ids]
        elif entry.do not in _STEERING and entry.by not in _NOBODYS_ACT:
            done.append(entry.id)
            taken = []  # acting anew leaves nothing to redo without naming it
    return off


def _named(of: object) -> list[str]:
    if isinstance(of, str):
        return [of]
    return [item for item in of if isinstance(item, str)] if isinstance(of, (list, tuple)) else []


def _amended(entry: LogEntry, amendments: Iterable[LogEntry]) -> LogEntry | None:
    """The entry as corrected; None when it was struck out.

    The last amendment has the last word, but what a person said outlasts what the camera says later.
    """
    data, t, struck = dict(entry.data), entry.t, False
    changed, settled = False, entry.by != CAMERA
    for amend in amendments:
        if settled and amend.by == CAMERA:
            continue
        settled = settled or amend.by != CAMERA
        struck = amend.data.get("strike") is True
        changes = amend.data.get("set")
        for key, value in changes.items() if isinstance(changes, Mapping) else ():
            changed = True
            if key == "t":
                t = float(value) if isinstance(value, (int, float)) else t
            elif value is None:
                data.pop(key, None)
            else:
                data[key] = value
    if struck:
        return None
    return replace(entry, data=data, t=t) if changed else entry
