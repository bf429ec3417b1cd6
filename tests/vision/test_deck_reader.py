"""A taught deck as a second witness: it confirms, helps where there is no opinion, and else is silent."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.cards import DECK, Card
from vision.cv import cv2
from vision.deck_profile import DeckProfile
from vision.deck_reader import CLOSE, DeckReader, Likeness, weigh
from vision.geometry import Quad
from vision.reader import CLASSES, Opinion
from vision.reading import Image


def drawn(seed: int) -> Image:
    """A card's view that no other seed resembles: blots on white."""
    rng = np.random.default_rng(seed)
    view = np.full((160, 112, 3), 235, np.uint8)
    for _ in range(14):
        x, y = int(rng.integers(14, 98)), int(rng.integers(16, 144))
        colour = (30, 30, 30) if rng.random() < 0.5 else (40, 30, 200)
        cv2.circle(view, (x, y), int(rng.integers(4, 11)), colour, -1)
    return view


DECK_VIEWS = {card: drawn(number) for number, card in enumerate(DECK)}


def shares(**probabilities: float) -> np.ndarray:
    out = np.full(len(CLASSES), (1 - sum(probabilities.values())) / len(CLASSES), np.float32)
    for name, value in probabilities.items():
        out[CLASSES.index(name.removeprefix("_"))] += value
    return out


class Says:
    """A reader with one opinion of everything."""

    def __init__(self, both: np.ndarray, view: Image) -> None:
        self.opinion = Opinion(both, both, both, view)

    def read(self, image: Image, quads: list[Quad]) -> list[Opinion]:
        return [self.opinion] * len(quads)


def heard(both: np.ndarray, view: Image, without: tuple[str, ...] = ()) -> np.ndarray:
    """The opinion of `view` after the deck was asked."""
    cards = {card: shown for card, shown in DECK_VIEWS.items() if str(card) not in without}
    reader = DeckReader(Says(both, view), DeckProfile("ours", cards))
    (opinion,) = reader.read(np.zeros((10, 10, 3), np.uint8), [np.zeros((4, 2), np.float32)])
    assert opinion.both.sum() == pytest.approx(1, abs=1e-4)
    return opinion.both


def as_seen(card: str, turn: bool = False, shift: int = 0, dark: float = 1.0) -> Image:
    view = DECK_VIEWS[Card.parse(card)]
    if turn:
        view = view[::-1, ::-1]
    view = np.roll(view, (shift, -shift), (0, 1))
    shade = np.linspace(1.0, dark, view.shape[1])[None, :, None]
    return np.ascontiguousarray((cv2.GaussianBlur(view, (0, 0), 1.2) * shade).astype(np.uint8))


@pytest.mark.parametrize(
    "view",
    [
        as_seen("JH"),
        as_seen("JH", turn=True),
        as_seen("JH", shift=4),
        as_seen("JH", dark=0.4),
        as_seen("JH", turn=True, shift=-5, dark=0.6),
    ],
)
def test_a_doubtful_reading_is_confirmed(view: Image) -> None:
    both = heard(shares(JH=0.55, JD=0.35), view)
    assert CLASSES[int(both.argmax())] == "JH"
    assert both.max() > 0.95


def test_a_card_without_an_opinion_is_told_by_its_picture() -> None:
    both = heard(shares(KS=0.3, QS=0.28), as_seen("QS"))
    assert CLASSES[int(both.argmax())] == "QS"


@pytest.mark.parametrize(
    ("both", "view", "why"),
    [
        (shares(JD=0.7, JH=0.2), as_seen("JH"), "a firm answer stands, though the picture says otherwise"),
        (shares(back=0.6, JH=0.3), as_seen("JH"), "so does a firm answer that it is no face at all"),
        (shares(JH=0.55, JD=0.35), drawn(99), "another deck's card"),
        (shares(JH=0.55), np.full((160, 112, 3), 200, np.uint8), "a blank"),
        (shares(JH=0.98), as_seen("JH"), "certain already"),
    ],
)
def test_where_it_has_nothing_to_say_it_is_silent(both: np.ndarray, view: Image, why: str) -> None:
    assert (heard(both, view) == both).all(), why


def test_a_card_that_was_never_shown_is_not_taken_for_its_neighbour() -> None:
    both = shares(JH=0.55, JD=0.35)
    assert (heard(both, as_seen("JH"), without=("JH",)) == both).all()


def test_two_cards_that_look_alike_are_not_told_apart_by_it() -> None:
    cards = np.full(len(DECK), 0.2, np.float32)
    cards[DECK.index(Card.parse("QS"))] = CLOSE + 0.2
    cards[DECK.index(Card.parse("QC"))] = CLOSE + 0.19
    both = shares(KS=0.4)
    opinion = Opinion(both, both, both, drawn(1))
    assert weigh(opinion, Likeness(cards)) is opinion
