"""Refusals: who did not play the suit led, and what the cards seen since say of it.

A refusal is neutral. It becomes a revoke only through a card: one of the refused suit that the same seat
plays later, or one that was seen to be in that hand; or because the unseen cards of the suit have no other
place to be.
"""

from __future__ import annotations

from typing import NamedTuple

from euchre.events import Play
from euchre.findings import How
from euchre.hand import HandState
from euchre.irregularities.unseen import SeatCard, hand_size, seen_of, unseen_cards
from euchre.seats import Seat
from euchre.tables import EFFECTIVE, NO_TRUMP
from euchre.trick import UNSURE, Trick


class Refused(NamedTuple):
    """One seat's card that was not, or may not have been, of the suit led."""

    trick: Trick
    n: int  # place among the plays of the trick
    seat: Seat
    suit: int
    at: int
    sure: bool  # whether both cards are read


class Bearing(NamedTuple):
    """What proves a refusal to be a revoke.

    Attributes:
        at: position of the event that makes it certain.
        trick: trick in which it became certain.
        card: the card, None for a count.
        how: how it proves it.
        sure: whether the card is read.
    """

    at: int
    trick: int
    card: int | None
    how: How
    sure: bool


def find_refusals(state: HandState) -> list[Refused]:
    """All refusals of the tricks as they stand, in order."""
    trump = state.trump_index
    if trump == NO_TRUMP:
        return []
    effective = EFFECTIVE[trump]
    found: list[Refused] = []
    for trick in state.tricks:
        cards = trick.cards
        if len(cards) < 2:
            continue
        if UNSURE in cards:
            found += _unsure_refusals(state, trick)
            continue
        led = effective[cards[0]]
        for n in range(1, len(cards)):
            if effective[cards[n]] != led:
                play = trick.plays[n]
                found.append(Refused(trick, n, play.seat, led, trick.at[n], True))
    return found if not any(trick.extras for trick in state.tricks) else _without_mixed(state, found)


def _unsure_refusals(state: HandState, trick: Trick) -> list[Refused]:
    """Refusals of a trick with unread cards: the lead by its best reading, the follower by any."""
    trump = state.trump_index
    lead = trick.plays[0]
    if lead.card is None and not lead.candidates:
        return []
    best = lead.card or max(lead.candidates, key=lambda item: item[1])[0]
    led = EFFECTIVE[trump][best.index]
    found = []
    for n in range(1, len(trick.plays)):
        play = trick.plays[n]
        suits = readings(state, play)
        if any(suit != led for suit in suits):
            sure = lead.card is not None and play.card is not None
            found.append(Refused(trick, n, play.seat, led, trick.at[n], sure))
    return found


def _without_mixed(state: HandState, found: list[Refused]) -> list[Refused]:
    """Leave out seats that boarded two cards of which one follows: which of them is played, a person says.

    A card swapped in after the next lead changes nothing: the one that stood is the one that was played.
    """
    late = {back.replaced_at for back in state.taken_back if not back.in_time}
    return [
        refused
        for refused in found
        if not any(
            extra.seat is refused.seat and at not in late and refused.suit in readings(state, extra)
            for at, extra in refused.trick.extras
        )
    ]


def readings(state: HandState, play: Play) -> frozenset[int]:
    """Effective suits that a played card may be of.

    An unreadable card may be any not seen elsewhere, for there is one of each: a physical fact. One known
    to be in that very hand is not elsewhere. Which of them it ought to be by the rules is never asked.
    """
    effective = EFFECTIVE[state.trump_index]
    if play.card is not None:
        return frozenset((effective[play.card.index],))
    if play.candidates:
        return frozenset(effective[card.index] for card, _ in play.candidates)
    own = {item.card for item in state.known if item.seat is play.seat}
    if play.seat is state.dealer and state.ordered and state.upcard is not None:
        own.add(state.upcard.index)
    own = {card for card in own if not state.played >> card & 1}
    return frozenset(effective[card] for card in own.union(unseen_cards(state)))


def bearing(state: HandState, refused: Refused, cards: list[SeatCard]) -> Bearing | None:
    """The earliest proof of a refusal, a sure one before any unsure; None while there is none.

    Args:
        state: the hand.
        refused: the refusal.
        cards: all cards its seat has boarded (`boarded`).
    """
    found = [*_later_plays(state, refused, cards)]
    if state.known:
        found += _known_cards(state, refused)
    upcard = _upcard_in_hand(state, refused)
    if upcard is not None:
        found.append(upcard)
    if not found:
        return None
    return min(found, key=lambda item: (not item.sure, item.at))


def _later_plays(state: HandState, refused: Refused, cards: list[SeatCard]) -> list[Bearing]:
    effective = EFFECTIVE[state.trump_index]
    number = refused.trick.number
    found = []
    for item in cards:
        if item.trick < number or (item.trick == number and item.at <= refused.at):
            continue
        at = max(item.at, refused.at)
        card = item.play.card
        if card is not None:
            if effective[card.index] == refused.suit:
                how = How.LATER_PLAY if item.trick > number else How.KNOWN_CARD
                found.append(Bearing(at, item.trick, card.index, how, True))
            continue
        suits = readings(state, item.play)
        if refused.suit in suits:
            sure = not item.play.candidates and len(suits) == 1
            best = max(
                (pair for pair in item.play.candidates if effective[pair[0].index] == refused.suit),
                key=lambda pair: pair[1],
                default=None,
            )
            likely = best[0].index if best is not None else None
            found.append(Bearing(at, item.trick, likely, How.LATER_PLAY, sure))
    return found


def _known_cards(state: HandState, refused: Refused) -> list[Bearing]:
    """Cards of the suit seen in that hand: before, so that the refusal proves itself; or faced afterwards."""
    effective = EFFECTIVE[state.trump_index]
    found = []
    for item in state.known:
        if item.seat is not refused.seat or effective[item.card] != refused.suit:
            continue
        if item.at > refused.at:
            how = How.FACED if item.faced else How.KNOWN_CARD
            found.append(Bearing(item.at, _trick_at(state, item.at), item.card, how, True))
        elif _still_held(state, refused, item.card, item.at):
            found.append(Bearing(refused.at, refused.trick.number, item.card, How.KNOWN_CARD, True))
    return found


def _still_held(state: HandState, refused: Refused, card: int, seen_at: int) -> bool:
    """Whether a card seen in the hand before was still in it at the refusal."""
    if _gone_before(state, refused, card):
        return False
    before_exchange = state.first_lead_at is None or seen_at < state.first_lead_at
    if refused.seat is state.dealer and state.ordered and before_exchange:
        return kept_in_exchange(state, card, refused.at)
    return True


def _gone_before(state: HandState, refused: Refused, card: int) -> bool:
    """Whether a card had been played to an earlier trick."""
    return any(trick.number < refused.trick.number and card in trick.cards for trick in state.tricks)


def kept_in_exchange(state: HandState, card: int, at: int) -> bool:
    """Whether a card that the dealer held before the exchange is certain to be in the hand at a moment.

    Only a discard that was seen says so: to be another card, not to happen, or to happen later.
    """
    if state.discard is not None and (state.discard_at is None or state.discard_at < at):
        return state.discard.index != card
    if state.record.no_discard and state.discard_at is None:
        return True
    return state.discard_at is not None and state.discard_at > at


def _upcard_in_hand(state: HandState, refused: Refused) -> Bearing | None:
    """The card taken up, where it is certain to be in the dealer's hand at the refusal."""
    upcard = state.upcard
    if refused.seat is not state.dealer or not state.ordered or upcard is None:
        return None
    if EFFECTIVE[state.trump_index][upcard.index] != refused.suit:
        return None
    if state.pickup_at is not None and state.pickup_at > refused.at:
        return None
    if not kept_in_exchange(state, upcard.index, refused.at):
        return None
    if _gone_before(state, refused, upcard.index):
        return None
    return Bearing(refused.at, refused.trick.number, upcard.index, How.KNOWN_CARD, True)


def _trick_at(state: HandState, at: int) -> int:
    """Number of the trick on the table when an event happened."""
    number = 1
    for trick in state.tricks:
        if trick.at and trick.at[0] < at:
            number = trick.number
    return number


def count_proves(state: HandState, refused: Refused, cards: dict[Seat, list[SeatCard]]) -> bool:
    """Whether the unseen cards of the suit outnumber every place but this hand (the inequality of counting).

    The other places are the unseen cards of the other hands (those that sit out too), the kitty's three
    unknown cards, and one more where a card was laid away unseen.
    """
    effective = EFFECTIVE[state.trump_index]
    unseen = sum(1 for card in unseen_cards(state) if effective[card] == refused.suit)
    if unseen == 0 or state.upcard is None:
        return False
    places = 3
    if state.ordered and state.discard is None and not state.record.no_discard:
        places += 1
    for seat in Seat:
        if seat is not refused.seat:
            places += max(hand_size(state, seat) - len(seen_of(state, seat, cards[seat])), 0)
    return unseen > places
