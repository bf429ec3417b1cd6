"""A result typed in: the points of a hand nobody watched, or how a whole game ended."""

from __future__ import annotations

from typing import Any

from companion_gui.appearance import Appearance
from companion_gui.game.weighed import Wanted, WeighedDialog, recorded
from companion_gui.language import translate
from companion_gui.link import SessionLink
from companion_gui.number_box import number_box
from companion_gui.qt import QRadioButton, QSpinBox, QVBoxLayout, QWidget
from companion_gui.words import pair
from euchre.seats import Side

_MOST = 20


class ResultDialog(WeighedDialog):
    """Asks which of the two, and for the points.

    Args:
        by: the role of who types it in.

    Attributes:
        hand, game: what the points are of.
        points: of each side.
    """

    def __init__(
        self, link: SessionLink, appearance: Appearance, by: str, parent: QWidget | None = None
    ) -> None:
        shot = link.snapshot
        super().__init__(
            link,
            appearance,
            translate("ResultDialog", "Enter a result"),
            translate("ResultDialog", "The game is over: what is entered now begins the next one.")
            if shot.game_over
            else translate("ResultDialog", "For what the camera did not watch."),
            translate("ResultDialog", "Enter"),
            parent,
        )
        self._by, self._score = by, shot.score
        self.hand = QRadioButton(translate("ResultDialog", "Points of one hand"))
        self.game = QRadioButton(translate("ResultDialog", "Final score of the game"))
        choice = QWidget()
        column = QVBoxLayout(choice)
        column.setContentsMargins(0, 0, 0, 0)
        for button in (self.hand, self.game):
            column.addWidget(button)
        self.form.add(translate("ResultDialog", "This is"), choice)
        self.points: dict[Side, QSpinBox] = {}
        for side in Side:
            box = number_box(0, _MOST, pair(shot, side))
            box.valueChanged.connect(self.changed)
            self.points[side] = box
            self.form.add(pair(shot, side), box)
        self.ask_why(needed=False)
        self.hand.setChecked(True)
        self.game.toggled.connect(self._turned)
        self.changed()

    def wanted(self) -> Wanted:
        """What is entered."""
        points = {side.value: self.points[side].value() for side in Side}
        data: dict[str, Any] = {"points": points}
        if self.game.isChecked():
            data = {"final": True, "score": points}
        return recorded("result", {**data, **self.note()}, self._by)

    def _turned(self, final: bool) -> None:
        """Begin with what is known: the score so far, or nothing."""
        for side, box in self.points.items():
            box.setValue(self._score.get(side, 0) if final else 0)
        self.changed()
