"""Single elimination: first against last, the best meet late, byes to the first seeds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.tournament.bracket import bracket, seed_order
from euchre.tournament.errors import TournamentError


def seeds(count: int) -> list[str]:
    return [f"s{n}" for n in range(1, count + 1)]


@pytest.mark.parametrize(
    ("count", "first_round"),
    [
        (2, "s1-s2"),
        (4, "s1-s4 s2-s3"),
        (3, "s1-bye s2-s3"),
        (8, "s1-s8 s4-s5 s2-s7 s3-s6"),
        (6, "s1-bye s4-s5 s2-bye s3-s6"),
        (5, "s1-bye s4-s5 s2-bye s3-bye"),
    ],
)
def test_the_first_round_is_seeded_and_byes_go_to_the_first(count: int, first_round: str) -> None:
    ties = bracket(seeds(count), {}).rounds[0]
    assert " ".join(f"{tie.home}-{'bye' if tie.bye else tie.away}" for tie in ties) == first_round


@given(st.integers(2, 40))
def test_if_the_better_seed_always_wins_the_best_meet_last(count: int) -> None:
    winners: dict[str, str] = {}
    names = seeds(count)
    while (now := bracket(names, winners)).champion is None:
        winners |= {tie.id: tie.home for tie in now.ready() if tie.home is not None}
    assert now.champion == "s1"
    for round_, ties in enumerate(reversed(now.rounds)):
        still_in = {team for tie in ties for team in (tie.home, tie.away) if team is not None}
        assert still_in == set(names[: 2 ** (round_ + 1)])
        assert all(tie.home is not None for tie in ties)


@given(st.integers(2, 33), st.randoms())
def test_whoever_wins_every_team_but_one_loses_once(count: int, rng: object) -> None:
    choose = rng.choice  # type: ignore[attr-defined]
    winners: dict[str, str] = {}
    while (now := bracket(seeds(count), winners)).champion is None:
        winners |= {tie.id: choose((tie.home, tie.away)) for tie in now.ready()}
    losers = [team for ties in now.rounds for tie in ties for team in (tie.home, tie.away)
              if team is not None and team != tie.winner]  # fmt: skip
    assert sorted([*losers, now.champion]) == sorted(seeds(count))
    assert now.ready() == ()


def test_seed_order_adds_up_in_every_round() -> None:
    assert seed_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    for size in (2, 4, 8, 16, 32):
        order = seed_order(size)
        assert {a + b for a, b in zip(order[::2], order[1::2], strict=True)} == {size + 1}


@pytest.mark.parametrize(
    ("names", "winners", "complaint"),
    [
        (["s1"], {}, "at least two different teams, not s1"),
        (["s1", "s1"], {}, "at least two different teams"),
        (seeds(4), {"1.1": "s2"}, "s2 did not play in meeting 1.1"),
        (seeds(4), {"2.1": "s1"}, "no such meeting to have a winner yet: 2.1"),
        (seeds(3), {"1.1": "s1"}, "no such meeting to have a winner yet: 1.1"),
    ],
)
def test_results_that_cannot_be_are_refused(
    names: list[str], winners: dict[str, str], complaint: str
) -> None:
    with pytest.raises(TournamentError, match=complaint):
        bracket(names, winners)
