"""The laws in force on one page: every setting, its value, and whether the text, we or a person said so."""

from __future__ import annotations

from typing import Any

from companion_gui.appearance import Appearance
from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.laws.cells import WrappedCells
from companion_gui.laws.differences import value_words
from companion_gui.panel import Words
from companion_gui.phrases import in_words
from companion_gui.qt import (
    AnyIndex,
    QAbstractItemView,
    QAbstractTableModel,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLineEdit,
    QModelIndex,
    QObject,
    Qt,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from companion_gui.typography import Type
from companion_gui.words import sentence
from euchre.laws import SETTINGS, LawProfile, Origin

ORIGINS = {
    Origin.TEXT: QT_TRANSLATE_NOOP("LawsDialog", "the text"),
    Origin.DEFAULT: QT_TRANSLATE_NOOP("LawsDialog", "our default"),
    Origin.EDITED: QT_TRANSLATE_NOOP("LawsDialog", "edited here"),
}
_HEADS = (
    QT_TRANSLATE_NOOP("LawsDialog", "What it decides"),
    QT_TRANSLATE_NOOP("LawsDialog", "Value"),
    QT_TRANSLATE_NOOP("LawsDialog", "Said by"),
    QT_TRANSLATE_NOOP("LawsDialog", "Note"),
)
_ROOT = QModelIndex()
_WIDTHS = (300, 170, 110)


class LawsModel(QAbstractTableModel):
    """The settings of one profile, those that hold a word typed."""

    def __init__(self, laws: LawProfile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._laws = laws
        self._names: tuple[str, ...] = tuple(SETTINGS)

    def search(self, text: str) -> None:
        """Show only rows whose words, or whose setting's name, hold this text."""
        self.beginResetModel()
        wanted = text.lower()
        self._names = tuple(
            name
            for name in SETTINGS
            if wanted in " ".join((name.replace("_", " "), *self._row(name))).lower()
        )
        self.endResetModel()

    def _row(self, name: str) -> tuple[str, str, str, str]:
        setting = self._laws.settings[name]
        meaning = in_words(SETTINGS[name].meaning)
        return (
            sentence(meaning),
            value_words(setting.value),
            translate("LawsDialog", ORIGINS[setting.origin]),
            in_words(setting.note),
        )

    def rowCount(self, parent: AnyIndex = _ROOT) -> int:
        """One a setting."""
        return 0 if parent.isValid() else len(self._names)

    def columnCount(self, parent: AnyIndex = _ROOT) -> int:
        """Meaning, value, origin, note."""
        return 0 if parent.isValid() else len(_HEADS)

    def data(self, index: AnyIndex, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Words."""
        if not index.isValid() or role != int(Qt.ItemDataRole.DisplayRole):
            return None
        return self._row(self._names[index.row()])[index.column()]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)
    ) -> Any:
        """The columns' names."""
        if orientation is Qt.Orientation.Horizontal and role == int(Qt.ItemDataRole.DisplayRole):
            return translate("LawsDialog", _HEADS[section])
        return None


class LawsDialog(QDialog):
    """Shows a profile."""

    def __init__(self, laws: LawProfile, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Laws in force"))
        look = appearance.look
        self.model = LawsModel(laws, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 18)
        whole.setSpacing(10)
        title = in_words(laws.title)
        if laws.edited:
            title = self.tr("{title}, edited").format(title=title)
        whole.addWidget(Words(title, Type.TITLE, appearance))
        whole.addWidget(Words(in_words(laws.source), Type.BODY, appearance, muted=True, wrap=True))
        self.query = QLineEdit()
        self.query.setPlaceholderText(self.tr("Find a law"))
        self.query.setAccessibleName(self.tr("Find a law"))
        self.query.textChanged.connect(self.model.search)
        whole.addWidget(self.query)
        view = QTableView()
        view.setModel(self.model)
        view.setItemDelegate(WrappedCells(view))
        view.setAlternatingRowColors(True)
        view.setShowGrid(False)
        view.setWordWrap(True)
        view.setAccessibleName(self.tr("Laws in force"))
        view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        view.verticalHeader().hide()
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = view.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column, wide in enumerate(_WIDTHS):
            header.resizeSection(column, look.px(wide))
        header.setStretchLastSection(True)
        whole.addWidget(view, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        whole.addWidget(buttons)
        self.resize(look.px(960), look.px(620))
