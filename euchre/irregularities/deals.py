"""The deal, the exchange and the counts: out of turn, gone wrong, not discarded, buried, miscounted, foul.

Sources: MSO 2000, exposed cards and wrong counts in the deal, deal out of turn; Simple, the up card
exchanged for another card.
"""

from __future__ import annotations

from euchre.cards import DECK
from euchre.events import Count, Deal, Expose, ExposeCause, Pickup
from euchre.findings import Finding, FindingKind, State
from euchre.hand import HAND_SIZE, HandState
from euchre.irregularities.case import Case
from euchre.irregularities.doubts import lead_in_doubt, shuffled
from euchre.notes import Slip
from euchre.seats import Seat
from euchre.verdict import Outcome

_KITTY = 4
"""Cards that are not dealt."""


def judge_deal(case: Case) -> list[Finding]:
    """Findings of the deal and the exchange."""
    state = case.state
    findings = _deal_out_of_turn(case)
    for slip in state.slips:
        if slip.kind is FindingKind.MISDEAL:
            findings.append(_gone_wrong(case, slip))
        elif slip.kind is FindingKind.NO_DISCARD:
            findings.append(_discard(case, slip))
    for at, event in enumerate(state.events):
        if isinstance(event, Expose) and event.cause is ExposeCause.DEAL:
            findings.append(
                case.finding(
                    FindingKind.MISDEAL,
                    at,
                    (event.seat,),
                    State.PROVED,
                    confirm="who caused it",
                    detail="exposed",
                    card=event.cards[0] if event.cards else None,
                )
            )
    if state.record.no_discard and state.ordered and state.discard_at is None:
        findings.append(
            case.finding(
                FindingKind.NO_DISCARD,
                state.made_at,
                (state.dealer,) if state.dealer else (),
                State.NOTED,
                others=_pickups(state),
                confirm="that the dealer holds six cards",
            )
        )
    return findings


def _pickups(state: HandState) -> list[int]:
    return [at for at, event in enumerate(state.events) if isinstance(event, Pickup)]


def _deal_out_of_turn(case: Case) -> list[Finding]:
    state = case.state
    due, dealer = state.record.due_dealer, state.dealer
    at = next((n for n, event in enumerate(state.events) if isinstance(event, Deal)), None)
    slip = next((slip for slip in state.slips if slip.kind is FindingKind.DEAL_OUT_OF_TURN), None)
    if slip is not None:
        at, due, dealer = slip.at, next(s for s in Seat if s.value == slip.detail), slip.seats[0]
    if due is None or dealer is None or due is dealer:
        return []
    turned = (
        state.upcard is not None or state.called or state.maker is not None or state.first_lead_at is not None
    )
    return [
        case.finding(
            FindingKind.DEAL_OUT_OF_TURN,
            at,
            (dealer, due),
            State.NOTED,
            confirm=f"that the deal was {due.value}'s",
            detail="after_upcard" if turned else "before_upcard",
        )
    ]


def _gone_wrong(case: Case, slip: Slip) -> Finding:
    return case.finding(
        FindingKind.MISDEAL, slip.at, slip.seats, State.PROVED, confirm="what went wrong, and who caused it"
    )


def _discard(case: Case, slip: Slip) -> Finding:
    kind, lead = FindingKind.NO_DISCARD, case.state.first_lead_at
    if slip.detail == "changed" or lead is None:
        confirm = "that the discard was changed"
        return case.finding(kind, slip.at, slip.seats, State.NOTED, others=slip.others, confirm=confirm)
    return case.finding(
        kind,
        slip.at,
        slip.seats,
        State.SUSPENDED if lead_in_doubt(case) else State.NOTED,
        others=(*slip.others, lead),
        confirm="that the discard came after the lead",
    )


def judge_buried(case: Case) -> list[Finding]:
    """The up card laid away: seen, or shown by the dealer's five other cards; a fact where it is allowed."""
    state = case.state
    upcard, dealer = state.upcard, state.dealer
    if not state.ordered or upcard is None or dealer is None:
        return []
    if state.discard is not None:
        if state.discard != upcard:
            return []
        evidence = [] if state.discard_at is None else [state.discard_at]
    else:
        shown = _never_shown(case, dealer)
        if shown is None:
            return []
        evidence = shown
    if case.laws["may_bury_upcard"]:
        case.facts.append(f"the up card {upcard.label} was buried")
        return []
    return [
        case.finding(
            FindingKind.BURIED_UPCARD,
            evidence[0] if evidence else state.made_at,
            (dealer,),
            State.PROVED,
            others=evidence[1:],
            confirm="that the table forbids it",
            card=upcard,
        )
    ]


def _never_shown(case: Case, dealer: Seat) -> list[int] | None:
    """Positions of the dealer's five cards, where none of them is the up card and all of them are read."""
    state = case.state
    if case.outcome is not Outcome.PLAYED or state.record.no_discard or state.upcard is None:
        return None
    at = []
    for trick in state.tricks:
        n = trick.index_of(dealer)
        if n is None or trick.plays[n].card is None or trick.extras:
            return None
        at.append(trick.at[n])
    if len(at) != HAND_SIZE or state.played >> state.upcard.index & 1:
        return None
    if any(item.seat is dealer and item.card == state.upcard.index for item in state.known):
        return None
    return at


def judge_counts(case: Case) -> list[Finding]:
    """Cards counted and found wrong, and seats that boarded more than they can have held."""
    state = case.state
    findings = []
    for at, event in enumerate(state.events):
        if isinstance(event, Count):
            findings += _miscount(case, at, event)
    told = {seat for found in findings for seat in found.seats}
    for seat, positions in _boarded(state).items():
        if len(positions) > HAND_SIZE and seat not in told:
            findings.append(_six_cards(case, seat, positions))
    return findings


def _miscount(case: Case, at: int, event: Count) -> list[Finding]:
    state = case.state
    wrong, six = [], []
    for seat, counted in event.counts.items():
        gone = sum(
            1 for position in _boarded(state)[seat] if position < at and not _went_back(state, position, at)
        )
        due = HAND_SIZE - gone
        if seat is state.dealer and state.ordered and counted == due + 1:
            if _exchanging(state, at):
                continue
            six.append(seat)
        elif counted != due:
            wrong.append(seat)
    if event.kitty is not None and event.kitty not in _kitty_sizes(state) and not wrong and not six:
        wrong = [state.dealer] if state.dealer is not None else []
        if not wrong:
            return []
    found = []
    if six:
        lead = state.first_lead_at if state.discard_at is None or state.discard_at > at else None
        found.append(
            case.finding(
                FindingKind.NO_DISCARD,
                at,
                tuple(six),
                State.SUSPENDED if lead is not None and lead_in_doubt(case) else State.NOTED,
                others=() if lead is None else (lead,),
                confirm="that the dealer laid no card away",
            )
        )
    if wrong:
        found.append(
            case.finding(
                FindingKind.WRONG_COUNT, at, tuple(wrong), State.NOTED, confirm="the count, card by card"
            )
        )
    return found


def _kitty_sizes(state: HandState) -> tuple[int, ...]:
    return (_KITTY - 1, _KITTY) if state.ordered or state.upcard is not None else (_KITTY,)


def _exchanging(state: HandState, at: int) -> bool:
    """Whether the dealer may rightly hold six cards then: taken up, not yet laid away, nothing led."""
    if state.first_lead_at is not None and state.first_lead_at < at:
        return False
    return state.discard_at is None or state.discard_at > at


def _went_back(state: HandState, position: int, at: int) -> bool:
    return any(back.at == position and back.back_at < at for back in state.taken_back)


def _boarded(state: HandState) -> dict[Seat, list[int]]:
    found: dict[Seat, list[int]] = {seat: [] for seat in Seat}
    for trick in state.tricks:
        for at, play in [*zip(trick.at, trick.plays, strict=True), *trick.extras, *trick.strays]:
            found[play.seat].append(at)
    return found


def _six_cards(case: Case, seat: Seat, positions: list[int]) -> Finding:
    state = case.state
    undiscarded = seat is state.dealer and state.ordered and state.discard is None
    return case.finding(
        FindingKind.NO_DISCARD if undiscarded else FindingKind.WRONG_COUNT,
        positions[-1],
        (seat,),
        State.SUSPENDED if any(shuffled(case, trick.number) for trick in state.tricks) else State.NOTED,
        others=positions[:-1],
        confirm="that all these cards are this seat's",
    )


def judge_deck(case: Case) -> list[Finding]:
    """Cards seen in two places: a foul pack, or a card misread."""
    state = case.state
    findings = []
    for card in sorted(state.conflicts):
        slips = [
            slip for slip in state.slips if slip.kind is FindingKind.FOUL_DECK and _shows(state, slip, card)
        ]
        positions = [at for at, event in enumerate(state.events) if _holds(event, card)]
        if not slips or not positions:
            continue
        seats = tuple(dict.fromkeys(seat for slip in slips for seat in slip.seats))
        last = slips[0].at
        findings.append(
            case.finding(
                FindingKind.FOUL_DECK,
                last,
                seats,
                State.SUSPENDED,
                trick=slips[0].trick,
                others=[at for at in positions if at != last],
                confirm=f"look at the {DECK[card].label}: seen in two places, or misread in one",
                card=DECK[card],
            )
        )
    return findings


def _shows(state: HandState, slip: Slip, card: int) -> bool:
    return _holds(state.events[slip.at], card)


def _holds(event: object, card: int) -> bool:
    own = getattr(event, "card", None)
    if own is not None and own.index == card:
        return True
    return any(item.index == card for item in getattr(event, "cards", ()))
