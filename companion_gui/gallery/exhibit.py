"""One window of the gallery."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion_gui.appearance import Appearance
from companion_gui.qt import QWidget
from tracker.snapshot import TableSnapshot
from tracker.table import TableSession

Opener = Callable[[TableSession, Appearance], QWidget]
"""Makes a window on a session."""


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A window to be shown.

    Attributes:
        name: of the picture's file.
        open: makes the window on a session.
        moment: what the session shows.
        ready: whether what arrives later has arrived.
        resized: whether it fills the size asked for; dialogs keep their own.
    """

    name: str
    open: Opener
    moment: TableSnapshot
    ready: Callable[[QWidget], bool] = lambda _: True
    resized: bool = True
