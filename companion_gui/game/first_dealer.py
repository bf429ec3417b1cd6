"""Who deals the first hand of a game: by the first jack, by the cut, or as the table says."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.game.weighed import Wanted, WeighedDialog, recorded
from companion_gui.language import translate
from companion_gui.link import SessionLink
from companion_gui.qt import QComboBox, QWidget
from companion_gui.words import player, seat_word
from euchre.seats import Seat
from tracker.snapshot import Phase, TableSnapshot


def can_be_named(snapshot: TableSnapshot) -> bool:
    """Whether a game is about to begin; within one the deal goes round by itself."""
    return snapshot.phase in (Phase.WAITING, Phase.GAME_OVER)


class FirstDealerDialog(WeighedDialog):
    """Asks for the seat. After a finished game this begins the next.

    Args:
        by: the role of who enters it.

    Attributes:
        seat: who deals.
    """

    def __init__(
        self, link: SessionLink, appearance: Appearance, by: str, parent: QWidget | None = None
    ) -> None:
        shot = link.snapshot
        self._begins = shot.game_over
        super().__init__(
            link,
            appearance,
            translate("FirstDealerDialog", "First dealer"),
            translate("FirstDealerDialog", "Whoever got the first jack, or cut for the deal.")
            if not self._begins
            else translate("FirstDealerDialog", "The next game begins, and this seat deals its first hand."),
            translate("FirstDealerDialog", "Enter"),
            parent,
        )
        self._by = by
        self.seat = QComboBox()
        for seat in Seat:
            name, word = player(shot, seat), seat_word(seat)
            self.seat.addItem(name if name == word else f"{name} ({word})", seat)
        if shot.next_dealer is not None:
            self.seat.setCurrentIndex(self.seat.findData(shot.next_dealer))
        self.seat.currentIndexChanged.connect(self.changed)
        self.form.add(translate("FirstDealerDialog", "Who deals first"), self.seat)
        self.changed()

    def wanted(self) -> Wanted:
        """What is entered."""
        seat: Seat = self.seat.currentData()
        if self._begins:
            return recorded("new_game", {"dealer": seat.value}, self._by)
        return recorded("first_dealer", {"seat": seat.value}, self._by)
