"""Euchre Game Notation: lawful hands go out and come in unchanged, and so does what has no place in it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from companion.lawbook import shipped_laws
from euchre.cards import Suit
from euchre.errors import RecordError
from euchre.events import Play
from euchre.judge import judge
from euchre.notation.egn import EgnGame, card_text, parse_card
from euchre.notation.egn_read import read_egn
from euchre.notation.egn_write import write_egn
from euchre.points import Points
from euchre.record import HandRecord
from tests.euchre.golden import HERE as GOLDEN
from tests.euchre.notation.egn_games import LAWS, games
from tests.euchre.notation.egn_shape import misshapen
from tests.euchre.oracle.openspiel_hands import twins


@pytest.mark.parametrize("game", list(games(1, 1000)), ids=lambda game: game.game_id)
def test_lawful_hands_out_and_in_unchanged(game: EgnGame) -> None:
    text, _ = write_egn(game, LAWS)
    assert misshapen(json.loads(text)) == []
    again = read_egn(text, LAWS)
    assert again.records == game.records
    assert (again.final, again.players, again.notes) == (game.final, game.players, ())


def test_a_plain_game_needs_no_annotation() -> None:
    game = read_egn(plain([deal()]), LAWS)
    text, notes = write_egn(game, LAWS)
    assert "nnotations" not in text
    assert notes == ()
    assert read_egn(text, LAWS).records == game.records


def whatever() -> list[HandRecord]:
    """Records with everything in them that the notation has no place for."""
    everything = json.loads((GOLDEN / "hand-record-v1.json").read_text(encoding="utf-8"))
    illegal = [HandRecord.from_json({**hand.record, "settings": {}}) for hand in twins(9, 12)]
    timed = json.loads(json.dumps(illegal[0].to_json()))
    for n, event in enumerate([*timed["calls"], *timed["events"]]):
        event |= {"id": f"x{n}", "t": n * 1.25, "confidence": 0.99}
    out_of_turn = json.loads(json.dumps(illegal[1].to_json()))
    out_of_turn["events"][0:2] = out_of_turn["events"][1::-1]
    as_logged = json.loads(json.dumps(illegal[2].to_json()))
    told = [{"do": "call", **{k: v for k, v in call.items() if k != "id"}} for call in as_logged["calls"]]
    seen = {"do": "upcard", "card": as_logged["upcard"]}
    first = {"do": "deal", "seat": as_logged["dealer"]}
    later = [{k: v for k, v in event.items() if k != "id"} for event in as_logged["events"]]
    as_logged |= {"events": [first, seen, *told, *later], "calls": [], "upcard": None}
    bare = {"dealer": "S"}
    many = {"dealer": "S", "upcard": "9C", "events": [{"do": "incident", "what": "x" * 2000}]}
    half = {**out_of_turn, "events": out_of_turn["events"][:7]}
    data = [everything, timed, out_of_turn, as_logged, bare, many, half]
    return [*(HandRecord.from_json(item) for item in data), *illegal]


@pytest.mark.parametrize("record", whatever(), ids=lambda record: record.id or "bare")
def test_what_has_no_place_in_it_comes_back_from_the_annotations(record: HandRecord) -> None:
    text, notes = write_egn(EgnGame((record,), title="odd"), LAWS)
    assert misshapen(json.loads(text)) == []
    again = read_egn(text, LAWS).records[0]
    assert again.all_events() == record.all_events() or without_ids(again) == without_ids(record)
    assert replace(again, calls=(), events=()) == replace(record, calls=(), events=())
    assert notes == ()
    assert judge(again, LAWS).to_json()["tricks"] == judge(record, LAWS).to_json()["tricks"]


def without_ids(record: HandRecord) -> list[Any]:
    return [replace(event, id="") for event in record.all_events()]


def deal(**changes: Any) -> dict[str, Any]:
    """A deal as the notation has it: North deals, East orders, four tricks to East and West."""
    tricks = [
        ["Jh", "9h", "Th", "Qh"], ["Ah", "9c", "9d", "Kh"], ["As", "9s", "Ts", "Qs"],
        ["Ac", "Tc", "Qc", "Kc"], ["Ad", "Td", "Kd", "Qd"],
    ]  # fmt: skip
    bidding = {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Order"], "isAlone": False}
    play = {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": tricks}
    return {
        "dealNumber": 0,
        "initialState": {"dealer": 0, "upCard": "Qh"},
        "phases": [bidding | changes.pop("bidding", {}), play | changes.pop("play", {})],
        **changes,
    }


def plain(deals: list[Any], **metadata: Any) -> str:
    about = {"players": ["a", "b", "c", "d"], "initialScore": [2, 3], **metadata}
    file = {"fileType": "Euchre Game Notation", "version": "1.4", "metadata": about, "deals": deals}
    return json.dumps(file)


def test_players_scores_and_seats_are_read() -> None:
    game = read_egn(plain([deal(), deal(dealNumber=1)], finalScore=[2, 7], title="Finals"), LAWS)
    first, second = game.records
    assert game.players == ("a", "b", "c", "d")
    assert (first.score, second.score, game.final) == (Points(2, 3), Points(2, 5), Points(2, 7))
    assert (first.id, second.id) == ("Finals-1", "Finals-2")
    assert [event.seat.value for event in first.events[:4] if isinstance(event, Play)] == list("ESWN")
    assert game.notes == ()
    assert read_egn(plain([deal()], finalScore=[2, 4]), LAWS).notes == (
        "the file ends at 2:4, its cards at 2:5",
    )


@pytest.mark.parametrize(
    ("ruleset", "setting", "value"),
    [
        ({}, "all_pass", "stick"),
        ({"std": False}, "all_pass", "next_deals"),
        ({"loner_lead": "LEFT_OF_LONER"}, "loner_lead", "left_of_loner"),
        ({"loner_march_score": 5}, "points_lone_march", 5),
        ({"loner_euchred_score": 4}, "points_lone_euchred", 4),
        ({"defend_alone": True}, "defend_alone", "if_maker_alone"),
        ({"winning_score": 11}, "game_limit", 11),
        ({"num_deals": 8}, "game_limit", 100),
    ],
)
def test_rules_become_settings(ruleset: dict[str, Any], setting: str, value: object) -> None:
    game = read_egn(plain([deal()], ruleset=ruleset), LAWS)
    assert game.settings[setting] == value
    assert game.records[0].settings[setting] == value


def leader(game: EgnGame) -> str:
    first = game.records[0].events[0]
    assert isinstance(first, Play)
    return first.seat.value


def test_the_first_lead_of_a_lone_hand_is_by_the_games_own_rule() -> None:
    tricks = [["Ah", "Th", "9h"]]
    lone = deal(bidding={"calls": ["Pass", "Pass", "Order"], "isAlone": True}, play={"tricks": tricks})
    leads = {}
    for rule in ("LEFT_OF_DEALER", "LEFT_OF_LONER"):
        game = read_egn(plain([lone], ruleset={"loner_lead": rule}), LAWS)
        leads[rule] = leader(game)
    assert leads == {"LEFT_OF_DEALER": "S", "LEFT_OF_LONER": "N"}


def test_unread_cards_and_remarks_are_taken_for_what_they_are() -> None:
    unread = deal(play={"tricks": [["Jh", "Xx", "Th", "Qh"]], "playAnnotations": {"0": ["[!]Well led."]}})
    unread["initialState"]["upCard"] = "Xx"
    unread["phases"][0]["calls"] = ["Pass", "Pass", "Pass", "Pass", "h"]
    game = read_egn(plain([unread]), LAWS)
    assert game.records[0].upcard is None
    assert [event["card"] for event in game.records[0].to_json()["events"]] == ["JH", None, "TH", "QH"]
    assert game.notes == ("deals[0].phases[1]: 1 remarks left out",)


@pytest.mark.parametrize(("text", "trump", "card"), [("Nd", None, "9D"), ("R", "H", "JH"), ("L", "H", "JD")])
def test_other_ways_to_write_a_card(text: str, trump: str | None, card: str) -> None:
    found = parse_card(text, Suit(trump) if trump else None, "")
    assert str(found) == card
    assert card_text(found) == card[0] + card[1].lower()


BAD: tuple[tuple[str, str], ...] = (
    ("", "not JSON"),
    ("[]", "record: must be an object"),
    ('{"fileType": "Chess"}', "fileType: must be 'Euchre Game Notation', not 'Chess'"),
    (plain(["AAAA"]), r"deals\[0\]: is packed in binary"),
    (plain([deal()], players=["a"]), "metadata.players: must be four, not 1"),
    (plain([deal()], initialScore=[1]), "metadata.initialScore: must be two whole numbers"),
    (plain([deal()], ruleset={"joker": True}), "metadata.ruleset.joker: a joker belongs to another game"),
    (plain([deal()], ruleset={"min_rank": 7}), "metadata.ruleset.min_rank: must be 9 in this game, not 7"),
    (plain([deal()], ruleset={"loner_lead": "NOBODY"}), "'NOBODY' is not one of LEFT_OF_DEALER"),
    (plain([deal(bidding={"calls": ["Alone"]})]), r"phases\[0\].calls\[0\]: 'Alone' is not one of Pass"),
    (plain([deal(play={"tricks": [["2h"]]})]), r"tricks\[0\]: not one of the 24 cards: '2h'"),
    (plain([deal(play={"tricks": [["9h"] * 5]})]), r"tricks\[0\]: holds 5 cards, but 4 play"),
    (plain([deal(play={"tricks": [["9h"], ["Th"]]})]), r"tricks\[1\]: comes after a trick that lacks a card"),
    (plain([deal(bidding={"calls": ["Pass"]})]), r"tricks\[0\]: cannot be told apart by seats"),
    (plain([deal(initialState={"upCard": "Qh"})]), r"deals\[0\].initialState.dealer: is missing"),
    (plain([deal(phases=[{"type": "DANCE"}])]), "'DANCE' is not one of EUCHRE_BIDDING, TRICK_PLAY"),
    (plain([deal(bidding={"cardExchanges": [{"receiver": 1, "cards": []}]})]), "cards are not exchanged"),
    (plain([deal(bidding={"callAnnotations": {"0": ["euchre-companion {"]}})]), "own is damaged"),
)


@pytest.mark.parametrize(("text", "complaint"), BAD, ids=[reason[:40] for _, reason in BAD])
def test_what_cannot_be_read_is_refused_in_one_line(text: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint) as refused:
        read_egn(text, LAWS)
    assert "\n" not in str(refused.value)


def test_what_the_rules_of_the_notation_cannot_say_is_noted() -> None:
    records = read_egn(plain([deal()]), LAWS).records
    unusual = {"all_pass": "same_deals", "defend_alone": "always", "points_march": 3}
    _, notes = write_egn(EgnGame(records, settings=unusual), shipped_laws("mso"))
    assert len(notes) == 3
    unknown = replace(records[0], dealer=None, id="h7")
    _, notes = write_egn(EgnGame((unknown, *records * 101)), LAWS)
    assert notes[0] == "hand h7: the dealer is not known; left out"
    assert notes[1] == f"hand {records[0].id}: the notation holds 100 deals a game; left out"
