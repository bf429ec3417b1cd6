"""The list of hands: who made what, what it gave, and a mark where something was found."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.history.hands import HandRow
from companion_gui.qt import (
    AnyIndex,
    QAbstractItemView,
    QColor,
    QFont,
    QFontMetricsF,
    QItemSelection,
    QListView,
    QPainter,
    QRectF,
    QSize,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    Qt,
    QWidget,
    Signal,
)
from companion_gui.rows import ROW, Rows
from companion_gui.suits import chip_box, draw_chip
from companion_gui.table.findings import draw_mark
from companion_gui.typography import Type

_HEADING = 28
"""Height of a game's line, at text size 1."""


class HandDelegate(QStyledItemDelegate):
    """Paints a hand."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Two lines, and the game's above the first of its hands."""
        row: HandRow = index.data(ROW)
        return QSize(160, self._appearance.look.px(58 + (_HEADING if row.heading else 0)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one row."""
        row: HandRow = index.data(ROW)
        look = self._appearance.look
        theme = look.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(1, 2, -3, -2)
        if row.heading:
            above = QRectF(box.left() + look.px(4), box.top(), box.width(), look.px(_HEADING - 4))
            painter.setPen(QColor(theme.muted))
            self._line(painter, above, look.font(Type.STRONG), row.heading)
            box.setTop(box.top() + look.px(_HEADING))
        picked = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(QColor(theme.accent if picked else theme.line))
        painter.setBrush(QColor(theme.accent_soft if picked else theme.surface))
        painter.drawRoundedRect(box, 9, 9)
        number = QRectF(box.left() + look.px(8), box.top(), look.px(34), box.height())
        painter.setPen(QColor(theme.ink))
        painter.setFont(look.font(Type.TITLE))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(row.number))
        left, right = number.right() + look.px(8), box.right() - look.px(8)
        if row.findings:
            mark = QRectF(right - look.px(16), box.center().y() - look.px(8), look.px(16), look.px(16))
            draw_mark(painter, mark, row.findings[0], theme.ink)
            right = mark.left() - look.px(8)
        if row.trump is not None:
            chip = chip_box(box.topLeft(), look.px(22))
            chip.moveCenter(box.center())
            chip.moveRight(right)
            draw_chip(painter, chip, row.trump, look)
            right = chip.left() - look.px(6)
        strong, body = look.font(Type.STRONG), look.font(Type.CAPTION)
        self._line(painter, QRectF(left, box.top() + look.px(8), right - left, look.px(20)), strong, row.made)
        painter.setPen(QColor(theme.ink if picked else theme.muted))
        self._line(painter, QRectF(left, box.top() + look.px(29), right - left, look.px(18)), body, row.gave)
        painter.restore()

    def _line(self, painter: QPainter, box: QRectF, font: QFont, text: str) -> None:
        painter.setFont(font)
        fitted = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), fitted)


class HandList(QListView):
    """A list of hands.

    Signals:
        chosen: carries the `HandRow` a person looks at.
    """

    chosen = Signal(object)

    def __init__(self, model: Rows[HandRow], appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(HandDelegate(appearance, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Hands"))
        self.selectionModel().selectionChanged.connect(self._selected)
        appearance.changed.connect(self.scheduleDelayedItemsLayout)

    def current(self) -> HandRow | None:
        """The hand chosen."""
        index = self.currentIndex()
        return index.data(ROW) if index.isValid() else None

    def choose(self, number: int) -> None:
        """Choose a hand by its place, from 0."""
        self.setCurrentIndex(self.model().index(number, 0))

    def _selected(self, selected: QItemSelection, _before: QItemSelection) -> None:
        for index in selected.indexes():
            self.chosen.emit(index.data(ROW))
