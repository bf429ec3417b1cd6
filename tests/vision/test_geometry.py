from __future__ import annotations

import numpy as np
import pytest

from vision.cv import cv2
from vision.geometry import (
    ALIGN_BOX,
    INDEX_SIZE,
    READ_BOX,
    READ_SIZE,
    align_crop,
    best_start,
    from_align_crop,
    index_crops,
    quad_area,
    quad_iou,
    read_crop,
    rect_quad,
    upright_rect,
)

SQUARE = np.array([[0, 0], [10, 0], [10, 10], [0, 10]], np.float32)


def marked_card(angle: float, height: float) -> tuple[np.ndarray, np.ndarray]:
    """A picture with one white card whose four corners hold different colours, and the card's quad."""
    image = np.full((600, 600, 3), 40, np.uint8)
    quad = rect_quad(300, 300, height * 63 / 88, height, np.radians(angle))
    sprite = np.full((176, 126, 3), 255, np.uint8)
    for (y, x), colour in zip(
        ((0, 0), (0, 106), (156, 106), (156, 0)),
        ((255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 0, 255)),
        strict=True,
    ):
        sprite[y : y + 20, x : x + 20] = colour
    plane = cv2.getPerspectiveTransform(np.float32([[0, 0], [126, 0], [126, 176], [0, 176]]), quad)
    card = cv2.warpPerspective(sprite, plane, (600, 600))
    mask = cv2.warpPerspective(np.full((176, 126), 255, np.uint8), plane, (600, 600))
    image[mask > 0] = card[mask > 0]
    return image, quad


@pytest.mark.parametrize("angle", [-80, -30, 0, 25, 89])
@pytest.mark.parametrize("height", [60, 140, 420])
def test_a_card_is_straightened_with_its_own_corners_first(angle: float, height: float) -> None:
    image, quad = marked_card(angle, height)
    view = read_crop(image, quad)
    assert view.shape == (READ_SIZE[1], READ_SIZE[0], 3)
    (x1, y1), (x2, y2) = READ_BOX[0].astype(int) + 4, READ_BOX[2].astype(int) - 4
    assert view[y1, x1].argmax() == 0
    assert view[y1, x1].min() < 110
    assert view[y2, x2].argmax() == 2
    indices = index_crops(image, quad)
    assert indices.shape == (4, INDEX_SIZE[1], INDEX_SIZE[0], 3)
    colours = [tuple(int(v) > 128 for v in index[10, 8]) for index in indices]
    turned = indices[1][10, -9]
    assert colours[0] == (True, False, False)
    assert tuple(int(v) > 128 for v in turned) == (False, True, False)
    assert colours[2] == (False, False, True)


@pytest.mark.parametrize("shift", [(0.0, 0.0), (9.0, -6.0)])
def test_points_of_the_aligners_crop_go_back_to_the_picture(shift: tuple[float, float]) -> None:
    image, quad = marked_card(20, 200)
    guess = quad + np.float32(shift)
    assert align_crop(image, guess).shape == (128, 128, 3)
    assert np.allclose(from_align_crop(guess, ALIGN_BOX), guess, atol=1e-2)


def test_the_long_side_of_a_rectangle_stands() -> None:
    lying = rect_quad(50, 50, 88, 63, 0.2)
    assert np.linalg.norm(lying[1] - lying[0]) < np.linalg.norm(lying[2] - lying[1])
    assert quad_area(lying) == pytest.approx(88 * 63, rel=1e-3)
    again = upright_rect(lying)
    assert quad_iou(again, lying) == pytest.approx(1, abs=1e-2)


@pytest.mark.parametrize("turn", range(4))
def test_the_matching_start_is_found(turn: int) -> None:
    assert np.allclose(
        np.roll(np.roll(SQUARE, turn, 0), -best_start(np.roll(SQUARE, turn, 0), SQUARE), 0), SQUARE
    )


@pytest.mark.parametrize(("move", "shared"), [(0, 1.0), (5, 1 / 3), (10, 0.0), (40, 0.0)])
def test_overlap(move: float, shared: float) -> None:
    assert quad_iou(SQUARE, SQUARE + np.float32([move, 0])) == pytest.approx(shared, abs=1e-3)
