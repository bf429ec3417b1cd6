"""Penalty cards: they live on until played, following suit comes before them, and rulings can make them."""

from __future__ import annotations

from typing import Any

import pytest

from companion.lawbook import shipped_laws
from euchre.folding import fold
from euchre.irregularities.penalties import penalty_cards
from tests.euchre.hands import T1, T2, T3, T4, T5, judged, record

BACK = {"do": "withdraw", "seat": "W", "card": "KD"}
CORRECTED = (T1, "EAH STS WKD", BACK, "WJD NQC")
MISSED = "penalty_card_not_played"


def dropped(seat: str, *cards: str) -> dict[str, Any]:
    return {"do": "expose", "seat": seat, "cards": list(cards), "cause": "dropped"}


def missed(*parts: Any, laws: str = "classic-tourneys", **more: Any) -> list[tuple[str, int | None, str]]:
    return [
        (found.seats[0].value, found.trick, found.state.value)
        for found in judged(*parts, laws=laws, **more).findings
        if found.kind.value == MISSED
    ]


@pytest.mark.parametrize(
    ("parts", "lies"),
    [
        (CORRECTED, True),
        ((*CORRECTED, "WAD NJS E9D STC"), True),
        ((*CORRECTED, "WKD"), False),
    ],
)
def test_a_penalty_card_lies_on_the_table_until_it_is_played(parts: tuple[Any, ...], lies: bool) -> None:
    facts = judged(*parts, laws="mso").facts
    assert any("K♦" in fact for fact in facts) is lies


def test_which_cards_are_penalty_cards_is_a_matter_of_the_laws() -> None:
    refused = (T1, "WAD", {"do": "refuse", "seat": "N", "of": "e5"}, T2)

    def cards(*parts: Any, laws: str) -> list[str]:
        return [str(item.card) for item in penalty_cards(fold(record(*parts), shipped_laws(laws)))]

    assert cards(*CORRECTED, laws="mso") == ["KD"]
    assert cards(*CORRECTED, laws="classic-tourneys") == []
    assert cards(*CORRECTED, laws="house") == []
    assert cards(*refused, laws="mso") == cards(*refused, laws="classic-tourneys") == ["AD"]
    assert cards(*refused, laws="house") == []
    gone_first = (T1, "WAD", {"do": "withdraw", "seat": "W", "card": "AD"}, refused[2], T2)
    assert cards(*gone_first, laws="mso") == ["AD"]
    assert [found.kind.value for found in judged(*gone_first, laws="mso").findings] == ["lead_out_of_turn"]
    assert cards(T1, dropped("S", "TC"), laws="classic-tourneys") == ["TC"]
    assert cards(T1, dropped("S", "TC"), laws="mso") == []
    assert cards({**dropped("S", "TC"), "cause": "deal"}, T1, laws="classic-tourneys") == []


def test_following_suit_comes_first() -> None:
    assert missed(T1, T2, dropped("E", "AS"), T3) == []


def test_a_seat_that_cannot_follow_owes_it_once_that_is_certain() -> None:
    parts = (T1, dropped("S", "TC"), T2)
    assert missed(*parts) == [("S", 2, "suspended")]
    assert missed(*parts, T3, T4, T5) == [("S", 2, "proved")]


def test_a_revoke_is_no_failure_to_play_the_penalty_card() -> None:
    # South keeps back the queen of hearts: to play the dropped ten of clubs would have been no better.
    verdict = judged(dropped("S", "TC"), "EJH STS WTH N9H", "EAH SQH WJD NQC", laws="classic-tourneys")
    assert [found.kind.value for found in verdict.findings if found.state.value == "proved"] == [
        "exposed_card",
        "revoke",
    ]


def test_either_of_two_penalty_cards_will_do() -> None:
    assert missed(T1, dropped("S", "TC", "AC"), "EAH STC WJD NQC") == []
    assert missed(T1, dropped("S", "TC", "AC"), "EAH STS WJD NQC") == [("S", 2, "suspended")]


def test_a_ruling_can_make_a_penalty_card() -> None:
    ruling = {
        "do": "rule",
        "finding": "renounce_corrected-e7",
        "decision": "change",
        "effect": {"transform": "none", "penalty_card": "KD"},
    }
    assert missed(*CORRECTED, ruling, T3, laws="house") == [("W", 3, "proved")]
    assert missed(*CORRECTED, T3, laws="house") == []
    assert missed(*CORRECTED, {**ruling, "decision": "dismiss"}, T3, laws="house") == []
