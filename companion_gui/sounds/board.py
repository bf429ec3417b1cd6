"""The sounds a person chose, played as a table goes on."""

from __future__ import annotations

from collections.abc import Iterable

from companion_gui.link import SessionLink
from companion_gui.qt import QObject, QSettings, Signal
from companion_gui.sounds.events import Sound, heard
from companion_gui.sounds.player import Player
from companion_gui.sounds.tones import sound_file
from tracker.snapshot import TableSnapshot

_KEY = "sounds"


class SoundChoice(QObject):
    """Which sounds are wanted; none until a person says so.

    Signals:
        changed: another choice was made.
    """

    changed = Signal()

    def __init__(self, kept: QSettings, player: Player | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept, self._player = kept, player
        names = str(kept.value(_KEY, "")).split()
        self.wanted = frozenset(sound for sound in Sound if sound.value in names)

    @property
    def possible(self) -> bool:
        """Whether anything can be heard here."""
        return self._player is not None

    def choose(self, wanted: Iterable[Sound]) -> None:
        """Want these sounds and no others, also next time."""
        self.wanted = frozenset(wanted)
        self._kept.setValue(_KEY, " ".join(sorted(sound.value for sound in self.wanted)))
        self.changed.emit()

    def play(self, sound: Sound) -> None:
        """Play a sound, wanted or not: to try it."""
        if self._player is not None:
            self._player.play(sound_file(sound))


class SoundBoard(QObject):
    """Listens to a table and plays what is wanted."""

    def __init__(self, link: SessionLink, choice: SoundChoice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice = choice
        self._last = link.snapshot
        link.snapshot_changed.connect(self._follow)

    def _follow(self, snapshot: TableSnapshot) -> None:
        before, self._last = self._last, snapshot
        sound = heard(before, snapshot)
        if sound in self._choice.wanted:
            self._choice.play(sound)
