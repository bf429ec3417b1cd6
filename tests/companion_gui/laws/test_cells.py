from __future__ import annotations

import pytest

from companion_gui.appearance import Appearance
from companion_gui.laws.cells import WrappedCells
from companion_gui.qt import QHeaderView, QStringListModel, QTableView

WORDS = "Who turns a proposal into a ruling"


@pytest.mark.parametrize("spare", range(-8, 40, 4))
def test_a_row_is_as_high_as_its_words(qtbot, appearance: Appearance, spare: int) -> None:
    view = QTableView()
    qtbot.addWidget(view)
    view.setModel(QStringListModel([WORDS, "ruling"], view))
    view.setItemDelegate(WrappedCells(view))
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    words = view.fontMetrics().horizontalAdvance(WORDS)
    view.setColumnWidth(0, words + spare)
    view.show()
    one_line, room = view.rowHeight(1), view.columnWidth(0) - 2 * 8
    assert view.rowHeight(0) > one_line if words > room else view.rowHeight(0) >= one_line
