"""What a hand is worth by the cards as played, and how it ended.

Sources: Simple, tallying the score; MSO 2000, whose table is lost; House gives none.
"""

from __future__ import annotations

from euchre.hand import HAND_SIZE, HandState
from euchre.laws.profile import PointsTable
from euchre.points import NO_POINTS, Points
from euchre.seats import Side
from euchre.verdict import Outcome

_PLAYED, _INCOMPLETE = Outcome.PLAYED, Outcome.INCOMPLETE


def hand_points(
    table: PointsTable, makers: Side, makers_tricks: int, *, alone: bool, defending_alone: bool
) -> Points:
    """Points of a whole hand.

    Args:
        table: what the laws pay.
        makers: the side that made trump.
        makers_tricks: how many of the five tricks it took.
        alone: whether the maker played alone.
        defending_alone: whether a defender did.
    """
    if makers_tricks >= HAND_SIZE:
        return Points.for_side(makers, table.lone_march if alone else table.march)
    if makers_tricks >= 3:
        return Points.for_side(makers, table.lone_made if alone else table.made)
    if defending_alone:
        return Points.for_side(makers.other, table.lone_defender)
    return Points.for_side(makers.other, table.lone_euchred if alone else table.euchre)


def tricks_taken(state: HandState) -> Points:
    """Tricks by side: those played, and those that an agreed claim gives to either."""
    taken = state.taken
    claim = state.claim
    if claim is None or claim.seat is None or claim.tricks is None or state.complete:
        return taken
    rest = HAND_SIZE - taken.ns - taken.ew
    claimed = min(claim.tricks, rest)
    side = claim.seat.side
    given = Points.for_side(side, claimed).plus(Points.for_side(side.other, rest - claimed))
    return taken.plus(given)


def score_hand(state: HandState) -> tuple[Outcome, Points, Points]:
    """How the hand ended, the tricks of each side, and its points.

    A hand whose points cannot be told from the record (a trick without a known winner, tricks unplayed) is
    incomplete and scores nothing yet.
    """
    taken = state.taken
    if state.complete:
        points = _settled(state, taken)
        return (_INCOMPLETE, taken, NO_POINTS) if points is None else (_PLAYED, taken, points)
    if state.passed_out:
        return Outcome.PASSED_OUT, NO_POINTS, NO_POINTS
    claim = state.claim
    if claim is not None:
        taken = tricks_taken(state)
        points = _settled(state, taken)
        outcome = Outcome.THROWN_IN if is_throw_in(state, state.claims[-1]) else Outcome.CLAIMED
        return outcome, taken, points or NO_POINTS
    if state.misdeal_at is not None:
        return Outcome.VOID, taken, NO_POINTS
    return Outcome.INCOMPLETE, taken, NO_POINTS


def is_throw_in(state: HandState, at: int) -> bool:
    """Whether a claim is hands thrown in: nothing claimed, nothing shown, or all before the first lead."""
    event = state.events[at]
    if state.first_lead_at is None or at < state.first_lead_at:
        return True
    return not getattr(event, "cards", ()) and not getattr(event, "tricks", None)


def _settled(state: HandState, taken: Points) -> Points | None:
    """The points, None where tricks without a winner leave them open."""
    makers = state.makers
    if makers is None:
        return None
    table, alone, defending = state.laws.points, state.alone, state.defending_alone is not None
    mine = taken.of(makers)
    points = hand_points(table, makers, mine, alone=alone, defending_alone=defending)
    for extra in range(HAND_SIZE - taken.ns - taken.ew):
        if hand_points(table, makers, mine + extra + 1, alone=alone, defending_alone=defending) != points:
            return None
    return points
