"""A made-up signature: waves that come to rest, with a stroke under them."""

from __future__ import annotations

import math

from companion_gui.signature import Stroke


def _wave(at: int) -> tuple[int, int]:
    tall = 26 * math.exp(-at / 45)
    return 60 + round(1.9 * at + 8 * math.sin(at / 4)), 48 - round(tall * math.cos(at / 5))


SCRAWL: tuple[Stroke, ...] = (
    tuple(_wave(at) for at in range(96)),
    tuple((70 + 4 * step, 76 - step // 2) for step in range(40)),
)
"""What `signature_pad` would have kept of it."""
