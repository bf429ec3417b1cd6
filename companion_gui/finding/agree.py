"""A ruling without a director: done only where all four at the table agree, and logged with who did."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.panel import Words
from companion_gui.qt import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    Qt,
    QVBoxLayout,
    QWidget,
    Signal,
)
from companion_gui.typography import Type
from companion_gui.words import player, seat_word
from euchre.seats import Seat
from tracker.snapshot import TableSnapshot


class AgreeDialog(QDialog):
    """Asks each of the four.

    Args:
        words: what is agreed on, and what it comes to.
        snapshot: for the names.
        appearance: how it looks.

    Attributes:
        seats: one box each, to be ticked.
        agree_button: off until all are.

    Signals:
        agreed: carries the seats that agree; the dialog closes itself.
    """

    agreed = Signal(object)

    def __init__(
        self, words: str, snapshot: TableSnapshot, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Do all four agree?"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 18)
        whole.setSpacing(12)
        whole.addWidget(Words(self.tr("Do all four agree?"), Type.TITLE, appearance))
        whole.addWidget(Words(words, Type.BODY, appearance, wrap=True))
        self.seats: dict[Seat, QCheckBox] = {}
        for seat in Seat:
            name, word = player(snapshot, seat), seat_word(seat)
            box = QCheckBox((name if name == word else f"{name} ({word})").replace("&", "&&"))
            box.toggled.connect(self._weigh)
            self.seats[seat] = box
            whole.addWidget(box)
        kept = self.tr("It is logged with these names; undo takes it back.")
        whole.addWidget(Words(kept, Type.CAPTION, appearance, muted=True, wrap=True))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.agree_button = buttons.addButton(
            self.tr("The table agrees"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.agree_button.setProperty("role", "primary")
        self.agree_button.setEnabled(False)
        buttons.accepted.connect(self.agree)
        buttons.rejected.connect(self.reject)
        whole.addWidget(buttons)
        self.setMinimumWidth(appearance.look.px(400))

    def agree(self) -> None:
        """Hand on who agrees, and close."""
        seats = self._ticked()
        self.accept()
        self.agreed.emit(seats)

    def _ticked(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, box in self.seats.items() if box.isChecked())

    def _weigh(self) -> None:
        self.agree_button.setEnabled(len(self._ticked()) == len(Seat))
