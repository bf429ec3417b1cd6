"""Leads and plays out of turn, simultaneous plays, second and missing cards, seats that sit out but play.

Sources: MSO 2000, lead out of turn; Classic Tourneys, two cards at once. The other cases are in no text.
"""

from __future__ import annotations

from euchre.cards import Card
from euchre.events import Event, Play
from euchre.findings import Finding, FindingKind, State
from euchre.hand import HAND_SIZE, HandState
from euchre.irregularities.case import Case
from euchre.irregularities.doubts import shuffled
from euchre.notes import Slip
from euchre.seats import Seat
from euchre.trick import Trick


def judge_turns(case: Case) -> list[Finding]:
    """Findings of the play itself."""
    findings = []
    for slip in case.state.slips:
        if slip.kind is FindingKind.LEAD_OUT_OF_TURN:
            findings.append(_lead(case, slip))
        elif slip.kind is FindingKind.PLAY_OUT_OF_TURN:
            if not _never_played(case.state, slip):
                findings.append(_play(case, slip))
        elif slip.kind is FindingKind.DOUBLE_PLAY:
            findings.append(_two_cards(case, slip))
        elif slip.kind is FindingKind.INACTIVE_PLAYED:
            findings.append(_inactive(case, slip))
    return findings


def _never_played(state: HandState, slip: Slip) -> bool:
    """Whether the seat that was due has no card in the trick at all: it was passed over, or not seen."""
    for trick in state.tricks:
        if trick.number == slip.trick:
            return trick.closed and all(play.seat.value != slip.detail for play in trick.plays)
    return False


def _card(event: Event) -> Card | None:
    return event.card if isinstance(event, Play) else None


def _lead(case: Case, slip: Slip) -> Finding:
    state = case.state
    answer = state.resolved.get(slip.at) or _accepted_by_play(state, slip)
    rested = _rests_on_unsure(case, slip.trick) or shuffled(case, slip.trick)
    return case.finding(
        FindingKind.LEAD_OUT_OF_TURN,
        slip.at,
        slip.seats,
        State.SUSPENDED if rested else State.PROVED,
        trick=slip.trick,
        others=_previous_trick(state, slip.trick),
        confirm=f"that {slip.detail} was to lead"
        + ("" if answer else ", and whether an opponent accepts the lead"),
        detail=answer,
        card=_card(state.events[slip.at]),
    )


def _accepted_by_play(state: HandState, slip: Slip) -> str:
    """`accepted` where the laws take the next opponent's play for it and it came."""
    if not state.laws["next_play_accepts"]:
        return ""
    for trick in state.tricks:
        if trick.at and trick.at[0] == slip.at and len(trick.plays) > 1:
            second = trick.plays[1].seat
            if second.side is not slip.seats[0].side and second.value != slip.detail:
                return "accepted"
            if second is _next_active(state, slip.seats[0]) and second.side is not slip.seats[0].side:
                return "accepted"
    return ""


def _next_active(state: HandState, seat: Seat) -> Seat:
    following = seat.next
    while not state.active_bits >> following.index & 1 and following is not seat:
        following = following.next
    return following


def _previous_trick(state: HandState, number: int | None) -> tuple[int, ...]:
    """Plays of the trick that decides who was to lead."""
    if number is None:
        return ()
    return next((tuple(trick.at) for trick in state.tricks if trick.number == number - 1), ())


def _rests_on_unsure(case: Case, number: int | None) -> bool:
    if number is None:
        return False
    for trick in case.state.tricks:
        if trick.number == number - 1:
            unread = any(play.card is None or play.card.index in case.state.conflicts for play in trick.plays)
            return unread or shuffled(case, trick.number)
    return False


def _play(case: Case, slip: Slip) -> Finding:
    return case.finding(
        FindingKind.PLAY_OUT_OF_TURN,
        slip.at,
        slip.seats,
        State.SUSPENDED if shuffled(case, slip.trick) else State.PROVED,
        trick=slip.trick,
        confirm=f"that the card was boarded before {slip.detail}'s",
        card=_card(case.state.events[slip.at]),
    )


def _two_cards(case: Case, slip: Slip) -> Finding:
    both = [_card(case.state.events[at]) for at in (slip.at, *slip.others)]
    unsure = any(card is None or card.index in case.state.conflicts for card in both)
    unsure = unsure or shuffled(case, slip.trick, own=slip.at)
    return case.finding(
        FindingKind.DOUBLE_PLAY,
        slip.at,
        slip.seats,
        State.SUSPENDED if unsure else State.PROVED,
        trick=slip.trick,
        others=slip.others,
        confirm="which of the two cards is played",
    )


def _inactive(case: Case, slip: Slip) -> Finding:
    return case.finding(
        FindingKind.INACTIVE_PLAYED,
        slip.at,
        slip.seats,
        State.SUSPENDED if shuffled(case, slip.trick, own=slip.at) else State.PROVED,
        trick=slip.trick,
        confirm="that the seat sits out this hand",
        card=_card(case.state.events[slip.at]),
    )


def judge_missing_cards(case: Case) -> list[Finding]:
    """Seats without a card to a trick that is over; a person's record that names its tricks says it is so.

    That a camera saw no card proves nothing.
    """
    state = case.state
    findings = []
    for trick in state.tricks:
        if not trick.closed or not trick.waiting or not trick.plays:
            continue
        seats = tuple(seat for seat in state.active if trick.waiting >> seat.index & 1)
        seats = tuple(seat for seat in seats if _boarded(state, seat) < HAND_SIZE)
        if not seats:
            continue
        after = next((item for item in state.tricks if item.number == trick.number + 1 and item.plays), None)
        named = after is not None and after.plays[0].trick is not None
        named = named and not (trick.extras or trick.strays)  # else it may be one of those
        named = named and all(play.confidence is None for play in trick.plays)
        end = after.at[0] if after is not None else trick.gathered_at
        findings.append(
            case.finding(
                FindingKind.DOUBLE_PLAY,
                end if end is not None else trick.at[-1],
                seats,
                State.PROVED if named else State.SUSPENDED,
                trick=trick.number,
                others=trick.at,
                confirm="whether no card was played, or none was seen",
                detail="none",
            )
        )
    return findings


def _boarded(state: HandState, seat: Seat) -> int:
    def mine(trick: Trick) -> int:
        plays = [*trick.plays, *(play for _, play in trick.extras)]
        return sum(1 for play in plays if play.seat is seat)

    return sum(mine(trick) for trick in state.tricks)


def judge_together(case: Case) -> list[Finding]:
    """Plays of different seats that landed between the same two frames."""
    groups: dict[int, list[int]] = {}
    for at, event in enumerate(case.state.events):
        if isinstance(event, Play) and event.together is not None:
            groups.setdefault(event.together, []).append(at)
    findings = []
    for positions in groups.values():
        if positions[0] in case.rush:
            continue  # hands thrown in, not played
        plays = [event for at in positions if isinstance(event := case.state.events[at], Play)]
        seats = tuple(dict.fromkeys(play.seat for play in plays))
        if len(seats) < 2:
            continue
        findings.append(
            case.finding(
                FindingKind.SIMULTANEOUS_PLAY,
                positions[0],
                seats,
                State.NOTED,
                trick=_trick_of(case.state, positions[0]),
                others=positions[1:],
                confirm="the order, if it is disputed",
            )
        )
    return findings


def _trick_of(state: HandState, at: int) -> int | None:
    for trick in state.tricks:
        if at in trick.at or any(at == extra_at for extra_at, _ in trick.extras):
            return trick.number
    return None
