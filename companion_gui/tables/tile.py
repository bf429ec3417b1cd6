"""A table as a tile: its name, hand and score, how its camera does, and what waits there for a ruling."""

from __future__ import annotations

from companion_gui.health import colours, health_words
from companion_gui.language import translate
from companion_gui.qt import (
    AnyIndex,
    QColor,
    QFontMetricsF,
    QPainter,
    QRectF,
    QSize,
    QStyleOptionViewItem,
    Qt,
)
from companion_gui.row_delegate import RIGHT, RowDelegate
from companion_gui.tables.row import TableRow
from companion_gui.typography import Type

WIDE, TALL = 232, 104


def waiting_words(count: int) -> str:
    """How many findings wait for a ruling."""
    one, many = translate("Tables", "1 finding to rule on"), translate("Tables", "{n} findings to rule on")
    return one if count == 1 else many.format(n=count)


class TileDelegate(RowDelegate):
    """Paints a tile."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Three lines."""
        look = self._appearance.look
        return QSize(look.px(WIDE), look.px(TALL))

    def draw(self, painter: QPainter, box: QRectF, row: TableRow, picked: bool, text: str) -> None:
        """Paint one tile."""
        look = self._appearance.look
        theme, px = look.theme, look.px
        box = box.adjusted(px(4), px(4), -px(4), -px(4))
        edge = theme.accent if picked else theme.on_alert if row.waiting else theme.line
        self.card(painter, box, theme.surface, edge, 2.5 if picked or row.waiting else 1)
        inner = box.adjusted(px(12), px(8), -px(12), -px(8))
        score = QRectF(inner.left(), inner.top(), inner.width(), px(30))
        painter.setPen(QColor(theme.ink))
        points = "" if not row.hand else f"{row.score[0]} – {row.score[1]}"
        taken = self.line(painter, score, look.font(Type.TITLE), points, RIGHT)
        self.line(painter, score.adjusted(0, 0, -taken - px(8), 0), look.font(Type.LEAD), row.label)
        second = QRectF(inner.left(), score.bottom(), inner.width(), px(24))
        self._found(painter, second, row)
        self._camera(painter, QRectF(inner.left(), second.bottom() + px(2), inner.width(), px(22)), row)

    def _found(self, painter: QPainter, box: QRectF, row: TableRow) -> None:
        look = self._appearance.look
        if row.waiting:
            words = waiting_words(row.waiting)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.theme.alert))
            wide = QFontMetricsF(look.font(Type.STRONG)).horizontalAdvance(words) + look.px(16)
            pill = QRectF(box.left() - look.px(2), box.top(), min(wide, box.width()), box.height())
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
            painter.setPen(QColor(look.theme.on_alert))
            self.line(painter, pill.adjusted(look.px(8), 0, 0, 0), look.font(Type.STRONG), words)
            return
        painter.setPen(QColor(look.theme.muted))
        if row.damage is not None:
            words = row.damage
        elif row.closed:
            words = self.tr("closed")
        elif row.hand:
            words = self.tr("hand {number}").format(number=row.hand)
        else:
            words = self.tr("no hand yet")
        self.line(painter, box, look.font(Type.BODY), words)

    def _camera(self, painter: QPainter, box: QRectF, row: TableRow) -> None:
        look = self._appearance.look
        ink = look.theme.muted
        if row.wants_a_look and not row.waiting:
            ground, ink = colours(look.theme, row.camera.health)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(box.adjusted(-look.px(6), 0, look.px(6), 0), look.px(8), look.px(8))
        painter.setPen(QColor(ink))
        self.line(painter, box, look.font(Type.CAPTION), health_words(row.camera))
