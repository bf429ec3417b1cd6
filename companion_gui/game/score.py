"""Setting the game score by hand, with a reason."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.game.weighed import Wanted, WeighedDialog
from companion_gui.language import translate
from companion_gui.link import SessionLink
from companion_gui.number_box import number_box
from companion_gui.qt import QSpinBox, QWidget
from companion_gui.words import pair
from euchre.seats import Side

_MOST = 20


class ScoreDialog(WeighedDialog):
    """Asks for the score and why, and tells what follows.

    Attributes:
        points: of each side.
    """

    def __init__(self, link: SessionLink, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(
            link,
            appearance,
            translate("ScoreDialog", "Set the game score"),
            translate("ScoreDialog", "The hands stay as they were seen; the score counts on from here."),
            translate("ScoreDialog", "Set score"),
            parent,
        )
        shot = link.snapshot
        self.points: dict[Side, QSpinBox] = {}
        for side in Side:
            box = number_box(shot.score.get(side, 0), _MOST, pair(shot, side))
            box.valueChanged.connect(self.changed)
            self.points[side] = box
            self.form.add(pair(shot, side), box)
        self.ask_why(needed=True)
        self.changed()

    def wanted(self) -> Wanted:
        """The score entered."""
        ns, ew, note = self.points[Side.NS].value(), self.points[Side.EW].value(), self.reason.text().strip()
        return Wanted(
            lambda session: session.preview_score(ns, ew),
            lambda session: session.override_score(ns, ew, note),
        )
