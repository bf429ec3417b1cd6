"""The finding view in a window of its own, for the table window."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.finding.view import FindingView
from companion_gui.finding_words import title
from companion_gui.link import SessionLink
from companion_gui.qt import QDialog, Qt, QVBoxLayout, QWidget
from euchre.findings import Finding


class FindingDialog(QDialog):
    """Opens on one finding and closes once it is ruled on."""

    def __init__(
        self,
        finding: Finding,
        link: SessionLink,
        appearance: Appearance,
        ruler: str | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title(finding))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 18, 20, 18)
        self.view = FindingView(link, appearance, ruler)
        self.view.ruled.connect(self.accept)
        whole.addWidget(self.view)
        self.view.show_finding(finding, link.snapshot)
        self.view.note.setFocus()
        self.resize(appearance.look.px(980), appearance.look.px(600))
