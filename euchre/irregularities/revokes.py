"""Revokes: refusals that the cards prove, renounces put right in time, accusations that the cards deny.

Soundness rests on this: a hand gains no card once play has begun, so a card of the refused suit that the same
seat shows later was in the hand when it refused.

Sources: MSO 2000 and Classic Tourneys, revoke and renounce; House, reneging, and the left bower as trump
for every purpose.
"""

from __future__ import annotations

from euchre.cards import DECK, Suit
from euchre.events import Call, Play
from euchre.findings import Finding, FindingKind, How, Proof, State
from euchre.hand import HAND_SIZE, HandState
from euchre.irregularities.accusations import too_late
from euchre.irregularities.case import Case, confidence_of
from euchre.irregularities.contradiction import does_not_add_up
from euchre.irregularities.doubts import doubt
from euchre.irregularities.refusals import Bearing, Refused, bearing, count_proves, find_refusals, readings
from euchre.irregularities.unseen import SeatCard, boarded, hand_size, seen_of
from euchre.seats import Seat, Side
from euchre.tables import EFFECTIVE, SUIT_BITS
from euchre.verdict import Outcome, Refusal, RefusalState

_SUITS = tuple(Suit)
_PLAYED = Outcome.PLAYED


def _all_refusals(state: RefusalState) -> list[list[list[Refusal]]]:
    """One `Refusal` for every seat, trick and suit, made once: a lawful hand has half a dozen."""
    return [
        [[Refusal(seat, trick, suit, state) for suit in Suit] for trick in range(HAND_SIZE + 1)]
        for seat in Seat
    ]


_CLEARED = _all_refusals(RefusalState.CLEARED)
_OPEN = _all_refusals(RefusalState.OPEN)


def judge_refusals(case: Case) -> list[Finding]:
    """Weigh every refusal: fill in the case's `refusals`, and find each one proved or suspended."""
    state = case.state
    if case.nothing_noticed and case.outcome is _PLAYED:
        cleared = _all_cleared(state)
        if cleared is not None:
            case.refusals += cleared
            return []
    refusals = find_refusals(state)
    if not refusals:
        return []
    cards = boarded(state)
    proved: list[tuple[Refused, Bearing]] = []
    for refused in refusals:
        found = bearing(state, refused, cards[refused.seat])
        if found is None and not case.over and refused.sure and count_proves(state, refused, cards):
            last = len(state.events) - 1
            found = Bearing(last, state.tricks[-1].number, None, How.COUNT, True)
        if found is not None:
            proved.append((refused, found))
        if refused.sure and (found is None or not found.sure):
            standing = _standing(case, refused, cards[refused.seat])
            case.refusals.append(Refusal(refused.seat, refused.trick.number, _SUITS[refused.suit], standing))
        elif refused.sure:
            suit = _SUITS[refused.suit]
            case.refusals.append(Refusal(refused.seat, refused.trick.number, suit, RefusalState.REFUSED))
    if not proved and not case.over and does_not_add_up(state, refusals, cards):
        case.facts.append("the cards do not add up: somebody revoked, or, likelier, a card was misread")
    return _findings(case, proved)


def _all_cleared(state: HandState) -> list[Refusal] | None:
    """All refusals of a whole hand in which nothing else was noticed; None unless every one is innocent.

    This is the theorem for complete hands by itself: no seat shows a refused suit later. It is what makes
    judging lawful hands fast; whatever it does not clear is looked into properly.
    """
    suits, effective = SUIT_BITS[state.trump_index], EFFECTIVE[state.trump_index]
    exchanged = not state.ordered or state.discard is not None or state.discard_at is not None
    unsettled = -1 if exchanged or state.dealer is None else state.dealer.index
    shown = [0, 0, 0, 0]
    refused: list[tuple[int, int, int, int]] = []
    for trick in state.tricks:
        cards, places = trick.cards, trick.places
        led = effective[cards[0]]
        follows = suits[led]
        for n, place in enumerate(places):
            bit = 1 << cards[n]
            shown[place] |= bit
            if not follows & bit:
                refused.append((place, trick.number, led, shown[place]))
    found = []
    for place, number, led, before in refused:
        if shown[place] & ~before & suits[led]:
            return None
        found.append((_OPEN if place == unsettled else _CLEARED)[place][number][led])
    return found


def _standing(case: Case, refused: Refused, cards: list[SeatCard]) -> RefusalState:
    """Cleared once the whole hand was seen; open when the hand ended before that."""
    state, seat = case.state, refused.seat
    read = all(item.play.card is not None or refused.suit not in readings(state, item.play) for item in cards)
    unread = sum(1 for item in cards if item.play.card is None)
    seen = len(seen_of(state, seat, cards)) + unread
    exchanged = (
        seat is not state.dealer
        or not state.ordered
        or state.discard is not None
        or state.discard_at is not None
        or state.record.no_discard
    )
    if read and exchanged and seen >= hand_size(state, seat):
        return RefusalState.CLEARED
    return RefusalState.OPEN if case.over else RefusalState.REFUSED


def _findings(case: Case, proved: list[tuple[Refused, Bearing]]) -> list[Finding]:
    sides = {refused.seat.side for refused, found in proved if found.sure and refused.sure}
    told: set[Side] = set()
    findings = []
    for refused, found in proved:
        side = refused.seat.side
        detail = "both_sides" if len(sides) > 1 else ("repeated" if side in told else "")
        finding = _revoke(case, refused, found, detail)
        if finding.state is not State.SUSPENDED:
            told.add(side)
        findings.append(finding)
    return findings


def _revoke(case: Case, refused: Refused, found: Bearing, detail: str) -> Finding:
    state = case.state
    trick = refused.trick
    lead_at = trick.at[0]
    sure = refused.sure and found.sure
    in_doubt = {trick.cards[0], trick.cards[refused.n], found.card} & state.conflicts
    to_settle = doubt(case, refused, found)
    stands = State.PROVED
    if not sure or in_doubt or to_settle:
        stands = State.SUSPENDED
    if stands is State.PROVED:
        late = too_late(case, refused)
        if late is not None:
            stands, detail = State.TOO_LATE, late
    return case.finding(
        FindingKind.REVOKE,
        refused.at,
        (refused.seat,),
        stands,
        trick=trick.number,
        suit=_SUITS[refused.suit],
        established=_established(case, refused),
        proved_by=Proof(found.trick, DECK[found.card] if found.card is not None else None, found.how),
        others=(lead_at, *(() if found.at == refused.at else (found.at,)), *_made_by(state)),
        confirm=_to_confirm(stands, bool(in_doubt), to_settle, found),
        detail=detail,
        confidence=_confidence(case, refused, found),
    )


def _made_by(state: HandState) -> tuple[int, ...]:
    """The call that made trump: every revoke rests on it."""
    return () if state.made_at is None else (state.made_at,)


def _confidence(case: Case, refused: Refused, found: Bearing) -> float:
    """Product over the three sightings; an unread one counts by the readings that would make it a revoke."""
    product = 1.0
    for at in {refused.trick.at[0], refused.at, found.at}:
        event = case.state.events[at]
        if isinstance(event, Play) and event.card is None and event.candidates:
            product *= _share(case.state, event, refused, at)
        else:
            product *= confidence_of(case.state, at)
    made = case.state.made_at
    if made is not None and isinstance(case.state.events[made], Call):
        product *= confidence_of(case.state, made)
    return min(max(product, 0.0), 1.0)


def _share(state: HandState, play: Play, refused: Refused, at: int) -> float:
    """Probability of the readings of an unread card under which there was a revoke."""
    share = 0.0
    for card, probability in play.candidates:
        follows = refused.suit in readings(state, Play(play.seat, card))
        if follows != (at == refused.at):
            share += probability
    return share


def _to_confirm(stands: State, in_doubt: bool, to_settle: str, found: Bearing) -> str:
    if in_doubt:
        return "which of the sightings of the same card is right"
    if to_settle:
        return to_settle
    if stands is State.SUSPENDED:
        return "the unsure card: look at its picture"
    if found.how is How.COUNT:
        return "trump, and that no card was misread"
    return "trump, and that both cards are this player's"


def _established(case: Case, refused: Refused) -> bool | None:
    """Whether the revoke is past putting right by the laws in force; None after the last trick of a hand."""
    state = case.state
    own_side = case.laws["revoke_established"] == "offenders_play"
    for trick in state.tricks:
        if trick.number <= refused.trick.number:
            continue
        seats = [play.seat for play in trick.plays]
        seats += [play.seat for _, play in trick.extras + trick.strays]
        if any(not own_side or seat.side is refused.seat.side for seat in seats):
            return True
    return None if case.over else False
