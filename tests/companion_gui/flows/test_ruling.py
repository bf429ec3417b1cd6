"""A renege is ruled, the ruling undone, and ruled otherwise; the score follows each time."""

from __future__ import annotations

from companion_gui.director.undo import UndoDialog
from companion_gui.finding.otherwise import OtherwiseDialog
from companion_gui.qt import Qt
from euchre.seats import Side
from tests.tracker.scripted import watched
from tests.tracker.test_session import RENEGE, hand_of


def test_a_renege_is_ruled_undone_and_ruled_otherwise(qtbot, direct) -> None:
    session = watched(hand_of(RENEGE))
    window = direct(session)
    qtbot.waitUntil(lambda: window.queue.rowCount() == 1)
    played = score(window)

    window.queue_list.opened.emit(window.queue.row(0))
    proposal = window.finding.proposals.chosen()
    window.finding.note.setText("both saw it")
    qtbot.mouseClick(window.finding.confirm_button, Qt.MouseButton.LeftButton)
    ruled = {Side.NS: proposal.score_after.ns, Side.EW: proposal.score_after.ew}
    qtbot.waitUntil(lambda: score(window) == ruled)
    assert ruled != played
    qtbot.waitUntil(lambda: window.queue.row(0).ruling is not None)
    assert window.queue.row(0).ruling["note"] == "both saw it"

    window.undo_action.trigger()
    dialog = window.findChild(UndoDialog)
    qtbot.waitUntil(dialog.apply_button.isEnabled)
    assert dialog.foresight.words.text().startswith("Score: ")
    assert score(window) == ruled, "told, not done"
    dialog.apply()
    qtbot.waitUntil(lambda: score(window) == played)
    qtbot.waitUntil(lambda: window.queue.row(0).ruling is None)

    window.queue_list.opened.emit(window.queue.row(0))
    window.finding.rule_otherwise()
    dialog = window.finding.findChild(OtherwiseDialog)
    dialog.points[Side.NS].setValue(1)
    dialog.points[Side.EW].setValue(0)
    dialog.rule()
    qtbot.waitUntil(lambda: score(window) == {Side.NS: 1, Side.EW: 0})
    qtbot.waitUntil(lambda: window.queue.row(0).ruling is not None)
    assert window.queue.row(0).ruling["decision"] == "change"


def score(window) -> dict[Side, int]:
    return dict(window.link.snapshot.score)
