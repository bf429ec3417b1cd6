"""No lawful hand is accused with proof because the camera missed, doubled, misread or misplaced one card."""

from __future__ import annotations

import random

import pytest

from tests.euchre.oracle.checks import judged, revokes
from tests.euchre.oracle.degraded import Cue, Fault, degraded
from tests.euchre.oracle.openspiel_hands import hands

HANDS = [hand for hand in hands(60, 150) if hand.plays]
UNTOLD = {Fault.MISSED, Fault.WRONG_ORDER}
"""Faults without a trace where nothing tells the tricks apart: another hand was played in the same way."""
CASES = [(fault, cue) for fault in Fault for cue in Cue if cue is not Cue.NOTHING or fault not in UNTOLD]


@pytest.mark.parametrize(
    ("fault", "cue"), CASES, ids=[f"{fault.value}, told by {cue.value}" for fault, cue in CASES]
)
def test_one_card_gone_wrong_proves_nothing_against_anybody(fault: Fault, cue: Cue) -> None:
    rng = random.Random(f"{fault.value}/{cue.value}")
    proved = [
        (record, finding)
        for hand in HANDS
        for record in [degraded(hand, fault, cue, rng)]
        for finding in revokes(judged(record))
        if finding["state"] == "proved"
    ]
    assert proved == []
