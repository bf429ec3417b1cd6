"""Several choices of which one is taken, as cards one below the other."""

from __future__ import annotations

from collections.abc import Iterable

from companion_gui.appearance import Appearance
from companion_gui.qt import QButtonGroup, QVBoxLayout, QWidget
from companion_gui.start.option_card import OptionCard


class OptionGroup(QButtonGroup):
    """The cards of one question. The first is chosen until another is.

    Attributes:
        cards: the cards by what choosing them means, from the top.
    """

    def __init__(
        self,
        options: Iterable[tuple[str, str, str]],
        column: QVBoxLayout,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """Make the cards.

        Args:
            options: value, heading and sentence of each card.
            column: where they stand.
            appearance: how windows look.
            parent: the widget that owns the group.
        """
        super().__init__(parent)
        self.cards: dict[str, OptionCard] = {}
        for value, heading, sentence in options:
            card = OptionCard(heading, sentence, value, appearance)
            card.setChecked(not self.cards)
            self.cards[value] = card
            self.addButton(card)
            column.addWidget(card)

    @property
    def chosen(self) -> str:
        """What the chosen card means."""
        return next(value for value, card in self.cards.items() if card.isChecked())

    def choose(self, value: str) -> None:
        """Choose the card that means `value`; nothing changes where there is none."""
        if value in self.cards:
            self.cards[value].setChecked(True)
