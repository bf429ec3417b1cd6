"""Pictures of cards, drawn once for each size from the deck's SVG and kept."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

from companion_gui.appearance import Look
from companion_gui.qt import QByteArray, QColor, QPainter, QPen, QPixmap, QPointF, QRectF, QSvgRenderer, Qt
from euchre.art.card import back_svg, card_svg
from euchre.art.style import CARD_HEIGHT, POKER_WIDTH, DeckStyle, IndexSize

ASPECT = POKER_WIDTH / CARD_HEIGHT
"""Width over height of every card shown."""

BACK = "back"
"""Name of the picture of a back."""

_KEPT = 160
"""Pictures kept: the deck in three sizes and a few sizes passed through while a window is resized."""
_SHADOWS_KEPT = 12
_SPREAD = 0.05
"""How far a shadow reaches beyond its card, in heights of the card."""
_DROP = 0.016
"""How far it falls down the window, in heights of the card."""
_SHADES = 7


class CardPictures:
    """Card pictures by name, height and look; jumbo indices, because windows are read from across a table."""

    def __init__(self) -> None:
        self._drawings: dict[tuple[str, bool], QSvgRenderer] = {}
        self._pictures: OrderedDict[tuple[str, int, int, bool], QPixmap] = OrderedDict()
        self._shadows: OrderedDict[tuple[int, int], QPixmap] = OrderedDict()

    def picture(self, name: str, height: float, look: Look, ratio: float = 1.0) -> QPixmap:
        """The picture of a card.

        Args:
            name: a card's data form, a score card's (`6H`, `4S`), or `BACK`.
            height: in device-independent pixels.
            look: for the suits' colours.
            ratio: device pixels a device-independent pixel.
        """
        high = max(8, round(height * ratio))
        key = (name, high, round(ratio * 100), look.four_colours)
        found = self._pictures.get(key)
        if found is None:
            found = QPixmap(max(6, round(high * ASPECT)), high)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            self._drawing(name, look.four_colours).render(painter, QRectF(found.rect()))
            painter.end()
            found.setDevicePixelRatio(ratio)
            self._pictures[key] = found
            if len(self._pictures) > _KEPT:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(key)
        return found

    def draw(
        self,
        painter: QPainter,
        name: str,
        centre: QPointF,
        height: float,
        look: Look,
        angle: float = 0.0,
        shadow: bool = True,
    ) -> None:
        """Paint a card around a point, turned clockwise by an angle in degrees, with a soft shadow."""
        device = painter.device()
        assert device is not None
        ratio = device.devicePixelRatioF()
        picture = self.picture(name, height, look, ratio)
        width = height * ASPECT
        box = QRectF(-width / 2, -height / 2, width, height)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(centre)
        if shadow:
            self._draw_shadow(painter, height, angle, ratio)
        painter.rotate(angle)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        painter.restore()

    def _draw_shadow(self, painter: QPainter, height: float, angle: float, ratio: float) -> None:
        """A shadow that falls down the window, whichever way the card is turned."""
        high = max(8, round(height * ratio))
        key = (high, round(ratio * 100))
        found = self._shadows.get(key)
        if found is None:
            found = self._shadows[key] = _shadow(high, ratio)
            if len(self._shadows) > _SHADOWS_KEPT:
                self._shadows.popitem(last=False)
        self._shadows.move_to_end(key)
        wide, tall = height * (ASPECT + 2 * _SPREAD), height * (1 + 2 * _SPREAD)
        painter.save()
        painter.translate(0, height * _DROP)
        painter.rotate(angle)
        painter.drawPixmap(QRectF(-wide / 2, -tall / 2, wide, tall), found, QRectF(found.rect()))
        painter.restore()

    def _drawing(self, name: str, four_colours: bool) -> QSvgRenderer:
        key = (name, four_colours)
        if key not in self._drawings:
            style = DeckStyle(
                size=IndexSize.JUMBO, four_colour=four_colours, paper="#ffffff", back_ink="#1d5a45"
            )
            if name[0] in "46":  # score cards show their pips, which small indices leave room for
                style = replace(style, size=IndexSize.STANDARD)
            text = back_svg(style) if name == BACK else card_svg(name, style)
            self._drawings[key] = QSvgRenderer(QByteArray(text.encode()))
        return self._drawings[key]


def _shadow(high: int, ratio: float) -> QPixmap:
    """The shadow of a card so many pixels high: faint outlines one on the other, no filter."""
    spread = high * _SPREAD
    wide = high * ASPECT
    out = QPixmap(round(wide + 2 * spread), round(high + 2 * spread))
    out.fill(Qt.GlobalColor.transparent)
    painter = QPainter(out)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 13))
    card, corner = QRectF(spread, spread, wide, high), wide * 0.06
    for step in range(_SHADES):
        by = spread * (1 - step / _SHADES) - high * 0.012
        painter.drawRoundedRect(card.adjusted(-by, -by, by, by), corner + by, corner + by)
    painter.end()
    out.setDevicePixelRatio(ratio)
    return out


def outline(
    painter: QPainter, centre: QPointF, height: float, angle: float, colour: str, width: float
) -> None:
    """A coloured frame around a card at the same place."""
    wide = height * ASPECT
    box = QRectF(-wide / 2, -height / 2, wide, height).adjusted(-width, -width, width, width)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.rotate(angle)
    painter.setPen(QPen(QColor(colour), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, wide * 0.07, wide * 0.07)
    painter.restore()
