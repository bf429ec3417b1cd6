"""What evidence pictures may show: the table, as far as it is known."""

from __future__ import annotations

import numpy as np

from tests.vision.scenes import Scene
from tests.vision.tiny_table import SETUP, SIZE
from vision.calibration import TablePlane, TableSetup
from vision.layout import Layout
from vision.mirror import flip_setup
from vision.reading import Image
from vision.small_picture import Mask

PICTURE: Image = np.zeros((SIZE[1], SIZE[0], 3), np.uint8)
CORNERS = [(200, 80), (440, 80), (600, 340), (40, 340)]
SLANTED = TableSetup(TablePlane.from_corners(CORNERS, 800, 700), SIZE, layout=Layout(half_size=(400, 350)))


def area(setup: TableSetup | None, picture: Image = PICTURE) -> Mask | None:
    return Scene(setup).watcher.table_area(picture)


def at(mask: Mask | None, x: float, y: float) -> bool:
    assert mask is not None
    return bool(mask[round(y * mask.shape[0] / SIZE[1]), round(x * mask.shape[1] / SIZE[0])])


def test_it_is_the_table_and_not_the_people_behind_it() -> None:
    found = area(SLANTED)
    assert all(at(found, x, y) for x, y in ((320, 100), (320, 330), (80, 330), (230, 90)))
    assert not any(at(found, x, y) for x, y in ((320, 60), (100, 100), (560, 100), (10, 200), (320, 350)))


def test_a_mirrored_camera_shows_it_where_it_is_in_its_own_picture() -> None:
    aside = TableSetup(
        TablePlane.from_corners([(x - 30, y) for x, y in CORNERS], 800, 700), SIZE, layout=SLANTED.layout
    )
    mirrored = area(flip_setup(aside))
    straight = area(aside)
    assert mirrored is not None
    assert straight is not None
    assert (mirrored[:, ::-1] == straight).mean() > 0.99
    assert (mirrored == straight).mean() < 0.99


def test_while_the_table_is_unknown_or_the_picture_has_another_shape_there_is_none() -> None:
    assert area(None) is None
    assert area(SETUP, np.ascontiguousarray(np.rot90(PICTURE))) is None
