from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CODE = """
from companion_gui.app import application
from companion_gui.qt import QWidget
app = application()
window = QWidget()
window.setMinimumSize(100, 100)
window.show()
app.processEvents()
window.setMinimumSize(200, 200)
app.processEvents()
from PySide6.QtCore import qWarning
qWarning("something else")
"""


def test_off_the_screen_qt_says_nothing_of_no_use() -> None:
    root = str(Path(__file__).resolve().parents[2])
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": root}
    done = subprocess.run(
        [sys.executable, "-c", CODE], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stderr == "something else\n"
