from __future__ import annotations

from pathlib import Path

import pytest

from companion.logs import judge_log
from companion.score_rows import sheet_rows
from companion.sheets import read_sheet
from companion_gui.appearance import Appearance
from companion_gui.link import SessionLink
from companion_gui.qt import QFileDialog, QPushButton, Qt
from companion_gui.signature import Signature
from companion_gui.table.signing import SignDialog
from euchre.seats import Seat
from tests.tracker.script import lawful_hand
from tests.tracker.scripted import watched


@pytest.fixture
def link(qapp):
    session = watched(lawful_hand())
    made = SessionLink(session)
    yield made
    made.close()
    session.close()


@pytest.fixture
def dialog(qtbot, appearance: Appearance, link: SessionLink) -> SignDialog:
    made = SignDialog(link, appearance, read_sheet)
    made.show()
    qtbot.waitUntil(lambda: bool(made.state.text()))
    yield made
    made.close()


def unofficial(missing: int) -> str:
    return f"Unofficial: {missing} of 4 still to sign."


def sign(qtbot, dialog: SignDialog, seat: Seat, initials: str) -> None:
    qtbot.keyClicks(dialog.boxes[seat].initials, initials)
    qtbot.mouseClick(dialog.boxes[seat].sign_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.boxes[seat].sign_button.text() == "Signed")


def test_the_result_is_unofficial_until_all_four_have_signed(qtbot, dialog: SignDialog) -> None:
    assert dialog.state.text() == unofficial(4)
    for count, seat in enumerate(Seat, start=1):
        sign(qtbot, dialog, seat, seat.value * 2)
        said = unofficial(4 - count) if count < 4 else "Signed by all four: it stands."
        qtbot.waitUntil(lambda said=said: dialog.state.text() == said)
        assert not dialog.boxes[seat].sign_button.isEnabled()
        assert dialog.boxes[seat].initials.text() == seat.value * 2
    dialog._link.perform("Undo", lambda session: session.undo())
    qtbot.waitUntil(lambda: dialog.state.text() == unofficial(1))
    box = dialog.boxes[Seat.WEST]
    assert box.initials.isEnabled()
    assert not box.initials.text()
    assert not box.sign_button.isEnabled()


def test_nobody_signs_by_a_bare_click(qtbot, dialog: SignDialog) -> None:
    box = dialog.boxes[Seat.EAST]
    assert not box.sign_button.isEnabled()
    qtbot.keyClick(box.initials, Qt.Key.Key_Return)
    assert dialog.state.text() == unofficial(4)
    qtbot.keyClicks(box.initials, "EV")
    assert box.sign_button.isEnabled()
    box.clear_button.click()
    assert box.signature() == Signature()


def test_what_was_drawn_is_kept_in_the_log(qtbot, dialog: SignDialog, link: SessionLink) -> None:
    drawn = Signature(strokes=(((10, 10), (40, 60)), ((80, 20),)))
    dialog.boxes[Seat.SOUTH].pad.show_signature(drawn)
    dialog.boxes[Seat.SOUTH].sign()
    qtbot.waitUntil(lambda: dialog.state.text() == unofficial(3))
    sheet = read_sheet(link.session.events())
    assert sheet.signatures == {Seat.SOUTH: drawn}
    assert list(sheet.rows) == sheet_rows(judge_log(link.session.events(), "log"))


def test_the_sheet_is_kept_with_its_files_beside_it(
    qtbot, dialog: SignDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "sheet.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(place), ""))
    sign(qtbot, dialog, Seat.NORTH, "NO")
    dialog.keep_button.click()
    qtbot.waitUntil(lambda: dialog.message.text() == "Kept as sheet.pdf, sheet.csv, sheet.egn.")
    assert place.read_bytes().startswith(b"%PDF")
    assert place.stat().st_size > 2000
    assert (tmp_path / "sheet.csv").read_text(encoding="utf-8").startswith("hand,dealer,")
    assert (tmp_path / "sheet.egn").read_text(encoding="utf-8").strip()


def test_a_place_that_cannot_be_written_is_told(
    qtbot, dialog: SignDialog, link: SessionLink, tmp_path: Path
) -> None:
    with qtbot.waitSignal(link.failed) as told:
        dialog.keep(tmp_path / "none" / "sheet.pdf")
    assert told.args[0] == "Keep the sheet"
    assert "cannot be written" in told.args[1]


def test_without_a_reader_no_sheet_is_offered(qtbot, appearance: Appearance, link: SessionLink) -> None:
    dialog = SignDialog(link, appearance)
    dialog.show()
    words = {button.text() for button in dialog.findChildren(QPushButton) if button.isVisible()}
    assert not words & {"Keep the sheet…", "Print…"}
    dialog.close()
