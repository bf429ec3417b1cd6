"""Finding a table in what a camera shows: by its marks, its edge and the cards' size, or cards alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np

from vision.autosetup import AutoSetup
from vision.calibration import Points, South, TablePlane, TableSetup
from vision.corner_marks import setup_from_marks
from vision.cv import cv2
from vision.errors import CalibrationError
from vision.frame import Frame
from vision.layout import Layout
from vision.markers import MarkerReader
from vision.mirror import flip_corners, flip_setup, flip_south, is_mirror_image, righted
from vision.plane_from_cards import plane_from_cards
from vision.reading import Image, Recogniser, Spot
from vision.table_edge import find_edge

LOOK_FOR_S = 20.0
"""Seconds of pictures looked at for marks before cards must do."""
SIDE_MM = 900.0
"""Side of a card table of which nothing is known."""
SURE_SPOT = 0.5
"""Detector score from which a card's corners are good enough to measure by."""


def find_table(
    frames: Iterable[Frame], recogniser: Recogniser, south: South, size_mm: tuple[float, float] | None = None
) -> TableSetup | None:
    """Find the table in pictures of a camera that stands still.

    Args:
        frames: pictures, with times from 0; the first seconds are looked at.
        recogniser: finds and reads the cards.
        south: the side of the picture at which South sits.
        size_mm: the table's extent West to East and North to South, where a person knows it.

    Returns:
        The set-up; None if nothing was found to go by. A mirrored camera is marked as one.
    """
    marks, auto = MarkerReader(), AutoSetup(south)
    best: TableSetup | None = None
    last: Image | None = None
    for frame in frames:
        image = last = frame.image
        height, width = image.shape[:2]
        marked = _by_marks(marks, image)
        if marked is not None:
            return marked
        if frame.t > LOOK_FOR_S:
            break
        best = auto.learn(recogniser.locate(image), (width, height)) or best
    if last is None:
        return None
    size = (last.shape[1], last.shape[0])
    spots = [spot for spot in recogniser.locate(last) if spot.score >= SURE_SPOT]
    if not is_mirror_image(recogniser, last, recogniser.read(last, spots)):
        return _by_edge(last, spots, south, size_mm) or best
    there = [replace(spot, corners=righted(flip_corners(spot.corners, size[0]))) for spot in spots]
    found = _by_edge(_flipped(last), there, flip_south(south), size_mm)
    found = found or _by_cards(there, size, flip_south(south))
    return None if found is None else flip_setup(found)


def by_corners(
    corners: Sequence[tuple[float, float]], size: tuple[int, int], south: South, size_mm: tuple[float, float]
) -> TableSetup:
    """The table between four corners that a person has set.

    Args:
        corners: pixels, clockwise from South's far left.
        size: width and height of the picture, pixels.
        south: the side of the picture at which South sits.
        size_mm: the table's extent West to East and North to South.

    Raises:
        CalibrationError: the corners make no table, or a table has no such size.
    """
    plane = TablePlane.from_corners(corners, *size_mm)
    return TableSetup(plane, size, south, _layout(size_mm), origin="corners")


def _by_marks(marks: MarkerReader, image: Image) -> TableSetup | None:
    """By the four corner marks, which are read in a mirror by nobody: seen there, the camera is one."""
    size = (image.shape[1], image.shape[0])
    found = setup_from_marks(marks.find(image), size)
    if found is not None:
        return found
    flipped = setup_from_marks(marks.find(_flipped(image)), size)
    return None if flipped is None else flip_setup(flipped)


def _by_edge(
    image: Image, spots: Sequence[Spot], south: South, size_mm: tuple[float, float] | None
) -> TableSetup | None:
    """By the table's edge, in millimetres by the cards on it unless its size is known."""
    edge = find_edge(image)
    if edge is None:
        return None
    size = (image.shape[1], image.shape[0])
    # The first corner is the far left one as South sees it.
    corners = np.roll(edge, -{South.BOTTOM: 0, South.LEFT: 1, South.TOP: 2, South.RIGHT: 3}[south], axis=0)
    extent = size_mm or _measured(corners, spots, size) or (SIDE_MM, SIDE_MM)
    try:
        plane = TablePlane.from_corners(corners, *extent)
    except CalibrationError:  # what was taken for cards gives a table no size
        return None
    return TableSetup(plane, size, south, _layout(extent), origin="edge")


def _by_cards(spots: Sequence[Spot], size: tuple[int, int], south: South) -> TableSetup | None:
    """By the cards' own size; the table's middle is taken to be the picture's."""
    try:
        plane = plane_from_cards([spot.corners for spot in spots], size, south)
    except CalibrationError:
        return None
    return TableSetup(plane, size, south, origin="cards")


def _measured(corners: Points, spots: Sequence[Spot], size: tuple[int, int]) -> tuple[float, float] | None:
    """The table's extent by the size of the cards on it, mm; None without a clear card."""
    by_cards = _by_cards(spots, size, South.BOTTOM)
    if by_cards is None:
        return None
    a, b, c, d = by_cards.plane.mm(corners)
    across = (np.linalg.norm(b - a) + np.linalg.norm(c - d)) / 2
    along = (np.linalg.norm(d - a) + np.linalg.norm(c - b)) / 2
    return float(across), float(along)


def _layout(size_mm: tuple[float, float]) -> Layout:
    half = (size_mm[0] / 2, size_mm[1] / 2)
    return Layout(half_size=half, trick=(min(200.0, 0.5 * half[0]), min(200.0, 0.5 * half[1])))


def _flipped(image: Image) -> Image:
    return np.asarray(cv2.flip(image, 1), np.uint8)
