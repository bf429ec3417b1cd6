"""The director's window for one table: what wants a ruling, and all that happened, to be put right."""

from __future__ import annotations

from collections.abc import Callable

from companion_gui.actions import add_action, name_step
from companion_gui.appearance import Appearance, Look, WindowAppearance
from companion_gui.card_pictures import CardPictures
from companion_gui.director.book import Book, LogRow, read_book
from companion_gui.director.correct import CorrectDialog
from companion_gui.director.incidents import IncidentPanel
from companion_gui.director.lock import LockBar, PinCheck
from companion_gui.director.log_list import LogList, LogModel
from companion_gui.director.queue import QueueModel
from companion_gui.director.undo import UndoDialog
from companion_gui.finding.view import FindingView
from companion_gui.game.menu import GameMenu
from companion_gui.game.score import ScoreDialog
from companion_gui.health import HealthBadge
from companion_gui.history.library import Library
from companion_gui.history.window import HistoryWindow
from companion_gui.key_button import KeyButton
from companion_gui.link import SessionLink
from companion_gui.message import MessageLine
from companion_gui.panel import Panel, Words, plain_button, side_column
from companion_gui.phrases import in_words
from companion_gui.qt import (
    QAbstractButton,
    QAction,
    QCloseEvent,
    QHBoxLayout,
    QKeySequence,
    QMainWindow,
    QPoint,
    QResizeEvent,
    QSizePolicy,
    QStackedWidget,
    Qt,
    QVBoxLayout,
    QWidget,
    Signal,
)
from companion_gui.score_sheet import SheetReader
from companion_gui.table.felt import Felt
from companion_gui.table.findings import FindingList
from companion_gui.typography import Type
from companion_gui.words import labelled, pair, status
from euchre.findings import Finding
from euchre.seats import Side
from tracker.snapshot import Audience, TableSnapshot
from tracker.table import TableSession


class DirectorWindow(QMainWindow):
    """One table as its director sees it: findings at once, with everything behind them.

    Args:
        session: what to show.
        appearance: how it looks.
        title: the table's name.
        check_pin: what a PIN has to pass before anything may be done here; None asks for none.
        reader: makes the score sheet of the log, to be exported; None offers none.
        library: logs kept before this one, for the history; None offers none.

    Attributes:
        lock: asks for the PIN; None where none is set.
        link: to the session, for the director's eyes.
        queue: the model of findings. log: the model of the log.

    Signals:
        closed: the window is gone and its worker has ended.
    """

    closed = Signal()

    def __init__(
        self,
        session: TableSession,
        appearance: Appearance,
        title: str | None = None,
        parent: QWidget | None = None,
        check_pin: PinCheck | None = None,
        reader: SheetReader | None = None,
        library: Library | None = None,
    ) -> None:
        super().__init__(parent)
        self._reader, self._library = reader, library
        self.appearance = WindowAppearance(appearance, self)
        self.link = SessionLink(session, Audience.DIRECTOR, self)
        self._pictures = CardPictures()
        shot = self.link.snapshot
        self.queue = QueueModel(shot)
        self.log = LogModel()
        title = title or self.tr("Euchre table")
        self.setWindowTitle(self.tr("{title} – Director – Euchre Companion").format(title=title))
        self.lock = None if check_pin is None else LockBar(self.link, check_pin, self.appearance)
        self._build(title, shot)
        self._bind()
        if self.lock is not None:
            self.lock.keep(self._acting())
            self.lock.opened.connect(self._renew_steps)
        self.link.snapshot_changed.connect(self.show_snapshot)
        self.link.camera_changed.connect(self.health.show_camera)
        self.link.failed.connect(lambda what, why: self.message.say(labelled(what, in_words(why))))
        self.show_snapshot(shot)
        self.appearance.changed.connect(self._dress)
        self.resize(1280, 720)

    def _build(self, title: str, shot: TableSnapshot) -> None:
        look = self.appearance
        self.health = HealthBadge(shot.camera, look)
        self.message = MessageLine(look)
        self.felt = Felt(shot, look, self._pictures)
        self.finding = FindingView(self.link, look, "director")
        self.queue_list = FindingList(self.queue, look)
        self.log_list = LogList(self.log, look)
        self.incidents = IncidentPanel(self.link, look)
        ground = QWidget()
        whole = QVBoxLayout(ground)
        whole.setContentsMargins(12, 10, 12, 12)
        whole.setSpacing(10)
        whole.addLayout(self._header(title))
        if self.lock is not None:
            whole.addWidget(self.lock)
        middle = QHBoxLayout()
        middle.setSpacing(10)
        middle.addWidget(self._left(), 24)
        middle.addWidget(self._middle(), 52)
        middle.addWidget(self._right(), 24)
        whole.addLayout(middle, 1)
        whole.addWidget(self.message)
        self.setCentralWidget(ground)
        ground.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        ground.setFocus()

    def _header(self, title: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(Words(title, Type.LEAD, self.appearance))
        self._where = Words("", Type.BODY, self.appearance, muted=True)
        self._where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self._where, 1)
        self._score = Words("", Type.LEAD, self.appearance)
        row.addWidget(self._score)
        row.addWidget(self.health)
        self.undo_button, self.redo_button = plain_button(), plain_button()
        row.addWidget(self.undo_button)
        row.addWidget(self.redo_button)
        return row

    def _left(self) -> QWidget:
        side, column = side_column(230)
        panel = Panel(self.tr("Findings"), self.appearance)
        self._no_findings = Words(self.tr("Nothing so far."), Type.BODY, self.appearance, muted=True)
        panel.body.addWidget(self._no_findings)
        panel.body.addWidget(self.queue_list, 1)
        panel.body.addStretch()
        column.addWidget(panel, 1)
        column.addWidget(self.incidents)
        return side

    def _middle(self) -> QWidget:
        self.pages = QStackedWidget()
        self.pages.addWidget(self.felt)
        panel = Panel("", self.appearance)
        panel.body.addWidget(self.finding, 1)
        self.pages.addWidget(panel)
        return self.pages

    def _right(self) -> QWidget:
        side, column = side_column(230)
        panel = Panel(self.tr("Log"), self.appearance)
        panel.body.addWidget(self.log_list, 1)
        self.correct_button, self.correct_action = self._tool(self.tr("Correct"), "E", self.correct)
        self.score_button, self.score_action = self._tool(self.tr("Set score"), "M", self.set_score)
        self.game_button, self.game_action = self._tool(self.tr("The game"), "G", self.open_game)
        table_button, _ = self._tool(self.tr("The table"), "T", self.show_table)
        hands_button, _ = self._tool(self.tr("Hands played"), "F3", self.show_hands)
        ways = (self.correct_button, self.score_button, self.game_button)
        for button in (*ways, table_button, hands_button):
            panel.body.addWidget(button)
        column.addWidget(panel, 1)
        return side

    def _tool(self, words: str, key: str, run: Callable[[], object]) -> tuple[KeyButton, QAction]:
        """Something to be done by a button, or by its key."""
        button = KeyButton(words, key, self.appearance, small=True)
        button.clicked.connect(lambda: run())
        return button, add_action(self, words, key, run)

    def _bind(self) -> None:
        self.undo_action = add_action(self, self.tr("Undo"), QKeySequence.StandardKey.Undo, self.undo)
        self.redo_action = add_action(self, self.tr("Redo"), QKeySequence.StandardKey.Redo, self.redo)
        self.undo_button.setDefaultAction(self.undo_action)
        self.redo_button.setDefaultAction(self.redo_action)
        self.queue_list.opened.connect(self.open_finding)
        self.log_list.opened.connect(lambda _: self.correct_action.trigger())
        self.finding.ruled.connect(self.show_table)

    def _acting(self) -> tuple[QWidget | QAction, ...]:
        """Everything that changes what is logged."""
        buttons = (self.correct_button, self.score_button, self.game_button, self.incidents)
        actions = (self.correct_action, self.score_action, self.game_action)
        return (*buttons, *actions, self.finding.ruling, self.undo_action, self.redo_action)

    def _renew_steps(self) -> None:
        """Name undo and redo after what they would do, where they may be used at all."""
        snapshot = self.link.snapshot
        name_step(self.undo_action, self.tr("Undo"), snapshot.undo)
        name_step(self.redo_action, self.tr("Redo"), snapshot.redo)
        if self.lock is not None and not self.lock.is_open:
            self.undo_action.setEnabled(False)
            self.redo_action.setEnabled(False)

    def _dress(self, look: Look) -> None:
        """Give ordinary controls this window's text size."""
        for button in self.findChildren(QAbstractButton):
            if not isinstance(button, KeyButton):
                button.setFont(look.font(Type.BODY))
        self.finding.note.setFont(look.font(Type.BODY))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything grow with the window."""
        super().resizeEvent(event)
        self.appearance.zoom_to(self.width(), self.height())

    def score_words(self) -> str:
        """The score as it is shown."""
        return self._score.text()

    def show_snapshot(self, snapshot: TableSnapshot) -> None:
        """Show another moment, and fetch the log behind it."""
        self.felt.show_snapshot(snapshot)
        self.health.show_camera(snapshot.camera)
        self._where.setText(
            self.tr("Hand {number}").format(number=snapshot.hand)
            + f"  ·  {in_words(snapshot.laws)}  ·  {status(snapshot)}"
        )
        ns, ew = (snapshot.score.get(side, 0) for side in Side)
        self._score.setText(f"{pair(snapshot, Side.NS)}  {ns} – {ew}  {pair(snapshot, Side.EW)}")
        self._renew_steps()
        self.undo_button.setVisible(snapshot.undo is not None)
        self.redo_button.setVisible(snapshot.redo is not None)
        self.link.perform(self.tr("Log"), read_book, self._show_book)

    def _show_book(self, book: Book) -> None:
        self.log.set_rows(book.log)
        self.queue.show_queue(book.queue, self.link.snapshot)
        found = bool(book.queue)
        self.queue_list.setVisible(found)
        self._no_findings.setVisible(not found)
        shown = self.finding.finding
        current = next((row for row in book.queue if shown is not None and row.finding.id == shown.id), None)
        if current is not None and current.finding != shown:
            self.finding.show_finding(current.finding, self.link.snapshot, current.hand)

    def open_finding(self, finding: Finding) -> None:
        """Look into a finding."""
        self.finding.show_finding(finding, self.link.snapshot, self.queue.hand(finding))
        self.pages.setCurrentIndex(1)

    def show_table(self) -> None:
        """Look at the table again."""
        self.pages.setCurrentIndex(0)

    def show_hands(self) -> None:
        """Look at the hands played before."""
        HistoryWindow(self.link, self.appearance, self, self._reader, self._library).open()

    def correct(self) -> None:
        """Correct the line of the log that is chosen."""
        row: LogRow | None = self.log_list.chosen()
        if row is None:
            self.message.say(self.tr("Choose a line of the log first, then correct it."))
            return
        CorrectDialog(row, self.link, self.appearance, self._pictures, self).open()

    def set_score(self) -> None:
        """Set the game score by hand."""
        ScoreDialog(self.link, self.appearance, "director", self).open()

    def open_game(self) -> None:
        """Offer what bears on the whole game, above the button that does so."""
        menu = GameMenu(self.link, self.appearance, "director", self)
        menu.popup(self.game_button.mapToGlobal(QPoint(0, 0)))

    def undo(self) -> None:
        """Take back the last thing a person did, once what follows was told."""
        UndoDialog(self.link, self.appearance, parent=self).open()

    def redo(self) -> None:
        """Bring back what was undone last, once what follows was told."""
        UndoDialog(self.link, self.appearance, redo=True, parent=self).open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the worker before the window goes."""
        self.link.close()
        super().closeEvent(event)
        self.closed.emit()
