"""From a card at rest to its line in the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from companion.lateness import PlayEar, nearest, plays_at_rest, within
from euchre.log import CALLS_FILE, CAMERA, LogEvent, NewEvent
from tracker.table import Change, LiveFrame


@dataclass
class Table:
    """A session of which only the log and the newest frame are seen."""

    frame: LiveFrame | None = None
    log: list[LogEvent] = field(default_factory=list)

    def live_frame(self) -> LiveFrame | None:
        return self.frame

    def events(self, since: int = 0) -> tuple[LogEvent, ...]:
        return tuple(self.log[since:])

    def add(self, t: float, do: str = "play", by: str = CAMERA) -> None:
        self.log.append(LogEvent.at(len(self.log) + 1, NewEvent(t, 1, do, {}, by=by)))

    def show(self, t: float) -> None:
        self.frame = LiveFrame(np.zeros((2, 2, 3), np.uint8), t, 0)


def test_each_play_is_heard_once_with_the_frame_that_brought_it() -> None:
    table: Any = Table()
    table.add(0.0)  # of the run before
    ear = PlayEar(table)
    table.add(10.0)
    ear(Change.LOG)  # no frame has come yet
    table.show(10.4)
    ear(Change.TABLE)
    assert ear.heard == []
    ear(Change.LOG)
    table.add(11.0, do="gather")
    table.add(11.0, by=CALLS_FILE)
    table.add(12.1)
    table.show(12.5)
    ear(Change.LOG | Change.CAMERA)
    assert ear.heard == [(10.0, 10.4), (12.1, 12.5)]
    assert ear.late([0.1, 2.0], start=10.0) == pytest.approx((0.3, 0.5))
    assert ear.late([]) == ()


def test_the_true_rest_of_a_play_is_the_nearest_one() -> None:
    events = [{"do": "play", "t": 1.5}, {"do": "gather", "t": 2}, {"do": "play", "t": 3}]
    rest = plays_at_rest({"events": events})
    assert rest == [1.5, 3.0]
    assert [nearest(rest, t) for t in (0, 2.2, 2.3, 9)] == [1.5, 1.5, 3.0, 3.0]


@pytest.mark.parametrize(
    ("late", "seconds"),
    [
        ([], None),
        ([0.3], 0.3),
        ([0.1] * 19 + [9.0], 0.1),
        ([9.0, *[0.1] * 18], 9.0),
        ([n / 100 for n in range(100, 0, -1)], 0.95),
    ],
)
def test_so_many_of_a_hundred_are_told_within(late: list[float], seconds: float | None) -> None:
    assert within(late) == seconds
