"""The list of hands: who made what, what it gave, and a mark where something was found."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.history.hands import HandRow
from companion_gui.qt import (
    AnyIndex,
    QAbstractItemView,
    QColor,
    QItemSelection,
    QListView,
    QPainter,
    QRectF,
    QSize,
    QStyleOptionViewItem,
    Qt,
    QWidget,
    Signal,
)
from companion_gui.row_delegate import RowDelegate
from companion_gui.rows import ROW, Rows
from companion_gui.suits import chip_box, draw_chip
from companion_gui.table.findings import draw_mark
from companion_gui.typography import Type

_HEADING = 28
"""Height of a game's line, at text size 1."""


class HandDelegate(RowDelegate):
    """Paints a hand."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Two lines, and the game's above the first of its hands."""
        row: HandRow = index.data(ROW)
        return QSize(160, self._appearance.look.px(58 + (_HEADING if row.heading else 0)))

    def draw(self, painter: QPainter, box: QRectF, row: HandRow, picked: bool, text: str) -> None:
        """Paint one row."""
        look = self._appearance.look
        theme = look.theme
        box = box.adjusted(1, 2, -3, -2)
        if row.heading:
            above = QRectF(box.left() + look.px(4), box.top(), box.width(), look.px(_HEADING - 4))
            painter.setPen(QColor(theme.muted))
            self.line(painter, above, look.font(Type.STRONG), row.heading)
            box.setTop(box.top() + look.px(_HEADING))
        self.card(
            painter,
            box,
            theme.accent_soft if picked else theme.surface,
            theme.accent if picked else theme.line,
        )
        number = QRectF(box.left() + look.px(8), box.top(), look.px(34), box.height())
        painter.setPen(QColor(theme.ink))
        self.line(painter, number, look.font(Type.TITLE), str(row.number), int(Qt.AlignmentFlag.AlignCenter))
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
        made = QRectF(left, box.top() + look.px(8), right - left, look.px(20))
        gave = QRectF(left, box.top() + look.px(29), right - left, look.px(18))
        painter.setPen(QColor(theme.ink))
        self.line(painter, made, look.font(Type.STRONG), row.made)
        painter.setPen(QColor(theme.ink if picked else theme.muted))
        self.line(painter, gave, look.font(Type.CAPTION), row.gave)


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
