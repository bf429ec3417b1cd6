"""A picture with the table's four corners on it, to be dragged into place."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.pictures import to_image
from companion_gui.qt import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPointF,
    QPolygonF,
    QRectF,
    QSize,
    QSizePolicy,
    Qt,
    QWidget,
    Signal,
)
from companion_gui.start.host import Corner
from companion_gui.typography import Type
from tracker.table import LiveFrame

Corners = tuple[Corner, Corner, Corner, Corner]
_NAMES = ("1", "2", "3", "4")
_REACH = 26.0
"""How near the pointer must come to a corner to take hold of it, pixels of the window."""
_NUDGE = 2.0
_INSET = 0.14


class CornerPicture(QWidget):
    """Shows one frame; where corners are wanted, four handles on it.

    Corners are numbered clockwise from South's far left. With the keyboard, Tab goes from corner to corner
    and the arrows move it.

    Attributes:
        editable: whether corners are shown and may be moved.

    Signals:
        moved: a corner was moved.
    """

    moved = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._image: QImage | None = None
        self._corners: list[QPointF] = []
        self._held: int | None = None
        self._current = 0
        self.editable = False
        self.setMinimumSize(240, 160)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Picture of the table"))

    def sizeHint(self) -> QSize:
        """A wide picture."""
        return QSize(480, 290)

    def show_frame(self, frame: LiveFrame) -> None:
        """Show another frame; corners stay if it has the same size, else they are laid out anew."""
        before = None if self._image is None else self._image.size()
        self._image = to_image(frame, QSize())
        if before != self._image.size():
            wide, high = self._image.width(), self._image.height()
            spread = ((_INSET, _INSET), (1 - _INSET, _INSET), (1 - _INSET, 1 - _INSET), (_INSET, 1 - _INSET))
            self._corners = [QPointF(x * wide, y * high) for x, y in spread]
        self.update()

    def set_editable(self, on: bool) -> None:
        """Show the corners, or the picture alone."""
        self.editable = on
        self.update()

    def set_corners(self, corners: Corners) -> None:
        """Put the corners somewhere, in pixels of the picture."""
        self._corners = [QPointF(x, y) for x, y in corners]
        self.update()

    def corners(self) -> Corners | None:
        """Where they are, in pixels of the picture; None without a picture."""
        if len(self._corners) != 4:
            return None
        one, two, three, four = ((point.x(), point.y()) for point in self._corners)
        return one, two, three, four

    def point(self, number: int) -> QPointF:
        """One corner, from 0, in pixels of the picture."""
        return QPointF(self._corners[number])

    def picture_size(self) -> tuple[int, int]:
        """Of the picture, pixels."""
        return (0, 0) if self._image is None else (self._image.width(), self._image.height())

    def _place(self) -> QRectF:
        """Where the picture stands in the widget."""
        box = QRectF(self.rect())
        if self._image is None:
            return box
        scale = min(box.width() / self._image.width(), box.height() / self._image.height())
        at = QRectF(0, 0, self._image.width() * scale, self._image.height() * scale)
        at.moveCenter(box.center())
        at.moveTop(box.top())
        return at

    def to_widget(self, point: QPointF) -> QPointF:
        """From pixels of the picture to the widget."""
        at, (wide, _) = self._place(), self.picture_size()
        scale = at.width() / max(wide, 1)
        return QPointF(at.left() + point.x() * scale, at.top() + point.y() * scale)

    def _from_widget(self, point: QPointF) -> QPointF:
        at, (wide, high) = self._place(), self.picture_size()
        scale = at.width() / max(wide, 1)
        x, y = (point.x() - at.left()) / scale, (point.y() - at.top()) / scale
        return QPointF(min(max(x, 0.0), wide - 1.0), min(max(y, 0.0), high - 1.0))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the nearest corner."""
        if not self.editable or not self._corners:
            return
        away = [(self.to_widget(corner) - event.position()).manhattanLength() for corner in self._corners]
        nearest = min(range(4), key=away.__getitem__)
        if away[nearest] <= _REACH:
            self._held = self._current = nearest
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag it."""
        if self._held is not None:
            self._corners[self._held] = self._from_widget(event.position())
            self.update()
            self.moved.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self._held = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space goes to the next corner, arrows move it."""
        steps = {
            Qt.Key.Key_Left: (-_NUDGE, 0.0),
            Qt.Key.Key_Right: (_NUDGE, 0.0),
            Qt.Key.Key_Up: (0.0, -_NUDGE),
            Qt.Key.Key_Down: (0.0, _NUDGE),
        }
        key = Qt.Key(event.key())
        if not self.editable or not self._corners:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Space:
            self._current = (self._current + 1) % 4
            self.update()
        elif key in steps:
            self._corners[self._current] += QPointF(*steps[key])
            self.update()
            self.moved.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture and its corners."""
        look = self._appearance.look
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._image is None:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(QColor(look.theme.line), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(look.theme.surface))
            painter.drawRoundedRect(box, 12, 12)
            painter.setPen(QColor(look.theme.muted))
            painter.setFont(look.font(Type.BODY))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("No picture yet"))
        else:
            painter.save()
            clip = QPainterPath()
            clip.addRoundedRect(self._place(), 12, 12)
            painter.setClipPath(clip)
            painter.drawImage(self._place(), self._image)
            painter.restore()
            if self.editable:
                self._paint_corners(painter)
        painter.end()

    def _paint_corners(self, painter: QPainter) -> None:
        look = self._appearance.look
        points = [self.to_widget(corner) for corner in self._corners]
        painter.setBrush(QColor(244, 201, 93, 36))
        painter.setPen(QPen(QColor("#f4c95d"), 2.5))
        painter.drawPolygon(QPolygonF(points))
        painter.setFont(look.font(Type.STRONG))
        for number, point in enumerate(points):
            held = number == self._current and self.hasFocus()
            radius = 15.0 if held else 12.0
            painter.setBrush(QColor("#f4c95d"))
            painter.setPen(QPen(QColor("#241a00"), 2.5 if held else 1.5))
            painter.drawEllipse(point, radius, radius)
            painter.setPen(QColor("#241a00"))
            disc = QRectF(point.x() - radius, point.y() - radius, 2 * radius, 2 * radius)
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, _NAMES[number])
