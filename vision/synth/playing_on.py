"""A random hand played on card by card, by whoever writes a script of it."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from euchre.cards import Card, Suit, effective_suit
from euchre.seats import Seat
from vision.synth.random_hands import Record, Wish, beats, random_hand


@dataclass(slots=True)
class Table:
    """A hand being played on from a record's deal, with everybody's cards.

    Attributes:
        rng: everybody's choices.
        record: the hand; its events are written anew.
        trump: its trump suit.
        order: the seats that play, clockwise from the next leader.
        held: cards still in hand, of the seat that sits out too.
        trick: plays of the trick on the table that stand.
        number: of that trick.
    """

    rng: np.random.Generator
    record: Record
    trump: Suit
    order: list[Seat]
    held: dict[Seat, list[Card]]
    trick: list[tuple[Seat, Card]] = field(default_factory=list)
    number: int = 1

    @classmethod
    def deal(cls, rng: np.random.Generator, *, alone: bool = False) -> Table:
        """Deal and call a random hand."""
        return cls.of(rng, random_hand(rng, wish=Wish(alone=float(alone))))

    @classmethod
    def of(cls, rng: np.random.Generator, record: Record) -> Table:
        """Play a record's deal anew, from the first lead."""
        call, dealer, upcard = record["calls"][-1], Seat(record["dealer"]), Card.parse(record["upcard"])
        sitting = Seat(call["seat"]).partner if call.get("alone") else None
        held = {Seat(seat): [Card.parse(name) for name in names] for seat, names in record["hands"].items()}
        if record["discard"] is not None:
            held[dealer] = [c for c in (*held[dealer], upcard) if str(c) != record["discard"]]
        order = [seat for turn in range(1, 5) if (seat := dealer.ahead(turn)) is not sitting]
        record["events"] = []
        trump = Suit(call["suit"]) if "suit" in call else upcard.suit
        return cls(rng, record, trump, order, held)

    @property
    def led(self) -> Suit | None:
        """The suit to follow now."""
        return effective_suit(self.trick[0][1], self.trump) if self.trick else None

    def lawful(self, seat: Seat) -> list[Card]:
        """What a seat may play now."""
        hand, led = self.held[seat], self.led
        return [c for c in hand if led is None or effective_suit(c, self.trump) is led] or list(hand)

    def pick(self, cards: list[Card]) -> Card:
        """One of these."""
        return cards[int(self.rng.integers(len(cards)))]

    def tell(self, do: str, seat: Seat, **more: object) -> None:
        """Write an event."""
        self.record["events"].append({"do": do, "seat": seat.value, **more})

    def play(self, seat: Seat, card: Card | None = None, **more: object) -> Card:
        """A seat plays a card; a lawful one of its own choice where none is named."""
        card = card or self.pick(self.lawful(seat))
        self.held[seat].remove(card)
        self.trick.append((seat, card))
        self.tell("play", seat, card=str(card), **more)
        return card

    def take_back(self, seat: Seat, card: Card) -> None:
        """A seat takes its card back."""
        self.trick.remove((seat, card))
        self.held[seat].append(card)
        self.tell("withdraw", seat, card=str(card))

    def winner(self) -> Seat:
        """Who has won the trick on the table."""
        led, (who, best) = self.led, self.trick[0]
        assert led is not None
        for seat, card in self.trick[1:]:
            if beats(card, best, led, self.trump):
                who, best = seat, card
        return who

    def gather(self, by: Seat | None = None) -> None:
        """The trick is taken in, by its winner or by somebody else; the winner leads next."""
        won = self.winner()
        self.tell("gather", by or won, trick=self.number)
        first = self.order.index(won) if won in self.order else 0
        self.order = self.order[first:] + self.order[:first]
        self.trick, self.number = [], self.number + 1

    def finish_trick(self) -> None:
        """Whoever has not played to the trick does, in order; it is gathered."""
        done = {seat for seat, _ in self.trick}
        for seat in self.order:
            if seat not in done:
                self.play(seat)
        self.gather()
