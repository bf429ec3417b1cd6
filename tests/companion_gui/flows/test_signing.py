"""A game is won, signed by all four and exported; what is corrected afterwards wants signing again."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from companion.sheets import read_sheet
from companion_gui.appearance import Appearance
from companion_gui.qt import QFileDialog, Qt
from companion_gui.table.signing import SignDialog
from companion_gui.table.window import TableWindow
from euchre.seats import Seat, Side
from tests.tracker.script import lawful_hand
from tests.tracker.scripted import frames, session_for
from tracker.snapshot import Phase

INITIALS = {Seat.NORTH: "AM", Seat.EAST: "BK", Seat.SOUTH: "CM", Seat.WEST: "DR"}


@pytest.fixture
def won(qtbot, appearance: Appearance, shown):
    """A table where East and West have just won the game."""
    script = lawful_hand()
    session = session_for(script)
    whole = list(frames(script.t + 3))
    for frame in whole[:4]:
        session.feed(frame)
    session.override_score(7, 9, "the game was begun on paper", "director")
    for frame in whole[4:]:
        session.feed(frame)
    session.finish()
    window = TableWindow(session, appearance, "Table 1", reader=read_sheet)
    shown(window)
    assert window.link.snapshot.phase is Phase.GAME_OVER
    yield session, window
    window.close()
    session.close()


def test_a_game_is_signed_and_exported(qtbot, won, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, window = won
    assert window.link.snapshot.winner is Side.EW
    qtbot.keyClick(window, Qt.Key.Key_G)
    dialog = window.findChild(SignDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: "4 of 4" in dialog.state.text())
    for seat, initials in INITIALS.items():
        qtbot.keyClicks(dialog.boxes[seat].initials, initials)
        qtbot.mouseClick(dialog.boxes[seat].sign_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.state.text().startswith("Signed by all four"))

    place = tmp_path / "final.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(place), ""))
    qtbot.mouseClick(dialog.keep_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "final.pdf" in dialog.message.text())
    assert place.read_bytes().startswith(b"%PDF")
    (row,) = csv.DictReader(place.with_suffix(".csv").open(encoding="utf-8"))
    assert (row["score_NS"], row["score_EW"]) == ("7", "10")
    assert place.with_suffix(".egn").read_text(encoding="utf-8").strip()


def test_a_correction_after_signing_wants_signing_again(qtbot, won) -> None:
    session, window = won
    for seat, initials in INITIALS.items():
        session.record("sign", {"seat": seat.value, "initials": initials})
    qtbot.keyClick(window, Qt.Key.Key_G)
    dialog = window.findChild(SignDialog)
    qtbot.waitUntil(lambda: dialog.state.text().startswith("Signed by all four"))
    session.override_score(8, 9, "a point was missed on paper", "director")
    qtbot.waitUntil(lambda: "4 of 4" in dialog.state.text())
    assert "changed after it was signed" in dialog.state.text()
    assert dialog.boxes[Seat.NORTH].initials.isEnabled()
