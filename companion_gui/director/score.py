"""Setting the game score by hand, with a reason."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.link import SessionLink
from companion_gui.number_box import number_box
from companion_gui.panel import Words
from companion_gui.qt import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
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
    """Asks for the score and why; it is set only with a reason."""

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
        form = QFormLayout()
        form.setSpacing(10)
        self.points: dict[Side, QSpinBox] = {}
        for side in Side:
            box = number_box(shot.score.get(side, 0), _MOST, pair(shot, side))
            self.points[side] = box
            form.addRow(Words(pair(shot, side), Type.BODY, appearance), box)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(self.tr("Why"))
        self.reason.setAccessibleName(self.tr("Reason"))
        form.addRow(Words(self.tr("Reason"), Type.BODY, appearance), self.reason)
        whole.addLayout(form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.set_button = buttons.addButton(self.tr("Set score"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.set_button.setProperty("role", "primary")
        self.set_button.setEnabled(False)
        self.reason.textChanged.connect(lambda text: self.set_button.setEnabled(bool(text.strip())))
        buttons.accepted.connect(self.set_score)
        buttons.rejected.connect(self.reject)
        whole.addWidget(buttons)
        self.setMinimumWidth(appearance.look.px(420))

    def set_score(self) -> None:
        """Log the score and close."""
        north_south, east_west = (self.points[side].value() for side in Side)
        note = self.reason.text().strip()
        self._link.perform(
            self.tr("Score"), lambda session: session.override_score(north_south, east_west, note)
        )
        self.accept()
