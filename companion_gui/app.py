"""From a session to a window: the running application, its windows, and pictures of them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from companion_gui.appearance import Appearance, load_look, save_look
from companion_gui.language import Language, load_language, speak
from companion_gui.qt import (
    QApplication,
    QImage,
    QMessageLogContext,
    QPoint,
    QSettings,
    QtMsgType,
    QWidget,
    qInstallMessageHandler,
)

ORGANISATION = "euchre-companion"
_OF_NO_USE = "This plugin does not support propagateSizeHints"


def has_display() -> bool:
    """Whether a window could be seen here; not on the offscreen platform, nor on Linux without a server."""
    if os.environ.get("QT_QPA_PLATFORM", "").split(":")[0] in ("offscreen", "minimal"):
        return False
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def application() -> QApplication:
    """The running application; begun if there is none, off the screen where there is no display."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        qInstallMessageHandler(_tell)
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Euchre Companion")
    app.setOrganizationName(ORGANISATION)
    speak(Language.ENGLISH)
    return app


def _tell(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Tell what Qt has to say, but for what the offscreen platform says of every window."""
    if _OF_NO_USE not in text:
        sys.stderr.write(f"{text}\n")


def settings() -> QSettings:
    """What a person chose, kept by the system for this user."""
    return QSettings(ORGANISATION, "windows")


def keep_look(appearance: Appearance, kept: QSettings) -> None:
    """Keep every later change of the look for next time."""
    appearance.changed.connect(lambda look: save_look(kept, look))


def chosen_appearance() -> Appearance:
    """The look and the language this person chose last, in force; the look is kept when it changes."""
    application()
    kept = settings()
    speak(load_language(kept))
    appearance = Appearance(load_look(kept))
    appearance.apply()
    keep_look(appearance, kept)
    return appearance


def run() -> int:
    """Run the application until its last window is closed; returns its exit status."""
    return application().exec()


def picture(window: QWidget, ratio: float = 1.0) -> QImage:
    """A picture of a window as it is now.

    Args:
        window: shown or not; it is laid out first.
        ratio: device pixels a device-independent pixel, 2 for a picture at 200 %.
    """
    window.ensurePolished()
    application().processEvents()
    image = QImage(window.size() * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    window.render(image, QPoint())
    return image


def grab(window: QWidget, path: Path, ratio: float = 1.0) -> None:
    """Write a picture of a window as PNG; its folder is made if need be.

    Raises:
        OSError: it cannot be written there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if not picture(window, ratio).save(str(path)):
        raise OSError(f"cannot write the picture {path}")
