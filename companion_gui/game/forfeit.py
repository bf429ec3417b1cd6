"""A side gives the game up, or does not come."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.game.weighed import Wanted, WeighedDialog, recorded
from companion_gui.language import translate
from companion_gui.link import SessionLink
from companion_gui.qt import QComboBox, QWidget
from companion_gui.words import pair
from euchre.seats import Side


class ForfeitDialog(WeighedDialog):
    """Asks who forfeits, and why.

    Args:
        by: the role of who enters it.

    Attributes:
        side: who forfeits.
    """

    def __init__(
        self, link: SessionLink, appearance: Appearance, by: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            link,
            appearance,
            translate("ForfeitDialog", "Forfeit the game"),
            translate(
                "ForfeitDialog", "The game ends and goes to the other side; the points stay as they are."
            ),
            translate("ForfeitDialog", "Forfeit"),
            parent,
        )
        self._by = by
        self.side = QComboBox()
        for side in Side:
            self.side.addItem(pair(link.snapshot, side), side)
        self.side.currentIndexChanged.connect(self.changed)
        self.form.add(translate("ForfeitDialog", "Who forfeits"), self.side)
        self.ask_why(needed=True)
        self.changed()

    def wanted(self) -> Wanted:
        """What is entered."""
        side: Side = self.side.currentData()
        return recorded("forfeit", {"side": side.value, **self.note()}, self._by)
