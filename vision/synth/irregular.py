"""Short hands in which one thing goes wrong, of every kind that a camera can see, as hand records.

Each is a random lawful hand up to the moment, then the slip, then play to the end of that trick or the next.
What follows from it is judged elsewhere, from the record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
        record = random_hand(rng, wish=Wish(alone=float(alone)))
        call, dealer, upcard = record["calls"][-1], Seat(record["dealer"]), Card.parse(record["upcard"])
        sitting = Seat(call["seat"]).partner if alone else None
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


def irregular_hand(rng: np.random.Generator, kind: str) -> Record:
    """A short hand with one irregularity.

    Args:
        rng: the deal and everybody's choices.
        kind: a key of `IRREGULAR`.
    """
    for _ in range(4000):
        made = next(IRREGULAR[kind](rng), None)
        if made is not None:
            return made
    raise RuntimeError(f"no hand with {kind} came up in 4000 deals")


def _taken_back(rng: np.random.Generator) -> Iterator[Record]:
    """A card is taken back though it was lawful, and another lawful one played."""
    table = Table.deal(rng)
    table.finish_trick()
    before = int(rng.integers(0, 3))
    for seat in table.order[:before]:
        table.play(seat)
    seat = table.order[before]
    if len(table.lawful(seat)) > 1:
        wrong = table.play(seat)
        table.take_back(seat, wrong)
        table.play(seat, table.pick([c for c in table.lawful(seat) if c != wrong]))
        table.finish_trick()
        yield table.record


def _exposed(rng: np.random.Generator) -> Iterator[Record]:
    """A card is dropped face up by somebody whose turn it is not, and stays."""
    table = Table.deal(rng)
    table.finish_trick()
    table.play(table.order[0])
    seat = table.order[2 + int(rng.integers(2))]
    dropped = table.pick(table.held[seat])
    if len(table.lawful(seat)) > 1 or dropped not in table.lawful(seat):
        table.tell("expose", seat, cards=[str(dropped)], cause="dropped")
        for other in table.order[1:]:
            rest = [c for c in table.lawful(other) if c != dropped]
            table.play(other, table.pick(rest))
        table.gather()
        yield table.record


def _together(rng: np.random.Generator) -> Iterator[Record]:
    """Two cards land at once."""
    table = Table.deal(rng)
    table.finish_trick()
    table.play(table.order[0])
    table.play(table.order[1], together=1)
    table.play(table.order[2], together=1)
    table.finish_trick()
    yield table.record


def _play_out_of_turn(rng: np.random.Generator) -> Iterator[Record]:
    """The third hand plays before the second."""
    table = Table.deal(rng)
    table.finish_trick()
    for seat in (0, 2, 1):
        table.play(table.order[seat])
    table.finish_trick()
    yield table.record


def _lead_out_of_turn(rng: np.random.Generator) -> Iterator[Record]:
    """Somebody leads who did not win the trick before."""
    table = Table.deal(rng)
    table.finish_trick()
    start = 1 + int(rng.integers(3))
    table.order = table.order[start:] + table.order[:start]
    table.finish_trick()
    yield table.record


def _renege(rng: np.random.Generator) -> Iterator[Record]:
    """A suit is refused, and a card of it shown two tricks later at most."""
    record = random_hand(rng, wish=Wish(renege=True))
    yield record


def _corrected(rng: np.random.Generator) -> Iterator[Record]:
    """A renege is taken back at once."""
    record = random_hand(rng, wish=Wish(renege=True, corrected=True))
    events = record["events"]
    slip = next(n for n, event in enumerate(events) if event["do"] == "withdraw")
    end = next(n for n, event in enumerate(events) if n > slip and event["do"] == "gather")
    yield {**record, "events": events[: end + 1]}


def _corrected_renege(table: Table) -> tuple[Seat, Card] | None:
    """Second hand does not follow to the second trick, takes its card back and leaves it shown: who, which.

    None if that seat has no card to do it with.
    """
    table.finish_trick()
    table.play(table.order[0])
    seat = table.order[1]
    wrong = [c for c in table.held[seat] if c not in table.lawful(seat)]
    if not wrong:
        return None
    card = table.play(seat, table.pick(wrong))
    table.take_back(seat, card)
    table.tell("expose", seat, cards=[str(card)], cause="shown")
    table.play(seat)
    table.finish_trick()
    return seat, card


def _penalty_card(rng: np.random.Generator) -> Iterator[Record]:
    """A renege is taken back, its card stays face up on the table and is played to the next trick."""
    table = Table.deal(rng)
    slip = _corrected_renege(table)
    if slip is None:
        return
    seat, card = slip
    for other in table.order:
        fits = card in table.lawful(other) if other is seat else False
        table.play(other, card if fits else None)
    table.gather()
    if card not in table.held[seat]:
        yield table.record


def _penalty_card_kept(rng: np.random.Generator) -> Iterator[Record]:
    """A renege is taken back, its card becomes a penalty card, and another is played when it could be."""
    table = Table.deal(rng)
    slip = _corrected_renege(table)
    if slip is None:
        return
    seat, card = slip
    kept = False
    for other in table.order:
        lawful = table.lawful(other)
        rest = [c for c in lawful if c != card]
        kept = kept or (other is seat and card in lawful and bool(rest))
        if other is seat and not rest:
            return
        table.play(other, table.pick(rest))
    table.gather()
    if kept:
        yield table.record


def _double_play(rng: np.random.Generator) -> Iterator[Record]:
    """Somebody plays a second card to a trick, and nobody is short of one."""
    table = Table.deal(rng)
    table.finish_trick()
    slip = 1 + int(rng.integers(2))  # a second card of the last hand would be the next lead
    for number, seat in enumerate(table.order):
        table.play(seat)
        if number == slip:
            second = table.pick(table.held[seat])
            table.held[seat].remove(second)
            table.tell("play", seat, card=str(second))
    table.tell("gather", table.winner(), trick=table.number)
    yield table.record


def _kitty_seen(rng: np.random.Generator) -> Iterator[Record]:
    """After a trick somebody turns up the card that the dealer laid on the undealt ones."""
    table = Table.deal(rng)
    if table.record["discard"] is not None:
        table.finish_trick()
        table.record["events"].append({"do": "kitty_seen"})
        table.finish_trick()
        yield table.record


def _partner_faced(rng: np.random.Generator) -> Iterator[Record]:
    """A lone player's partner lays the cards down face up."""
    table = Table.deal(rng, alone=True)
    partner = Seat(table.record["calls"][-1]["seat"]).partner
    table.tell("expose", partner, cards=[str(c) for c in table.held[partner]], cause="faced")
    table.finish_trick()
    yield table.record


def _buried(rng: np.random.Generator) -> Iterator[Record]:
    """The dealer lays the up card itself away, which some laws forbid; five tricks show that it was."""
    table = Table.deal(rng)
    dealer, upcard = Seat(table.record["dealer"]), table.record["upcard"]
    if table.record["discard"] is not None:
        table.held[dealer] = [Card.parse(name) for name in table.record["hands"][dealer.value]]
        table.record["discard"] = upcard
        for _ in range(5):
            table.finish_trick()
        yield table.record


def _inactive(rng: np.random.Generator) -> Iterator[Record]:
    """A lone player's partner plays a card."""
    table = Table.deal(rng, alone=True)
    table.finish_trick()
    maker = Seat(table.record["calls"][-1]["seat"])
    table.play(table.order[0])
    card = table.pick(table.held[maker.partner])
    table.held[maker.partner].remove(card)
    table.tell("play", maker.partner, card=str(card))
    done = {seat for seat, _ in table.trick}
    for seat in table.order:
        if seat not in done:
            table.play(seat)
    yield table.record


def _wrong_gather(rng: np.random.Generator) -> Iterator[Record]:
    """The losing side takes a trick in."""
    table = Table.deal(rng)
    table.finish_trick()
    for seat in table.order:
        table.play(seat)
    table.gather(table.winner().ahead(1 + 2 * int(rng.integers(2))))
    table.finish_trick()
    yield table.record


def _faced(rng: np.random.Generator) -> Iterator[Record]:
    """After two tricks somebody lays all remaining cards down, face up."""
    table = Table.deal(rng)
    table.finish_trick()
    table.finish_trick()
    seat = table.order[int(rng.integers(4))]
    table.tell("expose", seat, cards=[str(c) for c in table.held[seat]], cause="faced")
    yield table.record


IRREGULAR: dict[str, Callable[[np.random.Generator], Iterator[Record]]] = {
    "taken_back": _taken_back,
    "exposed": _exposed,
    "together": _together,
    "play_out_of_turn": _play_out_of_turn,
    "lead_out_of_turn": _lead_out_of_turn,
    "renege_shown": _renege,
    "renege_corrected": _corrected,
    "penalty_card": _penalty_card,
    "penalty_card_kept": _penalty_card_kept,
    "double_play": _double_play,
    "inactive_played": _inactive,
    "partner_faced": _partner_faced,
    "kitty_seen": _kitty_seen,
    "buried": _buried,
    "wrong_gather": _wrong_gather,
    "faced": _faced,
}
"""Makers of the scripted kinds, by name; one yields nothing where its deal does not lend itself."""

LAWS_OF = {"penalty_card_kept": "mso", "buried": "simple"}
"""Kinds that only some laws know, with laws that do."""
NEEDS_DEAL: frozenset[str] = frozenset()
"""Kinds that can only be told from a clip that shows the deal too."""
