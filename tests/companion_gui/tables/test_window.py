"""The overview shows every table, tells what needs the director, and opens the one that is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion_gui.appearance import Appearance
from companion_gui.qt import Qt
from companion_gui.tables.row import TableRow
from companion_gui.tables.tile import waiting_words
from companion_gui.tables.window import TablesWindow, Tell
from tests.companion_gui.gallery.inked import DrawnText
from tracker.snapshot import CameraHealth, Health

GOOD = CameraHealth(Health.GOOD, "good", "", 0.1, 15.0, 900)
STALE = CameraHealth(Health.STALE, "no picture for 12 s", "check the cable", 12.0, 0.0, 900)
ROWS = tuple(TableRow(f"log{n}", f"Table {n}", n, (n, 10 - n), 0, GOOD) for n in range(1, 6))


class Source:
    """Rows that a test changes."""

    def __init__(self, rows: tuple[TableRow, ...]) -> None:
        self.now = rows
        self.tells: list[Tell] = []

    def rows(self) -> tuple[TableRow, ...]:
        return self.now

    def subscribe(self, tell: Tell) -> Callable[[], None]:
        self.tells.append(tell)
        return lambda: self.tells.remove(tell)

    def show(self, *rows: TableRow) -> None:
        self.now = rows
        for tell in self.tells:
            tell(rows)


def opened(qtbot, appearance: Appearance, *rows: TableRow) -> tuple[TablesWindow, Source]:
    source = Source(rows)
    window = TablesWindow(source, appearance, "Autumn cup")
    qtbot.addWidget(window)
    window.show()
    return window, source


def test_all_tables_are_there_and_later_ones_come_by_themselves(qtbot, appearance: Appearance) -> None:
    window, source = opened(qtbot, appearance)
    assert window.summary.text() == "No table has reported yet."
    with qtbot.waitSignal(window.grown):
        source.show(*ROWS)
    assert window.tables.rows == ROWS
    assert window.summary.text() == "5 tables"
    with DrawnText() as drawn:
        window.grab()
    said = {stroke.text for stroke in drawn.strokes}
    assert {"Table 1", "1 – 9", "hand 1", "Table 5", "5 – 5"} <= said
    window.close()
    assert source.tells == []


def test_what_needs_the_director_is_counted_and_can_be_shown_alone(qtbot, appearance: Appearance) -> None:
    accused = replace(ROWS[1], waiting=2)
    blind = replace(ROWS[3], camera=STALE)
    broken = replace(ROWS[4], damage="its log cannot be judged: no such laws")
    window, _ = opened(qtbot, appearance, ROWS[0], accused, ROWS[2], blind, broken)
    assert window.summary.text() == "5 tables · 2 findings to rule on · cameras to look after: 2"
    window.only_action.trigger()
    assert window.tables.rows == (accused, blind, broken)
    with DrawnText() as drawn:
        window.grab()
    said = {stroke.text for stroke in drawn.strokes}
    assert {"2 findings to rule on", "No picture for 12 s"} <= said
    assert waiting_words(1) == "1 finding to rule on"
    assert not replace(blind, closed=True).wants_a_look


def test_a_click_or_return_opens_a_table(qtbot, appearance: Appearance) -> None:
    window, _ = opened(qtbot, appearance, *ROWS)
    place = window.list.visualRect(window.tables.index(2, 0)).center()
    with qtbot.waitSignal(window.opened, check_params_cb=lambda origin: origin == "log3"):
        qtbot.mouseClick(window.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
