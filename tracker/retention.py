"""How long evidence pictures are kept: by age and by room, over all logs together. The logs stay."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path

FOLDERS = "*.evidence"
"""Where the pictures of each log lie, beside it."""
DAY_S = 86_400.0


@dataclass(frozen=True, slots=True)
class Retention:
    """What is kept.

    Attributes:
        days: pictures older than so many days go; 0 keeps none.
        megabytes: room for the pictures of all logs together; the oldest go first.
    """

    days: float = 30.0
    megabytes: float = 2000.0

    @property
    def keeps_nothing(self) -> bool:
        """Whether no picture is to be written at all."""
        return self.days <= 0 or self.megabytes <= 0


def tidy(place: Path, retention: Retention, now: float) -> int:
    """Let the pictures go that are too old or too many. What cannot be removed stays.

    Args:
        place: the folder with the logs.
        retention: what is kept.
        now: seconds since the epoch, as files are dated.

    Returns:
        How many went.
    """
    dated = []
    for path in place.glob(f"{FOLDERS}/*.jpg"):
        with contextlib.suppress(OSError):  # gone meanwhile
            found = path.stat()
            dated.append((found.st_mtime, found.st_size, path))
    room = 0.0 if retention.keeps_nothing else retention.megabytes * 1e6
    oldest = now - retention.days * DAY_S
    gone = 0
    for written, size, path in sorted(dated, reverse=True):
        room -= size
        if room >= 0 and written >= oldest:
            continue
        with contextlib.suppress(OSError):  # open in a window, or not ours
            path.unlink()
            gone += 1
    for folder in place.glob(FOLDERS):
        with contextlib.suppress(OSError):  # not empty
            folder.rmdir()
    return gone
