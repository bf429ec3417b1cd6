"""A button that shows the key that presses it."""

from __future__ import annotations

from dataclasses import dataclass

from companion_gui.appearance import Appearance
from companion_gui.qt import (
    QAbstractButton,
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPointF,
    QRectF,
    QSize,
    QSizePolicy,
    Qt,
    QWidget,
)
from companion_gui.suits import CHIP_ASPECT, chip_box, draw_chip
from companion_gui.theme import Theme
from companion_gui.typography import Type
from euchre.cards import Suit


@dataclass(frozen=True, slots=True)
class _Size:
    """Measures at text scale 1: the button's height, its keycap's side, its chip's height, and its type."""

    high: int
    cap: int
    chip: int
    step: Type


_PLAIN = _Size(48, 30, 28, Type.LEAD)
_SMALL = _Size(36, 24, 22, Type.STRONG)


class KeyButton(QAbstractButton):
    """A keycap, words, and an optional suit chip.

    The key itself is bound by the window, so that it works wherever the focus is; this only shows it.

    Attributes:
        key: the key as shown; empty for none.
        suit: the suit shown, if any.
        main: whether it is the likeliest thing to press.
    """

    def __init__(
        self,
        text: str,
        key: str,
        appearance: Appearance,
        suit: Suit | None = None,
        main: bool = False,
        small: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._size = _SMALL if small else _PLAIN
        self.key = key
        self.suit = suit
        self.main = main
        self._appearance = appearance
        self.setText(text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(self.tr("key {key}").format(key=key) if key else "")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        appearance.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """As wide as its words."""
        look = self._appearance.look
        words = QFontMetricsF(look.font(self._size.step)).horizontalAdvance(self.text())
        return QSize(round(words + self._lead() + look.px(20)), look.px(self._size.high))

    def minimumSizeHint(self) -> QSize:
        """Keycap and a few letters; words are shortened before anything overlaps."""
        look = self._appearance.look
        least = round(self._lead()) + look.px(64)
        return QSize(min(least, self.sizeHint().width()), look.px(self._size.high))

    def _lead(self) -> float:
        """Width of all but the words."""
        look = self._appearance.look
        cap = self._cap_width() + look.px(10) if self.key else 0
        chip = look.px(self._size.chip * CHIP_ASPECT) + look.px(10) if self.suit else 0
        return look.px(12) + cap + chip

    def _cap_width(self) -> float:
        look = self._appearance.look
        letters = QFontMetricsF(look.font(Type.STRONG)).horizontalAdvance(self.key)
        return max(float(look.px(self._size.cap)), letters + look.px(14))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, keycap, words, chip."""
        look = self._appearance.look
        theme = look.theme
        ground, ink, edge = _colours(theme, self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(QColor(edge), 2.5 if self.hasFocus() else 1.2))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, 10, 10)
        left = box.left() + look.px(10)
        if self.key:
            left = self._paint_cap(painter, left, box, ink)
        font = look.font(self._size.step)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        chip = chip_box(QPointF(), look.px(self._size.chip))
        chip_room = chip.width() + look.px(6) if self.suit else 0
        room = QRectF(left, box.top(), box.right() - left - look.px(8) - chip_room, box.height())
        metrics = QFontMetricsF(font)
        words = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width() + 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        if self.suit is not None:
            chip.moveCenter(box.center())
            chip.moveLeft(left + metrics.horizontalAdvance(words) + look.px(10))
            draw_chip(painter, chip, self.suit, look)
        painter.end()

    def _paint_cap(self, painter: QPainter, left: float, box: QRectF, ink: str) -> float:
        look = self._appearance.look
        font = look.font(Type.STRONG)
        wide, high = self._cap_width(), look.px(self._size.cap)
        cap = QRectF(left, box.center().y() - high / 2, wide, high)
        edge = QColor(ink)
        edge.setAlpha(150)
        painter.setPen(QPen(edge, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 6, 6)
        painter.drawLine(cap.bottomLeft() + QPointF(5, -2.5), cap.bottomRight() + QPointF(-5, -2.5))
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(cap.adjusted(0, 0, 0, -3), Qt.AlignmentFlag.AlignCenter, self.key)
        return cap.right() + look.px(10)


def _colours(theme: Theme, button: KeyButton) -> tuple[str, str, str]:
    """Ground, ink and edge of a button as it is now."""
    if not button.isEnabled():
        return theme.window, theme.muted, theme.line
    if button.isDown() or button.isChecked():
        return theme.accent_soft, theme.ink, theme.accent
    if button.main:
        return theme.accent, theme.on_accent, theme.ink if button.hasFocus() else theme.accent
    lit = button.hasFocus() or button.underMouse()
    return theme.raised, theme.ink, theme.accent if lit else theme.line
