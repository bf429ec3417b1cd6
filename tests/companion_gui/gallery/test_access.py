"""Whoever uses a window by keys alone, or listens to it, is told of everything and gets everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.lawbook import SHIPPED, shipped_laws
from companion_gui.gallery.render import settle, shown
from companion_gui.qt import (
    QAbstractButton,
    QAbstractItemView,
    QAction,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    Qt,
    QWidget,
)
from companion_gui.theme import ThemeName

LAWS = tuple(shipped_laws(name) for name in SHIPPED)
WORKED_BY_HAND = (QAbstractButton, QLineEdit, QComboBox, QSpinBox, QAbstractItemView)


def worked(window: QWidget) -> Iterator[QWidget]:
    """Everything on a window that a person works; parts of a field are the field's."""
    for widget in window.findChildren(QWidget):
        part = any(isinstance(above, QComboBox | QSpinBox | QAbstractItemView) for above in above_of(widget))
        if isinstance(widget, WORKED_BY_HAND) and not part and widget.isVisibleTo(window):
            yield widget


def above_of(widget: QWidget) -> Iterator[QWidget]:
    parent = widget.parentWidget()
    while parent is not None:
        yield parent
        parent = parent.parentWidget()


def name_of(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text.replace("&", "")


def reached(window: QWidget) -> set[QWidget]:
    """What the Tab key comes by."""
    found, widget = set(), window.nextInFocusChain()
    while widget is not window:
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.add(widget)
        widget = widget.nextInFocusChain()
    return found


def ours(kind: type) -> bool:
    return kind.__module__.startswith("companion_gui.")


def by_key(window: QWidget, widget: QWidget) -> bool:
    """Whether a button's work is done by a key of its own."""
    if not isinstance(widget, QAbstractButton):
        return False
    if not widget.shortcut().isEmpty() or isinstance(widget, QRadioButton):
        return True  # arrows go from one radio button to the next
    keys = {action.shortcut().toString() for action in window.findChildren(QAction)}
    return getattr(widget, "key", "") in keys - {""}


@pytest.fixture(scope="module")
def windows(qapp) -> list[tuple[str, list[str], list[str], list[str]]]:
    """Of each window: what is worked but has no name, what no key gets to, pictures without words."""
    told = []
    for exhibit, window, _ in shown([ThemeName.LIGHT], LAWS):
        settle(lambda exhibit=exhibit, window=window: exhibit.ready(window))
        tab = reached(window)
        parts = [widget for widget in worked(window) if widget.isEnabled()]
        nameless = [type(widget).__name__ for widget in parts if not name_of(widget)]
        lost = [name_of(widget) for widget in parts if widget not in tab and not by_key(window, widget)]
        painted = [
            type(widget).__name__
            for widget in window.findChildren(QWidget)
            if any("paintEvent" in vars(kind) for kind in type(widget).__mro__ if ours(kind))
            and not name_of(widget)
            and widget.isVisibleTo(window)
        ]
        told.append((exhibit.name, nameless, lost, painted))
    return told


def test_everything_that_is_worked_has_a_name(windows) -> None:
    assert [(name, nameless) for name, nameless, _, _ in windows if nameless] == []


def test_keys_get_everywhere(windows) -> None:
    assert [(name, lost) for name, _, lost, _ in windows if lost] == []


def test_what_is_painted_is_told_in_words(windows) -> None:
    assert [(name, painted) for name, _, _, painted in windows if painted] == []
