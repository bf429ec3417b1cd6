"""Table cells as high as their words, however those wrap."""

from __future__ import annotations

from companion_gui.qt import AnyIndex, QSize, QStyledItemDelegate, QStyleOptionViewItem

_AIR = 24
"""Width of a cell that the style keeps free; Qt forgets it when it counts lines."""


class WrappedCells(QStyledItemDelegate):
    """Counts a cell's lines in the width that is left for them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Room for every line."""
        narrow = QStyleOptionViewItem(option)
        narrow.rect.setWidth(max(1, narrow.rect.width() - _AIR))
        return super().sizeHint(narrow, index)
