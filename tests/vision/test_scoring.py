from __future__ import annotations

import numpy as np
import pytest

from euchre.cards import Card
from vision.certainty import risk_coverage
from vision.reading import Kind, Reading
from vision.scoring import Label, Outcome, Score, labels_of


def reading(name: str, x: float = 50.0, confidence: float = 0.9, kind: Kind = Kind.FACE) -> Reading:
    """A 40 x 60 card with its middle at (x, 50)."""
    card = Card.parse(name) if name else None
    candidates = ((card, confidence),) if card else ()
    corners = ((x - 20, 20.0), (x + 20, 20.0), (x + 20, 80.0), (x - 20, 80.0))
    return Reading(kind, card if kind is Kind.FACE else None, confidence, candidates, corners)


def label(name: str, x: float = 50.0) -> Label:
    return Label((x - 20, 20, x + 20, 80), name)


@pytest.mark.parametrize(
    ("readings", "labels", "expected"),
    [
        ([reading("JH")], [label("JH")], {"right": 1}),
        ([reading("JH")], [label("J")], {"right": 1}),
        ([reading("JD")], [label("JH")], {"wrong": 1, "bower_swaps": 1}),
        ([reading("JS")], [label("JH")], {"wrong": 1, "bower_swaps": 0}),
        ([reading("JH", kind=Kind.UNSURE)], [label("JH")], {"unsure": 1}),
        ([reading("", kind=Kind.OTHER)], [label("9C")], {"wrong": 1}),
        ([reading("", kind=Kind.BACK)], [label("9C")], {"wrong": 1}),
        ([], [label("9C")], {"missed": 1}),
        ([reading("9C", x=400)], [label("9C")], {"missed": 1, "phantom": 1}),
        ([reading("9C"), reading("TC", x=55)], [label("9C")], {"right": 1, "wrong": 1, "surplus": 1}),
        ([reading("9C", x=60), reading("TC", x=62)], [label("9C"), label("TC", x=80)], {"right": 2}),
    ],
)
def test_counts(readings: list[Reading], labels: list[Label], expected: dict[str, int]) -> None:
    score = Score()
    score.add(readings, labels, complete=True)
    counted = {
        name: getattr(score, name) for name in ("right", "wrong", "unsure", "missed", "phantom", "surplus")
    }
    assert {k: v for k, v in counted.items() if v} == {
        k: v for k, v in expected.items() if v and k != "bower_swaps"
    }
    assert score.bower_swaps == expected.get("bower_swaps", 0)


def test_a_phantom_needs_complete_labels() -> None:
    score = Score()
    score.add([reading("9C", x=400)], [label("9C")], complete=False)
    assert score.phantom == 0


def test_calibration_and_risk() -> None:
    score = Score()
    for x, (said, true) in enumerate([("9C", "9C"), ("9C", "9C"), ("JH", "JD"), ("AS", "AS")]):
        confidence = 0.55 if said != true else 0.95
        score.add(
            [reading(said, x=100.0 * x, confidence=confidence)], [label(true, x=100.0 * x)], complete=True
        )
    assert score.calibration_error() == pytest.approx(0.75 * 0.05 + 0.25 * 0.55)
    assert risk_coverage(score.told) == [(0.75, 0.0), (1.0, 0.25)]
    both = Score()
    both.merge(score)
    both.merge(score)
    intervals = {"confusions": [], "right_95": [], "wrong_95": []}
    assert both.to_json() | intervals == {
        **score.to_json(),
        "pictures": 8,
        "cards": 8,
        "bower_swaps": 2,
        "red_bower_swaps": 2,
        **intervals,
    }
    assert both.to_json()["right_95"] == [0.4093, 0.9285]
    assert both.certainty_json() == {
        "told": 8,
        "reliability": [[2, 0.55, 0.0], [6, 0.95, 1.0]],
        "risk_coverage": [[0.75, 0.0], [1.0, 0.25]],
        "risk_at_full": 0.25,
        "risk_at_half": 0.0,
    }


@pytest.mark.parametrize(
    ("said", "true", "swaps"),
    [
        ("JH", "JD", (1, 0)),
        ("JD", "JH", (1, 0)),
        ("JS", "JC", (0, 1)),
        ("JC", "JS", (0, 1)),
        ("JH", "JS", (0, 0)),
        ("QH", "QD", (0, 0)),
    ],
)
def test_red_and_black_bower_swaps_are_counted_apart(said: str, true: str, swaps: tuple[int, int]) -> None:
    score = Score()
    score.add([reading(said)], [label(true)], complete=True)
    assert (score.red_swaps, score.black_swaps) == swaps


def test_a_card_known_to_the_corner_needs_a_reading_that_lies_on_it() -> None:
    """A box would take any reading whose middle it holds."""
    square = np.array([[30, 20], [70, 20], [70, 80], [30, 80]], np.float32)
    beside = np.array([[60, 20], [100, 20], [100, 80], [60, 80]], np.float32)
    score = Score()
    known = [Label((30, 20, 70, 80), "JH", square), Label((60, 20, 100, 80), "9C", beside)]
    marks = score.add([reading("JH")], known, complete=True)
    assert marks.readings == [reading("JH"), None]
    assert marks.outcomes == [Outcome.RIGHT, Outcome.MISSED]


@pytest.mark.parametrize(
    ("name", "read", "phantoms"),
    [("back", "9C", 1), ("2C", "9C", 1), ("9C", "9C", 0), ("9C", "9S", 0)],
)
def test_what_does_not_count_takes_its_reading(name: str, read: str, phantoms: int) -> None:
    score = Score()
    marks = score.add([reading(read)], [Label((30, 20, 70, 80), name, counts=False)], complete=True)
    assert len(marks.phantoms) == phantoms
    assert marks.outcomes == [Outcome.RIGHT if name == read else Outcome.WRONG]
    assert (score.cards, score.wrong, score.told, score.phantom) == (0, 0, [], phantoms)


def test_labels_are_read_as_the_photographs_have_them() -> None:
    (made,) = labels_of([{"box": [1, 2, 3, 4], "label": "10C", "kind": "card"}])
    assert made == Label((1, 2, 3, 4), "TC")
