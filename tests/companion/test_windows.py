from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.errors import UsageError
from companion.lawbook import SHIPPED, shipped_laws
from companion.live import TableOptions
from companion.windows import Windows
from companion_gui.errands import ErrandError
from companion_gui.language import Language, speak
from companion_gui.qt import QSettings
from companion_gui.screens import Placement
from companion_gui.start.host import CameraChoice, OpenSource, StartChoice
from euchre.laws import LawProfile
from euchre.seats import Seat
from tests.tracker.script import lawful_hand
from tests.tracker.scripted import session_for
from tracker.session import Session
from tracker.store import Store
from vision.calibration import South
from vision.recogniser import Settings
from vision.runtime import Runtime
from vision.table_file import read_table

CORNERS = ((100.0, 50.0), (540.0, 50.0), (600.0, 430.0), (40.0, 430.0))


class Host:
    """A host without cameras."""

    def cameras(self) -> tuple[CameraChoice, ...]:
        return ()

    def open(self, source: str) -> OpenSource:
        raise ErrandError(f"{source}: not here")

    def sample(self) -> Path | None:
        return None

    def laws(self) -> tuple[LawProfile, ...]:
        return tuple(shipped_laws(name) for name in SHIPPED)


class Table:
    """A table that is open but watches nothing."""

    def __init__(self, session: Session) -> None:
        self.session, self.store = session, Store("sqlite://")
        self.started = self.closed = False

    def start(self) -> None:
        self.started = True

    def close(self) -> None:
        self.session.close()
        self.closed = True


class Opened:
    """Opens tables and remembers how it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, TableOptions]] = []
        self.tables: list[Table] = []
        self.setups: list[object] = []
        self.trouble: Exception | None = None

    def __call__(self, source: str, options: TableOptions) -> Table:
        if self.trouble is not None:
            raise self.trouble
        self.asked.append((source, options))
        self.setups.append(None if options.table is None else read_table(options.table))
        self.tables.append(Table(session_for(lawful_hand())))
        return self.tables[-1]


@pytest.fixture
def opened(
    qapp, monkeypatch: pytest.MonkeyPatch, appearance, tmp_path: Path
) -> Iterator[tuple[Windows, Opened]]:
    monkeypatch.setattr("companion.windows.chosen_appearance", lambda: appearance)
    opener = Opened()
    kept = QSettings(str(tmp_path / "windows.ini"), QSettings.Format.IniFormat)
    eyes = Settings(runtime=Runtime.OPENCV, deck=Path("grandma.png"))
    windows = Windows(director=True, host=Host(), open_=opener, kept=kept, eyes=eyes)
    yield windows, opener
    windows.end()
    windows.start.close()
    speak(Language.ENGLISH)


def test_a_choice_becomes_a_watched_table(qtbot, opened) -> None:
    windows, opener = opened
    windows.begin(
        StartChoice("0", south="left", players={Seat.NORTH: "Anna"}, dealer=Seat.EAST, laws="house")
    )
    qtbot.waitUntil(lambda: windows.window is not None)
    source, options = opener.asked[0]
    assert (source, options.laws, options.dealer, options.south) == ("0", "house", Seat.EAST, South.LEFT)
    assert (options.runtime, options.deck) == (Runtime.OPENCV, Path("grandma.png"))
    assert opener.tables[0].started
    assert windows.director is not None
    assert windows.window.link.snapshot.players[Seat.NORTH] == "Anna"
    assert windows.window.laws_action.isEnabled()


def test_corners_become_a_table_file(qtbot, opened) -> None:
    windows, opener = opened
    windows.begin(StartChoice("0", corners=CORNERS, picture_size=(640, 480)))
    qtbot.waitUntil(lambda: windows.window is not None)
    setup = opener.setups[0]
    assert setup.size == (640, 480)
    assert setup.plane.mm([CORNERS[0]])[0] == pytest.approx((-450.0, -450.0), abs=0.5)


@pytest.mark.parametrize(
    ("choice", "trouble", "said"),
    [
        (StartChoice("9"), UsageError("9: no such camera"), "9: no such camera"),
        (StartChoice("0", corners=(CORNERS[0],) * 4, picture_size=(640, 480)), None, "corners"),
    ],
)
def test_trouble_is_told_in_the_start_window(qtbot, opened, choice, trouble, said: str) -> None:
    windows, opener = opened
    opener.trouble = trouble
    windows.begin(choice)
    qtbot.waitUntil(lambda: said in windows.start.message.text())
    assert windows.window is None


def test_closing_the_table_goes_back_to_the_start(qtbot, opened) -> None:
    windows, opener = opened
    windows.start.show()
    windows.begin(StartChoice("0"))
    qtbot.waitUntil(lambda: windows.window is not None)
    assert not windows.start.isVisible()
    link = windows.window.link
    windows.window.close()
    assert opener.tables[0].closed
    assert windows.start.isVisible()
    assert windows.window is None
    assert windows.director is None
    assert not link.is_running()


def test_another_language_builds_the_windows_anew(qtbot, opened) -> None:
    windows, opener = opened
    windows.start.show()
    windows.start.source.take("clip of mine.mp4", sample=False)
    windows.start.go_to(2)
    first = windows.start
    windows.preferences.choose_language(Language.GERMAN)
    qtbot.waitUntil(lambda: windows.start is not first)
    assert windows.start.isVisible()
    assert windows.start.choice().source == "clip of mine.mp4"
    assert windows.start.pages.currentIndex() == 2
    windows.begin(StartChoice("0"))
    qtbot.waitUntil(lambda: windows.window is not None)
    table, director = windows.window, windows.director
    windows.preferences.choose_language(Language.FRENCH)
    qtbot.waitUntil(lambda: windows.window not in (None, table))
    assert windows.director is not director
    assert not table.link.is_running()
    assert not opener.tables[0].closed, "the table goes on"
    assert not windows.start.isVisible()


def test_the_table_window_fills_the_screen_where_that_was_chosen(qtbot, opened) -> None:
    windows, _ = opened
    windows.preferences.choose_placement(Placement("", True))
    windows.begin(StartChoice("0"))
    qtbot.waitUntil(lambda: windows.window is not None)
    assert windows.window.isFullScreen()
