from __future__ import annotations

import pytest

from companion.lawbook import SHIPPED, shipped_laws
from companion_gui.app import picture
from companion_gui.gallery.render import settle, shown
from companion_gui.qt import QLabel, QPainter, QRectF, QWidget
from companion_gui.theme import ThemeName
from tests.companion_gui.gallery.inked import (
    RATIO,
    DrawnText,
    box_marks,
    cut_off,
    inked_strokes,
    inked_widgets,
)

LAWS = tuple(shipped_laws(name) for name in SHIPPED)
LEAST = 4.5
LEAST_MARK = 3.0


@pytest.mark.parametrize("theme", list(ThemeName))
def test_every_text_on_every_window_is_whole_and_keeps_the_contrast(qapp, theme: ThemeName) -> None:
    seen, weak, cut, faint = 0, [], [], []
    for exhibit, window, _ in shown([theme], LAWS):
        if exhibit.resized:
            window.resize(1280, 720)
        settle(lambda exhibit=exhibit, window=window: exhibit.ready(window))
        with DrawnText() as drawn:
            image = picture(window, RATIO)
        faint += [(exhibit.name, mark.text) for mark in box_marks(window, image) if mark.ratio < LEAST_MARK]
        cut += [(exhibit.name, words) for words in cut_off(window)]
        for text in (*inked_widgets(window, image), *inked_strokes(image, drawn.strokes)):
            seen += 1
            if text.ratio < LEAST:
                weak.append((exhibit.name, text.text, round(text.ratio, 2)))
    assert weak == []
    assert cut == []
    assert faint == []
    assert seen > 700


class Painted(QWidget):
    """Writes one word by hand."""

    def paintEvent(self, event: object) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), "#ffffff")
        painter.setPen("#888888")
        painter.drawText(QRectF(10, 10, 80, 30), "grey")


@pytest.mark.parametrize(("ink", "ratio"), [("#000000", 21.0), ("#888888", 3.54), ("#ffffff", 1.0)])
def test_the_contrast_of_a_label_is_read_from_its_pixels(qtbot, ink: str, ratio: float) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = QLabel("Some words", window)
    label.setStyleSheet(f"color: {ink}; background: #ffffff; font-size: 20px;")
    window.show()
    (text,) = inked_widgets(window, picture(window, RATIO))
    assert text.text == "Some words"
    assert text.ratio == pytest.approx(ratio, abs=0.05)


def test_the_contrast_of_a_painted_word_is_the_pens(qtbot) -> None:
    window = Painted()
    qtbot.addWidget(window)
    window.resize(100, 50)
    with DrawnText() as drawn:
        image = picture(window, RATIO)
    (text,) = inked_strokes(image, drawn.strokes)
    assert text.text == "grey"
    assert text.ratio == pytest.approx(3.54, abs=0.05)


@pytest.mark.parametrize(
    ("place", "cut"),
    [((0, 0, 200, 30), []), ((0, 0, 30, 30), ["Some words"]), ((250, 0, 200, 30), ["Some words"])],
)
def test_words_that_do_not_fit_are_found(qtbot, place: tuple[int, int, int, int], cut: list[str]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 40)
    QLabel("Some words", window).setGeometry(*place)
    window.show()
    assert list(cut_off(window)) == cut
