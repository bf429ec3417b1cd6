"""Videos as phones make them: turned by their metadata, and at any frame rate; and closing a file in use."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import av
import numpy as np
import pytest

from vision.capture import FileCapture, first_frame, open_capture
from vision.capture_status import CaptureStatus
from vision.errors import SourceError
from vision.sources import Source, SourceKind, parse_source

SIZE = (160, 96)
STEADY = [n / 25 for n in range(30)]
UNEVEN = [0.0, 0.033, 0.067, 0.1, 0.5, 0.52, 0.6, 1.7, 1.75, 1.8, 1.833, 3.0, 3.1, 3.2]
"""A phone in poor light, and once busy with something else."""


def picture(number: int) -> np.ndarray:
    """Its red corner is the top left; its brightness tells its number."""
    image = np.full((SIZE[1], SIZE[0], 3), 40 + 12 * (number % 16), np.uint8)
    image[:32, :32] = (250, 30, 30)  # RGB
    return image


def filmed(path: Path, times: list[float], turned: int = 0) -> Path:
    """A clip with these times, to be shown turned clockwise by so many degrees."""
    with av.open(str(path), "w") as out:
        stream = out.add_stream("libx264", rate=30)
        stream.width, stream.height = SIZE
        stream.pix_fmt = "yuv420p"
        stream.codec_context.time_base = stream.time_base = Fraction(1, 90_000)
        stream.options = {"bf": "2", "preset": "ultrafast"}
        for number, t in enumerate(times):
            frame = av.VideoFrame.from_ndarray(picture(number), format="rgb24")
            frame.pts, frame.time_base = round(t * 90_000), Fraction(1, 90_000)
            out.mux(stream.encode(frame))
        out.mux(stream.encode())
    if turned:
        _turn(path, turned)
    return path


def _turn(path: Path, degrees: int) -> None:
    """Write the turn into the track's header, where phones put it: nine fixed-point numbers."""
    data = bytearray(path.read_bytes())
    start = (
        data.index(b"tkhd") + 4 + 40
    )  # version and flags, five times and numbers, two reserved, four shorts
    turns = {90: (0, 1, -1, 0), 180: (-1, 0, 0, -1), 270: (0, -1, 1, 0)}[degrees]
    a, b, c, d = (value * 0x10000 for value in turns)
    width, height = SIZE[0] * 0x10000, SIZE[1] * 0x10000
    x, y = {90: (height, 0), 180: (width, height), 270: (0, width)}[degrees]
    numbers = (a, b, 0, c, d, 0, x, y, 0x40000000)
    data[start : start + 36] = b"".join(value.to_bytes(4, "big", signed=True) for value in numbers)
    path.write_bytes(data)


@pytest.mark.parametrize("times", [STEADY, UNEVEN])
def test_every_picture_has_the_time_at_which_it_was_taken(times: list[float], tmp_path: Path) -> None:
    with open_capture(parse_source(str(filmed(tmp_path / "clip.mp4", times)))) as capture:
        frames = list(capture.frames())
    assert [frame.t for frame in frames] == pytest.approx(times, abs=0.002)
    levels = [float(frame.image[60:, 60:].mean()) for frame in frames]
    assert levels == pytest.approx([40 + 12 * (n % 16) for n in range(len(times))], abs=6), "order"


@pytest.mark.parametrize(
    ("turned", "corner"), [(0, "top left"), (90, "top right"), (180, "bottom right"), (270, "bottom left")]
)
def test_a_phone_held_upright_is_seen_as_a_person_sees_it(turned: int, corner: str, tmp_path: Path) -> None:
    frame = first_frame(parse_source(str(filmed(tmp_path / "clip.mp4", STEADY[:5], turned))))
    upright = turned in (90, 270)
    assert frame.image.shape[:2] == (SIZE if upright else SIZE[::-1])
    corners = {
        "top left": frame.image[8:24, 8:24],
        "top right": frame.image[8:24, -24:-8],
        "bottom right": frame.image[-24:-8, -24:-8],
        "bottom left": frame.image[-24:-8, 8:24],
    }
    reds = {name: float(part[..., 2].mean() - part[..., 0].mean()) for name, part in corners.items()}
    assert max(reds, key=lambda name: reds[name]) == corner, "and red stays red: BGR"
    assert reds[corner] > 120


class Paced:
    """A clock that goes on while somebody waits."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waited: list[float] = []

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.now += seconds


def test_in_real_time_a_gap_is_waited_out_and_nothing_is_dropped(tmp_path: Path) -> None:
    clock = Paced()
    source = parse_source(str(filmed(tmp_path / "clip.mp4", UNEVEN)))
    with open_capture(source, realtime=True, clock=clock, sleep=clock.sleep) as capture:
        times = [frame.t for frame in capture.frames()]
    assert times == pytest.approx(UNEVEN, abs=0.002)
    assert max(clock.waited) == pytest.approx(1.167, abs=0.01)
    assert sum(clock.waited) == pytest.approx(UNEVEN[-1], abs=0.01)


def test_closing_ends_a_wait_for_the_next_picture_at_once(tmp_path: Path) -> None:
    source = parse_source(str(filmed(tmp_path / "clip.mp4", [0.0, 3600.0])))
    capture = open_capture(source, realtime=True)
    frames = capture.frames()
    next(frames)
    rest: list[object] = []
    waiting = threading.Thread(target=lambda: rest.extend(frames), daemon=True)
    waiting.start()
    capture.close()
    waiting.join(5.0)
    assert not waiting.is_alive(), "an hour's gap was waited out"
    assert rest == []


class Slow:
    """A reader that stays inside its driver until it is told to return."""

    def __init__(self) -> None:
        self.inside, self.go, self.closed = threading.Event(), threading.Event(), 0

    def read(self) -> tuple[float | None, np.ndarray]:
        self.inside.set()
        assert self.go.wait(10.0)
        assert not self.closed, "taken away in mid-read: a crash inside the decoder"
        return 0.0, picture(1)

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[tuple[FileCapture, Slow]]:
    capture = FileCapture(parse_source(str(filmed(tmp_path / "clip.mp4", STEADY[:3]))))
    reader = Slow()
    capture._reader = reader
    yield capture, reader
    reader.go.set()


def test_a_file_closed_while_it_is_read_lets_go_after_the_read_and_closing_never_waits(
    slow: tuple[FileCapture, Slow],
) -> None:
    capture, reader = slow
    seen: list[object] = []
    reading = threading.Thread(target=lambda: seen.extend(capture.frames()), daemon=True)
    reading.start()
    assert reader.inside.wait(10.0)
    capture.close()
    assert (capture.status, reader.closed) == (CaptureStatus.ENDED, 0)
    reader.go.set()
    reading.join(10.0)
    assert not reading.is_alive()
    assert seen == []
    assert reader.closed >= 1


def test_a_camera_that_is_not_there_is_told_and_not_waited_for() -> None:
    with pytest.raises(SourceError, match="camera nine: not plugged in"):
        first_frame(Source(SourceKind.CAMERA, "camera nine", camera="camera nine"))
