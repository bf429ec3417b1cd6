"""The question panel: what the camera could not tell, its likeliest answers, one key each."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.key_button import KeyButton
from companion_gui.panel import Panel, Words
from companion_gui.phrases import in_words
from companion_gui.qt import QHBoxLayout, QVBoxLayout, QWidget, Signal
from companion_gui.rows import QuestionModel
from companion_gui.typography import Type
from euchre.cards import Card
from tracker.snapshot import NO_CARD, Choice, Question, QuestionKind

_SHOWN = 4
"""Choices with a key of their own; another card is picked from the deck."""
_LARGE = 2
"""So many likely answers are large."""


class QuestionPanel(Panel):
    """Shows the most urgent question of a model, and how many wait behind it.

    Signals:
        answered: carries the question's id and the chosen value.
        other_wanted: a person wants to answer with another card; carries the question and its words.
    """

    answered = Signal(str, str)
    other_wanted = Signal(object, str)

    def __init__(self, model: QuestionModel, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Question"), appearance, parent)
        self._model = model
        self._text = Words("", Type.LEAD, appearance, wrap=True)
        self.body.addWidget(self._text)
        self._answers = QVBoxLayout()
        self._answers.setSpacing(6)
        self.body.addLayout(self._answers)
        self._more = Words("", Type.CAPTION, appearance, muted=True)
        self.body.addWidget(self._more)
        for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.dataChanged):
            signal.connect(self._rebuild)
        self._rebuild()

    def current(self) -> Question | None:
        """The question shown."""
        return self._model.rows[0] if self._model.rows else None

    def answer(self, number: int) -> bool:
        """Give the choice with this number, from 1; whether there was one."""
        question = self.current()
        if question is None or not 1 <= number <= min(_SHOWN, len(question.choices)):
            return False
        self.answered.emit(question.id, question.choices[number - 1].value)
        return True

    def ask_other(self) -> bool:
        """Answer the question with any card of the deck; whether that makes sense."""
        question = self.current()
        if question is None or question.kind not in (QuestionKind.CARD, QuestionKind.TWICE):
            return False
        self.other_wanted.emit(question, in_words(question.text))
        return True

    def _rebuild(self) -> None:
        question = self.current()
        self.setVisible(question is not None)
        _clear(self._answers)
        if question is None:
            return
        self._text.setText(in_words(question.text))
        shown = list(enumerate(question.choices[:_SHOWN], start=1))
        likely = [(number, choice) for number, choice in shown if choice.value != NO_CARD]
        buttons: list[QWidget] = [
            self._button(number, choice, small=len(likely) > _LARGE) for number, choice in likely
        ]
        for first in range(0, len(buttons), 2):
            self._row(buttons[first : first + 2])
        others: list[QWidget] = [
            self._button(number, choice, small=True) for number, choice in shown if choice.value == NO_CARD
        ]
        if question.kind in (QuestionKind.CARD, QuestionKind.TWICE):
            other = KeyButton(self.tr("Another card"), "0", self._appearance, small=True)
            other.clicked.connect(self.ask_other)
            others.append(other)
        self._row(others)
        waiting = len(self._model.rows) - 1
        self._more.setText(self.tr("%n more after this one", "", waiting) if waiting else "")
        self._more.setVisible(bool(waiting))

    def _row(self, buttons: list[QWidget]) -> None:
        """Buttons beside each other, under those that are there."""
        row = QHBoxLayout()
        for button in buttons:
            row.addWidget(button)
        self._answers.addLayout(row)

    def _button(self, number: int, choice: Choice, *, small: bool) -> KeyButton:
        label, suit = in_words(choice.label), None
        words = label[:1].upper() + label[1:]
        try:
            card = Card.parse(choice.value)
        except ValueError:
            pass
        else:
            words, suit = card.rank.label, card.suit
        button = KeyButton(words, str(number), self._appearance, suit, small=small)
        button.setAccessibleName(label)
        if choice.probability:
            button.setToolTip(
                self.tr("{likely} likely by what was seen").format(likely=f"{choice.probability:.0%}")
            )
        button.clicked.connect(lambda: self.answer(number))
        return button


def _clear(layout: QVBoxLayout | QHBoxLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        inner, widget = item.layout(), item.widget()
        if isinstance(inner, QVBoxLayout | QHBoxLayout):
            _clear(inner)
        if widget is not None:
            widget.setParent(None)
            widget.deleteLater()
