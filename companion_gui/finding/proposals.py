"""What the laws propose, each with the score it would give; one is chosen."""

from __future__ import annotations

import re

from companion_gui.appearance import Appearance
from companion_gui.language import translate
from companion_gui.phrases import in_words
from companion_gui.qt import (
    QAbstractButton,
    QButtonGroup,
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPointF,
    QRectF,
    QResizeEvent,
    QSize,
    QSizePolicy,
    Qt,
    QVBoxLayout,
    QWidget,
)
from companion_gui.typography import Type
from euchre.findings import Proposal
from euchre.laws import SETTINGS
from euchre.points import Points

_CITED = re.compile(r"(?P<laws>.+), (?P<setting>\w+) \((?P<origin>\w+)\)")
"""How `LawProfile.cite` names a setting."""


def score_words(score: Points | None, sides: tuple[str, str]) -> str:
    """The score a proposal would give, with the names of both sides around it where they are given."""
    if score is None:
        return translate("Proposals", "a person sets the score")
    return " ".join(
        translate("Proposals", "then {us} {ns} – {ew} {them}")
        .format(us=sides[0], ns=score.ns, ew=score.ew, them=sides[1])
        .split()
    )


def law_words(law: str) -> str:
    """Where a proposal comes from: the laws, what the setting decides, and whose word it is."""
    cited = _CITED.fullmatch(law)
    if cited is None or cited["setting"] not in SETTINGS:
        return in_words(law)
    return translate("Proposals", "{laws}: {setting} ({origin})").format(
        laws=in_words(cited["laws"]),
        setting=in_words(SETTINGS[cited["setting"]].meaning),
        origin=in_words(cited["origin"]),
    )


class ProposalButton(QAbstractButton):
    """A proposal as a card: what it does, by which law, and the score after it."""

    def __init__(
        self,
        proposal: Proposal,
        sides: tuple[str, str],
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.proposal = proposal
        self._score = score_words(proposal.score_after, sides)
        self._appearance = appearance
        self.setCheckable(True)
        self.setText(in_words(proposal.text))
        self.setAccessibleName(f"{self.text()} {self._score}")
        self.setAccessibleDescription(law_words(proposal.law))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _heights(self, wide: float) -> tuple[float, float]:
        """Of the words and of the law below them, wrapped to a button of that width."""
        look = self._appearance.look
        room = QRectF(0, 0, wide - self._indent() - 12, 2000)
        law = law_words(self.proposal.law)
        words, cited = QFontMetricsF(look.font(Type.STRONG)), QFontMetricsF(look.font(Type.CAPTION))
        return words.boundingRect(room, _WRAP, self.text()).height(), cited.boundingRect(
            room, _WRAP, law
        ).height()

    def _indent(self) -> int:
        return self._appearance.look.px(42)

    def sizeHint(self) -> QSize:
        """As high as its words at this width."""
        wide = max(self.width(), 220)
        return QSize(300, round(sum(self._heights(wide))) + self._appearance.look.px(42))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words may wrap otherwise now."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the choice."""
        look = self._appearance.look
        theme = look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        on = self.isChecked()
        painter.setPen(
            QPen(QColor(theme.accent if on or self.hasFocus() else theme.line), 2.2 if on else 1.2)
        )
        painter.setBrush(QColor(theme.accent_soft if on else theme.raised))
        painter.drawRoundedRect(box, 10, 10)
        ring = QPointF(box.left() + look.px(22), box.top() + look.px(22))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent if on else theme.muted), 2))
        painter.drawEllipse(ring, look.px(8), look.px(8))
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(ring, look.px(4), look.px(4))
        left, wide = box.left() + self._indent(), box.width() - self._indent() - 12
        high, law_high = self._heights(self.width())
        painter.setPen(QColor(theme.ink))
        painter.setFont(look.font(Type.STRONG))
        painter.drawText(QRectF(left, box.top() + look.px(10), wide, high + 2), _WRAP, self.text())
        below = box.top() + look.px(14) + high
        painter.setFont(look.font(Type.CAPTION))
        cited = law_words(self.proposal.law)
        painter.drawText(QRectF(left, below, wide, law_high + 2), _WRAP, cited)
        painter.setFont(look.font(Type.STRONG))
        painter.setPen(QColor(theme.accent))
        fits = QFontMetricsF(painter.font()).horizontalAdvance(self._score) <= wide
        words = self._score if fits else score_words(self.proposal.score_after, ("", ""))
        painter.drawText(QRectF(left, below + law_high + look.px(2), wide, look.px(19)), words)
        painter.end()


class ProposalList(QWidget):
    """The proposals of one finding, the foremost chosen at first."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._group = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    def show_proposals(self, proposals: tuple[Proposal, ...], sides: tuple[str, str]) -> None:
        """Offer other proposals."""
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._column.removeWidget(button)
            button.deleteLater()
        for proposal in proposals:
            button = ProposalButton(proposal, sides, self._appearance)
            self._group.addButton(button)
            self._column.addWidget(button)
        if proposals:
            self._group.buttons()[0].setChecked(True)

    def chosen(self) -> Proposal | None:
        """The proposal chosen."""
        button = self._group.checkedButton()
        return button.proposal if isinstance(button, ProposalButton) else None

    def choose(self, number: int) -> None:
        """Choose one by its place, from 0."""
        self._group.buttons()[number].setChecked(True)


_WRAP = int(Qt.TextFlag.TextWordWrap)
