"""Hands played before: a list to search, the tricks of the chosen hand, the picture of a card clicked."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.card_pictures import CardPictures
from companion_gui.finding.evidence import SightingPictures, read_pictures
from companion_gui.finding.zoom import ZoomPicture
from companion_gui.finding_words import headline
from companion_gui.history.hand_list import HandList
from companion_gui.history.hands import HandRow, read_hands
from companion_gui.link import SessionLink
from companion_gui.panel import Panel, Words
from companion_gui.phrases import in_words
from companion_gui.qt import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    Qt,
    QVBoxLayout,
    QWidget,
)
from companion_gui.rows import Rows
from companion_gui.trick_strip import TrickStrip
from companion_gui.typography import Type
from tracker.snapshot import PlayedCard

_TRICKS = 5
_STRIP = 104


class HistoryWindow(QDialog):
    """Shows every hand of a session so far; reads it anew whenever the table changes.

    Attributes:
        hands: the model of the list.
    """

    def __init__(self, link: SessionLink, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Hands played"))
        self._link, self._appearance = link, appearance
        self._pictures = CardPictures()
        self._all: tuple[HandRow, ...] = ()
        self.hands: Rows[HandRow] = Rows(lambda row: row.words, lambda row: row.number, self)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(14)
        whole.addLayout(self._left(), 30)
        whole.addWidget(self._middle(), 36)
        whole.addLayout(self._right(), 34)
        link.snapshot_changed.connect(self._refresh)
        self._refresh()
        look = appearance.look
        self.resize(look.px(1180), look.px(680))

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        self.query = QLineEdit()
        self.query.setPlaceholderText(self.tr("Find: hearts, alone, East …"))
        self.query.setAccessibleName(self.tr("Find a hand"))
        self.query.textChanged.connect(self._filter)
        column.addWidget(self.query)
        self.list = HandList(self.hands, self._appearance)
        self.list.chosen.connect(self.show_hand)
        column.addWidget(self.list, 1)
        return column

    def _middle(self) -> QWidget:
        panel = Panel(self.tr("Tricks"), self._appearance)
        self.strips = []
        for number in range(1, _TRICKS + 1):
            strip = TrickStrip(
                self.tr("Trick {number}").format(number=number), self._appearance, self._pictures, _STRIP, ""
            )
            strip.clicked.connect(self.show_card)
            self.strips.append(strip)
            panel.body.addWidget(strip, 1)
        return panel

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        self.title = Words("", Type.TITLE, self._appearance, wrap=True)
        self.outcome = Words("", Type.BODY, self._appearance, muted=True, wrap=True)
        self.found = Words("", Type.BODY, self._appearance, wrap=True)
        self.picture = ZoomPicture(self._appearance)
        self.caption = Words(
            self.tr("Click a card to see its picture."), Type.BODY, self._appearance, muted=True
        )
        for widget in (self.title, self.outcome, self.found):
            column.addWidget(widget)
        column.addWidget(self.picture, 1)
        column.addWidget(self.caption)
        return column

    def show_hand(self, hand: HandRow) -> None:
        """Show the tricks of a hand."""
        self.title.setText(self.tr("Hand {number}: {made}").format(number=hand.number, made=hand.made))
        self.outcome.setText(hand.gave[:1].upper() + hand.gave[1:])
        snapshot = self._link.snapshot
        self.found.setText("\n".join(headline(finding, snapshot) for finding in hand.findings))
        self.found.setVisible(bool(hand.findings))
        for number, strip in enumerate(self.strips):
            strip.show_trick(hand.tricks[number] if number < len(hand.tricks) else None)
        self.picture.show_image(None)
        self.caption.setText(self.tr("Click a card to see its picture."))

    def show_card(self, play: PlayedCard) -> None:
        """Fetch the picture of a card that was played."""
        self.caption.setText("…")
        self._link.perform(
            self.tr("Picture"),
            lambda session: read_pictures(session.sightings((play.id,))),
            self._show_picture,
        )

    def _show_picture(self, found: tuple[SightingPictures, ...]) -> None:
        sighting = found[0] if found else None
        image = None if sighting is None else (sighting.crop or next(iter(sighting.frames), None))
        self.picture.show_image(image)
        self.caption.setText(
            self.tr("No picture was kept.") if sighting is None or image is None else in_words(sighting.label)
        )

    def _refresh(self) -> None:
        audience = self._link.audience
        self._link.perform(self.tr("Hands"), lambda session: read_hands(session, audience), self._take)

    def _take(self, hands: tuple[HandRow, ...]) -> None:
        self._all = hands
        self._filter(self.query.text())

    def _filter(self, text: str) -> None:
        wanted = text.lower().split()
        self.hands.set_rows([row for row in self._all if all(word in row.words.lower() for word in wanted)])
        if self.hands.rowCount() and self.list.current() is None:
            self.list.choose(0)
