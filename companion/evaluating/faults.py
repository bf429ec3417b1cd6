"""Pictures of what was read wrong, for people to look at."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np

from companion.evaluating.photographs import Fault
from vision.cv import cv2
from vision.reading import Image

SIDE = 480
"""Width and height of the cut, pixels."""
CAPTION = 36
MARK = (40, 40, 230)


def write_faults(faults: Iterable[Fault], folder: Path) -> int:
    """Write one PNG a fault, cut to the place, its corners drawn, what it is and was taken for under it.

    Returns:
        How many.
    """
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for count, fault in enumerate(faults, 1):
        stem = Path(fault.image).stem.replace(" ", "-")[:60]
        cv2.imwrite(str(folder / f"{count:03d}-{stem}.png"), _cut(fault))
    return count


def _cut(fault: Fault) -> Image:
    quad = np.array(fault.reading.corners, np.float32)
    middle, reach = quad.mean(0), 0.8 * max(float(np.ptp(quad, 0).max()), 24.0)
    scale = SIDE / 2 / reach
    move = np.array([[scale, 0, SIDE / 2 - middle[0] * scale], [0, scale, SIDE / 2 - middle[1] * scale]])
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    tile = np.zeros((SIDE + CAPTION, SIDE, 3), np.uint8)
    tile[:SIDE] = cv2.warpAffine(fault.picture, move, (SIDE, SIDE), flags=how)
    seen = quad * np.float32(scale) + move[:, 2].astype(np.float32)
    cv2.polylines(tile, [np.round(seen).astype(np.int32)], True, MARK, 2, cv2.LINE_AA)
    said = fault.reading.card or fault.reading.kind.value
    words = f"{fault.label} read as {said} ({fault.reading.confidence:.2f})"
    where = (10, SIDE + CAPTION - 11)
    cv2.putText(tile, words, where, cv2.FONT_HERSHEY_SIMPLEX, 0.6, (255, 255, 255), 1, cv2.LINE_AA)
    return tile
