"""The band that says that an earlier log is looked through, which nothing here can change."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.panel import Words
from companion_gui.qt import QFrame, QVBoxLayout, QWidget
from companion_gui.typography import Type


class Banner(QFrame):
    """Hidden while the open log is looked through."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 6)
        self._words = Words("", Type.STRONG, appearance, wrap=True)
        column.addWidget(self._words)
        appearance.changed.connect(self._dress)
        self._dress()
        self.hide()

    def text(self) -> str:
        """What is said now; empty when nothing is."""
        return self._words.text()

    def say(self, log: str) -> None:
        """Name the earlier log, or for an empty name say nothing."""
        words = self.tr("Earlier log, to read only: {log}").format(log=log) if log else ""
        self._words.setText(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    def _dress(self) -> None:
        theme = self._appearance.look.theme
        self.setStyleSheet(
            f"Banner {{ background: {theme.warn}; border: 1px solid {theme.on_warn}; border-radius: 9px; }}"
            f"Banner QLabel {{ color: {theme.on_warn}; }}"
        )
