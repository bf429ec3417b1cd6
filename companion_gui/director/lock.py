"""The director's lock: who has not given the PIN may look, not act."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion_gui.appearance import Appearance
from companion_gui.link import SessionLink
from companion_gui.panel import Words
from companion_gui.qt import QAction, QFrame, QHBoxLayout, QLineEdit, QPushButton, QWidget, Signal
from companion_gui.typography import Type

PinCheck = Callable[[str], None]
"""Raises a `TrackerError` where a PIN is not the right one; run on the worker, for it is slow on purpose."""


class LockBar(QFrame):
    """One line that asks for the PIN and keeps everything that acts switched off until it is given.

    Args:
        link: to the session; its worker checks the PIN.
        check: what it has to pass.
        appearance: how it looks.

    Signals:
        opened: the right PIN was given.
        closed: a person locked it again.
    """

    opened = Signal()
    closed = Signal()

    def __init__(
        self, link: SessionLink, check: PinCheck, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._link, self._check = link, check
        self._kept: tuple[QWidget | QAction, ...] = ()
        self.is_open = False
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 14, 8)
        row.setSpacing(10)
        self.words = Words("", Type.BODY, appearance)
        self.pin = QLineEdit()
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setPlaceholderText(self.tr("Director's PIN"))
        self.pin.setAccessibleName(self.tr("Director's PIN"))
        self.pin.returnPressed.connect(self.unlock)
        self.button = QPushButton(self.tr("Unlock"))
        self.button.clicked.connect(self.turn)
        row.addWidget(self.words, 1)
        row.addWidget(self.pin)
        row.addWidget(self.button)
        link.failed.connect(self._refused)

    def keep(self, acts: Sequence[QWidget | QAction]) -> None:
        """Take charge of what acts; it is locked now."""
        self._kept = tuple(acts)
        self.lock()

    def lock(self) -> None:
        """Switch off everything that acts."""
        self._set(False)
        self.closed.emit()

    def turn(self) -> None:
        """Unlock, or lock again."""
        if self.is_open:
            self.lock()
        else:
            self.unlock()

    def unlock(self) -> None:
        """Have the PIN checked."""
        given, check = self.pin.text(), self._check
        self.pin.clear()
        self.pin.setEnabled(False)
        self._link.perform(_ASK, lambda _: check(given), self._let_in)

    def _let_in(self, _: object) -> None:
        self._set(True)
        self.opened.emit()

    def _refused(self, what: str, why: str) -> None:
        if what == _ASK:
            self.pin.setEnabled(True)
            self.pin.setFocus()

    def _set(self, open_: bool) -> None:
        self.is_open = open_
        for act in self._kept:
            act.setEnabled(open_)
        self.pin.setVisible(not open_)
        self.pin.setEnabled(not open_)
        self.button.setText(self.tr("Lock") if open_ else self.tr("Unlock"))
        self.words.setText(
            self.tr("Unlocked: what you do here is logged as the director's.")
            if open_
            else self.tr("Locked: everything can be seen; to rule or correct takes the director's PIN.")
        )


_ASK = "Unlock"
