"""What else the record must have right for a revoke to be proved: the premises of the theorem, checked.

A card of the refused suit shown later proves a revoke only if the refusal was one: if the trick was led by
that card, by that seat, and every card since lies in the trick it belongs to. One card that nobody saw, that
was given to the wrong seat, or that came in the wrong order moves all that follow it, and an innocent lead
then looks like a refusal. Where the record itself shows such a thing, the revoke is suspended until a person
has settled it.
"""

from __future__ import annotations

from euchre.confidence import LEAST_SURE
from euchre.events import Gather, Play
from euchre.findings import FindingKind, How
from euchre.hand import HandState
from euchre.irregularities.case import Case, confidence_of
from euchre.irregularities.refusals import Bearing, Refused
from euchre.trick import Trick

_RUSH_S = 1.5
"""Seconds within which nobody plays two cards more than a trick holds: hands were thrown in."""


def doubt(case: Case, refused: Refused, found: Bearing) -> str:
    """What a person must settle before this revoke is proved; empty where nothing stands against it."""
    state = case.state
    last = found.trick if _anchored(state, refused.trick.number) else len(state.tricks)
    thrown = set(rush(state))
    for trick in state.tricks:
        if trick.number > last:
            break
        reason = _misplaced(state, trick)
        if reason:
            return reason
        if not thrown.isdisjoint(trick.at):
            return f"which card each seat played to trick {trick.number}"
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


def rush(state: HandState) -> tuple[int, ...]:
    """Positions of the cards that came down from when they came as fast as only hands thrown in do.

    No trick was taken in between them.
    """
    seen = sorted(
        (event.t, at)
        for at, event in enumerate(state.events)
        if isinstance(event, Play | Gather) and event.confidence is not None and event.t is not None
    )
    size, run = len(state.active) + 2, list[tuple[float, int]]()
    for t, at in seen:
        if isinstance(state.events[at], Gather):
            run = []
            continue
        run.append((t, at))
        if len(run) >= size and t - run[-size][0] <= _RUSH_S:
            later = (other for other in seen if other >= run[-size])
            return tuple(at for _, at in later if isinstance(state.events[at], Play))
    return ()


def shuffled(state: HandState, number: int | None, *, own: int | None = None) -> bool:
    """Whether a trick itself shows that a card of it was missed, or given to the wrong seat.

    A seat with two cards beside a seat with none has most likely one of the other's. While a trick that a
    camera sees is not full yet, nobody knows whether it will show that.

    Args:
        state: the hand.
        number: of the trick.
        own: position of a card too many that is itself what is looked into.
    """
    if number is None:
        return False
    if _may_lie_there_still(state, number):
        return True
    late = {back.replaced_at for back in state.taken_back if not back.in_time} | {own}
    thrown = set(rush(state))
    for trick in state.tricks:
        if trick.number == number and not thrown.isdisjoint(trick.at):
            return True
        if trick.number not in (number, number + 1) or not trick.plays:
            continue  # a card too many may have begun the trick after
        watched = trick.number == number and any(play.confidence is not None for play in trick.plays)
        unread = watched and any(play.card is None for play in trick.plays)
        if unread or (trick.waiting and (trick.closed or watched)):
            return True
        if any(at not in late for at, _ in (*trick.extras, *trick.strays)):
            return True
    return False


def lead_in_doubt(state: HandState) -> bool:
    """Whether the card that began the play may have been none: unread, out of turn, taken back, misplaced."""
    at = state.first_lead_at
    lead = None if at is None else state.events[at]
    if not isinstance(lead, Play) or at is None or at in state.resolved:
        return False
    if lead.card is None or lead.card.index in state.conflicts or any(b.at == at for b in state.taken_back):
        return True
    number = next((trick.number for trick in state.tricks if at in trick.at), None)
    out_of_turn = any(s.kind is FindingKind.LEAD_OUT_OF_TURN and s.at == at for s in state.slips)
    return (out_of_turn and lead.confidence is not None) or shuffled(state, number)


def _may_lie_there_still(state: HandState, number: int) -> bool:
    """Whether nobody knows if a card of that trick was taken back, or lies under the one that followed."""
    return any(
        back.trick == number and not back.ruled and confidence_of(state, back.back_at) < LEAST_SURE
        for back in state.taken_back
    )


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


def _misplaced(state: HandState, trick: Trick) -> str:
    """Whether a trick has a card too many or, though it is over, one too few."""
    late = {back.replaced_at for back in state.taken_back if not back.in_time}
    if any(at not in late for at, _ in trick.extras) or _may_lie_there_still(state, trick.number):
        return f"which card each seat played to trick {trick.number}"
    if trick.strays:
        return f"who played to trick {trick.number}: a seat that sits out has a card there"
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
