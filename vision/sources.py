"""Where pictures come from: what a user writes on the command line, checked before it is opened."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from urllib.parse import urlsplit

from vision.cameras import Camera, Lister, cameras_here, list_cameras, named
from vision.errors import SourceError
from vision.redaction import holds_login, redact
from vision.still import SUFFIXES

STREAM_SCHEMES = ("http", "https", "rtsp", "rtsps", "rtmp", "udp", "tcp")
LOGIN_VARIABLE = "EUCHRE_STREAM_LOGIN"
"""Environment variable with the login of streams, `user:password`: read when one is opened, kept nowhere."""
_CAMERA_MARK = "camera:"


class SourceKind(Enum):
    """What sort of source it is."""

    FILE = "file"
    PICTURES = "pictures"
    CAMERA = "camera"
    STREAM = "stream"


@dataclass(frozen=True, slots=True)
class Source:
    """A checked source.

    Attributes:
        kind: what sort of source.
        name: how it is shown to people and written to logs; never holds a password.
        path: the file or folder, for FILE and PICTURES.
        index: the camera's number, for CAMERA; None where it is known by its name.
        camera: the camera's name, for CAMERA; None where it is known by its number.
        url: the address to open, for STREAM; may hold a token, so it is never printed with the rest.
    """

    kind: SourceKind
    name: str
    path: Path | None = None
    index: int | None = None
    camera: str | None = None
    url: str | None = field(default=None, repr=False)

    @property
    def is_live(self) -> bool:
        """Whether pictures arrive by themselves, so that late ones are to be dropped."""
        return self.kind in (SourceKind.CAMERA, SourceKind.STREAM)


def parse_source(text: str, cameras: Lister = list_cameras) -> Source:
    """Read a source as a user writes it.

    Args:
        text: a camera's number or name, a file, a folder of pictures, or a stream's address: `0`, `C920`,
            `clip.mp4`, `pictures/`, `http://phone:8080/video`. `camera:NAME` is a camera even while none of
            that name is plugged in.
        cameras: lists the cameras that are plugged in; asked only where nothing else fits.

    Raises:
        SourceError: it is none of these, does not exist, is an empty folder, or an address with a password.
    """
    text = text.strip()
    if not text:
        raise SourceError("no source given: name a camera, a file, a folder of pictures or a stream URL")
    if text.isdecimal():
        return Source(SourceKind.CAMERA, f"camera {int(text)}", index=int(text))
    if "://" in text:
        return _stream(text)
    if text.startswith(_CAMERA_MARK) and text != _CAMERA_MARK:
        name = text.removeprefix(_CAMERA_MARK).strip()
        return Source(SourceKind.CAMERA, name, camera=name)
    path = Path(text).expanduser()
    if path.is_dir():
        if not pictures_in(path):
            raise SourceError(f"{text}: the folder holds no pictures ({', '.join(SUFFIXES)})")
        return Source(SourceKind.PICTURES, text, path=path)
    if not path.exists():
        return _camera(text, cameras())
    if path.stat().st_size == 0:
        raise SourceError(f"{text}: the file is empty")
    return Source(SourceKind.FILE, text, path=path)


def pictures_in(folder: Path) -> list[Path]:
    """The pictures of a folder, sorted by name, not deeper."""
    return sorted(p for p in folder.iterdir() if p.suffix.lower() in SUFFIXES and p.is_file())


def _camera(text: str, here: tuple[Camera, ...]) -> Source:
    found = named(text, here)
    if found is None:
        raise SourceError(
            f"{redact(text)}: no such file, folder, camera or stream address; {cameras_here(here)}"
        )
    return Source(SourceKind.CAMERA, found.name, camera=found.name)


def _stream(text: str) -> Source:
    try:
        parts = urlsplit(text)
        host = parts.hostname
    except ValueError:  # its words may hold a part of a password
        raise SourceError(f"{redact(text)}: not a usable address") from None
    if parts.scheme.lower() not in STREAM_SCHEMES:
        raise SourceError(
            f"{redact(text)}: scheme {parts.scheme!r} is not one of {', '.join(STREAM_SCHEMES)}"
        )
    if holds_login(text):
        raise SourceError(
            f"{redact(text)}: addresses with a password are refused, since they end in logs and shell "
            f"histories; leave it out and set {LOGIN_VARIABLE}=user:password in the environment"
        )
    if not host:
        raise SourceError(f"{redact(text)}: the address names no host")
    return Source(SourceKind.STREAM, redact(text), url=text)
