from __future__ import annotations

import pytest

from companion_gui.start.host import Doubt, SeenCard
from companion_gui.start.self_test import WANTED, advice, report, verdict
from euchre.cards import Card

PLACE = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


def seen(*cards: str | Doubt) -> tuple[SeenCard, ...]:
    return tuple(
        SeenCard(None, PLACE, one) if isinstance(one, Doubt) else SeenCard(Card.parse(one), PLACE)
        for one in cards
    )


def test_the_four_cover_every_suit() -> None:
    assert len({card.suit for card in WANTED}) == 4


@pytest.mark.parametrize(
    ("cards", "passed", "said", "begins"),
    [
        (seen("JH", "9C", "AS", "TD"), True, "All four are read right. You can start.", ()),
        (seen(), False, "No card is seen yet.", ("Lay the four cards face up",)),
        (seen("JH", "9C"), False, "2 of 4 are read.", ("Add the cards",)),
        (seen("JH", "9C", "AS", "TH"), False, "3 of 4 are read.", ("Read, but not wanted: 10♥.",)),
        (
            seen("JH", "9C", "AS", "TD", "KD"),
            False,
            "4 of 4 are read.",
            ("Read, but not wanted: K♦.",),
        ),
        (
            seen("JH", Doubt.GLARE, Doubt.GLARE, Doubt.BACK),
            False,
            "1 of 4 are read.",
            ("A lamp mirrors", "A card lies face down"),
        ),
        (seen("JH", "JH", "9C", "AS", "TD"), True, "All four are read right. You can start.", ()),
    ],
)
def test_what_is_read_is_told_with_what_to_do(
    cards: tuple[SeenCard, ...], passed: bool, said: str, begins: tuple[str, ...]
) -> None:
    result = report(cards)
    assert result.passed is passed
    assert verdict(result) == said
    lines = advice(result)
    assert len(lines) == len(begins)
    assert all(line.startswith(start) for line, start in zip(lines, begins, strict=True))


@pytest.mark.parametrize("doubt", list(Doubt))
def test_every_doubt_has_its_advice(doubt: Doubt) -> None:
    (line,) = advice(report(seen(doubt)))
    assert line.endswith(".")
