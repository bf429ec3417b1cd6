from __future__ import annotations

import numpy as np
import pytest

from euchre.seats import Seat
from vision.calibration import South, TablePlane, transform
from vision.errors import CalibrationError
from vision.events import Zone
from vision.layout import Layout, seat_likelihoods
from vision.plane_from_cards import plane_from_cards
from vision.pose import Pose, pose_of
from vision.reading import Corners

SIZE = (1280, 720)


def camera(tilt: float, focal: float, distance: float, roll: float = 0.0) -> np.ndarray:
    """Table mm to pixels for a camera so many degrees off the vertical, its top side leaning away."""
    t, r = np.radians(tilt), np.radians(roll)
    turn = np.array([[np.cos(r), -np.sin(r), 0], [np.sin(r), np.cos(r), 0], [0, 0, 1]])
    tip = np.array([[1, 0, 0], [0, np.cos(t), -np.sin(t)], [0, np.sin(t), np.cos(t)]])
    rotation = turn @ tip
    rotation[:, 2] = (0, 0, distance)
    lens = np.array([[focal, 0, SIZE[0] / 2], [0, focal, SIZE[1] / 2], [0, 0, 1]])
    return np.asarray(lens @ rotation)


def card(pose: Pose, to_px: np.ndarray) -> Corners:
    a, b, c, d = ((float(x), float(y)) for x, y in transform(to_px, pose.outline()))
    return (a, b, c, d)


PLACES = [Pose(-180, 90, 20), Pose(150, -60, 100), Pose(40, 110, 60), Pose(-60, -120, 0), Pose(220, 60, 150)]


@pytest.mark.parametrize(
    ("tilt", "focal", "roll"), [(3, 1100, 2), (45, 1100, 0), (58, 1300, -3), (30, 900, 4)]
)
@pytest.mark.parametrize("count", [2, 5])
def test_the_plane_is_found_from_a_few_cards(tilt: float, focal: float, roll: float, count: int) -> None:
    to_px = camera(tilt, focal, 950, roll)
    noise = np.random.default_rng(3)
    cards: list[Corners] = []
    for pose in PLACES[:count]:
        corners = np.asarray(card(pose, to_px)) + noise.normal(0, 0.6, (4, 2))
        cards.append(tuple(map(tuple, corners)))  # type: ignore[arg-type]
    plane = plane_from_cards(cards, SIZE, South.BOTTOM)
    for pose in (Pose(0, 0, 30), Pose(-80, 60, 120), Pose(100, 30, 75)):
        found = pose_of(card(pose, to_px), plane)
        assert (found.width, found.height) == pytest.approx((63, 88), rel=0.12)
    apart = plane.mm(transform(to_px, [[-100, 0], [100, 0]]))
    assert np.linalg.norm(apart[0] - apart[1]) == pytest.approx(200, rel=0.08)


@pytest.mark.parametrize(
    ("south", "pixel", "seat"),
    [
        (South.BOTTOM, (640, 700), Seat.SOUTH),
        (South.BOTTOM, (1200, 360), Seat.EAST),
        (South.LEFT, (40, 360), Seat.SOUTH),
        (South.LEFT, (640, 700), Seat.EAST),
        (South.TOP, (640, 20), Seat.SOUTH),
        (South.TOP, (40, 360), Seat.EAST),
        (South.RIGHT, (1200, 360), Seat.SOUTH),
        (South.RIGHT, (640, 20), Seat.EAST),
    ],
)
def test_seats_follow_the_side_at_which_south_sits(south: South, pixel: tuple[int, int], seat: Seat) -> None:
    to_px = camera(0, 1100, 950)
    plane = plane_from_cards([card(pose, to_px) for pose in PLACES], SIZE, south)
    ((x, y),) = plane.mm([pixel])
    assert Layout().seat_at(x, y) is seat


def test_what_is_no_set_of_cards_gives_no_plane() -> None:
    with pytest.raises(CalibrationError, match="no card"):
        plane_from_cards([], SIZE, South.BOTTOM)
    nonsense: list[Corners] = [
        ((0, 0), (900, 10), (30, 300), (5, 600)),
        ((700, 0), (720, 0), (710, 300), (690, 20)),
    ]
    with pytest.raises(CalibrationError, match="one plane"):
        plane_from_cards(nonsense, SIZE, South.BOTTOM)


def test_four_corners_make_a_plane_with_its_middle_at_zero() -> None:
    corners = [(100, 60), (1150, 40), (1240, 700), (30, 690)]
    plane = TablePlane.from_corners(corners, 900, 800)
    assert plane.mm(corners) == pytest.approx(
        np.array([[-450, -400], [450, -400], [450, 400], [-450, 400]]), abs=1e-3
    )
    assert plane.px(plane.mm([[500, 300]])) == pytest.approx(np.array([[500, 300]]))


@pytest.mark.parametrize(
    "corners",
    [
        [(0, 0), (100, 0), (0, 100), (100, 100)],
        [(0, 0), (100, 0), (200, 0), (300, 0)],
        [(0, 0), (100, 0), (100, 100)],
    ],
)
def test_corners_that_make_no_table_are_refused(corners: list[tuple[float, float]]) -> None:
    with pytest.raises(CalibrationError):
        TablePlane.from_corners(corners, 900, 900)


def test_a_moved_camera_keeps_places_on_the_table() -> None:
    plane = TablePlane.from_corners([(100, 60), (1150, 40), (1240, 700), (30, 690)], 900, 800)
    turn = np.array([[0.999, -0.04, 30], [0.04, 0.999, -12], [0, 0, 1]])
    place = [[120.0, -90.0]]
    assert plane.moved(turn).px(place) == pytest.approx(transform(turn, plane.px(place)))


@pytest.mark.parametrize(
    ("place", "zone"),
    [
        ((0, 0), Zone.TRICK),
        ((0, 199), Zone.TRICK),
        ((0, 201), Zone.SEAT),
        ((150, 20), Zone.KITTY),
        ((-300, -300), Zone.IGNORED),
        ((0, 500), Zone.OUTSIDE),
    ],
)
def test_zones(place: tuple[float, float], zone: Zone) -> None:
    layout = Layout(kitty=(120, -40, 190, 60), ignored=((-400, -400, -200, -200),))
    assert layout.zone_at(*place) is zone


@pytest.mark.parametrize(
    ("direction", "seat"), [((0, -1), Seat.NORTH), ((5, 1), Seat.EAST), ((-3, -1), Seat.WEST)]
)
def test_seat_likelihoods_sum_to_one_and_point_the_right_way(
    direction: tuple[float, float], seat: Seat
) -> None:
    shares = seat_likelihoods(*direction, 4.0)
    assert sum(shares.values()) == pytest.approx(1)
    assert max(shares, key=lambda one: shares[one]) is seat
    assert set(seat_likelihoods(*direction, 0.0).values()) == {0.25}


@pytest.mark.parametrize("angle", [0, 35, 90, 144, 179])
def test_a_pose_and_its_corners_are_the_same_thing(angle: float) -> None:
    plane = TablePlane((1, 0, 0, 0, 1, 0, 0, 0, 1))
    pose = Pose(30, -20, angle)
    found = pose_of(card(pose, np.eye(3)), plane)
    assert found.distance(pose) < 1e-6
    assert found.turn(pose) < 1e-6
    assert (found.width, found.height) == pytest.approx((63, 88))


def test_angles_are_averaged_the_short_way_round() -> None:
    halfway = Pose(0, 0, 176).towards(Pose(10, 0, 4), 0.5)
    assert halfway.x == 5
    assert halfway.turn(Pose(0, 0, 0)) < 1e-6
