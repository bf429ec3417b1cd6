"""The command palette: everything a window can do, found by typing a few letters of its name."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.qt import (
    QAbstractItemView,
    QAction,
    QDialog,
    QEvent,
    QKeyEvent,
    QKeySequence,
    QLineEdit,
    QListView,
    QModelIndex,
    QObject,
    Qt,
    QVBoxLayout,
    QWidget,
)
from companion_gui.rows import ROW, Rows


def matches(query: str, name: str) -> bool:
    """Whether every word typed begins a word of the name, in any order and case."""
    words = name.lower().replace(":", " ").split()
    return all(any(word.startswith(part) for word in words) for part in query.lower().split())


def action_words(action: QAction) -> str:
    """An action's name and its key."""
    name = action.text().replace("&&", "&")
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{name}    {key}" if key else name


class Palette(QDialog):
    """Lists actions, filters them as one types, runs the chosen one."""

    def __init__(
        self, actions: tuple[QAction, ...], appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Commands"))
        self._actions: tuple[QAction, ...] = ()
        self.model: Rows[QAction] = Rows(action_words, id, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(10)
        self.query = QLineEdit()
        self.query.setPlaceholderText(self.tr("Type what you want to do"))
        self.query.setAccessibleName(self.tr("Command"))
        self.query.textChanged.connect(self._filter)
        self.query.returnPressed.connect(self.run)
        self.query.installEventFilter(self)
        whole.addWidget(self.query)
        self.list = QListView()
        self.list.setProperty("role", "menu")
        self.list.setModel(self.model)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setAccessibleName(self.tr("Commands"))
        self.list.clicked.connect(self._clicked)
        whole.addWidget(self.list, 1)
        self.offer(actions)
        self.resize(appearance.look.px(460), appearance.look.px(420))

    def offer(self, actions: tuple[QAction, ...]) -> None:
        """List other actions; those that are off now are left out."""
        self._actions = tuple(action for action in actions if action.isEnabled() and action.text())
        self._filter(self.query.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows move through the list while one types."""
        if watched is self.query and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None:
                row = min(max(self.list.currentIndex().row() + step, 0), self.model.rowCount() - 1)
                self.list.setCurrentIndex(self.model.index(row))
                return True
        return super().eventFilter(watched, event)

    def run(self) -> None:
        """Run the chosen action and close."""
        index = self.list.currentIndex()
        if index.isValid():
            action: QAction = index.data(ROW)
            self.accept()
            action.trigger()

    def _clicked(self, index: QModelIndex) -> None:
        self.list.setCurrentIndex(index)
        self.run()

    def _filter(self, query: str) -> None:
        self.model.set_rows([action for action in self._actions if matches(query, action.text())])
        self.list.setCurrentIndex(self.model.index(0))
