"""Setting the game score by hand, with a reason."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.director.foresight import Foresight
from companion_gui.form import Form
from companion_gui.link import SessionLink
from companion_gui.number_box import number_box
from companion_gui.panel import Words
from companion_gui.qt import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QSpinBox,
    Qt,
    QVBoxLayout,
    QWidget,
)
from companion_gui.typography import Type
from companion_gui.words import pair
from euchre.seats import Side

_MOST = 20


class ScoreDialog(QDialog):
    """Asks for the score and why, and tells what follows."""

    def __init__(self, link: SessionLink, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Set the score"))
        self._link = link
        shot = link.snapshot
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 18)
        whole.setSpacing(12)
        whole.addWidget(Words(self.tr("Set the game score"), Type.TITLE, appearance))
        words = self.tr("The hands stay as they were seen; the score counts on from here.")
        whole.addWidget(Words(words, Type.BODY, appearance, muted=True, wrap=True))
        form = Form(appearance)
        self.points: dict[Side, QSpinBox] = {}
        for side in Side:
            box = number_box(shot.score.get(side, 0), _MOST, pair(shot, side))
            self.points[side] = box
            form.add(pair(shot, side), box)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(self.tr("Why"))
        form.add(self.tr("Reason"), self.reason)
        whole.addLayout(form)
        self.foresight = Foresight(link, appearance)
        whole.addWidget(self.foresight, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.set_button = buttons.addButton(self.tr("Set score"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.set_button.setProperty("role", "primary")
        self.set_button.setEnabled(False)
        self.reason.textChanged.connect(self._weigh)
        self.foresight.told.connect(self._heard)
        self._told = False
        buttons.accepted.connect(self.set_score)
        buttons.rejected.connect(self.reject)
        whole.addWidget(buttons)
        self.setMinimumWidth(appearance.look.px(420))
        for box in self.points.values():
            box.valueChanged.connect(self._changed)
        self._changed()

    def set_score(self) -> None:
        """Log the score and close."""
        wanted, note = self._wanted(), self.reason.text().strip()
        self._link.perform(self.tr("Score"), lambda session: session.override_score(*wanted, note))
        self.accept()

    def _wanted(self) -> tuple[int, int]:
        """The score entered, North and South first."""
        return self.points[Side.NS].value(), self.points[Side.EW].value()

    def _changed(self) -> None:
        """Ask what would follow."""
        wanted = self._wanted()
        self._told = False
        self._weigh()
        self.foresight.ask(lambda session: session.preview_score(*wanted))

    def _heard(self) -> None:
        self._told = True
        self._weigh()

    def _weigh(self) -> None:
        """A score is set with a reason alone, and once what follows stands there to be read."""
        self.set_button.setEnabled(self._told and bool(self.reason.text().strip()))
