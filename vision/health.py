"""Whether a live source is well: judged from when its pictures came and what was in them."""

from __future__ import annotations

import numpy as np

from vision.capture_status import CaptureStatus
from vision.reading import Image

STALLED_AFTER_S = 1.0
"""No picture for so long: say so. Cameras at 5 pictures a second in poor light are still well."""
OPEN_WITHIN_S = 30.0
"""Some cameras need twenty seconds for their first picture; giving up sooner starts them over for ever."""
LOST_AFTER_S = 5.0
"""No picture for so long: give the reader up and open the source again."""
FROZEN_AFTER_S = 3.0
"""A still scene differs from picture to picture by its noise; equal bits for so long are a hung driver."""
DARK_LEVEL = 10.0
"""Mean grey below which a picture shows nothing. Webcams with the lens shut give 0-6."""
SMEAR_SHARE = 0.3
"""Share of a picture in the decoder's filler grey from which it is a broken one."""


class Health:
    """Follows one source. Times are seconds of any one clock."""

    def __init__(self, now: float) -> None:
        self._last_any = now
        self._last_change = now
        self._print: bytes | None = None
        self._dark = False
        self._opened = False

    def reopened(self, now: float) -> None:
        """The source was opened again: its silence counts from now."""
        self._last_any = self._last_change = now
        self._print = None
        self._opened = False

    def see(self, now: float, image: Image) -> bool:
        """Take in a picture; whether it shows the table (not black, not broken, not the same bits again)."""
        self._last_any = now
        self._opened = True
        thumb = np.ascontiguousarray(image[4::16, 4::16])
        mark = thumb.tobytes()
        same = mark == self._print
        if not same:
            self._last_change = now
            self._print = mark
        self._dark = float(thumb.mean()) < DARK_LEVEL
        return not (self._dark or is_smeared(thumb) or (same and now - self._last_change >= FROZEN_AFTER_S))

    def status(self, now: float) -> CaptureStatus:
        """How the source is at this moment."""
        silent = now - self._last_any
        if silent >= (LOST_AFTER_S if self._opened else OPEN_WITHIN_S):
            return CaptureStatus.LOST
        if not self._opened:
            return CaptureStatus.OPENING
        if silent >= STALLED_AFTER_S:
            return CaptureStatus.STALLED
        if self._dark:
            return CaptureStatus.DARK
        if self._last_any - self._last_change >= FROZEN_AFTER_S:
            return CaptureStatus.FROZEN
        return CaptureStatus.LIVE

    def silence(self, now: float) -> float:
        """Seconds since the last picture, or since opening began."""
        return now - self._last_any


def is_smeared(thumb: Image) -> bool:
    """Whether much of a picture is the flat grey that decoders put where data is missing."""
    low, high = thumb.min(axis=2), thumb.max(axis=2)
    flat = (high - low <= 2) & (low >= 124) & (high <= 132)
    return float(flat.mean()) > SMEAR_SHARE
