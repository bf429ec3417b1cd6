"""A trick in a row: its cards in the order they were played, who played them, who took them."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.card_pictures import ASPECT, BACK, CardPictures, outline
from companion_gui.language import translate
from companion_gui.qt import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPointF,
    QRectF,
    QSize,
    QSizePolicy,
    Qt,
    QWidget,
    Signal,
)
from companion_gui.typography import Type
from companion_gui.words import seat_word
from tracker.snapshot import PlayedCard, TrickView

_SEATS = 4
_GAP = 18


class TrickStrip(QWidget):
    """Paints one trick; the card that took it is framed and its seat set in ink.

    Signals:
        clicked: a card was clicked; carries its `PlayedCard`.
    """

    clicked = Signal(object)

    def __init__(
        self,
        name: str,
        appearance: Appearance,
        pictures: CardPictures,
        high: int = 140,
        empty: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._trick: TrickView | None = None
        self._mark = ""
        self._appearance = appearance
        self._pictures = pictures
        self._high = high
        self._empty = self.tr("None yet in this hand.") if empty is None else empty
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(name)
        appearance.changed.connect(self.updateGeometry)
        self.show_trick(None)

    @property
    def trick(self) -> TrickView | None:
        """The trick shown."""
        return self._trick

    def show_trick(self, trick: TrickView | None) -> None:
        """Show another trick; what is shown already is not painted again."""
        if trick != self._trick or not self.accessibleDescription():
            self._trick = trick
            self.setAccessibleDescription(trick_words(trick))
            self.update()

    def mark(self, play: str) -> None:
        """Frame the card of this id as the one looked at; no id frames none."""
        if play != self._mark:
            self._mark = play
            self.update()

    def sizeHint(self) -> QSize:
        """A row of cards and a line of names."""
        return QSize(320, self._appearance.look.px(self._high))

    def minimumSizeHint(self) -> QSize:
        """Small cards are better than none."""
        return QSize(200, self._appearance.look.px(90))

    def _plays(self) -> list[PlayedCard]:
        return [] if self._trick is None else [play for play in self._trick.plays if not play.withdrawn]

    def _measures(self, count: int) -> tuple[float, float, float]:
        """Height of a card, from card to card, and height of the line below, in pixels."""
        look = self._appearance.look
        line = look.px(20)
        step = self.width() / max(_SEATS, count)
        high = min(self.height() - line - 10, (step - 10) / ASPECT)
        return high, min(step, high * ASPECT + look.px(_GAP)), line

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which card was clicked."""
        plays = self._plays()
        _, step, _ = self._measures(len(plays))
        number = int((event.position().x() - 6) // step)
        if 0 <= number < len(plays):
            self.clicked.emit(plays[number])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards and their seats."""
        look = self._appearance.look
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        box = QRectF(self.rect())
        plays = self._plays()
        if not plays:
            painter.setPen(QColor(look.theme.muted))
            painter.setFont(look.font(Type.BODY))
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self._empty)
        high, step, line = self._measures(len(plays))
        caption = look.font(Type.STRONG)
        for number, play in enumerate(plays):
            at = QPointF(box.left() + 6 + high * ASPECT / 2 + number * step, box.top() + 4 + high / 2)
            name = str(play.card) if play.card is not None else BACK
            self._pictures.draw(painter, name, at, high, look)
            won = self._trick is not None and play.seat is self._trick.winner
            if won:
                outline(painter, at, high, 0, look.theme.turn, 3.0)
            if play.id and play.id == self._mark:
                outline(painter, at, high * 1.02, 0, look.theme.accent, 2.4)
            painter.setPen(QColor(look.theme.ink if won else look.theme.muted))
            painter.setFont(caption)
            under = QRectF(at.x() - step / 2, at.y() + high / 2 + 4, step, line)
            text = QFontMetricsF(caption).elidedText(
                seat_word(play.seat), Qt.TextElideMode.ElideRight, step - 4
            )
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()


def trick_words(trick: TrickView | None) -> str:
    """The trick in a sentence."""
    if trick is None:
        return translate("TrickStrip", "no trick yet")
    cards = ", ".join(
        f"{seat_word(play.seat)} {play.card.label if play.card else translate('TrickStrip', 'unread')}"
        for play in trick.plays
        if not play.withdrawn
    )
    return cards + (
        "; " + translate("TrickStrip", "{who} took it").format(who=seat_word(trick.winner))
        if trick.winner is not None
        else ""
    )
