from __future__ import annotations

from pathlib import Path

import pytest

from companion_gui.qt import QSettings
from companion_gui.start.host import StartChoice
from companion_gui.start.kept import keep_choice, kept_choice, last_choice
from euchre.seats import Seat

FULL = StartChoice(
    "http://phone:8080/video",
    south="left",
    corners=((1.0, 2.0), (3.0, 4.0), (5.0, 6.0), (7.0, 8.5)),
    picture_size=(1280, 720),
    players={Seat.NORTH: "Änne"},
    dealer=Seat.WEST,
    laws="mso",
)
PLAIN = StartChoice("clip.mp4", sample=True)


@pytest.fixture
def kept(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat)


def test_each_table_has_its_own(kept: QSettings) -> None:
    assert last_choice(kept) is None
    keep_choice(kept, FULL)
    keep_choice(kept, PLAIN)
    assert kept_choice(kept, FULL.source) == FULL
    assert last_choice(kept) == PLAIN
    assert kept_choice(kept, "another") is None


def test_a_password_is_kept_nowhere(kept: QSettings) -> None:
    keep_choice(kept, StartChoice("rtsp://me:secret@camera/1"))
    assert kept.allKeys() == []
    keep_choice(kept, StartChoice("http://phone/feed@2x"))
    assert last_choice(kept) is not None


@pytest.mark.parametrize("text", ["", "no json", "[]", "{}", '{"source": "x", "corners": [1]}'])
def test_what_cannot_be_understood_is_nothing(kept: QSettings, text: str) -> None:
    keep_choice(kept, PLAIN)
    (key,) = (key for key in kept.allKeys() if key != "tables/last")
    kept.setValue(key, text)
    assert last_choice(kept) is None
