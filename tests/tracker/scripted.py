"""A session whose eyes are a script."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np

from companion.lawbook import load_laws
from euchre.seats import Seat
from tests.tracker.script import Script
from tracker.calls import Call, HandCalls
from tracker.session import Session
from tracker.store import Store
from vision.events import TableEvent
from vision.frame import Frame

EVERYWHERE = np.ones((18, 32), bool)
BLANK = np.full((72, 128, 3), 90, np.uint8)
ORDERED = HandCalls(1, dealer=Seat.NORTH, calls=(Call(Seat.EAST, "order"),))


class ScriptedWatcher:
    """Tells a script's events when their time has come."""

    def __init__(self, events: Iterable[TableEvent]) -> None:
        self._events = list(events)
        self.paused = None

    def step(self, frame: Frame) -> list[TableEvent]:
        due = [event for event in self._events if event.t <= frame.t]
        self._events = self._events[len(due) :]
        return due

    def finish(self) -> list[TableEvent]:
        due, self._events = self._events, []
        return due

    def lying(self) -> tuple:
        return ()

    def table_area(self, image) -> np.ndarray:
        return EVERYWHERE


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def session_for(
    script: Script, place: Path | None = None, origin: str = "o1", calls=(ORDERED,), laws="house", **more
) -> Session:
    """A session whose eyes are scripted; its log is kept in memory, unless it is to be in a `place`."""
    store = Store("sqlite://" if place is None else str(place / "table.sqlite"))
    said = {hand.hand: hand for hand in calls}
    return Session(
        store,
        origin,
        load_laws(laws),
        Clock(),
        watcher=ScriptedWatcher(script.events),
        find_laws=load_laws,
        calls=said,
        **more,
    )


def frames(until: float, first: int = 0, step: float = 0.2) -> Iterable[Frame]:
    """Blank frames up to a time."""
    index, t = first, 0.0
    while t <= until:
        yield Frame(index, t, BLANK)
        index, t = index + 1, t + step


def watched(script: Script, place: Path | None = None, **options) -> Session:
    """A session that has seen the whole script."""
    session = session_for(script, place, **options)
    for frame in frames(script.t + 3):
        session.feed(frame)
    session.finish()
    return session
