"""Who may claim a revoke, and until when."""

from __future__ import annotations

from typing import Any

import pytest

from euchre.findings import FindingKind
from tests.euchre.hands import T1, judged

REVOKE = (T1, "EAH STS WKD NQC", "EKH STC WJD NJS", "WAD NQS E9D SAC", "WQD NKC EAS SKS")
NEXT = {"do": "next_deal", "seat": "E"}
SIGNED = tuple({"do": "sign", "seat": seat} for seat in "NESW")


def claim(seat: str, about: Any = None) -> dict[str, Any]:
    return {"do": "challenge", "seat": seat, **({} if about is None else {"about": about})}


def state(*after: Any, **more: Any) -> str:
    (found,) = [
        found for found in judged(*REVOKE, *after, **more).findings if found.kind is FindingKind.REVOKE
    ]
    return found.state.value


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        ((), "proved"),
        ((NEXT,), "too_late"),
        ((claim("S", {"seat": "W", "trick": 2}), NEXT), "proved"),
        ((claim("S", {"seat": "W"}), NEXT), "proved"),
        ((claim("S", "revoke-e7"), NEXT), "proved"),
        ((claim("director"), NEXT), "proved"),
        ((claim("S", {"seat": "W", "trick": 3}), NEXT), "too_late"),
        ((claim("S", {"seat": "E"}), NEXT), "too_late"),
        ((claim("S", "revoke-e9"), NEXT), "too_late"),
        ((NEXT, claim("S", {"seat": "W", "trick": 2})), "too_late"),
        (({"do": "rule", "finding": "revoke-e7", "decision": "confirm"}, NEXT), "proved"),
        (SIGNED, "proved"),
    ],
)
def test_until_the_next_deal(after: tuple[Any, ...], expected: str) -> None:
    assert state(*after, laws="house") == expected


@pytest.mark.parametrize(
    ("who", "seat", "expected"),
    [
        ("any_player_or_director", "E", "proved"),
        ("opponents_or_director", "E", "too_late"),
        ("opponents_or_director", "N", "proved"),
        ("director", "N", "too_late"),
        ("director", "director", "proved"),
    ],
)
def test_who_may_claim(who: str, seat: str, expected: str) -> None:
    settings = {"settings": {"who_may_claim": who}}
    assert state(claim(seat, {"seat": "W", "trick": 2}), NEXT, **settings) == expected


@pytest.mark.parametrize(
    ("laws", "after", "expected"),
    [
        # East and West's two points end the game here: there is no next deal to wait for
        ("house", SIGNED, "too_late"),
        ("house", SIGNED[:3], "proved"),
        ("house", (NEXT,), "too_late"),  # a new game begins
        ("mso", (NEXT,), "proved"),
        ("mso", SIGNED, "too_late"),
    ],
)
def test_after_the_last_hand_of_a_game(laws: str, after: tuple[Any, ...], expected: str) -> None:
    assert state(*after, laws=laws, score=(4, 8)) == expected
