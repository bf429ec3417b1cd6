from __future__ import annotations

from pathlib import Path

import pytest

from companion_gui.appearance import Appearance, Look, WindowAppearance, load_look, save_look
from companion_gui.qt import QApplication, QSettings
from companion_gui.theme import THEMES, ThemeName
from companion_gui.typography import Type, load_fonts
from euchre.cards import Suit


@pytest.fixture
def kept(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "windows.ini"), QSettings.Format.IniFormat)


@pytest.mark.parametrize(
    "look",
    [Look(), Look(THEMES[ThemeName.DARK], 1.3, True), Look(THEMES[ThemeName.CONTRAST], 0.8)],
)
def test_a_look_is_kept(kept: QSettings, look: Look) -> None:
    save_look(kept, look)
    assert load_look(kept) == look


@pytest.mark.parametrize(
    ("key", "value"), [("look/theme", "purple"), ("look/scale", "huge"), ("look/four_colours", "perhaps")]
)
def test_what_makes_no_sense_falls_back(kept: QSettings, key: str, value: str) -> None:
    kept.setValue(key, value)
    assert load_look(kept) == Look()


@pytest.mark.parametrize(("asked", "scale"), [(0.1, 0.8), (1.234, 1.23), (9, 2.0)])
def test_text_sizes_have_bounds(appearance: Appearance, asked: float, scale: float) -> None:
    appearance.set_scale(asked)
    assert appearance.look.scale == scale


def test_a_change_dresses_the_application_and_is_told_once(qtbot, appearance: Appearance) -> None:
    with qtbot.waitSignal(appearance.changed):
        appearance.set_theme(ThemeName.DARK)
    assert QApplication.palette().window().color().name() == THEMES[ThemeName.DARK].window
    with qtbot.assertNotEmitted(appearance.changed):
        appearance.set_theme(ThemeName.DARK)


@pytest.mark.parametrize(
    ("size", "zoom"), [((640, 480), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.5), ((9000, 9000), 2.5)]
)
def test_windows_grow_their_type(appearance: Appearance, size: tuple[int, int], zoom: float) -> None:
    inside = WindowAppearance(appearance, appearance)
    inside.zoom_to(*size)
    assert inside.look.zoom == zoom
    assert inside.look.px(10) == round(10 * zoom)
    assert appearance.look.zoom == 1.0


def test_a_choice_made_in_a_window_is_everybodys(appearance: Appearance) -> None:
    inside = WindowAppearance(appearance, appearance)
    inside.zoom_to(1920, 1080)
    inside.set_four_colours(True)
    assert appearance.look.four_colours
    assert inside.look.four_colours
    assert inside.look.zoom == 1.5


def test_the_face_comes_with_the_program(qapp: QApplication) -> None:
    assert "Inter" in load_fonts()
    assert Look().font(Type.SCORE).pixelSize() == Type.SCORE.pixels
    assert Look(scale=2.0).font(Type.BODY).pixelSize() == 2 * Type.BODY.pixels
    assert Look().suit_ink(Suit.CLUBS) == Look().suit_ink(Suit.SPADES)
