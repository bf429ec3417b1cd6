from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from vision.capture import CaptureStatus, open_capture
from vision.cv import cv2
from vision.errors import SourceError
from vision.sources import parse_source

FRAMES = 20
FPS = 10.0


@pytest.fixture
def clip(tmp_path: Path) -> Path:
    path = tmp_path / "clip.avi"
    video = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), FPS, (64, 48))
    for i in range(FRAMES):
        video.write(np.full((48, 64, 3), 10 * i, np.uint8))
    video.release()
    return path


def test_a_file_gives_every_frame_with_its_time(clip: Path) -> None:
    with open_capture(parse_source(str(clip))) as capture:
        assert (capture.fps, capture.frame_count) == (FPS, FRAMES)
        assert capture.status is CaptureStatus.OPENING
        frames = list(capture.frames())
    assert [frame.index for frame in frames] == list(range(FRAMES))
    assert [frame.t for frame in frames] == pytest.approx([i / FPS for i in range(FRAMES)], abs=1e-3)
    assert frames[7].image.mean() == pytest.approx(70, abs=3)
    assert capture.status is CaptureStatus.ENDED


def test_closing_in_mid_file_ends_the_frames_without_a_complaint(clip: Path) -> None:
    capture = open_capture(parse_source(str(clip)))
    frames = capture.frames()
    next(frames)
    capture.close()
    capture.close()
    assert list(frames) == []


def test_real_time_waits_for_early_frames_and_drops_late_ones(clip: Path) -> None:
    now = [100.0]
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    capture = open_capture(parse_source(str(clip)), realtime=True, clock=lambda: now[0], sleep=sleep)
    seen = []
    for frame in capture.frames():
        seen.append(frame.index)
        if frame.index == 3:
            now[0] += 0.57  # something takes half a second
    assert seen == [0, 1, 2, 3, *range(9, FRAMES)]
    assert max(slept) == pytest.approx(1 / FPS)


def test_where_every_frame_counts_a_late_file_plays_slower(clip: Path) -> None:
    now = [100.0]
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    capture = open_capture(
        parse_source(str(clip)), realtime=True, every_frame=True, clock=lambda: now[0], sleep=sleep
    )
    seen = []
    for frame in capture.frames():
        seen.append(frame.index)
        if frame.index == 3:
            now[0] += 0.57  # something takes half a second
    assert seen == list(range(FRAMES))
    assert sum(slept) == pytest.approx((FRAMES - 2) / FPS, abs=1.5 / FPS), "the pace is kept afterwards"


@pytest.mark.parametrize("keep", [0.3, 0.6])
def test_a_truncated_clip_gives_what_it_has_and_then_says_so(clip: Path, keep: float) -> None:
    data = clip.read_bytes()
    clip.write_bytes(data[: int(len(data) * keep)])
    seen = []
    with pytest.raises(SourceError, match=r"clip\.avi") as refusal:
        seen += [frame.index for frame in open_capture(parse_source(str(clip))).frames()]
    assert "\n" not in str(refusal.value)
    assert len(seen) < FRAMES


@pytest.mark.parametrize("content", [b"this is a text\n" * 40, bytes(5000)])
def test_what_is_no_video_is_refused_in_one_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "clip.mp4"
    path.write_bytes(content)
    with pytest.raises(SourceError, match=r"clip\.mp4") as refusal:
        list(open_capture(parse_source(str(path))).frames())
    assert "\n" not in str(refusal.value)


def test_a_folder_gives_its_pictures_in_order(tmp_path: Path) -> None:
    for name, level in (("b.png", 200), ("a.jpg", 100)):
        cv2.imwrite(str(tmp_path / name), np.full((30, 40, 3), level, np.uint8))
    cv2.imwrite(str(tmp_path / "c.png"), np.full((30, 40), 50, np.uint8))
    frames = list(open_capture(parse_source(str(tmp_path))).frames())
    assert [round(float(frame.image.mean())) for frame in frames] == [100, 200, 50]
    assert all(frame.image.shape == (30, 40, 3) for frame in frames)
    assert frames[1].t > frames[0].t


def test_a_broken_picture_in_a_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"no picture")
    with pytest.raises(SourceError, match=r"a\.png"):
        list(open_capture(parse_source(str(tmp_path))).frames())
