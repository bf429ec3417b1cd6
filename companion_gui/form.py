"""A form: labels on the left, each in the middle of its field's height, and named for who listens."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.panel import Words
from companion_gui.qt import QFormLayout, QWidget
from companion_gui.typography import Type


class Form(QFormLayout):
    """Rows of labels and fields.

    Args:
        appearance: how it looks.
    """

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setHorizontalSpacing(16)
        self.setVerticalSpacing(10)

    def add(self, label: str, field: QWidget) -> None:
        """Add a field; without a label it stands in the fields' column."""
        if not label:
            self.addRow("", field)
            return
        field.setAccessibleName(label)
        words = Words(label, Type.BODY, self._appearance)
        words.setMinimumHeight(field.sizeHint().height())
        self.addRow(words, field)
