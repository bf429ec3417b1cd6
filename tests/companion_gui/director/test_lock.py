from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion_gui.appearance import Appearance
from companion_gui.director.correct import CorrectDialog
from companion_gui.director.undo import UndoDialog
from companion_gui.director.window import DirectorWindow
from companion_gui.gallery.log import demo_log
from companion_gui.gallery.moments import DIRECTED, FOUND, REVOKE
from companion_gui.game.score import ScoreDialog
from companion_gui.qt import Qt
from companion_gui.still import StillSession
from tracker.pin import PinError

Opened = tuple[DirectorWindow, StillSession]


def check(pin: str) -> None:
    if pin != "4711":
        raise PinError("that is not the director's PIN")


@pytest.fixture
def locked(qtbot, appearance: Appearance) -> Iterator[Opened]:
    session = StillSession(DIRECTED, log=demo_log(), findings=FOUND)
    window = DirectorWindow(session, appearance, "Table 1", check_pin=check)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    qtbot.waitUntil(lambda: window.queue.rowCount() == 3 and window.log.rowCount() == len(demo_log()))
    yield window, session
    window.close()
    window.deleteLater()


def give(qtbot, window: DirectorWindow, pin: str) -> None:
    qtbot.keyClicks(window.lock.pin, pin)
    qtbot.keyClick(window.lock.pin, Qt.Key.Key_Return)


def try_everything(qtbot, window: DirectorWindow) -> None:
    window.open_finding(REVOKE)
    window.setFocus()
    for key in (Qt.Key.Key_M, Qt.Key.Key_E, Qt.Key.Key_D):
        qtbot.keyClick(window, key)
        qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    window.log_list.setCurrentIndex(window.log.index(0))
    window.log_list.opened.emit(window.log_list.chosen())
    buttons = (window.score_button, window.correct_button, window.undo_button, window.finding.dismiss_button)
    for button in buttons:
        button.click()


def test_a_locked_window_shows_everything_and_does_nothing(qtbot, locked: Opened) -> None:
    window, session = locked
    try_everything(qtbot, window)
    session.show(undo="North names spades")
    qtbot.waitUntil(lambda: window.undo_action.text() == "Undo: North names spades")
    try_everything(qtbot, window)
    assert window.pages.currentIndex() == 1
    assert window.findChildren(ScoreDialog) == window.findChildren(CorrectDialog) == []
    assert window.findChildren(UndoDialog) == []
    assert not window.incidents.isEnabled()
    assert session.asked == []


def test_the_wrong_pin_is_told_and_opens_nothing(qtbot, locked: Opened) -> None:
    window, _ = locked
    give(qtbot, window, "1234")
    qtbot.waitUntil(lambda: window.message.text() == "Unlock: that is not the director's PIN")
    assert not window.lock.is_open
    assert window.lock.pin.isEnabled()
    assert window.lock.pin.text() == ""


def test_the_right_pin_opens_until_it_is_locked_again(qtbot, locked: Opened) -> None:
    window, session = locked
    with qtbot.waitSignal(window.lock.opened):
        give(qtbot, window, "4711")
    window.undo_button.click()
    dialog = window.findChild(UndoDialog)
    qtbot.waitUntil(dialog.apply_button.isEnabled)
    dialog.apply()
    window.open_finding(REVOKE)
    with qtbot.waitSignal(window.finding.ruled):
        window.finding.dismiss_button.click()
    assert [what for what, _ in session.asked] == ["undo", "rule"]
    window.lock.button.click()
    assert not window.lock.is_open
    try_everything(qtbot, window)
    assert len(session.asked) == 2


def test_without_a_pin_nothing_is_asked(qtbot, appearance: Appearance) -> None:
    window = DirectorWindow(StillSession(DIRECTED), appearance)
    assert window.lock is None
    assert window.incidents.isEnabled()
    window.close()
