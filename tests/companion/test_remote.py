"""The director's eyes and hands at a table elsewhere."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import numpy as np
import pytest

from companion.event.windows import EventTables, EventWindows
from companion.lawbook import load_laws
from companion.reporting import report
from euchre.seats import Side
from tests.companion.run import ran
from tests.companion.test_event_day import play_a_revoke, rulings, urls, wait_for, wait_for_ruling
from tests.tracker.script import Script
from tests.tracker.scripted import session_for
from tracker.errors import SessionError
from tracker.evidence import Evidence
from tracker.following import Following
from tracker.remote import RemoteTable
from tracker.store import Store
from vision.cv import cv2

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

        following = Following(Store(director), load_laws, time.time)
        (view,) = following.views()
        remote = RemoteTable(following, view.origin)
        assert remote.label == "Table 7"
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
        given_up = {"side": "NS", "note": "had to leave"}
        assert remote.preview_record("forfeit", given_up).winner is Side.EW
        assert remote.snapshot().winner is None
        remote.record("forfeit", given_up, "director")
        assert remote.snapshot().winner is Side.EW
        wait_for(session, lambda: session.snapshot().winner is Side.EW)
        remote.strike(remote.whole_log()[-1].id)
        assert remote.snapshot().winner is None
        wait_for(session, lambda: session.snapshot().winner is None)
        for no in (
            lambda: remote.next_deal(),
            lambda: remote.rule("no such", "confirm"),
            lambda: remote.strike("e999"),
            lambda: remote.record("forfeit", {"side": "nobody"}),
            lambda: remote.record("rule", {"finding": finding.id, "decision": "dismiss"}),
            lambda: remote.record("play", {"seat": "N", "card": "9C"}),
            lambda: remote.correct(offending, {"card": "7C"}),
        ):
            with pytest.raises(SessionError):
                no()
        remote.close()
        remote.close()
        following.close()
        following.close()
        worker.stop(30)
    session.close()


def test_the_directors_overview_shows_later_tables_and_opens_their_windows(
    urls: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot, appearance
) -> None:
    owner, director, table = urls
    assert ran(capsys, "event", "init", "--store", owner, "--name", "Autumn cup").status == 0
    tables = EventTables(director)
    windows = EventWindows(tables, appearance, ["table 7"])
    windows.overview.show()
    assert windows.overview.summary.text() == "No table has reported yet."
    session = session_for(Script(), tmp_path, "a" * 32, evidence=pictures(tmp_path))
    with Store(str(tmp_path / "table.sqlite")) as local:
        worker = report(session, local, "a" * 32, table, "Table 7")
        play_a_revoke(session)
        assert worker.wait_for(lambda state: state.last == session.events()[-1].seq, 30)
        qtbot.waitUntil(lambda: "1 finding to rule on" in windows.overview.summary.text(), timeout=30_000)
        (row,) = windows.overview.tables.rows
        assert (row.label, row.hand, row.waiting) == ("Table 7", 1, 1)

        qtbot.waitUntil(lambda: row.origin in windows.opened, timeout=30_000)
        window = windows.opened[row.origin].window
        windows.open(row.origin)
        assert windows.opened[row.origin].window is window
        qtbot.waitUntil(lambda: window.queue.rowCount() == 1, timeout=30_000)
        window.open_finding(window.queue.row(0))
        with qtbot.waitSignal(window.finding.ruled):
            window.finding.confirm()
        wait_for_ruling(session)
        assert rulings(session) == ["confirm"]
        qtbot.waitUntil(lambda: windows.overview.tables.row(0).waiting == 0, timeout=30_000)
        windows.close()
        tables.close()
        worker.stop(30)
    session.close()


def pictures(place: Path) -> Evidence:
    """A folder in which every play has its picture."""
    folder = place / "evidence"
    folder.mkdir()
    jpeg = cv2.imencode(".jpg", np.full((268, 192, 3), 200, np.uint8))[1].tobytes()
    for number in range(1, 20):
        (folder / f"e{number}.jpg").write_bytes(jpeg)
    (folder / "t0000000000.jpg").write_bytes(jpeg)
    return Evidence(folder)


def test_the_pictures_a_finding_rests_on_and_the_cameras_state_reach_the_director(
    urls: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    owner, director, table = urls
    assert ran(capsys, "event", "init", "--store", owner, "--name", "Autumn cup").status == 0
    session = session_for(Script(), tmp_path, "a" * 32, evidence=pictures(tmp_path))
    with Store(str(tmp_path / "table.sqlite")) as local:
        worker = report(session, local, "a" * 32, table, "Table 7")
        play_a_revoke(session)
        following = Following(Store(director), load_laws, time.time)
        while not following.views() or not following.views()[0].findings():
            following.look()
        remote = RemoteTable(following, "a" * 32)
        (finding,) = remote.snapshot().findings
        came = threading.Event()
        stop = following.subscribe(lambda _: came.set() if complete(remote, finding.evidence) else None)
        worker.wake()
        assert complete(remote, finding.evidence) or came.wait(30)
        stop()
        known = tuple(event.id for event in remote.events())
        assert {picture.event for picture in following.pictures("a" * 32, known)} == set(finding.evidence)
        assert remote.snapshot().camera.status == "waiting for the first picture"
        remote.close()
        following.close()
        worker.stop(30)
    session.close()


def complete(remote: RemoteTable, evidence: tuple[str, ...]) -> bool:
    """Whether each of these events has its card's picture and one of the table."""
    seen = remote.sightings(evidence)
    return all(one.crop is not None and one.crop.is_file() and one.frames for one in seen)
