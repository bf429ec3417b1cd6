"""A pinhole camera that looks at the table.

World frame: millimetres, origin at the table's centre, x to the right and y down as South sees the table, and
height above the table as third coordinate.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import numpy as np
import numpy.typing as npt

Matrix = npt.NDArray[np.float64]

INDEX_MM = 20.5
"""Height of a standard corner index, rank and suit together, on an 88 mm card."""


class View(Enum):
    """Where the camera hangs."""

    OVERHEAD = "overhead"
    OBLIQUE45 = "oblique45"  # behind South, 45 degrees above the table
    OBLIQUE30 = "oblique30"  # behind South, 30 degrees above the table

    @property
    def elevation(self) -> float:
        """Angle of the line of sight above the table, degrees."""
        return {"overhead": 88.0, "oblique45": 45.0, "oblique30": 30.0}[self.value]


@dataclass(frozen=True, slots=True)
class Camera:
    """A camera in its place.

    Attributes:
        size: width and height of its pictures, pixels.
        projection: 3 x 4, from (x, y, height, 1) to picture pixels (homogeneous).
    """

    size: tuple[int, int]
    projection: Matrix

    def project(self, points: npt.ArrayLike) -> Matrix:
        """World points (n x 3, mm) in the picture (n x 2, px)."""
        flat = np.asarray(points, float).reshape(-1, 3)
        out = flat @ self.projection[:, :3].T + self.projection[:, 3]
        return np.asarray(out[:, :2] / out[:, 2:], float)

    def depth(self, point: tuple[float, float, float]) -> float:
        """How far before the camera a world point lies, mm along its axis; negative behind it."""
        return float(self.projection[2, :3] @ np.asarray(point) + self.projection[2, 3])

    def plane(self, height: float = 0.0) -> Matrix:
        """3 x 3 homography from table millimetres, at a height above the table, to pixels."""
        p = self.projection
        return np.column_stack([p[:, 0], p[:, 1], p[:, 2] * height + p[:, 3]])

    def scale_at(self, x: float, y: float) -> float:
        """Pixels per millimetre across the line of sight at a place on the table."""
        a, b = self.project([[x - 5, y, 0], [x + 5, y, 0]])
        return float(np.linalg.norm(b - a)) / 10

    def shaken(self, dx: float, dy: float, turn: float) -> Camera:
        """The camera after a knock that moves its picture.

        Args:
            dx: pixels to the right.
            dy: pixels down.
            turn: radians, clockwise as seen, about the centre of the picture.
        """
        c, s, mx, my = np.cos(turn), np.sin(turn), self.size[0] / 2, self.size[1] / 2
        move = np.array([[c, -s, mx - c * mx + s * my + dx], [s, c, my - s * mx - c * my + dy], [0, 0, 1]])
        return Camera(self.size, move @ self.projection)


def place_camera(
    view: View,
    rng: np.random.Generator,
    *,
    index_px: float,
    size: tuple[int, int] = (1280, 720),
    field_of_view: float = 62.0,
) -> Camera:
    """A camera at one of the usual places, a little off as people hang it.

    Args:
        view: overhead or oblique.
        rng: for the small errors of the hanging.
        index_px: how tall a corner index at the centre of the table would come out, seen face on.
        size: width and height of the pictures, pixels.
        field_of_view: horizontal, degrees.
    """
    focal = size[0] / 2 / np.tan(np.radians(field_of_view) / 2)
    distance = focal * INDEX_MM / index_px
    elevation = np.radians(view.elevation + rng.uniform(-1.5, 1.5))
    azimuth = np.radians(rng.uniform(-3, 3))
    target = np.array(
        [rng.uniform(-12, 12), rng.uniform(-10, 10) + (0 if view is View.OVERHEAD else -6), 0.0]
    )
    back = np.array(
        [np.sin(azimuth) * np.cos(elevation), np.cos(azimuth) * np.cos(elevation), -np.sin(elevation)]
    )
    eye = target + back * distance
    forward = -back
    right = np.cross(
        forward, np.array([0.0, -1.0, 0.0]) if view is View.OVERHEAD else np.array([0.0, 0.0, -1.0])
    )
    right /= np.linalg.norm(right)
    down = np.cross(forward, right)
    roll = np.radians(rng.uniform(-1.5, 1.5))
    right, down = right * np.cos(roll) + down * np.sin(roll), down * np.cos(roll) - right * np.sin(roll)
    rotation = np.stack([right, down, forward])
    intrinsics = np.array([[focal, 0, size[0] / 2], [0, focal, size[1] / 2], [0, 0, 1]])
    outward = np.column_stack([rotation, -rotation @ eye])
    outward[:, 2] *= -1
    return Camera(size, intrinsics @ outward)
