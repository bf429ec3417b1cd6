"""A hand as a fold over its events: anything can be recorded, nothing is refused, nothing raises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from euchre.calling import accept_call, place_upcard, refuse_call, take_call
from euchre.events import (
    Accept,
    Call,
    CallKind,
    Challenge,
    Claim,
    Deal,
    Discard,
    Event,
    Expose,
    Gather,
    KittySeen,
    Misdeal,
    NextDeal,
    Pickup,
    Play,
    Refuse,
    Rule,
    Sign,
    UpCard,
    Withdraw,
)
from euchre.findings import FindingKind
from euchre.hand import DEAD, HandState
from euchre.laws.profile import LawProfile
from euchre.notes import Slip
from euchre.playing import expose, refuse_lead, see_cards, take_back, take_gather, take_play, take_run
from euchre.record import HandRecord

_MAKING = (CallKind.ORDER, CallKind.NAME)
_PASS = CallKind.PASS
_PLAIN: frozenset[type[Event]] = frozenset((Call, Deal, Gather, Pickup, UpCard))
"""Events, besides plays, that by themselves call for no look beyond what the fold notices."""


def fold(record: HandRecord, laws: LawProfile) -> HandState:
    """Fold a record's events into the state of the hand.

    Args:
        record: what happened; no sequence of events is an error.
        laws: the laws in force; the record's own `settings` must have been applied (`judge` does).
    """
    events = record.all_events()
    state = HandState(record, laws, events, record.dealer, record.upcard, discard=record.discard)
    if record.dealer is not None:
        state.caller = record.dealer.next
    if record.discard is not None:
        state.home[record.discard.index] = DEAD
    order = _order(events)
    if order is None:
        _fold_straight(state, events)
        return state
    for at in order:
        _take(state, at, events[at])
    return state


def _fold_straight(state: HandState, events: tuple[Event, ...]) -> None:
    at, last = 0, len(events)
    while at < last:
        event = events[at]
        if type(event) is Play:
            run = take_run(state, events, at)
            if run > at:
                at = run
                continue
        elif type(event) is Call:
            take_call(state, at, event)
            at += 1
            continue
        _take(state, at, event)
        at += 1


def _take(state: HandState, at: int, event: Event) -> None:
    """Take in one event."""
    kind = type(event)
    if isinstance(event, Play):
        if event.together is None:
            take_play(state, at, event)
        elif at not in state.grouped:
            state.grouped |= _take_group(state, at)
        return
    if kind not in _PLAIN:
        state.plain = False
    handler = _HANDLERS.get(kind)
    if handler is not None:
        handler(state, at, event)


def _order(events: tuple[Event, ...]) -> list[int] | None:
    """Positions in the order to take them; None where that is as they stand.

    Calls are often entered late, even when play has begun; yet cards are played to a trump already made.
    So where trump had not been made by the first play, the calls that make it are taken before that play, and
    so is a discard that nobody saw.
    """
    first_play = made = -1
    for n, event in enumerate(events):
        kind = type(event)
        if kind is Play:
            if first_play < 0:
                first_play = n
        elif kind is Call and event.call in _MAKING:  # type: ignore[attr-defined]
            made = n
            break
    if made < first_play or first_play < 0:
        if Discard not in set(map(type, events)):  # as in most hands: the rest need not be walked through
            return None
        first_play = next((n for n, event in enumerate(events) if type(event) is Play), len(events))
    late = [n for n in range(first_play, len(events)) if _came_before(events[n], n <= made)]
    if not late:
        return None
    moved = set(late)
    return [*range(first_play), *late, *(n for n in range(first_play, len(events)) if n not in moved)]


def _came_before(event: Event, makes: bool) -> bool:
    """Whether an event after the first play came before it: a call that makes trump, an unseen discard."""
    if isinstance(event, Call):
        return makes and (event.call in _MAKING or event.call is _PASS)
    return isinstance(event, Discard) and event.unseen


def _take_group(state: HandState, first: int) -> frozenset[int]:
    """Take plays that landed between the same two frames, in rotation: their own order is not known.

    A seat that still owes a card to the trick on the table comes before one that does not; among those,
    clockwise from whoever is due. Returns the positions taken.
    """
    state.plain = False
    group: list[tuple[int, Play]] = []
    number = state.events[first].together  # type: ignore[attr-defined]
    for at in range(first, len(state.events)):
        event = state.events[at]
        if not isinstance(event, Play) or event.together != number:
            break
        group.append((at, event))
    if all(play.trick is None for _, play in group):
        trick = state.current
        if trick is not None and trick.plays and trick.waiting and not trick.closed:
            waiting, due = trick.waiting, trick.next_seat
        else:
            waiting, due = state.active_bits, state.next_leader()
        start = due.index if due is not None else group[0][1].seat.index
        group.sort(key=lambda item: (not waiting >> item[1].seat.index & 1, (item[1].seat.index - start) % 4))
    for position, play in group:
        take_play(state, position, play)
    return frozenset(position for position, _ in group)


def _upcard(state: HandState, at: int, event: UpCard) -> None:
    if event.card is not None:
        state.upcard = event.card
        place_upcard(state)


def _deal(state: HandState, at: int, event: Deal) -> None:
    if state.dealer is None:
        state.dealer = event.seat
        state.caller = event.seat.next
    elif event.seat is not state.dealer and state.record.due_dealer is None:
        state.slips.append(Slip(FindingKind.DEAL_OUT_OF_TURN, at, (event.seat,), None, state.dealer.value))
        if state.maker is None and not state.called:
            state.dealer = event.seat
            state.caller = event.seat.next


def _pickup(state: HandState, at: int, event: Pickup) -> None:
    state.pickup_at = at
    if state.upcard is None and event.card is not None:
        state.upcard = event.card
    if state.maker is not None and not state.ordered and state.round == 1:
        state.ordered = True
    place_upcard(state)


def _discard(state: HandState, at: int, event: Discard) -> None:
    earlier = state.events[state.discard_at] if state.discard_at is not None else None
    told_before = isinstance(earlier, Discard) and None in (earlier.card, event.card)
    if earlier is None and state.first_lead_at is not None:
        state.slips.append(Slip(FindingKind.NO_DISCARD, at, (event.seat,), None, "late"))
    elif isinstance(earlier, Discard) and not told_before and earlier.card != event.card:
        before = () if state.discard_at is None else (state.discard_at,)
        state.slips.append(Slip(FindingKind.NO_DISCARD, at, (event.seat,), None, "changed", before))
    if not told_before:
        state.discard_at = at
    if event.card is not None:
        state.discard = event.card
        if state.played >> event.card.index & 1:
            state.conflicts |= {event.card.index}
            state.slips.append(Slip(FindingKind.FOUL_DECK, at, (event.seat,), None, "twice"))
        state.home[event.card.index] = DEAD
    place_upcard(state)


def _answered(state: HandState, at: int, event: Accept | Refuse) -> int | None:
    """Position of the call or lead that is answered; None where it is none, or its own side answers."""
    of = next((n for n, earlier in enumerate(state.events[:at]) if earlier.id == event.of), None)
    answered = state.events[of] if of is not None else None
    if not isinstance(answered, (Call, Play)):
        return None
    return None if event.seat is not None and event.seat.side is answered.seat.side else of


def _accept(state: HandState, at: int, event: Accept) -> None:
    of = _answered(state, at, event)
    if of is None:
        return
    if isinstance(state.events[of], Call):
        accept_call(state, of)
    else:
        state.resolved[of] = "accepted"


def _refuse(state: HandState, at: int, event: Refuse) -> None:
    of = _answered(state, at, event)
    if of is None:
        return
    if isinstance(state.events[of], Call):
        refuse_call(state, of)
    else:
        refuse_lead(state, at, of)


def _claim(state: HandState, at: int, event: Claim) -> None:
    state.claims += (at,)
    if event.seat is not None:
        see_cards(state, at, event.seat, event.cards)


def _challenge(state: HandState, at: int, event: Challenge) -> None:
    state.challenges += (at,)


def _rule(state: HandState, at: int, event: Rule) -> None:
    state.rules += (at,)


def _next_deal(state: HandState, at: int, event: NextDeal) -> None:
    if state.next_deal_at is None:
        state.next_deal_at = at


def _misdeal(state: HandState, at: int, event: Misdeal) -> None:
    state.misdeal_at = at
    seat = event.seat or state.dealer
    state.slips.append(Slip(FindingKind.MISDEAL, at, () if seat is None else (seat,), None, "misdeal"))


def _sign(state: HandState, at: int, event: Sign) -> None:
    if event.seat is not None:
        state.signs.setdefault(event.seat, at)


_HANDLERS: dict[type[Event], Callable[[HandState, int, Any], None]] = {
    Call: take_call,
    UpCard: _upcard,
    Deal: _deal,
    Pickup: _pickup,
    Discard: _discard,
    Withdraw: take_back,
    Expose: expose,
    Accept: _accept,
    Refuse: _refuse,
    Gather: lambda state, at, event: take_gather(state, event, at),
    Claim: _claim,
    Challenge: _challenge,
    Misdeal: _misdeal,
    NextDeal: _next_deal,
    Sign: _sign,
    Rule: _rule,
    KittySeen: lambda state, at, event: state.slips.append(
        Slip(FindingKind.KITTY_SEEN, at, () if event.seat is None else (event.seat,))
    ),
}
