"""Undoing at the director's: what would follow is told first, and Enter does it."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.director.foresight import Foresight
from companion_gui.link import SessionLink
from companion_gui.panel import Words
from companion_gui.phrases import in_words
from companion_gui.qt import QDialog, QDialogButtonBox, Qt, QVBoxLayout, QWidget
from companion_gui.typography import Type
from companion_gui.words import labelled


class UndoDialog(QDialog):
    """Undoes or redoes the last act of a person.

    Args:
        link: to the table.
        appearance: how it looks.
        redo: bring back what was undone last, instead.
        by: the role of who does it.
    """

    def __init__(
        self,
        link: SessionLink,
        appearance: Appearance,
        redo: bool = False,
        by: str = "director",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._link, self._redo, self._by = link, redo, by
        self._word = self.tr("Redo") if redo else self.tr("Undo")
        self.setWindowTitle(self._word)
        what = (link.snapshot.redo if redo else link.snapshot.undo) or ""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 18)
        whole.setSpacing(12)
        whole.addWidget(Words(labelled(self._word, in_words(what)), Type.TITLE, appearance, wrap=True))
        self.foresight = Foresight(link, appearance)
        whole.addWidget(self.foresight, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.apply_button = buttons.addButton(self._word, QDialogButtonBox.ButtonRole.AcceptRole)
        self.apply_button.setProperty("role", "primary")
        self.apply_button.setEnabled(False)
        self.apply_button.setDefault(True)
        buttons.accepted.connect(self.apply)
        buttons.rejected.connect(self.reject)
        whole.addWidget(buttons)
        self.foresight.told.connect(self._ready)
        self.setMinimumWidth(appearance.look.px(460))
        self.foresight.ask(lambda session: session.preview_undo(redo))

    def apply(self) -> None:
        """Do it and close."""
        redo, by = self._redo, self._by
        self._link.perform(self._word, lambda session: session.redo(by) if redo else session.undo(by))
        self.accept()

    def _ready(self) -> None:
        self.apply_button.setEnabled(True)
        self.apply_button.setFocus()
