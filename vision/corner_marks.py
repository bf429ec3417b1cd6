"""A set-up from the four printed corner marks: they tell the plane, its middle, its extent and the seats."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from vision.calibration import South, TableSetup, plane_from_matrix
from vision.errors import CalibrationError
from vision.layout import Layout
from vision.markers import CORNER_MM, CORNER_NAMES, Marker
from vision.plane_from_cards import plane_from_cards


def setup_from_marks(markers: Sequence[Marker], size: tuple[int, int]) -> TableSetup | None:
    """The table whose corners bear the four marks; None unless all four are seen.

    Args:
        markers: what was found in one picture.
        size: width and height of the picture, pixels.

    Raises:
        CalibrationError: the marks seen do not lie on one plane, or not in their order.
    """
    by_name = {marker.name: marker for marker in markers}
    if not all(name in by_name for name in CORNER_NAMES):
        return None
    marks = [by_name[name] for name in CORNER_NAMES]
    rough = plane_from_cards([m.corners for m in marks], size, South.BOTTOM, (CORNER_MM, CORNER_MM))
    nw, ne, se, sw = rough.mm([mark.centre for mark in marks])
    east, south = (ne + se - nw - sw) / 2, (sw + se - nw - ne) / 2
    if east[0] * south[1] - east[1] * south[0] <= 0:
        raise CalibrationError("the corner marks lie in the wrong order: NW, NE, SE, SW must go clockwise")
    middle = (nw + ne + se + sw) / 4
    turn = -math.atan2(east[1], east[0])
    c, s = math.cos(turn), math.sin(turn)
    centred = np.array([[1, 0, -middle[0]], [0, 1, -middle[1]], [0, 0, 1]])
    align = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]) @ centred
    half = (float(np.linalg.norm(east)) / 2, float(np.linalg.norm(south)) / 2)
    trick = (min(200.0, 0.5 * half[0]), min(200.0, 0.5 * half[1]))
    return TableSetup(
        plane=plane_from_matrix(align @ rough.to_mm),
        size=size,
        south=_side(south[0], south[1]),
        layout=Layout(half_size=half, trick=trick),
        origin="markers",
    )


def _side(x: float, y: float) -> South:
    """The side of the picture a direction on the rough plane (picture axes) points to."""
    if abs(x) > abs(y):
        return South.RIGHT if x > 0 else South.LEFT
    return South.BOTTOM if y > 0 else South.TOP
