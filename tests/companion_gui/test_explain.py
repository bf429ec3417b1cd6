from __future__ import annotations

from dataclasses import replace

import pytest

from companion_gui.explain import explain, trump_order, why_taken
from companion_gui.gallery.moments import ALONE, BETWEEN, CALLING, PLAYING, WAITING
from euchre.cards import Card, Suit
from euchre.seats import Seat
from tracker.snapshot import PlayedCard, TableSnapshot, TrickView

MADE = replace(CALLING, trump=Suit.HEARTS, maker=Seat.EAST)


def trick(led: Suit, winner: Seat, *cards: str) -> TrickView:
    plays = tuple(
        PlayedCard(f"e{i}", seat, Card.parse(text))
        for i, (seat, text) in enumerate(zip(Seat, cards, strict=True))
    )
    return TrickView(1, Seat.NORTH, led, plays, winner, True)


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        (WAITING, ()),
        (CALLING, ("Ben may pass, or make hearts trump; then the dealer takes up J♥.",)),
        (
            replace(CALLING, turned_down=True),
            ("Hearts were turned down. Ben may pass, or name another suit.",),
        ),
        (
            replace(MADE, turn=Seat.WEST),
            (
                "David takes up the card that was turned and lays one card away, face down.",
                "Ben made hearts trump: Ben and David need three tricks of five, or the others score.",
                "Hearts are trump. Highest is J♥, then J♦, which counts as hearts; then A K Q 10 9.",
            ),
        ),
        (
            PLAYING,
            (
                "It is Carla's turn to play.",
                "Spades are trump. Highest is J♠, then J♣, which counts as spades; then A K Q 10 9.",
                "David led Q♠: whoever has spades plays spades.",
                "David took the last trick: A♦ was the highest of the suit led, and nobody trumped.",
            ),
        ),
        (
            ALONE,
            (
                "It is Anna's turn to lead.",
                "Ben made hearts trump and plays alone: David lays the cards down. Three tricks are needed; "
                "all five count more.",
                "Hearts are trump. Highest is J♥, then J♦, which counts as hearts; then A K Q 10 9.",
            ),
        ),
    ],
)
def test_what_everyone_sees_is_explained(moment: TableSnapshot, said: tuple[str, ...]) -> None:
    assert explain(moment) == said


def test_after_the_hand_it_is_told_what_the_makers_needed() -> None:
    assert explain(BETWEEN)[0] == "Anna made spades trump, and that side took 3 tricks; it needed three."


def test_a_led_left_bower_is_explained() -> None:
    led = TrickView(1, Seat.NORTH, Suit.HEARTS, (PlayedCard("e1", Seat.NORTH, Card.parse("JD")),), None)
    said = explain(replace(ALONE, trick=led, turn=Seat.EAST))
    assert "Anna led J♦, which counts as hearts: whoever has hearts plays hearts." in said


@pytest.mark.parametrize(
    ("taken", "said"),
    [
        (trick(Suit.CLUBS, Seat.EAST, "9C", "AC", "9D", "TC"), "A♣ was the highest of the suit led"),
        (trick(Suit.CLUBS, Seat.SOUTH, "9C", "AC", "9H", "TC"), "9♥ is trump and beats every card"),
        (trick(Suit.CLUBS, Seat.SOUTH, "9C", "AC", "JD", "TC"), "J♦ is trump and beats every card"),
        (trick(Suit.HEARTS, Seat.WEST, "9H", "AH", "QC", "JH"), "J♥ was the highest trump"),
    ],
)
def test_why_a_card_took_the_trick(taken: TrickView, said: str) -> None:
    assert said in why_taken(taken, Suit.HEARTS, BETWEEN)


def test_what_is_not_known_is_not_explained() -> None:
    open_trick = replace(trick(Suit.CLUBS, Seat.EAST, "9C", "AC", "9D", "TC"), winner=None)
    assert why_taken(open_trick, Suit.HEARTS, BETWEEN) == ""


@pytest.mark.parametrize("suit", Suit)
def test_both_bowers_are_named(suit: Suit) -> None:
    said = trump_order(suit)
    assert f"J{suit.symbol}" in said
    assert f"J{suit.twin.symbol}" in said
