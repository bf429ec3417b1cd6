"""Hands thrown in face up: cards come down faster than anybody plays, and accuse nobody."""

from __future__ import annotations

import pytest

from tests.euchre.hands import T1, T2, judged

PLAYED = [(n * 0.6, word) for n, word in enumerate(f"{T1} {T2}".split())]
LEFT = {"W": "AD KD QD", "N": "JS QS KC", "E": "9D KH AS", "S": "TC AC KS"}
ORDERS = {
    "one hand after the other": [f"{seat}{card}" for seat, cards in LEFT.items() for card in cards.split()],
    "two turns the wrong way": [f"{seat}{LEFT[seat].split()[n]}" for n in (2, 0, 1) for seat in "SENW"],
}


def fell(beat: float, order: str) -> list[dict[str, object]]:
    """Two tricks, and then all that is left, a card every `beat` seconds."""
    down = [*PLAYED, *((8.0 + n * beat, word) for n, word in enumerate(ORDERS[order]))]
    return [{"do": "play", "seat": word[0], "card": word[1:], "t": t, "confidence": 0.96} for t, word in down]


@pytest.mark.parametrize("order", ORDERS)
def test_hands_thrown_in_accuse_nobody(order: str) -> None:
    found = judged(*fell(0.1, order)).findings
    assert [(one.trick, one.seats) for one in found if one.kind.value == "thrown_in"] == [(2, ())]
    others = [one for one in found if one.kind.value != "thrown_in"]
    assert others
    assert {one.state.value for one in others} == {"suspended"}


@pytest.mark.parametrize("order", ORDERS)
def test_the_same_cards_one_after_the_other_were_not_thrown_in(order: str) -> None:
    assert all(one.kind.value != "thrown_in" for one in judged(*fell(0.5, order)).findings)


def test_a_trick_taken_in_between_makes_a_quick_trick_of_it() -> None:
    plays = fell(0.2, "two turns the wrong way")[:16]
    taken = {"do": "gather", "seat": "W", "t": 8.5, "confidence": 0.96}
    found = judged(*plays[:11], taken, *plays[11:]).findings
    assert all(one.kind.value != "thrown_in" for one in found)


def test_what_people_enter_has_no_pace() -> None:
    entered = [
        {key: value for key, value in play.items() if key != "confidence"}
        for play in fell(0.1, "two turns the wrong way")
    ]
    assert all(one.kind.value != "thrown_in" for one in judged(*entered).findings)
