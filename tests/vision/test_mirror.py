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
from vision.mirror import (
    MOST_FACES,
    MirrorTest,
    flip_corners,
    flip_frame,
    flip_setup,
    flip_south,
    is_mirror_image,
    look_both_ways,
    righted,
)
from vision.reading import NOTHING_KNOWN, Corners, Expected, Image, Kind, Reading, Spot
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

    def locate(self, image: Image, expected: Expected = NOTHING_KNOWN) -> list[Spot]:
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


def reading(kind: Kind, sure: float) -> Reading:
    return Reading(kind, DECK[0] if kind is Kind.FACE else None, sure, ((DECK[0], sure),), PLACE)


@pytest.mark.parametrize(
    ("faces", "unsure", "mirrored"),
    [
        ([KING, KING], 0, False),
        ([in_a_mirror(KING), in_a_mirror(KING)], 0, False),
        ([in_a_mirror(KING)], 1, False),
        ([in_a_mirror(KING), in_a_mirror(KING)], 1, True),
        ([in_a_mirror(ACE), in_a_mirror(KING), in_a_mirror(NINE), NINE], 2, True),
        ([in_a_mirror(KING), KING], 1, False),
        ([NINE, ACE, KING], 3, False),
        ([in_a_mirror(NINE), in_a_mirror(NINE)], 2, False),
    ],
)
def test_one_picture_by_itself_is_a_mirror_image_if_its_faces_say_so(
    faces: list[tuple[float, float]], unsure: int, mirrored: bool
) -> None:
    image = np.full((100, 100, 3), 50, np.uint8)
    seen = [reading(Kind.UNSURE if n < unsure else Kind.FACE, 0.5 + n / 100) for n in range(len(faces))]
    assert is_mirror_image(HandedReader(faces), image, seen) is mirrored


class LeftReader:
    """Reads two cards well where the picture's left is bright, and badly where it is mirrored."""

    places: tuple[Corners, Corners] = (PLACE, ((60, 10), (90, 10), (90, 50), (60, 50)))

    def locate(self, image: Image, expected: Expected = NOTHING_KNOWN) -> list[Spot]:
        return []

    def look(self, image: Image) -> list[Reading]:
        width = image.shape[1]
        bright_left = image[:, 0].mean() > image[:, -1].mean()
        places = self.places if bright_left else [righted(flip_corners(one, width)) for one in self.places]
        return self.read(image, [Spot(place, 1.0, False) for place in places])

    def read(self, image: Image, spots: Sequence[Spot]) -> list[Reading]:
        clear = image[:, 0].mean() > image[:, -1].mean()
        kind, card, sure = (Kind.FACE, DECK[3], 0.99) if clear else (Kind.UNSURE, None, 0.4)
        return [Reading(kind, card, sure, ((DECK[3], sure),), spot.corners) for spot in spots]


def test_a_mirrored_picture_is_read_as_the_picture_is_and_told_in_its_own_pixels() -> None:
    image = np.zeros((100, 100, 3), np.uint8)
    image[:, :50] = 200
    reader = LeftReader()
    straight, no = look_both_ways(reader, reader.look, image)
    mirrored, yes = look_both_ways(reader, reader.look, np.ascontiguousarray(image[:, ::-1]))
    assert (no, yes) == (False, True)
    assert [found.card for found in straight] == [found.card for found in mirrored] == [DECK[3]] * 2
    for found, true in zip(mirrored, straight, strict=True):
        assert found.centre == pytest.approx((99 - true.centre[0], true.centre[1]))
        (ax, ay), (bx, by), (_, cy), _ = found.corners
        assert (bx - ax) > 0, "the corners run clockwise"
        assert cy > by == ay
