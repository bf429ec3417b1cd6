"""Picking one of the 24 cards: by mouse, or by typing rank and suit."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.card_pictures import ASPECT, CardPictures, outline
from companion_gui.panel import Words
from companion_gui.qt import (
    QAbstractButton,
    QColor,
    QDialog,
    QGridLayout,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPointF,
    QSize,
    Qt,
    QVBoxLayout,
    QWidget,
    Signal,
)
from companion_gui.typography import Type
from euchre.cards import Card, Rank, Suit

_HEIGHT = 104
_RANKS = tuple(reversed(Rank))
_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


class CardButton(QAbstractButton):
    """One card to be picked."""

    def __init__(
        self, card: Card, appearance: Appearance, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.card = card
        self._appearance = appearance
        self._pictures = pictures
        self.setAccessibleName(card.label)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """A card and a little room around it."""
        high = self._appearance.look.px(_HEIGHT)
        return QSize(round(high * ASPECT) + 12, high + 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, framed while it has the focus or the pointer."""
        look = self._appearance.look
        painter = QPainter(self)
        high = min(self.height() - 12.0, (self.width() - 12.0) / ASPECT)
        at = QPointF(self.width() / 2, self.height() / 2)
        self._pictures.draw(painter, str(self.card), at, high, look)
        if self.hasFocus() or self.underMouse():
            outline(painter, at, high, 0, QColor(look.theme.accent).name(), 3)
        painter.end()


class CardPicker(QDialog):
    """The deck laid out by suit.

    Signals:
        picked: carries the `Card`; the dialog closes itself.
    """

    picked = Signal(object)

    def __init__(
        self, question: str, appearance: Appearance, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Which card?"))
        self._rank: Rank | None = None
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 16, 20, 16)
        whole.setSpacing(10)
        whole.addWidget(Words(question, Type.TITLE, appearance, wrap=True))
        hint = self.tr("Click a card, or type its rank and suit: J H, 10 S, A C.")
        self._hint = Words(hint, Type.BODY, appearance, muted=True)
        whole.addWidget(self._hint)
        grid = QGridLayout()
        grid.setSpacing(2)
        for row, suit in enumerate(_SUITS):
            for column, rank in enumerate(_RANKS):
                button = CardButton(Card(rank, suit), appearance, pictures)
                button.clicked.connect(lambda _=False, b=button: self._pick(b.card))
                grid.addWidget(button, row, column)
        whole.addLayout(grid)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A rank, then a suit."""
        text = event.text().upper()
        ranks = {**{rank.value: rank for rank in Rank}, "1": Rank.TEN}
        if text in ranks:
            self._rank = ranks[text]
            self._hint.setText(self.tr("{rank} of …  type C, D, H or S.").format(rank=self._rank.label))
        elif self._rank is not None and text in {suit.value for suit in Suit}:
            self._pick(Card(self._rank, Suit(text)))
        elif text != "0":
            super().keyPressEvent(event)

    def _pick(self, card: Card) -> None:
        self.picked.emit(card)
        self.accept()
