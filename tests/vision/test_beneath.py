"""A place known again once its card is gone."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from vision.beneath import Beneath
from vision.motion import Glance

CLOTH, CARD, OTHER = 60, 230, 210
NOTHING = np.zeros((18, 32), bool)
PLACE = NOTHING.copy()
PLACE[4:14, 6:12] = True
QUIET = Glance(0.0, 0.1, NOTHING, NOTHING, NOTHING, 0.0, 0.0, 0.0, 1.0, 60.0)


def picture(level: int, rows: slice = slice(4, 14)) -> np.ndarray:
    """A cloth with something of this level in the place, or in some rows of it."""
    small = np.full((18, 32, 3), CLOTH, np.uint8)
    small[rows, 6:12] = level
    return small


def beneath(cloth: int = CLOTH) -> Beneath | None:
    pixels = int(PLACE.sum())
    before, now = (np.full((pixels, 3), level, np.uint8) for level in (cloth, CARD))
    return Beneath.of(PLACE, before, now)


@pytest.mark.parametrize(
    ("small", "arm", "bare"),
    [
        (picture(CLOTH), NOTHING, True),
        (picture(CLOTH + 15), NOTHING, True),  # in a hand's shadow
        (picture(CARD), NOTHING, False),
        (picture(OTHER), NOTHING, False),  # another card
        (picture(OTHER, slice(4, 8)), NOTHING, False),  # one that lies over part of it
        (picture(CLOTH), PLACE, False),  # an arm over it leaves that open
    ],
)
def test_a_place_is_bare_if_it_looks_as_before_its_card_came(
    small: np.ndarray, arm: np.ndarray, bare: bool
) -> None:
    place = beneath()
    assert place is not None
    assert place.is_bare(small, replace(QUIET, reach=arm)) is bare


def test_a_white_card_on_a_white_cloth_does_not_show_whether_its_place_is_bare() -> None:
    assert beneath(cloth=CARD - 20) is None


@pytest.mark.parametrize(("small", "bare"), [("bare", True), ("card", False), ("another", False)])
def test_of_a_white_card_on_a_white_cloth_the_print_tells(small: str, bare: bool) -> None:
    cloth = np.full((18, 32, 3), CARD - 5, np.uint8)
    card, another = cloth.copy(), cloth.copy()
    card[6:8, 7:11] = 40
    another[9:12, 6:10] = 40
    place = Beneath.of(PLACE, cloth[PLACE], card[PLACE])
    assert place is not None
    shown = {"bare": cloth, "card": card, "another": another}[small]
    assert place.is_bare(shown, QUIET) is bare


@pytest.mark.parametrize(("there", "bare"), [("pattern", True), ("sleeve", False), ("card", False)])
def test_what_seems_to_reach_in_is_bare_if_it_has_the_tables_own_pattern(there: str, bare: bool) -> None:
    """New against the card, and joined to an arm near by."""
    cloth = np.full((18, 32, 3), CLOTH, np.uint8)
    cloth[::3] = CLOTH + 70
    card = np.where(PLACE[..., None], CARD, cloth).astype(np.uint8)
    place = Beneath.of(PLACE, cloth[PLACE], card[PLACE])
    assert place is not None
    assert place.is_patterned
    shown = {"pattern": cloth, "sleeve": picture(CLOTH), "card": card}[there]
    assert place.is_bare(shown, replace(QUIET, reach=PLACE)) is bare
