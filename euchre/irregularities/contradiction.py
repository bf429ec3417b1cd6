"""Refusals that cannot all be innocent, though no card says whose is not.

If every refusal is believed, the unseen cards must still have places to be: the hidden hands, each without
the suits it refused, the kitty, an unseen discard, the hands that sit out. Where they have not, somebody
revoked or, far likelier, a card was misread. It names nobody, so it is told as a fact.
"""

from __future__ import annotations

from euchre.hand import HandState
from euchre.irregularities.refusals import Refused
from euchre.irregularities.unseen import SeatCard, hand_size, seen_of, unseen_cards
from euchre.seats import Seat
from euchre.tables import EFFECTIVE

_KITTY = 3
"""Cards of the kitty that nobody sees."""


def does_not_add_up(state: HandState, refusals: list[Refused], cards: dict[Seat, list[SeatCard]]) -> bool:
    """Whether the refusals contradict each other, by Hall's condition over the sets of suits.

    Args:
        state: the hand.
        refusals: all its refusals.
        cards: what each seat has boarded.
    """
    if state.upcard is None or state.conflicts or not all(refused.sure for refused in refusals):
        return False
    if any(item.play.card is None for boarded in cards.values() for item in boarded):
        return False
    effective = EFFECTIVE[state.trump_index]
    unseen = [0, 0, 0, 0]
    for card in unseen_cards(state):
        unseen[effective[card]] += 1
    anywhere = _KITTY + (state.ordered and state.discard is None and not state.record.no_discard)
    places: list[tuple[int, int]] = []
    for seat in Seat:
        hidden = max(hand_size(state, seat) - len(seen_of(state, seat, cards[seat])), 0)
        void = 0
        for refused in refusals:
            if refused.seat is seat:
                void |= 1 << refused.suit
        places.append((hidden, ~void))
    for suits in range(1, 16):
        wanted = sum(unseen[suit] for suit in range(4) if suits >> suit & 1)
        room = anywhere + sum(hidden for hidden, allowed in places if allowed & suits & 0b1111)
        if wanted > room:
            return True
    return False
