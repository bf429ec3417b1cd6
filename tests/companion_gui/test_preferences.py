from __future__ import annotations

from pathlib import Path

import pytest

from companion_gui.appearance import Appearance
from companion_gui.language import Language
from companion_gui.preferences import Preferences
from companion_gui.preferences_dialog import PreferencesDialog
from companion_gui.qt import QSettings, Qt
from companion_gui.screens import Placement
from companion_gui.sounds.events import Sound
from companion_gui.theme import ThemeName
from tests.companion_gui.test_screens import HERE, THERE


class Loud:
    """Remembers what it was asked to play."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, path: Path) -> None:
        self.played.append(path.stem)


@pytest.fixture
def kept(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def preferences(kept: QSettings, appearance: Appearance) -> Preferences:
    return Preferences(kept, appearance, Loud())


@pytest.fixture
def dialog(qtbot, preferences: Preferences) -> PreferencesDialog:
    one = PreferencesDialog(preferences, [HERE, THERE])
    qtbot.addWidget(one)
    one.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    one.show()
    return one


def test_a_language_is_spoken_at_once_and_kept(
    qtbot, kept: QSettings, preferences: Preferences, dialog: PreferencesDialog
) -> None:
    assert preferences.language is Language.SYSTEM
    with qtbot.waitSignal(preferences.language_changed):
        dialog.language.setCurrentIndex(dialog.language.findData(Language.GERMAN))
        dialog.language.activated.emit(0)
    assert Preferences(kept, preferences.appearance).language is Language.GERMAN
    with qtbot.assertNotEmitted(preferences.language_changed):
        preferences.choose_language(Language.GERMAN)


def test_the_look_changes_at_once(preferences: Preferences, dialog: PreferencesDialog) -> None:
    dialog.theme.setCurrentIndex(dialog.theme.findData(ThemeName.CONTRAST))
    dialog.theme.activated.emit(0)
    dialog.scale.setValue(150)
    dialog.four.setChecked(True)
    look = preferences.appearance.look
    assert (look.theme.name, look.scale, look.four_colours) == (ThemeName.CONTRAST, 1.5, True)


def test_a_sound_is_heard_when_it_is_chosen(
    qtbot, preferences: Preferences, dialog: PreferencesDialog
) -> None:
    box = dialog.sounds[Sound.TRICK]
    for _ in range(2):
        qtbot.keyClick(box, Qt.Key.Key_Space)
    assert preferences.sounds.wanted == frozenset()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert preferences.sounds.wanted == {Sound.TRICK}
    assert preferences.sounds._player.played == ["trick", "trick"]


def test_without_a_player_sounds_cannot_be_chosen(qtbot, kept: QSettings, appearance: Appearance) -> None:
    dialog = PreferencesDialog(Preferences(kept, appearance), [HERE])
    qtbot.addWidget(dialog)
    assert not any(box.isEnabled() for box in dialog.sounds.values())


def test_a_screen_is_chosen_and_remembered_while_it_is_away(
    qtbot, kept: QSettings, preferences: Preferences, dialog: PreferencesDialog
) -> None:
    with qtbot.waitSignal(preferences.placement_changed):
        dialog.screen_box.setCurrentIndex(dialog.screen_box.findData("TV 42 77"))
        dialog.screen_box.activated.emit(0)
    qtbot.keyClick(dialog.full, Qt.Key.Key_Space)
    again = Preferences(kept, preferences.appearance)
    assert again.placement == Placement("TV 42 77", True)
    without = PreferencesDialog(again, [HERE])
    qtbot.addWidget(without)
    assert without.screen_box.currentText() == "TV 42 77 (not here now)"
