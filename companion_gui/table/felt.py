"""The table from above: felt, name plates, and the cards lying where they lie."""

from __future__ import annotations

import math
from dataclasses import replace

from companion_gui.appearance import Appearance
from companion_gui.card_pictures import ASPECT, BACK, CardPictures, outline
from companion_gui.qt import (
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPointF,
    QRadialGradient,
    QRectF,
    QSize,
    QSizePolicy,
    Qt,
    QWidget,
    Signal,
)
from companion_gui.suits import chip_box, draw_chip
from companion_gui.table.plane import Drawn, Plane, drawn_cards
from companion_gui.table.plates import draw_plates
from companion_gui.table.summary import draw_summary
from companion_gui.theme import ThemeName
from companion_gui.typography import Type
from companion_gui.words import spoken_table
from tracker.snapshot import CameraHealth, TableSnapshot

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ANY = CameraHealth()
_REACH = 0.42
"""How near its middle a card is clicked, in its heights."""
_UNIT = 620.0
"""Side of the felt, in pixels, at which everything on it has its plain size."""


def _seen_of(snapshot: TableSnapshot) -> object:
    """All of a snapshot that is seen on the felt; a card that moved by less than a millimetre lies still."""
    cards = tuple(
        replace(card, position=(round(card.position[0]), round(card.position[1])), angle=round(card.angle))
        for card in drawn_cards(snapshot)
    )
    rest = replace(snapshot, version=0, camera=_ANY, lying=(), tricks=(), questions=(), verdict=None)
    return cards, len(snapshot.tricks), replace(rest, undo=None, redo=None)


class Felt(QWidget):
    """Paints one snapshot. Turns and readings are told by shape and words too, never by colour alone.

    Signals:
        clicked: a card of the trick was clicked, to be corrected; carries the id of the event that played it.
    """

    clicked = Signal(str)

    def __init__(
        self,
        snapshot: TableSnapshot,
        appearance: Appearance,
        pictures: CardPictures,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._snapshot = snapshot
        self._shown: object = None
        self._ground: tuple[object, QPixmap] | None = None
        self._appearance = appearance
        self._pictures = pictures
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 320)
        self.setAccessibleName(self.tr("The table from above"))
        appearance.changed.connect(self.update)
        self.show_snapshot(snapshot)

    def show_snapshot(self, snapshot: TableSnapshot) -> None:
        """Show another moment; what would look the same is not painted again."""
        self._snapshot = snapshot
        shown = _seen_of(snapshot)
        if shown != self._shown:
            self._shown = shown
            self.setAccessibleDescription(spoken_table(snapshot))
            self.update()

    def sizeHint(self) -> QSize:
        """A square, as tables are."""
        return QSize(620, 620)

    def card_at(self, place: QPointF) -> str:
        """The event that played the card at a point of the widget, the topmost; empty for none."""
        felt, _ = self._measures()
        plane = Plane(felt)
        for card in reversed(drawn_cards(self._snapshot)):
            away = plane.point(card.position) - place
            if card.play and math.hypot(away.x(), away.y()) < plane.card_height * _REACH:
                return card.play
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which card was clicked."""
        play = self.card_at(event.position())
        if play:
            self.clicked.emit(play)

    def _measures(self) -> tuple[QRectF, float]:
        """The felt within its rail, and pixels a unit."""
        rail = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        unit = min(rail.width(), rail.height()) / _UNIT
        edge = (3 if self._appearance.look.theme.name is ThemeName.CONTRAST else 11) * unit
        return rail.adjusted(edge, edge, -edge, -edge), unit

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint everything, back to front."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        rail = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        unit = min(rail.width(), rail.height()) / _UNIT
        edge = (3 if self._appearance.look.theme.name is ThemeName.CONTRAST else 11) * unit
        felt = rail.adjusted(edge, edge, -edge, -edge)
        painter.drawPixmap(0, 0, self._empty_table(painter, rail, felt, unit))
        plane = Plane(felt)
        for card in drawn_cards(self._snapshot):
            self._paint_card(painter, plane, card)
        draw_plates(painter, felt, unit, self._snapshot, self._appearance.look)
        draw_summary(painter, felt, unit, self._snapshot, self._appearance.look)
        painter.end()

    def _empty_table(self, like: QPainter, rail: QRectF, felt: QRectF, unit: float) -> QPixmap:
        """The table without anything on it: painted once for each size and theme, and kept."""
        device = like.device()
        assert device is not None
        ratio, theme = device.devicePixelRatioF(), self._appearance.look.theme
        key = (self.width(), self.height(), ratio, theme)
        if self._ground is not None and self._ground[0] == key:
            return self._ground[1]
        ground = QPixmap(self.size() * ratio)
        ground.setDevicePixelRatio(ratio)
        ground.fill(Qt.GlobalColor.transparent)
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plain = theme.name is ThemeName.CONTRAST
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.rim))
        painter.drawRoundedRect(rail, 34 * unit, 34 * unit)
        light = QRadialGradient(felt.center(), max(felt.width(), felt.height()) * 0.62)
        light.setColorAt(0.0, QColor(theme.felt))
        light.setColorAt(1.0, QColor(theme.felt_deep))
        painter.setBrush(light)
        painter.drawRoundedRect(felt, 25 * unit, 25 * unit)
        line = QColor(theme.felt_line)
        line.setAlpha(255 if plain else 120)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(line, 1.2 * unit))
        inset = 15 * unit
        painter.drawRoundedRect(felt.adjusted(inset, inset, -inset, -inset), 16 * unit, 16 * unit)
        painter.end()
        self._ground = (key, ground)
        return ground

    def _paint_card(self, painter: QPainter, plane: Plane, card: Drawn) -> None:
        look = self._appearance.look
        at, high = plane.point(card.position), plane.card_height
        if card.card is not None and not card.face_down:
            self._pictures.draw(painter, str(card.card), at, high, look, card.angle)
        elif card.unsure:
            self._paint_unsure(painter, at, high, card)
        else:
            self._pictures.draw(painter, BACK, at, plane.back_height, look, card.angle)
        if card.takes:
            outline(painter, at, high, card.angle, look.theme.turn, max(3.0, high * 0.035))
        if card.note:
            self._paint_note(painter, at, high, card.note)

    def _paint_unsure(self, painter: QPainter, at: QPointF, high: float, card: Drawn) -> None:
        """A card that is asked about: a blank with a question mark and its two best readings."""
        look = self._appearance.look
        wide = high * ASPECT
        box = QRectF(-wide / 2, -high / 2, wide, high)
        painter.save()
        painter.translate(at)
        painter.rotate(card.angle)
        painter.setPen(QPen(QColor(look.theme.turn), max(3.0, high * 0.035), Qt.PenStyle.DashLine))
        painter.setBrush(QColor("#ffffff"))
        painter.drawRoundedRect(box, wide * 0.07, wide * 0.07)
        painter.restore()
        painter.save()
        painter.translate(at)
        painter.setPen(QColor("#15161a"))
        painter.setFont(look.font(Type.HEADLINE, pixels=high * 0.34))
        painter.drawText(box.adjusted(0, 0, 0, -high * 0.34), Qt.AlignmentFlag.AlignCenter, "?")
        rows = card.candidates[:2]
        for row, reading in enumerate(rows):
            chip = chip_box(QPointF(-wide * 0.02, high * (0.06 + 0.2 * row)), high * 0.17)
            painter.setFont(look.font(Type.STRONG, pixels=high * 0.16))
            painter.setPen(QColor("#15161a"))
            rank = QRectF(-wide * 0.46, chip.top(), wide * 0.4, chip.height())
            painter.drawText(rank, _RIGHT, reading.rank.label)
            draw_chip(painter, chip, reading.suit, look)
        painter.restore()

    def _paint_note(self, painter: QPainter, at: QPointF, high: float, note: str) -> None:
        look = self._appearance.look
        painter.setFont(look.font(Type.STRONG, pixels=high * 0.13))
        wide = painter.fontMetrics().horizontalAdvance(note) + high * 0.16
        box = QRectF(at.x() - wide / 2, at.y() + high * 0.56, wide, high * 0.21)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.theme.plate))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(look.theme.on_plate))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, note)
