from __future__ import annotations

import pytest

from companion_gui.actions import add_action, name_step
from companion_gui.appearance import Appearance
from companion_gui.palette import Palette, action_words, matches
from companion_gui.qt import QKeySequence, Qt, QWidget


@pytest.mark.parametrize(
    ("query", "name", "fits"),
    [
        ("", "Undo: North passes", True),
        ("un", "Undo: North passes", True),
        ("pass un", "Undo: North passes", True),
        ("ndo", "Undo", False),
        ("full", "Full screen", True),
        ("full x", "Full screen", False),
    ],
)
def test_letters_find_words(query: str, name: str, fits: bool) -> None:
    assert matches(query, name) is fits


@pytest.fixture
def window(qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_the_chosen_command_runs(qtbot, window: QWidget, appearance: Appearance) -> None:
    done: list[str] = []
    for name in ("Full screen", "Undo", "Laws in force"):
        add_action(window, name, "", lambda name=name: done.append(name))
    off = add_action(window, "Redo", "", lambda: done.append("Redo"))
    off.setEnabled(False)
    palette = Palette(tuple(window.actions()), appearance, window)
    palette.show()
    assert palette.model.rowCount() == 3
    qtbot.keyClick(palette.query, Qt.Key.Key_Down)
    qtbot.keyClick(palette.query, Qt.Key.Key_Down)
    qtbot.keyClick(palette.query, Qt.Key.Key_Up)
    qtbot.keyClick(palette.query, Qt.Key.Key_Return)
    assert done == ["Undo"]


def test_typing_narrows_the_list(qtbot, window: QWidget, appearance: Appearance) -> None:
    done: list[str] = []
    for name in ("Full screen", "Laws in force"):
        add_action(window, name, "", lambda name=name: done.append(name))
    palette = Palette(tuple(window.actions()), appearance, window)
    qtbot.keyClicks(palette.query, "law")
    assert palette.model.rowCount() == 1
    palette.run()
    assert done == ["Laws in force"]


def test_nothing_found_runs_nothing(qtbot, window: QWidget, appearance: Appearance) -> None:
    palette = Palette((), appearance, window)
    palette.run()
    assert palette.model.rowCount() == 0


def test_keys_stand_beside_names(window: QWidget) -> None:
    action = add_action(window, "Full screen", "F11", lambda: None)
    assert action_words(action) == "Full screen    F11"


@pytest.mark.parametrize(
    ("what", "text", "button", "on"),
    [
        (None, "Undo", "Undo", False),
        ("North passes", "Undo: North passes", "Undo: North passes", True),
        ("North names hearts and goes alone", None, "Undo: North names hearts and go…", True),
    ],
)
def test_steps_are_named(window: QWidget, what: str | None, text: str | None, button: str, on: bool) -> None:
    action = add_action(window, "Undo", QKeySequence.StandardKey.Undo, lambda: None)
    name_step(action, "Undo", what)
    assert action.text() == (text or f"Undo: {what}")
    assert action.iconText() == button
    assert action.isEnabled() is on
