"""Whose card is next, in notations that write cards without seats because everybody plays in turn."""

from __future__ import annotations

from euchre.cards import Card, Suit, effective_suit
from euchre.laws import LawProfile
from euchre.seats import Seat
from euchre.tables import POWER
from euchre.verdict import Verdict


def first_leader(dealer: Seat, called: Verdict, laws: LawProfile) -> Seat:
    """Who leads first: left of the dealer, or of the lone maker by some laws, among those who play."""
    seat = dealer.next
    if called.alone and called.maker is not None and laws["loner_lead"] == "left_of_loner":
        seat = called.maker.next
    while seat in called.sitting_out:
        seat = seat.next
    return seat


class Turns:
    """The seats in turn, trick by trick.

    Args:
        dealer: who dealt.
        called: the verdict on the calls: trump, who plays alone, who sits out.
        laws: for the first lead.
    """

    def __init__(self, dealer: Seat, called: Verdict, laws: LawProfile) -> None:
        self.trump: Suit | None = called.trump
        self.players = tuple(seat for seat in Seat if seat not in called.sitting_out)
        self._leader: Seat | None = first_leader(dealer, called, laws) if called.trump else None
        self._trick: list[tuple[Seat, Card | None]] = []

    @property
    def leads(self) -> bool:
        """Whether the next card begins a trick."""
        return not self._trick

    @property
    def next_seat(self) -> Seat | None:
        """Whose card is next; None where trump is not known, or a card nobody read hides who won a trick."""
        if self._leader is None or not self._trick:
            return self._leader
        seat = self._trick[-1][0].next
        while seat not in self.players:
            seat = seat.next
        return seat

    def play(self, card: Card | None) -> None:
        """The next seat plays; with the last card of a trick its winner leads."""
        seat = self.next_seat
        if seat is None or self.trump is None:
            return
        self._trick.append((seat, card))
        if len(self._trick) == len(self.players):
            self._leader = winner(self._trick, self.trump)
            self._trick = []


def winner(plays: list[tuple[Seat, Card | None]], trump: Suit) -> Seat | None:
    """Who wins a trick; None where one of its cards is not known."""
    cards = [card for _, card in plays if card is not None]
    if len(cards) < len(plays):
        return None
    led = effective_suit(cards[0], trump)
    power = POWER[trump.index][led.index]
    strengths = [power[card.index] for card in cards]
    return plays[strengths.index(max(strengths))][0]
