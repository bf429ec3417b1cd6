"""The one place where OpenCV is imported.

`opencv-python` points Qt at its own plug-ins and fonts when it is imported, which breaks a PySide6 that
starts afterwards; the two variables are put back as they were. OpenCV and the FFmpeg in it go quiet, unless a
person asks them to speak by the same variables: what cannot be opened or decoded is reported by us.
"""

from __future__ import annotations

import os
from typing import Any

_QT_VARIABLES = ("QT_QPA_PLATFORM_PLUGIN_PATH", "QT_QPA_FONTDIR")
_before = {name: os.environ.get(name) for name in _QT_VARIABLES}
os.environ.setdefault("OPENCV_LOG_LEVEL", "SILENT")
os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")

import cv2 as _cv2  # noqa: E402

cv2: Any = _cv2
"""OpenCV. Its stubs differ from release to release, so what it returns is pinned where it is used."""

for _name, _value in _before.items():
    if _value is None:
        os.environ.pop(_name, None)
    else:
        os.environ[_name] = _value

__all__ = ["cv2"]
