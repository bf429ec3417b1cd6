"""The last trick, kept in view: four small cards, who played them, who took them."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.card_pictures import ASPECT, BACK, CardPictures, outline
from companion_gui.qt import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPointF,
    QRectF,
    QSize,
    QSizePolicy,
    Qt,
    QWidget,
)
from companion_gui.typography import Type
from companion_gui.words import SEAT_WORDS, player
from tracker.snapshot import TableSnapshot, TrickView


class TrickStrip(QWidget):
    """Paints one trick in a row."""

    def __init__(
        self,
        snapshot: TableSnapshot,
        appearance: Appearance,
        pictures: CardPictures,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._snapshot = snapshot
        self._appearance = appearance
        self._pictures = pictures
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName("Last trick")
        appearance.changed.connect(self.updateGeometry)
        self.show_snapshot(snapshot)

    def show_snapshot(self, snapshot: TableSnapshot) -> None:
        """Show the last trick of a snapshot."""
        self._snapshot = snapshot
        self.setAccessibleDescription(words(snapshot, snapshot.last_trick))
        self.update()

    def sizeHint(self) -> QSize:
        """A row of cards and a line of names."""
        return QSize(320, self._appearance.look.px(140))

    def minimumSizeHint(self) -> QSize:
        """Small cards are better than none."""
        return QSize(200, self._appearance.look.px(90))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, their seats, and the line saying who took them."""
        look = self._appearance.look
        trick = self._snapshot.last_trick
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        box = QRectF(self.rect())
        if trick is None:
            painter.setPen(QColor(look.theme.muted))
            painter.setFont(look.font(Type.BODY))
            painter.drawText(
                box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, "None yet in this hand."
            )
            painter.end()
            return
        plays = [play for play in trick.plays if not play.withdrawn]
        line = look.px(20)
        step = box.width() / max(4, len(plays))
        high = min(box.height() - line - 10, (step - 10) / ASPECT)
        wide = high * ASPECT
        step = min(step, wide + look.px(18))
        caption = look.font(Type.STRONG)
        for number, play in enumerate(plays):
            at = QPointF(box.left() + 6 + wide / 2 + number * step, box.top() + 4 + high / 2)
            name = str(play.card) if play.card is not None else BACK
            self._pictures.draw(painter, name, at, high, look)
            won = play.seat is trick.winner
            if won:
                outline(painter, at, high, 0, look.theme.turn, 3.0)
            painter.setPen(QColor(look.theme.ink if won else look.theme.muted))
            painter.setFont(caption)
            under = QRectF(at.x() - step / 2, at.y() + high / 2 + 4, step, line)
            seat = SEAT_WORDS[play.seat]
            text = QFontMetricsF(caption).elidedText(seat, Qt.TextElideMode.ElideRight, step - 4)
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()


def words(snapshot: TableSnapshot, trick: TrickView | None) -> str:
    """The trick in a sentence."""
    if trick is None:
        return "no trick yet"
    cards = ", ".join(
        f"{SEAT_WORDS[play.seat]} {play.card.label if play.card else 'unread'}"
        for play in trick.plays
        if not play.withdrawn
    )
    taken = f"; {player(snapshot, trick.winner)} took it" if trick.winner is not None else ""
    return cards + taken
