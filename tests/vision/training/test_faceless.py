"""The pool of pictures without a face is made once, and goes on where it was stopped."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import numpy as np

from vision.reading import NOTHING_KNOWN, Expected, Image, Reading, Spot
from vision.synth.decks import SPRITE_HEIGHT, Deck, lattice_back
from vision.synth.scenes import Supplies
from vision.training.faceless import faceless_missing, pool_faceless
from vision.training.pool import load_pool

PLACE = ((100.0, 60.0), (163.0, 60.0), (163.0, 148.0), (100.0, 148.0))


class Credulous:
    """Believes in a face and a back in every picture, always at the same place."""

    def locate(self, image: Image, expected: Expected = NOTHING_KNOWN) -> list[Spot]:
        return [Spot(PLACE, 0.9, False), Spot(PLACE, 0.9, True)]

    def read(self, image: Image, spots: list[Spot]) -> list[Reading]:
        raise AssertionError("nothing is read to make this pool")


def supplies() -> Supplies:
    card = np.full((SPRITE_HEIGHT, 370, 4), 255, np.uint8)
    faces = dict.fromkeys(("6H", "4S", "2C"), card)
    return Supplies([Deck("tiny", faces, lattice_back(np.random.default_rng(1)), frozenset(faces))], [], [])


def test_a_pool_that_was_stopped_becomes_what_it_would_have_been(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert list(pool_faceless(whole, supplies(), Credulous(), 5, 3)) == [1, 1, 1]
    assert list(islice(pool_faceless(stopped, supplies(), Credulous(), 5, 3), 1)) == [1]
    assert faceless_missing(stopped, 3) == [1, 2]
    kept = (stopped / "0000-ranks.jpg").stat().st_mtime_ns
    assert list(pool_faceless(stopped, supplies(), Credulous(), 5, 3)) == [1, 1]
    assert (stopped / "0000-ranks.jpg").stat().st_mtime_ns == kept
    assert faceless_missing(stopped, 3) == []
    one, other = load_pool(whole), load_pool(stopped)
    assert [scene.path.name for scene in one] == [scene.path.name for scene in other]
    assert all(np.array_equal(a.load(), b.load()) for a, b in zip(one, other, strict=True))
    assert {card.name for scene in other for card in scene.cards} == {"other"}
