"""Name plates around the felt: who sits there, who deals, who made trump, whose turn it is, who sits out."""

from __future__ import annotations

from dataclasses import dataclass

from companion_gui.appearance import Look
from companion_gui.language import translate
from companion_gui.qt import QColor, QFontMetricsF, QPainter, QPen, QPointF, QRectF, Qt
from companion_gui.suits import chip_box, draw_chip
from companion_gui.theme import ThemeName
from companion_gui.typography import Type
from companion_gui.words import player, seat_word, task
from euchre.cards import Suit
from euchre.seats import Seat
from tracker.snapshot import Phase, TableSnapshot


@dataclass(frozen=True, slots=True)
class Plate:
    """What a plate says.

    Attributes:
        seat: whose it is.
        name: of the person.
        line: the second line: the seat, and what is to be done there.
        deals: whether the dealer button lies here.
        turn: whether it is this seat's turn.
        out: whether this seat sits out.
        made: the trump this seat made, else None.
    """

    seat: Seat
    name: str
    line: str
    deals: bool
    turn: bool
    out: bool
    made: Suit | None


def plate(snapshot: TableSnapshot, seat: Seat) -> Plate:
    """The plate of a seat at this moment."""
    out = seat in snapshot.sitting_out
    turn = snapshot.turn is seat and snapshot.phase in (Phase.CALLING, Phase.PLAYING)
    name = player(snapshot, seat)
    words = [] if name == seat_word(seat) else [seat_word(seat)]
    if turn:
        words.append(task(snapshot))
    elif out:
        words.append(translate("Plates", "sits out"))
    elif snapshot.maker is seat and snapshot.alone:
        words.append(translate("Plates", "alone"))
    elif snapshot.defending_alone is seat:
        words.append(translate("Plates", "defends alone"))
    elif snapshot.maker is seat:
        words.append(translate("Plates", "made trump"))
    made = snapshot.trump if snapshot.maker is seat else None
    return Plate(seat, name, " · ".join(words), snapshot.dealer is seat, turn, out, made)


def draw_plates(painter: QPainter, felt: QRectF, unit: float, snapshot: TableSnapshot, look: Look) -> None:
    """Paint the four plates at the edges of the felt."""
    for seat in Seat:
        _draw(painter, felt, unit, plate(snapshot, seat), look)


def _draw(painter: QPainter, felt: QRectF, unit: float, sign: Plate, look: Look) -> None:
    theme = look.theme
    name_font = look.font(Type.LEAD, pixels=21 * unit * look.scale)
    line_font = look.font(Type.STRONG, pixels=14 * unit * look.scale)
    room = (0.42 if sign.seat in (Seat.NORTH, Seat.SOUTH) else 0.3) * felt.width()
    metrics, small = QFontMetricsF(name_font), QFontMetricsF(line_font)
    name = metrics.elidedText(sign.name, Qt.TextElideMode.ElideRight, room)
    line = small.elidedText(sign.line, Qt.TextElideMode.ElideRight, room)
    wide = max(metrics.horizontalAdvance(name), small.horizontalAdvance(line), 70 * unit) + 34 * unit
    high = metrics.height() + (small.height() if line else 0) + 12 * unit
    box = QRectF(0, 0, wide, high)
    box.moveCenter(felt.center())
    gap = 5 * unit
    if sign.seat is Seat.NORTH:
        box.moveTop(felt.top() + gap)
    elif sign.seat is Seat.SOUTH:
        box.moveBottom(felt.bottom() - gap)
    elif sign.seat is Seat.EAST:
        box.moveRight(felt.right() - gap)
    else:
        box.moveLeft(felt.left() + gap)
    ground, ink = (theme.turn, theme.on_turn) if sign.turn else (theme.plate, theme.on_plate)
    edge = theme.turn if sign.turn else theme.felt_line
    painter.setPen(QPen(QColor(edge), (2 if theme.name is ThemeName.CONTRAST else 1) * unit))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, 13 * unit, 13 * unit)
    painter.setPen(QColor(ink))
    painter.setFont(name_font)
    top = QRectF(box.left(), box.top() + 6 * unit, box.width(), metrics.height())
    painter.drawText(top, Qt.AlignmentFlag.AlignCenter, name)
    if sign.out:  # struck through: told by shape, not by a paler ink
        middle = top.center().y()
        half = metrics.horizontalAdvance(name) / 2
        painter.setPen(QPen(QColor(ink), 1.6 * unit))
        painter.drawLine(QPointF(box.center().x() - half, middle), QPointF(box.center().x() + half, middle))
        painter.setPen(QColor(ink))
    painter.setFont(line_font)
    painter.drawText(
        QRectF(box.left(), top.bottom(), box.width(), small.height()), Qt.AlignmentFlag.AlignCenter, line
    )
    _badges(painter, box, unit, sign, look)


def _badges(painter: QPainter, box: QRectF, unit: float, sign: Plate, look: Look) -> None:
    """The dealer button and the maker's trump, beside the plate: left and right, or above and below."""
    gap, radius, high = 8 * unit, 17 * unit, 32 * unit
    chip = chip_box(QPointF(0, 0), high)
    if sign.seat in (Seat.NORTH, Seat.SOUTH):
        button = QPointF(box.right() + gap + radius, box.center().y())
        chip.moveCenter(QPointF(box.left() - gap - chip.width() / 2, box.center().y()))
    else:
        button = QPointF(box.center().x(), box.top() - gap - radius)
        chip.moveCenter(QPointF(box.center().x(), box.bottom() + gap + high / 2))
    if sign.deals:
        painter.setPen(QPen(QColor("#15161a"), 1.5 * unit))
        painter.setBrush(QColor("#ffffff"))
        painter.drawEllipse(button, radius, radius)
        painter.setPen(QColor("#15161a"))
        painter.setFont(look.font(Type.LEAD, pixels=19 * unit))
        disc = QRectF(button.x() - radius, button.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(
            disc, Qt.AlignmentFlag.AlignCenter, translate("Plates", "D", "letter on the dealer button")
        )
    if sign.made is not None:
        draw_chip(painter, chip, sign.made, look)
