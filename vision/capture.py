"""Pictures with their times, from any source: in order from files, the newest from cameras and streams."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Protocol, Self

from vision.capture_status import CaptureStatus
from vision.errors import SourceError
from vision.frame import Frame
from vision.live import LiveCapture
from vision.readers import Reader, VideoReader, as_bgr
from vision.reading import Image
from vision.sources import Source, SourceKind, pictures_in
from vision.still import read_picture

__all__ = ["Capture", "CaptureStatus", "FileCapture", "Frame", "open_capture"]

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
    sleep: Callable[[float], None] = time.sleep,
) -> Capture:
    """Start reading a source.

    Args:
        source: from `sources.parse_source`.
        realtime: play a file at its own pace and drop what comes too late, as a camera would.
        every_frame: with `realtime`, drop nothing: where reading cannot keep up, the file plays slower.
        clock: seconds, never going back.
        sleep: waits for so many seconds; only used with `realtime`.

    Raises:
        SourceError: a file or folder that cannot be read. Cameras and streams open in the background and
            report through `status`, since they may come back.
    """
    if source.is_live:
        return LiveCapture(lambda: VideoReader(source), name=source.name, clock=clock)
    return FileCapture(source, (clock, sleep) if realtime else None, every_frame)


class FileCapture:
    """A video file, or the pictures of a folder, in order, none dropped unless a pace is asked for."""

    def __init__(
        self,
        source: Source,
        pace: tuple[Callable[[], float], Callable[[float], None]] | None = None,
        every_frame: bool = False,
    ) -> None:
        self._source = source
        self._pace = pace
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
        while self._status is not CaptureStatus.ENDED:
            taken = self._reader.read()
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
            self._status = CaptureStatus.LIVE
            late = False
            if self._pace is not None:
                clock, sleep = self._pace
                started = clock() - t if started is None else started
                wait = started + t - clock()
                late = wait < -0.5 / (self.fps or PICTURES_FPS)
                if wait > 0:
                    sleep(wait)
                elif self._every_frame:
                    started, late = started - wait, False
            if not late:
                yield Frame(index, t, image)
            index += 1
        closed = self._status is CaptureStatus.ENDED
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
        """Let go of the file."""
        self._status = CaptureStatus.ENDED
        self._reader.close()

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
