from __future__ import annotations

from dataclasses import replace

import pytest

from companion_gui.card_picker import CardPicker
from companion_gui.director.correct import CorrectDialog
from companion_gui.finding.dialog import FindingDialog
from companion_gui.gallery.log import demo_log
from companion_gui.gallery.moments import ASKING, BETWEEN, CALLING, MOMENTS, PLAYING, REVOKE
from companion_gui.incident_menu import IncidentMenu
from companion_gui.palette import Palette
from companion_gui.qt import QPointF, Qt
from companion_gui.table.claim import ClaimDialog
from companion_gui.table.plane import Plane, drawn_cards
from euchre.cards import Suit
from euchre.seats import Seat, Side
from tracker.snapshot import TableSnapshot
from tracker.table import Change


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_closes_in_every_state_and_leaves_no_thread(qtbot, open_table, moment: TableSnapshot) -> None:
    window, session = open_table(moment)
    with qtbot.waitSignal(window.closed, timeout=3000):
        window.close()
    assert session.listeners == 0
    assert not window.link.is_running()


@pytest.mark.parametrize("change", [Change.LOG, Change.CAMERA, Change.CLOSED])
def test_closes_while_changes_rain(qtbot, open_table, change: Change) -> None:
    window, session = open_table(PLAYING)
    for _ in range(50):
        session.tell(change)
    window.close()
    assert not window.link.is_running()


@pytest.mark.parametrize(
    ("moment", "presses", "asked"),
    [
        (CALLING, [Qt.Key.Key_P], [("call", (Seat.EAST, "pass", None, False))]),
        (CALLING, [Qt.Key.Key_O], [("call", (Seat.EAST, "order", Suit.HEARTS, False))]),
        (CALLING, [Qt.Key.Key_A, Qt.Key.Key_O], [("call", (Seat.EAST, "order", Suit.HEARTS, True))]),
        (CALLING, [Qt.Key.Key_X, Qt.Key.Key_P], [("call", (Seat.SOUTH, "pass", None, False))]),
        (CALLING, [Qt.Key.Key_P, Qt.Key.Key_P], [("call", (Seat.EAST, "pass", None, False))]),
        (ASKING, [Qt.Key.Key_2], [("answer", ("q1", "9H"))]),
        (ASKING, [Qt.Key.Key_3], [("answer", ("q1", "none"))]),
        (ASKING, [Qt.Key.Key_7], []),
        (PLAYING, [Qt.Key.Key_P, Qt.Key.Key_1], []),
        (BETWEEN, [Qt.Key.Key_N], [("next_deal", (Seat.NORTH,))]),
    ],
)
def test_keys_speak_for_the_table(
    qtbot, open_table, moment: TableSnapshot, presses: list[Qt.Key], asked: list[object]
) -> None:
    window, session = open_table(moment)
    for key in presses:
        qtbot.keyClick(window, key)
    if asked:
        qtbot.waitUntil(lambda: len(session.asked) >= len(asked))
    window.close()
    assert session.asked == asked


def test_tricks_are_agreed_on_before_the_next_deal(qtbot, open_table) -> None:
    window, session = open_table(BETWEEN)
    first, then = window.board.keys.offered()
    assert (first.key, first.main, then.key, then.main) == ("Y", True, "N", False)
    qtbot.keyClick(window, Qt.Key.Key_Y)
    qtbot.waitUntil(lambda: session.asked == [("agree", ())])
    session.show(agreed=True)
    qtbot.waitUntil(lambda: len(window.board.keys.offered()) == 1)
    (deal,) = window.board.keys.offered()
    assert (deal.key, deal.main) == ("N", True)
    qtbot.keyClick(window, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: session.asked[1:] == [("next_deal", (Seat.NORTH,))])


def test_a_card_on_the_felt_is_corrected_by_a_click(qtbot, open_table) -> None:
    window, session = open_table(PLAYING)
    session._log = demo_log()
    play = next(one for one in PLAYING.trick.plays if one.card is not None)
    felt = window.board.felt
    with qtbot.waitSignal(felt.clicked) as told:
        drawn = next(one for one in drawn_cards(PLAYING) if one.play == play.id)
        at = Plane(felt._measures()[0]).point(drawn.position).toPoint()
        qtbot.mouseClick(felt, Qt.MouseButton.LeftButton, pos=at)
    assert told.args == [play.id]
    assert felt.card_at(QPointF(2, 2)) == ""


@pytest.mark.parametrize("found", [True, False])
def test_the_last_thing_is_corrected_by_a_key(qtbot, open_table, found: bool) -> None:
    window, session = open_table(PLAYING)
    if found:
        session._log = demo_log()
    qtbot.keyClick(window, Qt.Key.Key_E)
    if not found:
        qtbot.waitUntil(lambda: window.board.message.text() == "There is nothing to correct yet.")
        return
    qtbot.waitUntil(lambda: window.findChild(CorrectDialog) is not None)
    dialog = window.findChild(CorrectDialog)
    dialog.strike.setChecked(True)
    qtbot.waitUntil(dialog.apply_button.isEnabled)
    dialog.apply()
    qtbot.waitUntil(lambda: [what for what, _ in session.asked] == ["strike"])


def test_a_card_the_camera_missed_is_entered_by_hand(qtbot, open_table) -> None:
    window, session = open_table(PLAYING)
    qtbot.keyClick(window, Qt.Key.Key_B)
    picker = window.findChild(CardPicker)
    with qtbot.waitSignal(picker.finished):
        qtbot.keyClicks(picker, "9c")
    qtbot.waitUntil(lambda: session.asked == [("record", ("play", {"seat": "S", "card": "9C"}))])


def test_nobodys_card_cannot_be_entered(qtbot, open_table) -> None:
    window, _ = open_table(BETWEEN)
    qtbot.keyClick(window, Qt.Key.Key_B)
    assert window.board.message.text() == "It is nobody's turn now."


def test_a_coach_is_put_on_record_in_two_clicks(qtbot, open_table, monkeypatch: pytest.MonkeyPatch) -> None:
    # The offscreen platform cannot grab the keyboard for a menu that pops up.
    monkeypatch.setattr(IncidentMenu, "popup", lambda self, at: None)
    window, session = open_table(PLAYING)
    qtbot.keyClick(window, Qt.Key.Key_I)
    menu = window.findChild(IncidentMenu)
    coach = next(action for action in menu.actions() if action.text() == "Coach")
    coach.menu().actions()[2].trigger()
    qtbot.waitUntil(lambda: session.asked == [("record", ("incident", {"what": "coach", "seat": "S"}))])


def test_calls_are_in_the_palette_too(qtbot, open_table) -> None:
    window, session = open_table(CALLING)
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = window.findChild(Palette)
    assert palette.model.rows[0].text() == "Ben passes"
    palette.run()
    qtbot.waitUntil(lambda: session.asked == [("call", (Seat.EAST, "pass", None, False))])


def test_a_window_alone_moves_to_the_other_screen(qtbot, open_table) -> None:
    window, _ = open_table(PLAYING)
    qtbot.keyClick(window, Qt.Key.Key_F10)
    assert window.isVisible(), "one screen alone: it stays"


def test_undo_and_redo_are_named_after_what_they_undo(qtbot, open_table) -> None:
    window, session = open_table(CALLING)
    assert window.undo_action.text() == "Undo: North passes"
    assert not window.redo_action.isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: session.asked == [("undo", ())])
    session.show(undo=None, redo="North passes")
    qtbot.waitUntil(lambda: window.redo_action.text() == "Redo: North passes")
    assert not window.undo_action.isEnabled()


def test_a_refusal_is_shown_and_the_key_counts_again(qtbot, open_table) -> None:
    window, session = open_table(CALLING)
    session.refusal = "the session is closed"
    qtbot.keyClick(window, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: window.board.message.text() == "Ben passes: the session is closed")
    session.refusal = None
    qtbot.keyClick(window, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: len(session.asked) == 1)
    assert window.board.message.text() == ""


def test_another_card_is_picked_by_rank_and_suit(qtbot, open_table) -> None:
    window, session = open_table(ASKING)
    qtbot.keyClick(window, Qt.Key.Key_0)
    picker = window.findChild(CardPicker)
    assert picker is not None
    with qtbot.waitSignal(picker.finished):
        qtbot.keyClicks(picker, "js")
    qtbot.waitUntil(lambda: session.asked == [("answer", ("q1", "JS"))])


def test_findings_wait_for_the_end_of_the_hand(qtbot, open_table) -> None:
    window, session = open_table(PLAYING)
    assert window.findings.rowCount() == 0
    session.show(phase=BETWEEN.phase, findings=(REVOKE,), trick=None)
    qtbot.waitUntil(lambda: window.findings.rowCount() == 1)
    window.board.findings_panel.opened.emit(window.findings.row(0))
    dialog = window.findChild(FindingDialog)
    assert dialog is not None
    assert dialog.view.finding == REVOKE
    assert not dialog.view.confirm_button.isVisible(), "players look; they do not rule"


def test_the_table_is_told_in_words_too(qtbot, open_table) -> None:
    window, session = open_table(PLAYING)
    said = window.board.felt.accessibleDescription()
    assert "Trick 3: Carla to play." in said
    assert "David played Q♠." in said
    session.show(score={Side.NS: 9, Side.EW: 8})
    qtbot.waitUntil(lambda: window.board.score.accessibleDescription() == "Anna & Carla 9, Ben & David 8")


def test_switches_hide_and_show_the_picture(qtbot, open_table) -> None:
    window, _ = open_table(PLAYING)
    qtbot.keyClick(window, Qt.Key.Key_V)
    assert not window.board.live.overlay
    qtbot.keyClick(window, Qt.Key.Key_L)
    assert not window.board.live.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_L)
    assert window.board.live.isVisible()


def test_a_beginner_is_told_what_everyone_sees(qtbot, open_table) -> None:
    window, _ = open_table(PLAYING)
    assert not window.board.explained.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert window.board.explained.isVisible()
    assert not window.board.live.isVisible()
    assert "It is Carla's turn to play." in window.board.explained_words()


def test_full_screen_and_back(qtbot, open_table) -> None:
    window, _ = open_table(PLAYING)
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_a_large_window_grows_its_type(qtbot, open_table) -> None:
    window, _ = open_table(PLAYING)
    plain = window.appearance.look.zoom
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: window.appearance.look.zoom == 1.5)
    assert plain == 1.0


def test_the_camera_badge_speaks(qtbot, open_table) -> None:
    window, session = open_table(PLAYING)
    assert window.board.health.words() == "Camera good · 24 frames/s"
    bad = replace(PLAYING.camera, status="No picture for 4 s", advice="check the cable", fps=0.0)
    session.show(Change.CAMERA, camera=replace(bad, health=MOMENTS["paused"].camera.health))
    qtbot.waitUntil(lambda: window.board.health.words() == "No picture for 4 s – check the cable")


def test_the_session_may_end_before_the_window(qtbot, open_table) -> None:
    window, session = open_table(PLAYING)
    session.close()
    qtbot.waitUntil(lambda: "ended" in window.board.message.text())


def test_a_player_claims_a_revoke(qtbot, open_table) -> None:
    window, session = open_table(BETWEEN)
    qtbot.keyClick(window, Qt.Key.Key_R)
    dialog = window.findChild(ClaimDialog)
    assert dialog is not None
    dialog.claimer.setCurrentIndex(dialog.claimer.findData(Seat.SOUTH))
    dialog.accused.setCurrentIndex(dialog.accused.findData(Seat.EAST))
    dialog.trick.setCurrentIndex(1)
    dialog.claim()
    said = {"seat": "S", "about": {"seat": "E", "trick": 2}}
    qtbot.waitUntil(lambda: session.asked == [("record", ("challenge", said))])


def test_everything_is_in_the_palette(qtbot, open_table) -> None:
    window, _ = open_table(PLAYING)
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = window.findChild(Palette)
    assert palette is not None
    names = [action.text() for action in palette.model.rows]
    assert "Full screen" in names
    assert "Claim a revoke" in names
    assert "Laws in force" not in names, "no laws were given to this window"
