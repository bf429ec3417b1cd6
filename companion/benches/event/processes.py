"""How much memory processes hold for themselves and how long they have worked, on Linux alone."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

_PROC = Path("/proc")


def own_megabytes(pids: Iterable[int]) -> float:
    """Memory that is these processes' own, together; what they share with others is left out."""
    return sum(_own_kilobytes(pid) for pid in pids) / 1000


def worked_seconds(pids: Iterable[int]) -> float:
    """Processor time of these processes so far, together."""
    return sum(_ticks(pid) for pid in pids) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """A process and those that it has begun."""
    found = [pid]
    for place in _PROC.glob("[0-9]*"):
        try:
            parent = (
                (place / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()[1]
            )
        except OSError:
            continue
        if parent == str(pid):
            found.append(int(place.name))
    return found


def _ticks(pid: int) -> int:
    try:
        told = (_PROC / str(pid) / "stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0
    fields = told.rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def _own_kilobytes(pid: int) -> float:
    try:
        status = (_PROC / str(pid) / "status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0.0
    line = next((line for line in status.splitlines() if line.startswith("RssAnon:")), "RssAnon: 0 kB")
    return float(line.split()[1])
