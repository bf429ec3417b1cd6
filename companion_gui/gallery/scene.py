"""A made-up camera picture and the cards lying in it, in one perspective, so that the overlay fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from companion_gui.appearance import Look
from companion_gui.card_pictures import ASPECT, BACK, CardPictures
from companion_gui.qt import (
    QColor,
    QImage,
    QPainter,
    QPointF,
    QPolygonF,
    QRadialGradient,
    QRectF,
    Qt,
    QTransform,
)
from euchre.art.style import CARD_HEIGHT
from euchre.cards import Card
from euchre.seats import Seat
from tracker.snapshot import LyingCard, TableSnapshot
from tracker.table import LiveFrame

WIDTH, HEIGHT = 1280, 720
"""Of the made-up frame, pixels."""
_HALF = 300.0
"""Half the side of the table shown, millimetres."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card to be laid: which (None for a back), whose, where (millimetres) and how turned (degrees)."""

    card: Card | None
    seat: Seat | None
    x: float
    y: float
    angle: float
    zone: str = "trick"
    readings: tuple[tuple[Card, float], ...] = ()


def view() -> QTransform:
    """From table millimetres to pixels of the frame: a camera looking down at a slant from behind South."""
    table = QPolygonF([QPointF(_HALF * x, _HALF * y) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    frame = QPolygonF([QPointF(x, y) for x, y in ((250, 10), (1030, 10), (1230, 790), (50, 790))])
    seen = QTransform.quadToQuad(table, frame)
    assert isinstance(seen, QTransform)
    return seen


def lying(laid: Sequence[Laid]) -> tuple[LyingCard, ...]:
    """What the path would say about the cards laid."""
    out = []
    for number, card in enumerate(laid, start=1):
        unsure = bool(card.readings)
        out.append(
            LyingCard(
                track=number,
                card=None if unsure else card.card,
                is_face=card.card is not None,
                candidates=card.readings,
                confidence=0.0 if unsure else 0.99,
                corners=None,
                position=(card.x, card.y),
                angle=card.angle,
                seat=card.seat,
                zone=card.zone,
                unsure=unsure,
            )
        )
        one, two, three, four = ((p.x(), p.y()) for p in (view().map(q) for q in _outline(card)))
        out[-1] = replace(out[-1], corners=(one, two, three, four))
    return tuple(out)


def laid_in(snapshot: TableSnapshot) -> tuple[Laid, ...]:
    """The cards a snapshot says lie there, to be painted; an unsure one as its first reading."""
    out = []
    for card in snapshot.lying:
        if card.position is not None:
            face = card.card or next((reading for reading, _ in card.candidates), None)
            x, y = card.position
            out.append(Laid(face, card.seat, x, y, card.angle, card.zone or "trick"))
    return tuple(out)


def frame(laid: Sequence[Laid], pictures: CardPictures, t: float = 0.0) -> LiveFrame:
    """The camera's picture of the cards laid."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_BGR888)
    image.fill(QColor("#3a3029"))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setTransform(view())
    light = QRadialGradient(QPointF(-60, -90), _HALF * 1.5)
    light.setColorAt(0, QColor("#4c7d63"))
    light.setColorAt(1, QColor("#24473a"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRoundedRect(QRectF(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF), 30, 30)
    for card in laid:
        picture = pictures.picture(BACK if card.card is None else str(card.card), 400, Look())
        painter.save()
        painter.translate(card.x, card.y)
        painter.rotate(card.angle)
        box = QRectF(-CARD_HEIGHT * ASPECT / 2, -CARD_HEIGHT / 2, CARD_HEIGHT * ASPECT, CARD_HEIGHT)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        painter.restore()
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(HEIGHT, image.bytesPerLine())
    return LiveFrame(rows[:, : WIDTH * 3].reshape(HEIGHT, WIDTH, 3).copy(), t, round(t * 25))


def _outline(card: Laid) -> tuple[QPointF, ...]:
    turn = QTransform().translate(card.x, card.y).rotate(card.angle)
    wide, high = CARD_HEIGHT * ASPECT / 2, CARD_HEIGHT / 2
    corners = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    return tuple(turn.map(QPointF(x, y)) for x, y in corners)
