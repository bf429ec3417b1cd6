"""Whether a card that is read under a hand came with it."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.cards import Card
from vision.motion import WIDTH, Glance, MotionGate
from vision.newcomers import Newcomers
from vision.pose import Pose
from vision.reading import Kind, Reading
from vision.tracks import Track

SHAPE = (180, WIDTH)
CORNERS = ((0.0, 0.0),) * 4
NOTHING = np.zeros(SHAPE, bool)
PLACE = NOTHING.copy()
PLACE[60:100, 100:130] = True
HAND = NOTHING.copy()
HAND[60:, 100:120] = True
CARD = Card.parse("KH")
SURE = Reading(Kind.FACE, CARD, 0.99, ((CARD, 0.99),), CORNERS)


def glance(arm: np.ndarray) -> Glance:
    return Glance(1.0, 0.25, NOTHING, arm, arm, 0.0, float(arm.mean()), 0.0, 1.0, 120.0)


@pytest.mark.parametrize(
    ("looked_before", "reads", "came"), [(True, 3, True), (True, 1, False), (False, 3, False)]
)
def test_a_card_under_a_hand_came_with_it_if_its_place_was_seen_without_it(
    looked_before: bool, reads: int, came: bool
) -> None:
    """Also once looks have found the card there, which leave of the bare place what the hand still hides."""
    gate, tracks = MotionGate(), list[Track]()
    gate.look(np.full((*SHAPE, 3), 60, np.uint8), 0.0)
    newcomers = Newcomers(gate, tracks)
    everywhere = np.ones(SHAPE, bool)
    newcomers.note_bare(everywhere if looked_before else NOTHING, glance(NOTHING))
    track = Track(Pose(0.0, 0.0, 0.0), CORNERS, True, PLACE, 1.0, was_bare=newcomers.was_bare(PLACE))
    tracks.append(track)
    for _ in range(reads):
        track.votes.add(SURE)
        newcomers.note_bare(everywhere, glance(HAND))
    assert not newcomers.was_bare(PLACE)
    newcomers.judge(track, glance(HAND))
    assert track.arrived is came


def test_a_moved_camera_knows_no_place_as_bare() -> None:
    newcomers = Newcomers(MotionGate(), [])
    newcomers.note_bare(np.ones(SHAPE, bool), glance(NOTHING))
    assert newcomers.was_bare(PLACE)
    newcomers.forget()
    assert not newcomers.was_bare(PLACE)
