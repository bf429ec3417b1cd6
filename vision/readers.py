"""Opening and decoding through OpenCV: one small reader for files, cameras and streams alike."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol
from urllib.parse import quote, urlsplit, urlunsplit

import numpy as np

from vision.cameras import CameraFinder, Lister, camera_backend, list_cameras
from vision.cv import cv2
from vision.errors import SourceError
from vision.reading import Image
from vision.sources import LOGIN_VARIABLE, Source, SourceKind

OPEN_TIMEOUT_MS = 8000
READ_TIMEOUT_MS = 4000
"""Without these a silent server blocks a read for half a minute or for ever. USB cameras know neither."""
BROKEN_IN_A_ROW = 10
"""Pictures that cannot be decoded, one after the other, from which a live source counts as broken off."""
AT_ONCE_S = 1.0
"""A read that fails faster than this met a broken picture, or the end; a slower one met silence."""

_LOW_DELAY = "rtsp_transport;tcp|fflags;nobuffer|analyzeduration;500000"
"""RTSP over TCP: what UDP loses smears the picture until the next whole one. No picture is kept back, and a
look of half a second must do to find out what the stream is."""
_OPTIONS = "OPENCV_FFMPEG_CAPTURE_OPTIONS"
_opening = threading.Lock()


class Reader(Protocol):
    """An open source that is read picture by picture."""

    def read(self) -> tuple[float | None, Image] | None:
        """The next picture with its time in seconds where the source knows it; None when there is none."""
        ...

    def close(self) -> None:
        """Let go of the device or file."""
        ...


def opener(source: Source, cameras: Lister = list_cameras) -> Callable[[], Reader]:
    """What opens a source, again and again: a camera is found by its name though its number has changed.

    Args:
        source: a camera or stream.
        cameras: lists the cameras that are plugged in.
    """
    if source.kind is not SourceKind.CAMERA:
        return lambda: VideoReader(source)
    finder = CameraFinder(source.index, source.camera, cameras)
    return lambda: VideoReader(source, finder.find())


class VideoReader:
    """A file, camera or stream through OpenCV's VideoCapture; rotation metadata is applied by it.

    Args:
        source: what to open.
        index: the camera's number at this moment, for a camera.

    Raises:
        SourceError: it cannot be opened, or is no video.
    """

    def __init__(self, source: Source, index: int | None = None) -> None:
        self._source = source
        self._video = _open(source, index)
        if not self._video.isOpened():
            self._video.release()
            raise SourceError(f"{source.name}: {_refusal(source, index)}")

    @property
    def fps(self) -> float | None:
        """Nominal pictures a second; None where the container says nothing sensible."""
        value = float(self._video.get(cv2.CAP_PROP_FPS))
        return value if 0.5 < value < 1000 else None

    @property
    def frame_count(self) -> int | None:
        """Pictures the container promises; None where it does not say."""
        value = int(self._video.get(cv2.CAP_PROP_FRAME_COUNT))
        return value if value > 0 else None

    def read(self) -> tuple[float | None, Image] | None:
        """The next picture and its presentation time; a live source may stumble over broken ones."""
        for _ in range(BROKEN_IN_A_ROW if self._source.is_live else 1):
            began = time.monotonic()
            before = float(self._video.get(cv2.CAP_PROP_POS_MSEC))
            good, image = self._video.read()
            if good and image is not None and image.size:
                after = float(self._video.get(cv2.CAP_PROP_POS_MSEC))
                seconds = max(before, after) / 1000
                return (seconds if np.isfinite(seconds) and seconds >= 0 else None), as_bgr(image)
            if time.monotonic() - began > AT_ONCE_S:
                return None
        return None

    def close(self) -> None:
        """Release the device."""
        self._video.release()


def as_bgr(image: np.ndarray) -> Image:
    """Any decoded picture as 8-bit BGR: grey and alpha pictures come from cameras too."""
    if image.dtype != np.uint8:
        image = cv2.convertScaleAbs(image, alpha=255.0 / max(float(image.max()), 1.0))
    if image.ndim == 2:
        return np.asarray(cv2.cvtColor(image, cv2.COLOR_GRAY2BGR), np.uint8)
    if image.shape[2] == 4:
        return np.asarray(cv2.cvtColor(image, cv2.COLOR_BGRA2BGR), np.uint8)
    if image.shape[2] == 1:
        return np.asarray(cv2.cvtColor(image[..., 0], cv2.COLOR_GRAY2BGR), np.uint8)
    return np.asarray(image, np.uint8)


def with_login(url: str, login: str | None) -> str:
    """The address with a login in it, for the one who opens it and for nobody else.

    Args:
        url: the address.
        login: `user:password`, as the environment has it; None or empty for none.
    """
    if not login:
        return url
    user, _, password = login.partition(":")
    parts = urlsplit(url)
    place = f"{quote(user, safe='')}:{quote(password, safe='')}@{parts.netloc.rpartition('@')[2]}"
    return urlunsplit(parts._replace(netloc=place))


def _open(source: Source, index: int | None) -> cv2.VideoCapture:
    if source.kind is SourceKind.CAMERA:
        video = cv2.VideoCapture(source.index if index is None else index, camera_backend())
        video.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        video.set(cv2.CAP_PROP_FRAME_WIDTH, 1280)
        video.set(cv2.CAP_PROP_FRAME_HEIGHT, 720)
        video.set(cv2.CAP_PROP_BUFFERSIZE, 1)
        return video
    if source.kind is SourceKind.STREAM:
        assert source.url is not None
        settings = {
            cv2.CAP_PROP_OPEN_TIMEOUT_MSEC: OPEN_TIMEOUT_MS,
            cv2.CAP_PROP_READ_TIMEOUT_MSEC: READ_TIMEOUT_MS,
            # Each further thread of the decoder keeps one more picture back: sixteen, over half a second.
            cv2.CAP_PROP_N_THREADS: 1,
        }
        flat = [number for pair in settings.items() for number in pair]
        with _streaming():
            return cv2.VideoCapture(
                with_login(source.url, os.environ.get(LOGIN_VARIABLE)), cv2.CAP_FFMPEG, flat
            )
    return cv2.VideoCapture(str(source.path), cv2.CAP_FFMPEG)


@contextmanager
def _streaming() -> Iterator[None]:
    """FFmpeg's options for streams; a user's own win. They reach OpenCV by the environment alone.

    Taken back at once: a file opened next must not be read with them.
    """
    if _OPTIONS in os.environ:
        yield
        return
    with _opening:
        os.environ[_OPTIONS] = _LOW_DELAY
    try:
        yield
    finally:
        with _opening:
            os.environ.pop(_OPTIONS, None)


def _refusal(source: Source, index: int | None) -> str:
    if source.kind is SourceKind.CAMERA:
        device = Path(f"/dev/video{source.index if index is None else index}")
        if sys.platform.startswith("linux") and device.exists() and not os.access(device, os.R_OK | os.W_OK):
            return f"{device} may not be used by this account; add it to the group `video` and log in again"
        return "no such camera, or another program is using it"
    if source.kind is SourceKind.STREAM:
        return "nothing answers there, or what answers is no video"
    return "not a video this program can decode (truncated, or no video at all)"
