from __future__ import annotations

import numpy as np
import pytest

from euchre.seats import Seat
from tests.vision.scenes import K, Scene
from tests.vision.tiny_table import PLANE, PX_PER_MM, TinyTable
from vision.calibration import South, TablePlane
from vision.corner_marks import setup_from_marks
from vision.cv import cv2
from vision.errors import CalibrationError
from vision.markers import CORNER_MM, CORNER_NAMES, TOKEN_NAMES, Marker, MarkerReader, marker_bits
from vision.reading import Image
from vision.tokens import FORGET_LOOKS, REST_LOOKS, TokenWatch

SIZE = (1280, 720)


def printed(name: str, side: int) -> Image:
    """A marker on white paper, its black square `side` pixels wide."""
    black = cv2.resize(marker_bits(name).astype(np.uint8), (side, side), interpolation=cv2.INTER_NEAREST)
    grey = np.pad(255 - 255 * black, side // 7, constant_values=255).astype(np.uint8)
    return np.repeat(grey[..., None], 3, axis=2)


def lay(image: Image, name: str, x: int, y: int, side: int) -> None:
    """Paste a marker with its centre at (x, y)."""
    picture = printed(name, side)
    half = picture.shape[0] // 2
    image[y - half : y - half + picture.shape[0], x - half : x - half + picture.shape[1]] = picture


def felt(noise: float = 4) -> Image:
    grain = np.random.default_rng(1).normal(0, noise, (SIZE[1], SIZE[0], 3))
    return np.clip(np.array([60, 110, 40]) + grain, 0, 255).astype(np.uint8)


def test_every_marker_is_read_small_and_turned() -> None:
    for name in (*CORNER_NAMES, *TOKEN_NAMES):
        image = felt()
        lay(image, name, 400, 300, 36)
        turn = cv2.getRotationMatrix2D((400, 300), 33, 1.0)
        image = np.asarray(cv2.GaussianBlur(cv2.warpAffine(image, turn, SIZE), (0, 0), 0.8), np.uint8)
        (found,) = MarkerReader().find(image)
        assert found.name == name
        assert found.centre == pytest.approx((400, 300), abs=2)


def test_a_marker_seen_twice_is_not_believed() -> None:
    image = felt()
    lay(image, "trump-H", 300, 300, 60)
    lay(image, "trump-H", 800, 300, 60)
    lay(image, "dealer", 600, 500, 60)
    assert [marker.name for marker in MarkerReader().find(image)] == ["dealer"]


def marked_table(to_px: np.ndarray) -> list[Marker]:
    """The four corner marks of a table 800 x 700 mm as seen through a homography."""
    plane = TablePlane(tuple(np.linalg.inv(to_px).ravel()))
    half = CORNER_MM / 2
    square = np.array([[-half, -half], [half, -half], [half, half], [-half, half]])
    marks = []
    for name, x, y in zip(CORNER_NAMES, (-400, 400, 400, -400), (-350, -350, 350, 350), strict=True):
        a, b, c, d = ((float(u), float(v)) for u, v in plane.px(square + np.array([x, y])))
        marks.append(Marker(name, (a, b, c, d)))
    return marks


@pytest.mark.parametrize(
    ("turn", "south"), [(0, South.BOTTOM), (90, South.LEFT), (180, South.TOP), (270, South.RIGHT)]
)
def test_corner_marks_tell_the_plane_the_extent_and_the_seats(turn: float, south: South) -> None:
    angle = np.radians(turn)
    c, s = np.cos(angle), np.sin(angle)
    to_px = np.array([[c * 0.9, -s * 0.9, 640], [s * 0.9, c * 0.9, 360], [0, 0, 1]])
    setup = setup_from_marks(marked_table(to_px), SIZE)
    assert setup is not None
    assert setup.south is south
    assert setup.layout.half_size == pytest.approx((400, 350), rel=0.03)
    place = np.array([[120.0, 200.0]])
    pixel = place @ to_px[:2, :2].T + to_px[:2, 2]
    assert setup.plane.mm(pixel) == pytest.approx(place, abs=12)


def test_three_marks_are_not_enough_and_crossed_ones_are_refused() -> None:
    marks = marked_table(np.array([[0.9, 0, 640], [0, 0.9, 360], [0, 0, 1]]))
    assert setup_from_marks(marks[:3], SIZE) is None
    crossed = [Marker(name, mark.corners) for name, mark in zip(CORNER_NAMES, marks[::-1], strict=True)]
    with pytest.raises(CalibrationError, match="clockwise"):
        setup_from_marks(crossed, SIZE)


def test_a_token_is_told_when_it_rests_and_again_when_it_has_moved() -> None:
    watch = TokenWatch()

    def see(x: float) -> int:
        px, py = PLANE.px([[x, 250]])[0]
        corners = ((px - 9, py - 9), (px + 9, py - 9), (px + 9, py + 9), (px - 9, py + 9))
        return len(watch.see([Marker("dealer", corners), Marker("corner-NW", corners)], PLANE))

    assert [see(x) for x in (200, 120, 40, 0, 0, 0, 0, 0)] == [0, 0, 0, 0, 0, 1, 0, 0]
    assert [see(15)] * REST_LOOKS == [0] * REST_LOOKS
    assert sum(see(-200) for _ in range(REST_LOOKS + 2)) == 1


def test_a_token_taken_up_and_laid_down_again_is_told_again() -> None:
    watch = TokenWatch()
    px, py = PLANE.px([[0.0, 250.0]])[0]
    button = Marker("dealer", ((px - 9, py - 9), (px + 9, py - 9), (px + 9, py + 9), (px - 9, py + 9)))

    def told(looks: int, *seen: Marker) -> int:
        return sum(len(watch.see(seen, PLANE)) for _ in range(looks))

    assert told(REST_LOOKS, button) == 1
    assert told(FORGET_LOOKS - 1) == 0
    assert told(REST_LOOKS, button) == 0
    assert told(FORGET_LOOKS) == 0
    assert told(REST_LOOKS, button) == 1


def test_a_token_s_own_paper_is_no_card_until_something_lies_on_it() -> None:
    watch = TokenWatch()
    px, py = PLANE.px([[0.0, 250.0]])[0]
    button = Marker("dealer", ((px - 9, py - 9), (px + 9, py - 9), (px + 9, py + 9), (px - 9, py + 9)))
    watch.see([button], PLANE)
    assert watch.is_paper(10.0, 245.0)
    assert not watch.is_paper(60.0, 250.0)
    watch.see([], PLANE)
    assert not watch.is_paper(10.0, 245.0)


class MarkedTable(TinyTable):
    """A tiny table with a trump token on it."""

    token: tuple[int, int] | None = None

    def picture(self) -> Image:
        image = super().picture()
        if self.token is not None:
            lay(image, "trump-H", *self.token, 35)
        return image


def test_a_token_laid_down_in_play_becomes_one_event() -> None:
    scene = Scene()
    table = MarkedTable()
    scene.table = table
    scene.wait(10)
    table.token = (320, round(180 + 230 * PX_PER_MM))
    scene.reach(Seat.SOUTH, 100, 280)
    scene.withdraw(Seat.SOUTH, 100, 280)
    scene.wait(40)
    (token,) = scene.told(K.TOKEN)
    assert token.token == "trump-H"
    assert token.seat is Seat.SOUTH
    assert token.position == pytest.approx((0, 230), abs=5)
