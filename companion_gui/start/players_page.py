"""The third step: who sits where, and who deals first."""

from __future__ import annotations

from collections.abc import Mapping

from companion_gui.appearance import Appearance
from companion_gui.panel import Panel, Words
from companion_gui.qt import QComboBox, QGridLayout, QLineEdit, Qt, QVBoxLayout, QWidget
from companion_gui.typography import Type
from companion_gui.words import seat_word
from euchre.seats import Seat

_PLACES = {Seat.NORTH: (0, 1), Seat.WEST: (1, 0), Seat.EAST: (1, 2), Seat.SOUTH: (2, 1)}
_LONGEST = 24


class PlayersPage(QWidget):
    """Four names around a table."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(14)
        sentence = self.tr(
            "Names are only for the windows and the score sheet; leave them empty if you like."
        )
        whole.addWidget(Words(sentence, Type.BODY, appearance, muted=True, wrap=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(14)
        self.names: dict[Seat, QLineEdit] = {}
        for seat, (row, column) in _PLACES.items():
            panel = Panel(seat_word(seat), appearance)
            name = QLineEdit()
            name.setMaxLength(_LONGEST)
            name.setPlaceholderText(self.tr("Name"))
            name.setAccessibleName(self.tr("Name of {seat}").format(seat=seat_word(seat)))
            panel.body.addWidget(name)
            self.names[seat] = name
            grid.addWidget(panel, row, column)
        middle = Words(
            self.tr("North and South play together,\nEast and West play together"),
            Type.BODY,
            appearance,
            muted=True,
        )
        middle.setAlignment(Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(middle, 1, 1)
        whole.addLayout(grid)
        whole.addWidget(Words(self.tr("First dealer"), Type.STRONG, appearance))
        self.dealer = QComboBox()
        self.dealer.setAccessibleName(self.tr("First dealer"))
        self.dealer.addItem(self.tr("Ask me when the first hand is dealt"), None)
        for seat in Seat:
            self.dealer.addItem(seat_word(seat), seat)
        whole.addWidget(self.dealer)
        whole.addStretch()

    def players(self) -> Mapping[Seat, str]:
        """The names that were given."""
        return {seat: field.text().strip() for seat, field in self.names.items() if field.text().strip()}

    def first_dealer(self) -> Seat | None:
        """Who deals first, if a person said so."""
        chosen = self.dealer.currentData()
        return chosen if isinstance(chosen, Seat) else None

    def take(self, players: Mapping[Seat, str], dealer: Seat | None) -> None:
        """Fill in names and first dealer."""
        for seat, field in self.names.items():
            field.setText(players.get(seat, ""))
        self.dealer.setCurrentIndex(max(0, self.dealer.findData(dealer)))
