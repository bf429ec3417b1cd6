"""The live picture with what the program sees drawn over it."""

from __future__ import annotations

from collections.abc import Sequence

from companion_gui.appearance import Appearance
from companion_gui.language import translate
from companion_gui.link import Picture, SessionLink
from companion_gui.phrases import in_words
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
        return translate("Live", "back")
    if card.candidates:
        return in_words(" or ".join(reading.label for reading, _ in card.candidates[:2]) + "?")
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
            self._paint_readings(painter, at)
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
        """Outline a card; its reading is written once all outlines are there."""
        corners = self._corners(at, card)
        colour = _colour(card)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(0, 0, 0, 150), 3.4))
        painter.drawPolygon(QPolygonF(corners))
        dashed = _is_unsure(card)
        painter.setPen(QPen(colour, 1.7, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
        painter.drawPolygon(QPolygonF(corners))

    def _paint_readings(self, painter: QPainter, at: QRectF) -> None:
        """Write every reading beside its card, where it covers neither another nor another card."""
        look = self._appearance.look
        font = look.font(Type.STRONG, pixels=max(11, look.px(12)))
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        read = [card for card in self._lying if card.corners is not None and card.is_face is not False]
        boxes = [QPolygonF(self._corners(at, card)).boundingRect() for card in read]
        taken: list[QRectF] = []
        for card, box in zip(read, boxes, strict=True):
            words = label(card)
            size = QSizeF(metrics.horizontalAdvance(words) + 8, 17)
            tag = tag_place(box, size, at, [*taken, *(other for other in boxes if other is not box)])
            taken.append(tag)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 205))
            painter.drawRoundedRect(tag, 4, 4)
            painter.setPen(_colour(card))
            painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, words)

    def _corners(self, at: QRectF, card: LyingCard) -> list[QPointF]:
        """A card's corners on the pane."""
        assert self._picture is not None
        assert card.corners is not None
        scale = at.width() / self._picture.width
        return [QPointF(at.left() + x * scale, at.top() + y * scale) for x, y in card.corners]


def tag_place(box: QRectF, size: QSizeF, room: QRectF, taken: Sequence[QRectF]) -> QRectF:
    """Where a card's reading goes: above it, below, left or right, the first place that is free.

    Args:
        box: around the card.
        size: of the reading.
        room: the picture, which it stays in.
        taken: what it should not cover.
    """
    middle, half = box.center(), QPointF(size.width() / 2, size.height() / 2)
    across, up = QPointF(box.width() / 2 + half.x() + 2, 0), QPointF(0, box.height() / 2 + half.y() + 2)
    places = []
    for shift in (-up, up, -across, across):
        corner = middle + shift - half
        left = min(max(corner.x(), room.left()), room.right() - size.width())
        top = min(max(corner.y(), room.top()), room.bottom() - size.height())
        places.append(QRectF(QPointF(left, top), size))
    free = (one for one in places if not any(one.intersects(other) for other in (*taken, box)))
    return next(free, places[0])


def _is_unsure(card: LyingCard) -> bool:
    return card.unsure or (card.card is None and card.is_face is not False)


def _colour(card: LyingCard) -> QColor:
    return QColor("#ffd24d" if _is_unsure(card) else "#7dffb0" if card.card is not None else "#d6e0ff")


def _round_off(painter: QPainter, box: QRectF, ground: str) -> None:
    """Paint a picture's corners over: far cheaper than clipping every picture by a path."""
    corners = QPainterPath()
    corners.setFillRule(Qt.FillRule.OddEvenFill)
    corners.addRect(box.adjusted(-1, -1, 1, 1))
    corners.addRoundedRect(box, 10, 10)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawPath(corners)
