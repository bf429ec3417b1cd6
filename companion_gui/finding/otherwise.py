"""Ruling something the laws did not propose: what the hand is worth, or that it is dealt again."""

from __future__ import annotations

from typing import Any

from companion_gui.appearance import Appearance
from companion_gui.form import Form
from companion_gui.number_box import number_box
from companion_gui.panel import Words
from companion_gui.qt import (
    QDialog,
    QDialogButtonBox,
    QRadioButton,
    QSpinBox,
    Qt,
    QVBoxLayout,
    QWidget,
    Signal,
)
from companion_gui.typography import Type
from companion_gui.words import pair
from euchre.seats import Side
from tracker.snapshot import TableSnapshot

_MOST = 10


class OtherwiseDialog(QDialog):
    """Asks what the hand is worth.

    Signals:
        chosen: carries the effect as data; the dialog closes itself.
    """

    chosen = Signal(object)

    def __init__(
        self, snapshot: TableSnapshot, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Rule otherwise"))
        self._snapshot = snapshot
        self.points: dict[Side, QSpinBox] = {}
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 18)
        whole.setSpacing(12)
        whole.addWidget(Words(self.tr("What is this hand worth?"), Type.TITLE, appearance))
        self.stands = QRadioButton(self.tr("It stands as it was played"))
        self.void = QRadioButton(self.tr("It does not count; the same dealer deals again"))
        self.sets = QRadioButton(self.tr("It counts as entered here:"))
        for choice in (self.stands, self.void, self.sets):
            whole.addWidget(choice)
            choice.toggled.connect(self._tell)
        self.sets.setChecked(True)
        form = Form(appearance)
        form.setContentsMargins(28, 0, 0, 0)
        for side in Side:
            box = number_box(snapshot.hand_points.get(side, 0), _MOST, pair(snapshot, side))
            box.valueChanged.connect(self._tell)
            self.points[side] = box
            form.add(pair(snapshot, side), box)
        whole.addLayout(form)
        self.after = Words("", Type.LEAD, appearance)
        whole.addWidget(self.after)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        rule = buttons.addButton(self.tr("Rule so"), QDialogButtonBox.ButtonRole.AcceptRole)
        rule.setProperty("role", "primary")
        buttons.accepted.connect(self.rule)
        buttons.rejected.connect(self.reject)
        whole.addWidget(buttons)
        self._tell()

    def effect(self) -> dict[str, Any]:
        """What is chosen now, as data."""
        if self.stands.isChecked():
            return {"transform": "none"}
        if self.void.isChecked():
            dealer = self._snapshot.dealer
            return {"transform": "void_deal", **({} if dealer is None else {"dealer": dealer.value})}
        return {
            "transform": "director_sets",
            "ns": self.points[Side.NS].value(),
            "ew": self.points[Side.EW].value(),
        }

    def _tell(self) -> None:
        if len(self.points) < 2:
            return
        for box in self.points.values():
            box.setEnabled(self.sets.isChecked())
        words = {
            "none": self.tr("The points stay as they are."),
            "void_deal": self.tr("Nobody scores for this hand."),
        }
        effect = self.effect()
        said = self.tr("This hand gives {ns} – {ew}.").format(ns=effect.get("ns"), ew=effect.get("ew"))
        self.after.setText(words.get(effect["transform"], said))

    def rule(self) -> None:
        """Hand on what is chosen and close."""
        self.chosen.emit(self.effect())
        self.accept()
