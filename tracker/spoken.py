"""What was said, from what was shown: printed markers on the table, or a person's short answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from euchre.cards import Suit
from euchre.seats import Seat
from euchre.session.act import Act
from euchre.session.facts import HandFacts
from tracker.saying import Said

ONE_CALL_S = 6.0
"""Seconds between trump token and alone token within which they are one call: a hand lays one at a time."""


def calls_up_to(dealer: Seat | None, seat: Seat, suit: Suit, ordered: bool, alone: bool) -> tuple[Said, ...]:
    """The calls of a hand of which only the last is known: who made trump, and in which round.

    Everybody who spoke before the maker must have passed. Where the dealer is not known, only the making
    call is told.

    Args:
        dealer: who dealt.
        seat: who made trump.
        suit: the trump suit.
        ordered: whether the up card was ordered up (first round), rather than a suit named (second).
        alone: whether the maker said `alone` with it.
    """
    said: list[Said] = []
    if dealer is not None:
        before = range(1, 1 + (seat_distance(dealer, seat) or 4) - 1)
        rounds = [] if ordered else [range(1, 5)]
        for turn in (*rounds, before):
            said += [("call", {"seat": dealer.ahead(places).value, "call": "pass"}) for places in turn]
    call: dict[str, Any] = {"seat": seat.value, "call": "order" if ordered else "name", "suit": suit.value}
    if alone:
        call["alone"] = True
    return (*said, ("call", call))


def seat_distance(one: Seat, other: Seat) -> int:
    """Places from one seat to the other, clockwise, 0..3."""
    return next(places for places in range(4) if one.ahead(places) is other)


def what_token_says(token: str, seat: Seat | None, facts: HandFacts, t: float) -> Iterator[Said]:
    """The calls that a printed marker makes when it is laid down in front of a seat.

    Args:
        token: the marker's name: `dealer`, `trump-H`, `alone`, ...
        seat: in front of whom it lies; a marker in front of nobody says nothing.
        facts: the hand so far. A marker that says what has been said already says nothing new; one that says
            otherwise corrects it.
        t: when it was laid down, seconds.
    """
    if seat is None:
        return
    name, _, letter = token.partition("-")
    if name == "dealer":
        if facts.dealer is not seat:
            yield "amend", {"of": facts.deal_id, "set": {"seat": seat.value}}
    elif name == "trump" and letter in "CDHS":
        yield from _trump(Suit(letter), seat, facts)
    elif name == "alone" and not any(map(_says_alone, facts.calls)):
        made = next((act for act in facts.calls if act.data["call"] in ("order", "name")), None)
        maker = None if made is None else made.data["seat"]
        if made is not None and maker == seat.value and not facts.plays and t - made.t <= ONE_CALL_S:
            yield "amend", {"of": made.id, "set": {"alone": True}}
            return
        ally = maker in (None, seat.value, seat.partner.value)
        yield "call", {"seat": seat.value, "call": "alone" if ally else "defend_alone"}


def _says_alone(act: Act) -> bool:
    return bool(act.data.get("alone")) or act.data["call"] in ("alone", "defend_alone")


def _trump(suit: Suit, seat: Seat, facts: HandFacts) -> Iterator[Said]:
    ordered = facts.upcard is not None and facts.upcard.suit is suit
    made = next((act for act in reversed(facts.calls) if act.data["call"] in ("order", "name")), None)
    if made is None:
        spoken = calls_up_to(facts.dealer if not facts.calls else None, seat, suit, ordered, alone=False)
        yield from spoken
    elif (made.data.get("suit"), made.data["seat"]) != (suit.value, seat.value):
        change = {"seat": seat.value, "suit": suit.value, "call": "order" if ordered else "name"}
        yield "amend", {"of": made.id, "set": change}
