from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from companion_gui.appearance import Appearance
from companion_gui.language import Language, speak
from companion_gui.qt import QApplication
from companion_gui.still import StillSession
from companion_gui.table.window import TableWindow
from tracker.snapshot import TableSnapshot


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    speak(Language.ENGLISH)


@pytest.fixture
def appearance(qapp: QApplication) -> Appearance:
    look = Appearance()
    look.apply()
    return look


@pytest.fixture
def open_table(
    qtbot, appearance: Appearance
) -> Iterator[Callable[[TableSnapshot], tuple[TableWindow, StillSession]]]:
    """Open a table window on a session that stands still; close it afterwards, whatever the test did."""
    opened: list[TableWindow] = []

    def open_(snapshot: TableSnapshot) -> tuple[TableWindow, StillSession]:
        session = StillSession(snapshot)
        window = TableWindow(session, appearance, "Table 1")
        opened.append(window)
        with qtbot.waitActive(window):  # keys reach the active window alone
            window.show()
            window.activateWindow()
        return window, session

    yield open_
    for window in opened:
        window.close()
        window.deleteLater()
    QApplication.processEvents()
