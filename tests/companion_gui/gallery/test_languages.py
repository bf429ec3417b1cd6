from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from companion.lawbook import SHIPPED, shipped_laws
from companion_gui.app import picture
from companion_gui.gallery import render
from companion_gui.gallery.exhibits import exhibits
from companion_gui.gallery.moments import PLAYERS
from companion_gui.gallery.render import settle, shown
from companion_gui.language import Language, speak
from companion_gui.qt import (
    QAbstractItemView,
    QAbstractTableModel,
    QAction,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QModelIndex,
    Qt,
    QTranslator,
    QWidget,
)
from companion_gui.theme import ThemeName
from tests.companion_gui.gallery.inked import DrawnText, cut_off

LAWS = tuple(shipped_laws(name) for name in SHIPPED)
MARK = "‹"
TEAMS = (
    "Ash Grove",
    "Cedar Hill",
    "Elm Street",
    "Farmers' Hands",
    "Hand and Foot",
    "Left Bowers",
    "Lone Hands",
    "March to Ten",
    "Oak and Ivy",
    "Stick the Dealer",
    "The Bowers",
    "Two Jacks",
)
"""Of the gallery's event: names that people gave."""


class Pseudo(QTranslator):
    """Marks every text that is translated at all."""

    def translate(self, context: str, source: str, comment: str = "", n: int = -1) -> str:
        return f"{MARK}{source.replace('%n', str(n))}›"

    def isEmpty(self) -> bool:
        return False


SAID_AS_IT_IS = re.compile(
    "|".join(
        (
            *PLAYERS.values(),
            "Euchre Companion",
            "Autumn cup|" + "|".join(TEAMS),
            "HD Pro Webcam C920",
            "English|Deutsch|Français",
            r"Table \d+",
            r"(Ctrl|Shift|Alt|Strg)\+\S+|F\d+|Return|Left|Right|Up|Down",
            r"https?://\S+|rtsp://\S+",
            r"[♣♦♥♠]|\b(10|[9TJQKA])[CDHS]?\b|\b[A-Z]\b|\b(NS|EW|CM|PIN|PDF|CSV|EGN|SPQR)\b",
            r"[\w.-]+\.(mp4|pdf|toml|csv|png)\b",
        )
    )
)


def words_of(window: QWidget) -> Iterator[str]:
    """Every text a window shows or speaks."""
    yield window.windowTitle()
    for widget in (window, *window.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.accessibleName())
        if isinstance(widget, QLabel):
            yield widget.text()
        elif isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        elif isinstance(widget, QComboBox):
            yield from (widget.itemText(number) for number in range(widget.count()))
        elif isinstance(widget, QAbstractItemView):
            yield from _rows(widget)
        elif hasattr(widget, "text") and not isinstance(widget, QLineEdit):
            yield str(widget.text())
    for action in window.findChildren(QAction):
        yield from (action.text(), action.toolTip())


def _rows(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    columns = model.columnCount(QModelIndex()) if isinstance(model, QAbstractTableModel) else 1
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(QModelIndex())):
            yield str(model.index(row, column).data() or "")


def untranslated(text: str) -> bool:
    """Whether words are left that no translator ever sees."""
    outside, depth = [], 0
    for letter in text:
        depth += (letter == MARK) - (letter == "›")
        if depth == 0 and letter != "›":
            outside.append(letter)
    left = SAID_AS_IT_IS.sub("", re.sub(r"<[^>]+>", "", "".join(outside)))
    return re.search(r"[A-Za-z]{2,}", left) is not None


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("‹Undo›: ‹{who} passes›", False),
        ("Anna & Carla", False),
        ("Undo", True),
        ("‹Hand› over", True),
        ("J♥ 10♠", False),
    ],
)
def test_words_outside_the_marks_are_found(text: str, left: bool) -> None:
    assert untranslated(text) is left


def test_no_word_on_any_window_escapes_the_translators(qapp: QApplication) -> None:
    marker = Pseudo()
    qapp.installTranslator(marker)
    escaped = []
    try:
        for exhibit, window, _ in shown([ThemeName.LIGHT], LAWS):
            settle(lambda exhibit=exhibit, window=window: exhibit.ready(window))
            with DrawnText() as drawn:
                picture(window)
            said = {*words_of(window), *(stroke.text for stroke in drawn.strokes)}
            escaped += [(exhibit.name, text) for text in sorted(said) if untranslated(text)]
    finally:
        qapp.removeTranslator(marker)
    assert escaped == []


@pytest.mark.parametrize(
    ("language", "windows"),
    [(Language.GERMAN, ("",)), (Language.FRENCH, ("start-", "table-", "director-table", "settings"))],
)
def test_every_window_has_room_for_its_words(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: Language, windows: tuple[str, ...]
) -> None:
    """In the language with the longest words all of them, in the other those with the least room."""
    speak(language)
    chosen = tuple(one for one in exhibits(LAWS) if one.name.startswith(windows))
    monkeypatch.setattr(render, "exhibits", lambda laws: chosen)
    cut, shortened = [], []
    for exhibit, window, _ in shown([ThemeName.LIGHT], LAWS):
        if exhibit.resized:
            window.resize(1280, 720)
        settle(lambda exhibit=exhibit, window=window: exhibit.ready(window))
        with DrawnText() as drawn:
            picture(window)
        cut += [(exhibit.name, words) for words in cut_off(window)]
        if exhibit.name.startswith("table-"):  # lists elsewhere shorten their lines in any language
            shortened += [(exhibit.name, s.text) for s in drawn.strokes if s.text.endswith("…")]
    assert cut == []
    assert shortened == []
