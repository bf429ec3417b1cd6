"""What the table window shows, laid out: score, felt, picture, questions, findings, last trick, keys."""

from __future__ import annotations

from companion_gui.appearance import Appearance, Look
from companion_gui.card_pictures import CardPictures
from companion_gui.explain import explain
from companion_gui.health import HealthBadge
from companion_gui.link import SessionLink
from companion_gui.message import MessageLine
from companion_gui.panel import Panel, Words, plain_button, side_column
from companion_gui.phrases import in_words
from companion_gui.qt import QHBoxLayout, QSizePolicy, Qt, QToolButton, QVBoxLayout, QWidget
from companion_gui.rows import FindingModel, QuestionModel
from companion_gui.table.felt import Felt
from companion_gui.table.findings import FindingsPanel
from companion_gui.table.key_bar import KeyBar
from companion_gui.table.live import LivePane
from companion_gui.table.questions import QuestionPanel
from companion_gui.table.score import ScoreColumn
from companion_gui.trick_strip import TrickStrip
from companion_gui.typography import Type
from companion_gui.words import status
from tracker.snapshot import TableSnapshot


class Board(QWidget):
    """Every part of the window, told of each new snapshot.

    Attributes:
        score, felt, live, question_panel, findings_panel, last_trick: the parts that show the table.
        health, message, keys, explained: the parts that speak.
        undo_button, redo_button, menu_button: to be given their actions by the window.
    """

    def __init__(
        self,
        title: str,
        link: SessionLink,
        questions: QuestionModel,
        findings: FindingModel,
        appearance: Appearance,
        pictures: CardPictures,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        shot = link.snapshot
        self._appearance = appearance
        self._questions = questions
        self.score = ScoreColumn(shot, appearance, pictures)
        self.felt = Felt(shot, appearance, pictures)
        self.live = LivePane(link, appearance)
        self.question_panel = QuestionPanel(questions, appearance)
        self.findings_panel = FindingsPanel(findings, shot, appearance)
        self.last_trick = TrickStrip(self.tr("Last trick"), appearance, pictures)
        self.explained = Panel(self.tr("Explained"), appearance)
        self._sentences = Words("", Type.BODY, appearance, wrap=True)
        self.explained.body.addWidget(self._sentences)
        self.explained.hide()
        self.health = HealthBadge(shot.camera, appearance)
        self.message = MessageLine(appearance)
        self.keys = KeyBar(shot, appearance, self)
        self.undo_button, self.redo_button, self.menu_button = (plain_button() for _ in range(3))
        self.menu_button.setText(self.tr("Menu"))
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(12, 10, 12, 12)
        self._whole.addLayout(self._header(title))
        middle = QHBoxLayout()
        middle.setSpacing(10)
        middle.addWidget(self.score, 20)
        middle.addWidget(self.felt, 50)
        middle.addWidget(self._side_column(), 30)
        self._whole.addLayout(middle, 1)
        self._whole.addWidget(self.message)
        self._whole.addWidget(self.keys)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocus()
        appearance.changed.connect(self._dress)
        self._dress(appearance.look)

    def _header(self, title: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(Words(title, Type.LEAD, self._appearance))
        self._where = Words("", Type.BODY, self._appearance, muted=True)
        self._where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self._where, 1)
        row.addWidget(self.health)
        for button in (self.undo_button, self.redo_button, self.menu_button):
            row.addWidget(button)
        return row

    def _side_column(self) -> QWidget:
        side, column = side_column(300)
        column.addWidget(self.live)
        column.addWidget(self.question_panel)
        column.addWidget(self.explained)
        column.addWidget(self.findings_panel, 1)
        last = Panel(self.tr("Last trick"), self._appearance)
        last.body.addWidget(self.last_trick)
        column.addWidget(last)
        return side

    def _dress(self, look: Look) -> None:
        """Give ordinary controls this window's text size."""
        for button in (self.undo_button, self.redo_button, self.menu_button):
            button.setFont(look.font(Type.BODY))
        self._whole.setSpacing(look.px(10))

    def set_explained(self, on: bool) -> None:
        """Explain what everyone can see, in place of the live picture."""
        self.explained.setVisible(on)
        self.live.setVisible(not on)

    def explained_words(self) -> str:
        """What is explained now."""
        return self._sentences.text()

    def show_snapshot(self, snapshot: TableSnapshot) -> None:
        """Show another moment of the table."""
        self._questions.show_snapshot(snapshot)
        self.score.show_snapshot(snapshot)
        self.felt.show_snapshot(snapshot)
        self.findings_panel.show_snapshot(snapshot)
        self.last_trick.show_trick(snapshot.last_trick)
        self.health.show_camera(snapshot.camera)
        self.keys.show_snapshot(snapshot)
        self._sentences.setText("\n\n".join(explain(snapshot)) or self.tr("Nothing to explain now."))
        hand = (
            self.tr("Hand {number}").format(number=snapshot.hand)
            if snapshot.hand
            else self.tr("Before the first hand")
        )
        self._where.setText(f"{hand}  ·  {in_words(snapshot.laws)}  ·  {status(snapshot)}")
        self.undo_button.setVisible(snapshot.undo is not None)
        self.redo_button.setVisible(snapshot.redo is not None)
