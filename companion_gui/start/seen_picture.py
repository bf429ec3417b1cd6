"""A picture with what is read in it: each card's outline, and its name or a question mark."""

from __future__ import annotations

from companion_gui.qt import QColor, QFontMetricsF, QPainter, QPen, QPointF, QPolygonF, QRectF, Qt
from companion_gui.start.frame_picture import FramePicture
from companion_gui.start.host import SeenCard
from companion_gui.typography import Type

_READ, _UNREAD = "#7dffb0", "#ffd24d"
_GROUND, _INK = "#10160f", "#ffffff"


class SeenPicture(FramePicture):
    """Shows the newest picture; the outlines are those of the last one that was read."""

    cards: tuple[SeenCard, ...] = ()

    def show_cards(self, cards: tuple[SeenCard, ...]) -> None:
        """Show what is read."""
        self.cards = cards
        self.update()

    def paint_over(self, painter: QPainter) -> None:
        """Draw outlines, read ones whole and unread ones dashed, with their names."""
        for one in self.cards:
            points = [self.to_widget(QPointF(x, y)) for x, y in one.corners]
            colour = QColor(_READ if one.card is not None else _UNREAD)
            style = Qt.PenStyle.SolidLine if one.card is not None else Qt.PenStyle.DashLine
            for pen in (QPen(QColor(0, 0, 0, 150), 4.2), QPen(colour, 2.4, style)):
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPolygon(QPolygonF(points))
            self._name(painter, points, one)

    def _name(self, painter: QPainter, points: list[QPointF], one: SeenCard) -> None:
        if one.card is not None:
            words = one.card.label
        else:
            words = "/".join(card.label for card in one.candidates[:2]) + "?"
        painter.setFont(self.appearance.look.font(Type.STRONG))
        metrics = QFontMetricsF(painter.font())
        top = min(points, key=lambda point: point.y())
        box = QRectF(0, 0, metrics.horizontalAdvance(words) + 14, metrics.height() + 4)
        box.moveCenter(QPointF(top.x(), top.y() - box.height() / 2 - 3))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_GROUND))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(QColor(_INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
