"""What else happens at a table: cards shown, claims, wrong gathers, the kitty seen, what people enter.

Sources: Classic Tourneys, claims and a card exposed; House, the lone partner's cards face down, no hand
thrown in.
"""

from __future__ import annotations

from euchre.events import Claim, Expose, ExposeCause, Incident, Play
from euchre.findings import Finding, FindingKind, State
from euchre.hand import HAND_SIZE, HandState
from euchre.incidents import COACH
from euchre.irregularities.case import Case
from euchre.irregularities.doubts import shuffled
from euchre.scoring import is_throw_in

_NEEDS_PROOF = {FindingKind.REVOKE, FindingKind.RENOUNCE_CORRECTED}
_ENTERED = {kind.value: kind for kind in FindingKind if kind not in _NEEDS_PROOF}
"""What a person may enter by the name of its kind; a revoke needs cards, not a word."""


def judge_table(case: Case) -> list[Finding]:
    """Findings of shown cards, claims, gathers and entries."""
    state = case.state
    findings: list[Finding] = []
    for at, event in enumerate(state.events):
        if isinstance(event, Expose):
            findings += _exposed(case, at, event)
        elif isinstance(event, Claim):
            findings.append(_claimed(case, at, event))
        elif isinstance(event, Incident) and event.what != COACH:
            findings.append(_entered(case, at, event))
    thrown = case.rush
    if thrown and not state.claims:
        findings.append(
            case.finding(
                FindingKind.THROWN_IN,
                thrown[0],
                (),
                State.NOTED,
                trick=_trick_number(state, thrown[0]),
                others=thrown[1:],
                confirm="what was claimed, whether the table agreed",
            )
        )
    for slip in state.slips:
        if slip.kind is FindingKind.KITTY_SEEN:
            confirm = "who looked, and why"
            findings.append(case.finding(slip.kind, slip.at, slip.seats, State.NOTED, confirm=confirm))
    return findings


def judge_gathers(case: Case) -> list[Finding]:
    """Tricks taken in by the side that did not win them."""
    findings = []
    for trick in case.state.tricks:
        taker, winner = trick.gathered_by, trick.winner
        if taker is None or winner is None or trick.gathered_at is None or taker.side is winner.side:
            continue
        doubtful = any(play.card is None or play.card.index in case.state.conflicts for play in trick.plays)
        doubtful = doubtful or shuffled(case, trick.number)
        findings.append(
            case.finding(
                FindingKind.WRONG_GATHER,
                trick.gathered_at,
                (taker, winner),
                State.SUSPENDED if doubtful else State.NOTED,
                trick=trick.number,
                others=trick.at,
                confirm="who took the trick in",
            )
        )
    return findings


def _exposed(case: Case, at: int, event: Expose) -> list[Finding]:
    state = case.state
    if event.cause is ExposeCause.DEAL:
        return []
    sits_out = not state.active_bits >> event.seat.index & 1
    faced = event.cause is ExposeCause.FACED or len(event.cards) >= HAND_SIZE
    card = event.cards[0] if event.cards else None
    trick = _trick_number(state, at)
    if sits_out and faced:
        if case.laws["partner_of_loner_cards"] != "face_down":
            case.facts.append(f"{event.seat.value} sits out with the cards face up")
            return []
        confirm = "that the cards should lie face down"
        return [case.finding(FindingKind.PARTNER_FACED, at, (event.seat,), State.NOTED, confirm=confirm)]
    if sits_out:
        confirm = "that the seat sits out this hand, and who caused it"
        return [
            case.finding(
                FindingKind.INACTIVE_PLAYED,
                at,
                (event.seat,),
                State.PROVED,
                trick=trick,
                confirm=confirm,
                card=card,
            )
        ]
    on_turn = _was_turn(state, at, event)
    if on_turn and case.laws["exposed_card"] == "lead_out_of_turn" and _then_played(state, at, event):
        return []  # a card seen on turn is a card played, and it was
    return [
        case.finding(
            FindingKind.EXPOSED_CARD,
            at,
            (event.seat,),
            State.PROVED,
            trick=trick,
            confirm="how it came to be seen",
            detail="on_turn" if on_turn else "early",
            card=card,
        )
    ]


def _trick_number(state: HandState, at: int) -> int | None:
    number = None
    for trick in state.tricks:
        if trick.at and trick.at[0] < at:
            number = trick.number
    return number


def _was_turn(state: HandState, at: int, event: Expose) -> bool:
    """Whether the next card boarded by anybody was this seat's: then it was shown on turn."""
    for later in state.events[at + 1 :]:
        if isinstance(later, Play):
            return later.seat is event.seat
    return False


def _then_played(state: HandState, at: int, event: Expose) -> bool:
    for later in state.events[at + 1 :]:
        if isinstance(later, Play):
            return later.seat is event.seat and later.card in event.cards
    return False


def _claimed(case: Case, at: int, event: Claim) -> Finding:
    thrown = is_throw_in(case.state, at)
    agreed = {True: "agreed", False: "disputed", None: "whether the table agreed"}[event.agreed]
    confirm = "what was claimed, " + ("how it was to be played, " if not event.order else "") + agreed
    return case.finding(
        FindingKind.THROWN_IN if thrown else FindingKind.CLAIM,
        at,
        () if event.seat is None else (event.seat,),
        State.NOTED,
        trick=_trick_number(case.state, at),
        confirm=confirm,
        detail="ordered" if event.order or event.directed_by is not None else "",
    )


def _entered(case: Case, at: int, event: Incident) -> Finding:
    kind = _ENTERED.get(event.what, FindingKind.INCIDENT)
    seats = () if event.seat is None else (event.seat,)
    note = event.note or event.what.replace("_", " ")
    return case.finding(kind, at, seats, State.NOTED, confirm=note or "what happened")
