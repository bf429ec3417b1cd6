"""Precomputed tables of the cards: what following suit and winning tricks come down to.

Cards, suits and seats are numbers here (their `index`), because hands are judged by the thousand. A trump of
`NO_TRUMP` means that trump is not known: then only printed suits are told apart, and no trick has a winner.
"""

from __future__ import annotations

from euchre.cards import DECK, Rank, Suit, effective_suit

NO_TRUMP = 4
"""Index that stands for "trump not known"."""

_SUITS = tuple(Suit)
_TRUMPS: tuple[Suit | None, ...] = (*_SUITS, None)

EFFECTIVE: tuple[tuple[int, ...], ...] = tuple(
    tuple(effective_suit(card, trump).index for card in DECK) for trump in _TRUMPS
)
"""`EFFECTIVE[trump][card]`: suit the card belongs to in play; the left bower belongs to trump."""


def _power(card_index: int, led: Suit, trump: Suit | None) -> int:
    card = DECK[card_index]
    suit = effective_suit(card, trump)
    if suit is trump:
        if card.rank is Rank.JACK:
            return 21 if card.suit is trump else 20
        return 10 + card.rank.index
    return 1 + card.rank.index if suit is led else 0


POWER: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(_power(card, led, trump) for card in range(len(DECK))) for led in _SUITS) for trump in _TRUMPS
)
"""`POWER[trump][led suit][card]`: the highest wins the trick; 0 can never win."""

SUIT_BITS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sum(1 << card for card in range(len(DECK)) if row[card] == suit) for suit in range(4))
    for row in EFFECTIVE
)
"""`SUIT_BITS[trump][suit]`: the cards that belong to the suit in play, as bits (`1 << card.index`)."""

EVERYONE = 0b1111
"""All four seats as bits (`1 << seat.index`)."""


def _first_waiting(waiting: int, after: int) -> int:
    for step in range(1, 5):
        seat = (after + step) % 4
        if waiting >> seat & 1:
            return seat
    return -1


NEXT_WAITING: tuple[tuple[int, ...], ...] = tuple(
    tuple(_first_waiting(waiting, after) for after in range(4)) for waiting in range(16)
)
"""`NEXT_WAITING[bits of seats][seat]`: the first of those seats clockwise after that one; -1 for none."""
