"""Phones' streams, from a real server on loopback."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from tests.vision.loopback import MjpegPhone, Phone, RtspPhone, jpeg, number_in, numbered, part_of, until
from tests.vision.puppet import Clock
from vision.capture import open_capture
from vision.capture_status import CaptureStatus
from vision.frame import Frame
from vision.live import LiveCapture
from vision.sources import LOGIN_VARIABLE, parse_source

KEPT_BACK = 2
"""Pictures that a decoder may keep: it knows that one is whole when the next begins."""
PHONES = [MjpegPhone, RtspPhone]


class Viewer:
    """A capture on a phone's stream, with a clock that stands still."""

    def __init__(self, phone: Phone) -> None:
        self.phone, self.clock = phone, Clock()
        capture = open_capture(parse_source(phone.address), clock=self.clock)
        assert isinstance(capture, LiveCapture)
        self.capture = capture
        self.seen: list[Frame] = []

    def number(self) -> int:
        """The number of the newest picture so far; 0 for none."""
        frame = self.capture.poll()
        if frame is not None:
            self.seen.append(frame)
        return number_in(self.seen[-1].image) if self.seen else 0

    def begin(self) -> int:
        """Send until pictures come; FFmpeg wants some before it shows any. Returns the last one's number."""
        last = 0
        for last in range(1, 60):
            self.phone.send(numbered(last))
            if last > 3 and self.number():
                break
        assert until(lambda: self.number() >= last - KEPT_BACK)
        return last


@pytest.fixture(params=PHONES)
def viewer(request: pytest.FixtureRequest) -> Iterator[Viewer]:
    with request.param() as phone:
        viewer = Viewer(phone)
        with viewer.capture:
            yield viewer


def test_no_picture_is_kept_back_and_after_a_burst_the_newest_is_shown(viewer: Viewer) -> None:
    last = viewer.begin()
    for number in range(last + 1, last + 15):
        viewer.phone.send(numbered(number))
        assert until(lambda sent=number: viewer.number() >= sent - KEPT_BACK), "kept back"
    burst = last + 60
    for number in range(last + 15, burst + 1):
        viewer.phone.send(numbered(number))
    assert until(lambda: viewer.number() >= burst - KEPT_BACK)
    numbers = [number_in(frame.image) for frame in viewer.seen]
    assert numbers == sorted(set(numbers)), "a picture came twice, or an older one after a newer one"
    assert viewer.capture.status is CaptureStatus.LIVE


def test_a_dropped_line_is_told_at_once_and_taken_up_again(viewer: Viewer) -> None:
    viewer.begin()
    before = viewer.seen[-1]
    viewer.phone.drop()
    assert until(lambda: viewer.capture.status is CaptureStatus.LOST)
    assert "stopped sending pictures" in (viewer.capture.note or "")
    viewer.clock.now += 1.0
    viewer.capture.poll()
    viewer.seen.clear()
    viewer.begin()
    assert viewer.phone.visits == 2
    assert viewer.seen[-1].t > before.t
    assert viewer.seen[-1].index > before.index
    assert viewer.capture.status is CaptureStatus.LIVE


@pytest.mark.parametrize("phone", PHONES)
def test_a_silent_server_is_told_given_up_and_closed_without_waiting(phone: Callable[[], Phone]) -> None:
    with phone() as quiet:
        quiet.silent = True
        viewer = Viewer(quiet)
        assert until(lambda: quiet.visits == 1)
        assert viewer.capture.status is CaptureStatus.OPENING
        viewer.clock.now += 12
        assert "opening, 12 s so far" in (viewer.capture.note or "")
        viewer.clock.now += 20
        assert viewer.capture.poll() is None
        assert viewer.capture.status is CaptureStatus.LOST
        assert "went silent" in (viewer.capture.note or "")
        viewer.capture.close()
        assert viewer.capture.status is CaptureStatus.ENDED


def test_broken_pictures_in_a_stream_are_passed_over_without_calling_again() -> None:
    with MjpegPhone() as phone:
        viewer = Viewer(phone)
        with viewer.capture:
            last = viewer.begin()
            chance = np.random.default_rng(4)
            for number in range(last + 1, last + 31):
                whole = jpeg(numbered(number))
                broken = [
                    whole[:200],
                    bytes(chance.integers(0, 256, 900, np.uint8)),
                    whole[:40] + whole[300:],
                ]
                phone.send_raw(part_of(broken[number % 3]) if number % 2 else part_of(whole))
            last += 31
            phone.send(numbered(last))
            assert until(lambda: viewer.number() == last)
            assert (phone.visits, viewer.capture.status) == (1, CaptureStatus.LIVE)


def test_what_is_no_video_is_said_in_one_line() -> None:
    with MjpegPhone() as phone:
        viewer = Viewer(phone)
        with viewer.capture:
            phone.send_raw(b"<html>this is the router's page</html>" * 200)
            phone.drop()
            assert until(lambda: viewer.capture.status is CaptureStatus.LOST)
            note = viewer.capture.note or ""
            assert "nothing answers there, or what answers is no video" in note
            assert "\n" not in note


def test_a_login_comes_from_the_environment_and_shows_nowhere(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(LOGIN_VARIABLE, "me:hunter2")
    with MjpegPhone(locked=True) as phone:
        viewer = Viewer(phone)
        with viewer.capture as capture:
            viewer.begin()
            phone.drop()
            assert until(lambda: capture.status is CaptureStatus.LOST)
            shown = f"{capture.note} {parse_source(phone.address)} {caplog.text} {capfd.readouterr()}"
    assert any("bWU6aHVudGVyMg==" in head for head in phone.heads), "the login was not used"
    assert "hunter2" not in shown
    assert "bWU6aHVudGVyMg" not in shown


def test_two_streams_opened_one_after_the_other_leave_no_options_for_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import os

    monkeypatch.delenv("OPENCV_FFMPEG_CAPTURE_OPTIONS", raising=False)
    for _ in range(2):
        with MjpegPhone() as phone:
            viewer = Viewer(phone)
            with viewer.capture:
                viewer.begin()
    assert "OPENCV_FFMPEG_CAPTURE_OPTIONS" not in os.environ
