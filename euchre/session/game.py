"""A game: hands to the limit, with everything else that moves the score kept in one ledger.

The score is nothing but the sum of the ledger: points of hands as played, what rulings changed, overrides
with their reason, results typed in. Undo a ruling and its line is gone, and with it the end of the game, if
it was that ruling which ended it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from euchre.findings import Finding
from euchre.points import NO_POINTS, Points
from euchre.seats import Seat, Side
from euchre.session.act import Act
from euchre.session.judged import JudgedHand


class LedgerKind(Enum):
    """What moved the score."""

    START = "start"  # points given before the first hand
    HAND = "hand"  # points by the cards as played
    RULING = "ruling"  # what rulings on the hand changed
    RESULT = "result"  # a result typed in, for a table without a camera
    OVERRIDE = "override"  # a person set the score


class Ending(Enum):
    """How a game ended."""

    LIMIT = "limit"  # a side reached the limit
    TIME = "time"  # the round's time was called; the hand in progress was played out
    FORFEIT = "forfeit"
    RESULT = "result"  # a final score typed in


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One change of the score: of which hand (0 for none), by how much, by which log entry, and why."""

    kind: LedgerKind
    hand: int
    points: Points
    entry: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """A game so far.

    Attributes:
        number: from 1 within the session.
        limit: points that win it.
        hands: in order.
        ledger: all that moved the score.
        dealer: who deals next, or is dealing; None where that cannot be told.
        ending: how it ended; None while it goes on.
        winner: the side that won; None while it goes on, or where the score is level.
        findings: what concerns the game rather than one hand: the score shown differs from the computed one.
        signatures: the signatures under its sheet that stand, by seat.
        void: those that a later correction voided.
    """

    number: int = 1
    limit: int = 10
    hands: tuple[JudgedHand, ...] = ()
    ledger: tuple[LedgerLine, ...] = ()
    dealer: Seat | None = None
    ending: Ending | None = None
    winner: Side | None = None
    findings: tuple[Finding, ...] = ()
    signatures: Mapping[Seat, Act] = field(default_factory=dict)
    void: tuple[Act, ...] = ()

    @property
    def score(self) -> Points:
        """The sum of the ledger."""
        return total(self.ledger)

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.ending is not None

    @property
    def official(self) -> bool:
        """Whether it has ended and all four have signed for it."""
        return self.over and len(self.signatures) == len(Seat)


def total(ledger: tuple[LedgerLine, ...] | list[LedgerLine]) -> Points:
    """What the lines of a ledger come to."""
    score = NO_POINTS
    for line in ledger:
        score = score.plus(line.points)
    return score


def leader(score: Points) -> Side | None:
    """The side that is ahead; None when level."""
    if score.ns == score.ew:
        return None
    return Side.NS if score.ns > score.ew else Side.EW


def reached(score: Points, limit: int) -> Side | None:
    """The side that has reached the limit; where both have, the one that is ahead."""
    if max(score) < limit:
        return None
    return leader(score)
