"""The table plane: pixels to millimetres and back, and how it is found.

Table frame: millimetres, origin at the table's centre, x to the right and y down as South sees the table from
above, with South at the bottom (South sits at +y, West at -x).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

import numpy as np
import numpy.typing as npt

from vision.cv import cv2
from vision.errors import CalibrationError
from vision.layout import Layout

CARD_WIDTH_MM, CARD_HEIGHT_MM = 63.0, 88.0
"""A poker-size card."""
MIN_TABLE_MM, MAX_TABLE_MM = 300.0, 5000.0
"""Sides of a table that a person can mean in millimetres: fewer are centimetres, more a slip of the pen."""

Points = npt.NDArray[np.float64]
"""n x 2 points."""


class South(Enum):
    """The side of the picture at which South sits."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"

    @property
    def turns(self) -> int:
        """Quarter turns clockwise that bring picture axes to table axes."""
        return {"bottom": 0, "right": 1, "top": 2, "left": 3}[self.value]


@dataclass(frozen=True, slots=True)
class TablePlane:
    """A homography between the picture and the table plane.

    Attributes:
        matrix: row-major 3 x 3, picture pixels to table millimetres.
    """

    matrix: tuple[float, ...]

    def __post_init__(self) -> None:
        values = np.asarray(self.matrix, float)
        if values.shape != (9,) or not np.isfinite(values).all():
            raise CalibrationError("a table plane is nine finite numbers, a 3 x 3 matrix row by row")
        if abs(np.linalg.det(self.to_mm)) < 1e-12:
            raise CalibrationError("the table plane is degenerate: its corners lie on one line")

    @property
    def to_mm(self) -> npt.NDArray[np.float64]:
        """3 x 3, pixels to millimetres."""
        return np.asarray(self.matrix, float).reshape(3, 3)

    @property
    def to_px(self) -> npt.NDArray[np.float64]:
        """3 x 3, millimetres to pixels."""
        return np.asarray(np.linalg.inv(self.to_mm), float)

    def mm(self, points: npt.ArrayLike) -> Points:
        """Points of the picture (px) on the table (mm)."""
        return transform(self.to_mm, points)

    def px(self, points: npt.ArrayLike) -> Points:
        """Points of the table (mm) in the picture (px)."""
        return transform(self.to_px, points)

    @property
    def px_per_mm(self) -> float:
        """Pixels per millimetre at the table's centre, across and along taken together."""
        a, b, c = self.px([[0, 0], [10, 0], [0, 10]])
        return float(np.sqrt(abs((b - a)[0] * (c - a)[1] - (b - a)[1] * (c - a)[0]))) / 10

    def moved(self, change: npt.NDArray[np.float64]) -> TablePlane:
        """The plane after the camera moved: `change` (3 x 3) takes old pixels to new ones."""
        return plane_from_matrix(self.to_mm @ np.linalg.inv(change))

    @classmethod
    def from_corners(cls, corners: npt.ArrayLike, width_mm: float, height_mm: float) -> TablePlane:
        """The plane on which four picture points are the corners of a rectangle centred on the table.

        Args:
            corners: 4 x 2 pixels, clockwise from the corner between North and West (South's far left).
            width_mm: extent along x (West to East).
            height_mm: extent along y (North to South).

        Raises:
            CalibrationError: the corners are not a convex quadrilateral, or a table has no such size.
        """
        if not (MIN_TABLE_MM <= width_mm <= MAX_TABLE_MM and MIN_TABLE_MM <= height_mm <= MAX_TABLE_MM):
            raise CalibrationError(
                f"a table of {width_mm:g} by {height_mm:g} mm: its sides are {MIN_TABLE_MM:g} to "
                f"{MAX_TABLE_MM:g} mm"
            )
        quad = np.asarray(corners, np.float32).reshape(-1, 2)
        if quad.shape != (4, 2) or not cv2.isContourConvex(quad) or cv2.contourArea(quad) < 100:
            raise CalibrationError("the four table corners must be clockwise and form a convex quadrilateral")
        x, y = width_mm / 2, height_mm / 2
        target = np.asarray([[-x, -y], [x, -y], [x, y], [-x, y]], np.float32)
        return plane_from_matrix(np.asarray(cv2.getPerspectiveTransform(quad, target), float))


@dataclass(frozen=True, slots=True)
class TableSetup:
    """All that is known of one table and its camera before a card falls.

    Attributes:
        plane: pixels to millimetres.
        size: width and height in pixels of the pictures the plane belongs to.
        south: the side of the picture at which South sits.
        layout: zones on the table plane.
        mirrored: whether the camera shows the table as in a mirror. The plane belongs to the picture
            as it comes.
        reference: name of the calibration picture beside the table file, for judging drift.
        origin: how the plane was found: `corners`, `markers`, `cards`, ...
    """

    plane: TablePlane
    size: tuple[int, int]
    south: South = South.BOTTOM
    layout: Layout = field(default_factory=Layout)
    mirrored: bool = False
    reference: str | None = None
    origin: str = "corners"

    def beyond(self, width: int) -> npt.NDArray[np.bool_]:
        """True where the picture, shrunk to so many pixels across, shows no table; height x width."""
        scale = width / self.size[0]
        height = max(1, round(self.size[1] * scale))
        ys, xs = np.mgrid[0:height, 0:width]
        pixels = np.column_stack([xs.ravel() / scale, ys.ravel() / scale, np.ones(xs.size)])
        places = pixels @ self.plane.to_mm.T
        # Above the horizon the third number changes its sign, and there is no table.
        depth = places[:, 2] * np.sign(self.plane.to_mm[2] @ [*self.plane.px([[0.0, 0.0]])[0], 1.0])
        half_x, half_y = self.layout.half_size
        on_it = (
            (depth > 0) & (np.abs(places[:, 0]) <= half_x * depth) & (np.abs(places[:, 1]) <= half_y * depth)
        )
        return np.asarray(~on_it.reshape(height, width), bool)


def transform(matrix: npt.NDArray[np.float64], points: npt.ArrayLike) -> Points:
    """Points (n x 2) through a homography (3 x 3)."""
    flat = np.asarray(points, float).reshape(-1, 2)
    out = flat @ matrix[:, :2].T + matrix[:, 2]
    return np.asarray(out[:, :2] / out[:, 2:3], float)


def plane_from_matrix(matrix: npt.NDArray[np.float64]) -> TablePlane:
    """A plane from a 3 x 3 matrix (pixels to millimetres), scaled to end in 1 where it can be."""
    scale = matrix[2, 2] if abs(matrix[2, 2]) > 1e-9 else 1.0
    return TablePlane(tuple(float(v) for v in (matrix / scale).ravel()))
