"""Making trump: two rounds, out of turn, alone, defending alone."""

from __future__ import annotations

from typing import Any

import pytest

from companion.lawbook import shipped_laws
from euchre.folding import fold
from euchre.hand import HandState
from euchre.seats import Seat
from tests.euchre.hands import LAWFUL, calls, judged, kinds, record, words

PASSES = "E pass, S pass, W pass, N pass"


def state(called: str, *parts: Any, laws: str = "mso", **more: Any) -> HandState:
    return fold(record(*parts, called=called, discard=None, **more), shipped_laws(laws))


@pytest.mark.parametrize(
    ("called", "trump", "maker", "ordered", "out"),
    [
        ("E order", "H", "E", True, ""),
        ("E pass, S order", "H", "S", True, ""),
        ("E pass, S pass, W pass, N order alone", "H", "N", True, "S"),
        (f"{PASSES}, E name S", "S", "E", False, ""),
        (f"{PASSES}, E pass, S name C alone", "C", "S", False, "N"),
        ("E name H", "H", "E", True, ""),  # naming the up card's suit in round one is ordering it up
        ("E order, E alone", "H", "E", True, "W"),
        ("E order alone, E not_alone", "H", "E", True, ""),
        ("E order alone, S defend_alone", "H", "E", True, "N W"),
        ("E order alone, S defend_alone, S no_defend", "H", "E", True, "W"),
    ],
)
def test_what_calls_make(called: str, trump: str, maker: str, ordered: bool, out: str) -> None:
    folded = state(called)
    assert folded.trump is not None
    assert (folded.trump.value, folded.maker, folded.ordered) == (trump, Seat(maker), ordered)
    assert words(folded.sitting_out) == out
    assert folded.slips == []


@pytest.mark.parametrize(
    ("called", "due"),
    [
        ("S pass", "E"),  # not accepted: the proper seat is due
        ("S pass, E pass", "S"),  # it called, so the call out of turn was cancelled
        ("S pass, W pass", "N"),  # the seat after it called, so it stood
        ("S pass, W pass, N pass, E pass", "E"),  # four calls stand: round two
    ],
)
def test_who_calls_after_a_call_out_of_turn(called: str, due: str) -> None:
    assert state(called).caller is Seat(due)


def test_an_accepted_call_out_of_turn_stands_and_the_other_three_go_on() -> None:
    accepted = state(
        "", {**calls("S pass")[0], "do": "call", "id": "x"}, {"do": "accept", "seat": "E", "of": "x"}
    )
    assert accepted.caller is Seat.WEST
    refused = state(
        "", {**calls("S order")[0], "do": "call", "id": "x"}, {"do": "refuse", "seat": "E", "of": "x"}
    )
    assert (refused.caller, refused.trump) == (Seat.EAST, None)


def test_partners_do_not_accept_for_the_other_side() -> None:
    call = {**calls("S pass")[0], "do": "call", "id": "x"}
    assert state("", call, {"do": "accept", "seat": "N", "of": "x"}).caller is Seat.EAST


def test_the_proper_seats_call_takes_the_place_of_one_out_of_turn() -> None:
    folded = state("S order, E pass")
    assert (folded.trump, folded.caller) == (None, Seat.SOUTH)


@pytest.mark.parametrize(
    ("called", "laws", "found"),
    [
        (f"{PASSES}, E name H", "house", ["improper_call"]),
        (f"{PASSES}, E order", "house", ["improper_call", "improper_call"]),
        ("E name S", "house", ["improper_call"]),
        ("E order, S pass", "house", ["improper_call"]),
        ("E order, S alone", "house", ["improper_call"]),
        ("E order, W defend_alone", "mso", ["improper_call"]),
        ("E order, S defend_alone, N defend_alone", "mso", ["improper_call"]),
        ("E alone", "house", ["improper_call"]),
        (f"{PASSES}, {PASSES}, E name S", "mso", ["improper_call"]),
        (f"{PASSES}, {PASSES}", "house", ["improper_call"]),
        (f"{PASSES}, {PASSES}, N name S", "house", ["improper_call"]),
        (f"{PASSES}, {PASSES}", "mso", []),
        ("E order alone, E not_alone", "mso", []),
        ("E order alone, E not_alone", "house", []),  # may have been said with the call
        ("E order, E alone", "mso", []),
        ("E order, E alone", "house", []),
        ("E order alone, S no_defend, E not_alone", "house", ["late_alone"]),
        ("E order alone", "house", []),
        ("E order, S defend_alone", "mso", []),
        ("E order, S defend_alone", "house", ["defended_alone"]),
    ],
)
def test_calls_that_were_not_open(called: str, laws: str, found: list[str]) -> None:
    expected = found if called != f"{PASSES}, E order" else ["improper_call"]
    assert kinds(judged(called=called, laws=laws, discard=None)) == expected


def test_defending_alone_only_against_a_lone_maker_where_the_laws_say_so() -> None:
    settings = {"settings": {"defend_alone": "if_maker_alone"}}
    assert kinds(judged(called="E order alone, S defend_alone", **settings)) == []
    assert kinds(judged(called="E order, S defend_alone", **settings)) == ["defended_alone"]


def test_alone_said_in_one_breath_with_the_call_is_said_with_it() -> None:
    def said(seconds: float) -> list[str]:
        order = {"do": "call", "seat": "E", "call": "order", "t": 10.0}
        alone = {"do": "call", "seat": "E", "call": "alone", "t": 10.0 + seconds}
        return kinds(judged(order, alone, called=""))

    assert said(0.5) == []
    assert said(5.0) == ["late_alone"]
    pickup = {"do": "pickup", "seat": "N"}
    alone = {"do": "call", "seat": "E", "call": "alone"}
    assert kinds(judged(pickup, alone)) == ["late_alone"]


def test_alone_after_the_first_card_changes_nothing() -> None:
    verdict = judged(
        "EJH", {"do": "call", "seat": "E", "call": "alone"}, "SQH WTH N9H", *LAWFUL[1:], laws="mso"
    )
    assert (verdict.alone, verdict.sitting_out, verdict.points) == (False, (), (0, 2))


def test_an_order_of_another_suit_than_the_up_cards_puts_trump_in_doubt() -> None:
    assert kinds(judged(called="E order S")) == ["trump_doubtful"]


@pytest.mark.parametrize(
    ("called", "laws", "dealer"),
    [
        (f"{PASSES}, {PASSES}", "mso", Seat.EAST),
        (f"{PASSES}, {PASSES}", "house", None),
        ("E order", "mso", None),
    ],
)
def test_who_deals_next(called: str, laws: str, dealer: Seat | None) -> None:
    assert judged(called=called, laws=laws, discard=None).next_dealer is dealer


def test_who_deals_next_after_a_deal_out_of_turn() -> None:
    assert judged(*LAWFUL).next_dealer is Seat.EAST
    assert judged(*LAWFUL, due_dealer="E").next_dealer is Seat.SOUTH
    reverts = {"settings": {"order_after_wrong_deal": "reverts"}}
    assert judged(*LAWFUL, due_dealer="E", **reverts).next_dealer is Seat.EAST
    same = {"settings": {"all_pass": "same_deals"}}
    assert judged(called=f"{PASSES}, {PASSES}", discard=None, **same).next_dealer is Seat.NORTH
