"""What has been seen of each hand, and which cards nobody has seen."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import DECK
from euchre.events import Count, Play
from euchre.hand import HAND_SIZE, HandState
from euchre.seats import Seat


@dataclass(frozen=True, slots=True)
class SeatCard:
    """A card that a seat has shown by boarding it."""

    trick: int
    at: int
    play: Play


def unseen_cards(state: HandState) -> list[int]:
    """Cards that have been seen nowhere: not played, not shown, not the up card, not the discard."""
    known = {item.card for item in state.known}
    if state.upcard is not None:
        known.add(state.upcard.index)
    if state.discard is not None:
        known.add(state.discard.index)
    return [card for card in range(len(DECK)) if not state.played >> card & 1 and card not in known]


def boarded(state: HandState) -> dict[Seat, list[SeatCard]]:
    """All cards each seat has boarded, those taken back included, in order."""
    cards: dict[Seat, list[SeatCard]] = {seat: [] for seat in Seat}
    for trick in state.tricks:
        number = trick.number
        for at, play in zip(trick.at, trick.plays, strict=True):
            cards[play.seat].append(SeatCard(number, at, play))
        for at, play in trick.extras + trick.strays:
            cards[play.seat].append(SeatCard(number, at, play))
    if state.taken_back:
        for back in state.taken_back:
            cards[back.play.seat].append(SeatCard(back.trick, back.at, back.play))
        for seat_cards in cards.values():
            seat_cards.sort(key=lambda item: item.at)
    return cards


def seen_of(state: HandState, seat: Seat, cards: list[SeatCard]) -> set[int]:
    """Cards known to be of a seat's hand: boarded and read, or shown; the card taken up, too."""
    seen = {item.play.card.index for item in cards if item.play.card is not None}
    seen |= {item.card for item in state.known if item.seat is seat}
    if seat is state.dealer and state.ordered and state.upcard is not None:
        if state.discard is not None:
            seen.discard(state.discard.index)
            if state.discard != state.upcard:
                seen.add(state.upcard.index)
        elif state.record.no_discard:
            seen.add(state.upcard.index)
    return seen


def hand_size(state: HandState, seat: Seat) -> int:
    """Cards a seat plays from: five, six for a dealer who laid none away, or what was counted before play."""
    size = HAND_SIZE
    for at, event in enumerate(state.events):
        if state.first_lead_at is not None and at > state.first_lead_at:
            break
        if isinstance(event, Count) and seat in event.counts and seat is not state.dealer:
            size = event.counts[seat]
    if seat is state.dealer and state.ordered and state.record.no_discard and state.discard_at is None:
        size += 1
    return size
