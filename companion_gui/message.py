"""One line for what a person should know now and may forget later."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.panel import Words
from companion_gui.qt import QFrame, QHBoxLayout, QToolButton, QWidget
from companion_gui.typography import Type


class MessageLine(QFrame):
    """Hidden while there is nothing to say; put away by its button or by the next thing done."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 8, 6)
        self._text = Words("", Type.STRONG, appearance, wrap=True)
        row.addWidget(self._text, 1)
        away = QToolButton()
        away.setText(self.tr("Got it"))
        away.setProperty("role", "plain")
        away.clicked.connect(self.clear)
        row.addWidget(away)
        appearance.changed.connect(self._dress)
        self._dress()
        self.hide()

    def text(self) -> str:
        """What is said now; empty when nothing is."""
        return self._text.text()

    def say(self, text: str) -> None:
        """Show a line."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self.show()

    def clear(self) -> None:
        """Put the line away."""
        self._text.setText("")
        self.hide()

    def _dress(self) -> None:
        theme = self._appearance.look.theme
        self.setStyleSheet(
            f"MessageLine {{ background: {theme.warn}; border: 1px solid {theme.on_warn};"
            " border-radius: 9px; }"
            f"MessageLine QLabel, MessageLine QToolButton {{ color: {theme.on_warn}; }}"
        )
