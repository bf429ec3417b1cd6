"""A card's place on the table plane: centre and angle in millimetres, from the corners in a picture."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from vision.calibration import CARD_HEIGHT_MM, CARD_WIDTH_MM, Points, TablePlane
from vision.reading import Corners, as_corners


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card lies.

    Attributes:
        x: centre, millimetres in the table frame.
        y: centre, millimetres.
        angle: of the long axis against the y axis, degrees, 0..180.
        width: measured length of the short sides, millimetres.
        height: measured length of the long sides, millimetres.
    """

    x: float
    y: float
    angle: float
    width: float = CARD_WIDTH_MM
    height: float = CARD_HEIGHT_MM

    @property
    def is_card_sized(self) -> bool:
        """Whether it has about a card's size; what is held above the table looks larger."""
        return (
            0.68 < self.width / CARD_WIDTH_MM < 1.4
            and 0.68 < self.height / CARD_HEIGHT_MM < 1.4
            and self.height > 0.95 * self.width
        )

    def distance(self, other: Pose) -> float:
        """Millimetres between the centres."""
        return math.hypot(self.x - other.x, self.y - other.y)

    def turn(self, other: Pose) -> float:
        """Smallest angle between the long axes, degrees, 0..90."""
        difference = abs(self.angle - other.angle) % 180
        return min(difference, 180 - difference)

    def towards(self, other: Pose, share: float) -> Pose:
        """This pose moved a share of the way to another one: slow averaging of repeated measurements."""
        turn = (other.angle - self.angle + 90) % 180 - 90
        return Pose(
            self.x + share * (other.x - self.x),
            self.y + share * (other.y - self.y),
            (self.angle + share * turn) % 180,
            self.width + share * (other.width - self.width),
            self.height + share * (other.height - self.height),
        )

    def outline(self, margin: float = 0.0) -> Points:
        """The corners of a card of true size here, 4 x 2 mm, grown by `margin` mm a side."""
        angle = math.radians(self.angle)
        along = np.array([math.sin(angle), math.cos(angle)]) * (CARD_HEIGHT_MM / 2 + margin)
        across = np.array([math.cos(angle), -math.sin(angle)]) * (CARD_WIDTH_MM / 2 + margin)
        centre = np.array([self.x, self.y])
        return np.array(
            [
                centre - across - along,
                centre + across - along,
                centre + across + along,
                centre - across + along,
            ]
        )


def corners_of(pose: Pose, plane: TablePlane) -> Corners:
    """The corners, in pixels, of a card of true size at a pose."""
    return as_corners(plane.px(pose.outline()))


def pose_of(corners: Corners, plane: TablePlane) -> Pose:
    """The pose of a card whose corners (pixels, clockwise from its own top-left) are given."""
    p = plane.mm(corners)
    top, right, bottom, left = (np.linalg.norm(p[(i + 1) % 4] - p[i]) for i in range(4))
    axis = (p[2] + p[3] - p[0] - p[1]) / 2
    x, y = p.mean(axis=0)
    angle = math.degrees(math.atan2(axis[0], axis[1])) % 180
    return Pose(float(x), float(y), angle, float(top + bottom) / 2, float(left + right) / 2)
