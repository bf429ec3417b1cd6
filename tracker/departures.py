"""Cards that went from a trick without being told as gathered: taken back, or swept in one by one?"""

from __future__ import annotations

from vision.events import TableEvent


class Departures:
    """Waits until it is clear what the going of played cards means.

    Args:
        wait: seconds after which a card that went alone, while the others still lie, was taken back.
    """

    def __init__(self, wait: float) -> None:
        self._wait = wait
        self._gone: dict[str, tuple[TableEvent, float]] = {}

    @property
    def pending(self) -> set[str]:
        """Ids of the plays whose cards have gone, for a reason not yet known."""
        return set(self._gone)

    def add(self, play: str, event: TableEvent, now: float) -> None:
        """The card of this play has gone, as is known now: it may have gone some time ago."""
        self._gone[play] = event, now

    def cancel(self, play: str) -> None:
        """It is back: it had only been out of sight."""
        self._gone.pop(play, None)

    def event(self, play: str) -> TableEvent:
        """How the card of this play went."""
        return self._gone[play][0]

    def clear(self) -> None:
        """The trick is over; nothing waits."""
        self._gone.clear()

    def due(self, now: float, trick: tuple[str, ...], full: bool) -> list[tuple[str, ...]]:
        """What can be told now.

        Args:
            now: seconds on the events' clock.
            trick: ids of the plays of the trick on the table.
            full: whether everybody has played to it. A card that goes from a full trick is most likely the
                first to be swept in, so it waits longer.

        Returns:
            Groups of plays that went together: a whole trick, or a single card taken back.
        """
        for play in [play for play in self._gone if play not in trick]:
            del self._gone[play]
        if not self._gone:
            return []
        waited = now - max(told for _, told in self._gone.values())
        if len(self._gone) == len(trick) > 1:
            return [tuple(self._gone)] if waited >= self._wait / 2 else []
        patience = 4 if full else 2 if len(self._gone) > 1 else 1
        return [(play,) for play in self._gone] if waited >= patience * self._wait else []
