from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from companion.commands.director import open_log
from companion.errors import InputError
from companion.main import main
from companion_gui.appearance import Appearance
from companion_gui.director.window import DirectorWindow
from euchre.seats import Side
from tests.tracker.scripted import watched
from tests.tracker.test_session import RENEGE, hand_of
from tracker.pin import check_pin, has_pin, set_pin


@pytest.fixture
def log(tmp_path: Path) -> Path:
    session = watched(hand_of(RENEGE), tmp_path)
    session.close()
    return tmp_path / "table.sqlite"


def test_a_kept_log_is_ruled_on_and_keeps_the_ruling(qtbot, appearance: Appearance, log: Path) -> None:
    store, session = open_log(log, None)
    window = DirectorWindow(session, appearance, "log")
    qtbot.waitUntil(lambda: window.queue.rowCount() == 1)
    before = session.snapshot().score[Side.NS]
    window.open_finding(window.queue.row(0))
    with qtbot.waitSignal(window.finding.ruled):
        window.finding.confirm()
    window.close()
    session.close()
    store.close()
    again, later = open_log(log, None)
    assert later.snapshot().score[Side.NS] == before + 2
    later.close()
    again.close()


@pytest.mark.parametrize("text", [None, "not a log", '{"verdict": {}}'])
def test_what_is_no_log_is_told(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "log.jsonl"
    if text is not None:
        path.write_text(text)
    with pytest.raises(InputError, match=r"log\.jsonl"):
        open_log(path, None)


def test_without_a_display_the_command_says_so(
    log: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert main(["director", str(log)]) == 2
    assert "no display" in capsys.readouterr().err


def test_the_pin_of_a_log_is_asked_for(qtbot, appearance: Appearance, log: Path) -> None:
    store, session = open_log(log, None)
    assert not has_pin(store)
    set_pin(store, "4711")
    window = DirectorWindow(session, appearance, "log", check_pin=partial(check_pin, store))
    window.lock.pin.setText("4712")
    window.lock.unlock()
    qtbot.waitUntil(lambda: "not the director's PIN" in window.message.text())
    window.lock.pin.setText("4711")
    with qtbot.waitSignal(window.lock.opened):
        window.lock.unlock()
    window.close()
    session.close()
    store.close()
