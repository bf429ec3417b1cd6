"""Draws: no avoidable rematch, no avoidable second bye, never dearer than another program's, always the same.

`python -m tests.euchre.tournament.full_run` goes through 2,000 events of up to 200 teams.
"""

from __future__ import annotations

import random

import pytest

from euchre.tournament.errors import TournamentError
from euchre.tournament.pairing import Contender, draw_at_random, pair
from tests.euchre.tournament.simulated import complaints, opened, random_event


@pytest.mark.parametrize("seed", range(40))
def test_every_draw_of_a_random_event_is_the_best_there_is(seed: int) -> None:
    found = [line for event, draw in random_event(seed, 24) for line in complaints(event, draw)]
    assert found == []


def field(scores: list[int], met: dict[str, list[str]] | None = None, byes: str = "") -> list[Contender]:
    """Contenders a, b, c, ... with these scores, in rank order."""
    names = [chr(ord("a") + n) for n in range(len(scores))]
    against = {name: dict.fromkeys((met or {}).get(name, []), 1) for name in names}
    for name, others in list(against.items()):
        for other in others:
            against[other][name] = 1
    return [
        Contender(name, score, rank, against[name], byes.count(name))
        for rank, (name, score) in enumerate(zip(names, scores, strict=True), start=1)
    ]


@pytest.mark.parametrize(
    ("contenders", "tables"),
    [
        (field([4, 4, 2, 2]), "ab cd"),
        (field([4, 4, 2, 2], {"a": ["b"]}), "ac bd"),
        (field([4, 4, 2, 2], {"a": ["b", "c"]}), "ad bc"),
        (field([6, 4, 4, 2, 2, 0]), "ab cd ef"),
        (field([4, 4, 2, 0, 0]), "ab cd e-"),
        (field([4, 4, 2, 0, 0], byes="e"), "ab ce d-"),
        (field([2, 2, 2], byes="ab"), "ab c-"),
    ],
    ids=[
        "by score",
        "no rematch",
        "no rematch of two",
        "steps",
        "bye to the last",
        "no second bye",
        "whose bye",
    ],
)
def test_small_fields_are_paired_as_by_hand(contenders: list[Contender], tables: str) -> None:
    draw = pair(contenders)
    assert " ".join(f"{p.home}{p.away or '-'}" for p in draw.pairings) == tables


def test_a_rematch_that_cannot_be_avoided_is_said_to_be_one() -> None:
    draw = pair(field([4, 2], {"a": ["b"]}))
    assert draw.pairings[0].why == (
        "4 and 2 match points, ranks 1 and 2",
        "met 1 time before: no draw has fewer rematches",
    )
    assert draw.price.meetings == 1


def test_the_order_of_entries_changes_nothing() -> None:
    contenders = field([6, 6, 4, 4, 4, 2, 2, 0, 0], {"a": ["b", "c"], "e": ["d"]}, byes="i")
    for seed in range(20):
        mixed = list(contenders)
        random.Random(seed).shuffle(mixed)
        assert pair(mixed) == pair(contenders)
    names = [f"team {n}" for n in range(9)]
    assert draw_at_random(names, "x") == draw_at_random(names[::-1], "x")


def test_the_first_round_is_by_lot_from_the_seed() -> None:
    draws = {draw_at_random(["a", "b", "c", "d", "e"], str(seed)).pairings for seed in range(40)}
    assert len(draws) > 20
    first = draw_at_random(["a", "b", "c"], "17")
    assert first.seed == "17"
    assert first.pairings[0].why == ("first round, by lot from seed 17",)
    assert first.pairings[-1].away is None


def test_200_teams_are_paired() -> None:
    event = opened(200, 5, "big")
    rng = random.Random(1)
    contenders = [Contender(name, rng.randrange(9), 0) for name in event.entries]
    contenders.sort(key=lambda c: -c.score)
    ranked = [
        Contender(c.id, c.score, rank, {rng.choice(contenders).id: 1 for _ in range(3)})
        for rank, c in enumerate(contenders, start=1)
    ]
    draw = pair(ranked)
    assert len(draw.pairings) == 100
    assert draw.price.meetings == 0


@pytest.mark.parametrize(
    ("contenders", "complaint"),
    [
        ([], "needs two teams, not 0"),
        (field([2]), "needs two teams, not 1"),
        ([*field([2, 2]), Contender("a", 1, 9)], "entered twice: a"),
        ([*field([2, 2]), Contender("z", 1, 1)], "two teams share a rank"),
    ],
)
def test_what_cannot_be_paired_is_refused(contenders: list[Contender], complaint: str) -> None:
    with pytest.raises(TournamentError, match=complaint):
        pair(contenders)
