"""Suits drawn from the deck's own shapes, never from a font: the mark alone, or a chip with its letter."""

from __future__ import annotations

from functools import cache

from companion_gui.appearance import Look
from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.qt import (
    QByteArray,
    QColor,
    QPainter,
    QPen,
    QPointF,
    QRectF,
    QSvgRenderer,
    Qt,
)
from companion_gui.theme import PAPER
from companion_gui.typography import Type
from euchre.art.pips import PIP_PATHS
from euchre.cards import Suit

_SUITS = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("Suits", "clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Suits", "diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Suits", "hearts"),
    Suit.SPADES: QT_TRANSLATE_NOOP("Suits", "spades"),
}

CHIP_ASPECT = 1.55
"""Width over height of a chip."""


@cache
def _mark(suit: Suit, ink: str) -> QSvgRenderer:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.56 -.56 1.12 1.12">'
        f'<path d="{PIP_PATHS[suit]}" fill="{ink}"/></svg>'
    )
    return QSvgRenderer(QByteArray(svg.encode()))


def suit_name(suit: Suit) -> str:
    """A suit in words, as it stands within a sentence."""
    return translate("Suits", _SUITS[suit])


def draw_suit(painter: QPainter, box: QRectF, suit: Suit, ink: str) -> None:
    """Paint a suit mark into the largest square in the middle of a box."""
    side = min(box.width(), box.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(box.center())
    _mark(suit, ink).render(painter, square)


def draw_chip(painter: QPainter, box: QRectF, suit: Suit, look: Look) -> None:
    """Paint a white chip with the suit's mark and letter, told apart without any colour."""
    ink = look.suit_ink(suit)
    radius = box.height() * 0.24
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    mark = QRectF(box.left() + box.width() * 0.08, box.top(), box.width() * 0.5, box.height())
    inset = box.height() * 0.16
    draw_suit(painter, mark.adjusted(0, inset, 0, -inset), suit, ink)
    painter.setPen(QColor(ink))
    painter.setFont(look.font(Type.STRONG, pixels=box.height() * 0.52))
    letter = QRectF(mark.right(), box.top(), box.right() - mark.right() - box.width() * 0.08, box.height())
    painter.drawText(letter, Qt.AlignmentFlag.AlignCenter, suit.value)
    painter.restore()


def chip_box(corner: QPointF, height: float) -> QRectF:
    """A box of the chip's proportions with its top-left at a point."""
    return QRectF(corner.x(), corner.y(), height * CHIP_ASPECT, height)
