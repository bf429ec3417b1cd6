from __future__ import annotations

import numpy as np
import pytest

from vision.synth.camera import INDEX_MM, Camera, View, place_camera


def hung(view: View, index_px: float = 25.0, seed: int = 1) -> Camera:
    return place_camera(view, np.random.default_rng(seed), index_px=index_px)


@pytest.mark.parametrize("view", list(View))
@pytest.mark.parametrize("index_px", [18.0, 30.0])
def test_an_index_comes_out_as_tall_as_asked(view: View, index_px: float) -> None:
    assert hung(view, index_px).scale_at(0, 0) * INDEX_MM == pytest.approx(index_px, rel=0.04)


@pytest.mark.parametrize("view", list(View))
def test_south_is_at_the_bottom_and_east_at_the_right(view: View) -> None:
    north, east, south, west = hung(view).project([[0, -150, 0], [150, 0, 0], [0, 150, 0], [-150, 0, 0]])
    assert south[1] > north[1]
    assert east[0] > west[0]


@pytest.mark.parametrize("view", list(View))
@pytest.mark.parametrize("height", [0.0, 80.0])
def test_a_level_plane_projects_as_its_points_do(view: View, height: float) -> None:
    camera = hung(view)
    x, y, w = camera.plane(height) @ [120.0, -70.0, 1.0]
    assert camera.project([[120.0, -70.0, height]])[0] == pytest.approx([x / w, y / w])


@pytest.mark.parametrize("view", list(View))
def test_what_is_raised_comes_nearer(view: View) -> None:
    camera = hung(view)
    assert camera.depth((0, 0, 100)) < camera.depth((0, 0, 0))


def test_an_oblique_camera_foreshortens_the_far_side() -> None:
    camera = hung(View.OBLIQUE30)
    assert camera.scale_at(0, -200) < 0.85 * camera.scale_at(0, 200)


def test_a_knock_moves_the_whole_picture() -> None:
    camera = hung(View.OVERHEAD)
    points = [[0, 0, 0], [200, 100, 0]]
    moved = camera.shaken(5.0, -3.0, 0.0)
    assert moved.project(points) == pytest.approx(camera.project(points) + np.array([5.0, -3.0]))
    turned = camera.shaken(0.0, 0.0, np.pi).project(points)
    assert turned == pytest.approx(np.array([1280, 720]) - camera.project(points))
