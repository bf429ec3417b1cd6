"""How far the camera moved between two pictures."""

from __future__ import annotations

import pytest

from tests.vision.tiny_table import TinyTable
from vision.drift import movement, outlook


def table(light: float = 1.0, shift: tuple[float, float] = (0.0, 0.0)) -> TinyTable:
    made = TinyTable(noise=1.0, light=light, shift=shift)
    made.put("KH", -60, 40, 20)
    made.put("9C", 120, -50, 70)
    return made


@pytest.mark.parametrize("light", [1.0, 0.6])
@pytest.mark.parametrize("shift", [(0.0, 0.0), (6.0, -3.0), (40.0, 22.0)])
def test_a_shift_is_measured_whatever_the_light(shift: tuple[float, float], light: float) -> None:
    moved = movement(outlook(table().picture()), outlook(table(light, shift).picture()))
    assert moved is not None
    assert moved.matrix[:2, 2] == pytest.approx(shift, abs=1.5)


def test_pictures_of_two_tables_tell_nothing_however_often_they_are_compared() -> None:
    """The comparison once wrote into the pictures it compared, and they grew alike."""
    here = outlook(table().picture())
    there = outlook(TinyTable(noise=1.0, seed=8).picture())
    kept = here.edges.copy(), there.edges.copy()
    assert [movement(here, there) for _ in range(6)] == [None] * 6
    assert (here.edges == kept[0]).all()
    assert (there.edges == kept[1]).all()
