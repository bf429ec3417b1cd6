"""The result of one table in one round."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.tournament.errors import TournamentError
from euchre.tournament.format import LOSS, TIE, WIN, Format


@dataclass(frozen=True, slots=True)
class Result:
    """What one match came to.

    Attributes:
        round: from 1.
        home: the team that sat North and South, or the one with the bye.
        away: the other; None for a bye.
        games: points of home and away, game by game. A game stopped by time counts as it stood.
        forfeit: the team that gave the match up; the other one has won it, games or no games.
    """

    round: int
    home: str
    away: str | None
    games: tuple[tuple[int, int], ...] = ()
    forfeit: str | None = None

    def __post_init__(self) -> None:
        if self.away is None and (self.games or self.forfeit):
            raise TournamentError(f"round {self.round}: a bye of {self.home} has neither games nor forfeit")
        if self.forfeit is not None and self.forfeit not in (self.home, self.away):
            raise TournamentError(f"round {self.round}: {self.forfeit} does not play in this match")
        if any(points < 0 for game in self.games for points in game):
            raise TournamentError(f"round {self.round}, {self.home}: points below zero")

    @property
    def teams(self) -> tuple[str, ...]:
        """Who played."""
        return (self.home,) if self.away is None else (self.home, self.away)

    def opponent(self, team: str) -> str | None:
        """Whom a team met; None for a bye."""
        return self.away if team == self.home else self.home

    def points(self, team: str) -> tuple[int, int]:
        """Game points a team won and lost, all games together."""
        home, away = sum(game[0] for game in self.games), sum(game[1] for game in self.games)
        return (home, away) if team == self.home else (away, home)

    def games_won(self, team: str) -> tuple[int, int]:
        """Games a team won and lost; a game that stood level counts for neither."""
        home = sum(mine > theirs for mine, theirs in self.games)
        away = sum(mine < theirs for mine, theirs in self.games)
        return (home, away) if team == self.home else (away, home)

    def match_points(self, team: str, format_: Format) -> int:
        """2 for a match won, 1 for a tie, 0 for one lost; a bye has the format's value.

        The match goes to who won more games; level in games, to who won more points.
        """
        if self.away is None:
            return format_.bye_points
        if self.forfeit is not None:
            return LOSS if team == self.forfeit else WIN
        for mine, theirs in (self.games_won(team), self.points(team)):
            if mine != theirs:
                return WIN if mine > theirs else LOSS
        return TIE

    def difference(self, team: str, format_: Format) -> int:
        """Game points won less game points lost; a bye has the format's value."""
        if self.away is None:
            return format_.bye_difference
        won, lost = self.points(team)
        return won - lost
