"""Penalty cards: how a card becomes one, how long it lies, and plays that should have been it.

A penalty card lives on after its trick until it is played. Following suit comes before it.

Sources: MSO 2000, revoke and lead out of turn (played at the first legal chance); Classic Tourneys, one
card exposed early, and following suit above any other requirement.
"""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import Card
from euchre.events import Decision, Expose, ExposeCause, Rule
from euchre.findings import Finding, FindingKind, State
from euchre.hand import HandState
from euchre.irregularities.case import Case
from euchre.irregularities.taken_back import correction
from euchre.seats import Seat
from euchre.tables import EFFECTIVE, NO_TRUMP
from euchre.trick import UNSURE, Trick
from euchre.verdict import RefusalState


@dataclass(frozen=True, slots=True)
class PenaltyCard:
    """A card that must be played at the first legal chance.

    Attributes:
        seat: whose it is.
        card: the card.
        since: position of the event that made it one.
        played_at: position of the play that ended it; None while it lies there.
        at: position of the play or exposure it comes from.
    """

    seat: Seat
    card: Card
    since: int
    played_at: int | None
    at: int


def penalty_cards(state: HandState) -> list[PenaltyCard]:
    """All penalty cards of a hand, by the laws in force and by rulings (`effect.penalty_card`)."""
    laws = state.laws
    found: list[tuple[Seat, Card, int, int]] = []
    for back in state.taken_back:
        card = back.play.card
        if card is None:
            continue
        if back.ruled:
            if back.was_lead and laws["lead_out_of_turn"] == "opponents_may_accept":
                found.append((back.play.seat, card, back.back_at, back.at))
        elif laws["revoke_corrected"] == "penalty_card" and correction(state, back) is not None:
            found.append((back.play.seat, card, back.back_at, back.at))
    if laws["exposed_card"] != "ask":
        for at, event in enumerate(state.events):
            if isinstance(event, Expose) and event.cause is not ExposeCause.DEAL:
                if event.seat in state.sitting_out:
                    continue
                found += [(event.seat, card, at, at) for card in event.cards]
    found += _ruled(state)
    return [PenaltyCard(s, c, since, _played_at(state, s, c, since), at) for s, c, since, at in found]


def _ruled(state: HandState) -> list[tuple[Seat, Card, int, int]]:
    """Cards that a ruling made penalty cards: the seat is the one they were last seen with."""
    found = []
    for at in state.rules:
        event = state.events[at]
        if not isinstance(event, Rule) or event.decision is Decision.DISMISS or not event.effect:
            continue
        try:
            card = Card.parse(str(event.effect.get("penalty_card", "")))
        except ValueError:
            continue
        seats = [item.seat for item in state.known if item.card == card.index and item.at < at]
        if seats:
            found.append((seats[-1], card, at, at))
    return found


def _played_at(state: HandState, seat: Seat, card: Card, since: int) -> int | None:
    for trick in state.tricks:
        for at, play in zip(trick.at, trick.plays, strict=True):
            if at > since and play.seat is seat and play.card == card:
                return at
    return None


def judge_penalty_cards(case: Case) -> list[Finding]:
    """Plays of another card where a penalty card was legal; and, as facts, penalty cards that still lie."""
    state = case.state
    if not state.taken_back and not state.known and not state.rules:
        return []
    cards = penalty_cards(state)
    findings = []
    told: set[int] = set()
    for penalty in cards:
        if penalty.played_at is None and not case.over:
            case.facts.append(f"penalty card {penalty.card.label} lies at {penalty.seat.value}")
        if state.trump_index == NO_TRUMP:
            continue
        for trick in state.tricks:
            n = trick.index_of(penalty.seat)
            if n is None or trick.at[n] <= penalty.since or trick.at[n] in told:
                continue
            if penalty.played_at is not None and trick.at[n] >= penalty.played_at:
                continue
            if _plays_another_penalty(cards, penalty, trick, n):
                continue
            stands = _passed_over(case, penalty, trick, n)
            if stands is None:
                continue
            told.add(trick.at[n])
            findings.append(
                case.finding(
                    FindingKind.PENALTY_CARD_NOT_PLAYED,
                    trick.at[n],
                    (penalty.seat,),
                    stands,
                    trick=trick.number,
                    others=(penalty.at, penalty.since),
                    confirm=f"that the {penalty.card.label} was a penalty card",
                    card=penalty.card,
                )
            )
    return findings


def _plays_another_penalty(cards: list[PenaltyCard], penalty: PenaltyCard, trick: Trick, n: int) -> bool:
    return any(
        other is not penalty and other.seat is penalty.seat and other.card == trick.plays[n].card
        for other in cards
    )


def _passed_over(case: Case, penalty: PenaltyCard, trick: Trick, n: int) -> State | None:
    """How sure it is that the penalty card could have been played here; None where it could not."""
    trump = case.state.trump_index
    if trick.cards[n] == UNSURE or (n > 0 and trick.cards[0] == UNSURE):
        return None
    if n == 0:
        return State.PROVED
    led = EFFECTIVE[trump][trick.cards[0]]
    if EFFECTIVE[trump][penalty.card.index] == led:
        return State.PROVED
    if EFFECTIVE[trump][trick.cards[n]] == led:
        return None
    for refusal in case.refusals:
        if refusal.seat is penalty.seat and refusal.trick == trick.number:
            return State.PROVED if refusal.state is RefusalState.CLEARED else State.SUSPENDED
    return None
