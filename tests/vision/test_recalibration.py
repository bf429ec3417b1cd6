"""A camera moved far: reading pauses and says so, and goes on once marks or cards show where the table is."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.seats import Seat
from tests.vision.scenes import K, Scene
from tests.vision.test_markers import lay
from tests.vision.tiny_table import PLANE, TinyTable
from vision.calibration import transform
from vision.guard import LOST
from vision.pose import Pose
from vision.reading import Corners, Image
from vision.recalibration import plane_again

TILTED = np.array([[0.9, -0.2, 400], [0.1, 0.7, 300], [1e-4, -3e-4, 1]])
"""Table mm to pixels for a camera that now stands elsewhere."""
PLACES = {"KH": Pose(-120, 60, 20), "9C": Pose(90, -70, 140), "AS": Pose(0, 110, 80)}


def seen(names: str, turned: str = "", pushed: str = "") -> dict[str, Corners]:
    """Cards as the moved camera shows them: some the other way round, some pushed meanwhile."""
    out = {}
    for name in names.split():
        pose = PLACES[name]
        if name in pushed:
            pose = Pose(pose.x + 40, pose.y - 20, pose.angle + 15)
        corners = transform(TILTED, pose.outline())
        a, b, c, d = map(tuple, np.roll(corners, 2, axis=0) if name in turned else corners)
        out[name] = (a, b, c, d)
    return out


KNOWN = {name: pose.outline() for name, pose in PLACES.items()}


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        (seen("KH 9C AS"), True),
        (seen("KH 9C", turned="9C"), True),
        (seen("KH 9C AS", turned="KH AS"), True),
        (seen("KH"), False),
        (seen("KH 9C", pushed="9C"), False),
        (seen("KH 9C AS", pushed="AS"), False),
        ({}, False),
    ],
)
def test_two_cards_where_they_were_to_each_other_tell_the_plane(
    cards: dict[str, Corners], found: bool
) -> None:
    plane = plane_again(cards, KNOWN, set(PLACES))
    assert (plane is not None) is found
    if plane is not None:
        place = [[-150.0, 130.0]]
        assert plane.mm(transform(TILTED, place)) == pytest.approx(np.array(place), abs=1.0)


def test_a_view_in_a_mirror_is_no_view_of_this_table() -> None:
    mirrored: dict[str, Corners] = {}
    for name, corners in seen("KH 9C AS").items():
        a, b, c, d = ((1280 - x, y) for x, y in corners)
        mirrored[name] = (b, a, d, c)
    assert plane_again(mirrored, KNOWN, set(PLACES)) is None


class MarkedTable(TinyTable):
    """A tiny table with two corner marks on it, which are pushed with the picture."""

    def picture(self) -> Image:
        image = super().picture()
        for name, x, y in (("corner-NW", -180, -130), ("corner-SW", -180, 130)):
            px, py = PLANE.px([[x, y]])[0] + self.shift
            lay(image, name, round(px), round(py), 42)
        return image


def moved_far(scene: Scene) -> None:
    """The camera is knocked: a blurred, sliding picture, then another view."""
    for share in (0.3, 0.7, 1.0):
        scene.table.shift = (190.0 * share, 24.0 * share)
        scene.wait(2)
    scene.wait(12)


def test_cards_that_lie_still_bring_reading_back_after_a_push_too_far_to_follow() -> None:
    scene = Scene(miss=0.0)
    scene.wait(8)
    scene.play(Seat.WEST, "KH", -150, -40)
    scene.play(Seat.SOUTH, "9C", -110, 110, 30)
    scene.play(Seat.NORTH, "AS", -60, -100, 70)
    scene.wait(20)
    before = scene.story()
    moved_far(scene)
    scene.wait(30)
    told = [event for event in scene.told(K.PAUSED) if event.note == LOST]
    assert told, "it was not said that the camera was moved"
    assert len(scene.told(K.RESUMED)) >= 1
    assert scene.watcher.paused is None
    quiet = [word for word in scene.story() if word not in ("paused", "resumed")]
    assert quiet == [word for word in before if word not in ("paused", "resumed")], "the push became an event"
    setup = scene.watcher.setup
    assert setup is not None
    place = PLANE.px([[-150, -40]]) + np.array([scene.table.shift])
    assert setup.plane.mm(place)[0] == pytest.approx((-150, -40), abs=8)


def test_corner_marks_bring_it_back_without_any_card() -> None:
    scene = Scene(miss=0.0)
    scene.table = MarkedTable()
    scene.eyes._truth = scene.table.visible
    scene.wait(8)
    scene.reach(Seat.SOUTH, 100, 280)
    scene.withdraw(Seat.SOUTH, 100, 280)
    scene.wait(20)
    moved_far(scene)
    scene.wait(30)
    assert any(event.note == LOST for event in scene.told(K.PAUSED))
    assert scene.watcher.paused is None
    setup = scene.watcher.setup
    assert setup is not None
    place = PLANE.px([[-100, 40]]) + np.array([scene.table.shift])
    assert setup.plane.mm(place)[0] == pytest.approx((-100, 40), abs=8)


def test_with_nothing_to_go_by_reading_stays_paused_until_the_camera_is_back() -> None:
    scene = Scene(miss=0.0)
    scene.wait(8)
    scene.play(Seat.WEST, "KH", -150, -40)
    scene.wait(20)
    before = [word for word in scene.story() if word not in ("paused", "resumed")]
    moved_far(scene)
    scene.wait(30)
    assert scene.watcher.paused == LOST
    scene.table.shift = (0.0, 0.0)
    scene.wait(30)
    assert scene.watcher.paused is None
    assert [word for word in scene.story() if word not in ("paused", "resumed")] == before
