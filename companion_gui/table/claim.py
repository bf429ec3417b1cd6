"""A player's claim that somebody revoked, with its trick: a person's word, logged like any other."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.form import Form
from companion_gui.link import SessionLink
from companion_gui.panel import Words
from companion_gui.qt import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    Qt,
    QVBoxLayout,
    QWidget,
)
from companion_gui.typography import Type
from companion_gui.words import player
from euchre.seats import Seat

_TRICKS = 5


class ClaimDialog(QDialog):
    """Asks who claims, against whom, and in which trick."""

    def __init__(self, link: SessionLink, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Claim a revoke"))
        self._link = link
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 18)
        whole.setSpacing(12)
        whole.addWidget(Words(self.tr("Claim a revoke"), Type.TITLE, appearance))
        form = Form(appearance)
        self.claimer, self.accused, self.trick = QComboBox(), QComboBox(), QComboBox()
        for seat in Seat:
            for box in (self.claimer, self.accused):
                box.addItem(player(link.snapshot, seat), seat)
        self.accused.setCurrentIndex(1)
        for number in range(1, _TRICKS + 1):
            self.trick.addItem(self.tr("trick {number}").format(number=number), number)
        rows = (
            (self.tr("Who claims"), self.claimer),
            (self.tr("Who revoked"), self.accused),
            (self.tr("Where"), self.trick),
        )
        for label, box in rows:
            form.add(label, box)
        whole.addLayout(form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        claim = buttons.addButton(self.tr("Log the claim"), QDialogButtonBox.ButtonRole.AcceptRole)
        claim.setProperty("role", "primary")
        buttons.accepted.connect(self.claim)
        buttons.rejected.connect(self.reject)
        whole.addWidget(buttons)
        self.setMinimumWidth(appearance.look.px(380))

    def claim(self) -> None:
        """Log the claim and close."""
        claimer: Seat = self.claimer.currentData()
        accused: Seat = self.accused.currentData()
        about = {"seat": accused.value, "trick": self.trick.currentData()}
        data = {"seat": claimer.value, "about": about}
        self._link.perform(self.tr("Claim"), lambda session: session.record("challenge", data))
        self.accept()
