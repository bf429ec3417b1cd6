"""A watch that was killed is gone on with; no log is written to by two; the last seconds are to be had."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path

import pytest

import companion.live
from companion.bug_report import ReportDesk, ask, request_for
from companion.errors import UsageError
from companion.lawbook import load_laws
from companion.live import TableOptions, open_store, open_table
from companion.resuming import WITHIN_S, LogHold, unfinished
from tests.companion.run import ran
from tests.tracker.script import lawful_hand
from tests.tracker.scripted import Clock, ScriptedWatcher, frames, session_for
from tracker.evidence import Evidence
from tracker.session import Session
from tracker.store import Store
from vision.sources import parse_source

NOW = datetime(2026, 3, 1, 20, 0)


def logged(path: Path, source: str = "camera 0", closed: bool = False, age: float = 60.0) -> Path:
    """A log of a source, broken off or closed so many seconds ago."""
    with Store(str(path)) as store:
        session = Session(store, "o1", load_laws("house"), Clock(), about={"source": source})
        if closed:
            session.close()
    for file in path.parent.glob(path.name + "*"):
        os.utime(file, (NOW.timestamp() - age, NOW.timestamp() - age))
    return path


def test_a_log_is_held_by_one_process_at_a_time(tmp_path: Path) -> None:
    log = tmp_path / "log.sqlite"
    hold = LogHold(log)
    with pytest.raises(UsageError, match=r"log\.sqlite: another watch is writing"):
        LogHold(log)
    hold.release()
    LogHold(log).release()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("made", "found"),
    [
        ({}, True),
        ({"closed": True}, False),
        ({"source": "camera 1"}, False),
        ({"age": WITHIN_S + 60}, False),
    ],
)
def test_a_broken_off_log_of_the_same_camera_is_found(made, found: bool, tmp_path: Path) -> None:
    log = logged(tmp_path / "a.sqlite", **made)
    (tmp_path / "b.sqlite").write_bytes(b"no log at all")
    os.utime(tmp_path / "b.sqlite", (NOW.timestamp(), NOW.timestamp()))
    assert unfinished(tmp_path, "camera 0", NOW.timestamp()) == (log if found else None)


def test_a_log_that_is_being_written_is_left_alone(tmp_path: Path) -> None:
    hold = LogHold(logged(tmp_path / "a.sqlite"))
    assert unfinished(tmp_path, "camera 0", NOW.timestamp()) is None
    hold.release()


def test_a_camera_goes_on_where_it_was_and_a_file_begins_anew(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(companion.live, "data_dir", lambda: tmp_path)
    clip = tmp_path / "clip.mp4"
    clip.write_bytes(b"x")
    for source, log in (("0", logged(tmp_path / "a.sqlite")), (str(clip), None)):
        what = parse_source(source)
        logged(tmp_path / "of-the-clip.sqlite", source=str(clip))
        for afresh in (False, True):
            with open_store(None, what, NOW, afresh) as store:
                goes_on = log is not None and not afresh
                assert (store.file == log) is goes_on
                assert (store.origins() == ("o1",)) is goes_on
    assert open_store(None, parse_source("1"), NOW).origins() == ()


@pytest.fixture
def scripted(tmp_path: Path, monkeypatch) -> Path:
    """A folder of pictures that is watched by a script's eyes."""
    import numpy as np

    from vision.cv import cv2

    pictures = tmp_path / "pictures"
    pictures.mkdir()
    cv2.imwrite(str(pictures / "1.png"), np.full((36, 64, 3), 90, np.uint8))
    monkeypatch.setattr(companion.live, "TableWatcher", lambda *_a, **_k: ScriptedWatcher([]))
    monkeypatch.setattr(companion.live, "load_recogniser", lambda *_: None)
    return pictures


def test_two_watches_never_write_to_one_log(scripted: Path, tmp_path: Path) -> None:
    options = TableOptions(store=f"sqlite:///{tmp_path / 'log.sqlite'}", max_speed=True)
    with open_table(str(scripted), options) as table:
        assert not table.resumed
        with pytest.raises(UsageError, match="another watch"):
            open_table(str(scripted), options)
        table.session.feed(next(table.capture.frames()))
    with open_table(str(scripted), options) as table:
        assert not table.resumed, "the first was closed in order"


def test_the_last_seconds_are_given_to_whoever_asks_beside_the_log(tmp_path: Path) -> None:
    session = session_for(lawful_hand(), evidence=Evidence(None))
    for frame in frames(30):
        session.feed(frame)
    log = tmp_path / "log.sqlite"
    desk = ReportDesk(session, log, every=60.0)
    assert desk.answer() is False
    folder = tmp_path / "report"
    assert ask(log, folder, sleep=lambda _s: desk.answer() and None) is True
    times = sorted(int(path.stem[1:]) / 1000 for path in folder.glob("t*.jpg"))
    assert (times[0], times[-1]) == pytest.approx((10, 30), abs=0.5)
    assert len(folder.joinpath("log.jsonl").read_text(encoding="utf-8").splitlines()) > 20
    assert not request_for(log).exists()
    request_for(log).write_text("nonsense", encoding="utf-8")
    assert desk.answer() is False
    desk.close()
    assert ask(log, folder, patience=1.0, sleep=lambda _s: None) is False
    assert not request_for(log).exists()


def test_a_report_of_a_log_nobody_watches_holds_its_last_pictures(capsys, tmp_path: Path) -> None:
    with Store(str(tmp_path / "log.sqlite")) as store:
        session = Session(
            store,
            "o1",
            load_laws("house"),
            Clock(),
            watcher=ScriptedWatcher(lawful_hand().events),
            evidence=Evidence(tmp_path / "log.evidence"),
        )
        for frame in frames(lawful_hand().t + 2):
            session.feed(frame)
    done = ran(capsys, "report", tmp_path / "log.sqlite", "--out", tmp_path / "report")
    assert (done.status, done.one_line) == (0, True), done.err
    report = tmp_path / "report"
    assert list(report.glob("t*.jpg"))
    assert "play" in (report / "log.jsonl").read_text(encoding="utf-8")
    names = [json.loads(line)["name"] for line in (report / "doctor.jsonl").read_text("utf-8").splitlines()]
    assert "cameras" in names


@pytest.mark.parametrize("arguments", [("none.sqlite",), ()])
def test_a_report_without_a_log_is_one_line(arguments, capsys, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(companion.live, "data_dir", lambda: tmp_path)
    done = ran(capsys, "report", *arguments)
    assert (done.status, done.one_line) == (1, True), done.err


@pytest.mark.parametrize("option", ["--pictures-days", "--pictures-mb"])
@pytest.mark.parametrize("text", ["-1", "many", "nan"])
def test_retention_that_makes_no_sense_is_one_line(option: str, text: str, capsys) -> None:
    done = ran(capsys, "watch", "0", option, text)
    assert (done.status, done.one_line) == (2, True)
