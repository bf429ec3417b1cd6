"""What a person who knows the truth answers."""

from __future__ import annotations

from typing import Any

import pytest

from companion.evenings.answering import Person
from companion.evenings.truth import TrueHands
from tests.tracker.script import HEARTS_BY_EAST, Script
from tests.tracker.scripted import watched


def two_tricks(missing: str = "") -> Script:
    """Two tricks, of which one card is not seen."""
    script = Script().upcard("KH").leaves("KH", "N").wait(1.5).back("discard")
    for leader, cards, winner in HEARTS_BY_EAST[:2]:
        seen = [card for card in cards if card != missing]
        for number, card in enumerate(cards):
            if card != missing:
                script.plays("ESWN"[("ESWN".index(leader) + number) % 4], card)
        script.gathers(winner, *seen)
    return script


def truth(left_out: str = "") -> dict[str, Any]:
    """The true record of those tricks, a card of which was never played."""
    events: list[dict[str, Any]] = []
    for trick, (leader, cards, winner) in enumerate(HEARTS_BY_EAST[:2], 1):
        for number, card in enumerate(cards):
            if card != left_out:
                seat = "ESWN"[("ESWN".index(leader) + number) % 4]
                events.append({"do": "play", "seat": seat, "card": card})
        events.append({"do": "gather", "seat": winner, "trick": trick})
    return {"dealer": "N", "upcard": "KH", "calls": [{"seat": "E", "call": "order"}], "events": events}


@pytest.mark.parametrize(("played", "answer"), [(True, "TH"), (False, None)])
def test_a_card_that_nobody_saw_is_named_or_said_not_to_have_been_played(played: bool, answer: str) -> None:
    session = watched(two_tricks(missing="TH"))
    person = Person(session, TrueHands(None, (truth("" if played else "TH"),)))
    person.finish()
    (asked,) = [text for kind, text in person.asked.values() if kind == "card"]
    assert "West" in asked
    assert not person.lost
    plays = [event for event in session.records()[0]["events"] if event["do"] == "play"]
    assert [event["card"] for event in plays if event["seat"] == "W"] == ["9C", *([answer] if answer else [])]
