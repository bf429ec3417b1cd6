"""The table of an event: match points first, then the format's tie-breaks, then the lot."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from euchre.tournament.format import LOSS, TIE, WIN, Format, TieBreak
from euchre.tournament.results import Result

LOT = "lot"
MATCH_POINTS = "match_points"


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the table.

    Attributes:
        rank: from 1; no two alike.
        team: the team.
        match_points: 2 a win, 1 a tie, byes and missed rounds by the format.
        won: matches. tied: matches. lost: matches. byes: rounds without an opponent.
        points_won: game points. points_lost: game points.
        point_difference: of game points, a bye's value included.
        games_won: games.
        opponents_score: match points of all opponents together.
        decided_by: what put the team below the one above it: `match_points`, a tie-break's name, or `lot`;
            None for the first.
    """

    rank: int
    team: str
    match_points: int
    won: int
    tied: int
    lost: int
    byes: int
    points_won: int
    points_lost: int
    point_difference: int
    games_won: int
    opponents_score: int
    decided_by: str | None = None


@dataclass(frozen=True, slots=True)
class Entrant:
    """A team in the table.

    Attributes:
        team: its id.
        entered: the first round it could play in, from 1.
    """

    team: str
    entered: int = 1


def standings(
    entrants: Iterable[Entrant], results: Sequence[Result], format_: Format, seed: str
) -> tuple[Standing, ...]:
    """The table after these results.

    Args:
        entrants: every team that ever entered, withdrawn ones too: their results stand.
        results: the matches, byes included.
        format_: for values of byes and missed rounds, and the tie-breaks.
        seed: of the event's lots; the last tie-break is the lot of seed and team.
    """
    lines = {entrant.team: _line(entrant, results, format_) for entrant in entrants}
    opponents = {
        team: sum(
            lines[opponent].match_points
            for result in results
            if team in result.teams and (opponent := result.opponent(team)) in lines
        )
        for team in lines
    }
    keys: list[tuple[str, TieBreak | None]] = [(MATCH_POINTS, None)]
    keys += [(tie_break.value, tie_break) for tie_break in format_.tie_breaks]
    groups: list[tuple[list[str], str | None]] = [(sorted(lines), None)]
    for name, tie_break in keys:
        split: list[tuple[list[str], str | None]] = []
        for group, decided_by in groups:
            worth = {
                team: _worth(team, group, tie_break, lines[team], opponents[team], results, format_)
                for team in group
            }
            for place, value in enumerate(sorted(set(worth.values()), reverse=True)):
                split.append(([t for t in group if worth[t] == value], name if place else decided_by))
        groups = split
    table: list[Standing] = []
    for group, decided_by in groups:
        lots = sorted(group, key=lambda team: hashlib.sha256(f"{seed}/lot/{team}".encode()).hexdigest())
        for place, team in enumerate(lots):
            line = lines[team]
            table.append(
                Standing(
                    rank=len(table) + 1,
                    team=team,
                    match_points=line.match_points,
                    won=line.won,
                    tied=line.tied,
                    lost=line.lost,
                    byes=line.byes,
                    points_won=line.points_won,
                    points_lost=line.points_lost,
                    point_difference=line.point_difference,
                    games_won=line.games_won,
                    opponents_score=opponents[team],
                    decided_by=LOT if place else decided_by,
                )
            )
    return tuple(table)


@dataclass(frozen=True, slots=True)
class _Line:
    """What a team's own results add up to."""

    match_points: int
    won: int
    tied: int
    lost: int
    byes: int
    points_won: int
    points_lost: int
    point_difference: int
    games_won: int


def _line(entrant: Entrant, results: Sequence[Result], format_: Format) -> _Line:
    """Add up one team's results; rounds before it entered have the format's value."""
    team = entrant.team
    mine = [result for result in results if team in result.teams]
    played = [result for result in mine if result.away is not None]
    outcomes = [result.match_points(team, format_) for result in played]
    points = [result.points(team) for result in played]
    missed = len({result.round for result in results if result.round < entrant.entered})
    return _Line(
        match_points=sum(result.match_points(team, format_) for result in mine)
        + missed * format_.missed_points,
        won=outcomes.count(WIN),
        tied=outcomes.count(TIE),
        lost=outcomes.count(LOSS),
        byes=len(mine) - len(played),
        points_won=sum(won for won, _ in points),
        points_lost=sum(lost for _, lost in points),
        point_difference=sum(result.difference(team, format_) for result in mine),
        games_won=sum(result.games_won(team)[0] for result in played),
    )


def _worth(
    team: str,
    group: Sequence[str],
    tie_break: TieBreak | None,
    line: _Line,
    opponents: int,
    results: Sequence[Result],
    format_: Format,
) -> int:
    """What a team has by one tie-break among those still level with it; more is better."""
    match tie_break:
        case None:
            return line.match_points
        case TieBreak.POINT_DIFFERENCE:
            return line.point_difference
        case TieBreak.OPPONENTS_SCORE:
            return opponents
        case TieBreak.GAMES_WON:
            return line.games_won
        case TieBreak.POINTS_WON:
            return line.points_won
        case TieBreak.HEAD_TO_HEAD:
            return sum(
                result.match_points(team, format_)
                for result in results
                if team in result.teams and result.away is not None and result.opponent(team) in group
            )
