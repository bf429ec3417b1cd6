"""Signing the result: provisional until all four have done so, each for themselves."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.link import SessionLink
from companion_gui.panel import Words
from companion_gui.qt import QDialog, QDialogButtonBox, QGridLayout, QPushButton, Qt, QVBoxLayout, QWidget
from companion_gui.typography import Type
from companion_gui.words import SEAT_WORDS, pair, player
from euchre.seats import Seat, Side
from tracker.table import TableSession


def signed(session: TableSession) -> frozenset[Seat]:
    """Who has signed the newest hand, undone signatures left out; for the worker, not for the GUI thread."""
    records = session.records()
    events = records[-1].get("events", ()) if records else ()
    return frozenset(
        Seat(event["seat"]) for event in events if event.get("do") == "sign" and event.get("seat")
    )


class SignDialog(QDialog):
    """Shows the result and a button for each player.

    Attributes:
        buttons: one a seat; off once that seat has signed.
    """

    def __init__(self, link: SessionLink, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Sign the result")
        self._link = link
        shot = link.snapshot
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 18)
        whole.setSpacing(12)
        whole.addWidget(Words("Sign the result", Type.TITLE, appearance))
        lines = [f"{pair(shot, side)}: {shot.score.get(side, 0)}" for side in Side]
        whole.addWidget(Words("\n".join(lines), Type.LEAD, appearance))
        self.state = Words("", Type.BODY, appearance, muted=True, wrap=True)
        whole.addWidget(self.state)
        grid = QGridLayout()
        grid.setSpacing(8)
        self.buttons: dict[Seat, QPushButton] = {}
        for row, seat in enumerate(Seat):
            name = player(shot, seat)
            label = name if name == SEAT_WORDS[seat] else f"{name} ({SEAT_WORDS[seat]})"
            grid.addWidget(Words(label, Type.BODY, appearance), row, 0)
            button = QPushButton("Sign")
            button.setAccessibleName(f"{name} signs")
            button.clicked.connect(lambda _=False, s=seat: self.sign(s))
            grid.addWidget(button, row, 1)
            self.buttons[seat] = button
        whole.addLayout(grid)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        whole.addWidget(buttons)
        self.setMinimumWidth(appearance.look.px(380))
        link.snapshot_changed.connect(self._look)
        self._look()

    def sign(self, seat: Seat) -> None:
        """Log a player's signature."""
        self.buttons[seat].setEnabled(False)
        self._link.perform("Sign", lambda session: session.record("sign", {"seat": seat.value}))

    def _look(self) -> None:
        self._link.perform("Signatures", signed, self._show)

    def _show(self, seats: frozenset[Seat]) -> None:
        for seat, button in self.buttons.items():
            button.setEnabled(seat not in seats)
            button.setText("Signed" if seat in seats else "Sign")
        missing = len(Seat) - len(seats)
        self.state.setText(
            f"Provisional: {missing} of four still to sign." if missing else "Signed by all four: it stands."
        )
