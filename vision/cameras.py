"""The cameras of this computer, by name: one pulled and put back gets another number, but no other name."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from vision.cv import cv2
from vision.errors import SourceError

_LISTED = Path("/sys/class/video4linux")
_DEVICES = Path("/dev")
_ASK_WHAT_IT_CAN = 0x80685600
"""VIDIOC_QUERYCAP of Linux's `videodev2.h`; its answer is 104 bytes."""
_CAPTURES = 0x1 | 0x1000
"""Capabilities of what takes pictures: single- or multi-planar video capture."""


@dataclass(frozen=True, slots=True)
class Camera:
    """A camera that is plugged in.

    Attributes:
        index: the number it is opened by at this moment.
        name: as the system calls it.
        port: where it is plugged in, or a serial number; tells two of one name apart. Empty where the system
            does not tell.
    """

    index: int
    name: str
    port: str = ""


Lister = Callable[[], tuple[Camera, ...]]
"""Lists the cameras that are plugged in now."""


def camera_backend() -> int:
    """The interface through which OpenCV opens cameras here."""
    if sys.platform.startswith("linux"):
        return int(cv2.CAP_V4L2)
    if sys.platform == "win32":
        return int(cv2.CAP_DSHOW)
    return int(cv2.CAP_AVFOUNDATION) if sys.platform == "darwin" else int(cv2.CAP_ANY)


def list_cameras() -> tuple[Camera, ...]:
    """The cameras that are plugged in now, by number; nothing where the system does not tell.

    None is started, so a camera that another program uses is listed too.
    """
    if sys.platform.startswith("linux"):
        return linux_cameras()
    return _other_cameras()


def linux_cameras(
    listed: Path = _LISTED, takes_pictures: Callable[[Path], bool | None] | None = None
) -> tuple[Camera, ...]:
    """The cameras that Linux lists.

    A webcam has several devices; those for metadata, and the codecs of small computers, take no pictures.

    Args:
        listed: the folder in which the system lists them.
        takes_pictures: whether a device does; None where it may not be asked.
    """
    asked = takes_pictures or _takes_pictures
    cameras = []
    for entry in sorted(listed.glob("video*"), key=lambda path: (len(path.name), path.name)):
        number = entry.name.removeprefix("video")
        if not number.isdecimal():
            continue
        takes = asked(_DEVICES / entry.name)
        if takes is None:
            takes = _text(entry / "index") in ("", "0")
        if takes:
            name = _text(entry / "name") or f"camera {number}"
            port = (entry / "device").resolve().name if (entry / "device").exists() else ""
            cameras.append(Camera(int(number), name, port))
    return tuple(cameras)


def named(text: str, cameras: Iterable[Camera]) -> Camera | None:
    """The camera of that name, or the only one with it in its name; None if there is none.

    Raises:
        SourceError: several fit.
    """
    wanted = text.casefold()
    fitting = [one for one in cameras if one.name.casefold() == wanted]
    fitting = fitting or [one for one in cameras if wanted in one.name.casefold()]
    if len(fitting) > 1:
        numbers = ", ".join(f"{one.index} ({one.name})" for one in fitting)
        raise SourceError(f"{text}: several cameras fit that name, choose one by its number: {numbers}")
    return fitting[0] if fitting else None


class CameraFinder:
    """Finds one camera again and again, whatever number it has got meanwhile.

    Another camera is never opened in its place, though it may have taken over its number.

    Args:
        index: its number, if that is how it was asked for.
        name: its name, or part of it, otherwise.
        cameras: lists the cameras that are plugged in.
    """

    def __init__(self, index: int | None, name: str | None, cameras: Lister = list_cameras) -> None:
        self._index = index
        self._name = name
        self._cameras = cameras
        self._known: Camera | None = None

    def find(self) -> int:
        """The number it has now.

        Raises:
            SourceError: it is not plugged in.
        """
        here = self._cameras()
        if not here and self._index is not None:
            return self._index  # a system that does not tell: OpenCV will find out
        camera = self._again(here) if self._known is not None else self._first(here)
        if camera is None:
            called = self._known.name if self._known is not None else self._name or f"camera {self._index}"
            raise SourceError(f"{called}: not plugged in; {cameras_here(here)}")
        self._known = camera
        return camera.index

    def _first(self, here: tuple[Camera, ...]) -> Camera | None:
        if self._name is not None:
            return named(self._name, here)
        return next((one for one in here if one.index == self._index), None)

    def _again(self, here: tuple[Camera, ...]) -> Camera | None:
        """The same camera: at its old port, or at another one."""
        assert self._known is not None
        same = [one for one in here if one.name == self._known.name]
        return next((one for one in same if one.port == self._known.port), same[0] if same else None)


def cameras_here(cameras: Iterable[Camera]) -> str:
    """The cameras in words: `cameras here: 0 C920, 2 BRIO`."""
    words = ", ".join(f"{one.index} {one.name}" for one in cameras)
    return f"cameras here: {words}" if words else "no camera is plugged in"


def _takes_pictures(device: Path) -> bool | None:
    """Ask a device what it can do; opening it for a question disturbs nobody who uses it."""
    import fcntl

    try:
        handle = os.open(device, os.O_RDWR | os.O_NONBLOCK)
    except OSError:
        return None
    try:
        answer = bytearray(104)
        fcntl.ioctl(handle, _ASK_WHAT_IT_CAN, answer)
    except OSError:
        return None
    finally:
        os.close(handle)
    whole, own = struct.unpack_from("=II", answer, 84)
    # The second is this device's alone, where the driver tells it.
    return bool((own or whole) & _CAPTURES)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""


def _other_cameras() -> tuple[Camera, ...]:
    """What macOS and Windows list, in the order in which OpenCV numbers them."""
    from cv2_enumerate_cameras import enumerate_cameras

    return tuple(Camera(one.index, one.name, one.path or "") for one in enumerate_cameras(camera_backend()))
