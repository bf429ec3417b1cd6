"""Correcting an event: what it should have said, and what would follow, told before it is applied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion_gui.appearance import Appearance
from companion_gui.card_picker import CardPicker
from companion_gui.card_pictures import CardPictures
from companion_gui.director.book import LogRow
from companion_gui.director.foresight import Foresight
from companion_gui.director.order import ORDERED, Place, places
from companion_gui.form import Form
from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.link import SessionLink
from companion_gui.panel import Words
from companion_gui.phrases import in_words
from companion_gui.qt import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QPushButton,
    Qt,
    QVBoxLayout,
    QWidget,
)
from companion_gui.typography import Type
from companion_gui.words import player, seat_word, suit_word
from euchre.cards import Card, Suit
from euchre.seats import Seat

CALLS = {
    "pass": QT_TRANSLATE_NOOP("Correct", "passes"),
    "order": QT_TRANSLATE_NOOP("Correct", "orders up"),
    "name": QT_TRANSLATE_NOOP("Correct", "names a suit"),
    "alone": QT_TRANSLATE_NOOP("Correct", "goes alone"),
    "not_alone": QT_TRANSLATE_NOOP("Correct", "does not go alone"),
    "defend_alone": QT_TRANSLATE_NOOP("Correct", "defends alone"),
    "no_defend": QT_TRANSLATE_NOOP("Correct", "does not defend alone"),
}
_WITH_CARD = frozenset({"play", "upcard", "discard", "withdraw", "pickup"})
_WITH_SEAT = frozenset({"play", "call", "deal", "discard", "withdraw", "gather", "pickup", "expose", "claim"})


class CorrectDialog(QDialog):
    """Offers what the event can say otherwise; applies only when told to."""

    def __init__(
        self,
        row: LogRow,
        link: SessionLink,
        appearance: Appearance,
        pictures: CardPictures,
        parent: QWidget | None = None,
        by: str = "director",
    ) -> None:
        super().__init__(parent)
        self._by = by
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Correct an event"))
        self._row, self._link = row, link
        self._appearance, self._pictures = appearance, pictures
        self._data = dict(row.event.data)
        self._card: Card | None = None
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 18)
        whole.setSpacing(12)
        whole.addWidget(Words(row.words[:1].upper() + row.words[1:], Type.TITLE, appearance, wrap=True))
        whole.addWidget(Words(self.tr("What should the log have said?"), Type.BODY, appearance, muted=True))
        self._form = Form(appearance)
        whole.addLayout(self._form)
        self._build_fields()
        self.strike = QCheckBox(self.tr("It never happened"))
        self.strike.setChecked(row.struck)
        self.strike.toggled.connect(self._changed)
        whole.addWidget(self.strike)
        self.foresight = Foresight(link, appearance)
        self.follows = self.foresight.words
        whole.addWidget(self.foresight, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.apply_button = buttons.addButton(self.tr("Apply"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.apply_button.setProperty("role", "primary")
        self.apply_button.setEnabled(False)
        self.foresight.told.connect(lambda: self.apply_button.setEnabled(True))
        buttons.accepted.connect(self.apply)
        buttons.rejected.connect(self.reject)
        whole.addWidget(buttons)
        self.setMinimumWidth(appearance.look.px(460))

    def _build_fields(self) -> None:
        do = self._row.event.do
        if do in _WITH_CARD:
            self.card_button = QPushButton(self._card_words())
            self.card_button.clicked.connect(self.pick_card)
            self._form.add(self.tr("Card"), self.card_button)
        if do in _WITH_SEAT:
            names = {seat.value: self._name(seat) for seat in Seat}
            self.seat = self._choice(self.tr("Seat"), names, self._data.get("seat"))
        if do == "call":
            self.call = self._choice(
                self.tr("Call"),
                {value: translate("Correct", words) for value, words in CALLS.items()},
                self._data.get("call"),
            )
            suits = {"": "–", **{suit.value: suit_word(suit) for suit in Suit}}
            self.suit = self._choice(self.tr("Suit"), suits, self._data.get("suit", ""))
            self.alone = QCheckBox(self.tr("alone"))
            self.alone.setChecked(bool(self._data.get("alone")))
            self.alone.toggled.connect(self._changed)
            self._form.add("", self.alone)
        if do in ORDERED:
            self.order = self._choice(self.tr("Order"), {"": self.tr("as it was")}, "")
            event = self._row.event
            self._link.perform(
                self.tr("Order"), lambda session: places(session.events(), event), self._show_places
            )

    def _show_places(self, found: tuple[Place, ...]) -> None:
        for place in found:
            words = (
                self.tr("last in the hand")
                if place.before is None
                else self.tr("before: {what}").format(what=in_words(place.before))
            )
            self.order.addItem(words, place.t)

    def _choice(self, label: str, options: Mapping[str, str], now: object) -> QComboBox:
        box = QComboBox()
        for value, words in options.items():
            box.addItem(words, value)
        box.setCurrentIndex(box.findData(now))
        box.currentIndexChanged.connect(self._changed)
        self._form.add(label, box)
        return box

    def _name(self, seat: Seat) -> str:
        name, word = player(self._link.snapshot, seat), seat_word(seat)
        return name if name == word else f"{name} ({word})"

    def _card_words(self) -> str:
        if self._card is not None:
            return self._card.label
        text = self._data.get("card")
        return Card.parse(str(text)).label if text and text != "none" else self.tr("not read")

    def pick_card(self) -> None:
        """Choose the card from the deck."""
        picker = CardPicker(self.tr("Which card was it?"), self._appearance, self._pictures, self)
        picker.picked.connect(self.set_card)
        picker.open()

    def set_card(self, card: Card) -> None:
        """Take a card as the right one."""
        self._card = card
        self.card_button.setText(self._card_words())
        self._changed()

    def changes(self) -> dict[str, Any]:
        """What would be said otherwise; empty while nothing is."""
        wanted: dict[str, Any] = {}
        do = self._row.event.do
        if self._card is not None:
            wanted["card"] = str(self._card)
        if do in _WITH_SEAT:
            wanted["seat"] = self.seat.currentData()
        if do == "call":
            wanted["call"] = self.call.currentData()
            wanted["suit"] = self.suit.currentData() or None
            wanted["alone"] = self.alone.isChecked()
        if do in ORDERED:
            wanted["t"] = self.order.currentData() if self.order.currentIndex() > 0 else None
        said = {"alone": False, "suit": None, **self._data}
        return {name: value for name, value in wanted.items() if value != said.get(name)}

    def apply(self) -> None:
        """Log the correction and close."""
        event, wanted = self._row.event.id, self._wanted()
        if wanted is None:
            self._link.perform(self.tr("Strike out"), lambda session: session.strike(event, self._by))
        elif self._says_more(wanted):
            self._link.perform(
                self.tr("Correction"), lambda session: session.correct(event, wanted, self._by)
            )
        self.accept()

    def _wanted(self) -> dict[str, Any] | None:
        """What the event should say; None where it never happened."""
        return None if self.strike.isChecked() else self.changes()

    def _says_more(self, wanted: dict[str, Any] | None) -> bool:
        """Whether the log does not say so already: to correct nothing lets a struck event count again."""
        return not self._row.struck if wanted is None else bool(wanted) or self._row.struck

    def _changed(self) -> None:
        """Ask what would follow."""
        event, wanted = self._row.event, self._wanted()
        self.apply_button.setEnabled(False)
        if not self._says_more(wanted):
            self.foresight.forget()
            return
        self.foresight.ask(lambda session: session.preview(event.id, wanted), event.hand)
