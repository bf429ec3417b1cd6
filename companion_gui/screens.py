"""On which screen the table is shown, and whether it fills it; kept by the screen's own name.

A screen that was pulled out is not forgotten: the window stays where it can be seen until it is back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from companion_gui.qt import QRect, QSettings, QWidget

_SCREEN, _FULL = "table_screen/name", "table_screen/full"


class Display(Protocol):
    """What is asked of a screen; `QScreen` is one."""

    def name(self) -> str:
        """As the system calls it."""
        ...

    def model(self) -> str:
        """As its maker calls it; may be empty."""
        ...

    def serialNumber(self) -> str:
        """Its maker's number; may be empty."""
        ...

    def geometry(self) -> QRect:
        """Where it is among the others."""
        ...

    def availableGeometry(self) -> QRect:
        """Where windows may stand on it."""
        ...


@dataclass(frozen=True, slots=True)
class Placement:
    """Where the table window goes.

    Attributes:
        screen: a screen's key; empty leaves the window where it was.
        full: whether it fills the screen.
    """

    screen: str = ""
    full: bool = False


def screen_key(screen: Display) -> str:
    """What a screen is known by: the same one again, whatever it is plugged into."""
    maker = f"{screen.model()} {screen.serialNumber()}".strip()
    return maker or screen.name()


def screen_words(screen: Display) -> str:
    """A screen as people tell it from others."""
    size = screen.geometry()
    return f"{screen.model() or screen.name()} ({size.width()} × {size.height()})"


def next_screen(now: Display, screens: Sequence[Display]) -> str:
    """The key of the screen after this one; its own where there is no other."""
    keys = [screen_key(screen) for screen in screens]
    here = screen_key(now)
    return keys[(keys.index(here) + 1) % len(keys)] if here in keys else here


def put(window: QWidget, placement: Placement, screens: Iterable[Display]) -> bool:
    """Show a window where it is wanted; whether its screen is here. To be called instead of `show`."""
    wanted = next((screen for screen in screens if screen_key(screen) == placement.screen), None)
    if wanted is not None:
        room = wanted.availableGeometry()
        size = window.size().boundedTo(room.size())
        window.setGeometry(QRect(room.topLeft(), size))
    if placement.full and (wanted is not None or not placement.screen):
        window.showFullScreen()
    else:
        window.show()
    return wanted is not None


def load_placement(kept: QSettings) -> Placement:
    """Where the table window was wanted last time."""
    full = str(kept.value(_FULL, "false")).lower() == "true"
    return Placement(str(kept.value(_SCREEN, "")), full)


def save_placement(kept: QSettings, placement: Placement) -> None:
    """Keep it for next time."""
    kept.setValue(_SCREEN, placement.screen)
    kept.setValue(_FULL, "true" if placement.full else "false")
