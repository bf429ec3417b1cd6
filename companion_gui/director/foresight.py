"""What would follow from a change, asked of the session and told in sentences before anything is done."""

from __future__ import annotations

from collections.abc import Callable

from companion_gui.appearance import Appearance
from companion_gui.director.consequences import consequences
from companion_gui.link import SessionLink
from companion_gui.panel import Panel, Words
from companion_gui.qt import Qt, QWidget, Signal
from companion_gui.typography import Type
from tracker.snapshot import TableSnapshot
from tracker.table import TableSession

Preview = Callable[[TableSession], TableSnapshot]
"""Asks a session how the table would look."""


class Foresight(Panel):
    """Tells the newest answer; one that is late for a newer question is left unread.

    Args:
        link: to the table.
        appearance: how it looks.

    Attributes:
        words: what is told.

    Signals:
        told: the answer to the newest question stands there.
    """

    told = Signal()

    def __init__(self, link: SessionLink, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__("", appearance, parent)
        self.setAccessibleName(self.tr("What follows"))
        self._link, self._asked = link, 0
        self.body.addWidget(Words(self.tr("What follows"), Type.STRONG, appearance, muted=True))
        self.words = Words("", Type.BODY, appearance, wrap=True)
        self.words.setMinimumHeight(appearance.look.px(84))
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self.words, 1)
        self.forget()

    def forget(self) -> None:
        """Nothing is asked any more."""
        self._asked += 1
        self.words.setText(self.tr("Nothing changes yet."))

    def ask(self, preview: Preview, hand: int | None = None) -> None:
        """Ask what would follow.

        Args:
            preview: asks the session.
            hand: the hand that is changed, where it is known.
        """
        self._asked += 1
        asked = self._asked
        self._link.perform(self.tr("Preview"), preview, lambda after: self._tell(asked, after, hand))

    def _tell(self, asked: int, after: TableSnapshot, hand: int | None) -> None:
        if asked != self._asked:
            return
        now = self._link.snapshot
        said = list(consequences(now, after))
        if hand is not None and hand != now.hand:
            said.append(self.tr("Hand {number} is judged anew.").format(number=hand))
        self.words.setText("\n".join(said) or self.tr("Nothing else changes."))
        self.told.emit()
