"""The live picture with what the program sees drawn over it."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.link import Picture, SessionLink
from companion_gui.qt import (
    QColor,
    QEvent,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPointF,
    QPolygonF,
    QRectF,
    QResizeEvent,
    QSize,
    QSizeF,
    QSizePolicy,
    Qt,
    QWidget,
)
from companion_gui.typography import Type
from tracker.snapshot import LyingCard, TableSnapshot


def label(card: LyingCard) -> str:
    """What is written beside a card in the picture."""
    if card.card is not None:
        return card.card.label
    if card.is_face is False:
        return "back"
    if card.candidates:
        return " or ".join(reading.label for reading, _ in card.candidates[:2]) + "?"
    return "?"


class LivePane(QWidget):
    """Shows the newest picture, and over it every card's outline and reading, while the window is visible.

    Attributes:
        overlay: whether outlines and readings are drawn.
    """

    def __init__(self, link: SessionLink, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._link = link
        self._appearance = appearance
        self._picture: Picture | None = None
        self._lying: tuple[LyingCard, ...] = link.snapshot.lying
        self.overlay = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumSize(160, 130)
        self.setAccessibleName(self.tr("Live picture"))
        link.picture_ready.connect(self._take)
        link.snapshot_changed.connect(self._show_lying)
        appearance.changed.connect(self.update)

    @property
    def has_picture(self) -> bool:
        """Whether a picture has come."""
        return self._picture is not None

    def set_overlay(self, on: bool) -> None:
        """Draw what is seen over the picture, or the picture alone."""
        self.overlay = on
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the picture is at the pane's width, if there is room."""
        shape = (self._picture.height / self._picture.width) if self._picture else 9 / 16
        return QSize(344, round(max(self.width(), 160) * min(shape, 0.75)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for pictures of the new size."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()
        self._ask()

    def showEvent(self, event: QEvent) -> None:
        """Begin to ask for pictures."""
        self._ask()

    def hideEvent(self, event: QEvent) -> None:
        """Stop asking for pictures nobody sees."""
        self._link.show_pictures(None)

    def _ask(self) -> None:
        if self.isVisible():
            ratio = self.devicePixelRatioF()
            self._link.show_pictures(QSize(round(self.width() * ratio), round(self.height() * ratio)))

    def _take(self, picture: Picture) -> None:
        reshaped = self._picture is None or (
            self._picture.width * picture.height != picture.width * self._picture.height
        )
        self._picture = picture
        if reshaped:
            self.updateGeometry()
        self.update()

    def _show_lying(self, snapshot: TableSnapshot) -> None:
        if snapshot.lying is not self._lying:
            self._lying = snapshot.lying
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture and, if wanted, the outlines."""
        look = self._appearance.look
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect())
        if self._picture is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#0b0f0d"))
            painter.drawRoundedRect(box, 10, 10)
            painter.setPen(QColor("#dfe7e2"))
            painter.setFont(look.font(Type.BODY))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("No picture yet"))
            painter.end()
            return
        at = self._place(self._picture)
        painter.drawImage(at, self._picture.image)
        _round_off(painter, at, look.theme.window)
        if self.overlay:
            for card in self._lying:
                if card.corners is not None:
                    self._paint_card(painter, at, card)
        painter.end()
        self._link.picture_taken()

    def _place(self, picture: Picture) -> QRectF:
        """Where the picture goes: dot for dot where it was made for this size, else fitted to it."""
        room, shape = self.rect(), picture.width / picture.height
        wide = min(room.width(), room.height() * shape)
        made = QSizeF(picture.image.size()) / self.devicePixelRatioF()
        if abs(made.width() - wide) < 1.5:
            left, top = (room.width() - made.width()) // 2, (room.height() - made.height()) // 2
            return QRectF(left, top, made.width(), made.height())
        at = QRectF(0, 0, wide, wide / shape)
        at.moveCenter(QRectF(room).center())
        return at

    def _paint_card(self, painter: QPainter, at: QRectF, card: LyingCard) -> None:
        assert self._picture is not None
        assert card.corners is not None
        look = self._appearance.look
        scale = at.width() / self._picture.width
        corners = [QPointF(at.left() + x * scale, at.top() + y * scale) for x, y in card.corners]
        unsure = card.unsure or (card.card is None and card.is_face is not False)
        colour = QColor("#ffd24d" if unsure else "#7dffb0" if card.card is not None else "#d6e0ff")
        pen = QPen(QColor(0, 0, 0, 150), 3.4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPolygon(QPolygonF(corners))
        painter.setPen(QPen(colour, 1.7, Qt.PenStyle.DashLine if unsure else Qt.PenStyle.SolidLine))
        painter.drawPolygon(QPolygonF(corners))
        if card.is_face is False:
            return
        font = look.font(Type.STRONG, pixels=max(11, look.px(12)))
        words = label(card)
        wide = QFontMetricsF(font).horizontalAdvance(words) + 8
        middle = sum(c.x() for c in corners) / 4
        top = min(c.y() for c in corners)
        tag = QRectF(middle - wide / 2, max(at.top(), top - 19), wide, 17)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 205))
        painter.drawRoundedRect(tag, 4, 4)
        painter.setPen(colour)
        painter.setFont(font)
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, words)


def _round_off(painter: QPainter, box: QRectF, ground: str) -> None:
    """Paint a picture's corners over: far cheaper than clipping every picture by a path."""
    corners = QPainterPath()
    corners.setFillRule(Qt.FillRule.OddEvenFill)
    corners.addRect(box.adjusted(-1, -1, 1, 1))
    corners.addRoundedRect(box, 10, 10)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawPath(corners)
