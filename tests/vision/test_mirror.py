from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from euchre.cards import DECK, Card
from euchre.seats import Seat
from tests.vision.scenes import K, Scene
from tests.vision.tiny_table import SETUP, SIZE, TinyTable
from vision.calibration import South
from vision.events import Zone
from vision.frame import Frame
from vision.mirror import FACES, MirrorTest, flip_corners, flip_frame, flip_setup, flip_south
from vision.reading import Corners, Image, Kind, Reading, Spot
from vision.tracks import LyingCard

PLACE: Corners = ((20, 20), (60, 20), (60, 80), (20, 80))


class MirroredTable(TinyTable):
    def frame(self) -> Frame:
        return flip_frame(super().frame())


def test_a_mirrored_camera_tells_the_same_story_in_its_own_pixels() -> None:
    scene = Scene(setup=flip_setup(SETUP))
    scene.table = MirroredTable()
    scene.eyes._truth = scene.table.visible
    scene.wait(8)
    scene.play(Seat.EAST, "9H", 70, 10, 20)
    scene.wait(8)
    (appeared,) = scene.told(K.APPEARED)
    assert appeared.seat is Seat.EAST
    assert appeared.position == pytest.approx((70, 10), abs=4)
    straight = np.mean(scene.table.cards[0].corners, axis=0)
    assert appeared.corners is not None
    assert np.mean(appeared.corners, axis=0) == pytest.approx((SIZE[0] - 1 - straight[0], straight[1]), abs=3)
    (card,) = scene.watcher.lying()
    assert np.mean(card.corners, axis=0) == pytest.approx(np.mean(appeared.corners, axis=0), abs=3)
    assert scene.watcher.setup is not None
    assert scene.watcher.setup.mirrored
    assert scene.watcher.setup.plane.mm([np.mean(card.corners, axis=0)])[0] == pytest.approx((70, 10), abs=4)


def test_flipping_twice_changes_nothing() -> None:
    again = flip_setup(flip_setup(SETUP))
    assert again.mirrored is SETUP.mirrored
    assert again.plane.matrix == pytest.approx(SETUP.plane.matrix)
    assert flip_corners(flip_corners(PLACE, 640), 640) == PLACE
    assert [flip_south(flip_south(south)) for south in South] == list(South)
    assert flip_south(South.LEFT) is South.RIGHT


class HandedReader:
    """Reads well only pictures whose bright side is on the left, or any if the deck is symmetric."""

    def __init__(self, symmetric: bool) -> None:
        self._symmetric = symmetric

    def locate(self, image: Image) -> list[Spot]:
        return []

    def read(self, image: Image, spots: Sequence[Spot]) -> list[Reading]:
        half = image.shape[1] // 2
        right_way = image[:, :half].mean() > image[:, half:].mean()
        sure = 0.95 if right_way or self._symmetric else 0.3
        return [Reading(Kind.FACE, DECK[0], sure, ((DECK[0], sure),), spot.corners) for spot in spots]


def lying(track: int) -> LyingCard:
    return LyingCard(
        track, 0.0, (0, 0), 0.0, PLACE, Zone.TRICK, Seat.SOUTH, 0.9, True, Card.parse("9C"), 0.3, (), False
    )


@pytest.mark.parametrize(
    ("bright_side", "symmetric", "mirrored"),
    [("left", False, False), ("right", False, True), ("right", True, False)],
)
def test_the_first_faces_tell_a_mirror(bright_side: str, symmetric: bool, mirrored: bool) -> None:
    image = np.full((100, 100, 3), 50, np.uint8)
    image[:, slice(0, 50) if bright_side == "left" else slice(50, 100)] = 200
    test = MirrorTest(HandedReader(symmetric))
    cards = [lying(track) for track in range(1, FACES + 1)]
    assert [test.see(image, cards) for _ in range(FACES - 1)] == [None] * (FACES - 1)
    assert test.see(image, cards) is mirrored
