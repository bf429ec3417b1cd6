"""The table window: what the people at the table and those around it see."""

from __future__ import annotations

from collections.abc import Callable

from companion_gui.actions import add_action, add_switch, name_step
from companion_gui.appearance import Appearance, WindowAppearance
from companion_gui.card_pictures import CardPictures
from companion_gui.game.first_dealer import can_be_named
from companion_gui.history.library import Library
from companion_gui.link import SessionLink
from companion_gui.palette import Palette
from companion_gui.phrases import in_words
from companion_gui.preferences import Preferences
from companion_gui.preferences_dialog import PreferencesDialog
from companion_gui.qt import (
    QAction,
    QApplication,
    QCloseEvent,
    QKeySequence,
    QMainWindow,
    QObject,
    QPoint,
    QResizeEvent,
    Qt,
    QTimer,
    QWidget,
    Signal,
)
from companion_gui.rows import FindingModel, QuestionModel, TrickModel
from companion_gui.score_sheet import SheetReader
from companion_gui.screens import Placement, next_screen, put
from companion_gui.sounds.board import SoundBoard
from companion_gui.table.board import Board
from companion_gui.table.dialogs import TableDialogs
from companion_gui.table.keys import Key
from companion_gui.table.menu import table_menu
from companion_gui.words import labelled, sentence
from euchre.laws import LawProfile
from tracker.snapshot import TableSnapshot
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
        library: logs kept before this one, for the history; None offers none.
        preferences: a person's settings; None: they cannot be changed here, and nothing sounds.

    Attributes:
        link: to the session.
        board: everything it shows.
        trick, questions, findings: the models its views read.
        dialogs: what opens from it.

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
        preferences: Preferences | None = None,
        library: Library | None = None,
    ) -> None:
        super().__init__(parent)
        self._laws, self._preferences = laws, preferences
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
        self.dialogs = TableDialogs(
            self, self.link, self.appearance, self._pictures, self.board.message, laws, reader, ruler, library
        )
        self.board.keys.let_defend(laws)
        self._bind()
        if preferences is not None:
            SoundBoard(self.link, preferences.sounds, self)
            preferences.placement_changed.connect(self._place)
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
        self.screen_action = add_action(self, self.tr("To the other screen"), "F10", self.to_next_screen)
        for number in range(1, 10):
            add_action(
                self,
                self.tr("Answer {number}").format(number=number),
                str(number),
                _numbered(self.board.question_panel.answer, number),
            )
        add_action(self, self.tr("Another card"), "0", self.board.question_panel.ask_other)
        self.palette_action = add_action(self, self.tr("All commands"), "Ctrl+K", self.open_palette)
        self.settings_action = add_action(self, self.tr("Settings"), "Ctrl+,", self.open_settings)
        self.settings_action.setEnabled(self._preferences is not None)
        opens = self.dialogs
        self.claim_action = add_action(self, self.tr("Claim a revoke"), "R", opens.claim)
        self.correct_action = add_action(self, self.tr("Correct"), "E", opens.correct_last)
        self.card_action = add_action(self, self.tr("Enter a card"), "B", opens.enter_card)
        self.incident_action = add_action(self, self.tr("Incident"), "I", self.open_incidents)
        self.sign_action = add_action(self, self.tr("Sign the result"), "G", opens.sign)
        self.dealer_action = add_action(self, self.tr("First dealer…"), "J", opens.first_dealer)
        self.result_action = add_action(self, self.tr("Enter a result…"), "T", opens.result)
        self.forfeit_action = add_action(self, self.tr("Forfeit the game…"), "Ctrl+F", opens.forfeit)
        self.history_action = add_action(self, self.tr("Hands played"), "F3", opens.history)
        self.laws_action = add_action(self, self.tr("Laws in force"), "F2", opens.laws)
        self.laws_action.setEnabled(self._laws is not None)
        self.report_action = add_action(self, self.tr("Keep the last seconds"), "Ctrl+S", opens.keep_recent)
        steps = (self.undo_action, self.redo_action, self.correct_action, self.card_action)
        ways = (self.claim_action, self.incident_action, self.sign_action, self.history_action)
        game = (self.dealer_action, self.result_action, self.forfeit_action)
        tools = (self.laws_action, self.report_action, self.palette_action, self.settings_action)
        looks = (self.live_action, self.overlay_action, self.explain_action)
        place = (self.full_screen_action, self.screen_action)
        groups = (steps, ways, game, tools, (*looks, *place))
        self.board.menu_button.setMenu(table_menu(self, groups, self.appearance))
        self.board.keys.offer_tools(
            (self.correct_action, self.card_action, self.incident_action, self.claim_action)
        )
        self.board.keys.pressed.connect(self._say)
        self.board.felt.clicked.connect(opens.correct)
        self.board.last_trick.clicked.connect(lambda play: opens.correct(play.id))
        self.board.question_panel.answered.connect(opens.answer)
        self.board.question_panel.other_wanted.connect(opens.another_card)
        self.board.findings_panel.opened.connect(opens.finding)

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
        self.dealer_action.setEnabled(can_be_named(snapshot))

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
        """List everything that can be done here: what may be called now first."""
        palette = Palette((), self.appearance, self)
        calls = tuple(self._as_action(key, palette) for key in self.board.keys.offered())
        palette.offer((*calls, *self.actions()))
        palette.open()

    def _as_action(self, key: Key, owner: QObject) -> QAction:
        action = QAction(sentence(key.spoken), owner)
        action.setShortcut(QKeySequence(key.key))
        action.triggered.connect(lambda: self._say(key))
        return action

    def open_settings(self) -> None:
        """Show the settings."""
        if self._preferences is not None:
            PreferencesDialog(self._preferences, QApplication.screens(), self).open()

    def open_incidents(self) -> None:
        """Offer what no camera sees, above the key that does so."""
        self.dialogs.incident(self.board.keys.mapToGlobal(QPoint(0, 0)))

    def to_next_screen(self) -> None:
        """Move to the next screen, and remember it."""
        screens = QApplication.screens()
        key = next_screen(self.screen(), screens)
        if self._preferences is not None:
            self._preferences.choose_placement(Placement(key, self.isFullScreen()))
        else:
            put(self, Placement(key, self.isFullScreen()), screens)

    def _place(self) -> None:
        if self._preferences is not None:
            self.setWindowState(Qt.WindowState.WindowNoState)
            put(self, self._preferences.placement, QApplication.screens())

    def _say(self, key: Key) -> None:
        self.board.message.clear()
        self.link.perform(key.spoken, key.run)

    def _refused(self, what: str, why: str) -> None:
        self.board.keys.release()
        self.board.message.say(labelled(what, in_words(why)))

    def _session_ended(self) -> None:
        self.board.message.say(self.tr("The session has ended; the table stays as it was last seen."))

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the worker before the window goes."""
        self._clock.stop()
        self.link.close()
        super().closeEvent(event)
        self.closed.emit()


def _numbered(answer: Callable[[int], bool], number: int) -> Callable[[], object]:
    return lambda: answer(number)
