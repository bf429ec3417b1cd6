"""Cameras and streams: a thread drains the source and keeps the newest picture; silence is answered."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import Self

from vision.capture_status import CaptureStatus
from vision.errors import SourceError
from vision.frame import Frame
from vision.health import FROZEN_AFTER_S, Health
from vision.readers import Reader
from vision.reading import Image
from vision.redaction import redact

PAUSES_S = (0.5, 1.0, 2.0, 5.0, 10.0)
"""Pauses before opening again after a failure; the last one repeats."""
STEADY_S = 10.0
"""Seconds without a failure after which the pauses are short again: who sends one picture and breaks off each
time is not well."""
SLOW_S = 3.0
"""Seconds of opening after which a person is told that it is being waited for."""
MAX_STUCK = 4
"""Reader threads left hanging inside a driver from which the driver itself counts as hung."""


class LiveCapture:
    """The newest picture of a live source, with its status.

    A reader that hangs in a driver cannot be stopped from outside; it is left behind (as a daemon, its late
    pictures dropped) and another one is started. So closing never waits, and neither does the program's end.

    Args:
        opener: opens the source; called again after each failure.
        name: how the source is called in messages.
        clock: seconds, never going back.
        frozen_after: seconds of equal pictures from which the source counts as frozen.
    """

    fps: float | None = None
    frame_count: int | None = None

    def __init__(
        self,
        opener: Callable[[], Reader],
        *,
        name: str,
        clock: Callable[[], float] = time.monotonic,
        frozen_after: float = FROZEN_AFTER_S,
    ) -> None:
        self._opener = opener
        self._name = name
        self._clock = clock
        self._news = threading.Condition()
        self._closed = False
        self._generation = 0
        self._stuck: list[threading.Thread] = []
        self._slot: Frame | None = None
        self._count = 0
        self._origin: float | None = None
        self._failures = 0
        self._reason: str | None = None
        self._retry_at: float | None = None
        self._was_well = False
        self._steady_at = clock()
        self._health = Health(clock(), frozen_after)
        self._thread = self._start()

    @property
    def status(self) -> CaptureStatus:
        """How the source is doing now."""
        with self._news:
            if self._closed:
                return CaptureStatus.ENDED
            if self._retry_at is not None:
                return CaptureStatus.LOST
            return self._health.status(self._clock())

    @property
    def note(self) -> str | None:
        """The status in words."""
        status = self.status
        with self._news:
            silent = self._health.silence(self._clock())
            if status is CaptureStatus.OPENING and silent < SLOW_S:
                return None
            return {
                CaptureStatus.OPENING: f"{self._name}: opening, {silent:.0f} s so far; some need twenty",
                CaptureStatus.LOST: self._reason
                or f"{self._name}: silent for {silent:.0f} s, opening it again",
                CaptureStatus.STALLED: f"{self._name}: no picture for {silent:.0f} s",
                CaptureStatus.FROZEN: f"{self._name}: sends the same picture over and over",
                CaptureStatus.DARK: f"{self._name}: the picture is black",
            }.get(status)

    def poll(self) -> Frame | None:
        """The newest picture not yet given out, or None; tends to a silent source. Never waits."""
        with self._news:
            self._tend()
            frame, self._slot = self._slot, None
            return frame

    def wait(self, seconds: float) -> Frame | None:
        """The newest picture not yet given out, waited for so long at most."""
        frame = self.poll()
        if frame is not None:
            return frame
        with self._news:
            if self._slot is None and not self._closed:
                self._news.wait(seconds)
        return self.poll()

    def frames(self) -> Iterator[Frame]:
        """The newest picture each time one is asked for, until closed; waits while there is none."""
        while not self._closed:
            frame = self.wait(0.05)
            if frame is not None:
                yield frame

    def close(self) -> None:
        """Stop; never waits for a reader that hangs."""
        with self._news:
            self._closed = True
            self._generation += 1
            self._slot = None
            self._news.notify_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def _tend(self) -> None:
        """Open again after a failure's pause, or past a reader that hangs. Called with the lock held."""
        if self._closed:
            return
        now = self._clock()
        if self._retry_at is not None:
            if now < self._retry_at:
                return
            self._stuck = [thread for thread in self._stuck if thread.is_alive()]
            if len(self._stuck) > MAX_STUCK:
                self._retry_at = now + PAUSES_S[-1]  # one more would hang as well
            else:
                self._retry_at = None
                self._health.reopened(now)
                self._thread = self._start()
        elif self._health.status(now) is CaptureStatus.LOST:
            self._generation += 1
            self._stuck = [thread for thread in self._stuck if thread.is_alive()] + [self._thread]
            hung = len(self._stuck) > MAX_STUCK
            reason = f"{self._name}: hangs again and again; unplug it or restart its app" if hung else None
            self._fail(reason or f"{self._name}: went silent, opening it again", now)

    def _start(self) -> threading.Thread:
        thread = threading.Thread(
            target=self._run, args=(self._generation,), name=f"capture {self._name}", daemon=True
        )
        thread.start()
        return thread

    def _fail(self, reason: str, now: float) -> None:
        self._reason = redact(reason)
        if self._was_well and now - self._steady_at >= STEADY_S:
            self._failures = 0
        self._was_well = False
        self._retry_at = now + PAUSES_S[min(self._failures, len(PAUSES_S) - 1)]
        self._failures += 1

    def _run(self, generation: int) -> None:
        """One reader's life: open, drain, and report the end to whoever still cares."""
        reader: Reader | None = None
        try:
            reader = self._opener()
            while True:
                taken = reader.read()
                if taken is None:
                    raise SourceError(f"{self._name}: stopped sending pictures")
                if not self._deposit(generation, taken[1]):
                    return
        except Exception as error:  # whatever a driver throws, the source has failed and is tried again
            reason = str(error) if isinstance(error, SourceError) else f"{self._name}: failed ({error})"
            with self._news:
                if generation == self._generation and not self._closed:
                    self._fail(reason, self._clock())
                    self._news.notify_all()
        finally:
            if reader is not None:
                reader.close()

    def _deposit(self, generation: int, image: Image) -> bool:
        """Put a picture into the slot; False if this reader has been given up."""
        with self._news:
            if generation != self._generation or self._closed:
                return False
            now = self._clock()
            index, self._count = self._count, self._count + 1
            if self._health.see(now, image):
                self._reason = None
                if not self._was_well:
                    self._was_well, self._steady_at = True, now
                self._origin = now if self._origin is None else self._origin
                self._slot = Frame(index, now - self._origin, image)
                self._news.notify_all()
            return True
