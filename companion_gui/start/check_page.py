"""The last step: four cards are put down, and what is read of them is shown until all four are right."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.card_pictures import ASPECT, CardPictures
from companion_gui.link import Picture
from companion_gui.panel import Words
from companion_gui.qt import (
    QColor,
    QHBoxLayout,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPointF,
    QRectF,
    QSize,
    QSizePolicy,
    Qt,
    QVBoxLayout,
    QWidget,
)
from companion_gui.start.host import SeenCard
from companion_gui.start.seen_picture import SeenPicture
from companion_gui.start.self_test import WANTED, Report, advice, report, verdict
from companion_gui.typography import Type
from euchre.cards import Card


class WantedCards(QWidget):
    """The four cards in a row; a tick and a full frame on each that is read, a dashed frame on the others."""

    def __init__(self, appearance: Appearance, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._pictures = appearance, pictures
        self._read: frozenset[Card] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Cards to put down"))
        appearance.changed.connect(self.updateGeometry)

    def show_read(self, read: frozenset[Card]) -> None:
        """Tick these."""
        self._read = read
        names = (card.label + (" ✓" if card in read else "") for card in WANTED)
        self.setAccessibleDescription(", ".join(names))
        self.update()

    def sizeHint(self) -> QSize:
        """Four cards side by side."""
        return QSize(340, self._appearance.look.px(150))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        look = self._appearance.look
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        step = self.width() / len(WANTED)
        high = min(self.height() - 16, (step - 14) / ASPECT)
        for number, card in enumerate(WANTED):
            at = QPointF((number + 0.5) * step, self.height() / 2)
            self._pictures.draw(painter, str(card), at, high, look)
            box = QRectF(0, 0, high * ASPECT + 6, high + 6)
            box.moveCenter(at)
            read = card in self._read
            style = Qt.PenStyle.SolidLine if read else Qt.PenStyle.DashLine
            painter.setPen(QPen(QColor(look.theme.accent if read else look.theme.muted), 2.5, style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 8, 8)
            if read:
                _tick(painter, QPointF(box.right() - 6, box.top() + 6), look.px(11), look.theme.accent)
        painter.end()


def _tick(painter: QPainter, at: QPointF, radius: float, colour: str) -> None:
    painter.setPen(QPen(QColor("#ffffff"), 1.5))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(at, radius, radius)
    pen = QPen(QColor("#ffffff"), radius * 0.3)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    mark = QPainterPath(at + QPointF(-0.45 * radius, 0.05 * radius))
    mark.lineTo(at + QPointF(-0.1 * radius, 0.4 * radius))
    mark.lineTo(at + QPointF(0.5 * radius, -0.35 * radius))
    painter.drawPath(mark)


class CheckPage(QWidget):
    """Says which cards to put down, what is read, and what to do where that is not right.

    Attributes:
        picture: the live picture with what is read in it.
        result: how the test stands.
    """

    def __init__(self, appearance: Appearance, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(20)
        left = QVBoxLayout()
        left.setSpacing(10)
        asked = self.tr("Put these four cards down, face up and apart")
        left.addWidget(Words(asked, Type.LEAD, appearance, wrap=True))
        self.wanted = WantedCards(appearance, pictures)
        left.addWidget(self.wanted)
        self.state = Words("", Type.TITLE, appearance, wrap=True)
        self.advice = Words("", Type.BODY, appearance, wrap=True)
        left.addWidget(self.state)
        left.addWidget(self.advice)
        left.addStretch()
        note = self.tr("You may start without it. The test shows what the camera reads before it matters.")
        left.addWidget(Words(note, Type.CAPTION, appearance, muted=True, wrap=True))
        whole.addLayout(left, 40)
        self.picture = SeenPicture(appearance)
        whole.addWidget(self.picture, 60)
        self.result = report(())
        self.show_cards(())

    def show_picture(self, picture: Picture | None) -> None:
        """Show another picture."""
        self.picture.show_picture(picture)

    def show_cards(self, cards: tuple[SeenCard, ...]) -> None:
        """Show what is read."""
        self.picture.show_cards(cards)
        self.show_result(report(cards))

    def show_result(self, result: Report) -> None:
        """Show how the test stands. A test that was passed stays so: the cards may be taken up again."""
        if self.result.passed and not result.passed:
            return
        self.result = result
        self.wanted.show_read(result.read)
        self.state.setText(verdict(result))
        self.advice.setText("\n\n".join(advice(result)))

    def restart(self) -> None:
        """Begin anew, for another source."""
        self.result = report(())
        self.show_cards(())

    def tell(self, words: str) -> None:
        """Say why nothing is tested."""
        self.state.setText(words)
        self.advice.setText("")
