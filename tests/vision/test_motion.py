from __future__ import annotations

import numpy as np
import pytest

from euchre.seats import Seat
from tests.vision.tiny_table import TinyTable
from vision.motion import STALE_S, MotionGate


def watched(table: TinyTable, frames: int = 5) -> MotionGate:
    gate = MotionGate()
    for _ in range(frames):
        frame = table.frame()
        gate.look(frame.image, frame.t)
    return gate


def glance(gate: MotionGate, table: TinyTable):  # type: ignore[no-untyped-def]
    frame = table.frame()
    return gate.look(frame.image, frame.t)


@pytest.mark.parametrize("noise", [0.0, 3.0, 8.0])
def test_noise_alone_is_neither_motion_nor_news(noise: float) -> None:
    table = TinyTable(noise=noise)
    gate = watched(table)
    for _ in range(10):
        seen = glance(gate, table)
        assert seen.moving_share < 4e-4
        assert seen.new_share < 4e-4


def test_a_card_let_go_stands_alone_and_an_arm_reaches_in() -> None:
    table = TinyTable()
    gate = watched(table)
    table.put("KH", -120, 0)
    table.arms[Seat.EAST] = (150, 0)
    seen = glance(gate, table)
    left, right = slice(0, 160), slice(170, 320)
    assert seen.new[:, left].sum() > 100
    assert not seen.reach[:, left].any()
    assert seen.reach[:, right].sum() > 1000
    still = glance(gate, table)
    assert not still.moving.any()
    assert still.new.sum() == pytest.approx(seen.new.sum(), rel=0.05)


def test_what_is_settled_is_no_longer_new_until_it_changes() -> None:
    table = TinyTable()
    gate = watched(table)
    table.put("KH", 0, 0)
    gate.settle(glance(gate, table).new)
    assert glance(gate, table).new_share < 1e-3
    table.take("KH")
    assert glance(gate, table).new_share > 5e-3


def test_slow_light_is_followed_and_a_jump_is_a_flood() -> None:
    table = TinyTable()
    gate = watched(table)
    for step in range(60):
        table.light = 1 - 0.006 * step
        assert not glance(gate, table).is_flood
    assert glance(gate, table).new_share < 5e-3
    table.light = 1.1
    assert glance(gate, table).is_flood


def test_a_pushed_camera_is_a_flood_and_hands_are_not() -> None:
    table = TinyTable()
    gate = watched(table)
    table.arms = {Seat.EAST: (0, 0), Seat.SOUTH: (-50, 40)}
    assert not glance(gate, table).is_flood
    table.shift = (14, -9)
    assert glance(gate, table).is_flood


def test_things_that_stand_around_become_part_of_the_table_but_not_an_arm_over_a_card() -> None:
    table = TinyTable()
    gate = watched(table)
    table.put("KH", -150, 0)
    table.arms[Seat.EAST] = (150, 0)
    nowhere = np.zeros((180, 320), bool)
    under_arm = nowhere.copy()
    under_arm[80:100, 210:230] = True
    for _ in range(int(STALE_S * 15) + 3):
        seen = glance(gate, table)
        gate.settle_stale(seen, nowhere, under_arm)
    seen = glance(gate, table)
    assert not seen.new[:, :160].any()
    assert seen.reach.any()


def test_where_an_arm_lay_at_the_start_is_bare_table_however_others_reach_across_it() -> None:
    table = TinyTable()
    table.arms[Seat.EAST] = (0, 0)
    gate = watched(table)
    del table.arms[Seat.EAST]
    card = np.zeros((180, 320), bool)
    card[80:100, 200:215] = True
    card &= glance(gate, table).new
    for step in range(15):
        for seat, side in ((Seat.SOUTH, 1), (Seat.NORTH, -1)):
            table.arms[seat] = (60 + 25 * (step % 3), 10 * side)
        gate.settle_bare(glance(gate, table), card)
    table.arms.clear()
    seen = glance(gate, table)
    assert not seen.reach[:, 240:].any()
    assert card.any()
    assert seen.new[card].mean() > 0.9  # what is still being judged stays new


def test_the_time_a_place_came_to_rest_is_kept() -> None:
    table = TinyTable()
    gate = watched(table, 6)
    table.put("KH", 0, 0)
    landed = glance(gate, table)
    place = landed.new.copy()
    for _ in range(5):
        glance(gate, table)
    assert gate.moved_at(place, 0.5) == pytest.approx(landed.t)
    assert gate.still(landed.t)[place].all()
    assert not gate.moved_since(np.full(place.shape, landed.t))[place].any()
    assert gate.moved_since(np.full(place.shape, landed.t - 0.01))[place].mean() > 0.8
