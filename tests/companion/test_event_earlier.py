"""What a table of an event played into an earlier log is looked through in its director's window."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.event.windows import EventTables, EventWindows
from companion.reporting import report
from companion_gui.history.window import HistoryWindow
from tests.companion.run import ran
from tests.companion.test_event_day import play_a_revoke, urls
from tests.tracker.script import Script
from tests.tracker.scripted import session_for
from tracker.errors import SessionError
from tracker.shown import CROP, ShownPicture, add_pictures
from tracker.store import Store

__all__ = ["urls"]

EARLIER, OTHER, OPEN = "019a00000000" + "1" * 20, "019b00000000" + "2" * 20, "019c00000000" + "3" * 20


def _written(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def play(folder: Path, origin: str, event: str, name: str) -> None:
    """A table that reports a hand with a revoke in it, and is switched off."""
    folder.mkdir()
    session = session_for(Script(), folder, origin)
    with Store(str(folder / "table.sqlite")) as local:
        worker = report(session, local, origin, event, name)
        play_a_revoke(session)
        assert worker.wait_for(lambda state: state.last == session.events()[-1].seq, 30)
        worker.stop(30)
    session.close()


def test_the_same_tables_earlier_logs_are_offered_and_read_with_their_pictures(
    urls: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot, appearance
) -> None:
    owner, director, table = urls
    assert ran(capsys, "event", "init", "--store", owner, "--name", "Autumn cup").status == 0
    for origin, name in ((EARLIER, "Table 7"), (OTHER, "Table 8"), (OPEN, "table 7")):
        play(tmp_path / origin, origin, table, name)
    tables = EventTables(director)
    windows = EventWindows(tables, appearance)
    windows.open(OPEN)
    opened = windows.opened[OPEN]
    assert [log.key for log in opened.earlier.earlier()] == [EARLIER]

    opened.window.show_hands()
    history = opened.window.findChild(HistoryWindow)
    qtbot.waitUntil(lambda: history.logs.count() == 2)
    history.export(tmp_path / "open.csv")
    qtbot.waitUntil(lambda: "\n1,N,hearts,E," in _written(tmp_path / "open.csv"))
    history.logs.setCurrentIndex(1)
    qtbot.waitUntil(lambda: "Table 7" in history.banner.text())
    qtbot.waitUntil(lambda: history.hands.rowCount() > 0)
    kept = opened.earlier.open(EARLIER)
    assert kept.whole_log()[0].do == "open"
    (finding,) = kept.verdicts()[0]["findings"]
    offending = finding["evidence"][0]
    with Store(table) as store:
        assert add_pictures(store, EARLIER, [ShownPicture(offending, CROP, b"a picture")])
    (seen,) = kept.sightings((offending,))
    assert seen.crop is not None
    assert seen.crop.read_bytes() == b"a picture"
    with tables.following.still() as followed:
        followed.of(EARLIER).damage = "its log cannot be judged: no such laws"
    with pytest.raises(SessionError, match="no such laws"):
        opened.earlier.open(EARLIER)
    windows.close()
    opened.earlier.close()
    tables.close()
