"""The director's eyes and hands at a table elsewhere."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from companion.errors import UsageError
from companion.event.windows import remote_tables
from companion.lawbook import load_laws
from companion.live import report
from tests.companion.run import ran
from tests.companion.test_event_day import play_a_revoke, rulings, urls, wait_for_ruling
from tests.tracker.script import Script
from tests.tracker.scripted import session_for
from tracker.errors import SessionError
from tracker.event_log import EventLog
from tracker.remote import RemoteTable
from tracker.store import Store
from tracker.tables import Tables

__all__ = ["urls"]


def test_a_finding_shows_at_the_director_and_the_ruling_at_the_table(
    urls: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    owner, director, table = urls
    assert ran(capsys, "event", "init", "--store", owner, "--name", "Autumn cup").status == 0
    session = session_for(Script(), tmp_path, "a" * 32)
    with Store(str(tmp_path / "table.sqlite")) as local:
        worker = report(session, local, "a" * 32, table, "Table 7")
        session.next_deal()
        assert worker.wait_for(lambda state: state.last == session.events()[-1].seq, 30)

        store = Store(director)
        tables = Tables(store, load_laws)
        tables.refresh()
        view = tables.find("table 7")
        assert view is not None
        remote = RemoteTable(store, tables, EventLog.of(store), view, time.time)
        seen = threading.Event()
        remote.subscribe(lambda _change: seen.set() if remote.snapshot().findings else None)
        play_a_revoke(session)
        assert seen.wait(30)
        (finding,) = remote.snapshot().findings
        assert remote.sightings(finding.evidence)[0].crop is None

        offending = finding.evidence[0]
        assert remote.preview(offending, {"card": "QC"}).findings == ()
        remote.rule(finding.id, "dismiss", note="nobody minds")
        wait_for_ruling(session)
        assert rulings(session) == ["dismiss"]
        remote.correct(offending, {"card": "QC"})
        assert remote.snapshot().findings == ()
        remote.record("incident", {"what": "slow_play", "seat": "N"}, "director")
        assert [found.kind.value for found in remote.snapshot().findings] == ["incident"]
        assert remote.undo() is None
        for no in (
            lambda: remote.next_deal(),
            lambda: remote.rule("no such", "confirm"),
            lambda: remote.strike("e999"),
            lambda: remote.record("play", {"seat": "N", "card": "9C"}),
            lambda: remote.correct(offending, {"card": "7C"}),
        ):
            with pytest.raises(SessionError):
                no()
        remote.close()
        remote.close()
        worker.stop(30)
    session.close()


def test_the_directors_window_opens_on_a_table_elsewhere(
    urls: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot, appearance
) -> None:
    from companion_gui.director.window import DirectorWindow

    owner, director, table = urls
    assert ran(capsys, "event", "init", "--store", owner, "--name", "Autumn cup").status == 0
    with pytest.raises(UsageError, match="none has reported yet"):
        remote_tables(director, [])
    session = session_for(Script(), tmp_path, "a" * 32)
    with Store(str(tmp_path / "table.sqlite")) as local:
        worker = report(session, local, "a" * 32, table, "Table 7")
        play_a_revoke(session)
        assert worker.wait_for(lambda state: state.last == session.events()[-1].seq, 30)
        with pytest.raises(UsageError, match="no table Table 8; there are: Table 7"):
            remote_tables(director, ["Table 8"])
        ((label, remote),) = remote_tables(director, [])
        window = DirectorWindow(remote, appearance, label)
        window.show()
        qtbot.waitUntil(lambda: window.queue.rowCount() == 1)
        window.open_finding(window.queue.row(0))
        with qtbot.waitSignal(window.finding.ruled):
            window.finding.confirm()
        wait_for_ruling(session)
        assert rulings(session) == ["confirm"]
        window.close()
        remote.close()
        worker.stop(30)
    session.close()
