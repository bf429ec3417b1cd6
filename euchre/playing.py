"""The play: cards boarded, taken back, shown, gathered; tricks told apart without refusing anything.

A trick ends when its cards are gathered or when the next lead lands. A further card of a seat that has played
to an unfinished trick is a second card to that trick; where that is not so, the event says its `trick`.

Sources: MSO 2000, the play of the hand; House, play; Classic Tourneys, which names a card face up on the
table boarded and has the winner gather the trick.
"""

from __future__ import annotations

from collections.abc import Sequence

from euchre.cards import Card
from euchre.events import Event, Expose, Gather, Play, Withdraw
from euchre.findings import FindingKind
from euchre.hand import DEAD, UNKNOWN, HandState
from euchre.notes import Known, Slip, TakenBack
from euchre.seats import Seat
from euchre.tables import NEXT_WAITING, NO_TRUMP
from euchre.trick import UNSURE, Trick


def take_run(state: HandState, events: Sequence[Event], at: int) -> int:
    """Board cards as long as each is read and in turn; returns the position of the first that is not so.

    This is `take_play` for the case that nothing is out of order, which is nearly always: one loop, nothing
    looked up twice. Whatever it does not take is left to `take_play`.
    """
    trick = state.current
    if trick is None or not trick.plays or trick.closed or state.taken_back:
        return at
    home, played, trump = state.home, state.played, state.trump_index
    waiting, plays, cards, places, positions = trick.waiting, trick.plays, trick.cards, trick.places, trick.at
    last = len(events)
    while at < last:
        event = events[at]
        if type(event) is not Play:
            break
        card = event.card
        if card is None or event.trick is not None or event.together is not None:
            break
        seat, index = event.seat, card.index
        place, lay = seat.index, home[index]
        if played >> index & 1 or (lay != place and lay >= 0):
            break
        if not waiting:
            if trick.winner is not seat:
                break
            trick.closed = True
            trick = Trick(trick.number + 1, seat, state.active_bits)
            state.tricks.append(trick)
            waiting, plays, cards, places, positions = (
                trick.waiting,
                trick.plays,
                trick.cards,
                trick.places,
                trick.at,
            )
        elif NEXT_WAITING[waiting][places[0]] != place:
            break
        played |= 1 << index
        plays.append(event)
        positions.append(at)
        cards.append(index)
        places.append(place)
        waiting &= ~(1 << place)
        if not waiting:
            trick.waiting = 0
            trick.settle(trump)
        at += 1
    trick.waiting = waiting
    state.current, state.played = trick, played
    return at


def take_play(state: HandState, at: int, event: Play) -> None:
    """Board a card."""
    trick = state.current
    if event.trick is not None:
        trick = _numbered(state, event.trick, event.seat)
        state.plain = False
    elif trick is None or trick.closed or not trick.waiting:
        trick = _next_trick(state, event.seat)
    seat = event.seat
    place = seat.index
    if state.first_lead_at is None:
        state.first_lead_at = at
        state.pending = None
    if event.card is None:
        card = UNSURE
        state.plain = False
    else:
        card = event.card.index
        if state.home[card] != UNKNOWN or state.played >> card & 1:
            _locate(state, at, seat, card, trick.number)
        else:
            state.home[card] = place
        state.played |= 1 << card
    waiting = trick.waiting
    if not waiting >> place & 1:
        _no_card_due(state, trick, at, event)
        return
    plays = trick.plays
    in_turn = NEXT_WAITING[waiting][trick.places[0]] == place if plays else trick.expected is seat
    if not in_turn:
        _out_of_turn(state, trick, at, seat)
    plays.append(event)
    trick.at.append(at)
    trick.cards.append(card)
    trick.places.append(place)
    trick.waiting = waiting = waiting & ~(1 << place)
    if state.taken_back:
        _replaces(state, trick, at, seat)
    if not waiting:
        trick.settle(state.trump_index)


def _no_card_due(state: HandState, trick: Trick, at: int, event: Play) -> None:
    """A seat that sits out, or has played to this trick, boards a card."""
    if state.active_bits >> event.seat.index & 1:
        _second_card(state, trick, at, event)
        return
    trick.strays = (*trick.strays, (at, event))
    state.slips.append(Slip(FindingKind.INACTIVE_PLAYED, at, (event.seat,), trick.number, "played"))


def _out_of_turn(state: HandState, trick: Trick, at: int, seat: Seat) -> None:
    """Note a lead or a play by a seat that was not due; in a trick named after the fact no order is known."""
    if trick is not state.current or trick.closed:
        return
    if not trick.plays:
        if trick.expected is not None and trick.expected is not seat:
            state.slips.append(
                Slip(FindingKind.LEAD_OUT_OF_TURN, at, (seat,), trick.number, trick.expected.value)
            )
        return
    due = NEXT_WAITING[trick.waiting][trick.plays[0].seat.index]
    if trick.expected is seat and len(trick.plays) == 1 and trick.at[0] not in state.resolved:
        return  # the proper leader answers a lead out of turn: to follow or to lead, a person says
    by = next(s for s in Seat if s.index == due)
    state.slips.append(Slip(FindingKind.PLAY_OUT_OF_TURN, at, (seat,), trick.number, by.value))


def _next_trick(state: HandState, leader: Seat) -> Trick:
    """Close the trick on the table and begin the next."""
    number = 1
    previous = state.current
    if previous is not None:
        previous.closed = True
        number = previous.number + 1
        if previous.waiting:
            state.plain = False
        if previous.waiting and previous.winner is None:
            previous.settle_short(state.trump_index, leader, side_is_enough=False)
    expected = previous.winner if previous is not None and previous.plays else state.next_leader()
    trick = Trick(number, expected, state.active_bits)
    state.tricks.append(trick)
    state.current = trick
    return trick


def _numbered(state: HandState, number: int, seat: Seat) -> Trick:
    """The trick of that number, begun if need be."""
    for trick in state.tricks:
        if trick.number == number:
            return trick
    previous = state.current
    if previous is None or number > previous.number:
        trick = _next_trick(state, seat)
        if number != trick.number:
            trick.number = number
            trick.expected = None  # whoever took the tricks between is not known
        return trick
    trick = Trick(number, None, state.active_bits)
    trick.closed = True
    state.tricks.append(trick)
    state.tricks.sort(key=lambda item: item.number)
    return trick


def _second_card(state: HandState, trick: Trick, at: int, event: Play) -> None:
    trick.extras = (*trick.extras, (at, event))
    late = next(
        (
            b
            for b in state.taken_back
            if b.trick == trick.number and b.play.seat is event.seat and not b.in_time
        ),
        None,
    )
    if late is not None and late.replaced_at is None:
        late.replaced_at = at  # the exchange came too late to change the trick
        return
    n = trick.index_of(event.seat)
    others = () if n is None else (trick.at[n],)
    state.slips.append(Slip(FindingKind.DOUBLE_PLAY, at, (event.seat,), trick.number, "two", others))


def _replaces(state: HandState, trick: Trick, at: int, seat: Seat) -> None:
    for back in reversed(state.taken_back):
        if (
            back.trick == trick.number
            and back.play.seat is seat
            and back.replaced_at is None
            and not back.ruled
        ):
            back.replaced_at = at
            return


def _locate(state: HandState, at: int, seat: Seat, card: int, trick: int | None) -> None:
    """A card is seen at a seat: note it if that card is, or was, somewhere else."""
    home = state.home[card]
    if (home not in (UNKNOWN, seat.index)) or state.played >> card & 1:
        state.conflicts |= {card}
        detail = "dead" if home == DEAD else "twice"
        state.slips.append(Slip(FindingKind.FOUL_DECK, at, (seat,), trick, detail))
    elif home == UNKNOWN:
        state.home[card] = seat.index


def take_back(state: HandState, at: int, event: Withdraw) -> None:
    """A boarded card goes back to its hand; one that was never boarded is nothing new."""
    for trick in reversed(state.tricks):
        for n in range(len(trick.extras) - 1, -1, -1):
            extra_at, extra = trick.extras[n]
            if extra.seat is event.seat and event.card in (None, extra.card):
                trick.extras = (*trick.extras[:n], *trick.extras[n + 1 :])
                state.slips[:] = [slip for slip in state.slips if slip.at != extra_at]
                _note_back(state, trick, extra_at, extra, at, n=-1)
                return
        for n in range(len(trick.plays) - 1, -1, -1):
            play = trick.plays[n]
            if play.seat is event.seat and (event.card is None or play.card in (None, event.card)):
                _note_back(state, trick, trick.at[n], play, at, n)
                if trick is state.current:
                    _drop(state, trick, n)
                    _stands_instead(state, trick, event.seat)
                return


def _note_back(state: HandState, trick: Trick, play_at: int, play: Play, at: int, n: int) -> None:
    led = trick.led_suit(state.trump_index) if n != 0 and state.trump_index != NO_TRUMP else None
    back = TakenBack(play_at, play, trick.number, at, led, was_lead=n == 0, in_time=trick is state.current)
    state.taken_back += (back,)
    if play.card is not None:
        state.known += (Known(play.seat, play.card.index, at, False),)
        if trick is state.current or n < 0:
            state.played &= ~(1 << play.card.index)


def _drop(state: HandState, trick: Trick, n: int) -> None:
    """Take the n-th card out of the trick; whoever followed a lead that is gone was not out of turn."""
    trick.remove(n)
    trick.winner = trick.side = trick.gathered_by = trick.gathered_at = None
    trick.closed = False
    if n == 0:
        state.slips[:] = [
            slip
            for slip in state.slips
            if slip.kind is not FindingKind.PLAY_OUT_OF_TURN or slip.trick != trick.number
        ]


def _stands_instead(state: HandState, trick: Trick, seat: Seat) -> None:
    """The first of a seat's two cards went back: the other one is the card it played, from when it came."""
    for n, (at, play) in enumerate(trick.extras):
        if play.seat is not seat:
            continue
        trick.extras = (*trick.extras[:n], *trick.extras[n + 1 :])
        state.slips[:] = [
            slip for slip in state.slips if slip.kind is not FindingKind.DOUBLE_PLAY or slip.at != at
        ]
        trick.insert(sum(other < at for other in trick.at), at, play)
        _replaces(state, trick, at, seat)
        if not trick.waiting:
            trick.settle(state.trump_index)
        return


def refuse_lead(state: HandState, at: int, lead_at: int) -> None:
    """A lead out of turn is refused: it leaves the trick, and what followed it goes back too."""
    state.resolved[lead_at] = "refused"
    for back in state.taken_back:
        if back.at == lead_at:
            back.ruled = True  # it had gone back before anybody said so
    trick = state.current
    if trick is None or not trick.plays or trick.at[0] != lead_at:
        return
    for n in range(len(trick.plays) - 1, -1, -1):
        play, play_at = trick.plays[n], trick.at[n]
        back = TakenBack(play_at, play, trick.number, at, None, n == 0, True, ruled=True)
        state.taken_back += (back,)
        if play.card is not None:
            state.known += (Known(play.seat, play.card.index, at, False),)
            state.played &= ~(1 << play.card.index)
        _drop(state, trick, n)


def take_gather(state: HandState, event: Gather, at: int) -> None:
    """A trick is taken in: the one named, else the one on the table.

    The next lead may land before the gathering is seen: with one card on the table and the trick before it
    still lying, it is that one.
    """
    trick = state.current
    if event.trick is not None:
        trick = next((item for item in state.tricks if item.number == event.trick), None)
    elif trick is not None and trick.waiting and len(trick.plays) == 1 and len(state.tricks) > 1:
        before = state.tricks[-2]
        trick = before if before.gathered_by is None and before is not trick else trick
    if trick is None:
        return
    trick.gathered_by, trick.gathered_at = event.seat, at
    trick.closed = True
    if trick.waiting:
        state.plain = False
    if trick.waiting and trick.winner is None:
        trick.settle_short(state.trump_index, event.seat, side_is_enough=True)


def expose(state: HandState, at: int, event: Expose) -> None:
    """Cards of a seat are seen without being played."""
    see_cards(state, at, event.seat, event.cards)


def see_cards(state: HandState, at: int, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Cards are seen to be in a hand."""
    for card in cards:
        _locate(state, at, seat, card.index, state.current.number if state.current else None)
        state.known += (Known(seat, card.index, at, True),)
