"""Opening and decoding through OpenCV: one small reader for files, cameras and streams alike."""

from __future__ import annotations

import os
import sys
from typing import Protocol

import numpy as np

from vision.cv import cv2
from vision.errors import SourceError
from vision.reading import Image
from vision.sources import Source, SourceKind

OPEN_TIMEOUT_MS = 8000
READ_TIMEOUT_MS = 4000
"""Without these a silent server blocks a read for half a minute or for ever. USB cameras know neither."""

_LOW_DELAY = "rtsp_transport;tcp|fflags;nobuffer|flags;low_delay"


class Reader(Protocol):
    """An open source that is read picture by picture."""

    def read(self) -> tuple[float | None, Image] | None:
        """The next picture with its time in seconds where the source knows it; None when there is none."""
        ...

    def close(self) -> None:
        """Let go of the device or file."""
        ...


class VideoReader:
    """A file, camera or stream through OpenCV's VideoCapture; rotation metadata is applied by it.

    Raises:
        SourceError: it cannot be opened, or is no video.
    """

    def __init__(self, source: Source) -> None:
        self._source = source
        self._video = _open(source)
        if not self._video.isOpened():
            self._video.release()
            raise SourceError(f"{source.name}: {_refusal(source)}")

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
        """The next picture and its presentation time."""
        before = float(self._video.get(cv2.CAP_PROP_POS_MSEC))
        good, image = self._video.read()
        if not good or image is None or image.size == 0:
            return None
        after = float(self._video.get(cv2.CAP_PROP_POS_MSEC))
        seconds = max(before, after) / 1000
        return (seconds if np.isfinite(seconds) and seconds >= 0 else None), as_bgr(image)

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


def _open(source: Source) -> cv2.VideoCapture:
    if source.kind is SourceKind.CAMERA:
        assert source.index is not None
        video = cv2.VideoCapture(source.index, _camera_backend())
        video.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        video.set(cv2.CAP_PROP_FRAME_WIDTH, 1280)
        video.set(cv2.CAP_PROP_FRAME_HEIGHT, 720)
        video.set(cv2.CAP_PROP_BUFFERSIZE, 1)
        return video
    if source.kind is SourceKind.STREAM:
        assert source.url is not None
        # FFmpeg's options reach OpenCV through this variable alone; a user's own setting wins.
        os.environ.setdefault("OPENCV_FFMPEG_CAPTURE_OPTIONS", _LOW_DELAY)
        limits = [
            cv2.CAP_PROP_OPEN_TIMEOUT_MSEC,
            OPEN_TIMEOUT_MS,
            cv2.CAP_PROP_READ_TIMEOUT_MSEC,
            READ_TIMEOUT_MS,
        ]
        return cv2.VideoCapture(source.url, cv2.CAP_FFMPEG, limits)
    return cv2.VideoCapture(str(source.path), cv2.CAP_FFMPEG)


def _camera_backend() -> int:
    if sys.platform.startswith("linux"):
        return int(cv2.CAP_V4L2)
    if sys.platform == "win32":
        return int(cv2.CAP_DSHOW)
    return int(cv2.CAP_AVFOUNDATION) if sys.platform == "darwin" else int(cv2.CAP_ANY)


def _refusal(source: Source) -> str:
    if source.kind is SourceKind.CAMERA:
        return "no such camera, or another program is using it"
    if source.kind is SourceKind.STREAM:
        return "nothing answers there, or what answers is no video"
    return "not a video this program can decode (truncated, or no video at all)"
