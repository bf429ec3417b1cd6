"""The judge: a record and the laws in, the verdict out.

A hand is folded once; a lawful one leaves nothing to look into, so that judging it costs little more than the
fold. What was out of order is looked into by the modules of `euchre.irregularities`. Nothing raises for any
sequence of events; only settings that no law has are an error.
"""

from __future__ import annotations

from euchre.cards import Suit
from euchre.findings import Finding
from euchre.folding import fold
from euchre.hand import HAND_SIZE, HandState
from euchre.irregularities.accusations import judge_accusations
from euchre.irregularities.calls import doubt_trump, judge_calls, note_defence
from euchre.irregularities.case import Case
from euchre.irregularities.deals import judge_buried, judge_counts, judge_deal, judge_deck
from euchre.irregularities.penalties import judge_penalty_cards
from euchre.irregularities.revokes import judge_refusals
from euchre.irregularities.rulings import apply_rulings
from euchre.irregularities.table import judge_gathers, judge_table
from euchre.irregularities.taken_back import judge_taken_back
from euchre.irregularities.turns import judge_missing_cards, judge_together, judge_turns
from euchre.laws.profile import LawProfile
from euchre.legality import legal_by_play
from euchre.points import Points
from euchre.record import HandRecord
from euchre.scoring import score_hand
from euchre.seats import Seat
from euchre.tables import EFFECTIVE
from euchre.trick import UNSURE, Trick
from euchre.verdict import Outcome, TrickVerdict, Verdict

_SUITS = tuple(Suit)
_PLAYED, _INCOMPLETE = Outcome.PLAYED, Outcome.INCOMPLETE
_SUIT_OF: tuple[tuple[Suit | None, ...], ...] = tuple(tuple(_SUITS[s] for s in row) for row in EFFECTIVE)


def judge(record: HandRecord, laws: LawProfile, *, legal: bool = False) -> Verdict:
    """Judge one hand.

    Args:
        record: what happened.
        laws: the laws it was played by; the record's own `settings` are applied on top.
        legal: whether to add the legal cards of each play, where the record has the hands.

    Raises:
        LawsError: the record overrides a setting that no law has, or with a value that is not allowed.
    """
    if record.settings:
        laws = laws.with_settings(record.settings)
    state = fold(record, laws)
    return judge_state(state, legal=legal)


def judge_state(state: HandState, *, legal: bool = False) -> Verdict:
    """The verdict on a hand already folded."""
    record, laws = state.record, state.laws
    outcome, taken, points = score_hand(state)
    case = Case(state, outcome, taken, points, nothing_noticed=_plain(state))
    findings = _findings(case)
    earned, void, named = points, False, None
    if state.rules:
        findings, hand = apply_rulings(case, findings)
        earned, void, named = hand.points, hand.void, hand.next_dealer
        if void:
            outcome = Outcome.VOID
    after = Points(record.score.ns + earned.ns, record.score.ew + earned.ew)
    limit = laws.number("game_limit")
    return Verdict(
        record.id,
        laws.name,
        outcome,
        state.trump,
        state.maker,
        state.makers,
        state.alone,
        state.defending_alone,
        state.sitting_out,
        tuple([_trick(trick, state.trump_index) for trick in state.tricks]),
        taken,
        points,
        after,
        after.ns >= limit or after.ew >= limit,
        named if void and named is not None else _next_dealer(state, outcome),
        tuple(case.facts),
        tuple(case.refusals),
        tuple(findings),
        legal_by_play(state) if legal else None,
    )


def _findings(case: Case) -> list[Finding]:
    state = case.state
    findings = judge_refusals(case)
    if state.taken_back:
        findings += judge_taken_back(case)
    if state.ordered:
        findings += judge_buried(case)
    findings += judge_gathers(case)
    note_defence(case)
    if not case.nothing_noticed:
        findings += judge_turns(case)
        findings += judge_missing_cards(case)
        findings += judge_together(case)
        findings += judge_calls(case)
        findings += judge_deal(case)
        findings += judge_counts(case)
        findings += judge_deck(case)
        findings += judge_table(case)
        findings += judge_penalty_cards(case)
        findings += judge_accusations(case, findings)
    if len(findings) > 1:
        findings = doubt_trump(case, findings)
        findings.sort(key=lambda found: _order(state, found))
    return findings


def _plain(state: HandState) -> bool:
    """Whether nothing happened but calls, sure plays and gathers in order."""
    record = state.record
    if not state.plain or state.slips or record.no_discard or record.due_dealer is not None:
        return False
    return len(state.tricks) <= HAND_SIZE


def _order(state: HandState, found: Finding) -> int:
    """Findings are told in the order their events happened."""
    first = found.evidence[0] if found.evidence else ""
    return next((n for n, event in enumerate(state.events) if event.id == first), -1)


def _trick(trick: Trick, trump: int) -> TrickVerdict:
    plays, cards = trick.plays, trick.cards
    if not plays:
        return TrickVerdict(trick.number, None, None, (), None)
    if cards[0] != UNSURE:
        suit = _SUIT_OF[trump][cards[0]]
    else:
        led = trick.led_suit(trump)
        suit = None if led is None else _SUITS[led]
    return TrickVerdict(trick.number, plays[0].seat, suit, tuple(plays), trick.winner)


def _next_dealer(state: HandState, outcome: Outcome) -> Seat | None:
    """Who deals next by the laws; nobody while the hand goes on."""
    dealer, laws = state.dealer, state.laws
    if outcome is _INCOMPLETE or dealer is None:
        return None
    if outcome is not _PLAYED:
        if outcome is Outcome.VOID:
            if laws["misdeal"] == "ask":
                return None
            return dealer.next if laws["misdeal"] == "void_next_dealer" else dealer
        if outcome is Outcome.PASSED_OUT and laws["all_pass"] == "same_deals":
            return dealer
        if outcome is Outcome.PASSED_OUT and laws["all_pass"] == "stick":
            return None
    due = state.record.due_dealer
    if due is None or due is dealer:
        return dealer.next
    return {"as_scheduled": due.next, "reverts": due}.get(str(laws["order_after_wrong_deal"]))
