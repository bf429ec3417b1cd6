from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from companion_gui.pictures import to_image
from companion_gui.qt import QColor, QImage, QSize
from tracker.evidence import Evidence
from tracker.table import LiveFrame

RED = (20, 30, 220)
"""BGR."""
TABLE = np.full((48, 64, 3), RED, np.uint8)


def is_red(colour: QColor) -> bool:
    return max(abs(colour.red() - 220), abs(colour.green() - 30), abs(colour.blue() - 20)) <= 12


@pytest.mark.parametrize("room", [QSize(), QSize(32, 32)])
def test_a_red_card_is_red_in_the_window(room: QSize) -> None:
    picture = to_image(LiveFrame(TABLE, 0.0, 0), room)
    assert is_red(picture.pixelColor(picture.width() // 2, picture.height() // 2))
    if room.isEmpty():
        assert (picture.width(), picture.height()) == (64, 48)


def test_a_red_card_is_red_as_evidence(tmp_path: Path) -> None:
    evidence = Evidence(tmp_path)
    evidence.see(TABLE, 0.0, np.ones((48, 64), bool))
    evidence.cut("s1", TABLE, ((4, 4), (40, 4), (40, 44), (4, 44)))
    evidence.keep("e1", ("s1",), 0.0)
    kept = [QImage(str(path)) for path in tmp_path.rglob("*.jpg")]
    assert len(kept) == 2
    assert all(is_red(picture.pixelColor(picture.width() // 2, picture.height() // 2)) for picture in kept)
