"""Actions of windows: one thing a person can do, its name and its key."""

from __future__ import annotations

from collections.abc import Callable

from companion_gui.language import translate
from companion_gui.phrases import in_words
from companion_gui.qt import QAction, QKeySequence, QWidget
from companion_gui.words import labelled, shortened

_ROOM = 26
"""Letters of an undo step that a button has room for; its tool tip says it in full."""


def add_action(
    window: QWidget, text: str, key: str | QKeySequence.StandardKey, run: Callable[[], object]
) -> QAction:
    """Give a window something to do by a key."""
    action = QAction(text, window)
    action.setShortcut(QKeySequence(key))
    action.triggered.connect(lambda: run())
    window.addAction(action)
    return action


def add_switch(window: QWidget, text: str, key: str, run: Callable[[bool], None], on: bool = True) -> QAction:
    """Give a window something to turn on and off by a key."""
    action = QAction(text, window)
    action.setCheckable(True)
    action.setChecked(on)
    action.setShortcut(QKeySequence(key))
    action.toggled.connect(run)
    window.addAction(action)
    return action


def name_step(action: QAction, word: str, what: str | None) -> None:
    """Name an undo or redo after what it would do; without anything to do it is off."""
    action.setEnabled(what is not None)
    step = None if what is None else in_words(what)
    action.setText(word if step is None else labelled(word, step))
    action.setIconText(word if step is None else labelled(word, shortened(step, _ROOM)))
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    nothing = translate("Actions", "{word}: nothing there").format(word=word)
    action.setToolTip(labelled(word, f"{step} ({key})") if step else nothing)
