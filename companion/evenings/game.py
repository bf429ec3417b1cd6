"""A game made up at random, hand after hand: the deal goes round, the score is carried on."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from euchre.judge import judge
from euchre.laws import LawProfile
from euchre.record import HandRecord
from euchre.seats import Seat
from vision.synth.random_hands import Record, Wish, random_hand

RENEGES = 0.2
"""Share of hands with a renege, half of which are corrected."""
ALONE = 0.15
"""How likely a maker plays alone."""


def random_game(rng: np.random.Generator, laws: LawProfile, most: int) -> list[Record]:
    """Hands of one game, each with the score before it.

    Args:
        rng: everybody's luck and choices.
        laws: they score the hands and say who deals next.
        most: hands after which people stop, if the game is not won before.
    """
    dealer = list(Seat)[int(rng.integers(4))]
    score = {"NS": 0, "EW": 0}
    hands: list[Record] = []
    while len(hands) < most:
        wish = Wish(dealer=dealer, alone=ALONE)
        if rng.random() < RENEGES:
            wish = replace(wish, renege=True, corrected=bool(rng.random() < 0.5))
        record = {**random_hand(rng, wish=wish, number=len(hands) + 1), "score": score}
        hands.append(record)
        verdict = judge(HandRecord.from_json(record), laws)
        if verdict.game_over:
            break
        score, dealer = verdict.score_after.to_json(), verdict.next_dealer or dealer.next
    return hands
