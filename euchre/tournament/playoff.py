"""The bracket as the playoff's rounds have played it so far."""

from __future__ import annotations

from collections.abc import Sequence

from euchre.tournament.bracket import Bracket, bracket
from euchre.tournament.format import WIN, Format
from euchre.tournament.rounds import Round


def bracket_after(seeds: Sequence[str], rounds: Sequence[Round], format_: Format) -> Bracket:
    """The bracket after these rounds; those that are not of the playoff are passed over.

    Raises:
        TournamentError: too few seeds, or one twice.
    """
    winners: dict[str, str] = {}
    for drawn in rounds:
        if not drawn.playoff:
            continue
        for tie in bracket(seeds, winners).ready():
            sheet = next((s for s in drawn.sheets if {s.home, s.away} == {tie.home, tie.away}), None)
            result = sheet.result(drawn.number) if sheet else None
            if result is None:
                continue
            for team in result.teams:
                if result.match_points(team, format_) == WIN:
                    winners[tie.id] = team
    return bracket(seeds, winners)
