"""The plain report: what somebody reads aloud to a table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.lawbook import shipped_laws
from euchre.cards import Card, Suit
from euchre.findings import Finding, FindingKind, How, Proof, State
from euchre.judge import judge
from euchre.notation import words
from euchre.notation.report import report, sentence
from euchre.record import HandRecord
from euchre.seats import Seat
from tests.euchre.golden import HERE as GOLDEN
from tests.euchre.oracle.openspiel_hands import hands, twins

HOUSE = shipped_laws("house")


def told(**record: Any) -> list[str]:
    """The lines told of a record."""
    read = HandRecord.from_json({"id": "12", "dealer": "N", "upcard": "JH", **record})
    return report(judge(read, HOUSE), read).splitlines()


def test_a_revoke_is_told_whole() -> None:
    read = HandRecord.from_json(json.loads((GOLDEN / "plain-hand-v1.json").read_text("utf-8")))
    text = report(judge(read, HOUSE), read)
    for line in (
        "East dealt and turned the ten of diamonds.",
        "South ordered it up.",
        "The dealer laid away the nine of diamonds.",
        "South made diamonds trump.",
        "North and South, the makers, took one trick; East and West took 4 tricks.",
        "East and West score 2 points.",
        "Finding revoke-e6: South did not follow diamonds in trick 2, "
        "and played the jack of diamonds in trick 5.",
        "The record proves it (confidence 100%).",
    ):
        assert line in text.splitlines()
    assert text.count("\n\n") == 3


@pytest.mark.parametrize(
    ("record", "line"),
    [
        ({}, "The record ends before the hand does."),
        ({"dealer": None, "upcard": None}, "The dealer is not known; the up card was not seen."),
        (
            {"calls": [{"seat": seat, "call": "pass"} for seat in "ESWNESWN"]},
            "East passed; South passed; West passed; North passed; East passed; South passed; West passed; "
            "North passed.",
        ),
        (
            {"calls": [{"seat": "E", "call": "order", "alone": True}]},
            "East made hearts trump and plays alone.",
        ),
        ({"calls": [{"seat": "E", "call": "order", "alone": True}]}, "West sits out."),
        (
            {
                "calls": [{"seat": "E", "call": "order"}],
                "events": [{"do": "play", "seat": "E", "card": "AS"}],
            },
            "Trick 1: East led the ace of spades; not complete.",
        ),
        (
            {
                "calls": [{"seat": "E", "call": "order"}],
                "events": [{"do": "play", "seat": "E", "card": None}],
            },
            "Trick 1: East led an unread card; not complete.",
        ),
        (
            {"events": [{"do": "incident", "what": "slow_play", "seat": "E"}]},
            "Finding incident-e1: An incident was entered, by East.",
        ),
        ({"score": {"NS": 9, "EW": 3}}, "The score is North and South 9, East and West 3."),
    ],
)
def test_each_thing_is_told_in_its_own_line(record: dict[str, Any], line: str) -> None:
    assert line in told(**record)


def test_a_lawful_hand_says_nothing_of_findings() -> None:
    for hand in hands(14, 60):
        read = HandRecord.from_json(hand.record)
        text = report(judge(read, shipped_laws(read.laws)), read)
        assert "Finding" not in text
        assert text.count("Trick ") == len(hand.winners)


def test_every_revoke_names_both_tricks_and_the_game_that_is_won_its_winner() -> None:
    for hand in twins(14, 60):
        read = HandRecord.from_json({**hand.record, "score": {"NS": 9, "EW": 9}})
        verdict = judge(read, shipped_laws(read.laws))
        text = report(verdict, read)
        assert hand.refusal is not None
        assert f"in trick {hand.refusal.trick}, and" in text
        assert ("win the game." in text) is verdict.game_over


PROOFS = {
    How.LATER_PLAY: "North did not follow hearts in trick 2, and played the nine of hearts in trick 4.",
    How.KNOWN_CARD: "North did not follow hearts in trick 2, and was known to hold the nine of hearts.",
    How.FACED: "North did not follow hearts in trick 2, and faced the nine of hearts in trick 4.",
    How.COUNT: (
        "North did not follow hearts in trick 2, and in trick 4 the unseen hearts can be nowhere else."
    ),
}


@pytest.mark.parametrize("how", list(How))
def test_a_revoke_says_how_it_is_proved(how: How) -> None:
    card = None if how is How.COUNT else Card.parse("9H")
    finding = Finding(
        "revoke-e6", FindingKind.REVOKE, (Seat.NORTH,), State.PROVED, 2, Suit.HEARTS,
        proved_by=Proof(4, card, how),
    )  # fmt: skip
    assert sentence(finding) == PROOFS[how]


@pytest.mark.parametrize("kind", list(FindingKind))
def test_every_kind_of_finding_has_its_sentence(kind: FindingKind) -> None:
    for seats in ((), (Seat.NORTH,), (Seat.NORTH, Seat.EAST)):
        text = sentence(Finding("x", kind, seats, State.NOTED, 3))
        assert text[0].isupper()
        assert text.endswith(".")
        assert "None" not in text
        assert "{" not in text


def test_counting_in_words() -> None:
    assert [words.count(n, "trick") for n in (0, 1, 5)] == ["no tricks", "one trick", "5 tricks"]
    assert words.listing([]) == ""
    assert words.listing(["a"]) == "a"
    assert words.listing("abc") == "a, b and c"
