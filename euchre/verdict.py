"""The verdict on one hand: what the record shows, and what was found in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from euchre.cards import Card, Suit
from euchre.events import Play
from euchre.findings import Finding
from euchre.points import Points
from euchre.seats import Seat, Side

VERDICT_VERSION = 1


class Outcome(Enum):
    """How a hand ended."""

    PLAYED = "played"
    PASSED_OUT = "passed_out"
    VOID = "void"
    CLAIMED = "claimed"
    THROWN_IN = "thrown_in"
    INCOMPLETE = "incomplete"


class RefusalState(Enum):
    """What is known of a seat that did not play the suit led. Not an accusation."""

    REFUSED = "refused"  # cards are still to come
    CLEARED = "cleared"  # all of the hand was seen: it held none
    OPEN = "open"  # the hand is over and cards stayed unseen


class TrickVerdict(NamedTuple):
    """One trick as it stood.

    Attributes:
        number: from 1.
        leader: who led.
        led_suit: effective suit of the lead, None while that is unsure.
        boarded: the plays that stood, in the order played.
        winner: who won it, None while it is incomplete or unsure.
    """

    number: int
    leader: Seat | None
    led_suit: Suit | None
    boarded: tuple[Play, ...]
    winner: Seat | None

    @property
    def plays(self) -> tuple[tuple[Seat, Card | None], ...]:
        """Seat and card in the order played; a card is None while it is unsure."""
        return tuple((play.seat, play.card) for play in self.boarded)

    def to_json(self) -> dict[str, Any]:
        """The trick as data."""
        return {
            "number": self.number,
            "leader": self.leader.value if self.leader else None,
            "led_suit": self.led_suit.value if self.led_suit else None,
            "plays": [[play.seat.value, str(play.card) if play.card else None] for play in self.boarded],
            "winner": self.winner.value if self.winner else None,
        }


class Refusal(NamedTuple):
    """A seat that did not play the suit led, in the record's own working: never shown as an accusation."""

    seat: Seat
    trick: int
    suit: Suit
    state: RefusalState

    def to_json(self) -> dict[str, Any]:
        """The refusal as data."""
        return {
            "seat": self.seat.value,
            "trick": self.trick,
            "suit": self.suit.value,
            "state": self.state.value,
        }


@dataclass(slots=True)
class Verdict:
    """What one record amounts to.

    Attributes:
        id: of the record.
        laws: name of the profile it was judged by.
        outcome: how the hand ended.
        trump: the trump suit, None while there is none.
        maker: who made trump.
        makers: the maker's side.
        alone: whether the maker plays alone.
        defending_alone: who defends alone.
        sitting_out: seats that take no part in the play.
        tricks: in order.
        taken: tricks won by each side, or conceded to it.
        points: by the cards as played, before rulings.
        score_after: game score after confirmed rulings.
        game_over: whether that ends the game.
        next_dealer: who deals next; None while the hand is not over.
        facts: lawful things worth knowing, in words.
        refusals: see `Refusal`.
        findings: irregularities; none in a lawful hand.
        legal: for each play in order the legal cards, where they were asked for.
    """

    id: str
    laws: str
    outcome: Outcome
    trump: Suit | None
    maker: Seat | None
    makers: Side | None
    alone: bool
    defending_alone: Seat | None
    sitting_out: tuple[Seat, ...]
    tricks: tuple[TrickVerdict, ...]
    taken: Points
    points: Points
    score_after: Points
    game_over: bool
    next_dealer: Seat | None
    facts: tuple[str, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    findings: tuple[Finding, ...] = ()
    legal: tuple[tuple[Card, ...] | None, ...] | None = None

    def finding(self, finding_id: str) -> Finding | None:
        """The finding of that id, None where there is none."""
        return next((found for found in self.findings if found.id == finding_id), None)

    def to_json(self) -> dict[str, Any]:
        """The verdict as data."""
        out: dict[str, Any] = {
            "version": VERDICT_VERSION,
            "id": self.id,
            "laws": self.laws,
            "outcome": self.outcome.value,
            "trump": self.trump.value if self.trump else None,
            "maker": self.maker.value if self.maker else None,
            "makers": self.makers.value if self.makers else None,
            "alone": self.alone,
            "defending_alone": self.defending_alone.value if self.defending_alone else None,
            "sitting_out": [seat.value for seat in self.sitting_out],
            "tricks": [trick.to_json() for trick in self.tricks],
            "taken": self.taken.to_json(),
            "points": self.points.to_json(),
            "score_after": self.score_after.to_json(),
            "game_over": self.game_over,
            "next_dealer": self.next_dealer.value if self.next_dealer else None,
            "facts": list(self.facts),
            "refusals": [refusal.to_json() for refusal in self.refusals],
            "findings": [finding.to_json() for finding in self.findings],
        }
        if self.legal is not None:
            out["legal"] = [None if cards is None else [str(c) for c in cards] for cards in self.legal]
        return out
