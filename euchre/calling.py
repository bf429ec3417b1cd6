"""Making trump: two rounds of calls, alone, defending alone; what was out of order is noted, nothing refused.

A call out of turn stays pending until somebody accepts or refuses it. If nobody says, what happens next
shows it: the proper seat calls, so it was cancelled; the seat after the caller calls, so it stood; or play
begins, so it stood.

Sources: MSO 2000, making trump and bids out of turn; House, calling trump and going alone; Simple,
determining trump.
"""

from __future__ import annotations

from euchre.cards import Suit
from euchre.events import Call, CallKind
from euchre.findings import FindingKind
from euchre.hand import DEAD, HandState
from euchre.notes import Slip
from euchre.seats import Seat
from euchre.tables import EVERYONE, NEXT_WAITING, NO_TRUMP

_SEATS = tuple(Seat)
_PASS, _ORDER = CallKind.PASS, CallKind.ORDER
_DEFEND, _NO_DEFEND = CallKind.DEFEND_ALONE, CallKind.NO_DEFEND
_DECLARATIONS = (CallKind.ALONE, CallKind.NOT_ALONE)
_SUITS = tuple(Suit)
_SAME_BREATH = 1.0
"""Seconds within which a declaration entered by itself counts as said with the call."""


def take_call(state: HandState, at: int, event: Call) -> None:
    """Take in one call."""
    kind = event.call
    if kind is _PASS and _plain_pass(state, event):
        _stand(state, event.seat)
    elif kind in _DECLARATIONS:
        _declare(state, at, event)
    elif kind is _DEFEND:
        _defend(state, at, event)
    elif kind is _NO_DEFEND:
        if state.defending_alone is event.seat and not _is_late(state, at, event):
            state.defending_alone = None
            _seat_players(state)
    elif state.maker is not None:
        _call_after_trump(state, at, event)
    elif state.passed_out:
        _call_after_all_passed(state, at, event)
    else:
        _take_turn(state, at, event)
        _take_words(state, at, event)


def _plain_pass(state: HandState, event: Call) -> bool:
    """Whether a pass is in turn and nothing else is to be asked of it."""
    return (
        event.seat is state.caller
        and state.pending is None
        and state.maker is None
        and (state.round == 1 or event.seat is not state.dealer)
    )


def accept_call(state: HandState, at: int) -> None:
    """A call out of turn was accepted: it stands, and the other three go on in rotation."""
    state.resolved[at] = "accepted"
    if state.pending != at:
        return
    event = state.events[at]
    state.pending = None
    if isinstance(event, Call) and state.maker is None:
        _stand(state, event.seat)


def refuse_call(state: HandState, at: int) -> None:
    """A call out of turn was refused: it is cancelled, and the proper seat calls."""
    state.resolved[at] = "refused"
    if state.pending == at:
        state.pending = None
    if state.made_at == at:
        _unmake(state)


def _take_turn(state: HandState, at: int, event: Call) -> None:
    """Settle whose turn it was, and what that says of a pending call."""
    due = state.caller
    if due is None:
        if state.dealer is not None:
            state.caller = due = state.dealer.next
        else:
            return
    if event.seat is due:
        state.pending = None
        return
    if state.pending is not None:
        earlier = state.events[state.pending]
        if isinstance(earlier, Call) and _after(state, earlier.seat) is event.seat:
            state.resolved[state.pending] = "accepted"
            state.pending = None
            _stand(state, earlier.seat)
            return
    state.slips.append(Slip(FindingKind.CALL_OUT_OF_TURN, at, (event.seat,), None, due.value))
    state.pending = at


def _after(state: HandState, seat: Seat) -> Seat | None:
    """Who would call next if this seat's call stood."""
    waiting = EVERYONE & ~(state.called | 1 << seat.index)
    following = NEXT_WAITING[waiting][seat.index]
    return None if following < 0 else _SEATS[following]


def _take_words(state: HandState, at: int, event: Call) -> None:
    """Take in what was said: a pass, an order, a suit."""
    if event.call is _PASS:
        if state.round == 2 and event.seat is state.dealer and state.laws["all_pass"] == "stick":
            others = EVERYONE & ~(1 << event.seat.index)
            if state.called & others == others:
                state.slips.append(Slip(FindingKind.IMPROPER_CALL, at, (event.seat,), None, "stuck"))
        if state.pending != at:
            _stand(state, event.seat)
        return
    upcard = state.upcard
    if event.call is _ORDER:
        suit = upcard.suit if upcard is not None else event.suit
        if upcard is not None and event.suit not in (None, upcard.suit):
            state.slips.append(Slip(FindingKind.TRUMP_DOUBTFUL, at, (event.seat,), None, "order"))
        if state.round == 2:
            state.slips.append(Slip(FindingKind.IMPROPER_CALL, at, (event.seat,), None, "order_in_round_two"))
        _make(state, at, event, suit, ordered=state.round == 1)
        return
    if state.round == 1:
        same = upcard is not None and event.suit is upcard.suit
        if not same:
            state.slips.append(Slip(FindingKind.IMPROPER_CALL, at, (event.seat,), None, "name_in_round_one"))
        _make(state, at, event, event.suit, ordered=same)
        return
    if event.suit is None:
        state.slips.append(Slip(FindingKind.IMPROPER_CALL, at, (event.seat,), None, "no_suit"))
    elif upcard is not None and event.suit is upcard.suit and state.laws["turned_down_suit"] == "barred":
        state.slips.append(Slip(FindingKind.IMPROPER_CALL, at, (event.seat,), None, "turned_down_suit"))
    _make(state, at, event, event.suit, ordered=False)


def _stand(state: HandState, seat: Seat) -> None:
    """A call by this seat stands; the next seat that has not called is due, or the next round begins."""
    state.called |= 1 << seat.index
    if state.called != EVERYONE:
        following = NEXT_WAITING[EVERYONE & ~state.called][seat.index]
        state.caller = _SEATS[following] if state.dealer is not None else None
        return
    if state.round == 1:
        state.round = 2
        state.called = 0
        state.caller = state.dealer.next if state.dealer is not None else None
    else:
        state.passed_out = True
        state.caller = None


def _make(state: HandState, at: int, event: Call, suit: Suit | None, ordered: bool) -> None:
    state.maker, state.made_at, state.ordered = event.seat, at, ordered
    state.trump_index = NO_TRUMP if suit is None else suit.index
    state.alone = event.alone
    if state.pending != at:
        state.called |= 1 << event.seat.index
        state.caller = None
    place_upcard(state)
    if event.alone:
        _seat_players(state)


def place_upcard(state: HandState) -> None:
    """Say where the up card is, now that calling has settled it."""
    if state.upcard is None or state.maker is None:
        return
    card = state.upcard.index
    if not state.ordered or state.discard == state.upcard:
        state.home[card] = DEAD
    elif state.dealer is not None:
        state.home[card] = state.dealer.index


def _unmake(state: HandState) -> None:
    state.maker = state.made_at = state.defending_alone = None
    state.trump_index = NO_TRUMP
    state.ordered = state.alone = False
    if state.upcard is not None:
        state.home[state.upcard.index] = -1
    _seat_players(state)


def _call_after_trump(state: HandState, at: int, event: Call) -> None:
    """Trump is made; only the proper seat may still call, when the making call was out of turn."""
    if (
        state.pending is not None
        and state.pending == state.made_at
        and event.seat is state.caller
        and state.first_lead_at is None
    ):
        state.pending = None
        _unmake(state)
        _take_words(state, at, event)
        return
    state.slips.append(Slip(FindingKind.IMPROPER_CALL, at, (event.seat,), None, "after_trump"))


def _call_after_all_passed(state: HandState, at: int, event: Call) -> None:
    stuck = state.laws["all_pass"] == "stick" and event.seat is state.dealer
    if stuck and event.call is not CallKind.PASS:
        state.passed_out = False
        _take_words(state, at, event)
        return
    state.slips.append(Slip(FindingKind.IMPROPER_CALL, at, (event.seat,), None, "after_all_passed"))


def _declare(state: HandState, at: int, event: Call) -> None:
    """`alone` or `not_alone` said by itself: it changes the maker's call."""
    if state.maker is not event.seat:
        state.slips.append(Slip(FindingKind.IMPROPER_CALL, at, (event.seat,), None, "alone_not_maker"))
        return
    wanted = event.call is CallKind.ALONE
    if wanted == state.alone:
        return
    if _is_late(state, at, event):
        return
    state.alone = wanted
    _seat_players(state)


def _is_late(state: HandState, at: int, event: Call) -> bool:
    """Note a declaration after its deadline; true when it came after the first card and changes nothing."""
    after_lead = state.first_lead_at is not None
    if after_lead or (state.laws["alone_deadline"] == "with_call" and not _same_breath(state, at, event)):
        detail = "after_first_card" if after_lead else "after_call"
        made = () if state.made_at is None else (state.made_at,)
        state.slips.append(Slip(FindingKind.LATE_ALONE, at, (event.seat,), None, detail, made))
    return after_lead


def _same_breath(state: HandState, at: int, event: Call) -> bool:
    """Whether a declaration entered by itself may have been said with the call: no proof, not late."""
    if event.call in (_DEFEND, _NO_DEFEND) or state.made_at is None:
        return True
    made = state.events[state.made_at]
    if made.t is not None and event.t is not None:
        return abs(event.t - made.t) <= _SAME_BREATH
    return at - state.made_at == 1


def _defend(state: HandState, at: int, event: Call) -> None:
    if (
        state.maker is None
        or state.makers is event.seat.side
        or state.defending_alone not in (None, event.seat)
    ):
        state.slips.append(Slip(FindingKind.IMPROPER_CALL, at, (event.seat,), None, "defend_alone"))
        return
    allowed = state.laws["defend_alone"]
    if allowed == "never" or (allowed == "if_maker_alone" and not state.alone):
        detail = "never" if allowed == "never" else "maker_not_alone"
        state.slips.append(Slip(FindingKind.DEFENDED_ALONE, at, (event.seat,), None, detail))
    if _is_late(state, at, event):
        return
    state.defending_alone = event.seat
    _seat_players(state)


def _seat_players(state: HandState) -> None:
    bits = EVERYONE
    if state.alone and state.maker is not None:
        bits &= ~(1 << state.maker.partner.index)
    if state.defending_alone is not None:
        bits &= ~(1 << state.defending_alone.partner.index)
    state.active_bits = bits
