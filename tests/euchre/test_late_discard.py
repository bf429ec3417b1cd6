"""A dealer is said to have laid away too late only where it is sure that the play had begun."""

from __future__ import annotations

from typing import Any

import pytest

from tests.euchre.hands import LAWFUL, T1, judged


def seen(seat: str, card: str | None, sure: float = 0.96) -> dict[str, Any]:
    """A play as a camera tells it."""
    read: dict[str, Any] = {"candidates": []} if card is None else {"card": card}
    return {"do": "play", "seat": seat, "confidence": sure, **read}


REST = tuple(seen(word[0], word[1:]) for word in T1.split()[1:])
AWAY = {"do": "discard", "seat": "N", "card": "9C"}
SIX = {"do": "count", "counts": {"N": 6}}
BACK = {"do": "withdraw", "seat": "E", "card": "JH", "confidence": 0.9}


@pytest.mark.parametrize("slip", [AWAY, SIX])
@pytest.mark.parametrize(
    ("lead", "after", "state"),
    [
        (seen("E", "JH"), REST, "noted"),
        (seen("E", "JH", 0.45), REST, "suspended"),  # who laid it down, or whether, nobody saw well
        (seen("E", None), REST, "suspended"),
        (seen("E", "JH"), REST[:2], "suspended"),  # the trick may still show that a card was another's
        (seen("E", "JH"), (*REST[:2], seen("W", "TD")), "suspended"),
        (seen("E", "JH"), (BACK, seen("E", "JH"), *REST), "suspended"),  # shown, perhaps, and not led
        (seen("S", "QH"), (*REST[1:], seen("E", "JH")), "suspended"),  # it was East's lead
    ],
)
def test_a_discard_is_late_only_after_a_sure_lead(
    slip: dict[str, Any], lead: dict[str, Any], after: tuple[dict[str, Any], ...], state: str
) -> None:
    verdict = judged(lead, slip, *after, discard=None)
    assert [one.state.value for one in verdict.findings if one.kind.value == "no_discard"] == [state]


def test_a_late_discard_rests_on_the_lead_too() -> None:
    lead, away = {**seen("E", "JH"), "id": "lead"}, {**AWAY, "id": "away"}
    verdict = judged(lead, away, *REST, *LAWFUL[1:], discard=None)
    (late,) = [one for one in verdict.findings if one.kind.value == "no_discard"]
    assert late.evidence == ("away", "lead")
