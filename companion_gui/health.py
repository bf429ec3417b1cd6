"""The camera's health, always in view: a shape and words, with what to do about it."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.language import translate
from companion_gui.phrases import in_words
from companion_gui.qt import (
    QColor,
    QFont,
    QFontMetricsF,
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
from companion_gui.theme import Theme
from companion_gui.typography import Type
from companion_gui.words import sentence
from tracker.snapshot import CameraHealth, Health

_TALL, _LOW = 46, 32
"""Heights of the pill with two lines and with one."""
_FINE = (Health.GOOD, Health.ENDED)


def health_words(camera: CameraHealth) -> str:
    """The badge's line."""
    words = (
        translate("Health", "camera {status}").format(status=in_words(camera.status))
        if camera.health is Health.GOOD
        else in_words(camera.status)
    )
    words = sentence(words)
    if camera.health is Health.GOOD and camera.fps > 0:
        return translate("Health", "{state} · {fps} frames/s").format(state=words, fps=f"{camera.fps:.0f}")
    return words


def colours(theme: Theme, health: Health) -> tuple[str, str]:
    """Ground and ink for a state of health."""
    if health in _FINE:
        return theme.good, theme.on_good
    if health is Health.STALE:
        return theme.alert, theme.on_alert
    return theme.warn, theme.on_warn


class HealthBadge(QWidget):
    """A mark (tick, dots, bars, cross), the camera's state in words, and below them what to do about it."""

    def __init__(self, camera: CameraHealth, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._camera = camera
        self._appearance = appearance
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Camera"))
        appearance.changed.connect(self.updateGeometry)
        self.show_camera(camera)

    def show_camera(self, camera: CameraHealth) -> None:
        """Show another state."""
        before, self._camera = (self._camera.health, self.words()), camera
        if before == (camera.health, self.words()) and self.accessibleDescription():
            return
        words = health_words(camera) + (f". {in_words(camera.advice)}" if camera.advice else "")
        self.setAccessibleDescription(words)
        self.setToolTip(in_words(camera.advice))
        self.updateGeometry()
        self.update()

    def words(self) -> str:
        """What the badge says now."""
        advice = in_words(self._camera.advice)
        return health_words(self._camera) + (f" – {advice}" if advice else "")

    def _lines(self) -> tuple[tuple[str, QFont], ...]:
        """What is written, each line with its font."""
        look = self._appearance.look
        state = (health_words(self._camera), look.font(Type.STRONG))
        advice = sentence(in_words(self._camera.advice))
        return (state, (advice, look.font(Type.CAPTION))) if advice else (state,)

    def sizeHint(self) -> QSize:
        """As wide as its words; always with room for two lines, so that nothing jumps when one comes."""
        look, lines = self._appearance.look, self._lines()
        wide = max(QFontMetricsF(font).horizontalAdvance(words) for words, font in lines)
        return QSize(round(wide) + look.px(56), look.px(_TALL))

    def minimumSizeHint(self) -> QSize:
        """The mark and the first words."""
        return QSize(self._appearance.look.px(160), self._appearance.look.px(_TALL))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill, the mark, the words."""
        look = self._appearance.look
        ground, ink = colours(look.theme, self._camera.health)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines = self._lines()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if len(lines) == 1:
            spare = (box.height() - look.px(_LOW)) / 2
            box.adjust(0, spare, 0, -spare)
        painter.setPen(QPen(QColor(ink), 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        mark = QRectF(box.left() + look.px(12), box.center().y() - look.px(9), look.px(18), look.px(18))
        _mark(painter, mark, self._camera.health, ink)
        painter.setPen(QColor(ink))
        left, wide = mark.right() + look.px(8), box.right() - mark.right() - look.px(20)
        high = sum(QFontMetricsF(font).height() for _, font in lines)
        top = box.center().y() - high / 2
        for words, font in lines:
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            fitted = metrics.elidedText(words, Qt.TextElideMode.ElideRight, wide + 1)
            painter.drawText(QRectF(left, top, wide, metrics.height()), _LEFT, fitted)
            top += metrics.height()
        painter.end()


_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def _mark(painter: QPainter, box: QRectF, health: Health, ink: str) -> None:
    """Tick: good. Three dots: waiting. Two bars: paused. Cross: stale. Square: ended."""
    pen = QPen(QColor(ink), box.width() * 0.16)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    c, r = box.center(), box.width() / 2
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if health is Health.GOOD:
        tick = QPainterPath(c + QPointF(-0.7 * r, 0.05 * r))
        tick.lineTo(c + QPointF(-0.15 * r, 0.6 * r))
        tick.lineTo(c + QPointF(0.75 * r, -0.55 * r))
        painter.drawPath(tick)
    elif health is Health.STALE:
        painter.drawLine(c + QPointF(-0.6 * r, -0.6 * r), c + QPointF(0.6 * r, 0.6 * r))
        painter.drawLine(c + QPointF(-0.6 * r, 0.6 * r), c + QPointF(0.6 * r, -0.6 * r))
    elif health is Health.PAUSED:
        painter.drawLine(c + QPointF(-0.35 * r, -0.6 * r), c + QPointF(-0.35 * r, 0.6 * r))
        painter.drawLine(c + QPointF(0.35 * r, -0.6 * r), c + QPointF(0.35 * r, 0.6 * r))
    elif health is Health.ENDED:
        painter.drawRect(QRectF(c.x() - 0.5 * r, c.y() - 0.5 * r, r, r))
    else:
        painter.setBrush(QColor(ink))
        painter.setPen(Qt.PenStyle.NoPen)
        for x in (-0.7, 0.0, 0.7):
            painter.drawEllipse(c + QPointF(x * r, 0), 0.2 * r, 0.2 * r)
