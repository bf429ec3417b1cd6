from __future__ import annotations

from pathlib import Path

import pytest

from companion_gui.places import keep_place, restore_place
from companion_gui.qt import QSettings, QWidget


@pytest.fixture
def kept(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "windows.ini"), QSettings.Format.IniFormat)


def test_a_window_stands_where_it_stood(qtbot, kept: QSettings) -> None:
    before, after, other = QWidget(), QWidget(), QWidget()
    for window in (before, after, other):
        qtbot.addWidget(window)
    before.setGeometry(40, 30, 640, 400)
    keep_place(before, "table", kept)
    assert restore_place(after, "table", kept)
    assert after.size() == before.size()
    assert not restore_place(other, "director", kept)


def test_nonsense_moves_nothing(qtbot, kept: QSettings) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    kept.setValue("places/table", "somewhere")
    assert not restore_place(window, "table", kept)
