"""One player's place on the sheet: a pad to draw on, room for initials, and the button that signs."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.panel import Words
from companion_gui.qt import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget, Signal
from companion_gui.signature import Signature
from companion_gui.signature_pad import SignaturePad
from companion_gui.typography import Type

_INITIALS = 5
"""Letters of initials at most."""


class SignBox(QWidget):
    """Signed by drawing or by initials, never by a bare click.

    Signals:
        signed: the player signs; carries the `Signature`.
    """

    signed = Signal(object)

    def __init__(self, name: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(Words(name, Type.STRONG, appearance))
        self.pad = SignaturePad(appearance)
        self.pad.setAccessibleName(
            self.tr("{name}: draw a signature here, or type initials below").format(name=name)
        )
        self.initials = QLineEdit()
        self.initials.setMaxLength(_INITIALS)
        self.initials.setPlaceholderText(self.tr("or initials"))
        self.initials.setAccessibleName(self.tr("Initials of {name}").format(name=name))
        self.clear_button, self.sign_button = QPushButton(self.tr("Clear")), QPushButton(self.tr("Sign"))
        self.clear_button.setAccessibleName(self.tr("Clear what {name} drew").format(name=name))
        self.sign_button.setAccessibleName(self.tr("{name} signs").format(name=name))
        column.addWidget(self.pad)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.initials, 1)
        for button in (self.clear_button, self.sign_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        column.addLayout(row)
        self.pad.changed.connect(self._weigh)
        self.initials.textChanged.connect(self._typed)
        self.initials.returnPressed.connect(self.sign)
        self.clear_button.clicked.connect(self.clear)
        self.sign_button.clicked.connect(self.sign)
        self._weigh()

    def signature(self) -> Signature:
        """What is drawn and typed now."""
        return Signature(self.initials.text().strip(), self.pad.strokes())

    def sign(self) -> None:
        """Sign with what is drawn and typed; nothing happens without either."""
        if not self._given and self.signature():
            self.signed.emit(self.signature())

    def clear(self) -> None:
        """Begin again."""
        self.initials.clear()
        self.pad.clear()

    def show_signature(self, given: Signature | None) -> None:
        """Show the signature that counts; one that no longer does makes room for another."""
        was, self._given = self._given, given is not None
        if given is not None:
            self.initials.setText(given.initials)
            self.pad.show_signature(given)
        elif was:
            self.clear()
        self._weigh()

    def _typed(self, text: str) -> None:
        self.pad.show_initials(text.strip())
        self._weigh()

    def _weigh(self) -> None:
        drawn = bool(self.signature())
        for widget in (self.pad, self.initials):
            widget.setEnabled(not self._given)
        self.clear_button.setEnabled(drawn and not self._given)
        self.sign_button.setEnabled(drawn and not self._given)
        self.sign_button.setText(self.tr("Signed") if self._given else self.tr("Sign"))
