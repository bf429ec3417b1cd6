"""The score as people lay it at the table: a six and a four, as many pips showing as points.

The four, face up, is covered until as many pips show as there are points; at five and six the six takes its
place; beyond six the six lies face up on the four. Placings keep every pip either wholly covered or wholly
clear of the cover.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion_gui.appearance import Look
from companion_gui.card_pictures import BACK, CardPictures
from companion_gui.qt import QPainter, QPointF, QRectF
from euchre.art.style import CARD_HEIGHT
from euchre.cards import Suit


@dataclass(frozen=True, slots=True)
class Placing:
    """How the two cards lie; millimetres and degrees clockwise, from the first card's centre.

    Attributes:
        lower: name of the card below, without its suit; `BACK` for one face down.
        upper: name of the card on top.
        x: centre of the upper card, to the right.
        y: centre of the upper card, downwards.
        angle: how the upper card is turned.
    """

    lower: str
    upper: str
    x: float
    y: float
    angle: float


_COVERS_FOUR = {1: (20.0, 8.0, 15.0), 2: (3.0, 25.0, 0.0), 3: (30.0, 24.0, 0.0)}
"""Pips of the four that stay visible -> where its cover lies."""

SCORE_BOX = (116.0, 116.0)
"""Width and height in millimetres that hold every placing but the five's, which is drawn a little smaller."""


def placing(points: int) -> Placing:
    """How six and four lie for a score; above ten they stay as for ten."""
    points = max(0, min(10, points))
    if points == 0:
        return Placing(BACK, BACK, 9.0, 3.0, 8.0)
    if points <= 3:
        return Placing("4", BACK, *_COVERS_FOUR[points])
    if points == 4:
        return Placing(BACK, "4", -12.0, 4.0, -8.0)
    if points == 5:
        return Placing("6", BACK, 30.0, 51.0, 0.0)
    if points == 6:
        return Placing(BACK, "6", -12.0, 4.0, -8.0)
    if points == 10:
        return Placing("4", "6", -50.0, 0.0, 0.0)
    return Placing("4", "6", *_COVERS_FOUR[points - 6])


def draw_score_cards(
    painter: QPainter, box: QRectF, points: int, suit: Suit, look: Look, pictures: CardPictures
) -> None:
    """Paint the two score cards of a side in the middle of a box."""
    lie = placing(points)
    high = max(SCORE_BOX[1], abs(lie.y) + CARD_HEIGHT + 4)
    scale = min(box.width() / SCORE_BOX[0], box.height() / high)
    centre = box.center() - QPointF(lie.x, lie.y) * (scale / 2)
    for name, at, angle in (
        (lie.lower, centre, 0.0),
        (lie.upper, centre + QPointF(lie.x, lie.y) * scale, lie.angle),
    ):
        picture = BACK if name == BACK else name + suit.value
        pictures.draw(painter, picture, at, CARD_HEIGHT * scale, look, angle)
