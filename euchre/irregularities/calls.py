"""Calls out of turn, calls that were not open, alone and defending alone, and doubt about trump.

Sources: MSO 2000, bid out of turn, alone until a card is played, either defender alone; House, stick the
dealer, alone with the call, no defending alone.
"""

from __future__ import annotations

from dataclasses import replace

from euchre.cards import Suit
from euchre.events import Call, Play
from euchre.findings import Finding, FindingKind, State
from euchre.folding import fold
from euchre.hand import HandState
from euchre.irregularities.case import Case
from euchre.irregularities.refusals import bearing, find_refusals
from euchre.irregularities.unseen import boarded
from euchre.notes import Slip

_BURST = 2
"""Flags from which on a wrong trump is tried.

With a wrong trump most lawful hands have several; hands with two real reneges hardly ever fit another trump
without a flag. One flag alone is likelier what it says.
"""

_CONFIRM = {
    FindingKind.CALL_OUT_OF_TURN: "what was said, and whether the opponents accept it",
    FindingKind.IMPROPER_CALL: "what was said",
    FindingKind.LATE_ALONE: "what was said, and when",
    FindingKind.DEFENDED_ALONE: "that defending alone was declared",
    FindingKind.TRUMP_DOUBTFUL: "what trump is",
}


def judge_calls(case: Case) -> list[Finding]:
    """Findings of the calling."""
    findings = []
    for slip in case.state.slips:
        if slip.kind in _CONFIRM:
            findings.append(_finding(case, slip))
    return findings


def _finding(case: Case, slip: Slip) -> Finding:
    state = case.state
    detail = state.resolved.get(slip.at, "") if slip.kind is FindingKind.CALL_OUT_OF_TURN else slip.detail
    event = state.events[slip.at]
    return case.finding(
        slip.kind,
        slip.at,
        slip.seats,
        State.SUSPENDED if slip.kind is FindingKind.TRUMP_DOUBTFUL else State.NOTED,
        suit=event.suit if isinstance(event, Call) else None,
        others=slip.others,
        confirm=_CONFIRM[slip.kind],
        detail=detail,
    )


def note_defence(case: Case) -> None:
    """Defending alone where the laws allow it is a fact, not a finding."""
    seat = case.state.defending_alone
    if seat is None:
        return
    if not any(slip.kind is FindingKind.DEFENDED_ALONE for slip in case.state.slips):
        case.facts.append(f"{seat.value} defends alone")


def doubt_trump(case: Case, findings: list[Finding]) -> list[Finding]:
    """On a burst of flags, try the other suits: if one of them explains all, trump is what is doubtful.

    The flags are then suspended, for they rest on trump; a finding says which suits would do.
    """
    state = case.state
    flags = [
        found
        for found in findings
        if found.kind in (FindingKind.REVOKE, FindingKind.LEAD_OUT_OF_TURN)
        and found.state is not State.SUSPENDED
    ]
    if state.made_at is None or len(flags) < _BURST:
        return findings
    better = [suit for suit in Suit if suit is not state.trump and _flags_under(state, suit) == 0]
    if not better:
        return findings
    flagged = {id(found) for found in flags}
    out = [replace(found, state=State.SUSPENDED) if id(found) in flagged else found for found in findings]
    names = " or ".join(suit.symbol for suit in better)
    out.append(
        case.finding(
            FindingKind.TRUMP_DOUBTFUL,
            state.made_at,
            (),
            State.SUSPENDED,
            suit=state.trump,
            others=[at for trick in state.tricks for at in trick.at[:1]],
            confirm=f"what trump is: with {names} nothing would be out of order",
        )
    )
    return out


def _flags_under(state: HandState, trump: Suit) -> int:
    """How many revokes and leads out of turn there would be if trump were another suit."""
    call = state.events[state.made_at] if state.made_at is not None else None
    if not isinstance(call, Call) or state.maker is None:
        return 1
    record = replace(
        state.record,
        upcard=None,
        discard=None,
        calls=(replace(call, call=call.call, suit=trump),),
        events=tuple(event for event in state.events if isinstance(event, Play)),
    )
    other = fold(record, state.laws)
    other.caller = None
    cards = boarded(other)
    flags = sum(1 for slip in other.slips if slip.kind is FindingKind.LEAD_OUT_OF_TURN)
    for refused in find_refusals(other):
        if bearing(other, refused, cards[refused.seat]) is not None:
            flags += 1
    return flags
