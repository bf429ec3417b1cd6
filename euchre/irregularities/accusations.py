"""Claims of a revoke: who may make them, until when, and those that the cards do not bear out.

Sources: House, a renege caught before the next deal; MSO 2000, the sheet signed by all four; Classic
Tourneys, any player may call attention.
"""

from __future__ import annotations

from euchre.events import Challenge, Rule
from euchre.findings import Finding, FindingKind, State
from euchre.irregularities.case import Case
from euchre.irregularities.refusals import Refused
from euchre.seats import Seat
from euchre.verdict import Outcome, RefusalState


def too_late(case: Case, refused: Refused) -> str | None:
    """None while the revoke can be claimed, or was in time; else `last_hand` (of a game) or `next_deal`."""
    state, laws = case.state, case.laws
    last_hand = any(points >= laws.number("game_limit") for points in case.hand.score_after)
    until = laws["revoke_claim_last_hand"] if last_hand else laws["revoke_claim_until"]
    signed = max(state.signs.values()) if len(state.signs) == len(Seat) else None
    ends = [signed] if until != "next_deal" else []
    if until != "sheet_signed":
        ends.append(state.next_deal_at)
    closed = [end for end in ends if end is not None]
    if not closed:
        return None
    finding_id = case.name(FindingKind.REVOKE, refused.at, ())
    for at in (*state.challenges, *state.rules):
        event = state.events[at]
        if at > min(closed):
            continue
        if isinstance(event, Rule) and event.finding == finding_id:
            return None
        if isinstance(event, Challenge) and _concerns(case, event, finding_id, refused):
            return None
    return "last_hand" if last_hand else "next_deal"


def _concerns(case: Case, event: Challenge, finding_id: str, refused: Refused) -> bool:
    who = case.laws["who_may_claim"]
    if event.seat is not None and (
        who == "director" or (who == "opponents_or_director" and event.seat.side is refused.seat.side)
    ):
        return False
    if event.finding is not None:
        return event.finding == finding_id
    if event.accused is None:
        return True
    return event.accused is refused.seat and event.trick in (None, refused.trick.number)


def judge_accusations(case: Case, findings: list[Finding]) -> list[Finding]:
    """Accusations of a revoke which the cards, all of them seen, do not bear out."""
    state = case.state
    if case.outcome is not Outcome.PLAYED or state.conflicts:
        return []
    found = []
    for at in state.challenges:
        event = state.events[at]
        if not isinstance(event, Challenge) or event.accused is None or event.seat is None:
            continue
        mine = [f for f in findings if event.accused in f.seats and event.trick in (None, f.trick)]
        kinds = {FindingKind.REVOKE, FindingKind.RENOUNCE_CORRECTED}
        if any(f.kind in kinds for f in mine):
            continue
        unread = any(
            play.seat is event.accused and play.card is None for t in state.tricks for play in t.plays
        )
        unsettled = any(
            refusal.seat is event.accused and refusal.state is not RefusalState.CLEARED
            for refusal in case.refusals
        )
        if unread or unsettled:
            continue
        found.append(
            case.finding(
                FindingKind.UNPROVED_ACCUSATION,
                at,
                (event.seat, event.accused),
                State.NOTED,
                trick=event.trick,
                confirm="that it was an accusation, not a question",
            )
        )
    return found
