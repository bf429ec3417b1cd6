"""A result typed in: the points of a hand nobody watched, or how a whole game ended."""

from __future__ import annotations

from companion_gui.game.weighed import Heading, Wanted, WeighedDialog
from companion_gui.qt import QRadioButton, QVBoxLayout, QWidget


class ResultDialog(WeighedDialog):
    """Asks which of the two, and for the points.

    Attributes:
        hand, game: what the points are of.
        points: of each side.
    """

    def heading(self) -> Heading:
        """What a result typed in is for."""
        explained = (
            self.tr("The game is over: what is entered now begins the next one.")
            if self.shot.game_over
            else self.tr("For what the camera did not watch.")
        )
        return Heading(self.tr("Enter a result"), explained, self.tr("Enter"))

    def fill(self) -> None:
        """Ask whether it is of a hand or a game, and for the points; a reason may be given."""
        self.hand = QRadioButton(self.tr("Points of one hand"))
        self.game = QRadioButton(self.tr("Final score of the game"))
        choice = QWidget()
        column = QVBoxLayout(choice)
        column.setContentsMargins(0, 0, 0, 0)
        for button in (self.hand, self.game):
            column.addWidget(button)
        self.form.add(self.tr("This is"), choice)
        self.points = self.ask_points({})
        self.ask_why(needed=False)
        self.hand.setChecked(True)
        self.game.toggled.connect(self._turned)

    def wanted(self) -> Wanted:
        """What is entered."""
        points = {side.value: box.value() for side, box in self.points.items()}
        said = {"final": True, "score": points} if self.game.isChecked() else {"points": points}
        return self.recorded("result", {**said, **self.note()})

    def _turned(self, final: bool) -> None:
        """Begin with what is known: the score so far, or nothing."""
        for side, box in self.points.items():
            box.setValue(self.shot.score.get(side, 0) if final else 0)
        self.changed()
