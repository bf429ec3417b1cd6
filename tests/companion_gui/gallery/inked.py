"""Text as it was painted: every piece of it on a window with its ink and its ground, read from pixels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from companion_gui.qt import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QFontMetricsF,
    QImage,
    QLabel,
    QLineEdit,
    QPainter,
    QPoint,
    QPointF,
    QPushButton,
    QRadioButton,
    QRect,
    QRectF,
    QSize,
    QToolButton,
    QWidget,
)
from companion_gui.theme import contrast

RATIO = 2
"""Pixels a unit: strokes must be thick enough to bear their full colour."""


@dataclass(frozen=True)
class Inked:
    """A piece of text and its contrast."""

    text: str
    ratio: float


def inked_widgets(window: QWidget, image: QImage) -> Iterator[Inked]:
    """Labels, buttons and fields: the ground is the commonest colour, the ink what differs most from it."""
    pixels = _pixels(image)
    for widget in window.findChildren(QWidget):
        text = _text(widget)
        if not text or not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        inner = widget.contentsRect() if isinstance(widget, QLabel) else widget.rect().adjusted(6, 4, -6, -4)
        seen = inner.intersected(widget.visibleRegion().boundingRect())
        crop = _crop(pixels, QRect(widget.mapTo(window, seen.topLeft()), seen.size()))
        if crop.size == 0:
            continue
        counts = _colours(crop)
        ground = counts[0][0]
        yield Inked(text, max(contrast(ground, colour) for colour, _ in counts))


def box_marks(window: QWidget, image: QImage) -> Iterator[Inked]:
    """The little boxes that are ticked: their words, and how much the box differs from its ground."""
    pixels = _pixels(image)
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, QCheckBox | QRadioButton) or not widget.isVisible():
            continue
        mark = QRect(widget.mapTo(window, QPoint(0, 0)), QSize(20, widget.height()))
        counts = _colours(_crop(pixels, mark))
        yield Inked(widget.text(), max(contrast(counts[0][0], colour) for colour, _ in counts))


def _text(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    return widget.currentText() if isinstance(widget, QComboBox) else ""


def _pixels(image: QImage) -> npt.NDArray[np.uint32]:
    rows = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.bytesPerLine() // 4)
    return rows[:, : image.width()] & 0xFFFFFF


def _crop(pixels: npt.NDArray[np.uint32], area: QRect) -> npt.NDArray[np.uint32]:
    left, top = max(0, area.left() * RATIO), max(0, area.top() * RATIO)
    return pixels[top : (area.bottom() + 1) * RATIO, left : (area.right() + 1) * RATIO]


def _colours(crop: npt.NDArray[np.uint32]) -> list[tuple[str, int]]:
    """Colours with how often they occur, the commonest first."""
    values, counts = np.unique(crop, return_counts=True)
    order = np.argsort(-counts)
    return [(f"#{values[i]:06x}", int(counts[i])) for i in order]


@dataclass(frozen=True)
class Stroke:
    """A call of `drawText`: what, in which colour, and where on the picture."""

    text: str
    ink: str
    area: QRect


class DrawnText:
    """Remembers every text a window's own painting draws while it is asked to. A context manager."""

    def __init__(self) -> None:
        self.strokes: list[Stroke] = []
        self._draw = QPainter.drawText

    def __enter__(self) -> DrawnText:
        draw, strokes = self._draw, self.strokes

        def spy(painter: QPainter, *arguments: object) -> object:
            area = _area(painter, *arguments)
            colour = painter.pen().color()
            strokes.append(Stroke(str(arguments[-1]), colour.name(), area))
            return draw(painter, *arguments)

        QPainter.drawText = spy
        return self

    def __exit__(self, *_: object) -> None:
        QPainter.drawText = self._draw


def _area(painter: QPainter, *arguments: object) -> QRect:
    first, text = arguments[0], arguments[-1]
    metrics = QFontMetricsF(painter.font())
    if isinstance(first, QRect | QRectF):
        flags = int(arguments[1]) if len(arguments) == 3 else 0
        box = metrics.boundingRect(QRectF(first), flags, text)
    else:
        box = metrics.boundingRect(text).translated(QPointF(first))
    return painter.deviceTransform().mapRect(box).toAlignedRect()


def inked_strokes(image: QImage, strokes: list[Stroke]) -> Iterator[Inked]:
    """Text drawn by hand: the ink is the pen's, the ground the commonest other colour where it was drawn."""
    pixels = _pixels(image)
    for stroke in strokes:
        area = stroke.area.intersected(image.rect())
        crop = pixels[area.top() : area.bottom() + 1, area.left() : area.right() + 1]
        if not stroke.text.strip() or crop.size == 0:
            continue
        grounds = [colour for colour, _ in _colours(crop) if colour != stroke.ink]
        yield Inked(stroke.text, contrast(stroke.ink, grounds[0]) if grounds else 1.0)


def cut_off(window: QWidget) -> Iterator[str]:
    """Labels and ordinary buttons whose words do not fit into them, or that reach over the window's edge."""
    for widget in window.findChildren(QWidget):
        text = widget.text() if isinstance(widget, QLabel | QPushButton | QToolButton) else ""
        if not text or not widget.isVisible():
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            fits = widget.heightForWidth(widget.width()) <= widget.height() + 1
        else:
            words = widget.fontMetrics().boundingRect(QRect(0, 0, 9999, 9999), 0, text)
            fits = words.width() <= widget.contentsRect().width() + 1
        place = QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())
        if not fits or not window.rect().contains(place):
            yield text
