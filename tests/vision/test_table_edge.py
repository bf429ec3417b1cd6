"""The table by its edge, in rendered rooms."""

from __future__ import annotations

import numpy as np
import pytest

from vision.cv import cv2
from vision.reading import Image
from vision.synth.camera import Camera, View, place_camera
from vision.synth.table import Surface, draw_table
from vision.table_edge import find_edge

SIZE = (960, 540)
HALF = 400.0


def hung(view: View, index_px: float = 9.5) -> Camera:
    return place_camera(view, np.random.default_rng(1), index_px=index_px, size=SIZE)


def corners(camera: Camera, half: float = HALF) -> np.ndarray:
    return camera.project([[-half, -half, 0], [half, -half, 0], [half, half, 0], [-half, half, 0]])


def with_cards(image: Image, camera: Camera) -> Image:
    """A few white cards in the middle, as on any table."""
    for x, y in ((-90, 20), (60, -80), (40, 90), (250, -200)):
        outline = [[x - 31, y - 44, 0], [x + 31, y - 44, 0], [x + 31, y + 44, 0], [x - 31, y + 44, 0]]
        cv2.fillConvexPoly(image, np.round(camera.project(outline)).astype(np.int32), (235, 238, 240))
    return image


@pytest.mark.parametrize("view", list(View))
@pytest.mark.parametrize("surface", list(Surface))
def test_a_table_that_stands_out_is_found_within_a_hundredth_and_never_wrong(
    surface: Surface, view: View
) -> None:
    camera = hung(view)
    image = with_cards(draw_table(camera, surface, HALF, np.random.default_rng(1)), camera)
    found = find_edge(image)
    if found is None:
        assert surface is Surface.WALNUT, "dark wood on a dark floor may be missed, nothing else"
        return
    # A cloth in a wooden rim is as good a table as the whole.
    off = [np.linalg.norm(found - corners(camera, half), axis=1).max() for half in (HALF, HALF - 16)]
    assert min(off) < 0.01 * SIZE[0]


@pytest.mark.parametrize("index_px", [22.0, 30.0])
def test_a_table_that_fills_the_picture_has_no_edge_to_go_by(index_px: float) -> None:
    camera = hung(View.OVERHEAD, index_px)
    assert find_edge(draw_table(camera, Surface.FELT_GREEN, HALF, np.random.default_rng(1))) is None


def felt_without_edge() -> Image:
    grain = np.random.default_rng(2).normal(0, 4, (540, 960, 3))
    return np.clip(np.array([60, 110, 40]) + grain, 0, 255).astype(np.uint8)


def round_table() -> Image:
    image = felt_without_edge()
    return np.asarray(cv2.circle(image // 4, (480, 270), 220, (60, 110, 40), -1), np.uint8)


def a_sheet_with_a_bite() -> Image:
    image = felt_without_edge() // 4
    image[100:440, 250:700] = (60, 110, 40)
    image[180:360, 250:420] = (15, 27, 10)
    return image


def black() -> Image:
    return np.zeros((540, 960, 3), np.uint8)


@pytest.mark.parametrize("make", [felt_without_edge, round_table, a_sheet_with_a_bite, black])
def test_what_is_no_four_sided_table_is_not_taken_for_one(make) -> None:  # type: ignore[no-untyped-def]
    assert find_edge(make()) is None
