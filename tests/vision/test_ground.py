"""Whether a card that was not found still lies there: by how its place looks, and by a hand over it."""

from __future__ import annotations

import numpy as np
import pytest

from vision.ground import Ground, Presence
from vision.motion import Glance
from vision.pose import Pose
from vision.tracks import Track

SHAPE = (90, 160)
PLACE = np.zeros(SHAPE, bool)
PLACE[20:60, 30:60] = True


def glance(changed: float, reach: float = 0.0) -> Glance:
    """A look in which shares of the card's place have changed, and lie under an arm."""
    new, arm = np.zeros(SHAPE, bool), np.zeros(SHAPE, bool)
    rows, columns = np.nonzero(PLACE)
    count = len(rows)
    new[rows[: round(changed * count)], columns[: round(changed * count)]] = True
    arm[rows[: round(reach * count)], columns[: round(reach * count)]] = True
    still = np.zeros(SHAPE, bool)
    return Glance(1.0, 0.25, still, new | arm, arm, 0.0, 0.0, 0.0, 1.0, 120.0)


@pytest.mark.parametrize(
    ("changed", "reach", "touched", "presence"),
    [
        (0.0, 0.0, False, Presence.THERE),
        (0.15, 0.0, False, Presence.THERE),  # a shadow falls on it
        (0.5, 0.0, False, Presence.ABSENT),
        (0.0, 0.0, True, Presence.THERE),  # a hand passed over it
        (0.15, 0.0, True, Presence.ABSENT),  # only its print is gone: white card, white cloth
        (0.5, 0.3, True, Presence.HIDDEN),
    ],
)
def test_a_card_that_was_not_found(changed: float, reach: float, touched: bool, presence: Presence) -> None:
    track = Track(Pose(0.0, 0.0, 0.0), ((0, 0),) * 4, True, PLACE.copy(), 0.0, touched=touched)
    ground = Ground([track], SHAPE)
    assert ground.presence(track, [], glance(changed, reach)) is presence
