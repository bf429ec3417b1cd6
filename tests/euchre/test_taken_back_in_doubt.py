"""A card that may have been taken back, or may lie under the one that came after it, accuses nobody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.euchre.hands import T1, judged


def seen(word: str) -> dict[str, Any]:
    """A play as a camera tells it."""
    return {"do": "play", "seat": word[0], "card": word[1:], "confidence": 0.96}


def back(word: str, sure: float) -> dict[str, Any]:
    """A card taken back, as sure as that."""
    return {"do": "withdraw", "seat": word[0], "card": word[1:], "confidence": sure}


@pytest.mark.parametrize(
    ("first", "sure", "kind", "state"),
    [
        # South replaces one spade by another: who won the trick rests on which of them counts.
        ("STS", 0.9, "wrong_gather", "noted"),
        ("STS", 0.49, "wrong_gather", "suspended"),
        ("STS", 0.9, "taken_back", "proved"),
        ("STS", 0.49, "double_play", "suspended"),
    ],
)
def test_a_card_that_may_lie_under_the_next_one_leaves_the_trick_open(
    first: str, sure: float, kind: str, state: str
) -> None:
    trick = [seen("EAH"), seen(first), back(first, sure), seen("SAC"), seen("WJD"), seen("NQC")]
    taken = {"do": "gather", "seat": "S", "trick": 2, "confidence": 0.95}
    findings = [(one.kind.value, one.state.value) for one in judged(T1, *trick, taken).findings]
    assert (kind, state) in findings
    assert ("taken_back" in dict(findings)) is (sure > 0.5)


@pytest.mark.parametrize(("sure", "state"), [(0.9, "proved"), (0.49, "suspended")])
def test_a_card_that_may_lie_under_the_next_one_is_not_known_to_be_in_the_hand(
    sure: float, state: str
) -> None:
    trick = [seen("EJH"), seen("SQH"), back("SQH", sure), seen("SAC"), seen("WTH"), seen("N9H")]
    found = [one for one in judged(*trick).findings if one.kind.value == "revoke"]
    assert [one.state.value for one in found] == [state]
