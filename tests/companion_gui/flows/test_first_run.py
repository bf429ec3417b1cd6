"""A newcomer's first minutes: the start window, the sample clip, the first trick."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from companion.live import LiveTable, TableOptions, open_table
from companion.sample import sample_clip
from companion.windows import Windows
from companion_gui.appearance import Appearance
from companion_gui.qt import QSettings, Qt
from euchre.cards import Suit


def at_full_speed(store: Path):
    def open_(source: str, options: TableOptions) -> LiveTable:
        return open_table(source, replace(options, max_speed=True, store=f"sqlite:///{store}"))

    return open_


def test_from_the_first_click_to_the_first_trick(
    qtbot, appearance: Appearance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.windows.chosen_appearance", lambda: appearance)
    kept = QSettings(str(tmp_path / "windows.ini"), QSettings.Format.IniFormat)
    windows = Windows(open_=at_full_speed(tmp_path / "table.sqlite"), kept=kept)
    windows.start.show()
    assert windows.start.start_button.text() == "Play the sample clip"
    qtbot.mouseClick(windows.start.start_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: windows.window is not None, timeout=60_000)
    assert not windows.start.isVisible()
    table = windows.window

    won = lambda: any(trick.winner for trick in table.link.snapshot.tricks)  # noqa: E731
    qtbot.waitUntil(won, timeout=120_000)
    shot = table.link.snapshot
    truth = sample_clip().read_truth()
    first = [event for event in truth["events"] if event["do"] == "play"][:4]
    assert [(play.seat.value, str(play.card)) for play in shot.tricks[0].plays] == [
        (play["seat"], play["card"]) for play in first
    ]
    assert shot.trump is not None
    assert shot.trump in Suit
    assert shot.maker is not None
    assert table.board.felt.accessibleDescription()
    assert table.findings.rowCount() == 0, "nothing is told while the hand is played"

    with qtbot.waitSignal(table.closed, timeout=3000):
        table.close()
    assert windows.start.isVisible(), "closing the table leads back to the start"
    windows.start.close()
    windows.end()
