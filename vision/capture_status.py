"""How a source of pictures is doing."""

from __future__ import annotations

from enum import Enum


class CaptureStatus(Enum):
    """What a person at the table is told about the camera."""

    OPENING = "opening"
    LIVE = "live"
    STALLED = "stalled"  # nothing new for a while, not yet given up
    FROZEN = "frozen"  # pictures arrive, and every one is the same to the last bit
    DARK = "dark"  # pictures arrive, and they are black
    LOST = "lost"  # closed or failed; being opened again with growing pauses
    ENDED = "ended"  # a file's end, or closed by us
