"""The legal cards of each play, where the hands are known: a question asked of the record, never a filter."""

from __future__ import annotations

from euchre.cards import DECK, Card
from euchre.events import Play
from euchre.hand import HandState
from euchre.seats import Seat
from euchre.trick import legal_cards


def legal_by_play(state: HandState) -> tuple[tuple[Card, ...] | None, ...]:
    """For each play event in order, the cards its seat could lawfully play; None where its hand is not known.

    A card taken back counts as held again from then on.
    """
    places = _places(state)
    back_at = {back.at: back.back_at for back in state.taken_back}
    out: list[tuple[Card, ...] | None] = []
    gone: list[tuple[int, Seat, int]] = []
    for at, event in enumerate(state.events):
        if not isinstance(event, Play):
            continue
        hand = _hand(state, event.seat)
        unread = any(seat is event.seat and card < 0 for _, seat, card in gone)
        if hand is None or unread:
            out.append(None)
        else:
            away = {
                card for was_at, seat, card in gone if back_at.get(was_at, at) >= at and seat is event.seat
            }
            held = tuple(card for card in hand if card not in away)
            legal = legal_cards(held, places.get(at), state.trump_index)
            out.append(tuple(DECK[card] for card in legal))
        gone.append((at, event.seat, event.card.index if event.card is not None else -1))
    return tuple(out)


def _places(state: HandState) -> dict[int, int | None]:
    """Effective suit led by position of the play; None for leads."""
    found: dict[int, int | None] = {}
    for trick in state.tricks:
        led = trick.led_suit(state.trump_index)
        for n, at in enumerate(trick.at):
            found[at] = None if n == 0 else led
        for at, _ in trick.extras + trick.strays:
            found[at] = led
    for back in state.taken_back:
        found[back.at] = None if back.was_lead else back.led
    return found


def _hand(state: HandState, seat: Seat) -> tuple[int, ...] | None:
    """The hand a seat plays from; None where it is not known, as the dealer's with an unseen discard."""
    dealt = state.record.hands.get(seat)
    if dealt is None:
        return None
    cards = [card.index for card in dealt]
    if seat is state.dealer and state.ordered:
        if state.upcard is None:
            return None
        if state.upcard.index not in cards:
            cards.append(state.upcard.index)
        if state.discard is not None:
            cards = [card for card in cards if card != state.discard.index]
        elif not state.record.no_discard:
            return None
    return tuple(cards)
