"""Games of OpenSpiel's hands, for round trips through notations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.lawbook import shipped_laws
from euchre.judge import judge
from euchre.laws import LawProfile
from euchre.notation.egn import EgnGame
from euchre.points import NO_POINTS
from euchre.record import HandRecord
from tests.euchre.oracle.openspiel_hands import ALL_OPTIONS, OracleHand, hands

LAWS = shipped_laws("house")


def games(seed: int, deals: int, of: int = 50) -> Iterator[EgnGame]:
    """So many lawful hands as games of `of` deals each, options and what is told going round."""
    for number in range(deals // of):
        options = ALL_OPTIONS[number % 4]
        yield game_of(f"game-{seed}-{number}", hands(seed * 1000 + number, of, options))


def game_of(name: str, dealt: Iterator[OracleHand], laws: LawProfile = LAWS) -> EgnGame:
    """A game with running scores and no points limit in reach."""
    records: list[HandRecord] = []
    score = NO_POINTS
    for hand in dealt:
        settings = {**hand.record["settings"], "game_limit": 100}
        record = HandRecord.from_json({**hand.record, "laws": laws.name, "settings": settings})
        record = replace(record, id=f"{name}-{len(records) + 1}", score=score)
        records.append(record)
        score = judge(record, laws).score_after
    return EgnGame(tuple(records), game_id=name, settings=records[0].settings, final=score)
