"""Everything a camera or stream can do to us, on a clock that stands still until it is told to go on."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from vision.capture_status import CaptureStatus
from vision.errors import SourceError
from vision.frame import Frame
from vision.live import MAX_STUCK, PAUSES_S, LiveCapture
from vision.reading import Image

WAIT = 5.0
"""Longest that a test waits for a thread; reached only when it fails."""


class Clock:
    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


Entries = list[Image | str | None]


class Script:
    """A source that hands out a picture only when asked: a test and its reader thread take turns.

    Each entry of a reader's script is a picture, None (the source fails), or "hang" (it never returns).
    """

    def __init__(self, *readers: Entries | SourceError) -> None:
        self._readers = list(readers)
        self._go = threading.Semaphore(0)
        self._done = threading.Semaphore(0)
        self.opened = 0
        self.closed = 0
        self.unstick = threading.Event()

    def open(self) -> Script.Reader:
        self.opened += 1
        script = self._readers.pop(0)
        if isinstance(script, SourceError):
            self._done.release()
            raise script
        return Script.Reader(self, script)

    def step(self) -> None:
        """Let the reader take its next entry, and wait until it comes back for more, or is gone."""
        self._go.release()
        assert self._done.acquire(timeout=WAIT)

    class Reader:
        def __init__(self, owner: Script, script: Entries) -> None:
            self._owner, self._script = owner, iter(script)
            self._started = False

        def read(self) -> tuple[float | None, Image] | None:
            if self._started:
                self._owner._done.release()
            self._started = True
            assert self._owner._go.acquire(timeout=WAIT)
            entry = next(self._script, None)
            if isinstance(entry, str):
                self._owner._done.release()
                self._owner.unstick.wait(WAIT)
                return None
            if entry is None:
                return None
            return None, entry

        def close(self) -> None:
            self._owner.closed += 1
            self._owner._done.release()


def picture(seed: int) -> Image:
    return np.random.default_rng(seed).integers(60, 200, (90, 160, 3), np.uint8)


BLACK = np.zeros((90, 160, 3), np.uint8)
SMEARED = np.full((90, 160, 3), 128, np.uint8)


@pytest.fixture
def started() -> Iterator[Callable[..., tuple[LiveCapture, Script, Clock]]]:
    running: list[tuple[LiveCapture, Script]] = []

    def start(*readers: Entries | SourceError) -> tuple[LiveCapture, Script, Clock]:
        clock, script = Clock(), Script(*readers)
        capture = LiveCapture(script.open, name="camera 0", clock=clock)
        running.append((capture, script))
        return capture, script, clock

    yield start
    for capture, script in running:
        capture.close()
        script.unstick.set()
        for _ in range(20):
            script._go.release()


Start = Callable[..., tuple[LiveCapture, Script, Clock]]


def test_only_the_newest_picture_is_given_out_with_its_time(started: Start) -> None:
    capture, script, clock = started([picture(i) for i in range(5)])
    assert capture.status is CaptureStatus.OPENING
    for _ in range(3):
        script.step()
        clock.now += 0.1
    frame = capture.poll()
    assert frame is not None
    assert (frame.index, frame.t) == (2, pytest.approx(0.2))
    assert capture.poll() is None
    assert capture.status is CaptureStatus.LIVE


def test_a_source_that_never_returns_is_told_given_up_and_opened_again(started: Start) -> None:
    capture, script, clock = started([picture(0), "hang"], [picture(1), picture(2)])
    script.step()
    assert capture.poll() is not None
    script.step()
    clock.now += 1.5
    assert capture.status is CaptureStatus.STALLED
    assert "no picture for 2 s" in (capture.note or "")
    clock.now += 4
    assert capture.poll() is None
    assert capture.status is CaptureStatus.LOST
    clock.now += PAUSES_S[0]
    assert capture.poll() is None
    script.step()
    assert capture.poll() is not None
    assert capture.status is CaptureStatus.LIVE


def test_a_source_that_hangs_again_and_again_is_called_hung(started: Start) -> None:
    capture, script, clock = started(*[["hang"] for _ in range(MAX_STUCK + 2)])
    for _ in range(MAX_STUCK + 1):
        script.step()
        clock.now += 40
        capture.poll()
        note = capture.note or ""
        clock.now += 20
        capture.poll()
    assert "again and again" in note


def test_a_late_picture_of_a_reader_given_up_is_dropped(started: Start) -> None:
    capture, script, clock = started(["hang"], [picture(1)])
    script.step()
    clock.now += 40
    capture.poll()
    script.unstick.set()
    clock.now += 1
    capture.poll()
    assert capture.poll() is None


def test_the_same_bits_over_and_over_are_a_frozen_camera_but_noise_is_not(started: Start) -> None:
    still = picture(3)
    noisy = [still.copy() for _ in range(8)]
    for i, image in enumerate(noisy):
        image[4::16, 4::16] ^= np.uint8(1 + i % 2)
    capture, script, clock = started([*noisy, *[still] * 8])
    for _ in range(8):
        script.step()
        clock.now += 0.5
        assert capture.status is CaptureStatus.LIVE
    for _ in range(8):
        script.step()
        clock.now += 0.5
    assert capture.status is CaptureStatus.FROZEN
    capture.poll()
    clock.now += 0.5
    assert capture.poll() is None


@pytest.mark.parametrize(("bad", "status"), [(BLACK, CaptureStatus.DARK), (SMEARED, CaptureStatus.LIVE)])
def test_black_and_broken_pictures_are_dropped(started: Start, bad: Image, status: CaptureStatus) -> None:
    capture, script, clock = started([picture(0), bad, bad, picture(1)])
    script.step()
    assert capture.poll() is not None
    for _ in range(2):
        clock.now += 0.1
        script.step()
        assert capture.poll() is None
    assert capture.status is status
    clock.now += 0.1
    script.step()
    frame = capture.poll()
    assert frame is not None
    assert frame.index == 3
    assert capture.status is CaptureStatus.LIVE


def test_failures_are_answered_with_growing_pauses_until_it_recovers(started: Start) -> None:
    refused = SourceError("camera 0: no such camera")
    capture, script, clock = started(refused, refused, refused, [picture(0)])
    pauses = []
    for _ in range(3):
        assert script._done.acquire(timeout=WAIT)
        while capture.status is not CaptureStatus.LOST:
            capture.poll()
        assert capture.note == "camera 0: no such camera"
        start, opened = clock.now, script.opened
        while script.opened == opened:
            clock.now += 0.25
            capture.poll()
            if clock.now - start > PAUSES_S[len(pauses)] - 0.3:
                break
        clock.now = start + PAUSES_S[len(pauses)]
        capture.poll()
        pauses.append(clock.now - start)
    assert pauses == list(PAUSES_S[:3])
    script.step()
    assert capture.poll() is not None
    assert capture.status is CaptureStatus.LIVE
    assert capture.note is None


def test_a_source_that_closes_in_mid_stream_is_opened_again(started: Start) -> None:
    capture, script, clock = started([picture(0), None], [picture(1)])
    script.step()
    script.step()
    assert capture.status is CaptureStatus.LOST
    assert "stopped sending" in (capture.note or "")
    assert script.closed == 1
    first = capture.poll()
    clock.now += PAUSES_S[0]
    capture.poll()
    script.step()
    second = capture.poll()
    assert first is not None
    assert second is not None
    assert second.t > first.t
    assert second.index > first.index


def test_a_camera_that_needs_twenty_seconds_is_waited_for(started: Start) -> None:
    capture, script, clock = started([picture(0)])
    for _ in range(20):
        clock.now += 1
        assert capture.poll() is None
        assert capture.status is CaptureStatus.OPENING
    script.step()
    assert capture.poll() is not None
    assert script.opened == 1


def test_a_phone_that_is_turned_goes_on_with_another_shape(started: Start) -> None:
    capture, script, clock = started([picture(0), np.ascontiguousarray(np.rot90(picture(1)))])
    shapes = []
    for _ in range(2):
        script.step()
        clock.now += 0.1
        frame = capture.poll()
        assert frame is not None
        shapes.append(frame.image.shape)
    assert shapes == [(90, 160, 3), (160, 90, 3)]


def test_closing_ends_the_frames_even_while_the_driver_hangs(started: Start) -> None:
    capture, script, _ = started(["hang"])
    script.step()
    ended: list[Frame] = []
    reading = threading.Thread(target=lambda: ended.extend(capture.frames()), daemon=True)
    reading.start()
    capture.close()
    reading.join(WAIT)
    assert not reading.is_alive()
    assert capture.status is CaptureStatus.ENDED
    assert ended == []
