"""What a table window opens: each dialog made when it is asked for, on the window's own link."""

from __future__ import annotations

from pathlib import Path

from companion_gui.appearance import Appearance
from companion_gui.card_picker import CardPicker
from companion_gui.card_pictures import CardPictures
from companion_gui.director.book import LogRow, log_rows
from companion_gui.director.correct import CorrectDialog
from companion_gui.finding.dialog import FindingDialog
from companion_gui.game.first_dealer import FirstDealerDialog
from companion_gui.game.forfeit import ForfeitDialog
from companion_gui.game.result import ResultDialog
from companion_gui.history.library import Library
from companion_gui.history.window import HistoryWindow
from companion_gui.incident_menu import IncidentMenu
from companion_gui.laws.dialog import LawsDialog
from companion_gui.link import SessionLink
from companion_gui.message import MessageLine
from companion_gui.qt import QFileDialog, QObject, QPoint, QWidget
from companion_gui.score_sheet import SheetReader
from companion_gui.table.claim import ClaimDialog
from companion_gui.table.signing import SignDialog
from companion_gui.words import player
from euchre.cards import Card
from euchre.findings import Finding
from euchre.laws import LawProfile
from tracker.snapshot import Question
from tracker.table import TableSession

_SCORER = "scorer"
_CORRECTED_HERE = ("play", "call", "upcard", "discard", "pickup", "deal")
"""Events the scorer corrects by one key, the last of them first."""


class TableDialogs(QObject):
    """Opens them.

    Args:
        window: their parent.
        link: to the table.
        appearance: how they look.
        pictures: of the cards.
        message: where trouble and answers are told.
        laws: those in force; None: their page cannot be opened.
        reader: makes the score sheet; None offers none to be kept.
        ruler: the role that may rule here; None: nobody.
        library: earlier logs; None: the history shows the open one alone.
    """

    def __init__(
        self,
        window: QWidget,
        link: SessionLink,
        appearance: Appearance,
        pictures: CardPictures,
        message: MessageLine,
        laws: LawProfile | None = None,
        reader: SheetReader | None = None,
        ruler: str | None = None,
        library: Library | None = None,
    ) -> None:
        super().__init__(window)
        self._window, self._link, self._appearance = window, link, appearance
        self._pictures, self._message = pictures, message
        self._laws, self._reader, self._ruler, self._library = laws, reader, ruler, library

    def claim(self) -> None:
        """Let a player claim a revoke."""
        ClaimDialog(self._link, self._appearance, self._window).open()

    def sign(self) -> None:
        """Let the players sign the result."""
        SignDialog(self._link, self._appearance, self._reader, self._window).open()

    def result(self) -> None:
        """Let a result be typed in."""
        ResultDialog(self._link, self._appearance, _SCORER, self._window).open()

    def forfeit(self) -> None:
        """Let a side give the game up."""
        ForfeitDialog(self._link, self._appearance, _SCORER, self._window).open()

    def first_dealer(self) -> None:
        """Let it be said who deals the first hand of a game."""
        FirstDealerDialog(self._link, self._appearance, _SCORER, self._window).open()

    def laws(self) -> None:
        """Show the laws in force."""
        if self._laws is not None:
            LawsDialog(self._laws, self._appearance, self._window).open()

    def history(self) -> None:
        """Look at the hands played before."""
        HistoryWindow(self._link, self._appearance, self._window, self._reader, self._library).open()

    def finding(self, finding: Finding) -> None:
        """Look into a finding: its pictures, the law, the proposals."""
        FindingDialog(finding, self._link, self._appearance, self._ruler, self._window).open()

    def incident(self, at: QPoint) -> None:
        """Offer what no camera sees, and who it was."""
        menu = IncidentMenu(self._link, _SCORER, self._window)
        menu.popup(at)

    def keep_recent(self) -> None:
        """Write the last seconds of pictures and the log into a folder, for a report of what went wrong."""
        folder = QFileDialog.getExistingDirectory(self._window, self.tr("Keep the last seconds in"))
        if folder:
            self._link.perform(
                self.tr("Keep the last seconds"),
                lambda session: session.save_recent(Path(folder)),
                lambda files: self._message.say(
                    self.tr("%n file(s) are in {folder}.", "", len(files)).format(folder=folder)
                ),
            )

    def another_card(self, question: Question, text: str) -> None:
        """Answer a question with any card of the deck."""
        picker = CardPicker(text, self._appearance, self._pictures, self._window)
        picker.picked.connect(lambda card: self.answer(question.id, str(card)))
        picker.open()

    def answer(self, question: str, value: str) -> None:
        """Answer a question."""
        self._message.clear()
        self._link.perform(self.tr("Answer"), lambda session: session.answer(question, value))

    def enter_card(self) -> None:
        """Enter by hand the card that the seat whose turn it is has played."""
        shot = self._link.snapshot
        seat = shot.turn
        if seat is None:
            self._message.say(self.tr("It is nobody's turn now."))
            return
        text = self.tr("Which card did {who} play?").format(who=player(shot, seat))
        picker = CardPicker(text, self._appearance, self._pictures, self._window)

        def log(card: Card) -> None:
            data = {"seat": seat.value, "card": str(card)}
            self._link.perform(self.tr("Play"), lambda session: session.record("play", data))

        picker.picked.connect(log)
        picker.open()

    def correct(self, event: str) -> None:
        """Correct an event of the log; what would follow is shown before it is applied."""

        def find(session: TableSession) -> LogRow | None:
            return next((row for row in log_rows(session.events()) if row.event.id == event), None)

        self._link.perform(self.tr("Correct"), find, self._correct_row)

    def correct_last(self) -> None:
        """Correct the last card or call that still counts."""

        def find(session: TableSession) -> LogRow | None:
            rows = reversed(log_rows(session.events()))
            fit = (row for row in rows if row.event.do in _CORRECTED_HERE and not row.undone)
            return next(fit, None)

        self._link.perform(self.tr("Correct"), find, self._correct_row)

    def _correct_row(self, row: LogRow | None) -> None:
        if row is None:
            self._message.say(self.tr("There is nothing to correct yet."))
            return
        CorrectDialog(row, self._link, self._appearance, self._pictures, self._window, _SCORER).open()
