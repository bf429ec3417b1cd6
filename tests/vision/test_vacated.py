"""A card's place once it has gone: no part of it stays in the settled picture."""

from __future__ import annotations

import numpy as np
import pytest

from vision.beneath import Beneath
from vision.motion import WIDTH, Glance, MotionGate
from vision.pose import Pose
from vision.tracks import Track
from vision.vacated import FORGET_S, Vacated

CLOTH, CARD, ARM, ANOTHER = 60, 230, 120, 200
SHAPE = (180, WIDTH)
PLACE = np.zeros(SHAPE, bool)
PLACE[60:100, 100:130] = True
HALF = slice(100, 115)
NOTHING = np.zeros(SHAPE, bool)


def picture(card: int = CLOTH, half: int | None = None) -> np.ndarray:
    """The cloth with something of a level in the place, or with an arm from the edge over half of it."""
    image = np.full((*SHAPE, 3), CLOTH, np.uint8)
    image[PLACE] = card
    if half is not None:
        image[60:, HALF] = half
    return image


class Table:
    """A table on which a card lay that was taken from under an arm."""

    def __init__(self) -> None:
        self.gate, self.vacated = MotionGate(), Vacated()
        self.gate.look(picture(), 0.0)
        before = self.gate.settled_at(PLACE)
        for t in (1.0, 1.1):
            self.gate.look(picture(CARD), t)
        self.gate.settle(PLACE)
        track = Track(Pose(0.0, 0.0, 0.0), ((0, 0),) * 4, True, PLACE, 1.0)
        assert self.gate.small is not None
        track.beneath = Beneath.of(PLACE, before, self.gate.small[PLACE])
        assert track.beneath is not None
        self.vacated.went(track, 2.0)

    def looks(self, image: np.ndarray, t: float, taken: np.ndarray = NOTHING) -> Glance:
        """Two looks at a still picture, the second of which may settle the place."""
        for at in (t, t + 0.1):
            glance = self.gate.look(image, at)
        self.vacated.settle(self.gate, glance, taken)
        return self.gate.look(image, t + 0.2)


def test_what_lay_under_an_arm_when_a_card_went_is_bare_once_the_arm_has_gone() -> None:
    table = Table()
    glance = table.looks(picture(CLOTH, half=ARM), 2.0)
    assert not glance.new[60:100, 117:129].any()
    assert glance.new[62:98, 102:113].all()
    assert not table.looks(picture(), 3.0).new.any()
    assert np.abs(table.gate.settled_at(PLACE).astype(int) - CLOTH).max() <= 1


@pytest.mark.parametrize("what", ["another card", "being judged", "camera moved", "too late"])
def test_what_lies_there_now_stays_new(what: str) -> None:
    table = Table()
    image = picture(ANOTHER) if what == "another card" else picture()
    if what == "camera moved":
        table.vacated.forget()
    late = FORGET_S + 1 if what == "too late" else 0.0
    if late:
        table.looks(picture(ARM), 2.0 + late)
    glance = table.looks(image, 3.0 + late, PLACE if what == "being judged" else NOTHING)
    assert glance.new[62:98, 102:128].all()
