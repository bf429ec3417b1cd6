"""One finding in full: evidence on the left, the law and the ruling on the right."""

from __future__ import annotations

from typing import Any

from companion_gui.appearance import Appearance
from companion_gui.finding.agree import AgreeDialog
from companion_gui.finding.evidence import EvidenceView, SightingPictures, read_pictures
from companion_gui.finding.law_lines import told
from companion_gui.finding.otherwise import OtherwiseDialog
from companion_gui.finding.proposals import ProposalList, score_words
from companion_gui.finding_words import headline, rule, state, title
from companion_gui.link import SessionLink
from companion_gui.panel import Panel, Words
from companion_gui.phrases import in_words
from companion_gui.qt import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
    Signal,
)
from companion_gui.typography import Type
from companion_gui.words import pair
from euchre.findings import Finding
from euchre.seats import Seat, Side
from tracker.snapshot import TableSnapshot
from tracker.table import THE_TABLE, TableSession


class FindingView(QWidget):
    """Shows a finding and, to whoever may rule, the three answers to it. The law proposes, a person rules.

    Args:
        link: to the session the finding is of.
        appearance: how it looks.
        ruler: the role that rules (`director`, `scorer`); `THE_TABLE` where all four must agree, and the
            director's word stands; None for somebody who may only look.

    Attributes:
        link: to the session the finding is of.
        ruling: everything that rules.

    Signals:
        ruled: a ruling was logged.
    """

    ruled = Signal()

    def __init__(
        self, link: SessionLink, appearance: Appearance, ruler: str | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.link = link
        self._appearance = appearance
        self._ruler = ruler
        self._finding: Finding | None = None
        self._hand = 0
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(18)
        self.evidence = EvidenceView(appearance)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.evidence, 1)
        self.laws = Panel(self.tr("The laws of this table"), appearance)
        self._laws_words = Words("", Type.CAPTION, appearance, wrap=True)
        self.laws.body.addWidget(self._laws_words)
        left.addWidget(self.laws)
        whole.addLayout(left, 55)
        whole.addLayout(self._right(), 45)

    def _right(self) -> QVBoxLayout:
        look = self._appearance
        column = QVBoxLayout()
        column.setSpacing(8)
        self._title = Words("", Type.TITLE, look, wrap=True)
        self._headline = Words("", Type.LEAD, look, wrap=True)
        self._state = Words("", Type.BODY, look, muted=True, wrap=True)
        self._rule = Words("", Type.BODY, look, wrap=True)
        self._confirm = Words("", Type.BODY, look, muted=True, wrap=True)
        for words in (self._title, self._headline, self._state, self._rule, self._confirm):
            column.addWidget(words)
        self.proposals = ProposalList(look)
        inner = QWidget()
        held = QVBoxLayout(inner)
        held.setContentsMargins(0, 0, 6, 0)
        held.addWidget(self.proposals)
        held.addStretch()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        column.addWidget(scroll, 1)
        self.note = QLineEdit()
        self.note.setPlaceholderText(self.tr("Note: why, in your own words"))
        self.note.setAccessibleName(self.tr("Note"))
        self.confirm_button = _button(self.tr("Confirm"), "Ctrl+Return", self.confirm, main=True)
        self.change_button = _button(self.tr("Otherwise…"), "Ctrl+R", self.rule_otherwise)
        self.dismiss_button = _button(self.tr("Dismiss"), "Ctrl+D", self.dismiss)
        self.ruling = QWidget()
        held = QVBoxLayout(self.ruling)
        held.setContentsMargins(0, 0, 0, 0)
        held.setSpacing(8)
        held.addWidget(self.note)
        row = QHBoxLayout()
        row.addWidget(self.confirm_button, 1)
        row.addWidget(self.change_button)
        row.addWidget(self.dismiss_button)
        held.addLayout(row)
        column.addWidget(self.ruling)
        return column

    def state_words(self) -> str:
        """How the finding stands, as it is shown."""
        return self._state.text()

    @property
    def finding(self) -> Finding | None:
        """The finding shown."""
        return self._finding

    def show_finding(self, finding: Finding, snapshot: TableSnapshot, hand: int | None = None) -> None:
        """Show a finding of a hand (the snapshot's own by default), and fetch its pictures."""
        shown = self._finding
        same = shown is not None and shown.id == finding.id
        fresh = shown is None or not same or shown.evidence != finding.evidence
        self._finding = finding
        self._hand = snapshot.hand if hand is None else hand
        self._title.setText(title(finding))
        self._headline.setText(headline(finding, snapshot))
        self._state.setText(state(finding).capitalize() + ".")
        self._rule.setText(rule(finding))
        self._confirm.setText(self.tr("To be settled: {what}").format(what=in_words(finding.confirm)))
        self._confirm.setVisible(bool(finding.confirm))
        if not same:
            self.note.clear()
        sides = (pair(snapshot, Side.NS), pair(snapshot, Side.EW))
        self.proposals.show_proposals(finding.proposals, sides)
        by_director = finding.ruling is not None and finding.ruling.get("by") == "director"
        self.ruling.setVisible(self._ruler is not None and not (by_director and self._ruler == THE_TABLE))
        self.confirm_button.setEnabled(bool(finding.proposals))
        if fresh:
            self._fetch(finding)

    def confirm(self) -> None:
        """Rule as the chosen proposal says."""
        proposal = self.proposals.chosen()
        if proposal is not None:
            sides = (pair(self.link.snapshot, Side.NS), pair(self.link.snapshot, Side.EW))
            said = f"{in_words(proposal.text)}\n{score_words(proposal.score_after, sides)}"
            self._rule_it("confirm", proposal.effect.to_json(), said)

    def rule_otherwise(self) -> None:
        """Rule something the laws did not propose."""
        dialog = OtherwiseDialog(self.link.snapshot, self._appearance, self)
        dialog.chosen.connect(lambda effect: self._rule_it("change", effect, dialog.after.text()))
        dialog.open()

    def dismiss(self) -> None:
        """Rule that there is nothing in it."""
        self._rule_it("dismiss", None, self.tr("There is nothing in it; the points stay as they are."))

    def _rule_it(self, decision: str, effect: dict[str, Any] | None, words: str) -> None:
        finding, hand, note, by = self._finding, self._hand, self.note.text().strip(), self._ruler
        if finding is None or by is None:
            return

        def rule(agreed: tuple[Seat, ...] = ()) -> None:
            self.link.perform(
                self.tr("Ruling"),
                lambda session: session.rule(finding.id, decision, effect, note, by, hand, agreed),
                lambda _: self.ruled.emit(),
            )

        if by != THE_TABLE:
            rule()
            return
        dialog = AgreeDialog(words, self.link.snapshot, self._appearance, self)
        dialog.agreed.connect(rule)
        dialog.open()

    def _fetch(self, finding: Finding) -> None:
        """Fetch the pictures, and what the laws of that hand say."""
        self.evidence.show_sightings(())
        self.laws.hide()
        hand = self._hand

        def read(session: TableSession) -> _Behind:
            laws = session.laws_of(hand)
            said = None if laws is None else told(finding.kind, laws)
            return read_pictures(session.sightings(finding.evidence)), said

        def arrived(found: _Behind) -> None:
            if self._finding is not None and self._finding.id == finding.id:
                pictures, said = found
                self.evidence.show_sightings(pictures)
                self._laws_words.setText(said or "")
                self.laws.setVisible(bool(said))

        self.link.perform(self.tr("Evidence"), read, arrived)


_Behind = tuple[tuple[SightingPictures, ...], str | None]
"""What stands behind a finding: its pictures, and what the laws say."""


def _button(text: str, key: str, run: object, main: bool = False) -> QPushButton:
    button = QPushButton(text)
    button.setShortcut(key)
    button.setToolTip(key)
    button.setAutoDefault(False)
    button.clicked.connect(run)
    if main:
        button.setProperty("role", "primary")
    return button
