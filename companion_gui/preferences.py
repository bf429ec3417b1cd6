"""What a person chose once for all tables: language, look, sounds, and the screen of the table window."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.language import Language, load_language, save_language, speak
from companion_gui.qt import QObject, QSettings, Signal
from companion_gui.screens import Placement, load_placement, save_placement
from companion_gui.sounds.board import SoundChoice
from companion_gui.sounds.player import Player


class Preferences(QObject):
    """Everything chosen is kept at once.

    Args:
        kept: where.
        appearance: the look, which keeps itself.
        player: what plays sounds; None where nothing can be heard.

    Attributes:
        appearance, sounds: the look and the sounds, to be changed themselves.
        language: what was chosen; the system's own where nothing was.
        placement: where the table window goes.

    Signals:
        language_changed: another language is in force; windows are to be built anew.
        placement_changed: the table window is wanted elsewhere.
    """

    language_changed = Signal()
    placement_changed = Signal()

    def __init__(
        self,
        kept: QSettings,
        appearance: Appearance,
        player: Player | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._kept = kept
        self.appearance = appearance
        self.sounds = SoundChoice(kept, player, self)
        self.language = load_language(kept)
        self.placement = load_placement(kept)

    def choose_language(self, language: Language) -> None:
        """Speak another language from now on."""
        if language is not self.language:
            self.language = language
            save_language(self._kept, language)
            speak(language)
            self.language_changed.emit()

    def choose_placement(self, placement: Placement) -> None:
        """Want the table window elsewhere."""
        if placement != self.placement:
            self.placement = placement
            save_placement(self._kept, placement)
            self.placement_changed.emit()
