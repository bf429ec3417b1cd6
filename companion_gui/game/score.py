"""Setting the game score by hand, with a reason."""

from __future__ import annotations

from companion_gui.game.weighed import Heading, Wanted, WeighedDialog
from euchre.seats import Side


class ScoreDialog(WeighedDialog):
    """Asks for the score and why, and tells what follows.

    Attributes:
        points: of each side.
    """

    def heading(self) -> Heading:
        """What setting the score does."""
        return Heading(
            self.tr("Set the game score"),
            self.tr("The hands stay as they were seen; the score counts on from here."),
            self.tr("Set score"),
        )

    def fill(self) -> None:
        """Ask for the points, beginning with the score so far, and why."""
        self.points = self.ask_points(self.shot.score)
        self.ask_why(needed=True)

    def wanted(self) -> Wanted:
        """The score entered."""
        ns, ew = (self.points[side].value() for side in (Side.NS, Side.EW))
        by, note = self.by, self.reason.text().strip()
        return Wanted(
            lambda session: session.preview_score(ns, ew),
            lambda session: session.override_score(ns, ew, note, by),
        )
