"""The table window's menu: what it shows, how it looks, and where to go from here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion_gui.appearance import Appearance
from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.qt import QAction, QMenu, QWidget
from companion_gui.theme import ThemeName

_THEMES = (
    (ThemeName.LIGHT, QT_TRANSLATE_NOOP("Menu", "Light")),
    (ThemeName.DARK, QT_TRANSLATE_NOOP("Menu", "Dark")),
    (ThemeName.CONTRAST, QT_TRANSLATE_NOOP("Menu", "High contrast")),
)
_STEP = 0.1


def table_menu(window: QWidget, groups: Iterable[Sequence[QAction]], appearance: Appearance) -> QMenu:
    """The menu.

    Args:
        window: what the menu closes, and what its keys work in.
        groups: the window's own actions that it begins with, a line between groups.
        appearance: how windows look, for the rest of it to change.
    """
    menu = QMenu(window)
    for actions in groups:
        menu.addActions(actions)
        menu.addSeparator()
    for name, words in _THEMES:
        add(menu, translate("Menu", words), lambda _=False, n=name: appearance.set_theme(n))
    menu.addSeparator()
    larger = add(
        menu, translate("Menu", "Larger text"), lambda: appearance.set_scale(appearance.look.scale + _STEP)
    )
    larger.setShortcut("Ctrl++")
    smaller = add(
        menu, translate("Menu", "Smaller text"), lambda: appearance.set_scale(appearance.look.scale - _STEP)
    )
    smaller.setShortcut("Ctrl+-")
    four = add(menu, translate("Menu", "Four-colour suits"), appearance.set_four_colours)
    four.setCheckable(True)
    four.setChecked(appearance.look.four_colours)
    menu.addSeparator()
    add(menu, translate("Menu", "Close"), window.close).setShortcut("Ctrl+W")
    window.addActions([larger, smaller])
    return menu


def add(menu: QMenu, words: str, run: object) -> QAction:
    """Add one action to a menu."""
    action = QAction(words, menu)
    action.triggered.connect(run)
    menu.addAction(action)
    return action
