"""Random hands with their truth, dealt and played by this file's own few rules, apart from the engine."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from euchre.cards import DECK, Card, Suit, effective_suit
from euchre.events import Call, CallKind, Play
from euchre.record import HandRecord
from euchre.seats import Seat


@dataclass
class Truth:
    """What really happened, as only the dealer of the cards can know."""

    record: HandRecord
    reneges: set[tuple[Seat, int]] = field(default_factory=set)  # seat and trick
    shown: dict[tuple[Seat, int], int] = field(default_factory=dict)  # the trick that gives each away
    taken_by_makers: int = 0


def strength(card: Card, led: Suit, trump: Suit) -> int:
    suit = effective_suit(card, trump)
    if suit is trump:
        if card.rank.value == "J":
            return 40 if card.suit is trump else 39
        return 20 + card.rank.index
    return card.rank.index if suit is led else -1


def random_hand(rng: random.Random, renege_chance: float = 0.0, discard_seen: bool = True) -> Truth:
    """Deal and play one hand; a seat that must follow and could do otherwise reneges by that chance."""
    deck = list(DECK)
    rng.shuffle(deck)
    hands = {seat: deck[n * 5 : n * 5 + 5] for n, seat in enumerate(Seat)}
    dealt = {seat: tuple(cards) for seat, cards in hands.items()}
    upcard = deck[20]
    dealer = rng.choice(list(Seat))
    calls: list[Call] = []
    order = [dealer.ahead(n) for n in range(1, 5)]
    turn = rng.randrange(8)
    for n in range(turn):
        calls.append(Call(order[n % 4], CallKind.PASS, id=f"c{n + 1}"))
    maker = order[turn % 4]
    alone = rng.random() < 0.2
    discard = None
    if turn < 4:
        trump = upcard.suit
        calls.append(Call(maker, CallKind.ORDER, trump, alone, id=f"c{turn + 1}"))
        discard = rng.choice(hands[dealer])
        hands[dealer] = [card for card in hands[dealer] if card != discard] + [upcard]
    else:
        trump = rng.choice([suit for suit in Suit if suit is not upcard.suit])
        calls.append(Call(maker, CallKind.NAME, trump, alone, id=f"c{turn + 1}"))
    active = [seat for seat in Seat if not (alone and seat is maker.partner)]
    truth = Truth(HandRecord())
    plays = _play_out(rng, truth, hands, active, dealer, maker, trump, renege_chance)
    truth.record = HandRecord(
        id="random",
        laws="house",
        dealer=dealer,
        upcard=upcard,
        calls=tuple(calls),
        discard=discard if discard_seen else None,
        events=tuple(plays),
        hands=dealt,
    )
    return truth


def _play_out(
    rng: random.Random,
    truth: Truth,
    hands: dict[Seat, list[Card]],
    active: list[Seat],
    dealer: Seat,
    maker: Seat,
    trump: Suit,
    renege_chance: float,
) -> list[Play]:
    plays: list[Play] = []
    leader = next(seat for seat in (dealer.ahead(n) for n in range(1, 5)) if seat in active)
    refused: dict[Seat, list[tuple[Suit, int]]] = {seat: [] for seat in Seat}
    for trick in range(1, 6):
        played: list[tuple[Seat, Card]] = []
        for seat in (s for s in (leader.ahead(n) for n in range(4)) if s in active):
            hand = hands[seat]
            led = effective_suit(played[0][1], trump) if played else None
            following = [card for card in hand if led is None or effective_suit(card, trump) is led]
            others = [card for card in hand if card not in following]
            card = rng.choice(following or hand)
            if led is not None and following and others and rng.random() < renege_chance:
                card = rng.choice(others)
                truth.reneges.add((seat, trick))
                refused[seat].append((led, trick))
            hand.remove(card)
            suit = effective_suit(card, trump)
            for refused_suit, in_trick in refused[seat]:
                if suit is refused_suit and in_trick < trick:
                    truth.shown.setdefault((seat, in_trick), trick)
            played.append((seat, card))
            plays.append(Play(seat, card, id=f"e{len(plays) + 1}"))
        led = effective_suit(played[0][1], trump)
        leader = max(played, key=lambda item: strength(item[1], led, trump))[0]
        truth.taken_by_makers += leader.side is maker.side
    return plays
