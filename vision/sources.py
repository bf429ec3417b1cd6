"""Where pictures come from: what a user writes on the command line, checked before it is opened."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from urllib.parse import urlsplit

from vision.errors import SourceError
from vision.still import SUFFIXES

STREAM_SCHEMES = ("http", "https", "rtsp", "rtsps", "rtmp", "udp", "tcp")
_SECRET_KEYS = ("password", "passwd", "pwd", "token", "secret", "key", "auth")


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
        index: the camera's number, for CAMERA.
        url: the address to open, for STREAM.
    """

    kind: SourceKind
    name: str
    path: Path | None = None
    index: int | None = None
    url: str | None = None

    @property
    def is_live(self) -> bool:
        """Whether pictures arrive by themselves, so that late ones are to be dropped."""
        return self.kind in (SourceKind.CAMERA, SourceKind.STREAM)


def redact(text: str) -> str:
    """The text with whatever a URL in it may hold of user names, passwords and tokens replaced by `***`."""
    scheme, mark, rest = text.partition("://")
    if not mark:
        return text
    place, slash, tail = rest.partition("/")
    if "@" in place:
        place = "***@" + place.rpartition("@")[2]
    path, question, query = tail.partition("?")
    if question:
        parts = []
        for part in query.split("&"):
            key, equals, value = part.partition("=")
            secret = equals and any(word in key.lower() for word in _SECRET_KEYS)
            parts.append(f"{key}=***" if secret else f"{key}{equals}{value}")
        path = path + "?" + "&".join(parts)
    return f"{scheme}://{place}{slash}{path}"


def parse_source(text: str) -> Source:
    """Read a source as a user writes it: a camera index, a file, a folder of pictures, or a stream URL.

    Args:
        text: `0`, `clip.mp4`, `pictures/`, `http://phone:8080/video`.

    Raises:
        SourceError: it is none of these, does not exist, is an empty folder, or is a URL with a password.
    """
    text = text.strip()
    if not text:
        raise SourceError(
            "no source given: name a camera index, a file, a folder of pictures or a stream URL"
        )
    if text.isdecimal():
        return Source(SourceKind.CAMERA, f"camera {int(text)}", index=int(text))
    if "://" in text:
        return _stream(text)
    path = Path(text).expanduser()
    if path.is_dir():
        if not pictures_in(path):
            raise SourceError(f"{text}: the folder holds no pictures ({', '.join(SUFFIXES)})")
        return Source(SourceKind.PICTURES, text, path=path)
    if not path.exists():
        raise SourceError(f"{text}: no such file, folder, camera index or stream URL")
    if path.stat().st_size == 0:
        raise SourceError(f"{text}: the file is empty")
    return Source(SourceKind.FILE, text, path=path)


def pictures_in(folder: Path) -> list[Path]:
    """The pictures of a folder, sorted by name, not deeper."""
    return sorted(p for p in folder.iterdir() if p.suffix.lower() in SUFFIXES and p.is_file())


def _stream(text: str) -> Source:
    try:
        parts = urlsplit(text)
        has_password = parts.password is not None
        host = parts.hostname
    except ValueError as error:
        raise SourceError(f"{redact(text)}: not a usable address ({error})") from None
    if parts.scheme.lower() not in STREAM_SCHEMES:
        raise SourceError(
            f"{redact(text)}: scheme {parts.scheme!r} is not one of {', '.join(STREAM_SCHEMES)}"
        )
    if has_password:
        raise SourceError(
            f"{redact(text)}: addresses with a password are refused, since they end in logs and shell "
            "histories; switch the phone's password off on your own network, or put the login into a proxy"
        )
    if not host:
        raise SourceError(f"{redact(text)}: the address names no host")
    return Source(SourceKind.STREAM, redact(text), url=text)
