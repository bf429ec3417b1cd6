"""How the camera does, in words for people and with what to do about it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from tracker.snapshot import CameraHealth, Health
from vision.capture import Capture
from vision.capture_status import CaptureStatus

STALE_AFTER = 2.0
"""Seconds without a good frame from which the camera counts as silent."""

_FPS_WINDOW = 3.0

_ADVICE = {
    CaptureStatus.STALLED: "wait a moment; if it stays so, check the cable or the phone",
    CaptureStatus.FROZEN: "restart the camera or its app: the picture stands still",
    CaptureStatus.DARK: "take the cap off, or turn the light on",
    CaptureStatus.LOST: "check the cable, or that the phone is awake; it is opened again by itself",
}


class CameraMonitor:
    """Keeps count of good frames.

    Args:
        clock: seconds, never going back.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._times: deque[float] = deque()
        self._frames = 0
        self._capture: Capture | None = None
        self.ended = False

    def attach(self, capture: Capture | None) -> None:
        """Look after this source from now on."""
        self._capture = capture

    def frame(self) -> None:
        """A good frame has come."""
        now = self._clock()
        self._frames += 1
        self._times.append(now)
        while now - self._times[0] > _FPS_WINDOW:
            self._times.popleft()

    def health(self, paused: str | None) -> CameraHealth:
        """The state now.

        Args:
            paused: why frames are not read, in words; None while they are.
        """
        now = self._clock()
        age = now - self._times[-1] if self._times else None
        recent = [t for t in self._times if now - t <= _FPS_WINDOW]
        span = recent[-1] - recent[0] if len(recent) > 1 else 0.0
        fps = (len(recent) - 1) / span if span > 0 else 0.0
        state, words, advice = self._state(paused, age)
        return CameraHealth(state, words, advice, age, fps, self._frames)

    def _state(self, paused: str | None, age: float | None) -> tuple[Health, str, str]:
        if self.ended:
            return Health.ENDED, "the source has ended", ""
        capture = self._capture
        status = None if capture is None else capture.status
        if capture is not None and status in _ADVICE:
            return Health.STALE, capture.note or f"camera {status.value}", _ADVICE[status]
        if age is None:
            return Health.WAITING, "waiting for the first picture", ""
        if paused is not None:
            return Health.PAUSED, paused, "reading goes on by itself once the picture is steady"
        if age > STALE_AFTER:
            return Health.STALE, f"no picture for {age:.0f} s", _ADVICE[CaptureStatus.STALLED]
        return Health.GOOD, "good", ""
