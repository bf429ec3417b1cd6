"""What comes to rest on a table: where a card may lie that nobody found."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.tiny_table import PLANE
from vision.arrivals import arrived_poses
from vision.cv import cv2
from vision.matching import outline_mask
from vision.pose import Pose

SCALE = 0.5
SHAPE = (180, 320)
NOTHING = np.zeros(SHAPE, bool)


@pytest.mark.parametrize("pose", [Pose(0, 0, 0), Pose(-120, 40, 35), Pose(90, -60, 90), Pose(10, 70, 160)])
@pytest.mark.parametrize("covered", [0.0, 0.12])
def test_a_card_that_came_to_rest_is_where_it_lies(pose: Pose, covered: float) -> None:
    mask = outline_mask(pose, PLANE, SCALE, SHAPE)
    rows, _ = np.nonzero(mask)
    mask[: rows.min() + round(covered * np.ptp(rows)) + 1] = False  # another card lies over its end
    (found,) = arrived_poses(mask, NOTHING, PLANE, SCALE)
    assert found.distance(pose) < 12
    assert found.turn(pose) < 20


def test_of_a_white_card_on_a_white_cloth_the_print_is_enough() -> None:
    pose = Pose(20, 10, 70)
    mask = outline_mask(pose, PLANE, SCALE, SHAPE)
    rows, columns = np.indices(SHAPE)
    mask &= (rows % 5 < 2) | (columns % 5 < 2)
    (found,) = arrived_poses(mask, NOTHING, PLANE, SCALE)
    assert found.distance(pose) < 8
    assert found.turn(pose) < 10


@pytest.mark.parametrize(
    ("width", "height"),
    [(15, 90), (60, 60), (30, 40), (8, 10)],  # an arm, a score sheet, a glass, a coin, in small pixels
)
def test_what_is_no_card_in_size_is_none(width: int, height: int) -> None:
    mask = np.zeros(SHAPE, bool)
    mask[40 : 40 + height, 100 : 100 + width] = True
    assert arrived_poses(mask, NOTHING, PLANE, SCALE) == []


def test_a_pointed_thing_of_a_cards_size_is_none() -> None:
    sleeve = np.zeros(SHAPE, np.uint8)
    cv2.fillConvexPoly(sleeve, np.array([[100, 100], [100, 122], [130, 122]]), 1)
    assert arrived_poses(sleeve.astype(bool), NOTHING, PLANE, SCALE) == []


@pytest.mark.parametrize(("dx", "dy", "found"), [(2, 3, 0), (12, 30, 1)])
def test_the_place_of_a_card_that_is_gone_is_none_and_a_card_laid_across_it_is_one(
    dx: float, dy: float, found: int
) -> None:
    known = outline_mask(Pose(0, 0, 80), PLANE, SCALE, SHAPE)
    new = outline_mask(Pose(dx, dy, 85), PLANE, SCALE, SHAPE)
    assert len(arrived_poses(new, known, PLANE, SCALE)) == found
