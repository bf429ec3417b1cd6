"""A picture with the table's four corners on it, to be dragged into place."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.link import Picture
from companion_gui.qt import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPointF,
    QPolygonF,
    QRectF,
    Qt,
    QWidget,
    Signal,
)
from companion_gui.start.frame_picture import FramePicture
from companion_gui.start.host import Corners
from companion_gui.typography import Type

_NAMES = ("1", "2", "3", "4")
_REACH = 26.0
"""How near the pointer must come to a corner to take hold of it, pixels of the window."""
_NUDGE = 2.0
_INSET = 0.14


class CornerPicture(FramePicture):
    """Shows one frame; where corners are wanted, four handles on it.

    Corners are numbered clockwise from South's far left. With the keyboard, Space goes from corner to corner
    and the arrows move it.

    Attributes:
        editable: whether corners are shown and may be moved.

    Signals:
        moved: a corner was moved.
    """

    moved = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._corners: list[QPointF] = []
        self._held: int | None = None
        self._current = 0
        self._size = (0, 0)
        self.editable = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_picture(self, picture: Picture | None) -> None:
        """Show another picture; corners stay if it has the same size, else they are laid out anew."""
        before = self._size
        super().show_picture(picture)
        wide, high = self._size = super().picture_size() if picture is not None else before
        if before != (wide, high):
            spread = ((_INSET, _INSET), (1 - _INSET, _INSET), (1 - _INSET, 1 - _INSET), (_INSET, 1 - _INSET))
            self._corners = [QPointF(x * wide, y * high) for x, y in spread]

    def expect(self, corners: Corners, size: tuple[int, int]) -> None:
        """Put the corners into a picture of that size, which may come later; into another they do not go."""
        self._size = size
        self.set_corners(corners)

    def picture_size(self) -> tuple[int, int]:
        """Of the picture the corners belong to, pixels; of the one that was shown last."""
        return self._size

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
            self._corners[self._held] = self.from_widget(event.position())
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

    def paint_over(self, painter: QPainter) -> None:
        """Draw the table's edge and its corners."""
        if self.editable and self._corners:
            self._paint_corners(painter)

    def _paint_corners(self, painter: QPainter) -> None:
        look = self.appearance.look
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
