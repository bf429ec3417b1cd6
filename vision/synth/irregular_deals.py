"""Hands in which something goes wrong with the deal, the calls, the exchange, or the cards themselves.

Each maker yields nothing where its deal does not lend itself.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from euchre.cards import DECK, Card, effective_suit
from euchre.seats import Seat
from vision.synth.playing_on import Table
from vision.synth.random_hands import Record, Wish, random_hand


def kitty_seen(rng: np.random.Generator) -> Iterator[Record]:
    """After a trick somebody turns up the card that the dealer laid on the undealt ones."""
    table = Table.deal(rng)
    if table.record["discard"] is not None:
        table.finish_trick()
        table.record["events"].append({"do": "kitty_seen"})
        table.finish_trick()
        yield table.record


def partner_faced(rng: np.random.Generator) -> Iterator[Record]:
    """A lone player's partner lays the cards down face up."""
    table = Table.deal(rng, alone=True)
    partner = Seat(table.record["calls"][-1]["seat"]).partner
    table.tell("expose", partner, cards=[str(c) for c in table.held[partner]], cause="faced")
    table.finish_trick()
    yield table.record


def buried(rng: np.random.Generator) -> Iterator[Record]:
    """The dealer lays the up card itself away, which some laws forbid; five tricks show that it was."""
    table = Table.deal(rng)
    dealer, upcard = Seat(table.record["dealer"]), table.record["upcard"]
    if table.record["discard"] is not None:
        table.held[dealer] = [Card.parse(name) for name in table.record["hands"][dealer.value]]
        table.record["discard"] = upcard
        for _ in range(5):
            table.finish_trick()
        yield table.record


def exposed_in_deal(rng: np.random.Generator) -> Iterator[Record]:
    """A card falls face up while it is dealt; it is taken up with the others, and a trick is played."""
    table = Table.deal(rng)
    seat = list(Seat)[int(rng.integers(4))]
    shown = table.record["hands"][seat.value][-1]
    table.tell("expose", seat, cards=[shown], cause="deal")
    table.finish_trick()
    if shown != table.record["discard"]:
        yield table.record


def six_cards(rng: np.random.Generator) -> Iterator[Record]:
    """Somebody who was dealt a card too many has it left when five tricks have been played."""
    table = Table.deal(rng)
    named = {Card.parse(name) for names in table.record["hands"].values() for name in names}
    spare = [card for card in DECK if card not in named and str(card) != table.record["upcard"]]
    seat = table.order[int(rng.integers(4))]
    if table.record["discard"] is None or seat is not Seat(table.record["dealer"]):
        table.record["hands"][seat.value].append(str(spare[0]))
        table.held[seat].append(spare[0])
        yield from _left_over(table, seat)


def no_discard(rng: np.random.Generator) -> Iterator[Record]:
    """The dealer takes the up card and lays none away; the sixth card is left when five tricks are played."""
    table = Table.deal(rng)
    dealer, discard = Seat(table.record["dealer"]), table.record["discard"]
    if discard is not None:
        table.record["discard"] = None
        table.held[dealer].append(Card.parse(discard))
        yield from _left_over(table, dealer)


def _left_over(table: Table, seat: Seat) -> Iterator[Record]:
    """Five tricks are played, and the last is won by whoever has a card left and lays it down."""
    for _ in range(5):
        table.finish_trick()
    if table.order[0] is seat:
        table.play(seat)
        yield table.record


def foul_deck(rng: np.random.Generator) -> Iterator[Record]:
    """A card of the first trick is played once more to the next, by another seat: the pack holds it twice."""
    table = Table.deal(rng)
    first = {seat: table.play(seat) for seat in table.order}
    refused = {seat for seat, card in first.items() if effective_suit(card, table.trump) is not table.led}
    table.gather()
    table.play(table.order[0])
    twice, seat = first[table.order[0]], table.order[1]
    table.held[seat][0] = twice
    if twice in table.lawful(seat) and seat not in refused:
        del table.record["hands"]
        table.play(seat, twice)
        table.finish_trick()
        yield table.record


def call_out_of_turn(rng: np.random.Generator) -> Iterator[Record]:
    """Somebody calls trump before it is that seat's turn; the calls file tells."""
    table = Table.deal(rng)
    calls = table.record["calls"]
    first = 4 if calls[-1]["call"] == "name" else 0
    if len(calls) > first + 1:
        del calls[int(rng.integers(first, len(calls) - 1))]
        table.finish_trick()
        yield table.record


def improper_call(rng: np.random.Generator) -> Iterator[Record]:
    """The suit turned down is named after all; the calls file tells."""
    record = random_hand(rng, wish=Wish())
    call = record["calls"][-1]
    if call["call"] == "name":
        call["suit"] = record["upcard"][-1]
        table = Table.of(rng, record)
        table.finish_trick()
        yield table.record


def defended_alone(rng: np.random.Generator) -> Iterator[Record]:
    """Against a lone maker a defender says to play alone too, which some laws forbid; two play."""
    table = Table.deal(rng, alone=True)
    maker = Seat(table.record["calls"][-1]["seat"])
    seat = maker.ahead(1 + 2 * int(rng.integers(2)))
    table.record["calls"].append({"seat": seat.value, "call": "defend_alone"})
    table.order.remove(seat.partner)
    table.finish_trick()
    table.finish_trick()
    yield table.record


def renege_late(rng: np.random.Generator) -> Iterator[Record]:
    """A renege is not claimed before the next hand is dealt."""
    record = random_hand(rng, wish=Wish(renege=True))
    record["events"].append({"do": "next_deal"})
    yield record


def deal_out_of_turn(rng: np.random.Generator) -> Iterator[Record]:
    """Somebody deals whose turn it is not, after a hand that another dealt and that went as it should."""
    table = Table.deal(rng)
    dealer = Seat(table.record["dealer"])
    table.record["due_dealer"] = dealer.ahead(2 + int(rng.integers(2))).value
    table.finish_trick()
    yield table.record
