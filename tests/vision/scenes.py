"""People doing things on a tiny table, watched as they do."""

from __future__ import annotations

import numpy as np

from euchre.cards import Card
from euchre.seats import Seat
from tests.vision.fakes import TruthRecogniser
from tests.vision.tiny_table import SETUP, TinyTable
from vision.calibration import TableSetup
from vision.events import TableEvent, TableEventKind
from vision.layout import SEAT_DIRECTIONS
from vision.settings import WatchSettings
from vision.watcher import TableWatcher

K = TableEventKind


class Scene:
    """A table, its watcher, and everything it told.

    Args:
        errors: of the recogniser, see `TruthRecogniser`.
    """

    def __init__(
        self, setup: TableSetup | None = SETUP, settings: WatchSettings | None = None, **errors: float
    ) -> None:
        self.table = TinyTable()
        self.eyes = TruthRecogniser(self.table.visible, **errors)
        self.watcher = TableWatcher(self.eyes, setup, settings)
        self.events: list[TableEvent] = []

    def wait(self, frames: int) -> None:
        """Let so many frames pass."""
        for _ in range(frames):
            self.events += self.watcher.step(self.table.frame())

    def told(self, *kinds: TableEventKind) -> list[TableEvent]:
        """The events of these kinds so far."""
        return [event for event in self.events if event.kind in kinds]

    def story(self) -> list[str]:
        """What was told of faces, in short: `appeared`, `identified KH`, ..."""
        return [
            event.kind.value + (f" {event.card}" if event.card and event.kind is not K.APPEARED else "")
            for event in self.events
        ]

    def play(
        self, seat: Seat, card: str, x: float, y: float, angle: float = 0.0, *, face: bool = True
    ) -> None:
        """A hand brings a card in, lays it down and goes."""
        self.bring(seat, card, x, y, angle, face=face)
        dx, dy = SEAT_DIRECTIONS[seat]
        self.withdraw(seat, x + dx * 30, y + dy * 30)

    def bring(
        self, seat: Seat, card: str, x: float, y: float, angle: float = 0.0, *, face: bool = True
    ) -> None:
        """A hand brings a card in and lays it down, and stays on it."""
        dx, dy = SEAT_DIRECTIONS[seat]
        name = Card.parse(card)
        for share in np.linspace(1, 0, 6):
            at = (x + dx * share * 320, y + dy * share * 320)
            self.table.arms[seat] = (at[0] + dx * 30, at[1] + dy * 30)
            self.table.cards = [drawn for drawn in self.table.cards if drawn.card != name]
            self.table.put(card, *at, angle, face=face)
            self.wait(1)

    def take_back(self, seat: Seat, card: str, x: float, y: float) -> None:
        """The hand that brought a card in takes it back at once."""
        dx, dy = SEAT_DIRECTIONS[seat]
        for step in range(1, 7):
            self.table.arms[seat] = (x + dx * (step * 60 + 30), y + dy * (step * 60 + 30))
            self.table.push(card, dx * 60, dy * 60)
            self.wait(1)
        self.table.take(card)
        self.table.arms.pop(seat)

    def reach(self, seat: Seat, x: float, y: float) -> None:
        """A hand comes in and stays."""
        dx, dy = SEAT_DIRECTIONS[seat]
        for share in np.linspace(1, 0, 5):
            self.table.arms[seat] = (x + dx * share * 320, y + dy * share * 320)
            self.wait(1)

    def withdraw(self, seat: Seat, x: float, y: float) -> None:
        """A hand goes."""
        dx, dy = SEAT_DIRECTIONS[seat]
        for share in np.linspace(0, 1, 5):
            self.table.arms[seat] = (x + dx * share * 320, y + dy * share * 320)
            self.wait(1)
        self.table.arms.pop(seat)
        self.wait(1)

    def gather(self, seat: Seat, *cards: str) -> None:
        """A hand takes cards away to its side."""
        dx, dy = SEAT_DIRECTIONS[seat]
        self.reach(seat, 0, 0)
        for step in range(8):
            self.table.arms[seat] = (dx * step * 60, dy * step * 60)
            for card in cards:
                self.table.push(card, dx * 60, dy * 60)
            self.wait(1)
        self.table.take(*cards)
        self.table.arms.pop(seat)
        self.wait(4)
