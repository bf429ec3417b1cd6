"""What this process holds of the machine at a moment: memory, files, threads, processor time."""

from __future__ import annotations

import os
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class ProcessUse:
    """One look at this process.

    Attributes:
        memory: megabytes in memory now; None where the system does not tell.
        descriptors: open files, sockets and devices; None where the system does not tell.
        threads: of the whole process where the system tells, else those that Python knows.
        worked: seconds of processor time so far, all threads together.
    """

    memory: float | None
    descriptors: int | None
    threads: int
    worked: float


def process_use() -> ProcessUse:
    """Look now."""
    return ProcessUse(_memory(), _descriptors(), _threads(), time.process_time())


def slope(points: list[tuple[float, float]]) -> float:
    """Growth of the second number a unit of the first, by least squares; 0 for fewer than two points."""
    if len(points) < 2:
        return 0.0
    middle = sum(x for x, _ in points) / len(points)
    level = sum(y for _, y in points) / len(points)
    spread = sum((x - middle) ** 2 for x, _ in points)
    return sum((x - middle) * (y - level) for x, y in points) / spread if spread else 0.0


def _memory() -> float | None:
    """Resident memory; the peak that other systems tell would never show that memory is given back."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return None
    return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def _descriptors() -> int | None:
    place = Path("/proc/self/fd" if sys.platform.startswith("linux") else "/dev/fd")
    # The listing itself is one of them.
    return len(os.listdir(place)) - 1 if place.is_dir() else None


def _threads() -> int:
    tasks = Path("/proc/self/task")
    return len(os.listdir(tasks)) if tasks.is_dir() else threading.active_count()
