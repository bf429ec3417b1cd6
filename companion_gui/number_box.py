"""A field for a small number."""

from __future__ import annotations

from companion_gui.qt import QSpinBox

_INDENT = 10


def number_box(value: int, most: int, name: str) -> QSpinBox:
    """A spin box from 0 to `most` with an accessible name."""
    box = QSpinBox()
    box.setRange(0, most)
    box.setValue(value)
    box.setAccessibleName(name)
    box.lineEdit().setTextMargins(_INDENT, 0, 0, 0)
    return box
