"""Everybody partners and opposes as each movement promises."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.seats import Side
from euchre.tournament.errors import TournamentError
from euchre.tournament.movements import FEWEST, MOST, Sitting, Table, club, most_rounds, progressive, whist

Meetings = Counter[frozenset[int]]


def partners(sittings: Iterable[Sitting]) -> Meetings:
    return Counter(
        frozenset(pair)
        for sitting in sittings
        for north, east, south, west in sitting.tables
        for pair in ((north, south), (east, west))
    )


def opponents(sittings: Iterable[Sitting]) -> Meetings:
    return Counter(
        frozenset(pair)
        for sitting in sittings
        for north, east, south, west in sitting.tables
        for pair in ((north, east), (east, south), (south, west), (west, north))
    )


def everybody_has_one_place(sitting: Sitting, players: int) -> bool:
    seated = [player for table in sitting.tables for player in table] + list(sitting.sitting_out)
    return sorted(seated) == list(range(players))


NUMBERS = list(range(8, 41))


def test_the_movement_is_for_8_to_40_players() -> None:
    assert (FEWEST, MOST) == (8, 40)
    assert [most_rounds(players) for players in (8, 9, 40)] == [7, 9, 39]


@pytest.mark.parametrize("players", NUMBERS)
def test_whist_keeps_its_promises_in_every_number_of_rounds(players: int) -> None:
    whole = whist(players)
    assert len(whole) == most_rounds(players)
    assert all(everybody_has_one_place(sitting, players) for sitting in whole)
    assert all(len(sitting.sitting_out) == players % 4 for sitting in whole)
    assert set(partners(whole).values()) == {1}
    assert set(opponents(whole).values()) <= {1, 2}
    sat: Counter[int] = Counter()
    for sitting in whole:
        sat.update(sitting.sitting_out)
        assert max(sat.values(), default=0) - min(sat[player] for player in range(players)) <= 2


@pytest.mark.parametrize("players", [n for n in NUMBERS if n % 4 in (0, 1)])
def test_full_whist_lets_everybody_partner_once_and_oppose_twice(players: int) -> None:
    everybody = {frozenset(pair) for pair in combinations(range(players), 2)}
    whole = whist(players)
    assert partners(whole) == Counter(dict.fromkeys(everybody, 1))
    assert opponents(whole) == Counter(dict.fromkeys(everybody, 2))
    sat = Counter(player for sitting in whole for player in sitting.sitting_out)
    assert set(sat.values()) <= {1}


@given(st.integers(8, 40), st.data())
def test_a_short_evening_is_the_beginning_of_the_whole_one(players: int, data: st.DataObject) -> None:
    rounds = data.draw(st.integers(1, most_rounds(players)))
    assert whist(players, rounds) == whist(players)[:rounds]


@given(st.integers(2, 12), st.data())
def test_club_lets_nobody_partner_twice(tables: int, data: st.DataObject) -> None:
    sittings = club(tables, data.draw(st.integers(1, tables)))
    assert all(everybody_has_one_place(sitting, 4 * tables) for sitting in sittings)
    assert set(partners(sittings).values()) == {1}
    most = 3 if tables % 3 == 0 else 2 if tables % 2 == 0 else 1
    assert max(opponents(sittings).values()) <= most


def test_club_moves_each_seat_as_it_says() -> None:
    first, second = club(4, 2)
    for table in range(4):
        north, east, south, west = first.tables[table]
        assert second.tables[table][0] == north
        assert second.tables[(table + 1) % 4][1] == east
        assert second.tables[(table - 1) % 4][2] == south
        assert second.tables[(table + 2) % 4][3] == west


def pairs(tables: Sequence[Table]) -> set[frozenset[int]]:
    return {frozenset(pair) for n, e, s, w in tables for pair in ((n, s), (e, w))}


@given(st.integers(1, 10), st.integers(0, 2**32))
def test_progressive_moves_winners_up_and_parts_partners(tables: int, seed: int) -> None:
    rng = random.Random(seed)
    players = list(range(4 * tables))
    rng.shuffle(players)
    seated = [(players[n], players[n + 1], players[n + 2], players[n + 3]) for n in range(0, len(players), 4)]
    for _ in range(8):
        won = [rng.choice(tuple(Side)) for _ in seated]
        following = progressive(seated, won)
        assert everybody_has_one_place(Sitting(tuple(following)), 4 * tables)
        assert not pairs(seated) & pairs(following)
        for number, (table, side) in enumerate(zip(seated, won, strict=True)):
            winners = table[::2] if side is Side.NS else table[1::2]
            assert all(player in following[max(number - 1, 0)] for player in winners)
        seated = list(following)


@pytest.mark.parametrize(
    ("ask", "complaint"),
    [
        (lambda: whist(7), "for 8 to 40 players, not 7"),
        (lambda: whist(41), "not 41"),
        (lambda: whist(8, 8), "1 to 7 rounds, not 8"),
        (lambda: club(1, 1), "1 tables"),
        (lambda: club(4, 5), "1 to 4 rounds of this movement, not 5"),
        (lambda: progressive([(0, 1, 2, 3)], []), "need as many winners, not 0"),
    ],
)
def test_what_no_movement_is_for_is_refused_in_one_line(ask: object, complaint: str) -> None:
    assert callable(ask)
    with pytest.raises(TournamentError, match=complaint) as refused:
        ask()
    assert "\n" not in str(refused.value)
