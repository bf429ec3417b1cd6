"""The score column: both sides' points as digits and as score cards, tricks taken, and trump between them."""

from __future__ import annotations

from companion_gui.appearance import Appearance, Look
from companion_gui.card_pictures import CardPictures
from companion_gui.qt import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPointF,
    QRectF,
    QSize,
    QSizePolicy,
    Qt,
    QWidget,
)
from companion_gui.score_cards import draw_score_cards
from companion_gui.suits import draw_suit
from companion_gui.theme import PAPER, ThemeName
from companion_gui.typography import Type
from companion_gui.words import pair, player, suit_word, tricks
from euchre.cards import Suit
from euchre.seats import Side
from tracker.snapshot import TableSnapshot

_SCORE_SUITS = {Side.NS: Suit.HEARTS, Side.EW: Suit.SPADES}
"""Each side keeps its score with the six and four of one suit."""
_TRICKS = 5
_SMALLEST = 0.65
"""A line that is too long is set smaller, down to this share of its size, before it is shortened."""


class ScoreColumn(QWidget):
    """Paints the score of one snapshot; three panels, readable from across a room."""

    def __init__(
        self,
        snapshot: TableSnapshot,
        appearance: Appearance,
        pictures: CardPictures,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._snapshot = snapshot
        self._shown: object = None
        self._appearance = appearance
        self._pictures = pictures
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(190)
        self.setAccessibleName(self.tr("Score"))
        appearance.changed.connect(self.update)
        self.show_snapshot(snapshot)

    def show_snapshot(self, snapshot: TableSnapshot) -> None:
        """Show another moment; what would look the same is not painted again."""
        self._snapshot = snapshot
        made = (snapshot.trump, snapshot.maker, snapshot.alone, snapshot.defending_alone)
        shown = (dict(snapshot.score), dict(snapshot.taken), dict(snapshot.players), made)
        if shown != self._shown:
            self._shown = shown
            said = (f"{pair(snapshot, side)} {snapshot.score.get(side, 0)}" for side in Side)
            self.setAccessibleDescription(", ".join(said))
            self.update()

    def sizeHint(self) -> QSize:
        """About a fifth of the window."""
        return QSize(252, 620)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the two sides with trump between them."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        gap = 10.0
        middle = whole.height() * 0.2
        high = (whole.height() - middle - 2 * gap) / 2
        top = QRectF(whole.left(), whole.top(), whole.width(), high)
        self._paint_side(painter, top, Side.NS)
        trump = QRectF(whole.left(), top.bottom() + gap, whole.width(), middle)
        self._paint_trump(painter, trump)
        self._paint_side(painter, QRectF(whole.left(), trump.bottom() + gap, whole.width(), high), Side.EW)
        painter.end()

    def _panel(self, painter: QPainter, box: QRectF) -> None:
        theme = self._appearance.look.theme
        painter.setPen(QPen(QColor(theme.line), 2 if theme.name is ThemeName.CONTRAST else 1))
        painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(box, 12, 12)

    def _paint_side(self, painter: QPainter, box: QRectF, side: Side) -> None:
        look, shot = self._appearance.look, self._snapshot
        self._panel(painter, box)
        inside = box.adjusted(16, 12, -16, -12)
        name_font = look.font(Type.LEAD, pixels=min(look.px(21), inside.height() * 0.09))
        painter.setFont(name_font)
        painter.setPen(QColor(look.theme.ink))
        metrics = QFontMetricsF(name_font)
        names = metrics.elidedText(pair(shot, side), Qt.TextElideMode.ElideRight, inside.width())
        head = QRectF(inside.left(), inside.top(), inside.width(), metrics.height())
        painter.drawText(head, _LEFT, names)
        tally_high = max(38.0, inside.height() * 0.17)
        tally = QRectF(inside.left(), inside.bottom() - tally_high, inside.width(), tally_high)
        body = QRectF(inside.left(), head.bottom() + 4, inside.width(), tally.top() - head.bottom() - 10)
        self._paint_points(painter, body, side)
        self._paint_tricks(painter, tally, side)

    def _paint_points(self, painter: QPainter, box: QRectF, side: Side) -> None:
        look = self._appearance.look
        count = self._snapshot.score.get(side, 0)
        number = str(count)
        size = min(box.height() * 0.98, box.width() * (0.62 if len(number) == 1 else 0.42))
        painter.setFont(look.font(Type.SCORE, pixels=size))
        painter.setPen(QColor(look.theme.ink))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(number)
        painter.drawText(QRectF(box.left(), box.top(), wide, box.height()), _LEFT, number)
        cards = box.adjusted(wide + 10, 0, 0, 0)
        draw_score_cards(painter, cards, count, _SCORE_SUITS[side], look, self._pictures)

    def _paint_tricks(self, painter: QPainter, box: QRectF, side: Side) -> None:
        """Five small cards, one turned up for each trick taken, and the number in words."""
        look, shot = self._appearance.look, self._snapshot
        taken = shot.taken.get(side, 0)
        high = min(box.height(), look.px(33))
        wide, step = high * 0.62, high * 0.62 + 4
        top = box.center().y() - high / 2
        for number in range(_TRICKS):
            card = QRectF(box.left() + number * step, top, wide, high)
            won = number < taken
            painter.setPen(QPen(QColor(look.theme.accent if won else look.theme.muted), 1.6))
            painter.setBrush(QColor(look.theme.accent) if won else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card, 4, 4)
            if won:
                _tick(painter, card, look.theme.on_accent)
        words = tricks(taken)
        font = look.font(Type.STRONG)
        painter.setFont(font)
        painter.setPen(QColor(look.theme.muted))
        left = box.left() + _TRICKS * step + 4
        room = QRectF(left, box.top(), box.right() - left, box.height())
        if QFontMetricsF(font).horizontalAdvance(words) <= room.width():
            painter.drawText(room, _LEFT, words)

    def _paint_trump(self, painter: QPainter, box: QRectF) -> None:
        look, shot = self._appearance.look, self._snapshot
        self._panel(painter, box)
        side = min(box.height() - 20, box.width() * 0.42)
        card = QRectF(box.left() + 12, box.center().y() - side / 2, side, side)
        words = QRectF(card.right() + 14, box.top() + 10, box.right() - card.right() - 22, box.height() - 20)
        if shot.trump is None:
            painter.setPen(QPen(QColor(look.theme.muted), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card, 10, 10)
            _lines(painter, words, ((self.tr("No trump yet"), Type.LEAD, look.theme.ink),), look)
            return
        painter.setPen(QPen(QColor(look.theme.line), 1))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(card, 10, 10)
        inset = side * 0.1
        draw_suit(painter, card.adjusted(inset, inset, -inset, -inset), shot.trump, look.suit_ink(shot.trump))
        rows = [(suit_word(shot.trump), Type.TITLE, look.theme.ink)]
        if shot.maker is not None:
            rows.append((player(shot, shot.maker), Type.LEAD, look.theme.ink))
            rows.append(
                (self.tr("made it, alone") if shot.alone else self.tr("made it"), Type.BODY, look.theme.muted)
            )
        if shot.defending_alone is not None:
            rows.append(
                (
                    self.tr("{who} defends alone").format(who=player(shot, shot.defending_alone)),
                    Type.BODY,
                    look.theme.muted,
                )
            )
        _lines(painter, words, tuple(rows), look)


def _lines(painter: QPainter, box: QRectF, rows: tuple[tuple[str, Type, str], ...], look: Look) -> None:
    """Paint lines of text, centred up and down, each shortened to the room there is."""
    fonts = [look.font(step) for _, step, _ in rows]
    heights = [QFontMetricsF(font).height() for font in fonts]
    squeeze = min(1.0, box.height() / sum(heights))
    at = box.center().y() - sum(heights) * squeeze / 2
    for (text, step, ink), font, high in zip(rows, fonts, heights, strict=True):
        long = QFontMetricsF(font).horizontalAdvance(text) / max(box.width(), 1)
        shrink = min(squeeze, max(_SMALLEST, 1 / long if long else 1))
        fitted = look.font(step, pixels=font.pixelSize() * shrink) if shrink < 1 else font
        metrics = QFontMetricsF(fitted)
        painter.setFont(fitted)
        painter.setPen(QColor(ink))
        row = QRectF(box.left(), at, box.width(), high * squeeze)
        painter.drawText(row, _LEFT, metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width()))
        at = row.bottom()


def _tick(painter: QPainter, box: QRectF, ink: str) -> None:
    """A tick mark in the middle of a small card."""
    painter.setPen(
        QPen(
            QColor(ink),
            box.width() * 0.13,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    c, w = box.center(), box.width()
    points = [
        c + QPointF(-0.24 * w, 0.02 * w),
        c + QPointF(-0.06 * w, 0.2 * w),
        c + QPointF(0.25 * w, -0.2 * w),
    ]
    painter.drawPolyline(points)


_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
