"""The public screen turns its pages, shows the clock, and can be read from across a hall."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.language import Language, speak
from companion_gui.public.board import Board, Clock, Lines, Meeting, Tree
from companion_gui.public.screen import PublicScreen
from companion_gui.qt import QPainter, Qt
from companion_gui.theme import ThemeName
from tests.companion_gui.gallery.inked import DrawnText

ROWS = tuple((str(n), f"Team {n} of the long names", f"Another team {n}", "10-7") for n in range(1, 13))
PAIRINGS = Lines("Pairings", ("Table", "North and South", "East and West", "Result"), ROWS, (1, 2), (0, 3))
PLAYOFF = Tree(
    "Playoff", ((Meeting("1  Ash", "4  Elm", 0), Meeting("2  Oak", "3  Fir")), (Meeting("1  Ash", ""),))
)
BOARD = Board(
    "Autumn cup", "round 2 of 4, posted", Clock(1000.0, "starts in", "to your tables"), (PAIRINGS, PLAYOFF)
)


class Now:
    def __init__(self) -> None:
        self.t = 700.0

    def __call__(self) -> float:
        return self.t


def shown(qtbot, appearance: Appearance, board: Board = BOARD) -> tuple[PublicScreen, Now]:
    now = Now()
    screen = PublicScreen(board, appearance, now)
    screen.resize(1920, 1080)
    qtbot.addWidget(screen)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    return screen, now


def words(screen: PublicScreen) -> list[str]:
    with DrawnText() as drawn:
        screen.grab()
    return [stroke.text for stroke in drawn.strokes if stroke.text.strip()]


def test_it_goes_through_its_pages_by_itself_and_by_key(qtbot, appearance: Appearance) -> None:
    screen, now = shown(qtbot, appearance)
    assert [type(page).__name__ for page in screen.pages] == ["Lines", "Lines", "Tree"]
    assert screen.lines() == ROWS[:8]
    now.t += 7.9
    screen.tick()
    assert screen.lines() == ROWS[:8]
    now.t += 0.2
    screen.tick()
    assert screen.lines() == ROWS[8:]
    qtbot.keyClick(screen, Qt.Key.Key_Right)
    assert screen.page is PLAYOFF or screen.page == PLAYOFF
    qtbot.keyClick(screen, Qt.Key.Key_Right)
    qtbot.keyClick(screen, Qt.Key.Key_Left)
    assert screen.page == PLAYOFF
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    now.t += 60
    screen.tick()
    assert screen.page == PLAYOFF
    assert "stopped" in words(screen)[-1]


def test_the_clock_runs_and_then_calls_people_to_their_tables(qtbot, appearance: Appearance) -> None:
    screen, now = shown(qtbot, appearance)
    assert {"5:00", "starts in"} <= set(words(screen))
    now.t = 1000.0
    assert "to your tables" in words(screen)
    assert "starts in" not in words(screen)


def test_letters_of_a_line_are_a_seventeenth_of_the_screen(
    qtbot, appearance: Appearance, monkeypatch
) -> None:
    screen, _now = shown(qtbot, appearance)
    sizes: dict[str, int] = {}
    draw = QPainter.drawText

    def spy(painter: QPainter, *arguments: object) -> object:
        sizes[str(arguments[-1])] = painter.font().pixelSize()
        return draw(painter, *arguments)

    monkeypatch.setattr(QPainter, "drawText", spy)
    screen.grab()
    assert sizes["Team 1 of the long names"] >= screen.height() / 17
    assert sizes["5:00"] >= screen.height() / 8


def test_news_come_from_any_thread_and_trouble_is_told(qtbot, appearance: Appearance) -> None:
    screen, _now = shown(qtbot, appearance)
    screen.turn(2)
    screen.told.emit(Board("Autumn cup", "round 2 of 4, playing", None, (PAIRINGS,), "no word since 14:05"))
    qtbot.waitUntil(lambda: screen.lines() == ROWS[8:])
    assert any("no word since 14:05" in text for text in words(screen))


def test_the_theme_changes_by_key(qtbot, appearance: Appearance) -> None:
    screen, _now = shown(qtbot, appearance)
    qtbot.keyClick(screen, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert appearance.look.theme.name is ThemeName.DARK
    qtbot.keyClick(screen, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert appearance.look.theme.name is ThemeName.LIGHT


def test_everything_but_names_is_put_into_the_language_of_the_windows(qtbot, appearance: Appearance) -> None:
    speak(Language.GERMAN)
    rows = (("1", "Final Four", "The closed", "Final Four forfeited"), ("–", "Lone Hands", "bye", ""))
    lines = Lines("Pairings", ("Table", "North and South", "East and West", "Result"), rows, (1, 2), (0, 3))
    tree = Tree("Playoff", ((Meeting("1  Ash", "bye", 0),),))
    board = Board("Cup", "round 2 of 4, playing", None, (lines, tree), "no word from the event since 19:02")
    screen, _ = shown(qtbot, appearance, board)
    said = words(screen)
    assert {"Tisch", "Final Four", "The closed", "Final Four hat aufgegeben", "spielfrei"} <= set(said)
    assert any("keine Nachricht vom Turnier seit 19:02" in text for text in said)
    assert screen.lines()[1] == ("–", "Lone Hands", "spielfrei", "")
    qtbot.keyClick(screen, Qt.Key.Key_Right)
    assert "spielfrei" in words(screen)
