"""Playing a sound with whatever is here: Qt's multimedia, which is optional, else the system's own player.

Where there is neither, everything stays quiet and the settings say so.
"""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path
from typing import Any, Protocol

from companion_gui.qt import QObject, QProcess, QUrl

_PLAYERS = {"darwin": (("afplay",),), "linux": (("pw-play",), ("paplay",), ("aplay", "-q"))}
"""Commands that play a WAV file, by system, the best first."""


class Player(Protocol):
    """Something that plays a file."""

    def play(self, path: Path) -> None:
        """Begin to play it; returns at once."""
        ...


class EffectPlayer:
    """Qt's own, where QtMultimedia is installed and finds a device."""

    def __init__(self, multimedia: Any, parent: QObject) -> None:
        self._make, self._parent = multimedia.QSoundEffect, parent
        self._effects: dict[Path, Any] = {}

    def play(self, path: Path) -> None:
        """Play it."""
        if path not in self._effects:
            self._effects[path] = self._make(self._parent)
            self._effects[path].setSource(QUrl.fromLocalFile(str(path)))
        self._effects[path].play()


class CommandPlayer:
    """A program of the system, in a process of its own."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._program, self._arguments = command[0], list(command[1:])

    def play(self, path: Path) -> None:
        """Play it."""
        QProcess.startDetached(self._program, [*self._arguments, str(path)])


class WindowsPlayer:
    """Windows' own."""

    def __init__(self, winsound: Any) -> None:
        self._winsound = winsound

    def play(self, path: Path) -> None:
        """Play it."""
        flags = self._winsound.SND_FILENAME | self._winsound.SND_ASYNC | self._winsound.SND_NODEFAULT
        self._winsound.PlaySound(str(path), flags)


def find_player(parent: QObject, system: str = sys.platform) -> Player | None:
    """The best player here; None where nothing can be heard."""
    multimedia = _imported("PySide6.QtMultimedia")
    if multimedia is not None and multimedia.QMediaDevices.audioOutputs():
        return EffectPlayer(multimedia, parent)
    if system == "win32":
        winsound = _imported("winsound")
        return None if winsound is None else WindowsPlayer(winsound)
    for command in _PLAYERS.get(system, ()):
        program = shutil.which(command[0])
        if program is not None:
            return CommandPlayer((program, *command[1:]))
    return None


def _imported(name: str) -> Any:
    """A module that may be missing, or miss a library of the system (QtMultimedia wants PulseAudio's)."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None
