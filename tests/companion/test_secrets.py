"""A stream with a token and a login is watched, breaks off and is reported; its secrets are nowhere."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

import companion.live
from companion.live import TableOptions, open_table
from companion.transcript import Transcript
from euchre.seats import Seat
from tests.companion.run import ran
from tests.tracker.script import lawful_hand
from tests.tracker.scripted import ScriptedWatcher
from tests.vision.loopback import MjpegPhone, numbered, until
from tracker.snapshot import Audience
from vision.capture_status import CaptureStatus
from vision.sources import LOGIN_VARIABLE

SECRETS = ("hunter2", "tok3n", "bWU6aHVudGVyMg")


def clean(text: str) -> bool:
    return not any(secret in text for secret in SECRETS)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_a, **_k: tmp_path / "data")
    monkeypatch.setattr(
        companion.live, "TableWatcher", lambda *_a, **_k: ScriptedWatcher(lawful_hand().events)
    )
    monkeypatch.setattr(companion.live, "load_recogniser", lambda *_: None)
    monkeypatch.setenv(LOGIN_VARIABLE, "me:hunter2")
    return tmp_path


@pytest.mark.parametrize("as_json", [False, True])
def test_neither_screen_nor_disk_holds_them(
    as_json: bool, data: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    said: list[str] = []
    with (
        MjpegPhone(locked=True) as phone,
        open_table(f"{phone.address}?token=tok3n&size=2", TableOptions()) as table,
    ):
        transcript = Transcript(table.session, said.append, as_json)
        frames = table.capture.frames()
        for number in range(1, 5):
            phone.send(numbered(number))
        table.session.feed(next(frames))
        table.session.next_deal(Seat.NORTH)
        phone.drop()
        assert until(lambda: table.capture.status is CaptureStatus.LOST)
        health = table.session.snapshot(Audience.DIRECTOR).camera
        said += [repr(health), str(table.capture.note), repr(table), table.store.name]
        table.session.save_recent(data / "report")
        transcript.finish()
    assert any("hunter2" not in head and "Basic" in head for head in phone.heads), "the login was not used"
    out = capfd.readouterr()
    assert said
    assert clean("\n".join(said) + caplog.text + out.out + out.err)
    files = [path for path in data.rglob("*") if path.is_file()]
    assert any(path.suffix == ".sqlite" for path in files)
    for path in files:
        assert clean(str(path)), path
        assert clean(path.read_bytes().decode("latin-1")), path


def test_the_program_s_own_log_does_not_repeat_what_was_typed(
    capsys: pytest.CaptureFixture[str], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = ["watch", "rtsp://me:hunter2@phone/live?token=tok3n", "--headless"]
    monkeypatch.setattr("sys.argv", ["euchre-companion", *typed])
    root = logging.getLogger()
    before = list(root.handlers), root.level
    done = ran(capsys, "--log-file", str(data / "log.txt"), *typed)
    for handler in set(root.handlers) - set(before[0]):
        root.removeHandler(handler)
        handler.close()
    root.setLevel(before[1])
    written = (data / "log.txt").read_text(encoding="utf-8")
    assert (done.status, done.one_line) == (1, True)
    assert "rtsp://***@phone" in written
    assert clean(written + done.out + done.err)
