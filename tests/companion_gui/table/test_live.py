from __future__ import annotations

import pytest

from companion_gui.qt import QPointF, QRectF, QSizeF
from companion_gui.table.live import tag_place

ROOM = QRectF(0, 0, 300, 200)
CARD = QRectF(100, 80, 30, 40)
SIZE = QSizeF(60, 17)
ABOVE, BELOW, LEFT, RIGHT = (
    QRectF(QPointF(85, 61), SIZE),
    QRectF(QPointF(85, 122), SIZE),
    QRectF(QPointF(38, 91.5), SIZE),
    QRectF(QPointF(132, 91.5), SIZE),
)


@pytest.mark.parametrize(
    ("taken", "place"),
    [
        ([], ABOVE),
        ([ABOVE], BELOW),
        ([ABOVE, BELOW], LEFT),
        ([ABOVE, BELOW, LEFT], RIGHT),
        ([ABOVE, BELOW, LEFT, RIGHT], ABOVE),
    ],
)
def test_a_reading_stands_where_it_covers_nothing(taken: list[QRectF], place: QRectF) -> None:
    assert tag_place(CARD, SIZE, ROOM, taken) == place


@pytest.mark.parametrize("card", [QRectF(0, 0, 30, 40), QRectF(280, 170, 30, 40), QRectF(-20, 190, 30, 40)])
def test_a_reading_stays_in_the_picture(card: QRectF) -> None:
    assert ROOM.contains(tag_place(card, SIZE, ROOM, []))
