"""Hands made up at random, as hand records: lawful ones, and ones with exactly one renege, corrected or not.

A workshop's tool: what is right and wrong about a hand is judged elsewhere, from the record.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from euchre.cards import DECK, Card, Rank, Suit, effective_suit, left_bower, right_bower
from euchre.seats import Seat

Record = dict[str, Any]
"""A hand record, as data."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a random hand is to be like.

    Attributes:
        renege: one seat, once, refuses a suit that it holds, and shows a card of it in a later trick.
        corrected: that card is taken back at once, and one that follows suit is played.
        dealer: who deals; anybody where None.
        alone: how likely a maker plays alone.
    """

    renege: bool = False
    corrected: bool = False
    dealer: Seat | None = None
    alone: float = 0.0


def random_hand(
    rng: np.random.Generator, *, renege: bool = False, number: int = 1, wish: Wish | None = None
) -> Record:
    """Deal, call and play a hand.

    Calls are those of a bold player, plays are random among the lawful ones.

    Args:
        rng: the dealer's luck and everybody's choices.
        renege: short for a wish for nothing but a renege.
        number: of the hand, for its id.
        wish: what it is to be like.
    """
    wanted = wish or Wish(renege=renege)
    for _ in range(2000):
        record = _one_hand(rng, wanted, number)
        if record is not None:
            return record
    raise RuntimeError("no hand with a renege came up in 2000 deals")


def beats(card: Card, best: Card, led: Suit, trump: Suit) -> bool:
    """Whether a card played later takes over from the best one so far."""
    return _strength(card, led, trump) > _strength(best, led, trump)


def _strength(card: Card, led: Suit, trump: Suit) -> int:
    if card == right_bower(trump):
        return 40
    if card == left_bower(trump):
        return 39
    suit = effective_suit(card, trump)
    order = list(Rank).index(card.rank)
    return 20 + order if suit is trump else 1 + order if suit is led else 0


def _one_hand(rng: np.random.Generator, wish: Wish, number: int) -> Record | None:
    deck = [DECK[i] for i in rng.permutation(len(DECK))]
    hands = {seat: deck[5 * i : 5 * i + 5] for i, seat in enumerate(Seat)}
    dealt = {seat.value: [str(c) for c in cards] for seat, cards in hands.items()}
    upcard = deck[23]
    dealer = list(Seat)[int(rng.integers(4))] if wish.dealer is None else wish.dealer
    calls, trump, ordered = _call(rng, dealer, upcard)
    maker, sitting = Seat(calls[-1]["seat"]), None
    if wish.alone and rng.random() < wish.alone:
        calls[-1]["alone"], sitting = True, maker.partner
    discard: Card | None = None
    if ordered and sitting is not dealer:
        held = [*hands[dealer], upcard]
        plain = [c for c in held if effective_suit(c, trump) is not trump] or held
        discard = plain[int(rng.integers(len(plain)))]
        hands[dealer] = [c for c in held if c != discard]
    order = [seat for turn in range(1, 5) if (seat := dealer.ahead(turn)) is not sitting]
    events = _play(rng, hands, order, trump, wish)
    if events is None:
        return None
    return {
        "version": 1,
        "id": f"h{number}",
        "dealer": dealer.value,
        "upcard": str(upcard),
        "calls": calls,
        "discard": None if discard is None else str(discard),
        "events": events,
        "score": {"NS": 0, "EW": 0},
        "hands": dealt,
    }


def _call(rng: np.random.Generator, dealer: Seat, upcard: Card) -> tuple[list[Record], Suit, bool]:
    calls: list[Record] = []
    for turn in range(1, 5):
        seat = dealer.ahead(turn)
        if rng.random() < 0.3:
            calls.append({"seat": seat.value, "call": "order"})
            return calls, upcard.suit, True
        calls.append({"seat": seat.value, "call": "pass"})
    for turn in range(1, 5):
        seat = dealer.ahead(turn)
        if turn == 4 or rng.random() < 0.45:
            suits = [suit for suit in Suit if suit is not upcard.suit]
            suit = suits[int(rng.integers(3))]
            calls.append({"seat": seat.value, "call": "name", "suit": suit.value})
            return calls, suit, False
        calls.append({"seat": seat.value, "call": "pass"})
    raise AssertionError("the dealer always names")


def _play(
    rng: np.random.Generator, hands: dict[Seat, list[Card]], order: list[Seat], trump: Suit, wish: Wish
) -> list[Record] | None:
    """Plays and gathers of five tricks; None if a renege was wished for and none came up or was shown.

    `order` holds the seats that play, clockwise from the first leader.
    """
    held = {seat: list(cards) for seat, cards in hands.items()}
    events: list[Record] = []
    refused: tuple[Seat, Suit] | None = None
    shown = False
    for trick in range(1, 6):
        led: Suit | None = None
        best, winner = None, order[0]
        for seat in order:
            lawful = [c for c in held[seat] if led is None or effective_suit(c, trump) is led] or held[seat]
            choice = lawful
            others = [c for c in held[seat] if c not in lawful]
            if (
                wish.renege
                and refused is None
                and led is not None
                and others
                and trick in (2, 3)
                and rng.random() < 0.5
            ):
                choice, refused = others, (seat, led)
            card = choice[int(rng.integers(len(choice)))]
            if choice is others and wish.corrected:
                for do in ("play", "withdraw"):
                    events.append({"do": do, "seat": seat.value, "card": str(card)})
                card, shown = lawful[int(rng.integers(len(lawful)))], True
            held[seat].remove(card)
            suit = effective_suit(card, trump)
            if (
                refused is not None
                and trick > 2
                and seat is refused[0]
                and suit is refused[1]
                and choice is lawful
            ):
                shown = True
            led = led or suit
            if best is None or beats(card, best, led, trump):
                best, winner = card, seat
            events.append({"do": "play", "seat": seat.value, "card": str(card)})
        events.append({"do": "gather", "seat": winner.value, "trick": trick})
        first = order.index(winner)
        order = order[first:] + order[:first]
    return None if wish.renege and not shown else events
