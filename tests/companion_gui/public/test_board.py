"""Pages of the public screen hold what can be read from ten metres, and nothing is lost between them."""

from __future__ import annotations

import pytest

from companion_gui.public.board import LINES, Board, Clock, Lines, Meeting, Tree, cut


@pytest.mark.parametrize(("count", "pages"), [(0, 1), (1, 1), (8, 1), (9, 2), (100, 13)])
def test_lines_are_cut_into_pages_that_hold_all_of_them(count: int, pages: int) -> None:
    rows = tuple((str(n), f"team {n}") for n in range(count))
    parts = cut(Lines("Standings", ("", "Team"), rows, (1,)))
    assert len(parts) == pages
    assert all(isinstance(part, Lines) and len(part.rows) <= LINES for part in parts)
    assert tuple(row for part in parts if isinstance(part, Lines) for row in part.rows) == rows


def tree(teams: int, played: int) -> Tree:
    """A bracket of so many teams, its first rounds played."""
    rounds = []
    while teams > 1:
        winner = 0 if len(rounds) < played else None
        rounds.append(tuple(Meeting(f"{teams}.{n}", "x", winner) for n in range(teams // 2)))
        teams //= 2
    return Tree("Playoff", tuple(rounds))


@pytest.mark.parametrize(
    ("teams", "played", "sizes"),
    [
        (2, 0, [[1]]),
        (8, 0, [[4, 2, 1]]),
        (8, 2, [[4, 2, 1]]),
        (16, 0, [[4, 2, 1], [4, 2, 1]]),
        (16, 1, [[4, 2, 1]]),
        (32, 1, [[4, 2, 1], [4, 2, 1]]),
        (32, 4, [[4, 2, 1]]),
    ],
)
def test_a_bracket_is_shown_from_the_round_that_is_open(
    teams: int, played: int, sizes: list[list[int]]
) -> None:
    parts = cut(tree(teams, played))
    assert [[len(meetings) for meetings in part.rounds] for part in parts if isinstance(part, Tree)] == sizes
    homes = [m.home for part in parts if isinstance(part, Tree) for m in part.rounds[0]]
    assert len(set(homes)) == len(homes)


@pytest.mark.parametrize(
    ("until", "left"),
    [(100.0, ""), (99.0, ""), (100.6, "0:01"), (700.0, "10:00"), (1000.0, "15:00"), (4000.0, "1:05:00")],
)
def test_the_clock_says_the_time_left(until: float, left: str) -> None:
    assert Clock(until, "starts in", "to your tables").left(100.0) == left


def test_a_board_without_pages_is_one_too() -> None:
    assert Board("Cup", "4 teams").pages == ()
