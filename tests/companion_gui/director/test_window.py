from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest

from companion_gui.appearance import Appearance
from companion_gui.card_pictures import CardPictures
from companion_gui.director.correct import CorrectDialog
from companion_gui.director.undo import UndoDialog
from companion_gui.director.window import DirectorWindow
from companion_gui.gallery.log import demo_log
from companion_gui.gallery.moments import CORRECTED, DIRECTED, FOUND, REVOKE
from companion_gui.game.score import ScoreDialog
from companion_gui.incident_menu import INCIDENTS
from companion_gui.qt import Qt
from companion_gui.still import StillSession
from euchre.cards import Card
from euchre.incidents import COACH
from euchre.seats import Seat, Side
from tests.tracker.script import lawful_hand
from tests.tracker.scripted import watched


@pytest.fixture
def directed(qtbot, appearance: Appearance) -> Iterator[tuple[DirectorWindow, StillSession]]:
    session = StillSession(DIRECTED, log=demo_log(), findings=FOUND, foreseen=CORRECTED)
    window = DirectorWindow(session, appearance, "Table 1")
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    qtbot.waitUntil(lambda: window.queue.rowCount() == 3 and window.log.rowCount() == len(demo_log()))
    yield window, session
    window.close()
    window.deleteLater()


def choose(window: DirectorWindow, words: str) -> None:
    row = next(i for i, line in enumerate(window.log.rows) if line.words == words)
    window.log_list.setCurrentIndex(window.log.index(row))


def test_closes_at_once_and_leaves_no_thread(qtbot, directed) -> None:
    window, session = directed
    with qtbot.waitSignal(window.closed, timeout=3000):
        window.close()
    assert session.listeners == 0
    assert not window.link.is_running()


def test_a_finding_is_opened_and_ruled(qtbot, directed) -> None:
    window, session = directed
    assert window.pages.currentIndex() == 0
    window.queue_list.opened.emit(REVOKE)
    assert window.pages.currentIndex() == 1
    with qtbot.waitSignal(window.finding.ruled):
        window.finding.dismiss()
    assert session.asked == [("rule", (REVOKE.id, "dismiss", None, ""))]
    assert window.pages.currentIndex() == 0


def test_a_correction_tells_what_follows_before_it_is_applied(qtbot, directed) -> None:
    window, session = directed
    choose(window, "East plays 9♣")
    qtbot.keyClick(window, Qt.Key.Key_E)
    dialog = window.findChild(CorrectDialog)
    assert dialog is not None
    assert not dialog.apply_button.isEnabled()
    dialog.set_card(Card.parse("9D"))
    qtbot.waitUntil(dialog.apply_button.isEnabled)
    assert dialog.follows.text().startswith("No longer found: Ben did not follow diamonds")
    assert session.asked == []
    dialog.apply()
    qtbot.waitUntil(lambda: len(session.asked) == 1)
    assert session.asked[0][0] == "correct"
    assert session.asked[0][1][1] == {"card": "9D"}


@pytest.mark.parametrize(
    ("words", "change", "changes"),
    [
        ("East plays 9♣", lambda d: d.seat.setCurrentIndex(d.seat.findData("S")), {"seat": "S"}),
        ("East plays 9♣", lambda d: d.seat.setCurrentIndex(d.seat.findData("E")), {}),
        ("North names spades", lambda d: d.suit.setCurrentIndex(d.suit.findData("H")), {"suit": "H"}),
        ("North names spades", lambda d: d.alone.setChecked(True), {"alone": True}),
        (
            "East passes",
            lambda d: (d.call.setCurrentIndex(d.call.findData("order")), d.alone.setChecked(False)),
            {"call": "order"},
        ),
        ("West deals", lambda d: d.seat.setCurrentIndex(d.seat.findData("N")), {"seat": "N"}),
        ("J♥ is turned up", lambda d: d.set_card(Card.parse("QH")), {"card": "QH"}),
    ],
)
def test_corrections_say_only_what_differs(directed, words: str, change, changes: dict[str, object]) -> None:
    window, _ = directed
    choose(window, words)
    window.correct()
    dialog = window.findChild(CorrectDialog)
    change(dialog)
    assert dialog.changes() == changes


def test_a_card_is_put_elsewhere_in_the_order(qtbot, directed) -> None:
    window, session = directed
    choose(window, "East plays 9♣")
    window.correct()
    dialog = window.findChild(CorrectDialog)
    qtbot.waitUntil(lambda: dialog.order.count() > 1)
    before = next(i for i in range(dialog.order.count()) if "North plays 10♦" in dialog.order.itemText(i))
    dialog.order.setCurrentIndex(before)
    qtbot.waitUntil(dialog.apply_button.isEnabled)
    dialog.apply()
    qtbot.waitUntil(lambda: len(session.asked) == 1)
    ((what, (_, changes)),) = session.asked
    assert what == "correct"
    (north,) = [row.event.t for row in window.log.rows if row.words == "North plays 10♦"]
    assert north - 3 < changes["t"] < north


def test_an_undo_tells_what_follows_first(qtbot, directed) -> None:
    window, session = directed
    assert window.undo_action.text() == "Undo: North names spades"
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(UndoDialog)
    assert dialog.windowTitle() == "Undo"
    qtbot.waitUntil(dialog.apply_button.isEnabled)
    assert dialog.foresight.words.text().startswith("No longer found: Ben did not follow diamonds")
    assert session.asked == []
    dialog.apply()
    qtbot.waitUntil(lambda: session.asked == [("undo", ())])


def test_an_event_may_never_have_happened(qtbot, directed) -> None:
    window, session = directed
    choose(window, "North passes")
    window.correct()
    dialog = window.findChild(CorrectDialog)
    dialog.strike.setChecked(True)
    qtbot.waitUntil(dialog.apply_button.isEnabled)
    dialog.apply()
    qtbot.waitUntil(lambda: session.asked == [("strike", ("e3",))])


def test_what_was_struck_out_counts_again_when_it_happened_after_all(qtbot, directed) -> None:
    """The camera strikes plays where it believes that hands were thrown in."""
    window, session = directed
    choose(window, "North passes")
    row = dataclasses.replace(window.log_list.chosen(), struck=True)
    dialog = CorrectDialog(row, window.link, window.appearance, CardPictures())
    qtbot.addWidget(dialog)
    assert dialog.strike.isChecked()
    assert not dialog.apply_button.isEnabled()
    dialog.strike.setChecked(False)
    qtbot.waitUntil(dialog.apply_button.isEnabled)
    dialog.apply()
    qtbot.waitUntil(lambda: session.asked == [("correct", ("e3", {}))])


def test_correcting_nothing_says_what_to_do(directed) -> None:
    window, _ = directed
    window.log_list.clearSelection()
    window.log_list.setCurrentIndex(window.log.index(-1))
    window.correct()
    assert window.message.text().startswith("Choose a line")


def test_the_score_is_set_with_a_reason_only(qtbot, directed) -> None:
    window, session = directed
    qtbot.keyClick(window, Qt.Key.Key_M)
    dialog = window.findChild(ScoreDialog)
    assert dialog is not None
    assert not dialog.apply_button.isEnabled()
    dialog.points[Side.EW].setValue(8)
    dialog.reason.setText("score cards were knocked over")
    qtbot.waitUntil(dialog.apply_button.isEnabled)
    assert "Score: 6 – 7 becomes 6 – 8." in dialog.foresight.words.text()
    assert session.asked == []
    dialog.apply()
    qtbot.waitUntil(lambda: len(session.asked) == 1)
    assert session.asked == [("override_score", (6, 8, "score cards were knocked over"))]


@pytest.mark.parametrize(
    ("what", "entry", "data"),
    [
        ("table_talk", "Carla (South)", {"what": "table_talk", "seat": "S"}),
        ("wrong_score", "The whole table", {"what": "wrong_score"}),
        (COACH, "Carla (South)", {"what": COACH, "seat": "S"}),
    ],
)
def test_incidents_take_two_clicks(qtbot, directed, what: str, entry: str, data: dict[str, str]) -> None:
    window, session = directed
    window.incidents.fill(what)
    menu = window.incidents.menus[what]
    next(action for action in menu.actions() if action.text() == entry).trigger()
    qtbot.waitUntil(lambda: session.asked == [("record", ("incident", data))])


def test_the_judge_knows_what_is_entered_by_the_name_of_a_kind() -> None:
    session = watched(lawful_hand())
    for what in INCIDENTS:
        session.record("incident", {"what": what, "seat": "E"}, "director")
    kinds = [finding.kind.value for finding in session.snapshot().findings]
    assert sorted(kinds) == ["exposed_card", *["incident"] * 4, "wrong_score"], "a coach is none"
    session.close()


def test_the_director_sees_the_score_and_who_leads(directed) -> None:
    window, session = directed
    assert "Anna & Carla  6 – 7  Ben & David" in window.score_words()
    assert Seat.SOUTH is session.snapshot().turn
