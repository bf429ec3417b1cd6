"""Who took what, and when: told once it is clear which cards went together."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.seats import Seat
from vision.events import TableEventKind, Zone
from vision.frame import Frame
from vision.pose import Pose
from vision.seating import who_took
from vision.teller import Teller
from vision.tracks import Track


def frame(t: float) -> Frame:
    return Frame(round(15 * t), t, np.zeros((2, 2, 3), np.uint8))


def lying(landed: float) -> Track:
    track = Track(Pose(0, 0, 0), ((0.0, 0.0),) * 4, True, np.ones((2, 2), bool), landed)
    track.landed, track.zone = landed, Zone.TRICK
    return track


@pytest.mark.parametrize(("went", "told"), [((4.0, 4.2), 4.0), ((2.5, 4.2), 3.0)])
def test_a_trick_is_taken_in_when_all_its_cards_have_landed(went: tuple[float, float], told: float) -> None:
    """A card that hardly differs from the cloth may seem to have gone when a hand passed long before."""
    teller = Teller(1.2, 0.15)
    cards = [lying(1.0), lying(3.0)]
    teller.appeared(frame(3.2), cards)
    for card, t in zip(cards, went, strict=True):
        teller.gone(card, t, {seat: float(seat is Seat.EAST) for seat in Seat})
    (event,) = teller.close(frame(9.0), now=True, waiting=False, guess=who_took)
    assert event.kind is TableEventKind.GATHERED
    assert event.t == told
    assert event.seat is Seat.EAST
