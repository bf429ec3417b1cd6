"""The settings a person has, each in force the moment it is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from companion_gui.language import QT_TRANSLATE_NOOP, SPOKEN, Language, translate
from companion_gui.panel import Words
from companion_gui.preferences import Preferences
from companion_gui.qt import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QSpinBox,
    Qt,
    QVBoxLayout,
    QWidget,
)
from companion_gui.screens import Display, Placement, screen_key, screen_words
from companion_gui.sounds.events import Sound
from companion_gui.theme import ThemeName
from companion_gui.typography import Type

THEME_WORDS = {
    ThemeName.LIGHT: QT_TRANSLATE_NOOP("PreferencesDialog", "Light"),
    ThemeName.DARK: QT_TRANSLATE_NOOP("PreferencesDialog", "Dark"),
    ThemeName.CONTRAST: QT_TRANSLATE_NOOP("PreferencesDialog", "High contrast"),
}
_SOUND_WORDS = {
    Sound.TURN: QT_TRANSLATE_NOOP("PreferencesDialog", "when the turn passes"),
    Sound.TRICK: QT_TRANSLATE_NOOP("PreferencesDialog", "when a trick is taken"),
    Sound.QUESTION: QT_TRANSLATE_NOOP("PreferencesDialog", "when something is asked"),
    Sound.FINDING: QT_TRANSLATE_NOOP("PreferencesDialog", "at the director's, when something is found"),
}
_STEP = 10
_INDENT = 10


def theme_word(name: ThemeName) -> str:
    """A theme as people know it."""
    return translate("PreferencesDialog", THEME_WORDS[name])


class PreferencesDialog(QDialog):
    """Shows the settings.

    Args:
        preferences: what is chosen.
        screens: those there are.
    """

    def __init__(
        self, preferences: Preferences, screens: Sequence[Display], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Settings"))
        self._preferences = preferences
        self._look = preferences.appearance
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 18)
        whole.setSpacing(14)
        whole.addWidget(Words(self.tr("Settings"), Type.TITLE, self._look))
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(18)
        self._form.setVerticalSpacing(10)
        whole.addLayout(self._form)
        self._build_look()
        self._build_sounds()
        self._build_screen(screens)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        whole.addWidget(buttons)
        self.setMinimumWidth(self._look.look.px(460))

    def _build_look(self) -> None:
        look, chosen = self._look, self._preferences
        self.language = QComboBox()
        self.language.addItem(self.tr("As the system speaks"), Language.SYSTEM)
        for language in SPOKEN:
            self.language.addItem(language.own_name, language)
        self.language.setCurrentIndex(self.language.findData(chosen.language))
        self.language.activated.connect(
            lambda _: self._preferences.choose_language(self.language.currentData())
        )
        self._row(self.tr("Language"), self.language)
        self.theme = QComboBox()
        for name in ThemeName:
            self.theme.addItem(theme_word(name), name)
        self.theme.setCurrentIndex(self.theme.findData(look.look.theme.name))
        self.theme.activated.connect(lambda _: look.set_theme(self.theme.currentData()))
        self._row(self.tr("Colours"), self.theme)
        self.scale = QSpinBox()
        self.scale.setRange(80, 200)
        self.scale.setSingleStep(_STEP)
        self.scale.setSuffix(" %")
        self.scale.lineEdit().setTextMargins(_INDENT, 0, 0, 0)
        self.scale.setValue(round(look.look.scale * 100))
        self.scale.valueChanged.connect(lambda percent: look.set_scale(percent / 100))
        self._row(self.tr("Size of text"), self.scale)
        self.four = QCheckBox(self.tr("Four-colour suits: green clubs, blue diamonds"))
        self.four.setChecked(look.look.four_colours)
        self.four.toggled.connect(look.set_four_colours)
        self._form.addRow("", self.four)

    def _build_sounds(self) -> None:
        self.sounds: dict[Sound, QCheckBox] = {}
        choice = self._preferences.sounds
        for number, (sound, words) in enumerate(_SOUND_WORDS.items()):
            box = QCheckBox(self.tr(words))
            box.setChecked(sound in choice.wanted)
            box.setEnabled(choice.possible)
            box.clicked.connect(lambda on, s=sound: self._sound_chosen(s, on))
            self.sounds[sound] = box
            heading = Words(self.tr("Sounds"), Type.BODY, self._look) if number == 0 else QWidget()
            self._form.addRow(heading, box)
        if not choice.possible:
            words = self.tr("Nothing here can play a sound.")
            self._form.addRow("", Words(words, Type.CAPTION, self._look, muted=True, wrap=True))

    def _sound_chosen(self, sound: Sound, on: bool) -> None:
        choice = self._preferences.sounds
        choice.choose(choice.wanted | {sound} if on else choice.wanted - {sound})
        if on:
            choice.play(sound)

    def _build_screen(self, screens: Sequence[Display]) -> None:
        placement = self._preferences.placement
        self.screen_box = QComboBox()
        self.screen_box.addItem(self.tr("where it was last"), "")
        for screen in screens:
            self.screen_box.addItem(screen_words(screen), screen_key(screen))
        if placement.screen and self.screen_box.findData(placement.screen) < 0:
            words = self.tr("{screen} (not here now)").format(screen=placement.screen)
            self.screen_box.addItem(words, placement.screen)
        self.screen_box.setCurrentIndex(self.screen_box.findData(placement.screen))
        self.screen_box.activated.connect(lambda _: self._place())
        self._row(self.tr("Table window"), self.screen_box)
        self.full = QCheckBox(self.tr("fills the screen"))
        self.full.setChecked(placement.full)
        self.full.clicked.connect(self._place)
        self._form.addRow("", self.full)

    def _place(self) -> None:
        chosen = Placement(str(self.screen_box.currentData()), self.full.isChecked())
        self._preferences.choose_placement(chosen)

    def _row(self, label: str, field: QWidget) -> None:
        field.setAccessibleName(label)
        words = Words(label, Type.BODY, self._look)
        words.setMinimumHeight(field.sizeHint().height())
        self._form.addRow(words, field)
