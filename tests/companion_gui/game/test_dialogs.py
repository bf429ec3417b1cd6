"""What bears on a game is entered in the windows of a real session: told first, logged, undone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from companion_gui.appearance import Appearance
from companion_gui.director.window import DirectorWindow
from companion_gui.game.first_dealer import FirstDealerDialog
from companion_gui.game.forfeit import ForfeitDialog
from companion_gui.game.menu import GameMenu
from companion_gui.game.result import ResultDialog
from companion_gui.qt import QApplication, Qt
from companion_gui.table.window import TableWindow
from euchre.seats import Seat, Side
from tests.tracker.script import Script, lawful_hand
from tests.tracker.scripted import frames, session_for, watched
from tracker.session import Session
from tracker.snapshot import Phase

Open = Callable[[Session], TableWindow]


@pytest.fixture
def open_window(qtbot, appearance: Appearance) -> Iterator[Open]:
    opened: list[TableWindow] = []

    def open_(session: Session) -> TableWindow:
        window = TableWindow(session, appearance, "Table 1")
        opened.append(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    yield open_
    for window in opened:
        window.close()
        window.link.session.close()
        window.deleteLater()
    QApplication.processEvents()


def press(qtbot, window: TableWindow, key: Qt.Key, control: bool = False) -> None:
    held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(window, key, held)


def told(qtbot, dialog) -> str:
    qtbot.waitUntil(dialog.apply_button.isEnabled)
    return dialog.foresight.words.text()


def test_the_first_dealer_is_named_before_the_first_hand_alone(qtbot, open_window: Open) -> None:
    window = open_window(session_for(Script()))
    press(qtbot, window, Qt.Key.Key_J)
    dialog = window.findChild(FirstDealerDialog)
    dialog.seat.setCurrentIndex(dialog.seat.findData(Seat.SOUTH))
    qtbot.waitUntil(lambda: told(qtbot, dialog) == "South deals next.")
    dialog.apply()
    qtbot.waitUntil(lambda: window.link.snapshot.next_dealer is Seat.SOUTH)
    qtbot.waitUntil(lambda: window.undo_action.text() == "Undo: South deals first")
    with qtbot.waitActive(window):
        window.activateWindow()
    press(qtbot, window, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: window.link.snapshot.dealer is Seat.SOUTH)
    qtbot.waitUntil(lambda: not window.dealer_action.isEnabled())


def test_points_of_a_hand_are_typed_in_and_undone(qtbot, open_window: Open) -> None:
    window = open_window(session_for(Script()))
    press(qtbot, window, Qt.Key.Key_T)
    dialog = window.findChild(ResultDialog)
    dialog.points[Side.EW].setValue(2)
    qtbot.waitUntil(lambda: told(qtbot, dialog) == "Score: 0 – 0 becomes 0 – 2.")
    dialog.apply()
    qtbot.waitUntil(lambda: dict(window.link.snapshot.score) == {Side.NS: 0, Side.EW: 2})
    qtbot.waitUntil(lambda: window.undo_action.text() == "Undo: points of a hand: 0 : 2")
    window.undo()
    qtbot.waitUntil(lambda: dict(window.link.snapshot.score) == {Side.NS: 0, Side.EW: 0})


def test_whoever_types_points_into_a_running_hand_is_told_that_it_still_counts(
    qtbot, open_window: Open
) -> None:
    script = lawful_hand()
    session = session_for(script)
    window = open_window(session)
    for frame in frames(script.t / 2):
        session.feed(frame)
    qtbot.waitUntil(lambda: window.link.snapshot.phase is Phase.PLAYING)
    window.result_action.trigger()
    dialog = window.findChild(ResultDialog)
    assert "still being played" not in told(qtbot, dialog)
    dialog.points[Side.EW].setValue(2)
    qtbot.waitUntil(
        lambda: (
            told(qtbot, dialog)
            == "Score: 0 – 0 becomes 0 – 2.\nHand 1 is still being played: what it brings is added."
        )
    )
    dialog.game.setChecked(True)
    dialog.points[Side.EW].setValue(10)
    qtbot.waitUntil(lambda: "The hand in progress is broken off." in told(qtbot, dialog))
    assert "still being played" not in dialog.foresight.words.text()
    dialog.reject()


def test_a_final_score_begins_at_the_score_so_far_and_ends_the_game(qtbot, open_window: Open) -> None:
    window = open_window(watched(lawful_hand()))
    before = dict(window.link.snapshot.score)
    window.result_action.trigger()
    dialog = window.findChild(ResultDialog)
    dialog.game.setChecked(True)
    assert {side: box.value() for side, box in dialog.points.items()} == before
    dialog.points[Side.NS].setValue(10)
    dialog.reason.setText("the lamp went out")
    qtbot.waitUntil(lambda: "North & South win the game." in told(qtbot, dialog))
    assert window.link.snapshot.phase is Phase.BETWEEN, "told, not done"
    dialog.apply()
    qtbot.waitUntil(lambda: window.link.snapshot.winner is Side.NS)
    assert window.link.session.events()[-1].data["note"] == "the lamp went out"

    window.result_action.trigger()
    dialog = [one for one in window.findChildren(ResultDialog) if one.isVisible()][-1]
    dialog.points[Side.EW].setValue(1)
    qtbot.waitUntil(lambda: "A new game begins, at 0 – 1." in told(qtbot, dialog))
    dialog.reject()


def test_a_forfeit_wants_a_reason_and_can_be_taken_back(qtbot, open_window: Open) -> None:
    window = open_window(watched(lawful_hand()))
    press(qtbot, window, Qt.Key.Key_F, control=True)
    dialog = window.findChild(ForfeitDialog)
    dialog.side.setCurrentIndex(dialog.side.findData(Side.NS))
    qtbot.waitUntil(lambda: "East & West win the game." in dialog.foresight.words.text())
    assert not dialog.apply_button.isEnabled()
    dialog.reason.setText("had to leave")
    told(qtbot, dialog)
    dialog.apply()
    qtbot.waitUntil(lambda: window.link.snapshot.winner is Side.EW)
    qtbot.waitUntil(lambda: window.undo_action.text() == "Undo: North and South forfeit")
    window.undo()
    qtbot.waitUntil(lambda: window.link.snapshot.winner is None)


def test_after_a_finished_game_the_next_one_begins_with_a_dealer(qtbot, open_window: Open) -> None:
    session = watched(lawful_hand())
    session.record("forfeit", {"side": "EW"})
    window = open_window(session)
    window.dealer_action.trigger()
    dialog = window.findChild(FirstDealerDialog)
    dialog.seat.setCurrentIndex(dialog.seat.findData(Seat.WEST))
    qtbot.waitUntil(lambda: told(qtbot, dialog) == "A new game begins, at 0 – 0.\nWest deals next.")
    dialog.apply()
    qtbot.waitUntil(lambda: window.link.snapshot.next_dealer is Seat.WEST)
    assert window.link.snapshot.games[Side.NS] == 1


def test_the_director_finds_the_same_behind_one_key(
    qtbot, appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GameMenu, "popup", lambda self, at: None)
    session = watched(lawful_hand())
    window = DirectorWindow(session, appearance, "Table 1")
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_G)
    menu = window.findChild(GameMenu)
    offered = {action.text(): action.isEnabled() for action in menu.actions()}
    assert offered == {"First dealer…": False, "Enter a result…": True, "Forfeit the game…": True}
    menu.actions()[2].trigger()
    menu.close()
    dialog = window.findChild(ForfeitDialog)
    dialog.reason.setText("did not come")
    told(qtbot, dialog)
    dialog.apply()
    qtbot.waitUntil(lambda: window.link.snapshot.winner is Side.EW)
    assert session.events()[-1].by == "director"
    window.close()
    window.deleteLater()
    session.close()
