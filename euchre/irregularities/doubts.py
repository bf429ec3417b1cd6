"""What else the record must have right for a revoke to be proved: the premises of the theorem, checked.

A card of the refused suit shown later proves a revoke only if the refusal was one: if the trick was led by
that card, by that seat, and every card since lies in the trick it belongs to. One card that nobody saw, that
was given to the wrong seat, or that came in the wrong order moves all that follow it, and an innocent lead
then looks like a refusal. Where the record itself shows such a thing, the revoke is suspended until a person
has settled it.
"""

from __future__ import annotations

import math

from euchre.confidence import LEAST_SURE
from euchre.events import Play
from euchre.findings import FindingKind, How
from euchre.hand import HandState
from euchre.irregularities.case import Case, confidence_of
from euchre.irregularities.refusals import Bearing, Refused
from euchre.trick import Trick


def doubt(case: Case, refused: Refused, found: Bearing) -> str:
    """What a person must settle before this revoke is proved; empty where nothing stands against it."""
    state = case.state
    last = found.trick if _anchored(state, refused.trick.number) else len(state.tricks)
    for trick in state.tricks:
        if trick.number > last:
            break
        reason = _misplaced(case, trick)
        if reason:
            return reason
    if case.went_by((refused.trick.at[0], refused.at, found.at)):
        return f"what was played from trick {refused.trick.number} on while nobody watched"
    for slip in state.slips:
        number = slip.trick
        if number is None or number > last or slip.at in state.resolved:
            continue
        if slip.kind is FindingKind.LEAD_OUT_OF_TURN:
            return f"whether the lead out of turn to trick {number} stood"
        bears = number <= refused.trick.number or slip.at == found.at
        if slip.kind is FindingKind.PLAY_OUT_OF_TURN and bears:
            return f"who played what to trick {number}, and in which order"
    if found.how is How.KNOWN_CARD and found.card is not None:
        return _may_have_gone(state, refused, found.card)
    return ""


def shuffled(case: Case, number: int | None, *, own: int | None = None) -> bool:
    """Whether a trick itself shows that a card of it was missed, or given to the wrong seat.

    A seat with two cards beside a seat with none has most likely one of the other's. While a trick that a
    camera sees is not full yet, nobody knows whether it will show that; and where a person told afterwards
    which card was missed, when it came is still supposed.

    Args:
        case: the hand.
        number: of the trick.
        own: position of a card too many that is itself what is looked into.
    """
    for trick in case.state.tricks:
        if trick.number == number:
            ill = _scattered(case, trick, own) or _uncertain(trick) or _went_by(case, trick)
        else:
            ill = trick.number - 1 == number and _ill_begun(case.state, trick, own)
        if ill:
            return True
    return False


def lead_in_doubt(case: Case) -> bool:
    """Whether the card that began the play may have been none: unread, out of turn, taken back, misplaced."""
    state = case.state
    at = state.first_lead_at
    lead = None if at is None else state.events[at]
    if not isinstance(lead, Play) or at is None or at in state.resolved:
        return False
    if lead.card is None or lead.card.index in state.conflicts or any(b.at == at for b in state.taken_back):
        return True
    number = next((trick.number for trick in state.tricks if at in trick.at), None)
    out_of_turn = any(s.kind is FindingKind.LEAD_OUT_OF_TURN and s.at == at for s in state.slips)
    return (out_of_turn and lead.confidence is not None) or shuffled(case, number)


def _uncertain(trick: Trick) -> bool:
    """Whether a trick has a card that is still to come, or missing, or not read, or that nobody saw come."""
    if not trick.plays:
        return False
    if all(play.confidence is None for play in trick.plays):
        return bool(trick.closed and trick.waiting)
    return bool(trick.waiting) or any(play.card is None or play.unseen for play in trick.plays)


def _ill_begun(state: HandState, trick: Trick, own: int | None) -> bool:
    """Whether a card too many of the trick before may have begun this one."""
    missing = trick.closed and trick.waiting
    return bool(trick.plays and (missing or _one_too_many(state, trick, own)))


def _went_by(case: Case, trick: Trick) -> bool:
    """Whether nobody watched at some moment since the trick before: a card, or a trick, may be missing."""
    if not trick.at or not case.gaps:
        return False
    events = case.state.events
    before = [other for other in case.state.tricks if other.number < trick.number]
    ended = [
        t
        for other in before
        for at in (*other.at, *(() if other.gathered_at is None else (other.gathered_at,)))
        if (t := events[at].t) is not None
    ]
    last = trick.at[-1] if trick.gathered_at is None else trick.gathered_at
    until = events[last].t
    return until is not None and case.unwatched(max(ended, default=-math.inf), until)


def _scattered(case: Case, trick: Trick, own: int | None = None) -> bool:
    """Whether a card may not be its own: one too many, one that may lie there still, hands thrown in."""
    if _one_too_many(case.state, trick, own) or any(at in case.rush for at in trick.at):
        return True
    return any(
        # Taken back, or under the one that followed?
        back.trick == trick.number and not back.ruled and confidence_of(case.state, back.back_at) < LEAST_SURE
        for back in case.state.taken_back
    )


def _one_too_many(state: HandState, trick: Trick, own: int | None = None) -> bool:
    """Whether a seat has a card more there than it should, and not because it replaced an earlier one."""
    late = {back.replaced_at for back in state.taken_back if not back.in_time} | {own}
    return any(at not in late for at, _ in (*trick.extras, *trick.strays))


def _anchored(state: HandState, number: int) -> bool:
    """Whether the tricks up to that one were taken in when they were whole, or numbered by the record.

    Then what goes wrong in later tricks cannot have moved their cards.
    """
    return all(
        not trick.waiting
        and (trick.gathered_at is not None or all(play.trick is not None for play in trick.plays))
        for trick in state.tricks
        if trick.number <= number
    )


def _misplaced(case: Case, trick: Trick) -> str:
    """What to settle where cards of a trick may be another's, or one is missing though it is over."""
    if trick.strays:
        return f"who played to trick {trick.number}: a seat that sits out has a card there"
    if _scattered(case, trick):
        return f"which card each seat played to trick {trick.number}"
    if trick.closed and trick.waiting and trick.plays:
        return f"which card is missing from trick {trick.number}"
    return ""


def _may_have_gone(state: HandState, refused: Refused, card: int) -> str:
    """Whether a card known to have been in the hand may be an earlier one that was not well read."""
    for trick in state.tricks:
        if trick.number > refused.trick.number:
            break
        n = trick.index_of(refused.seat)
        if n is None:
            continue
        play = trick.plays[n]
        if play.card is not None:
            unsure = play.card.index in state.conflicts
        else:
            unsure = not play.candidates or any(item.index == card for item, _ in play.candidates)
        if unsure:
            return f"which card {refused.seat.name.capitalize()} played to trick {trick.number}"
    return ""
