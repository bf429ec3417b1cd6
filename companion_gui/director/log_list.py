"""The log as the director reads it: newest last, what does not count struck out, what is unsure marked."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.director.book import LogRow
from companion_gui.language import translate
from companion_gui.phrases import in_words
from companion_gui.qt import (
    AnyIndex,
    QAbstractItemView,
    QColor,
    QListView,
    QModelIndex,
    QPainter,
    QPointF,
    QRectF,
    QSize,
    QStyleOptionViewItem,
    Qt,
    QWidget,
    Signal,
)
from companion_gui.row_delegate import RowDelegate
from companion_gui.rows import ROW, Rows
from companion_gui.typography import Type
from euchre.log import CAMERA

_SURE = 0.9


class LogModel(Rows[LogRow]):
    """The lines of the log."""

    def __init__(self) -> None:
        super().__init__(_spoken, lambda row: row.event.id)


class LogDelegate(RowDelegate):
    """Paints a line: time, words, and who said so unless it was the camera."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """One line and its small print."""
        return QSize(120, self._appearance.look.px(42))

    def draw(self, painter: QPainter, box: QRectF, row: LogRow, picked: bool, text: str) -> None:
        """Paint one row."""
        look = self._appearance.look
        box = box.adjusted(0, 1, -2, -1)
        if picked:
            self.card(painter, box, look.theme.accent_soft, look.theme.accent_soft)
        small = look.font(Type.CAPTION)
        painter.setPen(QColor(look.theme.muted))
        time = QRectF(box.left() + 8, box.top(), look.px(44), box.height())
        self.line(painter, time, small, clock(row.event.t))
        left = time.right() + 4
        upper = QRectF(left, box.top() + look.px(3), box.right() - left - 6, look.px(20))
        painter.setPen(QColor(look.theme.ink))
        wide = self.line(painter, upper, look.font(Type.BODY), row.words)
        if not row.counts:
            at = upper.center().y() + 1
            painter.drawLine(QPointF(left, at), QPointF(left + wide, at))
        painter.setPen(QColor(look.theme.muted))
        lower = QRectF(left, upper.bottom(), upper.width(), look.px(16))
        self.line(painter, lower, small, small_print(row))


class LogList(QListView):
    """The log's view; follows its end unless a person looks elsewhere.

    Signals:
        opened: carries the `LogRow` a person wants to correct.
    """

    opened = Signal(object)

    def __init__(self, model: LogModel, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(LogDelegate(appearance, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(self.tr("Log"))
        self.activated.connect(self._open)
        model.rowsInserted.connect(self._follow)
        model.modelReset.connect(self._follow)
        appearance.changed.connect(self.scheduleDelayedItemsLayout)

    def chosen(self) -> LogRow | None:
        """The line chosen."""
        index = self.currentIndex()
        return index.data(ROW) if index.isValid() else None

    def _open(self, index: QModelIndex) -> None:
        self.opened.emit(index.data(ROW))

    def _follow(self) -> None:
        if not self.hasFocus():
            self.scrollToBottom()


def clock(t: float) -> str:
    """Seconds as minutes and seconds."""
    return f"{int(t) // 60}:{int(t) % 60:02d}"


def small_print(row: LogRow) -> str:
    """What is worth knowing of a line besides its words."""
    said = [translate("LogList", "hand {number}").format(number=row.event.hand)] if row.event.hand else []
    if row.event.by != CAMERA:
        said.append(translate("LogList", "by {who}").format(who=in_words(row.event.by)))
    if not row.counts:
        said.append(translate("LogList", "does not count"))
    elif row.amended:
        said.append(translate("LogList", "corrected"))
    elif row.event.confidence < _SURE:
        said.append(translate("LogList", "{sure} sure").format(sure=f"{row.event.confidence:.0%}"))
    return " · ".join(said)


def _spoken(row: LogRow) -> str:
    return f"{clock(row.event.t)} {row.words}, {small_print(row)}"
