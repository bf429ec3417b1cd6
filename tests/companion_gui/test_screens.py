from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion_gui.qt import QRect, QSettings, QWidget
from companion_gui.screens import (
    Placement,
    load_placement,
    next_screen,
    put,
    save_placement,
    screen_key,
    screen_words,
)


class Screen:
    """A screen that is not there."""

    def __init__(self, name: str, left: int, model: str = "", serial: str = "") -> None:
        self._name, self._model, self._serial = name, model, serial
        self._area = QRect(left, 0, 640, 480)

    def name(self) -> str:
        return self._name

    def model(self) -> str:
        return self._model

    def serialNumber(self) -> str:
        return self._serial

    def geometry(self) -> QRect:
        return self._area

    def availableGeometry(self) -> QRect:
        return self._area.adjusted(0, 30, 0, 0)


HERE, THERE = Screen("eDP-1", 0), Screen("HDMI-1", 640, "TV 42", "77")


@pytest.fixture
def window(qtbot) -> Iterator[QWidget]:
    one = QWidget()
    qtbot.addWidget(one)
    one.resize(800, 300)
    return one


@pytest.mark.parametrize(
    ("screen", "key", "words"),
    [(HERE, "eDP-1", "eDP-1 (640 × 480)"), (THERE, "TV 42 77", "TV 42 (640 × 480)")],
)
def test_a_screen_is_known_by_what_it_is(screen: Screen, key: str, words: str) -> None:
    assert screen_key(screen) == key
    assert screen_words(screen) == words


@pytest.mark.parametrize(
    ("placement", "found", "full", "left"),
    [
        (Placement("TV 42 77"), True, False, 640),
        (Placement("TV 42 77", True), True, True, None),
        (Placement("pulled out", True), False, False, None),
        (Placement("", True), False, True, None),
        (Placement(), False, False, None),
    ],
)
def test_the_window_goes_where_it_is_wanted(
    window: QWidget, placement: Placement, found: bool, full: bool, left: int | None
) -> None:
    assert put(window, placement, [HERE, THERE]) is found
    assert window.isVisible()
    assert window.isFullScreen() is full
    if left is not None:
        assert window.geometry().topLeft().toTuple() == (640, 30)
        assert window.width() == 640, "no wider than its screen"


@pytest.mark.parametrize(
    ("now", "screens", "key"),
    [(HERE, [HERE, THERE], "TV 42 77"), (THERE, [HERE, THERE], "eDP-1"), (HERE, [HERE], "eDP-1")],
)
def test_the_next_screen(now: Screen, screens: list[Screen], key: str) -> None:
    assert next_screen(now, screens) == key


def test_a_placement_is_kept(tmp_path: Path) -> None:
    kept = QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat)
    assert load_placement(kept) == Placement()
    save_placement(kept, Placement("TV 42 77", True))
    assert load_placement(kept) == Placement("TV 42 77", True)
