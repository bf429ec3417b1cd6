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
        worked: seconds of processor time this thread has used; unlike the clock it does not count the time
            in which other programs had the processor.

    Attributes:
        late_ms: by how much each beat came late.
        worked_ms: processor time this thread used from beat to beat.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.perf_counter,
        worked: Callable[[], float] = time.thread_time,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._clock, self._worked = clock, worked
        self._last = (0.0, 0.0)
        self.late_ms: list[float] = []
        self.worked_ms: list[float] = []
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self.beat)

    def start(self) -> None:
        """Begin to measure."""
        self._last = (self._clock(), self._worked())
        self._timer.start()

    def stop(self) -> None:
        """Stop measuring."""
        self._timer.stop()

    def beat(self) -> None:
        """Take one beat."""
        now, worked = self._clock(), self._worked()
        then, before = self._last
        self.late_ms.append(max(0.0, (now - then) * 1000 - BEAT_MS))
        self.worked_ms.append((worked - before) * 1000)
        self._last = (now, worked)

    def within(self, share: float) -> float:
        """Milliseconds within which that share of the beats came late, 0..1; 0 without beats."""
        return _within(self.late_ms, share)

    def worked_within(self, share: float) -> float:
        """Milliseconds of processor time that share of the beats took at most, 0..1; 0 without beats."""
        return _within(self.worked_ms, share)

    def waited_over(self, ms: float) -> float:
        """The share of moments, 0..1, at which a key pressed then would have waited longer than that.

        One long stall counts by its length here, where it is but one of many beats in `within`.
        """
        gaps = [late + BEAT_MS for late in self.late_ms]
        return sum(max(0.0, gap - BEAT_MS - ms) for gap in gaps) / sum(gaps) if gaps else 0.0


def _within(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
