"""The event as it stands: entries, rounds, sheets, and the reasons for every change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from euchre.tournament.entries import Entry
from euchre.tournament.errors import TournamentError
from euchre.tournament.format import Format
from euchre.tournament.results import Result
from euchre.tournament.rounds import Round, RoundState


@dataclass(frozen=True, slots=True)
class Event:
    """An event after some acts.

    Attributes:
        name: of the event. seed: of its lots. format: its rules now.
        entries: by the team's id, in the order they came.
        rounds: as far as drawn.
        seeds: the playoff's teams, best first; empty before.
        reasons: every change the director gave a reason for, oldest first.
    """

    name: str = ""
    seed: str = ""
    format: Format = field(default_factory=Format)
    entries: Mapping[str, Entry] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    seeds: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()

    @property
    def next_round(self) -> int:
        """Number of the round to be drawn next."""
        return len(self.rounds) + 1

    def round(self, number: int) -> Round:
        """A round by its number.

        Raises:
            TournamentError: it is not drawn.
        """
        if not 1 <= number <= len(self.rounds):
            raise TournamentError(f"round {number} is not drawn yet")
        return self.rounds[number - 1]

    def results(self, before: int | None = None, *, playoff: bool = False) -> tuple[Result, ...]:
        """Results of the qualifying rounds (or of the playoff), provisional ones too, before a round."""
        return tuple(
            result
            for drawn in self.rounds
            if drawn.playoff is playoff
            and drawn.state not in (RoundState.DRAFT, RoundState.PUBLISHED)
            and (before is None or drawn.number < before)
            for sheet in drawn.sheets
            if (result := sheet.result(drawn.number)) is not None
        )

    @property
    def is_provisional(self) -> bool:
        """Whether the standings rest on sheets that four have not signed."""
        return any(
            not sheet.is_official
            for drawn in self.rounds
            if drawn.state not in (RoundState.DRAFT, RoundState.PUBLISHED)
            for sheet in drawn.sheets
        )

    def with_round(self, changed: Round) -> Event:
        """The event with one round changed."""
        rounds = tuple(changed if drawn.number == changed.number else drawn for drawn in self.rounds)
        return replace(self, rounds=rounds)

    def with_reason(self, reason: str) -> Event:
        """The event with one more reason on record."""
        return replace(self, reasons=(*self.reasons, reason))
