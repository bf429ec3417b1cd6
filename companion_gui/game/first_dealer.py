"""Who deals the first hand of a game: by the first jack, by the cut, or as the table says."""

from __future__ import annotations

from companion_gui.game.weighed import Heading, Wanted, WeighedDialog
from companion_gui.words import player, seat_word
from euchre.seats import Seat
from tracker.snapshot import Phase, TableSnapshot


def can_be_named(snapshot: TableSnapshot) -> bool:
    """Whether a game is about to begin; within one the deal goes round by itself."""
    return snapshot.phase in (Phase.WAITING, Phase.GAME_OVER)


class FirstDealerDialog(WeighedDialog):
    """Asks for the seat. After a finished game this begins the next.

    Attributes:
        seat: who deals.
    """

    def heading(self) -> Heading:
        """What naming a dealer does."""
        explained = (
            self.tr("The next game begins, and this seat deals its first hand.")
            if self.shot.game_over
            else self.tr("Whoever got the first jack, or cut for the deal.")
        )
        return Heading(self.tr("First dealer"), explained, self.tr("Enter"))

    def fill(self) -> None:
        """Ask for the seat, beginning with the one that is due."""
        seats = ((_named(self.shot, seat), seat) for seat in Seat)
        self.seat = self.ask_which(self.tr("Who deals first"), seats, self.shot.next_dealer)

    def wanted(self) -> Wanted:
        """What is entered."""
        seat: Seat = self.seat.currentData()
        if self.shot.game_over:
            return self.recorded("new_game", {"dealer": seat.value})
        return self.recorded("first_dealer", {"seat": seat.value})


def _named(snapshot: TableSnapshot, seat: Seat) -> str:
    name, word = player(snapshot, seat), seat_word(seat)
    return name if name == word else f"{name} ({word})"
