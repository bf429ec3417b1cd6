"""A side gives the game up, or does not come."""

from __future__ import annotations

from companion_gui.game.weighed import Heading, Wanted, WeighedDialog
from companion_gui.words import pair
from euchre.seats import Side


class ForfeitDialog(WeighedDialog):
    """Asks who forfeits, and why.

    Attributes:
        side: who forfeits.
    """

    def heading(self) -> Heading:
        """What a forfeit does."""
        return Heading(
            self.tr("Forfeit the game"),
            self.tr("The game ends and goes to the other side; the points stay as they are."),
            self.tr("Forfeit"),
        )

    def fill(self) -> None:
        """Ask who, and why."""
        sides = ((pair(self.shot, side), side) for side in Side)
        self.side = self.ask_which(self.tr("Who forfeits"), sides)
        self.ask_why(needed=True)

    def wanted(self) -> Wanted:
        """What is entered."""
        side: Side = self.side.currentData()
        return self.recorded("forfeit", {"side": side.value, **self.note()})
