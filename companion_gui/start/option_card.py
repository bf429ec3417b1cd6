"""A choice as a card: a heading, a sentence, and a ring that tells whether it is chosen."""

from __future__ import annotations

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
    QResizeEvent,
    QSize,
    QSizePolicy,
    Qt,
    QWidget,
)
from companion_gui.typography import Type


class OptionCard(QAbstractButton):
    """One of several; put them into a `OptionGroup`.

    Attributes:
        value: what choosing it means.
    """

    def __init__(
        self,
        heading: str,
        sentence: str,
        value: str,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.value = value
        self._sentence = sentence
        self._appearance = appearance
        self.setText(heading)
        self.setAccessibleName(heading)
        self.setAccessibleDescription(sentence)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As high as the sentence at this width."""
        return QSize(280, round(self._sentence_height(max(self.width(), 240))) + self._appearance.look.px(50))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for any page."""
        return QSize(180, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sentence may wrap otherwise now."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def _sentence_height(self, wide: float) -> float:
        metrics = QFontMetricsF(self._appearance.look.font(Type.BODY))
        room = wide - self._appearance.look.px(46) - 14
        return metrics.boundingRect(QRectF(0, 0, room, 2000), _WRAP, self._sentence).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        look = self._appearance.look
        theme, on = look.theme, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        lit = on or self.hasFocus() or self.underMouse()
        edge = 2.2 if on or self.hasFocus() else 1.2
        painter.setPen(QPen(QColor(theme.accent if lit else theme.line), edge))
        painter.setBrush(QColor(theme.accent_soft if on else theme.surface))
        painter.drawRoundedRect(box, 11, 11)
        ring = QPointF(box.left() + look.px(24), box.top() + look.px(24))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent if on else theme.muted), 2))
        painter.drawEllipse(ring, look.px(8), look.px(8))
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(ring, look.px(4), look.px(4))
        left = box.left() + look.px(46)
        wide = box.right() - left - 12
        painter.setPen(QColor(theme.ink))
        painter.setFont(look.font(Type.LEAD))
        painter.drawText(QRectF(left, box.top() + look.px(12), wide, look.px(24)), _LEFT, self.text())
        painter.setPen(QColor(theme.ink if on else theme.muted))
        painter.setFont(look.font(Type.BODY))
        below = QRectF(left, box.top() + look.px(38), wide, box.bottom() - box.top() - look.px(40))
        painter.drawText(below, _WRAP, self._sentence)
        painter.end()


_WRAP = int(Qt.TextFlag.TextWordWrap)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
