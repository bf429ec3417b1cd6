"""A picture that can be enlarged and dragged."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.qt import (
    QColor,
    QImage,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPointF,
    QRectF,
    QResizeEvent,
    QSize,
    QSizePolicy,
    Qt,
    QWheelEvent,
    QWidget,
)
from companion_gui.typography import Type

_STEP = 1.25
_MOST = 8.0
_SHAPE = 0.64
"""Greatest height for a width: a little more than a camera's pictures have."""


class ZoomPicture(QWidget):
    """Shows one picture, fitted at first.

    Attributes:
        factor: how much larger than fitted, 1..8.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._image: QImage | None = None
        self._shift = QPointF()
        self._held: QPointF | None = None
        self.factor = 1.0
        self.setMinimumSize(200, 110)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Picture of the table"))

    @property
    def image(self) -> QImage | None:
        """The picture shown."""
        return self._image

    def sizeHint(self) -> QSize:
        """A wide picture."""
        return QSize(480, 270)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep to a picture's shape; what height is left stays free."""
        super().resizeEvent(event)
        self.setMaximumHeight(max(self.minimumHeight(), round(self.width() * _SHAPE)))

    def show_image(self, image: QImage | None) -> None:
        """Show another picture at the same enlargement."""
        self._image = image
        self.update()

    def larger(self) -> None:
        """Enlarge by a step."""
        self._zoom(_STEP)

    def smaller(self) -> None:
        """Shrink by a step, down to fitted."""
        self._zoom(1 / _STEP)

    def fit(self) -> None:
        """Fit the picture again."""
        self.factor, self._shift = 1.0, QPointF()
        self.update()

    def _zoom(self, by: float) -> None:
        before = self.factor
        self.factor = min(_MOST, max(1.0, self.factor * by))
        self._shift = self._shift * (self.factor / before) if self.factor > 1 else QPointF()
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Enlarge or shrink by the wheel."""
        self._zoom(_STEP if event.angleDelta().y() > 0 else 1 / _STEP)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the picture."""
        self._held = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the picture."""
        if self._held is not None and self.factor > 1:
            self._shift += event.position() - self._held
            self._held = event.position()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self._held = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, or that there is none."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect())
        clip = QPainterPath()
        clip.addRoundedRect(box, 10, 10)
        painter.setClipPath(clip)
        look = self._appearance.look
        if self._image is None:
            painter.setPen(QPen(QColor(look.theme.line), 2, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(look.theme.raised))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 10, 10)
            painter.setPen(QColor(look.theme.muted))
            painter.setFont(look.font(Type.BODY))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("No picture of this moment"))
        else:
            painter.fillRect(box, QColor(look.theme.raised))
            wide, high = self._image.width(), self._image.height()
            scale = min(box.width() / wide, box.height() / high) * self.factor
            at = QRectF(0, 0, wide * scale, high * scale)
            at.moveCenter(box.center() + self._shift)
            painter.drawImage(at, self._image)
        painter.end()
