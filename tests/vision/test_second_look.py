"""The second look: guesses drawn out to every side, and which reading stands."""

from __future__ import annotations

import numpy as np
import pytest

from vision.aligner import Aligned
from vision.geometry import UNIT, quad_area
from vision.judgement import Margins, judge
from vision.reader import CLASSES, Opinion
from vision.reading import Kind
from vision.second_look import REACH, Look, other_guesses, settle

CARD = UNIT * np.array([63, 88], np.float32)
MARGINS = Margins()


def look(card: str, share: float, right: float = 0.0) -> Look:
    """A look that gives a card this probability, the rest to another; so many pixels further right."""
    shares = np.full(len(CLASSES), 1e-4, np.float32)
    shares[CLASSES.index(card)] = share
    shares[CLASSES.index("9C" if card != "9C" else "9D")] = 1 - share
    opinion = Opinion(shares, shares, shares, np.zeros((160, 112, 3), np.uint8))
    return Aligned(CARD + np.array([right, 0], np.float32), 1.0, 0.0, 0.0, 0.5), opinion


def test_the_guesses_are_the_place_and_four_longer_ones() -> None:
    first, *others = other_guesses(CARD)
    assert first == pytest.approx(CARD)
    assert len(others) == 4
    for drawn in others:
        assert quad_area(drawn) == pytest.approx(quad_area(CARD) * (1 + REACH), rel=1e-5)
        assert (np.abs(drawn - CARD).max(1) > 1).sum() == 2  # one side has moved, the other stays


@pytest.mark.parametrize(
    ("first", "again", "stands", "card"),
    [
        (("JH", 0.95), [("JD", 0.99)], Kind.FACE, "JH"),  # what is sure is not asked again
        (("JH", 0.5), [("JD", 0.99)], Kind.FACE, "JD"),
        (("JH", 0.5), [("JD", 0.9), ("QS", 0.97)], Kind.FACE, "QS"),
        (("JH", 0.5), [("JD", 0.55)], Kind.UNSURE, None),
        (("JH", 0.5), [], Kind.UNSURE, None),
        (("JH", 0.5), [("other", 0.98)], Kind.OTHER, None),
    ],
)
def test_the_firmest_look_stands_where_the_first_was_unsure(
    first: tuple[str, float], again: list[tuple[str, float]], stands: Kind, card: str | None
) -> None:
    (reading,) = settle([(judge(*look(*first), MARGINS), [look(*one) for one in again])], MARGINS)
    assert reading.kind is stands
    assert (str(reading.card) if reading.card else None) == card


def test_a_neighbour_found_again_is_no_reading_of_the_place() -> None:
    sure = judge(*look("QS", 0.97, 40.0), MARGINS)
    unsure = judge(*look("JH", 0.5), MARGINS)
    neighbour, own = look("QS", 0.99, 38.0), look("JD", 0.9, 4.0)
    assert settle([(unsure, [neighbour]), (sure, [])], MARGINS) == [unsure, sure]
    found, _ = settle([(unsure, [neighbour, own]), (sure, [])], MARGINS)
    assert str(found.card) == "JD"
    assert settle([(unsure, [neighbour])], MARGINS, [sure]) == [unsure], "read before, and not looked at now"
