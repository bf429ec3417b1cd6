from __future__ import annotations

import math

import numpy as np
import pytest

from companion.evaluating.falls import ASPECT, Fall, angle_above, index_height, new_falls
from vision.scoring import Outcome


def outline(turn: float, angle: float, height: float = 100.0) -> np.ndarray:
    """A card as a distant camera sees it from `angle` degrees above the table."""
    c, s = math.cos(turn), math.sin(turn)
    half = np.array([[-ASPECT, -1], [ASPECT, -1], [ASPECT, 1], [-ASPECT, 1]]) * height / 2
    seen = half @ np.array([[c, s], [-s, c]]) * [1, math.sin(math.radians(angle))]
    return (seen + np.array([300, 200])).astype(np.float32)


@pytest.mark.parametrize("angle", [30, 45, 60, 90])
@pytest.mark.parametrize("turn", [0.0, 0.7, 1.57])
def test_the_outline_tells_the_camera_s_angle(turn: float, angle: float) -> None:
    assert angle_above(outline(turn, angle)) == pytest.approx(angle, abs=0.5)


def test_index_height_follows_the_long_side() -> None:
    assert index_height(outline(0.3, 90, 88)) == pytest.approx(20.5, abs=0.01)
    assert index_height(outline(0.0, 30, 88)) == pytest.approx(10.25, abs=0.01)


def test_outcomes_fall_into_bins_and_empty_bins_are_left_out() -> None:
    fall = Fall("share", (0.0, 0.5, 1.0, 2.0))
    for value, outcome in [
        (0, Outcome.RIGHT),
        (0.49, Outcome.WRONG),
        (2.0, Outcome.MISSED),
        (2.1, Outcome.RIGHT),
    ]:
        fall.add(value, outcome)
    fall.add(-0.1, Outcome.RIGHT)
    assert fall.to_json() == {
        "title": "share",
        "bins": [
            {"from": 0.0, "to": 0.5, "cards": 2, "right": 0.5, "wrong": 0.5, "unsure": 0.0, "missed": 0.0},
            {"from": 1.0, "to": 2.0, "cards": 1, "right": 0.0, "wrong": 0.0, "unsure": 0.0, "missed": 1.0},
        ],
    }


def test_the_axes_rise() -> None:
    for fall in new_falls().values():
        assert list(fall.edges) == sorted(set(fall.edges))
