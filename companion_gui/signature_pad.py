"""The pad a signature is drawn on, by mouse, pen or finger, and how a signature is painted."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.qt import (
    QColor,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPointF,
    QPolygonF,
    QRectF,
    QSizePolicy,
    Qt,
    QWidget,
    Signal,
)
from companion_gui.signature import HEIGHT, WIDTH, Signature, Stroke
from companion_gui.theme import PAPER

INK = "#10266b"
_NEAR = 2
"""A point nearer than this to the last one, in both directions, tells nothing new."""


def paint_signature(painter: QPainter, area: QRectF, signature: Signature, families: list[str]) -> None:
    """Paint a signature into a rectangle: what was drawn, else the initials."""
    scale = min(area.width() / WIDTH, area.height() / HEIGHT)
    painter.save()
    painter.translate(area.center())
    painter.scale(scale, scale)
    painter.translate(-WIDTH / 2, -HEIGHT / 2)
    painter.setPen(
        QPen(QColor(INK), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    for stroke in signature.strokes:
        line = QPolygonF([QPointF(x, y) for x, y in stroke])
        if len(stroke) == 1:
            painter.drawPoint(QPointF(*stroke[0]))
        else:
            painter.drawPolyline(line)
    if signature.initials and not signature.strokes:
        font = QFont(families or ["sans-serif"])
        font.setItalic(True)
        font.setPixelSize(54)
        painter.setFont(font)
        painter.drawText(QRectF(0, 0, WIDTH, HEIGHT), Qt.AlignmentFlag.AlignCenter, signature.initials)
    painter.restore()


class SignaturePad(QWidget):
    """White paper with a line to sign on. Pens and fingers reach it as Qt's synthesised mouse.

    Signals:
        changed: something was drawn, or wiped out.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._strokes: list[list[tuple[int, int]]] = []
        self._initials = ""
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._dress)
        self._dress()

    def strokes(self) -> tuple[Stroke, ...]:
        """What is drawn now."""
        return tuple(tuple(stroke) for stroke in self._strokes)

    def show_signature(self, signature: Signature) -> None:
        """Show a signature that was given."""
        self._strokes = [list(stroke) for stroke in signature.strokes]
        self.show_initials(signature.initials)

    def show_initials(self, initials: str) -> None:
        """Show initials where nothing is drawn."""
        self._initials = initials
        self.update()

    def clear(self) -> None:
        """Wipe out what is drawn."""
        self._strokes = []
        self.update()
        self.changed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the pen down."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._strokes.append([self._point(event)])
            self.update()
            self.changed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Draw on."""
        if not self._strokes or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        (x, y), last = self._point(event), self._strokes[-1][-1]
        if max(abs(x - last[0]), abs(y - last[1])) >= _NEAR:
            self._strokes[-1].append((x, y))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper, line and ink."""
        theme = self._appearance.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(area, 8, 8)
        painter.setPen(QPen(QColor("#9aa39d"), 1))
        y = area.top() + area.height() * 0.78
        painter.drawLine(QPointF(area.left() + 14, y), QPointF(area.right() - 14, y))
        families = self.font().families()
        paint_signature(painter, area, Signature(self._initials, self.strokes()), families)

    def _point(self, event: QMouseEvent) -> tuple[int, int]:
        at = event.position()
        x, y = at.x() * WIDTH / self.width(), at.y() * HEIGHT / self.height()
        return min(WIDTH, max(0, round(x))), min(HEIGHT, max(0, round(y)))

    def _dress(self) -> None:
        self.setFixedSize(self._appearance.look.px(WIDTH), self._appearance.look.px(HEIGHT))
