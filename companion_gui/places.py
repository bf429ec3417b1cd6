"""Where windows stood last time: size, screen, full or not, kept by name."""

from __future__ import annotations

from companion_gui.qt import QByteArray, QSettings, QWidget


def keep_place(window: QWidget, name: str, kept: QSettings) -> None:
    """Keep where a window stands now."""
    kept.setValue(f"places/{name}", window.saveGeometry())


def restore_place(window: QWidget, name: str, kept: QSettings) -> bool:
    """Put a window where it stood last time; whether that is known."""
    place = kept.value(f"places/{name}")
    return isinstance(place, QByteArray) and window.restoreGeometry(place)
