from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from companion_gui.appearance import Appearance
from companion_gui.qt import QApplication


@pytest.fixture
def appearance(qapp: QApplication) -> Appearance:
    look = Appearance()
    look.apply()
    return look
