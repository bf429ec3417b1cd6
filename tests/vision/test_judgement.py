from __future__ import annotations

import numpy as np
import pytest

from euchre.cards import Card
from vision.aligner import Aligned
from vision.judgement import Margins, judge
from vision.reader import CLASSES, Opinion
from vision.reading import Kind, Reason

QUAD = np.array([[0, 0], [63, 0], [63, 88], [0, 88]], np.float32)
SHARP = np.random.default_rng(0).integers(0, 256, (160, 112, 3), dtype=np.uint8)


def shares(**probabilities: float) -> np.ndarray:
    """A distribution over the classes; what is left is spread evenly."""
    out = np.full(len(CLASSES), (1 - sum(probabilities.values())) / len(CLASSES), np.float32)
    for name, value in probabilities.items():
        out[CLASSES.index(name.removeprefix("_"))] += value
    return out


def opinion(
    both: np.ndarray,
    whole: np.ndarray | None = None,
    index: np.ndarray | None = None,
    view: np.ndarray = SHARP,
) -> Opinion:
    return Opinion(both, both if whole is None else whole, both if index is None else index, view)


def aligned(visible: float = 1.0, scale: float = 1.0, back: float = 0.0) -> Aligned:
    return Aligned(QUAD * scale, 1 - back, back, 0.0, visible)


@pytest.mark.parametrize(
    ("said", "place", "kind", "card", "reason"),
    [
        (opinion(shares(JH=0.98)), aligned(), Kind.FACE, "JH", None),
        (opinion(shares(_9S=0.99)), aligned(), Kind.FACE, "9S", None),
        (opinion(shares(JH=0.5, JD=0.48)), aligned(), Kind.UNSURE, None, None),
        (opinion(shares(JH=0.5, JD=0.4)), aligned(scale=0.4), Kind.UNSURE, None, Reason.SMALL),
        (opinion(shares(JH=0.5, JD=0.4)), aligned(visible=0.3), Kind.UNSURE, None, Reason.COVERED),
        (
            opinion(shares(KC=0.5), view=np.full((160, 112, 3), 255, np.uint8)),
            aligned(),
            Kind.UNSURE,
            None,
            Reason.GLARE,
        ),
        (
            opinion(shares(KC=0.5), view=np.full((160, 112, 3), 90, np.uint8)),
            aligned(),
            Kind.UNSURE,
            None,
            Reason.BLUR,
        ),
        (
            opinion(shares(JC=0.95), shares(JC=0.9), shares(JS=0.9)),
            aligned(),
            Kind.UNSURE,
            None,
            Reason.DISAGREE,
        ),
        (opinion(shares(JC=0.97), shares(JC=0.9), shares(JS=0.4, JC=0.3)), aligned(), Kind.FACE, "JC", None),
        (opinion(shares(other=0.9)), aligned(), Kind.OTHER, None, None),
        (opinion(shares(back=0.9)), aligned(), Kind.BACK, None, None),
        (opinion(shares(back=0.4, QD=0.3)), aligned(back=0.9), Kind.BACK, None, None),
        (opinion(shares(QD=0.99)), aligned(back=0.9), Kind.FACE, "QD", None),
    ],
)
def test_what_is_accepted_and_why_not(
    said: Opinion, place: Aligned, kind: Kind, card: str | None, reason: Reason | None
) -> None:
    reading = judge(place, said, Margins())
    assert reading.kind is kind
    assert reading.card == (None if card is None else Card.parse(card))
    assert reading.reason is reason
    assert 0 <= reading.confidence <= 1


def test_an_unsure_reading_keeps_its_two_best() -> None:
    reading = judge(aligned(), opinion(shares(JS=0.6, JC=0.39)), Margins())
    assert [str(card) for card, _ in reading.candidates[:2]] == ["JS", "JC"]
    told = reading.to_json()
    assert told["kind"] == "unsure"
    assert told["card"] is None
    assert len(told["corners"]) == 4
