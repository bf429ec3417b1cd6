"""Pictures with their times, from any source: in order from files, the newest one from cameras and streams."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from vision.reading import Image


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a source.

    Attributes:
        index: position in the source, from 0; dropped pictures leave gaps.
        t: seconds on the source's own clock, 0 at its first picture.
        image: the picture as a person sees it (rotation applied), BGR.
    """

    index: int
    t: float
    image: Image


class CaptureStatus(Enum):
    """How a source is doing."""

    OPENING = "opening"
    LIVE = "live"
    STALLED = "stalled"  # nothing new for a while, not yet given up
    FROZEN = "frozen"  # pictures arrive, and every one is the same to the last bit
    DARK = "dark"  # pictures arrive, and they are black
    LOST = "lost"  # closed or failed; being opened again with growing pauses
    ENDED = "ended"  # a file's end, or closed by us


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
            SourceError: the source cannot be opened or decoded at all.
        """
        ...

    def close(self) -> None:
        """Let go of the source; `frames` ends."""
        ...

    def __enter__(self) -> Capture: ...

    def __exit__(self, *exc: object) -> None: ...
