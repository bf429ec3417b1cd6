"""Short hands in which one thing goes wrong, of every kind that a camera can see, as hand records.

Each is a random lawful hand up to the moment, then the slip, then play to the end of that trick or the next.
What follows from it is judged elsewhere, from the record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from euchre.seats import Seat
from vision.synth import irregular_deals as deals
from vision.synth import irregular_plays as plays
from vision.synth.random_hands import Record, Wish, random_hand

IRREGULAR: dict[str, Callable[[np.random.Generator], Iterator[Record]]] = {
    "taken_back": plays.taken_back,
    "exposed": plays.exposed,
    "together": plays.together,
    "play_out_of_turn": plays.play_out_of_turn,
    "lead_out_of_turn": plays.lead_out_of_turn,
    "lead_mended": plays.lead_mended,
    "renege_shown": plays.renege,
    "renege_twice": plays.renege_twice,
    "renege_late": deals.renege_late,
    "renege_corrected": plays.corrected,
    "penalty_card": plays.penalty_card,
    "penalty_card_kept": plays.penalty_card_kept,
    "double_play": plays.double_play,
    "no_card": plays.no_card,
    "inactive_played": plays.inactive,
    "partner_faced": deals.partner_faced,
    "kitty_seen": deals.kitty_seen,
    "buried": deals.buried,
    "no_discard": deals.no_discard,
    "six_cards": deals.six_cards,
    "exposed_in_deal": deals.exposed_in_deal,
    "deal_out_of_turn": deals.deal_out_of_turn,
    "foul_deck": deals.foul_deck,
    "call_out_of_turn": deals.call_out_of_turn,
    "improper_call": deals.improper_call,
    "defended_alone": deals.defended_alone,
    "wrong_gather": plays.wrong_gather,
    "faced": plays.faced,
    "thrown_in": plays.thrown_in,
}
"""Makers of the scripted kinds, by name; one yields nothing where its deal does not lend itself."""

LAWS_OF = {"penalty_card_kept": "mso", "buried": "simple", "renege_late": "house", "defended_alone": "house"}
"""Kinds that only some laws know, with laws that do."""
NEEDS_DEAL = frozenset({"exposed_in_deal", "deal_out_of_turn"})
"""Kinds that can only be told from a clip that shows the deal too."""
NEEDS_MARKERS = frozenset({"deal_out_of_turn"})
"""Kinds that a camera can only tell where markers lie on the table: a calls file would tell it all."""


def irregular_hands(rng: np.random.Generator, kind: str) -> list[Record]:
    """A short hand with one irregularity; before a deal out of turn, the hand that says whose turn it was.

    Args:
        rng: the deal and everybody's choices.
        kind: a key of `IRREGULAR`.
    """
    for _ in range(4000):
        made = next(IRREGULAR[kind](rng), None)
        if made is not None:
            due = made.get("due_dealer")
            before = [] if due is None else [random_hand(rng, wish=Wish(dealer=Seat(due).previous))]
            return [*before, made]
    raise RuntimeError(f"no hand with {kind} came up in 4000 deals")
