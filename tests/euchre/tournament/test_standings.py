"""The table against tables worked out by hand."""

from __future__ import annotations

import pytest

from euchre.tournament.errors import TournamentError
from euchre.tournament.format import Format, TieBreak
from euchre.tournament.results import Result
from euchre.tournament.standings import Entrant, standings

FOUR = [Entrant(team) for team in "abcd"]


def won(number: int, home: str, away: str, points: tuple[int, int] = (10, 6)) -> Result:
    return Result(number, home, away, (points,))


def order(results: list[Result], *tie_breaks: TieBreak, entrants: list[Entrant] | None = None) -> str:
    table = standings(entrants or FOUR, results, Format(tie_breaks=tie_breaks), "seed")
    return " ".join(
        f"{line.team}{'' if line.decided_by is None else ':' + line.decided_by}" for line in table
    )


def test_a_table_worked_out_by_hand() -> None:
    results = [
        won(1, "a", "b", (10, 4)), won(1, "c", "d", (10, 8)),
        won(2, "a", "c", (7, 10)), won(2, "b", "d", (10, 2)),
    ]  # fmt: skip
    table = standings(FOUR, results, Format(), "seed")
    rows = [
        (line.team, line.match_points, line.won, line.lost, line.points_won, line.points_lost,
         line.point_difference, line.opponents_score, line.decided_by)
        for line in table
    ]  # fmt: skip
    assert rows == [
        ("c", 4, 2, 0, 20, 15, 5, 2, None),
        ("a", 2, 1, 1, 17, 14, 3, 6, "match_points"),
        ("b", 2, 1, 1, 14, 12, 2, 2, "point_difference"),
        ("d", 0, 0, 2, 10, 20, -10, 6, "match_points"),
    ]
    assert [line.rank for line in table] == [1, 2, 3, 4]


LEVEL = [won(1, "a", "b"), won(1, "d", "c"), won(2, "b", "c"), won(2, "a", "d", (6, 10))]
"""d has won twice, a and b once, c never; a has beaten b; a and b have the same difference."""


@pytest.mark.parametrize(
    ("results", "tie_breaks", "expected"),
    [
        (LEVEL, (TieBreak.HEAD_TO_HEAD,), "d a:match_points b:head_to_head c:match_points"),
        (LEVEL, (TieBreak.OPPONENTS_SCORE,), "d a:match_points b:opponents_score c:match_points"),
        (
            [won(1, "a", "b", (10, 0)), won(1, "c", "d", (10, 9)), won(2, "c", "a"), won(2, "b", "d")],
            (TieBreak.POINT_DIFFERENCE,),
            "c a:match_points b:point_difference d:match_points",
        ),
        (
            [won(1, "a", "b", (5, 3)), won(1, "c", "d", (10, 8))],
            (TieBreak.POINTS_WON,),
            "c a:points_won d:match_points b:points_won",
        ),
        (
            [Result(1, "a", "b", ((10, 2), (4, 10), (10, 9))), Result(1, "c", "d", ((10, 1), (10, 9)))],
            (TieBreak.GAMES_WON, TieBreak.POINT_DIFFERENCE),
            "c a:point_difference b:match_points d:games_won",
        ),
    ],
    ids=["head to head", "opponents", "difference", "points", "games"],
)
def test_each_tie_break(results: list[Result], tie_breaks: tuple[TieBreak, ...], expected: str) -> None:
    assert order(results, *tie_breaks) == expected


def test_the_lot_decides_what_is_left_and_depends_on_the_seed_alone() -> None:
    results = [won(1, "a", "b"), won(1, "c", "d")]
    tables = {
        "".join(line.team for line in standings(mixed, results, Format(), seed))
        for seed in "abcdefghijkl"
        for mixed in (FOUR, FOUR[::-1])
    }
    assert tables == {"acbd", "acdb", "cabd", "cadb"}
    assert order(results, TieBreak.POINT_DIFFERENCE).count("lot") == 2


def test_byes_missed_rounds_and_forfeits_count_as_the_format_says() -> None:
    results = [
        won(1, "a", "b"), Result(1, "c", None), Result(2, "a", "c", forfeit="a"), Result(2, "b", None),
        Result(3, "d", "a", ((10, 8),)),
    ]  # fmt: skip
    entrants = [*FOUR[:3], Entrant("d", entered=3)]
    format_ = Format(bye_points=1, bye_difference=3, missed_points=1)
    lines = {line.team: line for line in standings(entrants, results, format_, "s")}
    points = {team: (line.match_points, line.byes, line.point_difference) for team, line in lines.items()}
    assert points == {"a": (2, 0, 2), "b": (1, 1, -1), "c": (3, 1, 3), "d": (4, 0, 2)}


@pytest.mark.parametrize(
    ("games", "points"),
    [
        (((10, 6),), (2, 0)),
        (((7, 7),), (1, 1)),
        (((10, 2), (9, 10), (8, 10)), (0, 2)),
        (((10, 2), (8, 10)), (2, 0)),
        (((5, 5), (5, 5)), (1, 1)),
    ],
)
def test_a_match_goes_to_more_games_then_to_more_points(
    games: tuple[tuple[int, int], ...], points: tuple[int, int]
) -> None:
    result = Result(1, "a", "b", games)
    assert (result.match_points("a", Format()), result.match_points("b", Format())) == points


@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (lambda: Result(1, "a", None, ((10, 2),)), "a bye of a has neither games nor forfeit"),
        (lambda: Result(1, "a", "b", forfeit="c"), "c does not play in this match"),
        (lambda: Result(1, "a", "b", ((-1, 2),)), "points below zero"),
        (lambda: Format(rounds=0), "rounds must be at least 1, not 0"),
        (lambda: Format(minutes=0), "minutes must be at least 1"),
        (lambda: Format(playoff=1), "a playoff of one team is none"),
        (lambda: Format(bye_points=3), "bye_points must be 2, 1 or 0, not 3"),
        (lambda: Format(tie_breaks=(TieBreak.POINTS_WON,) * 2), "stands twice"),
        (lambda: Format.from_json({"round": 4}), "unknown in a format: round; known: bye_difference"),
        (lambda: Format.from_json({"tie_breaks": ["luck"]}), "known tie-breaks: point_difference"),
    ],
)
def test_what_makes_no_sense_is_refused(make: object, complaint: str) -> None:
    assert callable(make)
    with pytest.raises(TournamentError, match=complaint) as refused:
        make()
    assert "\n" not in str(refused.value)


def test_a_format_goes_out_and_comes_in_as_it_was() -> None:
    for format_ in (Format(), Format(rounds=7, minutes=25, tie_breaks=(TieBreak.HEAD_TO_HEAD,))):
        assert Format.from_json(format_.to_json()) == format_
