"""Movements for an evening of individuals: who sits where with whom, round by round.

Two kinds that need no results and one that does:

* `whist`: for 8 to 40 players, from cyclic whist designs. In as many rounds as there are players (one fewer
  for a multiple of four, and for 34) nobody partners anybody twice or opposes anybody more than twice.
  With a multiple of four players, or one more, everybody partners everybody once and opposes everybody twice.
* `club`: for full tables. North stays, South moves one table down, East one up, West two up.
* `progressive`: as the cards decide; winners move on a table, losers stay, and partners part.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from euchre.seats import Side
from euchre.tournament.designs import FIRST_ROUNDS, LAST_STAYS
from euchre.tournament.errors import TournamentError

FEWEST, MOST = min(FIRST_ROUNDS), max(FIRST_ROUNDS)
_ON_A_SQUARE = 9
"""The number whose design lives on the 3 x 3 square of residues rather than on a circle."""

Table = tuple[int, int, int, int]
"""North, East, South, West as numbers of players from 0."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One round of a movement.

    Attributes:
        tables: the head table first.
        sitting_out: players without a table this round.
    """

    tables: tuple[Table, ...]
    sitting_out: tuple[int, ...] = ()


def most_rounds(players: int) -> int:
    """Rounds of the whole whist movement.

    Raises:
        TournamentError: fewer players than 8 or more than 40.
    """
    if players not in FIRST_ROUNDS:
        raise TournamentError(f"this movement is for {FEWEST} to {MOST} players, not {players}")
    return players - 1 if players in LAST_STAYS else players


def whist(players: int, rounds: int | None = None) -> tuple[Sitting, ...]:
    """The whist movement, whole or its first rounds.

    Rounds are in an order that shares sitting out: at no time has anybody sat out more than two rounds more
    than anybody else.

    Raises:
        TournamentError: a number of players or rounds it is not for.
    """
    whole = most_rounds(players)
    wanted = whole if rounds is None else rounds
    if not 1 <= wanted <= whole:
        raise TournamentError(f"{players} players have 1 to {whole} rounds, not {wanted}")
    first = [int(number) for number in FIRST_ROUNDS[players].split()]
    fixed = players - 1 if players in LAST_STAYS else None
    sittings = []
    for step in range(whole):
        moved = [number if number == fixed else _moved(number, step, whole) for number in first]
        tables = tuple(_table(moved[n : n + 4]) for n in range(0, len(moved), 4))
        sittings.append(Sitting(tables, tuple(sorted(set(range(players)) - set(moved)))))
    return tuple(_evened(sittings, players)[:wanted])


def _moved(number: int, step: int, whole: int) -> int:
    """A player's number that many rounds on."""
    if whole == _ON_A_SQUARE:
        return (number // 3 + step // 3) % 3 * 3 + (number % 3 + step % 3) % 3
    return (number + step) % whole


def _table(numbers: Sequence[int]) -> Table:
    return numbers[0], numbers[1], numbers[2], numbers[3]


def _evened(sittings: list[Sitting], players: int) -> list[Sitting]:
    """The same rounds, each time the one whose sitters have sat out least."""
    sat = [0] * players
    left = list(sittings)
    order = []
    while left:
        chosen = min(
            left, key=lambda sitting: sorted((sat[player] for player in sitting.sitting_out), reverse=True)
        )
        left.remove(chosen)
        order.append(chosen)
        for player in chosen.sitting_out:
            sat[player] += 1
    return order


def club(tables: int, rounds: int) -> tuple[Sitting, ...]:
    """North stays, South moves a table down, East a table up, West two up.

    In as many rounds as there are tables nobody partners anybody twice; as opponents two players meet at most
    twice with an even number of tables, at most three times with a multiple of three.

    Raises:
        TournamentError: fewer than two tables, or more rounds than tables.
    """
    if tables < 2 or not 1 <= rounds <= tables:
        raise TournamentError(
            f"{tables} tables have 1 to {max(tables, 0)} rounds of this movement, not {rounds}"
        )
    return tuple(
        Sitting(
            tuple(
                (
                    table,
                    2 * tables + (table - step) % tables,
                    tables + (table + step) % tables,
                    3 * tables + (table - 2 * step) % tables,
                )
                for table in range(tables)
            )
        )
        for step in range(rounds)
    )


def progressive(tables: Sequence[Table], winners: Sequence[Side]) -> tuple[Table, ...]:
    """Where everybody sits after a game: winners go to the next table towards the head, losers stay.

    At the head table the winners stay and the losers go to the last one. Partners part: of each two that
    come, one sits with each of the two that stay.

    Args:
        tables: the head table first.
        winners: which side won at each.

    Raises:
        TournamentError: no table, or not one winner a table.
    """
    if not tables or len(tables) != len(winners):
        raise TournamentError(f"{len(tables)} tables need as many winners, not {len(winners)}")
    won = [_pair(table, side) for table, side in zip(tables, winners, strict=True)]
    lost = [_pair(table, side.other) for table, side in zip(tables, winners, strict=True)]
    if len(tables) == 1:
        return (_mixed(won[0], lost[0]),)
    stay = [won[0], *lost[1:]]
    come = [*won[1:], lost[0]]
    return tuple(_mixed(staying, coming) for staying, coming in zip(stay, come, strict=True))


def _pair(table: Table, side: Side) -> tuple[int, int]:
    return (table[0], table[2]) if side is Side.NS else (table[1], table[3])


def _mixed(stay: tuple[int, int], come: tuple[int, int]) -> Table:
    """One of each as partners."""
    return stay[0], stay[1], come[0], come[1]
