"""A round and its tables: drawn, published, played, signed, closed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from euchre.seats import Seat
from euchre.tournament.errors import TournamentError
from euchre.tournament.results import Result


class RoundState(Enum):
    """How far a round is."""

    DRAFT = "draft"  # drawn; only the director sees it
    PUBLISHED = "published"  # posted, the clock runs to the start
    PLAYING = "playing"
    SIGNED = "signed"  # every table has four signatures
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet of one table: unofficial until all four have signed.

    Attributes:
        table: its number, from 1; 0 for a bye, which has no sheet to sign.
        home: the team that sits North and South.
        away: the team that sits East and West; None for a bye.
        why: why this table, as the draw explained it.
        scorers: by game, who keeps score and how that came about (`consent` or `cut`).
        games: points of home and away, game by game.
        forfeit: the team that gave the match up.
        signed: whose signature stands.
        corrections: reasons for which the result was changed after signing, oldest first.
    """

    table: int
    home: str
    away: str | None
    why: tuple[str, ...] = ()
    scorers: tuple[tuple[Seat, str], ...] = ()
    games: tuple[tuple[int, int], ...] = ()
    forfeit: str | None = None
    signed: frozenset[Seat] = frozenset()
    corrections: tuple[str, ...] = ()

    @property
    def is_bye(self) -> bool:
        """Whether nobody plays here."""
        return self.away is None

    @property
    def has_result(self) -> bool:
        """Whether something can be counted: a bye always can."""
        return self.is_bye or bool(self.games) or self.forfeit is not None

    @property
    def is_official(self) -> bool:
        """Whether all four have signed; a bye needs nobody, a forfeit only those who are there."""
        if self.is_bye:
            return True
        if self.forfeit is not None:
            present = (Seat.EAST, Seat.WEST) if self.forfeit == self.home else (Seat.NORTH, Seat.SOUTH)
            return self.signed.issuperset(present)
        return self.has_result and len(self.signed) == len(Seat)

    def result(self, round_number: int) -> Result | None:
        """What it comes to; None while nothing is known."""
        if not self.has_result:
            return None
        return Result(round_number, self.home, self.away, self.games, self.forfeit)


@dataclass(frozen=True, slots=True)
class Round:
    """One round.

    Attributes:
        number: from 1; playoff rounds count on.
        sheets: one a table in table order, byes last.
        state: how far it is.
        playoff: whether it is of the bracket.
        published: time of posting, seconds on the director's clock; None before.
        starts: earliest start; None before posting.
        started: time of the start; None before.
        seed: of a random draw.
        overrides: reasons for which the director changed the draw.
    """

    number: int
    sheets: tuple[Sheet, ...]
    state: RoundState = RoundState.DRAFT
    playoff: bool = False
    published: float | None = None
    starts: float | None = None
    started: float | None = None
    seed: str | None = None
    overrides: tuple[str, ...] = ()

    def sheet(self, table: int) -> Sheet:
        """The sheet of a table.

        Raises:
            TournamentError: there is no such table.
        """
        found = next((sheet for sheet in self.sheets if sheet.table == table and table), None)
        if found is None:
            raise TournamentError(f"round {self.number} has no table {table}")
        return found

    def with_sheet(self, changed: Sheet) -> Round:
        """The round with one sheet changed, and its state moved with the signatures."""
        sheets = tuple(changed if sheet.table == changed.table else sheet for sheet in self.sheets)
        state = self.state
        if state in (RoundState.PLAYING, RoundState.SIGNED):
            official = all(sheet.is_official for sheet in sheets)
            state = RoundState.SIGNED if official else RoundState.PLAYING
        return replace(self, sheets=sheets, state=state)

    def missing(self) -> tuple[Sheet, ...]:
        """Tables without a result."""
        return tuple(sheet for sheet in self.sheets if not sheet.has_result)

    def unsigned(self) -> tuple[Sheet, ...]:
        """Tables with a result that is not official yet."""
        return tuple(sheet for sheet in self.sheets if sheet.has_result and not sheet.is_official)

    def overdue(self, now: float, minutes: int | None) -> tuple[Sheet, ...]:
        """Tables still playing though their time is over.

        Args:
            now: on the same clock as `started`.
            minutes: the time limit; None for none.
        """
        if minutes is None or self.started is None or now < self.started + 60 * minutes:
            return ()
        return self.missing()
