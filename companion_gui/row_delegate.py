"""What the lists of the windows have in common: a row as a rounded card, and lines of text that fit it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from companion_gui.appearance import Appearance
from companion_gui.qt import (
    AnyIndex,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QRectF,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    Qt,
    QWidget,
)
from companion_gui.rows import ROW

LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class RowDelegate(QStyledItemDelegate):
    """Paints rows of a `companion_gui.rows.Rows` model.

    Args:
        appearance: how it looks.
        parent: the view.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance

    @abstractmethod
    def draw(self, painter: QPainter, box: QRectF, row: Any, picked: bool, text: str) -> None:
        """Paint a row.

        Args:
            painter: antialiased; its state is put back afterwards.
            box: the row's rectangle.
            row: the fact itself.
            picked: whether it is selected.
            text: the row in words, as the model tells it.
        """

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picked = bool(option.state & QStyle.StateFlag.State_Selected)
        self.draw(painter, QRectF(option.rect), index.data(ROW), picked, str(index.data()))
        painter.restore()

    def card(self, painter: QPainter, box: QRectF, ground: str, edge: str, width: float = 1.0) -> None:
        """Paint a row's ground, rounded."""
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(ground))
        radius = self._appearance.look.px(9)
        painter.drawRoundedRect(box, radius, radius)

    def line(self, painter: QPainter, box: QRectF, font: QFont, text: str, flags: int = LEFT) -> float:
        """Write one line, shortened to its box; returns the width of what was written."""
        metrics = QFontMetricsF(font)
        fitted = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.setFont(font)
        painter.drawText(box, flags, fitted)
        return metrics.horizontalAdvance(fitted)
