"""Whether a live source is well: judged from when its pictures came and what was in them."""

from __future__ import annotations

import zlib

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
STREAM_FROZEN_AFTER_S = 12.0
"""The same for streams: compressed video of a table where nothing happens repeats a picture to the bit until
its next whole one, which phones send every second or two, network cameras every ten at most."""
DARK_LEVEL = 12.0
"""Grey level of the brightest hundredth of a picture below which it shows nothing: webcams with the lens shut
give 0-6 and some noise, a black table its edge and people's hands."""
SMEAR_SHARE = 0.3
"""Share of a picture in the decoder's filler colours from which it is a broken one."""
FILLERS = ((128, 128, 128), (0, 135, 0))
"""What decoders put where data is missing, blue, green, red: middle grey, and all zeros as YUV."""
FILLER_LEVELS = 4
"""Grey levels by which a filler may differ, after compression."""


class Health:
    """Follows one source. Times are seconds of any one clock.

    Args:
        now: the time.
        frozen_after: seconds of equal bits from which the source counts as frozen.
    """

    def __init__(self, now: float, frozen_after: float = FROZEN_AFTER_S) -> None:
        self._frozen_after = frozen_after
        self._last_any = now
        self._last_change = now
        self._print: bytes | None = None
        self._whole = 0
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
        same = mark == self._print and self._is_same(image)
        if not same:
            self._last_change = now
            self._print = mark
            self._whole = 0
        self._dark = float(np.percentile(thumb.max(axis=2), 99)) < DARK_LEVEL
        frozen = same and now - self._last_change >= self._frozen_after
        return not (self._dark or is_smeared(thumb) or frozen)

    def _is_same(self, image: Image) -> bool:
        """Whether the picture equals the last one to the last bit; a thumbnail alone may, in good light.

        The whole is only looked at where the thumbnail is the same, and is taken as the same the first time.
        """
        whole = zlib.crc32(np.ascontiguousarray(image).data)
        before, self._whole = self._whole, whole
        return before in (0, whole)

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
        if self._last_any - self._last_change >= self._frozen_after:
            return CaptureStatus.FROZEN
        return CaptureStatus.LIVE

    def silence(self, now: float) -> float:
        """Seconds since the last picture, or since opening began."""
        return now - self._last_any


def is_smeared(thumb: Image) -> bool:
    """Whether much of a picture is one of the flat colours that decoders put where data is missing."""
    wide = thumb.astype(np.int16)
    return any(
        float((np.abs(wide - filler).max(axis=2) <= FILLER_LEVELS).mean()) > SMEAR_SHARE
        for filler in np.array(FILLERS, np.int16)
    )
