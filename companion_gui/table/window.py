"""The table window: what the people at the table and those around it see."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion_gui.actions import add_action, add_switch, name_step
from companion_gui.appearance import Appearance, WindowAppearance
from companion_gui.card_picker import CardPicker
from companion_gui.card_pictures import CardPictures
from companion_gui.finding.dialog import FindingDialog
from companion_gui.history.window import HistoryWindow
from companion_gui.laws.dialog import LawsDialog
from companion_gui.link import SessionLink
from companion_gui.palette import Palette
from companion_gui.qt import (
    QCloseEvent,
    QFileDialog,
    QKeySequence,
    QMainWindow,
    QResizeEvent,
    Qt,
    QTimer,
    QWidget,
    Signal,
)
from companion_gui.rows import FindingModel, QuestionModel, TrickModel
from companion_gui.score_sheet import SheetReader
from companion_gui.table.board import Board
from companion_gui.table.claim import ClaimDialog
from companion_gui.table.keys import Key
from companion_gui.table.menu import table_menu
from companion_gui.table.signing import SignDialog
from euchre.findings import Finding
from euchre.laws import LawProfile
from tracker.snapshot import Question, TableSnapshot
from tracker.table import TableSession

_HEALTH_EVERY = 1000
"""Milliseconds between looks at the camera's age: it grows while nothing happens."""


class TableWindow(QMainWindow):
    """One table, live. It owns the link to its session; the session belongs to whoever opened it.

    Args:
        session: what to show.
        appearance: how it looks.
        title: the table's name.
        laws: those in force, to be shown on their page; None hides it.
        reader: makes the score sheet of the log, to be kept and printed; None offers none.
        ruler: the role that may rule on findings here, where the laws leave it to the scorer; None: nobody.

    Attributes:
        link: to the session.
        board: everything it shows.
        trick, questions, findings: the models its views read.

    Signals:
        closed: the window is gone and its worker has ended.
    """

    closed = Signal()

    def __init__(
        self,
        session: TableSession,
        appearance: Appearance,
        title: str | None = None,
        ruler: str | None = None,
        laws: LawProfile | None = None,
        parent: QWidget | None = None,
        reader: SheetReader | None = None,
    ) -> None:
        super().__init__(parent)
        self._ruler, self._laws, self._reader = ruler, laws, reader
        self.appearance = WindowAppearance(appearance, self)
        self.link = SessionLink(session, parent=self)
        shot = self.link.snapshot
        self.trick = TrickModel(self)
        self.questions = QuestionModel(self)
        self.findings = FindingModel(shot, self)
        self._pictures = CardPictures()
        title = title or self.tr("Euchre table")
        self.setWindowTitle(self.tr("{title} – Euchre Companion").format(title=title))
        self.board = Board(
            title, self.link, self.questions, self.findings, self.appearance, self._pictures, self
        )
        self.setCentralWidget(self.board)
        self._bind()
        self.link.snapshot_changed.connect(self.show_snapshot)
        self.link.camera_changed.connect(self.board.health.show_camera)
        self.link.failed.connect(self._refused)
        self.link.closed.connect(self._session_ended)
        self._clock = QTimer(self)
        self._clock.setInterval(_HEALTH_EVERY)
        self._clock.timeout.connect(self.link.look_again)
        self._clock.start()
        self.show_snapshot(shot)
        self.resize(1280, 720)

    def _bind(self) -> None:
        self.undo_action = add_action(self, self.tr("Undo"), QKeySequence.StandardKey.Undo, self.undo)
        self.redo_action = add_action(self, self.tr("Redo"), QKeySequence.StandardKey.Redo, self.redo)
        self.board.undo_button.setDefaultAction(self.undo_action)
        self.board.redo_button.setDefaultAction(self.redo_action)
        self.full_screen_action = add_action(self, self.tr("Full screen"), "F11", self.toggle_full_screen)
        self.live_action = add_switch(self, self.tr("Live picture"), "L", self.board.live.setVisible)
        self.overlay_action = add_switch(
            self, self.tr("Readings over the picture"), "V", self.board.live.set_overlay
        )
        self.explain_action = add_switch(
            self, self.tr("Explain for a beginner"), "F1", self.board.set_explained, on=False
        )
        for number in range(1, 10):
            add_action(
                self,
                self.tr("Answer {number}").format(number=number),
                str(number),
                _numbered(self.board.question_panel.answer, number),
            )
        add_action(self, self.tr("Another card"), "0", self.board.question_panel.ask_other)
        self.palette_action = add_action(self, self.tr("All commands"), "Ctrl+K", self.open_palette)
        self.claim_action = add_action(self, self.tr("Claim a revoke"), "R", self.open_claim)
        self.sign_action = add_action(self, self.tr("Sign the result"), "G", self.open_signing)
        self.history_action = add_action(self, self.tr("Hands played"), "F3", self.open_history)
        self.laws_action = add_action(self, self.tr("Laws in force"), "F2", self.open_laws)
        self.laws_action.setEnabled(self._laws is not None)
        self.report_action = add_action(self, self.tr("Keep the last seconds"), "Ctrl+S", self.keep_recent)
        steps = (self.undo_action, self.redo_action)
        ways = (self.claim_action, self.sign_action, self.history_action, self.laws_action)
        tools = (self.report_action, self.palette_action)
        looks = (self.live_action, self.overlay_action, self.explain_action, self.full_screen_action)
        self.board.menu_button.setMenu(table_menu(self, (steps, (*ways, *tools), looks), self.appearance))
        self.board.keys.pressed.connect(self._say)
        self.board.question_panel.answered.connect(self._answer)
        self.board.question_panel.other_wanted.connect(self._pick_card)
        self.board.findings_panel.opened.connect(self.open_finding)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything grow with the window."""
        super().resizeEvent(event)
        self.appearance.zoom_to(self.width(), self.height())

    def show_snapshot(self, snapshot: TableSnapshot) -> None:
        """Show another moment of the table."""
        self.trick.show_snapshot(snapshot)
        self.board.show_snapshot(snapshot)
        name_step(self.undo_action, self.tr("Undo"), snapshot.undo)
        name_step(self.redo_action, self.tr("Redo"), snapshot.redo)

    def undo(self) -> None:
        """Take back the last thing a person did."""
        self.link.perform(self.tr("Undo"), lambda session: session.undo())

    def redo(self) -> None:
        """Bring back what was undone last."""
        self.link.perform(self.tr("Redo"), lambda session: session.redo())

    def toggle_full_screen(self) -> None:
        """Fill the screen, or not."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def open_palette(self) -> None:
        """List everything that can be done here."""
        Palette(tuple(self.actions()), self.appearance, self).open()

    def open_claim(self) -> None:
        """Let a player claim a revoke."""
        ClaimDialog(self.link, self.appearance, self).open()

    def open_signing(self) -> None:
        """Let the players sign the result."""
        SignDialog(self.link, self.appearance, self._reader, self).open()

    def open_laws(self) -> None:
        """Show the laws in force."""
        if self._laws is not None:
            LawsDialog(self._laws, self.appearance, self).open()

    def open_history(self) -> None:
        """Look at the hands played before."""
        HistoryWindow(self.link, self.appearance, self).open()

    def keep_recent(self) -> None:
        """Write the last seconds of pictures and the log into a folder, for a report of what went wrong."""
        folder = QFileDialog.getExistingDirectory(self, self.tr("Keep the last seconds in"))
        if folder:
            self.link.perform(
                self.tr("Keep the last seconds"),
                lambda session: session.save_recent(Path(folder)),
                lambda files: self.board.message.say(
                    self.tr("%n file(s) are in {folder}.", "", len(files)).format(folder=folder)
                ),
            )

    def _say(self, key: Key) -> None:
        self.board.message.clear()
        self.link.perform(key.spoken, key.run)

    def _answer(self, question: str, value: str) -> None:
        self.board.message.clear()
        self.link.perform(self.tr("Answer"), lambda session: session.answer(question, value))

    def _pick_card(self, question: Question) -> None:
        picker = CardPicker(question.text, self.appearance, self._pictures, self)
        picker.picked.connect(lambda card: self._answer(question.id, str(card)))
        picker.open()

    def _refused(self, what: str, why: str) -> None:
        self.board.keys.release()
        self.board.message.say(f"{what}: {why}")

    def _session_ended(self) -> None:
        self.board.message.say(self.tr("The session has ended; the table stays as it was last seen."))

    def open_finding(self, finding: Finding) -> None:
        """Look into a finding: its pictures, the law, the proposals."""
        FindingDialog(finding, self.link, self.appearance, self._ruler, self).open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the worker before the window goes."""
        self._clock.stop()
        self.link.close()
        super().closeEvent(event)
        self.closed.emit()


def _numbered(answer: Callable[[int], bool], number: int) -> Callable[[], object]:
    return lambda: answer(number)
