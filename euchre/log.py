"""The log: what was seen and said at one table, in the order it became known. Appended to, never changed.

Everything a window shows follows from these events. An event of the hand record (`play`, `call`, ...) is
logged as the record writes it; what bears on whole games is told of in `euchre.session.games`; beside those
stand the events of the session itself:

* `open`: a log begins (`origin`, `version`, `laws`, `source`). `close`: it was ended in order.
* `deal`: a hand begins, dealt by `seat`; also an event of the hand record.
* `upcard`: the card turned up, `card` or `candidates`.
* `amend`: the event `of` should have said `set`, or (`strike`) never happened.
* `undo`, `redo`: the person's acts `of` do not count, or count again; without `of`, the next ones.
* `agree`: the table agrees on the `tricks` of its hand; `seats` are those who do.
* `laws`: the laws in force from the next hand on. `players`: names by seat.

A mistake is not erased: an `amend` says what is right, an `undo` takes a person's act back, and whoever reads
the log does both again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

CAMERA: Final = "camera"
"""The author of what was seen. People's acts bear a role instead: `scorer`, `director`, ..."""

CALLS_FILE: Final = "calls file"
"""The author of what a calls file says: a person's word, yet nobody's act at the table."""

FOREIGN_MARK: Final = "."
"""Part of the id of every event that was merged in from another log, and of no event of a log's own."""


@dataclass(frozen=True, slots=True)
class NewEvent:
    """An event about to be logged; the store gives it its number.

    Attributes:
        t: seconds on the source's clock when it happened, which may be before it became known.
        hand: number of the hand, from 1; 0 before the first.
        do: what happened, a word of the hand record, or one of the session's own.
        data: the rest of it, as JSON has it; must not hold a key of the envelope (`seq`, `id`, `t`, `hand`,
            `do`, ...).
        confidence: probability that it is as `data` says, 0..1; 1 for what a person said.
        seen: ids of the table events it rests on.
        by: `CAMERA`, or the role of the person.
    """

    t: float
    hand: int
    do: str
    data: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    confidence: float = 1.0
    seen: tuple[str, ...] = ()
    by: str = CAMERA


@dataclass(frozen=True, slots=True)
class LogEvent:
    """One line of the log: a `NewEvent` with its place.

    Attributes:
        seq: place in the log, from 1, without gaps.
        id: how other events refer to it, `e` and its `seq`.
    """

    seq: int
    id: str
    t: float
    hand: int
    do: str
    data: Mapping[str, Any]
    confidence: float
    seen: tuple[str, ...]
    by: str

    @classmethod
    def at(cls, seq: int, new: NewEvent) -> LogEvent:
        """The event at its place in the log."""
        data = MappingProxyType(dict(new.data))
        return cls(seq, f"e{seq}", new.t, new.hand, new.do, data, new.confidence, new.seen, new.by)

    @classmethod
    def from_json(cls, line: Mapping[str, Any]) -> LogEvent:
        """The event from a line that `to_json` made.

        Raises:
            KeyError, TypeError, ValueError: it is no such line.
        """
        envelope = ("seq", "id", "t", "hand", "do", "confidence", "seen", "by")
        data = {key: value for key, value in line.items() if key not in envelope}
        confidence, seen = float(line["confidence"]), tuple(map(str, line["seen"]))
        by = str(line.get("by", CAMERA))
        new = NewEvent(float(line["t"]), int(line["hand"]), str(line["do"]), data, confidence, seen, by)
        return cls.at(int(line["seq"]), new)

    @property
    def by_camera(self) -> bool:
        """Whether it was seen, rather than said."""
        return self.by == CAMERA

    @property
    def foreign(self) -> bool:
        """Whether it was merged in from another log, as what the director of an event says is."""
        return FOREIGN_MARK in self.id

    @property
    def undoable(self) -> bool:
        """Whether it is an act of a person at the table, which undo may take back."""
        if self.foreign or self.by in (CAMERA, CALLS_FILE):
            return False
        return self.do not in ("open", "close", "undo", "redo")

    def to_json(self) -> dict[str, Any]:
        """The event as `watch --json` prints it."""
        return {
            "seq": self.seq,
            "id": self.id,
            "t": round(self.t, 3),
            "hand": self.hand,
            "do": self.do,
            **self.data,
            "confidence": round(self.confidence, 4),
            "seen": list(self.seen),
            "by": self.by,
        }
