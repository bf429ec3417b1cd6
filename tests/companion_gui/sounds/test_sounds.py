from __future__ import annotations

import wave
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from companion_gui.gallery.moments import ASKING, BETWEEN, CALLING, DIRECTED, PLAYING, REVOKE
from companion_gui.link import SessionLink
from companion_gui.qt import QObject, QSettings
from companion_gui.sounds import player
from companion_gui.sounds.board import SoundBoard, SoundChoice
from companion_gui.sounds.events import Sound, heard
from companion_gui.sounds.tones import RATE, TONES, sound_file, synthesise
from companion_gui.still import StillSession
from euchre.seats import Seat, Side
from tracker.snapshot import TableSnapshot

TAKEN = replace(PLAYING, taken={Side.NS: 3, Side.EW: 2}, turn=Seat.NORTH)


class Loud:
    """Remembers what it was asked to play."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, path: Path) -> None:
        self.played.append(path.stem)


@pytest.fixture
def kept(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat)


@pytest.mark.parametrize("sound", list(Sound))
def test_the_files_are_what_the_tones_make(sound: Sound) -> None:
    kept, made = _samples(sound_file(sound).read_bytes()), _samples(synthesise(TONES[sound]))
    assert len(kept) == len(made)
    assert 0.1 < len(kept) / RATE < 0.8
    assert np.abs(kept - made).max() <= 1, "sines of another system may round the other way"
    assert kept.max() > 3000, "loud enough to be heard"


def _samples(data: bytes) -> np.ndarray:
    with wave.open(BytesIO(data)) as file:
        return np.frombuffer(file.readframes(file.getnframes()), np.int16).astype(int)


@pytest.mark.parametrize(
    ("before", "after", "sound"),
    [
        (PLAYING, PLAYING, None),
        (CALLING, replace(CALLING, turn=Seat.SOUTH), Sound.TURN),
        (PLAYING, replace(PLAYING, turn=None), None),
        (PLAYING, TAKEN, Sound.TRICK),
        (TAKEN, replace(CALLING, hand=9), Sound.TURN),
        (replace(ASKING, questions=()), ASKING, Sound.QUESTION),
        (replace(BETWEEN, findings=()), replace(BETWEEN, findings=(REVOKE,)), None),
        (replace(DIRECTED, findings=()), replace(DIRECTED, findings=(REVOKE,)), Sound.FINDING),
    ],
)
def test_what_sounds_when(before: TableSnapshot, after: TableSnapshot, sound: Sound | None) -> None:
    assert heard(before, after) is sound


def test_nothing_is_wanted_until_a_person_says_so(kept: QSettings) -> None:
    choice = SoundChoice(kept, Loud())
    assert choice.wanted == frozenset()
    choice.choose([Sound.TRICK, Sound.TURN])
    assert SoundChoice(kept, None).wanted == {Sound.TRICK, Sound.TURN}


def test_only_what_is_wanted_is_played(qtbot, kept: QSettings) -> None:
    loud, session = Loud(), StillSession(CALLING)
    choice = SoundChoice(kept, loud)
    choice.choose([Sound.TURN])
    link = SessionLink(session)
    SoundBoard(link, choice, link)
    for seat in (Seat.SOUTH, Seat.WEST):
        with qtbot.waitSignal(link.snapshot_changed):
            session.show(turn=seat)
    with qtbot.waitSignal(link.snapshot_changed):
        session.show(turn=None, questions=ASKING.questions)
    link.close()
    assert loud.played == ["turn", "turn"]


@pytest.mark.parametrize(
    ("system", "modules", "programs", "kind"),
    [
        ("linux", {}, {"aplay"}, player.CommandPlayer),
        ("linux", {}, set(), type(None)),
        ("darwin", {}, {"afplay"}, player.CommandPlayer),
        ("win32", {"winsound": SimpleNamespace()}, set(), player.WindowsPlayer),
        ("win32", {}, set(), type(None)),
        ("plan9", {}, {"aplay"}, type(None)),
        (
            "linux",
            {
                "PySide6.QtMultimedia": SimpleNamespace(
                    QSoundEffect=QObject, QMediaDevices=SimpleNamespace(audioOutputs=lambda: ["speaker"])
                )
            },
            set(),
            player.EffectPlayer,
        ),
    ],
)
def test_the_best_player_here_is_taken(
    qapp, monkeypatch: pytest.MonkeyPatch, system: str, modules: dict, programs: set[str], kind: type
) -> None:
    monkeypatch.setattr(player, "_imported", modules.get)
    monkeypatch.setattr(player.shutil, "which", lambda name: f"/bin/{name}" if name in programs else None)
    assert type(player.find_player(qapp, system)) is kind


def test_a_module_that_is_not_there_is_none() -> None:
    assert player._imported("no_such_module_here") is None


class Effect:
    """Stands for Qt's sound effect."""

    def __init__(self, parent: QObject) -> None:
        self.plays = 0

    def setSource(self, url: object) -> None:
        self.source = url

    def play(self) -> None:
        self.plays += 1


def test_an_effect_is_loaded_once(qapp) -> None:
    effects = player.EffectPlayer(SimpleNamespace(QSoundEffect=Effect), qapp)
    effects.play(sound_file(Sound.TURN))
    effects.play(sound_file(Sound.TURN))
    (effect,) = effects._effects.values()
    assert effect.plays == 2
    assert effect.source.toLocalFile() == str(sound_file(Sound.TURN))


def test_windows_plays_without_waiting() -> None:
    asked: list[tuple[str, int]] = []
    flags = {"SND_FILENAME": 1, "SND_ASYNC": 2, "SND_NODEFAULT": 4}
    speaker = SimpleNamespace(PlaySound=lambda path, how: asked.append((path, how)), **flags)
    player.WindowsPlayer(speaker).play(sound_file(Sound.TRICK))
    assert asked == [(str(sound_file(Sound.TRICK)), 7)]
