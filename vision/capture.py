"""Pictures with their times, from any source: in order from files, the newest from cameras and streams."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import Protocol, Self

from vision.cameras import Lister, list_cameras
from vision.capture_status import CaptureStatus
from vision.errors import SourceError
from vision.frame import Frame
from vision.health import FROZEN_AFTER_S, OPEN_WITHIN_S, STREAM_FROZEN_AFTER_S
from vision.live import LiveCapture
from vision.readers import Reader, VideoReader, as_bgr, opener
from vision.reading import Image
from vision.sources import Source, SourceKind, pictures_in
from vision.still import read_picture

__all__ = ["Capture", "CaptureStatus", "FileCapture", "Frame", "first_frame", "open_capture"]

PICTURES_FPS = 10.0
"""Pace given to a folder of pictures, which has none of its own."""
MISSING_SHARE = 0.1
"""Share of promised pictures that may be missing before a clip counts as truncated; counts are estimates."""


class Capture(Protocol):
    """A source in use. Use as a context manager; closing always works and may be repeated."""

    @property
    def status(self) -> CaptureStatus:
        """How the source is doing now."""
        ...

    @property
    def note(self) -> str | None:
        """The status in words for people, where there is more to say."""
        ...

    @property
    def fps(self) -> float | None:
        """Nominal pictures a second, where the source knows."""
        ...

    @property
    def frame_count(self) -> int | None:
        """Pictures in all, where the source knows."""
        ...

    def frames(self) -> Iterator[Frame]:
        """The pictures, in order, until the source ends or is closed.

        Raises:
            SourceError: the source cannot be opened or decoded, or ends before its promised end.
        """
        ...

    def close(self) -> None:
        """Let go of the source; `frames` ends."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *exc: object) -> None: ...


def open_capture(
    source: Source,
    *,
    realtime: bool = False,
    every_frame: bool = False,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], object] | None = None,
    cameras: Lister = list_cameras,
) -> Capture:
    """Start reading a source.

    Args:
        source: from `sources.parse_source`.
        realtime: play a file at its own pace and drop what comes too late, as a camera would.
        every_frame: with `realtime`, drop nothing: where reading cannot keep up, the file plays slower.
        clock: seconds, never going back.
        sleep: waits for so many seconds; only used with `realtime`. By default closing ends the wait.
        cameras: lists the cameras that are plugged in; one that is pulled and put back is found by its name.

    Raises:
        SourceError: a file or folder that cannot be read. Cameras and streams open in the background and
            report through `status`, since they may come back.
    """
    if source.is_live:
        frozen_after = STREAM_FROZEN_AFTER_S if source.kind is SourceKind.STREAM else FROZEN_AFTER_S
        return LiveCapture(opener(source, cameras), name=source.name, clock=clock, frozen_after=frozen_after)
    return FileCapture(source, clock if realtime else None, sleep, every_frame)


def first_frame(source: Source, within: float = OPEN_WITHIN_S) -> Frame:
    """One picture of a source, for setting up by.

    Args:
        source: from `sources.parse_source`.
        within: seconds that a camera or stream is waited for.

    Raises:
        SourceError: it gives none.
    """
    began = time.monotonic()
    with open_capture(source) as capture:
        if not isinstance(capture, LiveCapture):
            frame = next(capture.frames(), None)
            if frame is None:
                raise SourceError(f"{source.name}: no picture came")
            return frame
        while time.monotonic() - began < within:
            frame = capture.wait(0.1)
            if frame is not None:
                return frame
            if capture.status is CaptureStatus.LOST:
                break
        raise SourceError(capture.note or f"{source.name}: no picture came within {within:.0f} s")


class FileCapture:
    """A video file, or the pictures of a folder, in order, none dropped unless a pace is asked for."""

    def __init__(
        self,
        source: Source,
        clock: Callable[[], float] | None = None,
        sleep: Callable[[float], object] | None = None,
        every_frame: bool = False,
    ) -> None:
        self._source = source
        self._clock = clock
        self._ended = threading.Event()
        self._sleep = sleep or self._ended.wait
        self._reading = threading.Lock()
        self._every_frame = every_frame
        self._status = CaptureStatus.OPENING
        self._reader: Reader
        self.fps: float | None
        self.frame_count: int | None
        if source.kind is SourceKind.PICTURES:
            assert source.path is not None
            pictures = _Pictures(source)
            self._reader, self.fps, self.frame_count = pictures, PICTURES_FPS, pictures.count
        else:
            video = VideoReader(source)
            self._reader, self.fps, self.frame_count = video, video.fps, video.frame_count

    @property
    def status(self) -> CaptureStatus:
        """OPENING before the first picture, then LIVE, then ENDED."""
        return self._status

    @property
    def note(self) -> str | None:
        """Nothing more to say of a file."""
        return None

    def frames(self) -> Iterator[Frame]:
        """The pictures in order, with times from the container where it has them.

        Raises:
            SourceError: nothing could be decoded, or the clip ends well before its promised end.
        """
        index, last, origin = 0, -1.0, None
        started: float | None = None
        while not self._ended.is_set():
            taken = self._read()
            if taken is None:
                break
            stamp, image = taken
            nominal = index / (self.fps or PICTURES_FPS)
            t = nominal if stamp is None else stamp
            origin = t if origin is None else origin
            t -= origin
            if t <= last:  # a container without usable times
                t = last + 1 / (self.fps or PICTURES_FPS)
            last = t
            if not self._ended.is_set():
                self._status = CaptureStatus.LIVE
            late = False
            if self._clock is not None:
                started = self._clock() - t if started is None else started
                wait = started + t - self._clock()
                late = wait < -0.5 / (self.fps or PICTURES_FPS)
                if wait > 0:
                    self._sleep(wait)
                    if self._ended.is_set():
                        break
                elif self._every_frame:
                    started, late = started - wait, False
            if not late:
                yield Frame(index, t, image)
            index += 1
        closed = self._ended.is_set()
        self.close()
        if closed:
            return
        if index == 0:
            raise SourceError(f"{self._source.name}: no picture in it can be decoded")
        if self.frame_count is not None and index < self.frame_count * (1 - MISSING_SHARE):
            raise SourceError(
                f"{self._source.name}: truncated, ends after {index} of {self.frame_count} pictures"
            )

    def close(self) -> None:
        """Let go of the file: at once, or as soon as the read in progress on another thread is done."""
        self._ended.set()
        self._status = CaptureStatus.ENDED
        # A decoder must not be taken away in mid-read; whoever reads lets go of it then.
        if self._reading.acquire(blocking=False):
            try:
                self._reader.close()
            finally:
                self._reading.release()

    def _read(self) -> tuple[float | None, Image] | None:
        """The next picture, unless the file has been closed."""
        with self._reading:
            taken = None if self._ended.is_set() else self._reader.read()
        if self._ended.is_set():
            self.close()  # in case it was closed meanwhile
            return None
        return taken

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


class _Pictures:
    """The pictures of a folder as a reader; one that cannot be decoded ends the whole with its name."""

    def __init__(self, source: Source) -> None:
        assert source.path is not None
        self._paths = pictures_in(source.path)
        self._next = 0

    @property
    def count(self) -> int:
        return len(self._paths)

    def read(self) -> tuple[float | None, Image] | None:
        if self._next >= len(self._paths):
            return None
        path = self._paths[self._next]
        self._next += 1
        return None, as_bgr(read_picture(path))

    def close(self) -> None:
        self._next = len(self._paths)
