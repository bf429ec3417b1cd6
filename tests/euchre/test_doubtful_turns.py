"""What a camera may have seen wrongly accuses nobody: turns, second cards and cards taken back in doubt."""

from __future__ import annotations

from typing import Any

import pytest

from tests.euchre.hands import T1, judged


def seen(seat: str, card: str | None, sure: float = 0.96) -> dict[str, Any]:
    """A play as a camera tells it."""
    read: dict[str, Any] = {"candidates": []} if card is None else {"card": card}
    return {"do": "play", "seat": seat, "confidence": sure, **read}


WHOLE = (seen("E", "AH"), seen("W", "JD"), seen("S", "TC"), seen("N", "QC"))
GATHER = {"do": "gather", "seat": "W", "trick": 2}


@pytest.mark.parametrize(
    ("plays", "kind", "state"),
    [
        (WHOLE, "play_out_of_turn", "proved"),
        (WHOLE[:2], "play_out_of_turn", "suspended"),  # the trick is not full: it may be South's card
        ((WHOLE[0], seen("W", "JD", 0.45), *WHOLE[2:]), "play_out_of_turn", "suspended"),
        ((*WHOLE[:3], seen("N", None)), "play_out_of_turn", "suspended"),
        ((WHOLE[0], WHOLE[2], WHOLE[1], seen("W", "QC"), GATHER), "double_play", "suspended"),
        ((WHOLE[0], WHOLE[2], WHOLE[1], seen("W", "QC"), seen("N", "9S"), GATHER), "double_play", "proved"),
    ],
)
def test_a_seat_that_may_be_wrong_is_not_accused(plays: tuple[Any, ...], kind: str, state: str) -> None:
    found = [one for one in judged(T1, *plays).findings if one.kind.value == kind]
    assert {one.state.value for one in found} == {state}


@pytest.mark.parametrize(("sure", "state"), [(0.9, "proved"), (0.1, "suspended")])
def test_a_card_that_went_with_nobody_near_it_may_have_been_lost_from_sight(sure: float, state: str) -> None:
    back = {"do": "withdraw", "seat": "S", "card": "TC", "confidence": sure}
    findings = judged(T1, seen("E", "AH"), seen("S", "TC"), back).findings
    assert [(one.kind.value, one.state.value) for one in findings] == [("taken_back", state)]
