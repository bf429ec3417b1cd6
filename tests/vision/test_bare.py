"""Bare places are told from arms by which picture their outline is in."""

from __future__ import annotations

import numpy as np
import pytest

from vision.bare import bare_places
from vision.cv import cv2
from vision.small_picture import Mask, Small

PLACE = (slice(60, 100), slice(200, 320))


def table(pattern: float, arm: bool) -> Small:
    """A green table, plain or woven, with or without a sleeve that reaches in from the right."""
    rng = np.random.default_rng(1)
    weave = cv2.GaussianBlur(rng.normal(0, 1, (180, 320)).astype(np.float32), (0, 0), 1.5)
    out = np.full((*weave.shape, 3), (60, 110, 50), np.float32)
    out += (pattern * weave / weave.std())[..., None]
    if arm:
        out[PLACE] = rng.normal((150, 120, 110), 2, out[PLACE].shape)
    return np.asarray(np.clip(cv2.GaussianBlur(out, (0, 0), 0.7), 0, 255), np.uint8)


def where(*, moving: bool = False) -> tuple[Mask, Mask]:
    """What differs and is still, and what differs or moves."""
    reach = np.zeros((180, 320), bool)
    reach[PLACE] = True
    still = reach.copy()
    if moving:
        still[:, :270] = False
    return still, reach


@pytest.mark.parametrize("pattern", [0.0, 4.0])
def test_where_an_arm_was_is_bare_and_where_one_is_now_is_not(pattern: float) -> None:
    still, stirred = where()
    with_arm, without = table(pattern, arm=True), table(pattern, arm=False)
    assert bare_places(without, with_arm, still, stirred)[PLACE].mean() > 0.9
    assert not bare_places(with_arm, without, still, stirred).any()


def test_a_part_of_what_moves_is_left_until_it_rests() -> None:
    still, stirred = where(moving=True)
    inside = np.zeros_like(still)
    inside[64:96, 274:316] = still[64:96, 274:316]
    settled = table(0.0, arm=False)
    cv2.rectangle(settled, (274, 64), (315, 95), (255, 255, 255), -1)  # a card that the arm lies over now
    assert not bare_places(table(0.0, arm=True), settled, inside, stirred).any()


def test_a_speck_is_no_place() -> None:
    still, stirred = where()
    still[:] = False
    still[60:65, 200:205] = True
    assert not bare_places(table(0.0, arm=False), table(0.0, arm=True), still, stirred).any()
