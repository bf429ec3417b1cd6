"""One trick as it is being recorded."""

from __future__ import annotations

from itertools import product

from euchre.events import Play
from euchre.seats import Seat, Side
from euchre.tables import EFFECTIVE, NEXT_WAITING, NO_TRUMP, POWER

UNSURE = -1
"""Stands for a card that is not read yet."""

_SEATS = tuple(Seat)
_MOST_READINGS = 512


class Trick:
    """The cards of one trick, in the order they came.

    Attributes:
        number: from 1.
        expected: who should lead; None where that cannot be told.
        plays: what stands, at most one card a seat.
        at: position of each of them in the list of events.
        cards: index of each card, `UNSURE` where it is not read.
        places: index of each seat.
        waiting: bits of the seats that still owe a card.
        extras: further cards of a seat that had played already, with their positions.
        strays: cards of seats that sit out, with their positions.
        gathered_by: who took the trick in.
        gathered_at: position of that event; None while it lies there.
        closed: whether a later trick has begun or the trick was gathered.
        winner: who won it; None while it is incomplete or cannot be told.
        side: the side that won it, where the seat cannot be told but both that may have are partners.
    """

    extras: tuple[tuple[int, Play], ...] = ()
    strays: tuple[tuple[int, Play], ...] = ()
    gathered_by: Seat | None = None
    gathered_at: int | None = None
    closed: bool = False
    winner: Seat | None = None
    side: Side | None = None

    def __init__(self, number: int, expected: Seat | None, waiting: int) -> None:
        self.number = number
        self.expected = expected
        self.waiting = waiting
        self.plays: list[Play] = []
        self.at: list[int] = []
        self.cards: list[int] = []
        self.places: list[int] = []

    @property
    def leader(self) -> Seat | None:
        """Who led; None while nobody has."""
        return self.plays[0].seat if self.plays else None

    @property
    def next_seat(self) -> Seat | None:
        """Whose card is due; None when all have played, or the leader cannot be told."""
        if not self.plays:
            return self.expected
        following = NEXT_WAITING[self.waiting][self.plays[0].seat.index]
        return None if following < 0 else _SEATS[following]

    def settle_short(self, trump: int, taker: Seat, *, side_is_enough: bool) -> None:
        """A trick that lacks a card was taken in, or its taker leads on: it is his if its cards agree."""
        if not self.plays or trump == NO_TRUMP or UNSURE in self.cards:
            return
        power = POWER[trump][EFFECTIVE[trump][self.cards[0]]]
        strengths = [power[card] for card in self.cards]
        best = self.plays[strengths.index(max(strengths))].seat
        if best is taker or (side_is_enough and best.side is taker.side):
            self.winner = best

    def led_suit(self, trump: int) -> int | None:
        """Index of the effective suit led; None while the lead is unsure or has not come."""
        if not self.cards:
            return None
        if self.cards[0] != UNSURE:
            return EFFECTIVE[trump][self.cards[0]]
        suits = {EFFECTIVE[trump][card.index] for card, _ in self.plays[0].candidates}
        return suits.pop() if len(suits) == 1 else None

    def settle(self, trump: int) -> None:
        """Work out the winner, as far as the cards that stand say it."""
        self.winner = self.side = None
        if self.waiting or trump == NO_TRUMP or not self.plays:
            return
        if UNSURE in self.cards:
            winners = self._possible_winners(trump)
            sides = {seat.side for seat in winners}
            self.winner = winners[0] if len(winners) == 1 else None
            self.side = sides.pop() if len(sides) == 1 else None
            return
        power = POWER[trump][EFFECTIVE[trump][self.cards[0]]]
        best = -1
        for n, card in enumerate(self.cards):
            if power[card] > best:
                best = power[card]
                self.winner = self.plays[n].seat

    def _possible_winners(self, trump: int) -> list[Seat]:
        """Who may have won it, over every combination of candidates; empty where there are too many."""
        readings = [
            [card] if card != UNSURE else [candidate.index for candidate, _ in play.candidates]
            for card, play in zip(self.cards, self.plays, strict=True)
        ]
        size = 1
        for options in readings:
            size *= len(options)
        if not 0 < size <= _MOST_READINGS:
            return []
        winners = set()
        for cards in product(*readings):
            if len(set(cards)) < len(cards):
                continue  # the same card twice: no such pack
            power = POWER[trump][EFFECTIVE[trump][cards[0]]]
            strengths = [power[card] for card in cards]
            winners.add(strengths.index(max(strengths)))
        return [self.plays[n].seat for n in sorted(winners)]

    def index_of(self, seat: Seat) -> int | None:
        """Place of a seat's card among the plays; None where it has none."""
        for n, play in enumerate(self.plays):
            if play.seat is seat:
                return n
        return None

    def insert(self, n: int, at: int, play: Play) -> None:
        """Put a play in at the n-th place; its seat has played."""
        self.plays.insert(n, play)
        self.at.insert(n, at)
        self.cards.insert(n, UNSURE if play.card is None else play.card.index)
        self.places.insert(n, play.seat.index)
        self.waiting &= ~(1 << play.seat.index)

    def remove(self, n: int) -> None:
        """Take the n-th play back; its seat owes a card again."""
        play = self.plays.pop(n)
        del self.at[n], self.cards[n], self.places[n]
        self.waiting |= 1 << play.seat.index


def legal_cards(hand: tuple[int, ...], led: int | None, trump: int) -> tuple[int, ...]:
    """Cards of a hand that may be played: those of the suit led where it has any, else all.

    Args:
        hand: card indexes.
        led: effective suit led; None when leading.
        trump: index of trump.
    """
    if led is None:
        return hand
    following = tuple(card for card in hand if EFFECTIVE[trump][card] == led)
    return following or hand
