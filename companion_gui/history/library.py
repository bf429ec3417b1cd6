"""What the history asks of logs that were kept before the one that is open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from euchre.log import LogEvent
from tracker.snapshot import Audience, TableSnapshot
from tracker.table import Sighting


class Played(Protocol):
    """A log to be looked through, of today or of long ago; every `tracker.table.TableSession` is one."""

    def snapshot(self, audience: Audience = Audience.TABLE) -> TableSnapshot:
        """The table as the log leaves it."""
        ...

    def records(self) -> tuple[dict[str, Any], ...]:
        """Every hand as a hand record, oldest first."""
        ...

    def verdicts(self) -> tuple[dict[str, Any], ...]:
        """The verdict on every hand, oldest first."""
        ...

    def whole_log(self) -> tuple[LogEvent, ...]:
        """The log."""
        ...

    def sightings(self, event_ids: tuple[str, ...]) -> tuple[Sighting, ...]:
        """The evidence pictures of these log events."""
        ...


@dataclass(frozen=True, slots=True)
class EarlierLog:
    """A log that can be opened.

    Attributes:
        key: what it is opened by.
        name: when it began and what was watched, as people read it.
    """

    key: str
    name: str


class Library(Protocol):
    """Earlier logs, to be read only; for the worker, not for the GUI thread."""

    def earlier(self) -> tuple[EarlierLog, ...]:
        """Those there are, newest first."""
        ...

    def open(self, key: str) -> Played:
        """One of them.

        Raises:
            SessionError: it cannot be read any more.
        """
        ...
