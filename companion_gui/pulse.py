"""How long the GUI thread keeps people waiting, measured by a timer that should fire often."""

from __future__ import annotations

import time
from collections.abc import Callable

from companion_gui.qt import QObject, Qt, QTimer

BEAT_MS = 5
"""How often the timer should fire."""


class Pulse(QObject):
    """Counts by how much each beat comes late: for that long nothing was painted and no key was heard.

    Args:
        clock: seconds, never going back.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._last: float | None = None
        self.late_ms: list[float] = []
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self.beat)

    def start(self) -> None:
        """Begin to measure."""
        self._last = self._clock()
        self._timer.start()

    def stop(self) -> None:
        """Stop measuring."""
        self._timer.stop()

    def beat(self) -> None:
        """Take one beat."""
        now = self._clock()
        if self._last is not None:
            self.late_ms.append(max(0.0, (now - self._last) * 1000 - BEAT_MS))
        self._last = now

    def within(self, share: float) -> float:
        """Milliseconds within which that share of the beats came late, 0..1; 0 without beats."""
        ordered = sorted(self.late_ms)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
