"""Hands in which something goes wrong in the play; a maker yields nothing where a deal does not fit."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from euchre.cards import Card
from euchre.seats import Seat
from vision.synth.playing_on import Table
from vision.synth.random_hands import Record, Wish, random_hand


def taken_back(rng: np.random.Generator) -> Iterator[Record]:
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


def exposed(rng: np.random.Generator) -> Iterator[Record]:
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


def together(rng: np.random.Generator) -> Iterator[Record]:
    """Two cards land at once."""
    table = Table.deal(rng)
    table.finish_trick()
    table.play(table.order[0])
    table.play(table.order[1], together=1)
    table.play(table.order[2], together=1)
    table.finish_trick()
    yield table.record


def play_out_of_turn(rng: np.random.Generator) -> Iterator[Record]:
    """The third hand plays before the second."""
    table = Table.deal(rng)
    table.finish_trick()
    for seat in (0, 2, 1):
        table.play(table.order[seat])
    table.finish_trick()
    yield table.record


def lead_out_of_turn(rng: np.random.Generator) -> Iterator[Record]:
    """Somebody leads who did not win the trick before."""
    table = Table.deal(rng)
    table.finish_trick()
    start = 1 + int(rng.integers(3))
    table.order = table.order[start:] + table.order[:start]
    table.finish_trick()
    yield table.record


def renege(rng: np.random.Generator) -> Iterator[Record]:
    """A suit is refused, and a card of it shown two tricks later at most."""
    record = random_hand(rng, wish=Wish(renege=True))
    yield record


def renege_twice(rng: np.random.Generator) -> Iterator[Record]:
    """Two seats refuse a suit that they hold, each in a trick of its own, and show it later."""
    table, refused = Table.deal(rng), set[Seat]()
    for number in range(5):
        before = len(refused)
        for seat in table.order:
            held = [card for card in table.held[seat] if card not in table.lawful(seat)]
            free = number < 4 and len(refused) == before < 2 and seat not in refused
            if free and held and table.led is not None and rng.random() < 0.5:
                table.play(seat, table.pick(held))
                refused.add(seat)
            else:
                table.play(seat)
        table.gather()
    if len(refused) == 2:
        yield table.record


def lead_mended(rng: np.random.Generator) -> Iterator[Record]:
    """Somebody leads out of turn and takes the card back unasked; whoever was to lead does."""
    table = Table.deal(rng)
    table.finish_trick()
    early = table.order[1 + int(rng.integers(3))]
    card = table.play(early)
    table.take_back(early, card)
    table.finish_trick()
    if card in table.held[early]:
        yield table.record


def no_card(rng: np.random.Generator) -> Iterator[Record]:
    """Somebody plays no card to a trick, which is taken in all the same; all play to the next."""
    table = Table.deal(rng)
    table.finish_trick()
    left_out = table.order[1 + int(rng.integers(3))]
    for seat in table.order:
        if seat is not left_out:
            table.play(seat)
    table.gather()
    table.finish_trick()
    yield table.record


def corrected(rng: np.random.Generator) -> Iterator[Record]:
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


def penalty_card(rng: np.random.Generator) -> Iterator[Record]:
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


def penalty_card_kept(rng: np.random.Generator) -> Iterator[Record]:
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


def double_play(rng: np.random.Generator) -> Iterator[Record]:
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


def inactive(rng: np.random.Generator) -> Iterator[Record]:
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


def wrong_gather(rng: np.random.Generator) -> Iterator[Record]:
    """The losing side takes a trick in."""
    table = Table.deal(rng)
    table.finish_trick()
    for seat in table.order:
        table.play(seat)
    table.gather(table.winner().ahead(1 + 2 * int(rng.integers(2))))
    table.finish_trick()
    yield table.record


def thrown_in(rng: np.random.Generator) -> Iterator[Record]:
    """After some tricks everybody throws the rest of the hand in, face up."""
    table = Table.deal(rng)
    for _ in range(1 + int(rng.integers(3))):
        table.finish_trick()
    table.record["events"].append({"do": "claim"})
    yield table.record


def faced(rng: np.random.Generator) -> Iterator[Record]:
    """After two tricks somebody lays all remaining cards down, face up."""
    table = Table.deal(rng)
    table.finish_trick()
    table.finish_trick()
    seat = table.order[int(rng.integers(4))]
    table.tell("expose", seat, cards=[str(c) for c in table.held[seat]], cause="faced")
    yield table.record
