"""A camera that does what a test says, one thing at a time, before eyes that watch a tiny table."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterable

import numpy as np

from tests.vision.fakes import TruthRecogniser
from tests.vision.loopback import WAIT, until
from tests.vision.tiny_table import FPS, SETUP, TinyTable
from vision.capture_status import CaptureStatus
from vision.errors import SourceError
from vision.events import TableEvent, TableEventKind
from vision.live import LiveCapture
from vision.reading import Image
from vision.watcher import TableWatcher

HANG = "hang"
Order = Image | str | Exception | None
"""What the device does next: a picture; None, it fails; `HANG`, it never returns; or it raises an error."""


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


class Puppet:
    """The device.

    Attributes:
        refuses: how it answers when it is opened; None lets it be opened.
        opened: how often it has been opened, or tried to be.
        closed: how often it has been let go.
    """

    def __init__(self) -> None:
        self._orders: queue.Queue[Order] = queue.Queue()
        self._back = threading.Semaphore(0)
        self._unstick = threading.Event()
        self.refuses: str | None = None
        self.opened = self.closed = 0

    def open(self) -> Puppet._Reader:
        self.opened += 1
        if self.refuses is not None:
            raise SourceError(self.refuses)
        return Puppet._Reader(self)

    def do(self, order: Order) -> None:
        """Let it do something, and wait until it has."""
        self._orders.put(order)
        assert self._back.acquire(timeout=WAIT)

    def let_go(self) -> None:
        """Let everything that hangs return."""
        self._unstick.set()
        for _ in range(8):
            self._orders.put(None)

    class _Reader:
        def __init__(self, owner: Puppet) -> None:
            self._owner = owner
            self._busy = False

        def read(self) -> tuple[float | None, Image] | None:
            if self._busy:
                self._owner._back.release()
            order = self._owner._orders.get(timeout=WAIT)
            self._busy = True
            if isinstance(order, str):
                self._owner._back.release()
                self._owner._unstick.wait(WAIT)
                return None
            if isinstance(order, Exception):
                raise order
            return None if order is None else (None, order)

        def close(self) -> None:
            self._owner.closed += 1
            if self._busy:
                self._owner._back.release()


class Rig:
    """Table, camera, capture and eyes in a row. Use as a context manager.

    Attributes:
        events: all that the eyes have told.
        statuses: every status that was shown, in order, without repeats.
        notes: every note likewise.
    """

    def __init__(self, frozen_after: float = 3.0) -> None:
        self.table = TinyTable()
        self.clock, self.camera = Clock(), Puppet()
        self.capture = LiveCapture(
            self.camera.open, name="camera 0", clock=self.clock, frozen_after=frozen_after
        )
        self.eyes = TableWatcher(TruthRecogniser(self.table.visible, miss=0.0), SETUP)
        self.events: list[TableEvent] = []
        self.statuses: list[CaptureStatus] = []
        self.notes: list[str] = []

    def see(self, pictures: int, *, every: float = 1 / FPS, picture: Image | None = None) -> None:
        """So many pictures come, of the table as it is unless another one is given."""
        for _ in range(pictures):
            image = self.table.picture() if picture is None else picture
            self.table.index += 1
            self.camera.do(image)
            self.clock.now += every
            self.look()

    def show(self, pictures: Iterable[Image]) -> None:
        """These pictures come."""
        for picture in pictures:
            self.see(1, picture=picture)

    def look(self) -> None:
        """Take what the capture has, and note how it does."""
        frame = self.capture.poll()
        if frame is not None:
            self.events += self.eyes.step(frame)
        status, note = self.capture.status, self.capture.note
        if not self.statuses or self.statuses[-1] is not status:
            self.statuses.append(status)
        if note is not None and (not self.notes or self.notes[-1] != note):
            self.notes.append(note)

    def wait(self, seconds: float, step: float = 0.25) -> None:
        """Time passes, and nothing comes."""
        until_ = self.clock.now + seconds
        while self.clock.now < until_ - 1e-9:
            self.clock.now = min(until_, self.clock.now + step)
            self.look()

    def reopen(self) -> None:
        """After a failure: wait until the source has been opened again."""
        opened = self.camera.opened
        assert until(lambda: self.capture.status is CaptureStatus.LOST)
        for _ in range(80):
            self.wait(0.25)
            if self.camera.opened > opened or self.capture.status is not CaptureStatus.LOST:
                assert until(lambda: self.camera.opened > opened)
                return
        raise AssertionError("it was not opened again")

    def story(self) -> list[str]:
        """What was told, in short; pauses of reading are no events of the table."""
        quiet = (TableEventKind.PAUSED, TableEventKind.RESUMED)
        return [
            f"{event.kind.value} {event.card or ''}".strip()
            for event in self.events
            if event.kind not in quiet
        ]

    def __enter__(self) -> Rig:
        return self

    def __exit__(self, *_exc: object) -> None:
        self.capture.close()
        self.camera.let_go()


def noise(seed: int, shape: tuple[int, ...] = (360, 640, 3)) -> Image:
    """Rubbish, as a decoder makes of a damaged stream."""
    return np.random.default_rng(seed).integers(0, 256, shape, np.uint8)
