"""When nobody watched: reading was paused, or no picture came. Cards may have been played meanwhile."""

from __future__ import annotations

from euchre.log import NewEvent
from tracker.bridge_host import BridgeHost
from vision.events import TableEvent, TableEventKind


class Absence:
    """Logs the times at which a hand in play was not watched.

    Args:
        host: where it is logged.
        least: seconds; in less no trick can be played and taken in, and what was played still lies there.
    """

    def __init__(self, host: BridgeHost, least: float) -> None:
        self._host = host
        self._least = least
        self._since: float | None = None
        self._seen: float | None = None

    def look(self, now: float) -> None:
        """A picture came."""
        if self._seen is not None and self._since is None:
            self._tell(self._seen, now)
        self._seen = now

    def told(self, event: TableEvent) -> None:
        """Reading was paused, or goes on."""
        if event.kind is TableEventKind.PAUSED:
            self._since = event.t if self._since is None else self._since
        elif event.kind is TableEventKind.RESUMED and self._since is not None:
            since, self._since = self._since, None
            self._tell(since, event.t)

    def _tell(self, since: float, until: float) -> None:
        facts = self._host.facts()
        if until - since < self._least or not facts.hand or facts.ended or self._host.is_over():
            return
        self._host.log(NewEvent(since, facts.hand, "unwatched", {"until": until}, 1.0))
