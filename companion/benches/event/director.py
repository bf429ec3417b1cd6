"""The director of the bench: follows every table as windows do, and notes when each finding is in sight."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.lawbook import load_laws
from euchre.log import LogEvent
from tracker.following import Following
from tracker.store import Store

Seen = tuple[str, int, str]
"""A finding: the table's log, the hand, the finding's id."""


@dataclass(slots=True)
class Director:
    """Follows an event.

    Args:
        url: the event's store, by a director's login.

    Attributes:
        seen: when each finding came into sight, seconds since 1970.
    """

    url: str
    seen: dict[Seen, float] = field(default_factory=dict)
    following: Following = field(init=False)

    def __post_init__(self) -> None:
        self.following = Following(Store(self.url, ask_first=False), load_laws, time.time)
        self.following.subscribe(self._look)

    def _look(self, changed: frozenset[str]) -> None:
        with self.following.still() as tables:
            found = [
                (view.origin, hand, finding.id)
                for view in tables.views()
                if view.origin in changed
                for hand, finding in view.findings()
            ]
        now = time.time()
        for one in found:
            self.seen.setdefault(one, now)

    def has_seen(self, newest: Mapping[str, int]) -> bool:
        """Whether it has come as far as these events, by log."""
        last = {view.origin: view.last for view in self.following.views()}
        return all(last.get(origin, 0) >= seq for origin, seq in newest.items())

    def standing(self) -> set[Seen]:
        """The findings as they stand now: some were of a moment, until a card was taken back."""
        return {
            (view.origin, hand, finding.id)
            for view in self.following.views()
            for hand, finding in view.findings()
        }

    def close(self) -> None:
        """Follow no longer."""
        self.following.close()


@dataclass(frozen=True, slots=True)
class Comparison:
    """A table's own log beside the server's copy.

    Attributes:
        written: events in the table's own file.
        lost: of them missing on the server.
        doubled: events on the server beyond those.
        same: whether the two have the same checksum.
    """

    written: int
    lost: int
    doubled: int
    same: bool


def compare(local: tuple[LogEvent, ...], there: tuple[LogEvent, ...]) -> Comparison:
    """Hold a table's log against its copy."""
    ours, theirs = {event.seq for event in local}, [event.seq for event in there]
    return Comparison(
        written=len(local),
        lost=len(ours - set(theirs)),
        doubled=len(theirs) - len(ours & set(theirs)),
        same=checksum(local) == checksum(there),
    )


def checksum(events: tuple[LogEvent, ...]) -> str:
    """One number for a whole log, in which every field of every event counts."""
    whole = hashlib.sha256()
    for event in events:
        line = json.dumps(event.to_json(), ensure_ascii=False, sort_keys=True)
        whole.update(line.encode() + b"\n")
    return whole.hexdigest()
