from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from companion.lawbook import SHIPPED, shipped_laws
from companion_gui.appearance import Appearance
from companion_gui.errands import ErrandError
from companion_gui.qt import QPoint, Qt
from companion_gui.start.host import CameraChoice, StartChoice
from companion_gui.start.source_page import CAMERA, FILE, SAMPLE, STREAM
from companion_gui.start.table_page import AUTOMATIC, BY_HAND
from companion_gui.start.window import StartWindow
from euchre.laws import LawProfile
from euchre.seats import Seat
from tracker.table import LiveFrame

FRAME = LiveFrame(np.full((90, 160, 3), 80, np.uint8), 0.0, 0)


class FakeHost:
    """Cameras and files that are not there."""

    def __init__(self, cameras: int = 2, sample: Path | None = Path("clip.mp4"), trouble: str = "") -> None:
        self._cameras, self._sample, self._trouble = cameras, sample, trouble
        self.looked: list[str] = []

    def cameras(self) -> tuple[CameraChoice, ...]:
        return tuple(CameraChoice(str(i), f"Camera {i + 1}") for i in range(self._cameras))

    def look(self, source: str) -> LiveFrame:
        self.looked.append(source)
        if self._trouble:
            raise ErrandError(self._trouble)
        return FRAME

    def sample(self) -> Path | None:
        return self._sample

    def laws(self) -> tuple[LawProfile, ...]:
        return tuple(shipped_laws(name) for name in SHIPPED)


@pytest.fixture
def start(qtbot, appearance: Appearance) -> Iterator[StartWindow]:
    window = StartWindow(FakeHost(), appearance)
    window.show()
    yield window
    window.close()
    assert not window.errands.is_running()
    window.deleteLater()


def test_the_sample_clip_is_one_click_away(qtbot, start: StartWindow) -> None:
    with qtbot.waitSignal(start.started) as told:
        qtbot.mouseClick(start.start_button, Qt.MouseButton.LeftButton)
    assert told.args == [StartChoice("clip.mp4", sample=True, laws="mso")]


def test_cameras_are_found_and_named(qtbot, start: StartWindow) -> None:
    start.source.choose(CAMERA)
    qtbot.waitUntil(lambda: start.source.cameras.count() == 2)
    assert start.source.cameras.itemText(1) == "Camera 2"
    start.source.cameras.setCurrentIndex(1)
    assert start.choice().source == "1"
    assert start.start_button.text() == "Start watching"


@pytest.mark.parametrize(("kind", "field"), [(FILE, "file"), (STREAM, "stream")])
def test_files_and_streams_are_typed(start: StartWindow, kind: str, field: str) -> None:
    start.source.choose(kind)
    assert not start.start_button.isEnabled()
    getattr(start.source, field).setText("  somewhere ")
    assert start.choice().source == "somewhere"
    assert start.start_button.isEnabled()


def test_a_look_shows_the_table_on_both_pages(qtbot, start: StartWindow) -> None:
    with qtbot.waitSignal(start.source.looked):
        start.source.look()
    assert start.source.picture.picture_size() == (160, 90)
    assert start.table.picture.picture_size() == (160, 90)
    assert start.source.status.text().startswith("160 × 90")


def test_trouble_is_told_and_the_button_comes_back(qtbot, appearance: Appearance) -> None:
    window = StartWindow(FakeHost(cameras=0, sample=None, trouble="camera 0 is busy"), appearance)
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: window.source.status.text().startswith("No camera answers"))
    window.source.choose(FILE)
    window.source.file.setText("x.mp4")
    window.source.look()
    qtbot.waitUntil(lambda: window.source.status.text() == "camera 0 is busy")
    assert window.source.look_button.isEnabled()
    window.close()


def test_without_a_source_nothing_starts(qtbot, appearance: Appearance) -> None:
    window = StartWindow(FakeHost(cameras=0, sample=None), appearance)
    qtbot.addWidget(window)
    window.go_to(3)
    with qtbot.assertNotEmitted(window.started):
        window.start()
    assert window.pages.currentIndex() == 0
    window.close()


def test_every_choice_is_handed_on(qtbot, start: StartWindow) -> None:
    with qtbot.waitSignal(start.source.looked):
        start.source.look()
    start.table.choose(BY_HAND)
    start.table.picture.set_corners(((10, 10), (150, 12), (148, 80), (12, 78)))
    start.table.south.setCurrentIndex(start.table.south.findData("left"))
    start.players.names[Seat.NORTH].setText(" Anna ")
    start.players.dealer.setCurrentIndex(start.players.dealer.findData(Seat.EAST))
    start.laws.choose("house")
    assert start.choice() == StartChoice(
        source="clip.mp4",
        sample=True,
        south="left",
        corners=((10, 10), (150, 12), (148, 80), (12, 78)),
        picture_size=(160, 90),
        players={Seat.NORTH: "Anna"},
        dealer=Seat.EAST,
        laws="house",
    )


def test_steps_may_be_gone_to_in_any_order(qtbot, start: StartWindow) -> None:
    start.go_to(3)
    assert not start.next_button.isEnabled()
    qtbot.mouseClick(start.back_button, Qt.MouseButton.LeftButton)
    assert start.pages.currentIndex() == 2
    start.go_to(0)
    assert not start.back_button.isEnabled()
    assert start.source.kind == SAMPLE


def test_a_corner_is_dragged_by_mouse_and_moved_by_keys(qtbot, start: StartWindow) -> None:
    start.go_to(1)
    picture = start.table.picture
    picture.show_frame(FRAME)
    start.table.choose(BY_HAND)
    before = picture.corners()
    assert before is not None
    held = picture.to_widget(picture.point(2)).toPoint()
    qtbot.mousePress(picture, Qt.MouseButton.LeftButton, pos=held)
    qtbot.mouseMove(picture, held + QPoint(20, 12))
    qtbot.mouseRelease(picture, Qt.MouseButton.LeftButton)
    after = picture.corners()
    assert after is not None
    assert after[2][0] > before[2][0]
    assert after[:2] == before[:2]
    qtbot.keyClick(picture, Qt.Key.Key_Left)
    assert picture.corners()[2][0] == pytest.approx(after[2][0] - 2)
    qtbot.keyClick(picture, Qt.Key.Key_Space)
    qtbot.keyClick(picture, Qt.Key.Key_Up)
    assert picture.corners()[3][1] == pytest.approx(after[3][1] - 2)


def test_the_table_is_found_by_itself_unless_marked(start: StartWindow) -> None:
    start.table.show_frame(FRAME)
    assert start.table.way == AUTOMATIC
    assert start.table.corners() is None
    start.table.picture.moved.emit()
    assert start.table.way == BY_HAND
    assert start.table.corners() is not None
