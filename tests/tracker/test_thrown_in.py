"""Hands thrown in: cards that came down at once were not played, and the log says what happened instead."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from euchre.seats import Seat
from euchre.session.facts import HandFacts, card_of, seat_of
from tests.tracker.fake_host import FakeHost, run
from tests.tracker.script import HEARTS_BY_EAST, Script, lawful_hand
from tests.tracker.scripted import BLANK, session_for, watched
from tracker.calls import Call, HandCalls
from vision.events import Zone
from vision.frame import Frame

ORDERED = ({"seat": "E", "call": "order", "suit": "H"},)
LEFT = {"E": "AD KD KS", "S": "9D JC AS", "W": "TD TC 9S", "N": "QD KH TS"}
SEAT_BY_SEAT = [seat + card for seat, cards in LEFT.items() for card in cards.split()]
ROUND_BACKWARDS = [seat + LEFT[seat].split()[n] for n in range(3) for seat in "ENWS"]
TWO_LEFT = ["NQD", "NKH", "WTD", "EAD", "S9D"]
"""Hands of two cards, thrown in so that three of the lower ones are out of sight."""


def two_tricks() -> Script:
    """A hand of which two tricks were played, and taken in."""
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(1.5).back("discard", Zone.KITTY)
    for leader, cards, winner in HEARTS_BY_EAST[:2]:
        script.trick(leader, *cards, to=winner)
    return script.wait(1)


def fall(script: Script, cards: Iterable[str], beat: float) -> Script:
    """Cards come down one every so many seconds."""
    script.beat = beat
    for card in cards:
        script.plays(card[0], card[1:])
    script.beat = 0.5
    return script


def since(facts: HandFacts, tricks: int = 2) -> list[str]:
    """The plays that stand after so many tricks."""
    return [f"{seat_of(act).value}{card_of(act)}" for act in facts.plays[4 * tricks :]]


@pytest.mark.parametrize("order", [SEAT_BY_SEAT, ROUND_BACKWARDS, SEAT_BY_SEAT[:6], TWO_LEFT])
def test_hands_thrown_in_are_told_as_one_thing_and_no_card_as_played(order: list[str]) -> None:
    host = run(fall(two_tricks(), order, 0.1).events, FakeHost(calls=ORDERED))
    assert host.told("gather") == ["gather E 1", "gather E 2"]
    assert since(host.facts()) == []
    (claim,) = [event for event in host.events if event.do == "claim"]
    assert set(claim.data) == {"at"}
    assert sorted(claim.data["at"]["faces"]) == sorted(card[1:] for card in order)
    assert {event.hand for event in host.events} == {1}


@pytest.mark.parametrize(
    ("cards", "beat"),
    [
        (SEAT_BY_SEAT, 0.5),
        (ROUND_BACKWARDS, 0.4),
        (["EAD", "S9D", "WTD", "NQD"], 0.05),
        (["EAD", "EKD", "S9D", "WTD", "NQD"], 0.1),  # a second card by the first, all in turn
        (TWO_LEFT, 0.3),
    ],
)
def test_slower_or_fewer_cards_were_played(cards: list[str], beat: float) -> None:
    host = run(fall(two_tricks(), cards, beat).events, FakeHost(calls=ORDERED))
    assert since(host.facts()) == cards
    assert host.told("claim") == []


def test_a_trick_taken_in_between_makes_a_quick_trick_of_it() -> None:
    script = fall(two_tricks(), ["EAD", "S9D", "WTD", "NQD"], 0.1)
    script.beat = 0.1
    script.gathers("E", "AD", "9D", "TD", "QD")
    host = run(fall(script, ["EKD", "SJC", "WTC"], 0.1).events, FakeHost(calls=ORDERED))
    assert since(host.facts(), 3) == ["EKD", "SJC", "WTC"]
    assert host.told("claim") == []


def test_where_three_play_fewer_cards_show_it() -> None:
    alone = ({"seat": "E", "call": "order", "suit": "H", "alone": True},)
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(2)
    script.plays("E", "AC").plays("S", "KC").plays("N", "QC").gathers("E", "AC", "KC", "QC").wait(1)
    host = run(fall(script, ["NQD", "S9D", "EAD", "NKH"], 0.2).events, FakeHost(calls=alone))
    assert host.told("claim") == ["claim"]
    assert [str(card_of(act)) for act in host.facts().plays] == ["AC", "KC", "QC"]


def test_a_card_that_the_next_one_covered_was_not_taken_back() -> None:
    script = two_tricks()
    script.beat = 0.1
    script.lands("AD", seat=Seat.EAST).doubts("AD", ("AD", 0.6), ("AH", 0.4))
    script.leaves("AD", unseen=True).plays("E", "KD")
    host = run(fall(script, SEAT_BY_SEAT[2:], 0.1).events, FakeHost(calls=ORDERED))
    assert host.told("withdraw") == ["withdraw E"]
    assert host.facts().taken_back == ()
    assert since(host.facts()) == []


def test_faces_before_the_players_are_part_of_it() -> None:
    script = two_tricks()
    script.beat = 0.1
    script.lands("9D", Zone.SEAT, Seat.SOUTH).reads("9D")
    fall(script, SEAT_BY_SEAT[4:], 0.1).lands("AD", Zone.SEAT, Seat.EAST).reads("AD")
    host = run(script.events, FakeHost(calls=ORDERED))
    assert host.told("claim") == ["claim"]
    (shown,) = [event.id for event in host.events if event.do == "expose"]
    assert shown in {event.data["of"] for event in host.events if event.data.get("strike")}
    assert since(host.facts()) == []


def test_what_comes_to_light_while_they_are_cleared_away_is_no_play_and_the_next_deal_begins_a_hand() -> None:
    script = fall(two_tricks(), TWO_LEFT, 0.1).wait(4)
    script.back("pack", Zone.TRICK, Seat.NORTH)
    for card in TWO_LEFT:
        script.leaves(card[1:], "N")
    script.lands("JC", seat=Seat.SOUTH).reads("JC").wait(0.5).leaves("JC", "N").leaves("pack", "N").wait(4)
    for seat in Seat:
        script.back(f"hand {seat.value}", Zone.SEAT, seat, place=(0, 300))
    script.upcard("9H").leaves("9H", "E", Zone.KITTY).wait(2).plays("S", "AS")
    host = run(script.events, FakeHost(calls=ORDERED))
    assert [event.data["seat"] for event in host.events if event.do == "deal"] == ["N", "E"]
    assert host.told("claim", "upcard") == ["upcard KH", "claim", "upcard 9H"]
    assert (host.facts().hand, since(host.facts(), 0)) == (2, ["SAS"])


def test_a_hand_that_is_taken_up_again_is_played_on() -> None:
    script = fall(two_tricks(), TWO_LEFT, 0.1).wait(4)
    for card in TWO_LEFT:
        script.leaves(card[1:], card[0])
    host = run(fall(script.wait(4), ["EAD", "S9D"], 1.0).events, FakeHost(calls=ORDERED))
    assert host.told("deal", "claim") == ["deal N", "claim"]
    assert since(host.facts()) == ["EAD", "S9D"]


def test_a_pack_spread_out_after_the_hand_is_no_hand_thrown_in() -> None:
    script = fall(lawful_hand().wait(2), SEAT_BY_SEAT, 0.1)
    host = run(script.events, FakeHost(calls=ORDERED))
    assert len(host.facts().plays) == 20
    assert host.told("claim") == []


def test_what_a_person_says_was_played_stays() -> None:
    """Whoever answers what card it is says that it was played."""
    script = two_tricks().lands("?", seat=Seat.EAST).doubts("?", ("AD", 0.6), ("AH", 0.4))
    asked = script.t + 0.1
    fall(script, SEAT_BY_SEAT[1:], 0.12)
    session = session_for(script, calls=(HandCalls(1, Seat.NORTH, calls=(Call(Seat.EAST, "order"),)),))
    answered = False
    for index in range(int(10 * (script.t + 4))):
        session.feed(Frame(index, index / 10, BLANK))
        if not answered and index / 10 >= asked:
            (question,) = session.snapshot().questions
            session.answer(question.id, "AD")
            answered = True
    session.finish()
    (hand,) = session.hands()
    plays = [act for act in hand.acts.acts if act.do == "play"]
    assert [(seat_of(act), str(card_of(act))) for act in plays[8:]] == [(Seat.EAST, "AD")]
    (claim,) = [act for act in hand.acts.acts if act.do == "claim"]
    assert "AD" not in claim.data["at"]["faces"]


def test_the_judge_is_told_that_hands_were_thrown_in_and_accuses_nobody() -> None:
    (hand,) = watched(fall(two_tricks(), ROUND_BACKWARDS, 0.1)).hands()
    found = [(one.kind.value, one.state.value, one.trick, one.seats) for one in hand.verdict.findings]
    assert found == [("thrown_in", "noted", 2, ())]
    assert hand.verdict.outcome.value == "incomplete"
