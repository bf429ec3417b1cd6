"""A picture of the source in a widget: as large as it fits, and the way from its pixels to the widget's."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.link import Picture
from companion_gui.qt import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPointF,
    QRectF,
    QSize,
    QSizePolicy,
    Qt,
    QWidget,
)
from companion_gui.typography import Type


class FramePicture(QWidget):
    """Shows one picture, or that there is none yet. What else is to be seen on it, a subclass draws."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self._picture: Picture | None = None
        self.setMinimumSize(240, 160)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Picture of the table"))

    def sizeHint(self) -> QSize:
        """A wide picture."""
        return QSize(480, 290)

    def show_picture(self, picture: Picture | None) -> None:
        """Show another picture, or none."""
        self._picture = picture
        self.update()

    @property
    def has_picture(self) -> bool:
        """Whether a picture is shown."""
        return self._picture is not None

    def picture_size(self) -> tuple[int, int]:
        """Of the frame as it came, pixels; what is shown may be smaller."""
        return (0, 0) if self._picture is None else (self._picture.width, self._picture.height)

    def place(self) -> QRectF:
        """Where the picture stands in the widget."""
        box = QRectF(self.rect())
        if self._picture is None:
            return box
        wide, high = self._picture.width, self._picture.height
        scale = min(box.width() / wide, box.height() / high)
        at = QRectF(0, 0, wide * scale, high * scale)
        at.moveCenter(box.center())
        at.moveTop(box.top())
        return at

    def to_widget(self, point: QPointF) -> QPointF:
        """From pixels of the picture to the widget."""
        at, (wide, _) = self.place(), self.picture_size()
        scale = at.width() / max(wide, 1)
        return QPointF(at.left() + point.x() * scale, at.top() + point.y() * scale)

    def from_widget(self, point: QPointF) -> QPointF:
        """From the widget to pixels of the picture, at most to its edge."""
        at, (wide, high) = self.place(), self.picture_size()
        scale = at.width() / max(wide, 1)
        x, y = (point.x() - at.left()) / scale, (point.y() - at.top()) / scale
        return QPointF(min(max(x, 0.0), wide - 1.0), min(max(y, 0.0), high - 1.0))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, and what a subclass has to say of it."""
        look = self.appearance.look
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._picture is None:
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
            clip.addRoundedRect(self.place(), 12, 12)
            painter.setClipPath(clip)
            painter.drawImage(self.place(), self._picture.image)
            painter.restore()
            self.paint_over(painter)
        painter.end()

    def paint_over(self, painter: QPainter) -> None:
        """Draw over the picture; nothing by itself."""
