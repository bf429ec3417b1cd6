"""Cards, suits, seats and sides in words, as somebody would read them aloud."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.cards import Card, Rank, Suit
from euchre.seats import Seat, Side

RANKS = {
    Rank.NINE: "nine",
    Rank.TEN: "ten",
    Rank.JACK: "jack",
    Rank.QUEEN: "queen",
    Rank.KING: "king",
    Rank.ACE: "ace",
}


def suit(of: Suit) -> str:
    """`hearts`."""
    return of.name.lower()


def card(of: Card | None) -> str:
    """`the jack of hearts`; a card nobody could read is `an unread card`."""
    return "an unread card" if of is None else f"the {RANKS[of.rank]} of {suit(of.suit)}"


def seat(of: Seat) -> str:
    """`North`."""
    return of.name.capitalize()


def side(of: Side) -> str:
    """`North and South`."""
    return "North and South" if of is Side.NS else "East and West"


def count(number: int, thing: str) -> str:
    """`one point`, `no points`, `3 points`."""
    amount = {0: "no", 1: "one"}.get(number, str(number))
    return f"{amount} {thing}" if number == 1 else f"{amount} {thing}s"


def listing(items: Iterable[str]) -> str:
    """`a, b and c`."""
    found = list(items)
    return found[0] if len(found) == 1 else " and ".join((", ".join(found[:-1]), found[-1])) if found else ""
