"""The fourth step: by which laws, with what differs between them shown plainly."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.language import translate
from companion_gui.laws.cells import WrappedCells
from companion_gui.laws.differences import DifferenceModel
from companion_gui.panel import Words
from companion_gui.phrases import in_words
from companion_gui.qt import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    Qt,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from companion_gui.start.option_group import OptionGroup
from companion_gui.typography import Type
from euchre.laws import LawProfile

_FIRST_COLUMN = 230
"""Width of what a setting decides, pixels: two lines for the longest."""


class LawsPage(QWidget):
    """Chooses a profile."""

    def __init__(
        self, profiles: tuple[LawProfile, ...], appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(20)
        left = QVBoxLayout()
        left.setSpacing(10)
        choices = ((profile.name, in_words(profile.title), in_words(profile.source)) for profile in profiles)
        self._group = OptionGroup(choices, left, appearance, self)
        left.addStretch()
        whole.addLayout(left, 30)
        right = QVBoxLayout()
        right.addWidget(Words(self.tr("What differs between them"), Type.STRONG, appearance))
        hint = self.tr("A value with a star is ours: the rule text does not say. A director can change it.")
        right.addWidget(Words(hint, Type.CAPTION, appearance, muted=True, wrap=True))
        self.model = DifferenceModel(profiles)
        self.table = laws_table(self.model)
        right.addWidget(self.table, 1)
        whole.addLayout(right, 70)

    def chosen(self) -> str:
        """The name of the profile chosen."""
        return self._group.chosen

    def choose(self, name: str) -> None:
        """Choose a profile by its name."""
        self._group.choose(name)


def laws_table(model: DifferenceModel) -> QTableView:
    """A view for laws: wide first column, rows as high as their words."""
    view = QTableView()
    view.setModel(model)
    view.setAlternatingRowColors(True)
    view.setShowGrid(False)
    view.setWordWrap(True)
    view.setItemDelegate(WrappedCells(view))
    view.verticalHeader().hide()
    view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    header = view.horizontalHeader()
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
    header.resizeSection(0, _FIRST_COLUMN)
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    view.setAccessibleName(translate("LawsPage", "Laws compared"))
    return view
