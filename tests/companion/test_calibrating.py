"""Tables found in rendered rooms: by marks, by their edge, by cards; straight and in a mirror."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import companion.live
from companion.calibrating import find_table
from companion.table_names import named_table, table_path
from euchre.cards import DECK
from tests.companion.run import ran
from tests.tracker.scripted import ScriptedWatcher
from tests.vision.test_markers import printed
from vision.calibration import South
from vision.cv import cv2
from vision.frame import Frame
from vision.markers import CORNER_NAMES
from vision.mirror import flip_corners, righted
from vision.pose import Pose
from vision.reading import NOTHING_KNOWN, Corners, Expected, Image, Kind, Reading, Spot
from vision.reference import setup_now, table_alone
from vision.runtime import Runtime
from vision.synth.camera import Camera, View, place_camera
from vision.synth.table import Surface, draw_table
from vision.table_file import read_table

SIZE, HALF = (960, 540), 400.0
CARDS = [Pose(-150, 40, 10), Pose(90, -110, 60), Pose(60, 150, 100), Pose(220, 30, 150)]


def hung(view: View, index_px: float = 9.5) -> Camera:
    return place_camera(view, np.random.default_rng(1), index_px=index_px, size=SIZE)


def px(camera: Camera, places: np.ndarray) -> np.ndarray:
    return camera.project(np.column_stack([places, np.zeros(len(places))]))


def room(camera: Camera, cards: bool = True) -> Image:
    image = draw_table(camera, Surface.FELT_GREEN, HALF, np.random.default_rng(1))
    for pose in CARDS if cards else ():
        cv2.fillConvexPoly(image, np.round(px(camera, pose.outline())).astype(np.int32), (235, 238, 240))
    return image


class Eyes:
    """Finds the cards where they are; reads them badly where the picture is a mirror image."""

    def __init__(self, camera: Camera, mirrored: bool = False, cards: bool = True) -> None:
        self._camera, self._mirrored, self._cards = camera, mirrored, cards
        self._seen: Image | None = None

    def locate(self, image: Image, expected: Expected = NOTHING_KNOWN) -> list[Spot]:
        self._seen = image if self._seen is None else self._seen
        spots = []
        for pose in CARDS if self._cards else ():
            a, b, c, d = (tuple(p) for p in px(self._camera, pose.outline()))
            corners: Corners = (a, b, c, d)
            spots.append(
                Spot(righted(flip_corners(corners, SIZE[0])) if self._mirrored else corners, 0.9, False)
            )
        return spots

    def read(self, image: Image, spots: Sequence[Spot]) -> list[Reading]:
        clear = (image is self._seen) is not self._mirrored
        kind, card, sure = (Kind.FACE, DECK[3], 0.98) if clear else (Kind.UNSURE, None, 0.4)
        return [Reading(kind, card, sure, ((DECK[3], sure),), spot.corners) for spot in spots]


def found(image: Image, eyes: Eyes, south: South = South.BOTTOM, size_mm=None):
    setup = find_table([Frame(n, n * 0.2, image) for n in range(6)], eyes, south, size_mm)
    assert setup is not None
    return setup


def error(setup, camera: Camera, mirrored: bool = False) -> float:
    """How far places on the table are found from where they are, mm at most."""
    places = np.array([[-200.0, -150], [150, 100], [0, 0], [250, -50]])
    pixels = px(camera, places)
    if mirrored:
        pixels[:, 0] = SIZE[0] - 1 - pixels[:, 0]
    return float(np.linalg.norm(setup.plane.mm(pixels) - places, axis=1).max())


@pytest.mark.parametrize("view", list(View))
def test_by_the_edge_with_the_cards_own_size(view: View) -> None:
    camera = hung(view)
    setup = found(room(camera), Eyes(camera))
    assert (setup.origin, setup.mirrored) == ("edge", False)
    assert setup.layout.half_size == pytest.approx((HALF, HALF), rel=0.09)
    assert error(setup, camera) < 30


def test_a_size_that_is_known_counts_and_south_may_sit_anywhere() -> None:
    camera = hung(View.OVERHEAD)
    setup = found(room(camera), Eyes(camera), size_mm=(2 * HALF - 32, 2 * HALF - 32))
    assert error(setup, camera) < 10
    turned = found(room(camera), Eyes(camera), South.LEFT, (2 * HALF - 32, 2 * HALF - 32))
    (east,) = turned.plane.mm(px(camera, np.array([[0.0, 200.0]])))
    assert east == pytest.approx((200, 0), abs=12), (
        "the picture's bottom is East where South sits on the left"
    )


def test_a_table_that_fills_the_picture_is_found_by_its_cards() -> None:
    camera = hung(View.OVERHEAD, 16.0)
    setup = found(room(camera), Eyes(camera))
    assert setup.origin == "cards"
    width, height = np.linalg.norm(
        np.diff(setup.plane.mm(px(camera, CARDS[0].outline()))[:3], axis=0), axis=1
    )
    assert (width, height) == pytest.approx((63, 88), rel=0.06)


def test_with_nothing_to_go_by_nothing_is_found() -> None:
    image = np.full((540, 960, 3), 90, np.uint8)
    assert find_table([Frame(0, 0.0, image)], Eyes(hung(View.OVERHEAD), cards=False), South.BOTTOM) is None
    assert find_table([], Eyes(hung(View.OVERHEAD)), South.BOTTOM) is None


@pytest.mark.parametrize("index_px", [9.5, 16.0])
def test_a_camera_in_a_mirror_is_noticed_by_the_faces(index_px: float) -> None:
    camera = hung(View.OVERHEAD, index_px)
    image = np.ascontiguousarray(room(camera)[:, ::-1])
    setup = found(image, Eyes(camera, mirrored=True))
    assert setup.mirrored
    assert setup.origin == ("edge" if index_px < 12 else "cards")
    if setup.origin == "edge":
        assert error(setup, camera, mirrored=True) < 30


def marked(camera: Camera) -> Image:
    """A table with the four corner marks lying on it."""
    image = room(camera, cards=False)
    for name, x, y in zip(CORNER_NAMES, (-330, 330, 330, -330), (-330, -330, 330, 330), strict=True):
        paper = printed(name, 140)
        side = 48.0 * paper.shape[0] / 140 / 2
        target = px(
            camera,
            np.array(
                [[x - side, y - side], [x + side, y - side], [x + side, y + side], [x - side, y + side]]
            ),
        )
        size = paper.shape[0]
        source = np.array([[0, 0], [size, 0], [size, size], [0, size]], np.float32)
        matrix = cv2.getPerspectiveTransform(source, target.astype(np.float32))
        laid = cv2.warpPerspective(paper, matrix, SIZE, flags=cv2.INTER_AREA)
        mask = cv2.warpPerspective(np.full(paper.shape[:2], 255, np.uint8), matrix, SIZE) > 127
        image[mask] = laid[mask]
    return image


@pytest.mark.parametrize("mirrored", [False, True])
def test_by_the_corner_marks_straight_and_in_a_mirror(mirrored: bool) -> None:
    camera = hung(View.OVERHEAD, 13.0)
    image = marked(camera)
    setup = found(np.ascontiguousarray(image[:, ::-1]) if mirrored else image, Eyes(camera, mirrored))
    assert (setup.origin, setup.mirrored) == ("markers", mirrored)
    assert setup.layout.half_size == pytest.approx((330, 330), rel=0.04)
    assert error(setup, camera, mirrored) < 15


@pytest.mark.parametrize("shift", [(0.0, 0.0), (9.0, -6.0), (16.0, 12.0)])
def test_a_camera_moved_since_the_table_was_set_up_is_followed(shift: tuple[float, float]) -> None:
    camera = hung(View.OVERHEAD)
    setup = found(room(camera), Eyes(camera))
    reference = table_alone(room(camera), setup)
    assert (reference[:20] == 0).all(), "the room shows"
    moved = camera.shaken(*shift, 0.0)
    now = (room(moved) * 0.7).astype(np.uint8)
    assert error(setup_now(setup, reference, now), moved) < error(setup, camera) + 6
    elsewhere = np.random.default_rng(3).integers(0, 255, now.shape, np.uint8)
    assert setup_now(setup, reference, elsewhere) is setup


@pytest.fixture
def pictures(tmp_path, monkeypatch):
    """A folder with a picture of a table, no networks, and the user's data elsewhere."""
    folder = tmp_path / "pictures"
    folder.mkdir()
    for n in range(3):
        cv2.imwrite(str(folder / f"{n}.png"), room(hung(View.OVERHEAD)))
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_a, **_k: tmp_path / "data")
    monkeypatch.setattr("companion.eyes.load_recogniser", lambda *_a, **_k: Eyes(hung(View.OVERHEAD)))
    return folder


def test_a_table_is_kept_by_name_with_its_zones_and_watched_by_it(capsys, pictures, tmp_path, monkeypatch):
    zones = ("--kitty", "100,-40,200,60", "--ignore=-380,-380,-250,-250", "--ignore", "250,250,380,380")
    done = ran(capsys, "calibrate", pictures, "--name", "Club 3", "--trick", "180,170", *zones)
    assert (done.status, done.one_line) == (0, True), done.err
    assert "by its edge" in done.err
    setup = read_table(named_table("Club 3"))
    assert setup.layout.trick == (180, 170)
    assert setup.layout.kitty == (100, -40, 200, 60)
    assert setup.layout.ignored == ((-380, -380, -250, -250), (250, 250, 380, 380))
    assert setup.reference == "Club 3.reference.jpg"
    given = {}

    def eyes(_networks, setup=None, **more):
        given.update(more, setup=setup)
        return ScriptedWatcher([])

    monkeypatch.setattr(companion.live, "TableWatcher", eyes)
    monkeypatch.setattr(companion.live, "load_recogniser", lambda *_: None)
    store = f"sqlite:///{tmp_path / 'x.sqlite'}"
    done = ran(capsys, "watch", pictures, "--headless", "--max-speed", "--store", store, "--table", "Club 3")
    assert done.status == 0, done.err
    assert given["setup"] == setup
    assert given["reference"].shape == (540, 960, 3)
    (named_table("Club 3").with_suffix(".reference.jpg")).unlink()
    assert (
        ran(
            capsys, "watch", pictures, "--headless", "--max-speed", "--store", store, "--table", "Club 3"
        ).status
        == 0
    )
    assert given["reference"] is None


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--kitty", "1,2,3"), "--kitty"),
        (("--kitty", "9,0,3,4"), "is no area"),
        (("--ignore", "a,b,c,d"), "--ignore"),
        (("--trick", "200"), "--trick"),
        (("--name", "../x"), "letters"),
        (("--name", "x", "--out", "t.toml"), "one of the two"),
    ],
)
def test_zones_and_names_that_make_no_sense_are_one_line(options, words, capsys, pictures):
    done = ran(capsys, "calibrate", pictures, *options)
    assert (done.status, done.one_line) == (2, True), done.err
    assert words in done.err


def test_runtime_and_deck_are_those_that_were_chosen(capsys, pictures, tmp_path, monkeypatch):
    asked = []

    def load(_models, settings):
        asked.append((settings.runtime, settings.deck))
        return Eyes(hung(View.OVERHEAD))

    monkeypatch.setattr("companion.eyes.load_recogniser", load)
    chosen = ("--runtime", "opencv", "--deck-profile", "grandma.png")
    assert ran(capsys, "calibrate", pictures, "--out", tmp_path / "t.toml", *chosen).status == 0
    assert asked == [(Runtime.OPENCV, Path("grandma.png"))]


def test_a_file_comes_before_a_name(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_a, **_k: tmp_path)
    monkeypatch.chdir(tmp_path)
    kept = named_table("den")
    kept.write_text("", encoding="utf-8")
    assert table_path(Path("den")) == kept
    assert table_path(Path("den.toml")) == Path("den.toml")
    (tmp_path / "den").write_text("", encoding="utf-8")
    assert table_path(Path("den")) == Path("den")
    assert table_path(Path("attic")) == Path("attic")
