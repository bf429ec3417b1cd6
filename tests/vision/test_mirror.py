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
from vision.mirror import MOST_FACES, MirrorTest, flip_corners, flip_frame, flip_setup, flip_south
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
    """Reads pictures whose bright side is on the left so well, and others so well, face by face."""

    def __init__(self, faces: Sequence[tuple[float, float]]) -> None:
        self._sure = [sure for face in faces for sure in face]

    def locate(self, image: Image) -> list[Spot]:
        return []

    def read(self, image: Image, spots: Sequence[Spot]) -> list[Reading]:
        sure = self._sure.pop(0)
        return [Reading(Kind.FACE, DECK[0], sure, ((DECK[0], sure),), spot.corners) for spot in spots]


def lying(track: int) -> LyingCard:
    return LyingCard(
        track, 0.0, (0, 0), 0.0, PLACE, Zone.TRICK, Seat.SOUTH, 0.9, True, Card.parse("9C"), 0.3, (), False
    )


KING, ACE, NINE = (0.99, 0.4), (0.99, 0.75), (0.99, 0.98)
"""How well a face reads as it is and in a mirror: a king's index is not its mirror image, a nine's almost."""


def in_a_mirror(face: tuple[float, float]) -> tuple[float, float]:
    return face[1], face[0]


@pytest.mark.parametrize(
    ("faces", "mirrored"),
    [
        ([KING, KING], False),
        ([ACE, ACE, ACE], False),
        ([NINE, NINE, NINE, ACE, KING], False),
        ([NINE] * MOST_FACES, False),
        ([in_a_mirror(face) for face in (KING, KING)], True),
        ([in_a_mirror(face) for face in (ACE, NINE, ACE, ACE)], True),
        ([in_a_mirror(face) for face in (NINE, NINE, NINE, ACE, KING)], True),
        ([in_a_mirror(NINE)] * MOST_FACES, False),
    ],
)
def test_the_first_faces_tell_a_mirror_as_soon_as_they_can(
    faces: list[tuple[float, float]], mirrored: bool
) -> None:
    image = np.full((100, 100, 3), 50, np.uint8)
    test = MirrorTest(HandedReader(faces))
    cards = [lying(track) for track in range(1, len(faces) + 1)]
    for face in faces[:-1]:
        assert test.see(image, cards) is None
        assert test.suspects is (face[1] > face[0])
    assert test.see(image, cards) is mirrored


class Verdict:
    """A mirror test that suspects a mirror until it is told what to say."""

    suspects = True
    says: bool | None = None

    def see(self, image: Image, lying: Sequence[LyingCard]) -> bool | None:
        return self.says


@pytest.mark.parametrize(("mirrored", "told"), [(False, 1), (True, 0)])
def test_nothing_is_told_while_a_mirror_is_suspected(mirrored: bool, told: int) -> None:
    scene, verdict = Scene(), Verdict()
    scene.watcher._mirror_test = verdict  # type: ignore[assignment]
    scene.wait(8)
    scene.play(Seat.EAST, "9H", 70, 10, 20)
    scene.wait(8)
    assert scene.told(K.APPEARED) == []
    verdict.says = mirrored
    scene.wait(1)
    assert len(scene.told(K.APPEARED)) == told
    assert scene.watcher._flipped is mirrored
