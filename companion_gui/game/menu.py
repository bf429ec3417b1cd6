"""What bears on the whole game, as a menu."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.game.first_dealer import FirstDealerDialog, can_be_named
from companion_gui.game.forfeit import ForfeitDialog
from companion_gui.game.result import ResultDialog
from companion_gui.link import SessionLink
from companion_gui.qt import QMenu, Qt, QWidget


class GameMenu(QMenu):
    """First dealer, a result typed in, a forfeit; each opens a dialog that tells what follows.

    Args:
        link: to the table.
        appearance: how the dialogs look.
        by: the role of who enters it.
        parent: the window it opens over.
    """

    def __init__(self, link: SessionLink, appearance: Appearance, by: str, parent: QWidget) -> None:
        super().__init__(self.tr("The game"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        kinds = (
            (self.tr("First dealer…"), FirstDealerDialog, can_be_named(link.snapshot)),
            (self.tr("Enter a result…"), ResultDialog, True),
            (self.tr("Forfeit the game…"), ForfeitDialog, True),
        )
        for words, kind, offered in kinds:
            action = self.addAction(words)
            action.setEnabled(offered)
            action.triggered.connect(lambda _=False, k=kind: k(link, appearance, by, parent).open())
