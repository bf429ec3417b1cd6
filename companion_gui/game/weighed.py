"""A dialog that tells what follows from what is entered, and does it once that stands there to be read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from companion_gui.appearance import Appearance
from companion_gui.director.foresight import Foresight
from companion_gui.form import Form
from companion_gui.link import SessionLink
from companion_gui.number_box import number_box
from companion_gui.panel import Words
from companion_gui.qt import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QSpinBox,
    Qt,
    QVBoxLayout,
    QWidget,
)
from companion_gui.typography import Type
from companion_gui.words import pair
from euchre.seats import Side
from tracker.snapshot import TableSnapshot
from tracker.table import TableSession

_MOST = 20


@dataclass(frozen=True, slots=True)
class Wanted:
    """Something to be done to a table, as it was entered; both are called on the worker.

    Attributes:
        foresee: tells how the table would look.
        act: does it.
    """

    foresee: Callable[[TableSession], TableSnapshot]
    act: Callable[[TableSession], str]


@dataclass(frozen=True, slots=True)
class Heading:
    """What a dialog says of itself.

    Attributes:
        title: what is asked for.
        explained: what that does, in a sentence.
        word: what the button says that does it.
    """

    title: str
    explained: str
    word: str


class WeighedDialog(QDialog):
    """Asks for something and tells what follows; a kind says what it is, and brings its fields.

    Args:
        link: to the table.
        appearance: how it looks.
        by: the role of who enters it.
        parent: the window it belongs to.

    Attributes:
        by: the role of who enters it.
        shot: the table as it was when this was opened.
        form: the fields.
        reason: why; offered by `ask_why`.
        foresight: what follows.
        apply_button: does it; off until what follows is told.
    """

    def __init__(
        self, link: SessionLink, appearance: Appearance, by: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.link, self.by, self.shot = link, by, link.snapshot
        said = self.heading()
        self.setWindowTitle(said.title)
        self._word = said.word
        self._told, self._needs_reason = False, False
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 18)
        whole.setSpacing(12)
        whole.addWidget(Words(said.title, Type.TITLE, appearance))
        whole.addWidget(Words(said.explained, Type.BODY, appearance, muted=True, wrap=True))
        self.form = Form(appearance)
        whole.addLayout(self.form)
        self.reason = QLineEdit()
        self.foresight = Foresight(link, appearance)
        whole.addWidget(self.foresight, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.apply_button = buttons.addButton(said.word, QDialogButtonBox.ButtonRole.AcceptRole)
        self.apply_button.setProperty("role", "primary")
        self.apply_button.setEnabled(False)
        buttons.accepted.connect(self.apply)
        buttons.rejected.connect(self.reject)
        whole.addWidget(buttons)
        self.foresight.told.connect(self._heard)
        self.setMinimumWidth(appearance.look.px(440))
        self.fill()
        self.changed()

    @abstractmethod
    def heading(self) -> Heading:
        """What it says of itself, by how the table is."""

    @abstractmethod
    def fill(self) -> None:
        """Add the fields to the form."""

    @abstractmethod
    def wanted(self) -> Wanted:
        """What is entered now."""

    def recorded(self, do: str, data: Mapping[str, Any]) -> Wanted:
        """An event to be logged.

        Args:
            do: what.
            data: the rest of it.
        """
        by = self.by
        return Wanted(
            lambda session: session.preview_record(do, data), lambda session: session.record(do, data, by)
        )

    def ask_which(self, label: str, offered: Iterable[tuple[str, object]], first: object = None) -> QComboBox:
        """Offer a choice.

        Args:
            label: what is chosen.
            offered: the words of each, and what is chosen by them.
            first: what is chosen at first; None for the first of them.
        """
        box = QComboBox()
        for words, what in offered:
            box.addItem(words, what)
        if first is not None:
            box.setCurrentIndex(box.findData(first))
        box.currentIndexChanged.connect(self.changed)
        self.form.add(label, box)
        return box

    def ask_points(self, given: Mapping[Side, int]) -> dict[Side, QSpinBox]:
        """Ask for points of each side, which begin with those given."""
        points: dict[Side, QSpinBox] = {}
        for side in Side:
            name = pair(self.shot, side)
            points[side] = number_box(given.get(side, 0), _MOST, name)
            points[side].valueChanged.connect(self.changed)
            self.form.add(name, points[side])
        return points

    def ask_why(self, needed: bool) -> None:
        """Offer a field for the reason; without one nothing is done where it is needed."""
        self._needs_reason = needed
        self.reason.setPlaceholderText(self.tr("Why"))
        self.reason.textChanged.connect(self._weigh)
        self.form.add(self.tr("Reason"), self.reason)

    def note(self) -> dict[str, str]:
        """The reason as a log event has it; empty without one."""
        said = self.reason.text().strip()
        return {"note": said} if said else {}

    def changed(self) -> None:
        """Something else is entered: ask what would follow."""
        self._told = False
        self._weigh()
        self.foresight.ask(self.wanted().foresee)

    def apply(self) -> None:
        """Do it and close."""
        self.link.perform(self._word, self.wanted().act)
        self.accept()

    def _heard(self) -> None:
        self._told = True
        self._weigh()

    def _weigh(self) -> None:
        said = bool(self.note()) or not self._needs_reason
        self.apply_button.setEnabled(self._told and said)
