"""An event to be seen: the public screen's pages, and the director's overview of all tables."""

from __future__ import annotations

from collections.abc import Callable

from companion_gui.appearance import Appearance
from companion_gui.public.board import Board, Clock, Lines, Meeting, Page, Tree
from companion_gui.public.screen import PublicScreen
from companion_gui.qt import QWidget
from companion_gui.tables.row import TableRow
from companion_gui.tables.window import TablesWindow, Tell
from tracker.snapshot import CameraHealth, Health

_NOW = 0.0
_TEAMS = (
    "Ash Grove", "The Bowers", "Left Bowers", "Cedar Hill", "Elm Street", "Hand and Foot", "Lone Hands",
    "Oak and Ivy", "Farmers' Hands", "Stick the Dealer", "Two Jacks", "March to Ten",
)  # fmt: skip
_PAIRINGS = Lines(
    "Pairings",
    ("Table", "North and South", "East and West"),
    tuple((str(n + 1), _TEAMS[2 * n], _TEAMS[2 * n + 1]) for n in range(6)),
    (1, 2),
    (0,),
)
_STANDINGS = Lines(
    "Standings, provisional",
    ("", "Team", "Match points", "Won-tied-lost", "Difference"),
    tuple(
        (str(n + 1), team, str(6 - n // 2), f"{3 - n // 4}-0-{n // 4}", f"{17 - 3 * n:+d}")
        for n, team in enumerate(_TEAMS)
    ),
    (1,),
    (0, 2),
)
_PLAYOFF = Tree(
    "Playoff",
    (
        (
            Meeting("1  Ash Grove", "8  Oak and Ivy", 0),
            Meeting("4  Cedar Hill", "5  Elm Street", 1),
            Meeting("2  The Bowers", "7  Lone Hands", 0),
            Meeting("3  Left Bowers", "6  Hand and Foot"),
        ),
        (Meeting("1  Ash Grove", "5  Elm Street"), Meeting("2  The Bowers", "")),
        (Meeting("", ""),),
    ),
)
_POSTED = Board(
    "Autumn cup", "round 3 of 4, posted", Clock(_NOW + 437, "starts in", "to your tables"), (_PAIRINGS,)
)
_GOOD = CameraHealth(Health.GOOD, "good", "", 0.1, 15.0, 9000)
_ROWS = tuple(
    TableRow(f"log{n}", f"Table {n}", hand, (north, east), waiting, camera)
    for n, (hand, north, east, waiting, camera) in enumerate(
        (
            (7, 6, 4, 0, _GOOD),
            (5, 2, 3, 0, _GOOD),
            (9, 8, 7, 1, _GOOD),
            (6, 5, 5, 0, CameraHealth(Health.STALE, "no picture for 12 s", "check the cable", 12.0)),
            (8, 9, 3, 0, _GOOD),
            (0, 0, 0, 0, CameraHealth()),
        ),
        start=1,
    )
)


class _Tables:
    """Tables that stand still."""

    def rows(self) -> tuple[TableRow, ...]:
        return _ROWS

    def subscribe(self, tell: Tell) -> Callable[[], None]:
        return lambda: None


def _screen(*pages: Page, state: str) -> Callable[[Appearance], QWidget]:
    board = Board(_POSTED.event, state, None, pages)
    return lambda appearance: PublicScreen(board, appearance, lambda: _NOW)


EVENT_WINDOWS: dict[str, Callable[[Appearance], QWidget]] = {
    "public-pairings": lambda appearance: PublicScreen(_POSTED, appearance, lambda: _NOW),
    "public-standings": _screen(_STANDINGS, state="round 3 of 4, playing"),
    "public-playoff": _screen(_PLAYOFF, state="quarterfinals, playing"),
    "tables": lambda appearance: TablesWindow(_Tables(), appearance, _POSTED.event),
}
"""The windows of an event by the names of their pictures."""
