"""The table window's menu: what it shows, how it looks, and where to go from here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion_gui.appearance import Appearance
from companion_gui.qt import QAction, QMenu
from companion_gui.theme import ThemeName

if TYPE_CHECKING:
    from companion_gui.table.window import TableWindow

_THEMES = ((ThemeName.LIGHT, "Light"), (ThemeName.DARK, "Dark"), (ThemeName.CONTRAST, "High contrast"))
_STEP = 0.1


def table_menu(window: TableWindow, appearance: Appearance) -> QMenu:
    """The menu; its actions are the window's own where those have keys."""
    menu = QMenu(window)
    menu.addActions([window.undo_action, window.redo_action])
    menu.addSeparator()
    menu.addActions([window.claim_action, window.sign_action, window.history_action, window.laws_action])
    menu.addActions([window.report_action, window.palette_action])
    menu.addSeparator()
    menu.addActions([window.live_action, window.overlay_action, window.explain_action])
    menu.addAction(window.full_screen_action)
    menu.addSeparator()
    for name, words in _THEMES:
        add(menu, words, lambda _=False, n=name: appearance.set_theme(n))
    menu.addSeparator()
    larger = add(menu, "Larger text", lambda: appearance.set_scale(appearance.look.scale + _STEP))
    larger.setShortcut("Ctrl++")
    smaller = add(menu, "Smaller text", lambda: appearance.set_scale(appearance.look.scale - _STEP))
    smaller.setShortcut("Ctrl+-")
    four = add(menu, "Four-colour suits", appearance.set_four_colours)
    four.setCheckable(True)
    four.setChecked(appearance.look.four_colours)
    menu.addSeparator()
    add(menu, "Close", window.close).setShortcut("Ctrl+W")
    window.addActions([larger, smaller])
    return menu


def add(menu: QMenu, words: str, run: object) -> QAction:
    """Add one action to a menu."""
    action = QAction(words, menu)
    action.triggered.connect(run)
    menu.addAction(action)
    return action
