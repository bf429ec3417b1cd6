"""The findings of all hands as a list, what wants a ruling first."""

from __future__ import annotations

from companion_gui.director.book import QueueRow
from companion_gui.finding_words import headline
from companion_gui.language import translate
from companion_gui.rows import Rows
from euchre.findings import Finding
from tracker.snapshot import TableSnapshot


class QueueModel(Rows[Finding]):
    """The findings of all hands, what wants a ruling first."""

    def __init__(self, snapshot: TableSnapshot) -> None:
        self._snapshot = snapshot
        self._hands: dict[str, int] = {}
        super().__init__(self._words, lambda finding: finding.id)

    def show_queue(self, queue: tuple[QueueRow, ...], snapshot: TableSnapshot) -> None:
        """Hold another queue."""
        self._snapshot = snapshot
        self._hands = {row.finding.id: row.hand for row in queue}
        self.set_rows(tuple(row.finding for row in queue))

    def hand(self, finding: Finding) -> int | None:
        """The hand a finding is of."""
        return self._hands.get(finding.id)

    def _words(self, finding: Finding) -> str:
        hand = self.hand(finding)
        before = translate("Queue", "Hand {number}: ").format(number=hand) if hand else ""
        return before + headline(finding, self._snapshot)
