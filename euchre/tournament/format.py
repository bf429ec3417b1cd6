"""What an event has agreed on: rounds, games, time, byes, playoff, tie-breaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any

from euchre.tournament.errors import TournamentError

WIN, TIE, LOSS = 2, 1, 0
"""Match points, whole so that half a win needs no fraction."""


class TieBreak(Enum):
    """What separates teams with equal match points, in the order a format lists them."""

    POINT_DIFFERENCE = "point_difference"  # game points won less game points lost
    OPPONENTS_SCORE = "opponents_score"  # match points of all opponents together
    HEAD_TO_HEAD = "head_to_head"  # match points in the meetings of the tied teams alone
    GAMES_WON = "games_won"
    POINTS_WON = "points_won"


@dataclass(frozen=True, slots=True)
class Format:
    """The rules of one event. The defaults are the tournament text's where it speaks.

    Attributes:
        rounds: Swiss rounds; the text has four.
        games: games a match.
        game_limit: points that win a game.
        minutes: time limit of a round; None for none.
        bye_points: match points for a bye.
        bye_difference: point difference for a bye.
        missed_points: match points a late entry has for each round it missed.
        playoff: teams in the single elimination; 0 for none.
        notice: seconds between posting the pairings and the start; the text has ten minutes at least.
        tie_breaks: in order; the lot decides what they leave. Frozen when the first round is drawn.
    """

    rounds: int = 4
    games: int = 1
    game_limit: int = 10
    minutes: int | None = None
    bye_points: int = WIN
    bye_difference: int = 0
    missed_points: int = LOSS
    playoff: int = 4
    notice: int = 600
    tie_breaks: tuple[TieBreak, ...] = (TieBreak.POINT_DIFFERENCE, TieBreak.OPPONENTS_SCORE)

    def __post_init__(self) -> None:
        for name, low in (("rounds", 1), ("games", 1), ("game_limit", 1), ("playoff", 0), ("notice", 0)):
            if getattr(self, name) < low:
                raise TournamentError(f"{name} must be at least {low}, not {getattr(self, name)}")
        if self.minutes is not None and self.minutes < 1:
            raise TournamentError(f"minutes must be at least 1, not {self.minutes}")
        if self.playoff == 1:
            raise TournamentError("a playoff of one team is none; say 0")
        for name in ("bye_points", "missed_points"):
            if getattr(self, name) not in (WIN, TIE, LOSS):
                raise TournamentError(f"{name} must be {WIN}, {TIE} or {LOSS}, not {getattr(self, name)}")
        if len(set(self.tie_breaks)) < len(self.tie_breaks):
            raise TournamentError("a tie-break stands twice in the list")

    def to_json(self) -> dict[str, Any]:
        """The format as data."""
        out: dict[str, Any] = {item.name: getattr(self, item.name) for item in fields(self)}
        return out | {"tie_breaks": [tie_break.value for tie_break in self.tie_breaks]}

    @classmethod
    def from_json(cls, data: object) -> Format:
        """The format from data; what is missing has its default.

        Raises:
            TournamentError: no object, an unknown name, or a value that is not allowed.
        """
        if not isinstance(data, Mapping):
            raise TournamentError("a format is an object of its values")
        names = {item.name for item in fields(cls)}
        unknown = sorted(str(name) for name in set(data) - names)
        if unknown:
            known = ", ".join(sorted(names))
            raise TournamentError(f"unknown in a format: {', '.join(unknown)}; known: {known}")
        values: dict[str, Any] = dict(data)
        for name in names - {"tie_breaks", "minutes"}:
            if type(values.get(name, 0)) is not int:
                raise TournamentError(f"{name} must be a whole number, not {values[name]!r}")
        if values.get("minutes") is not None and type(values["minutes"]) is not int:
            raise TournamentError(f"minutes must be a whole number or nothing, not {values['minutes']!r}")
        if "tie_breaks" in values:
            listed = values["tie_breaks"]
            try:
                values["tie_breaks"] = tuple(TieBreak(name) for name in listed)
            except (TypeError, ValueError):
                known = ", ".join(tie_break.value for tie_break in TieBreak)
                raise TournamentError(f"tie_breaks {listed!r}; known tie-breaks: {known}") from None
        return cls(**values)
