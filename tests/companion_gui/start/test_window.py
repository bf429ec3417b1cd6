from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from companion.lawbook import SHIPPED, shipped_laws
from companion_gui.appearance import Appearance
from companion_gui.errands import ErrandError
from companion_gui.link import Picture
from companion_gui.pictures import to_image
from companion_gui.qt import QPoint, QSettings, QSize, Qt
from companion_gui.start.host import CameraChoice, Corners, Doubt, Seen, SeenCard, StartChoice
from companion_gui.start.kept import keep_choice
from companion_gui.start.self_test import WANTED
from companion_gui.start.source_page import CAMERA, FILE, SAMPLE, STREAM
from companion_gui.start.table_page import AUTOMATIC, BY_HAND
from companion_gui.start.window import StartWindow
from euchre.laws import LawProfile
from euchre.seats import Seat
from tracker.table import LiveFrame

FRAME = LiveFrame(np.full((90, 160, 3), 80, np.uint8), 0.0, 0)
PICTURE = Picture(to_image(FRAME, QSize()), 160, 90, 0.0)


CORNERS = ((10.0, 10.0), (150.0, 12.0), (148.0, 80.0), (12.0, 78.0))
FOUR = tuple(SeenCard(card, ((1, 1), (9, 1), (9, 12), (1, 12))) for card in WANTED)


class FakeSource:
    """A source that always shows the same."""

    def __init__(self, cards: tuple[SeenCard, ...], found: Corners | None) -> None:
        self._cards, self._found = cards, found
        self.closed = False

    def picture(self) -> LiveFrame | None:
        return FRAME

    def read(self) -> Seen | None:
        return Seen(FRAME, self._cards)

    def find_table(self, south: str) -> Corners | None:
        return self._found

    def close(self) -> None:
        self.closed = True


class FakeHost:
    """Cameras and files that are not there."""

    def __init__(self, cameras: int = 2, sample: Path | None = Path("clip.mp4"), trouble: str = "") -> None:
        self._cameras, self._sample, self._trouble = cameras, sample, trouble
        self.looked: list[str] = []
        self.cards = FOUR
        self.found: Corners | None = CORNERS

    def cameras(self) -> tuple[CameraChoice, ...]:
        return tuple(CameraChoice(str(i), f"Camera {i + 1}") for i in range(self._cameras))

    def open(self, source: str) -> FakeSource:
        self.looked.append(source)
        if self._trouble:
            raise ErrandError(self._trouble)
        return FakeSource(self.cards, self.found)

    def sample(self) -> Path | None:
        return self._sample

    def laws(self) -> tuple[LawProfile, ...]:
        return tuple(shipped_laws(name) for name in SHIPPED)


@pytest.fixture
def host() -> FakeHost:
    return FakeHost()


@pytest.fixture
def kept(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def start(qtbot, appearance: Appearance, host: FakeHost) -> Iterator[StartWindow]:
    window = StartWindow(host, appearance)
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


def test_a_look_shows_the_table(qtbot, start: StartWindow) -> None:
    start.source.look()
    qtbot.waitUntil(lambda: start.source.picture.picture_size() == (160, 90))
    assert start.source.status.text().startswith("160 × 90")
    start.go_to(1)
    qtbot.waitUntil(lambda: start.table.picture.picture_size() == (160, 90))


def test_a_chosen_camera_is_shown_live_without_a_click(qtbot, start: StartWindow, host: FakeHost) -> None:
    start.source.choose(CAMERA)
    qtbot.waitUntil(lambda: start.source.picture.picture_size() == (160, 90))
    start.source.cameras.setCurrentIndex(1)
    qtbot.waitUntil(lambda: host.looked == ["0", "1"])
    start.source.choose(FILE)
    assert start.preview.source == "", "what is no longer chosen is let go"


def test_the_table_is_found_and_may_be_put_right(qtbot, start: StartWindow) -> None:
    start.go_to(1)
    qtbot.waitUntil(lambda: start.table.picture.picture_size() == (160, 90))
    qtbot.mouseClick(start.table.find_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: start.table.picture.corners() == CORNERS)
    assert start.table.status.text().startswith("Found.")
    assert start.table.way == AUTOMATIC
    assert start.table.corners() is None, "the eyes go on looking by themselves"
    start.table.picture.moved.emit()
    assert start.table.corners() == CORNERS


def test_a_table_with_too_little_on_it_is_not_found(qtbot, start: StartWindow, host: FakeHost) -> None:
    host.found = None
    start.go_to(1)
    qtbot.waitUntil(lambda: start.preview.is_open)
    start.table.find_button.click()
    qtbot.waitUntil(lambda: start.table.status.text().startswith("Not found yet."))
    assert start.table.find_button.isEnabled()


def test_the_sample_clip_needs_no_test(qtbot, start: StartWindow) -> None:
    start.go_to(4)
    assert start.check.state.text() == "The sample clip needs no test: play it."
    assert not start.preview.is_open


def test_four_cards_are_put_down_and_read(qtbot, start: StartWindow) -> None:
    start.source.take("0", sample=False)
    start.go_to(4)
    qtbot.waitUntil(lambda: start.check.result.passed)
    assert start.check.state.text() == "All four are read right. You can start."
    assert start.check.picture.cards == FOUR
    start.check.show_cards(())
    assert start.check.result.passed, "once passed, the cards may be taken up"
    start.source.choose(FILE)
    assert not start.check.result.passed, "another source is another test"


def test_the_test_says_what_is_missing(qtbot, start: StartWindow, host: FakeHost) -> None:
    host.cards = (*FOUR[:2], SeenCard(None, FOUR[2].corners, Doubt.GLARE, (WANTED[2],)))
    start.source.take("0", sample=False)
    start.go_to(4)
    qtbot.waitUntil(lambda: start.check.state.text() == "2 of 4 are read.")
    assert start.check.advice.text().startswith("A lamp mirrors in a card.")


@pytest.mark.parametrize("step", [1, 4])
def test_trouble_is_told_where_it_is_met(qtbot, appearance: Appearance, step: int) -> None:
    window = StartWindow(FakeHost(trouble="camera 0 is busy"), appearance)
    qtbot.addWidget(window)
    window.source.take("0", sample=False)
    window.go_to(step)
    told = window.table.status if step == 1 else window.check.state
    qtbot.waitUntil(lambda: told.text() == "camera 0 is busy")
    window.close()


def test_without_a_source_there_is_nothing_to_test(qtbot, appearance: Appearance) -> None:
    window = StartWindow(FakeHost(cameras=0, sample=None), appearance)
    qtbot.addWidget(window)
    window.go_to(4)
    assert window.check.state.text() == "Choose where the pictures come from first."
    window.close()


def test_the_next_evening_everything_is_as_it_was(qtbot, appearance: Appearance, kept: QSettings) -> None:
    first = StartWindow(FakeHost(), appearance, kept=kept)
    qtbot.addWidget(first)
    first.source.take("clip of mine.mp4", sample=False)
    first.table.take("left", CORNERS, (160, 90))
    first.players.take({Seat.NORTH: "Anna"}, Seat.EAST)
    first.laws.choose("house")
    chosen = first.choice()
    with qtbot.waitSignal(first.started):
        first.start()
    first.close()
    again = StartWindow(FakeHost(), appearance, kept=kept)
    qtbot.addWidget(again)
    assert again.choice() == chosen
    again.source.choose(SAMPLE)
    again.go_to(2)
    assert again.players.players() == {Seat.NORTH: "Anna"}, "a table never seen keeps what is there"
    again.close()


def test_a_table_seen_before_is_filled_in_when_it_is_chosen(
    qtbot, appearance: Appearance, kept: QSettings
) -> None:
    keep_choice(kept, StartChoice("camera:C920", players={Seat.WEST: "Dora"}, laws="mso"))
    keep_choice(kept, StartChoice("clip.mp4", sample=True, laws="simple"))
    window = StartWindow(FakeHost(), appearance, kept=kept)
    qtbot.addWidget(window)
    assert window.laws.chosen() == "simple"
    window.source.take("camera:C920", sample=False)
    window.go_to(2)
    assert window.players.players() == {Seat.WEST: "Dora"}
    assert window.laws.chosen() == "mso"
    window.close()


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
    start.table.show_picture(PICTURE)
    start.table.choose(BY_HAND)
    start.table.picture.set_corners(CORNERS)
    start.table.south.setCurrentIndex(start.table.south.findData("left"))
    start.players.names[Seat.NORTH].setText(" Anna ")
    start.players.dealer.setCurrentIndex(start.players.dealer.findData(Seat.EAST))
    start.laws.choose("house")
    assert start.choice() == StartChoice(
        source="clip.mp4",
        sample=True,
        south="left",
        corners=CORNERS,
        picture_size=(160, 90),
        players={Seat.NORTH: "Anna"},
        dealer=Seat.EAST,
        laws="house",
    )


def test_steps_may_be_gone_to_in_any_order(qtbot, start: StartWindow) -> None:
    start.go_to(4)
    assert not start.next_button.isEnabled()
    qtbot.mouseClick(start.back_button, Qt.MouseButton.LeftButton)
    assert start.pages.currentIndex() == 3
    start.go_to(0)
    assert not start.back_button.isEnabled()
    assert start.source.kind == SAMPLE


def test_a_corner_is_dragged_by_mouse_and_moved_by_keys(qtbot, start: StartWindow) -> None:
    start.go_to(1)
    picture = start.table.picture
    picture.show_picture(PICTURE)
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
    start.table.show_picture(PICTURE)
    assert start.table.way == AUTOMATIC
    assert start.table.corners() is None
    start.table.picture.moved.emit()
    assert start.table.way == BY_HAND
    assert start.table.corners() is not None
