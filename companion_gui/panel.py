"""The panel everything on a window stands in: a title, and room below it."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.qt import QFrame, QLabel, QSizePolicy, Qt, QToolButton, QVBoxLayout, QWidget
from companion_gui.typography import Type


class Panel(QFrame):
    """A framed surface with a title.

    Attributes:
        body: the layout below the title.
    """

    def __init__(self, title: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setProperty("role", "panel")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(14, 10, 14, 12)
        outer.setSpacing(8)
        heading = Words(title, Type.STRONG, appearance, muted=True)
        heading.setVisible(bool(title))
        outer.addWidget(heading)
        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        outer.addLayout(self.body)


class Words(QLabel):
    """Text at a step of the scale, following the person's text size."""

    def __init__(
        self,
        text: str,
        step: Type,
        appearance: Appearance,
        muted: bool = False,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._appearance = appearance
        self._step = step
        self.setWordWrap(wrap)
        if wrap:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        if muted:
            self.setProperty("role", "muted")
        appearance.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        self.setFont(self._appearance.look.font(self._step))


def side_column(least: int) -> tuple[QWidget, QVBoxLayout]:
    """A column of panels beside the middle of a window, no narrower than `least` pixels, and its layout."""
    side = QWidget()
    side.setMinimumWidth(least)
    side.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    column = QVBoxLayout(side)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(10)
    return side, column


def plain_button() -> QToolButton:
    """A button of a window's head, without a frame."""
    button = QToolButton()
    button.setProperty("role", "plain")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
