"""Hand records from and to JSON: nothing lost, and every error names its field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from euchre.errors import RecordError
from euchre.events import Call, CallKind, Play
from euchre.record import HandRecord
from euchre.seats import Seat
from tests.euchre.hands import LAWFUL, record

EVERYTHING = {
    "version": 1,
    "id": "all",
    "laws": "mso",
    "settings": {"game_limit": 5},
    "dealer": "N",
    "due_dealer": "E",
    "upcard": "9H",
    "calls": [{"id": "c1", "seat": "E", "call": "order", "suit": "H", "alone": True}],
    "discard": "none",
    "events": [
        {"do": "deal", "id": "e1", "t": 0.5, "seat": "N"},
        {"do": "upcard", "id": "u", "card": "9H"},
        {"do": "call", "id": "x", "seat": "S", "call": "defend_alone"},
        {"do": "pickup", "id": "e3", "seat": "N", "card": None},
        {"do": "discard", "id": "e4", "seat": "N", "card": None, "unseen": True},
        {
            "do": "play",
            "id": "e5",
            "t": 3.25,
            "seat": "E",
            "card": "JH",
            "trick": 1,
            "together": 0,
            "confidence": 0.9,
        },
        {"do": "play", "id": "e6", "seat": "S", "candidates": [["QH", 0.6], ["QD", 0.4]], "unseen": True},
        {"do": "unwatched", "id": "e6b", "t": 4.0, "until": 6.5},
        {"do": "withdraw", "id": "e7", "seat": "S", "card": "QH"},
        {"do": "expose", "id": "e8", "seat": "W", "cards": ["TH"], "cause": "dropped"},
        {"do": "accept", "id": "e9", "seat": "N", "of": "e5"},
        {"do": "refuse", "id": "e10", "seat": "N", "of": "e5"},
        {"do": "gather", "id": "e11", "seat": "E", "trick": 1},
        {
            "do": "claim",
            "id": "e12",
            "seat": "E",
            "cards": ["AH"],
            "tricks": 4,
            "order": ["AH"],
            "agreed": False,
        },
        {"do": "challenge", "id": "e13", "seat": "S", "about": {"seat": "W", "trick": 2}},
        {"do": "challenge", "id": "e14", "seat": "director", "about": "revoke-e3"},
        {"do": "misdeal", "id": "e15", "seat": "N", "reason": "dropped"},
        {"do": "count", "id": "e16", "counts": {"N": 5, "kitty": 4}, "reason": "asked"},
        {"do": "incident", "id": "e17", "what": "slow_play", "seat": "W", "note": "again"},
        {"do": "kitty_seen", "id": "e18", "seat": "W"},
        {"do": "next_deal", "id": "e19", "seat": "E"},
        {"do": "sign", "id": "e20", "seat": "E"},
        {
            "do": "rule",
            "id": "e21",
            "finding": "revoke-e3",
            "decision": "change",
            "effect": {"transform": "director_sets", "ns": 1, "ew": 0},
            "by": "director",
            "note": "so be it",
        },
    ],
    "score": {"NS": 3, "EW": 7},
    "hands": {"N": ["AS", "KS"], "E": ["9C"]},
}


def plain(value: Any) -> Any:
    """Without what stands for the default anyway."""
    return json.loads(json.dumps(value))


def test_a_record_of_everything_is_the_same_after_reading_and_writing() -> None:
    written = HandRecord.from_json(EVERYTHING).to_json()
    again = HandRecord.from_json(plain(written))
    assert again == HandRecord.from_json(EVERYTHING)
    assert {event["do"] for event in written["events"]} == {event["do"] for event in EVERYTHING["events"]}  # type: ignore[index]
    assert written["hands"] == EVERYTHING["hands"]
    assert written["discard"] == "none"


def test_ids_default_to_the_position_and_seats_and_tens_are_read_as_people_write_them() -> None:
    read = record("E10H", called="E pass")
    assert read.calls[0].id == "c1"
    assert read.events[0].id == "e1"
    assert read.events == (Play(Seat.EAST, read.events[0].card, id="e1"),)  # type: ignore[attr-defined]
    assert str(read.events[0].card) == "TH"  # type: ignore[attr-defined]
    assert read.calls == (Call(Seat.EAST, CallKind.PASS, id="c1"),)


def test_what_a_clip_truth_says_besides_is_left_alone() -> None:
    data = {**EVERYTHING, "frames": 300, "fps": 10, "corners": [[1, 2]]}
    data["events"] = [{"do": "play", "seat": "E", "card": "JH", "corners": [[0, 0]], "seen": ["v1"]}]
    assert len(HandRecord.from_json(data).events) == 1


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"dealer": "X"}, "dealer"),
        ({"upcard": "1H"}, "upcard"),
        ({"discard": "nothing"}, "discard"),
        ({"version": 99}, "version"),
        ({"version": "one"}, "version"),
        ({"id": ["a"]}, "id"),
        ({"laws": 3}, "laws"),
        ({"settings": 3}, "settings"),
        ({"score": {"NS": "three"}}, "score.NS"),
        ({"score": 7}, "score"),
        ({"calls": {}}, "calls"),
        ({"calls": [{"seat": "E", "call": "shout"}]}, "calls[0].call"),
        ({"calls": [{"call": "pass"}]}, "calls[0].seat"),
        ({"calls": ["pass"]}, "calls[0]"),
        ({"hands": {"Q": []}}, "hands.Q"),
        ({"hands": {"N": ["AS", "XX"]}}, "hands.N[1]"),
        ({"events": 5}, "events"),
        ({"events": [{"do": "dance"}]}, "events[0].do"),
        ({"events": [{"do": "play", "seat": "E"}]}, "events[0].card"),
        ({"events": [{"do": "play", "seat": "E", "card": "JH", "trick": 9}]}, "events[0].trick"),
        ({"events": [{"do": "play", "seat": "E", "card": "JH", "confidence": 2}]}, "events[0].confidence"),
        ({"events": [{"do": "play", "seat": "E", "card": "JH", "t": "soon"}]}, "events[0].t"),
        ({"events": [{"do": "play", "seat": "E", "candidates": [["JH"]]}]}, "events[0].candidates[0]"),
        ({"events": [{"do": "play", "seat": "E", "candidates": [["JH", "x"]]}]}, "events[0].candidates[0]"),
        ({"events": [{"do": "expose", "seat": "E", "cards": ["ZZ"]}]}, "events[0].cards[0]"),
        ({"events": [{"do": "expose", "seat": "E", "cards": [], "cause": "wind"}]}, "events[0].cause"),
        ({"events": [{"do": "count", "counts": {"N": -1}}]}, "events[0].counts.N"),
        ({"events": [{"do": "count", "counts": {"Z": 1}}]}, "events[0].counts.Z"),
        ({"events": [{"do": "rule", "decision": "shrug"}]}, "events[0].decision"),
        ({"events": [{"do": "rule", "decision": "confirm", "effect": 3}]}, "events[0].effect"),
        (
            {"events": [{"do": "sign", "seat": "N", "id": "a"}, {"do": "sign", "seat": "E", "id": "a"}]},
            "events[1].id",
        ),
    ],
)
def test_an_error_names_its_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(RecordError) as caught:
        HandRecord.from_json({**EVERYTHING, **change})
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("data", [None, 5, "text", []])
def test_what_is_no_object_is_no_record(data: object) -> None:
    with pytest.raises(RecordError, match="must be an object"):
        HandRecord.from_json(data)


def test_all_events_are_calls_first() -> None:
    read = record(*LAWFUL)
    assert [event.do for event in read.all_events()] == ["call"] + ["play"] * 20
