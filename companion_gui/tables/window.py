"""The director's overview: every table of the event, live; a click opens a table's own window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from companion_gui.actions import add_action, add_switch
from companion_gui.appearance import Appearance, WindowAppearance
from companion_gui.panel import Words
from companion_gui.phrases import in_words
from companion_gui.qt import (
    QAbstractItemView,
    QCloseEvent,
    QHBoxLayout,
    QKeySequence,
    QListView,
    QMainWindow,
    QModelIndex,
    QResizeEvent,
    QToolButton,
    QVBoxLayout,
    QWidget,
    Signal,
)
from companion_gui.rows import ROW, Rows
from companion_gui.tables.row import TableRow
from companion_gui.tables.tile import TileDelegate, waiting_words
from companion_gui.typography import Type

Tell = Callable[[tuple[TableRow, ...]], None]


class TablesSource(Protocol):
    """Where the rows come from."""

    def rows(self) -> tuple[TableRow, ...]:
        """Every table now."""
        ...

    def subscribe(self, tell: Tell) -> Callable[[], None]:
        """Be told all rows whenever something changed, on any thread; returns how to stop it."""
        ...


class TablesWindow(QMainWindow):
    """All tables as tiles.

    Attributes:
        tables: the model.

    Signals:
        opened: carries the origin of the table a person wants to see.
        grown: carries the rows, whenever a table that was not there before has come.
        closed: the window was closed.
    """

    opened = Signal(str)
    grown = Signal(object)
    closed = Signal()
    _told = Signal(object)

    def __init__(
        self, source: TablesSource, appearance: Appearance, title: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._appearance = appearance = WindowAppearance(appearance, self)
        self._all: tuple[TableRow, ...] = ()
        self.tables: Rows[TableRow] = Rows(self._spoken, lambda row: row.origin, self)
        inner = QWidget()
        whole = QVBoxLayout(inner)
        whole.setContentsMargins(16, 14, 16, 16)
        whole.setSpacing(10)
        head = QHBoxLayout()
        self.heading = Words(title, Type.TITLE, appearance)
        self.summary = Words("", Type.BODY, appearance, muted=True)
        head.addWidget(self.heading)
        head.addSpacing(12)
        head.addWidget(self.summary, 1)
        self.only_action = add_switch(
            self, self.tr("Only those that need me"), "Ctrl+F", lambda _on: self._filter(), on=False
        )
        only = QToolButton()
        only.setDefaultAction(self.only_action)
        appearance.changed.connect(lambda look: only.setFont(look.font(Type.BODY)))
        head.addWidget(only)
        whole.addLayout(head)
        self.list = QListView()
        self.list.setModel(self.tables)
        self.list.setItemDelegate(TileDelegate(appearance, self.list))
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setUniformItemSizes(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setAccessibleName(self.tr("Tables"))
        self.list.activated.connect(self._open)
        self.list.clicked.connect(self._open)
        appearance.changed.connect(self.list.scheduleDelayedItemsLayout)
        whole.addWidget(self.list, 1)
        self.setCentralWidget(inner)
        add_action(self, self.tr("Close"), QKeySequence.StandardKey.Close, self.close)
        self.resize(1280, 720)
        self._told.connect(self._take)
        self._unsubscribe: Callable[[], None] | None = source.subscribe(self._told.emit)
        self._take(source.rows())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything grow with the window."""
        super().resizeEvent(event)
        self._appearance.zoom_to(self.width(), self.height())

    def _take(self, rows: tuple[TableRow, ...]) -> None:
        new = {row.origin for row in rows} - {row.origin for row in self._all}
        self._all = rows
        self._filter()
        waiting = sum(row.waiting for row in rows)
        cameras = sum(row.wants_a_look and not row.waiting for row in rows)
        said = [self.tr("1 table") if len(rows) == 1 else self.tr("{n} tables").format(n=len(rows))]
        said += [waiting_words(waiting)] if waiting else []
        said += [self.tr("cameras to look after: {n}").format(n=cameras)] if cameras else []
        self.summary.setText(" · ".join(said) if rows else self.tr("No table has reported yet."))
        if new:
            self.grown.emit(rows)

    def _filter(self) -> None:
        only = self.only_action.isChecked()
        self.tables.set_rows(tuple(row for row in self._all if row.wants_a_look or not only))

    def _open(self, index: QModelIndex) -> None:
        row: TableRow = index.data(ROW)
        self.opened.emit(row.origin)

    def _spoken(self, row: TableRow) -> str:
        said = [row.label, f"{row.score[0]} – {row.score[1]}"]
        said += [waiting_words(row.waiting)] if row.waiting else []
        return ", ".join((*said, in_words(row.camera.status)))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Hear nothing more."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
        super().closeEvent(event)
        self.closed.emit()
