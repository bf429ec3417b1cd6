"""A picture of the table from when its place was set: whether the camera still stands where it stood then."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from vision.calibration import TableSetup
from vision.cv import cv2
from vision.drift import Outlook, movement, outlook
from vision.errors import SourceError
from vision.guard import SMALL_SHIFT_PX
from vision.reading import Image
from vision.still import read_picture

QUALITY = 85
"""JPEG quality: edges are compared, nothing is read."""
RIM_MM = 40.0
"""What is shown around the table: on a bare cloth its rim is all that tells whether the camera has moved."""
LIMIT_PX = 5
"""Pixels, of the small picture that is compared, by which the black's own edge reaches into the table."""


def table_alone(image: Image, setup: TableSetup) -> Image:
    """The picture with all black but the table and its rim: the room is nobody's business."""
    mask = _table(setup, image.shape[1], image.shape[0])
    return np.asarray(cv2.bitwise_and(image, image, mask=mask), np.uint8)


def write_reference(path: Path, image: Image, setup: TableSetup) -> None:
    """Keep a picture of the table beside its table file.

    Raises:
        OSError: it cannot be written.
    """
    done, data = cv2.imencode(".jpg", table_alone(image, setup), [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    if done:
        path.write_bytes(data.tobytes())


def read_reference(folder: Path, setup: TableSetup) -> Image | None:
    """The picture that belongs to a table file in this folder; None where there is none to be used."""
    if setup.reference is None:
        return None
    try:
        image = read_picture(folder / setup.reference)
    except SourceError:  # the table file alone will do, as it always did
        return None
    return image if (image.shape[1], image.shape[0]) == setup.size else None


def setup_now(setup: TableSetup, reference: Image, image: Image) -> TableSetup:
    """The set-up for how the camera stands now: moved by what the table's edges have moved since.

    Args:
        setup: as it was set.
        reference: the table then, all else black.
        image: a picture now.

    Returns:
        The set-up as it was, where the camera has not moved or nothing can be said: other people, other light
        and other things on the table are no sign of a moved camera.
    """
    if image.shape != reference.shape:
        return setup
    before = _within(reference, setup)
    moved = movement(before, _within(table_alone(image, setup), setup))
    if moved is None or moved.shift < SMALL_SHIFT_PX * image.shape[1] / 1280:
        return setup
    return replace(setup, plane=setup.plane.moved(moved.matrix))


def _within(image: Image, setup: TableSetup) -> Outlook:
    """The edges of the table alone: not those where the black begins, which never move."""
    found = outlook(image)
    height, width = found.edges.shape
    inside = cv2.erode(_table(setup, width, height), np.ones((2 * LIMIT_PX + 1, 2 * LIMIT_PX + 1), np.uint8))
    return Outlook(found.edges * inside, found.size)


def _table(setup: TableSetup, width: int, height: int) -> npt.NDArray[np.uint8]:
    """1 on the table and its rim, in a picture of this size."""
    x, y = setup.layout.half_size
    wider = replace(setup, layout=replace(setup.layout, half_size=(x + RIM_MM, y + RIM_MM)))
    area = (~wider.beyond(width // 2)).astype(np.uint8)
    return np.asarray(cv2.resize(area, (width, height), interpolation=cv2.INTER_NEAREST), np.uint8)
