"""Signing the result: unofficial until all four have done so, each for themselves; the sheet for keeping."""

from __future__ import annotations

from pathlib import Path

from companion_gui.appearance import Appearance
from companion_gui.language import translate
from companion_gui.link import SessionLink
from companion_gui.message import MessageLine
from companion_gui.panel import Words
from companion_gui.phrases import in_words
from companion_gui.printing import can_print, print_score_sheet
from companion_gui.qt import (
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    Qt,
    QVBoxLayout,
    QWidget,
)
from companion_gui.score_sheet import ScoreSheet, SheetReader, keep_score_sheet
from companion_gui.signature import Signature
from companion_gui.table.sign_box import SignBox
from companion_gui.typography import Type
from companion_gui.words import labelled, pair, player, seat_word
from euchre.seats import Seat, Side
from tracker.errors import SessionError
from tracker.snapshot import TableSnapshot
from tracker.table import TableSession


def standing(shot: TableSnapshot) -> str:
    """Whether the result counts, and what is missing where it does not."""
    missing = [seat for seat in Seat if seat not in shot.signatures]
    if not missing:
        return translate("SignDialog", "Signed by all four: it stands.")
    words = translate("SignDialog", "Unofficial: {count} of 4 still to sign.").format(count=len(missing))
    if shot.void:
        why = translate("SignDialog", "It was changed after it was signed, so it wants signing again.")
        return f"{words} {why}"
    return words


class SignDialog(QDialog):
    """Shows the result and a place to sign for each player.

    Args:
        link: to the session.
        appearance: how it looks.
        reader: makes the score sheet of a log; None offers none to be kept.

    Attributes:
        boxes: one a seat; off once that seat has signed.
    """

    def __init__(
        self,
        link: SessionLink,
        appearance: Appearance,
        reader: SheetReader | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Sign the result"))
        self._link, self._reader = link, reader
        shot = link.snapshot
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 18)
        whole.setSpacing(12)
        whole.addWidget(Words(self.tr("Sign the result"), Type.TITLE, appearance))
        self._result = Words("", Type.LEAD, appearance)
        whole.addWidget(self._result)
        self.state = Words("", Type.BODY, appearance, muted=True, wrap=True)
        whole.addWidget(self.state)
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(14)
        self.boxes: dict[Seat, SignBox] = {}
        for place, seat in enumerate(Seat):
            name = player(shot, seat)
            box = SignBox(name if name == seat_word(seat) else f"{name} ({seat_word(seat)})", appearance)
            box.signed.connect(lambda given, s=seat: self.sign(s, given))
            grid.addWidget(box, place // 2, place % 2)
            self.boxes[seat] = box
        whole.addLayout(grid)
        self.message = MessageLine(appearance)
        whole.addWidget(self.message)
        whole.addLayout(self._foot())
        link.snapshot_changed.connect(self.show_snapshot)
        link.failed.connect(lambda what, why: self.message.say(labelled(what, in_words(why))))
        self.show_snapshot(shot)

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.keep_button, self.print_button = (
            QPushButton(self.tr("Keep the sheet…")),
            QPushButton(self.tr("Print…")),
        )
        self.keep_button.setToolTip(self.tr("PDF, with CSV and EGN beside it"))
        self.keep_button.clicked.connect(self.choose_place)
        self.print_button.clicked.connect(self.print_sheet)
        self.keep_button.setVisible(self._reader is not None)
        self.print_button.setVisible(self._reader is not None and can_print())
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.reject)
        row.addWidget(self.keep_button)
        row.addWidget(self.print_button)
        row.addStretch(1)
        row.addWidget(close)
        for button in (self.keep_button, self.print_button, close):
            button.setAutoDefault(False)
        return row

    def sign(self, seat: Seat, given: Signature) -> None:
        """Log a player's signature."""
        data = {"seat": seat.value, **given.to_data()}
        self._link.perform(self.tr("Sign"), lambda session: session.record("sign", data))

    def choose_place(self) -> None:
        """Ask where the sheet is to be kept, and keep it."""
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Keep the sheet"), "score-sheet.pdf", self.tr("PDF (*.pdf)")
        )
        if name:
            self.keep(Path(name))

    def keep(self, path: Path) -> None:
        """Write the sheet as PDF, and as CSV and EGN beside it."""
        reader = self._reader
        if reader is None:
            return

        def write(session: TableSession) -> tuple[Path, ...]:
            try:
                return keep_score_sheet(path, reader(session.whole_log()))
            except OSError as error:
                raise SessionError(f"{path}: cannot be written ({error.strerror or error})") from None

        self._link.perform(self.tr("Keep the sheet"), write, self._kept)

    def print_sheet(self) -> None:
        """Print the sheet, on a printer a person chooses."""
        reader = self._reader
        if reader is not None:
            self._link.perform(self.tr("Print"), lambda session: reader(session.whole_log()), self._print)

    def _print(self, sheet: ScoreSheet) -> None:
        if print_score_sheet(sheet, self):
            self.message.say(self.tr("Sent to the printer."))

    def _kept(self, files: tuple[Path, ...]) -> None:
        self.message.say(self.tr("Kept as {files}.").format(files=", ".join(path.name for path in files)))

    def show_snapshot(self, shot: TableSnapshot) -> None:
        """Show the result and the signatures that stand."""
        self._result.setText("\n".join(labelled(pair(shot, side), shot.score.get(side, 0)) for side in Side))
        for seat, box in self.boxes.items():
            given = shot.signatures.get(seat)
            box.show_signature(None if given is None else Signature.from_data(given))
        self.state.setText(standing(shot))
