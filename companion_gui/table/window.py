"""The table window: what the people at the table and those around it see."""

from __future__ import annotations

from collections.abc import Callable

from companion_gui.appearance import Appearance, Look, WindowAppearance
from companion_gui.card_picker import CardPicker
from companion_gui.card_pictures import CardPictures
from companion_gui.finding.dialog import FindingDialog
from companion_gui.health import HealthBadge
from companion_gui.link import SessionLink
from companion_gui.message import MessageLine
from companion_gui.panel import Panel, Words
from companion_gui.qt import (
    QAction,
    QCloseEvent,
    QHBoxLayout,
    QKeySequence,
    QMainWindow,
    QResizeEvent,
    QSizePolicy,
    Qt,
    QTimer,
    QToolButton,
    QVBoxLayout,
    QWidget,
    Signal,
)
from companion_gui.rows import FindingModel, QuestionModel, TrickModel
from companion_gui.table.felt import Felt
from companion_gui.table.findings import FindingsPanel
from companion_gui.table.key_bar import KeyBar
from companion_gui.table.keys import Key
from companion_gui.table.last_trick import TrickStrip
from companion_gui.table.live import LivePane
from companion_gui.table.menu import table_menu
from companion_gui.table.questions import QuestionPanel
from companion_gui.table.score import ScoreColumn
from companion_gui.typography import Type
from companion_gui.words import shortened, status
from euchre.findings import Finding
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
        ruler: the role that may rule on findings here, where the laws leave it to the scorer; None: nobody.

    Attributes:
        link: to the session.
        trick, questions, findings: the models its views read.

    Signals:
        closed: the window is gone and its worker has ended.
    """

    closed = Signal()

    def __init__(
        self,
        session: TableSession,
        appearance: Appearance,
        title: str = "Euchre table",
        ruler: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._ruler = ruler
        self.appearance = WindowAppearance(appearance, self)
        self.appearance.changed.connect(self._dress)
        self.link = SessionLink(session, parent=self)
        shot = self.link.snapshot
        self.trick = TrickModel(self)
        self.questions = QuestionModel(self)
        self.findings = FindingModel(shot, self)
        self._pictures = CardPictures()
        self.setWindowTitle(f"{title} – Euchre Companion")
        self._build(title, shot)
        self._bind()
        self.link.snapshot_changed.connect(self.show_snapshot)
        self.link.camera_changed.connect(self.health.show_camera)
        self.link.failed.connect(self._refused)
        self.link.closed.connect(self._session_ended)
        self._clock = QTimer(self)
        self._clock.setInterval(_HEALTH_EVERY)
        self._clock.timeout.connect(self.link.look_again)
        self._clock.start()
        self.show_snapshot(shot)
        self._dress(self.appearance.look)
        self.resize(1280, 720)

    # building

    def _build(self, title: str, shot: TableSnapshot) -> None:
        look, pictures = self.appearance, self._pictures
        self.score = ScoreColumn(shot, look, pictures)
        self.felt = Felt(shot, look, pictures)
        self.live = LivePane(self.link, look)
        self.question_panel = QuestionPanel(self.questions, look)
        self.findings_panel = FindingsPanel(self.findings, shot, look)
        self.last_trick = TrickStrip(shot, look, pictures)
        self.health = HealthBadge(shot.camera, look)
        self.message = MessageLine(look)
        ground = QWidget()
        whole = self._whole = QVBoxLayout(ground)
        whole.setContentsMargins(12, 10, 12, 12)
        whole.setSpacing(10)
        whole.addLayout(self._header(title))
        middle = QHBoxLayout()
        middle.setSpacing(10)
        middle.addWidget(self.score, 20)
        middle.addWidget(self.felt, 50)
        middle.addWidget(self._side_column(), 30)
        whole.addLayout(middle, 1)
        whole.addWidget(self.message)
        self.setCentralWidget(ground)
        self.keys = KeyBar(shot, look, ground)
        ground.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        ground.setFocus()
        whole.addWidget(self.keys)

    def _header(self, title: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(Words(title, Type.LEAD, self.appearance))
        self._where = Words("", Type.BODY, self.appearance, muted=True)
        self._where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self._where, 1)
        row.addWidget(self.health)
        self.undo_button = QToolButton()
        self.redo_button = QToolButton()
        for button in (self.undo_button, self.redo_button):
            button.setProperty("role", "plain")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        self.menu_button = QToolButton()
        self.menu_button.setProperty("role", "plain")
        self.menu_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.menu_button.setText("Menu")
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row.addWidget(self.menu_button)
        return row

    def _side_column(self) -> QWidget:
        side = QWidget()
        side.setMinimumWidth(300)
        side.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.live)
        column.addWidget(self.question_panel)
        column.addWidget(self.findings_panel, 1)
        last = Panel("Last trick", self.appearance)
        last.body.addWidget(self.last_trick)
        column.addWidget(last)
        return side

    def _bind(self) -> None:
        self.undo_action = self._action("Undo", QKeySequence(QKeySequence.StandardKey.Undo), self.undo)
        self.redo_action = self._action("Redo", QKeySequence(QKeySequence.StandardKey.Redo), self.redo)
        self.undo_button.setDefaultAction(self.undo_action)
        self.redo_button.setDefaultAction(self.redo_action)
        self.full_screen_action = self._action("Full screen", QKeySequence("F11"), self.toggle_full_screen)
        self.live_action = self._switch("Live picture", "L", self.live.setVisible)
        self.overlay_action = self._switch("Readings over the picture", "V", self.live.set_overlay)
        for number in range(1, 10):
            self._action(
                f"Answer {number}", QKeySequence(str(number)), _numbered(self.question_panel.answer, number)
            )
        self._action("Another card", QKeySequence("0"), self.question_panel.ask_other)
        self.menu_button.setMenu(table_menu(self, self.appearance))
        self.keys.pressed.connect(self._say)
        self.question_panel.answered.connect(self._answer)
        self.question_panel.other_wanted.connect(self._pick_card)
        self.findings_panel.opened.connect(self.open_finding)

    def _action(self, text: str, key: QKeySequence, run: Callable[[], object]) -> QAction:
        action = QAction(text, self)
        action.setShortcut(key)
        action.triggered.connect(lambda: run())
        self.addAction(action)
        return action

    def _switch(self, text: str, key: str, run: Callable[[bool], None]) -> QAction:
        action = QAction(text, self)
        action.setCheckable(True)
        action.setChecked(True)
        action.setShortcut(QKeySequence(key))
        action.toggled.connect(run)
        self.addAction(action)
        return action

    def _dress(self, look: Look) -> None:
        """Give ordinary controls this window's text size."""
        for button in (self.undo_button, self.redo_button, self.menu_button):
            button.setFont(look.font(Type.BODY))
        self._whole.setSpacing(look.px(10))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything grow with the window."""
        super().resizeEvent(event)
        self.appearance.zoom_to(self.width(), self.height())

    # showing

    def show_snapshot(self, snapshot: TableSnapshot) -> None:
        """Show another moment of the table."""
        self.trick.show_snapshot(snapshot)
        self.questions.show_snapshot(snapshot)
        self.score.show_snapshot(snapshot)
        self.felt.show_snapshot(snapshot)
        self.findings_panel.show_snapshot(snapshot)
        self.last_trick.show_snapshot(snapshot)
        self.health.show_camera(snapshot.camera)
        self.keys.show_snapshot(snapshot)
        hand = f"Hand {snapshot.hand}" if snapshot.hand else "Before the first hand"
        self._where.setText(f"{hand}  ·  {snapshot.laws}  ·  {status(snapshot)}")
        name_step(self.undo_action, "Undo", snapshot.undo)
        name_step(self.redo_action, "Redo", snapshot.redo)
        self.undo_button.setVisible(snapshot.undo is not None)
        self.redo_button.setVisible(snapshot.redo is not None)

    # acting

    def undo(self) -> None:
        """Take back the last thing a person did."""
        self.link.perform("Undo", lambda session: session.undo())

    def redo(self) -> None:
        """Bring back what was undone last."""
        self.link.perform("Redo", lambda session: session.redo())

    def toggle_full_screen(self) -> None:
        """Fill the screen, or not."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _say(self, key: Key) -> None:
        self.message.clear()
        self.link.perform(key.spoken, key.run)

    def _answer(self, question: str, value: str) -> None:
        self.message.clear()
        self.link.perform("Answer", lambda session: session.answer(question, value))

    def _pick_card(self, question: Question) -> None:
        picker = CardPicker(question.text, self.appearance, self._pictures, self)
        picker.picked.connect(lambda card: self._answer(question.id, str(card)))
        picker.open()

    def _refused(self, what: str, why: str) -> None:
        self.keys.release()
        self.message.say(f"{what}: {why}")

    def _session_ended(self) -> None:
        self.message.say("The session has ended; the table stays as it was last seen.")

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


def name_step(action: QAction, word: str, what: str | None) -> None:
    """Name an undo or redo after what it would do."""
    action.setEnabled(what is not None)
    action.setText(word if what is None else f"{word}: {what}")
    action.setIconText(word if what is None else f"{word}: {shortened(what, 26)}")
    action.setToolTip(
        f"{word} {what} ({action.shortcut().toString()})" if what else f"Nothing to {word.lower()}"
    )
