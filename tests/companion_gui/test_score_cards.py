from __future__ import annotations

import math

import pytest

from companion_gui.card_pictures import BACK
from companion_gui.score_cards import Placing, placing
from euchre.art.style import CARD_HEIGHT, POKER_WIDTH

PIP = 5.7
PIPS = {
    "4": [(x, y) for x in (-10.8, 10.8) for y in (-29.0, 29.0)],
    "6": [(x, y) for x in (-10.8, 10.8) for y in (-29.0, 0.0, 29.0)],
    BACK: [],
}


def places_on_upper(lie: Placing, x: float, y: float) -> tuple[float, float]:
    """A point of the lower card, as the upper card's own coordinates have it."""
    turn = math.radians(lie.angle)
    dx, dy = x - lie.x, y - lie.y
    return math.cos(turn) * dx + math.sin(turn) * dy, -math.sin(turn) * dx + math.cos(turn) * dy


@pytest.mark.parametrize("points", range(11))
def test_as_many_pips_show_as_points(points: int) -> None:
    lie = placing(points)
    showing = len(PIPS[lie.upper])
    for pip in PIPS[lie.lower]:
        x, y = places_on_upper(lie, *pip)
        beyond = max(abs(x) - POKER_WIDTH / 2, abs(y) - CARD_HEIGHT / 2)
        assert abs(beyond) >= PIP, "a pip is neither covered nor clear"
        showing += beyond > 0
    assert showing == points


@pytest.mark.parametrize(("points", "like"), [(-2, 0), (11, 10), (14, 10)])
def test_beyond_the_game_the_cards_stay(points: int, like: int) -> None:
    assert placing(points) == placing(like)
