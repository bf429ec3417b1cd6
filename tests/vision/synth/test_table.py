from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from euchre.seats import Seat
from vision.cv import cv2
from vision.synth.bodies import PX_PER_MM, torso_sprite
from vision.synth.camera import Camera, View, place_camera
from vision.synth.people import random_person
from vision.synth.table import Lamp, Surface, draw_table, lighting, table_top

SIZE = (320, 180)


def hung(view: View = View.OVERHEAD) -> Camera:
    return place_camera(view, np.random.default_rng(1), index_px=8.0, size=SIZE)


@pytest.mark.parametrize("surface", list(Surface))
def test_a_top_fills_its_square_and_is_no_flat_colour(surface: Surface) -> None:
    top = table_top(surface, 120, 0.8, np.random.default_rng(1))
    assert top.shape == (120, 120, 3)
    assert 2 < top.std() < 90
    assert np.array_equal(top, table_top(surface, 120, 0.8, np.random.default_rng(1)))


def test_a_picture_is_tiled(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "tile.png"), np.full((40, 40, 3), (10, 200, 30), np.uint8))
    top = table_top(tmp_path / "tile.png", 120, 0.8, np.random.default_rng(1))
    assert top.shape == (120, 120, 3)
    assert (top == (10, 200, 30)).all()


def test_a_missing_picture_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"gone\.jpg"):
        table_top(tmp_path / "gone.jpg", 120, 0.8, np.random.default_rng(1))


def test_the_table_lies_in_the_middle_of_a_darker_room() -> None:
    picture = draw_table(hung(View.OBLIQUE45), Surface.LINEN, 150.0, np.random.default_rng(1))
    assert picture[90, 160].mean() > 3 * picture[5, 5].mean()


def test_dim_light_is_darker_and_noisier() -> None:
    normal, dim = (lighting(lamp, hung(), np.random.default_rng(4)) for lamp in Lamp)
    assert normal.gain.shape == (180, 320, 3)
    assert dim.gain.mean() < 0.75 * normal.gain.mean()
    assert dim.noise > normal.noise
    assert normal.gain.std() > 0.02


def test_a_body_sits_behind_the_far_edge_and_never_on_the_table() -> None:
    rng = np.random.default_rng(6)
    body = torso_sprite(random_person(rng), rng)
    assert body[round(200 * PX_PER_MM), body.shape[1] // 2, 3] == 255
    camera = hung(View.OBLIQUE30)
    alone, seated = (
        draw_table(camera, Surface.OAK, 300.0, np.random.default_rng(1), bodies).astype(int)
        for bodies in ([], [(Seat.NORTH, body)])
    )
    changed = np.abs(alone - seated).max(2) > 8
    edge = camera.project([[0, -300, 0]])[0, 1]
    rows = np.flatnonzero(changed.any(1))
    assert len(rows) > 10
    assert rows.max() <= edge + 1
