"""When the networks look again at what a hand is still over."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pytest

from vision.attention import Attention
from vision.motion import Glance, MotionGate
from vision.small_picture import Mask

SIZE = (1280, 720)
SHAPE = (180, 320)
FPS = 20


class _StillGate(MotionGate):
    """Nothing has moved for long, but something is new at every look."""

    def still(self, since: float) -> Mask:
        return np.ones(SHAPE, bool)

    def moved_since(self, times: npt.NDArray[np.float64]) -> Mask:
        return np.zeros(SHAPE, bool)


def _arm_at(t: float) -> Glance:
    arm = np.zeros(SHAPE, bool)
    arm[80:, 140:180] = True
    none = np.zeros(SHAPE, bool)
    return Glance(t, 0.25, none, arm, arm, 0.0, float(arm.mean()), 0.0, 1.0, 200.0)


@pytest.mark.parametrize(
    ("settling", "looks"),
    [
        ((), [0.0, 0.2, 0.4]),
        ((0.29,), [0.0, 0.2, 0.3, 0.5]),
        ((0.29, 0.26, 5.0), [0.0, 0.2, 0.3, 0.5]),  # one look settles all that are due
        ((0.2,), [0.0, 0.2, 0.4]),
        ((0.24, 0.44), [0.0, 0.2, 0.25, 0.45]),
    ],
    ids=["no card", "between the beats", "two at once", "on the beat", "one after the other"],
)
def test_an_arm_is_looked_at_again_when_a_card_under_it_may_have_come_to_rest(
    settling: Sequence[float], looks: Sequence[float]
) -> None:
    attention = Attention(_StillGate(), recheck_every=60.0)
    attention.where(_arm_at(-1.0), SIZE, 1.0, [], [], settling=(), all_of_it=False)
    looked = [
        n / FPS
        for n in range(13)
        if attention.where(_arm_at(n / FPS), SIZE, 1.0, [], [], settling=settling, all_of_it=False)
    ]
    assert looked == pytest.approx(looks)
