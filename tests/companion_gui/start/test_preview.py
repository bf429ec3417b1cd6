from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion_gui.errands import Errands
from companion_gui.start.preview import Preview
from tests.companion_gui.start.test_window import CORNERS, FOUR, FakeHost, FakeSource


class Watched(FakeHost):
    """Remembers what it opened."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[FakeSource] = []

    def open(self, source: str) -> FakeSource:
        self.opened.append(super().open(source))
        return self.opened[-1]


@pytest.fixture
def watched() -> Watched:
    return Watched()


@pytest.fixture
def preview(qapp, watched: Watched) -> Iterator[Preview]:
    errands = Errands()
    one = Preview(watched, errands)
    yield one
    one.stop()
    errands.close()


def test_pictures_follow_one_another(qtbot, preview: Preview) -> None:
    preview.show("0")
    for _ in range(3):
        with qtbot.waitSignal(preview.pictured) as told:
            pass
        assert (told.args[0].width, told.args[0].height) == (160, 90)


def test_cards_are_read_when_wanted(qtbot, preview: Preview) -> None:
    preview.reading = True
    with qtbot.waitSignal(preview.seen) as told:
        preview.show("0")
    assert told.args == [FOUR]


def test_the_table_is_looked_for_once(qtbot, preview: Preview) -> None:
    with qtbot.waitSignal(preview.pictured):
        preview.show("0")
    with qtbot.waitSignal(preview.table_found) as told:
        preview.find_table("bottom")
    assert told.args == [CORNERS]


def test_another_source_lets_the_first_go(qtbot, preview: Preview, watched: Watched) -> None:
    with qtbot.waitSignal(preview.pictured):
        preview.show("0")
    with qtbot.waitSignal(preview.pictured):
        preview.show("1")
    assert [one.closed for one in watched.opened] == [True, False]
    preview.stop()
    assert watched.opened[1].closed
    assert not preview.is_open


def test_a_source_that_opens_too_late_is_let_go(qtbot, preview: Preview, watched: Watched) -> None:
    preview.show("0")
    preview.stop()
    qtbot.waitUntil(lambda: [one.closed for one in watched.opened] == [True])
