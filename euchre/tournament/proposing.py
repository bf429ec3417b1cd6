"""What the program proposes to the director: the next draw, the seeds; and what a correction touches."""

from __future__ import annotations

from collections import Counter
from typing import Any

from euchre.tournament.errors import TournamentError
from euchre.tournament.event import Event
from euchre.tournament.pairing import Contender, Draw, Pairing, Price, draw_at_random, pair
from euchre.tournament.playoff import bracket_after
from euchre.tournament.rounds import Round
from euchre.tournament.standings import Entrant, Standing, standings


def table(event: Event, before: int | None = None) -> tuple[Standing, ...]:
    """The standings of the qualifying, after all results or only those before a round."""
    entrants = [
        Entrant(team, entry.entered)
        for team, entry in event.entries.items()
        if before is None or entry.entered <= before
    ]
    return standings(entrants, event.results(before), event.format, event.seed)


def contenders(event: Event, number: int) -> list[Contender]:
    """The teams to be paired for a round, as they stood before it."""
    results = event.results(number)
    ranked = [line for line in table(event, number) if event.entries[line.team].plays_in(number)]
    field = []
    for rank, line in enumerate(ranked, start=1):
        mine = [result for result in results if line.team in result.teams]
        met = Counter(opponent for result in mine if (opponent := result.opponent(line.team)) is not None)
        byes = sum(result.away is None for result in mine)
        field.append(Contender(line.team, line.match_points, rank, met, byes))
    return field


def propose(event: Event) -> Draw:
    """The next draw: by lot for the first round, then by records, then the bracket.

    Raises:
        TournamentError: fewer than two teams play, or nothing of the bracket can be played now.
    """
    number = event.next_round
    if event.seeds:
        return _bracket_draw(event)
    if number == 1:
        teams = [team for team, entry in event.entries.items() if entry.plays_in(1)]
        return draw_at_random(teams, event.seed)
    return pair(contenders(event, number))


def _bracket_draw(event: Event) -> Draw:
    """The meetings of the bracket that can be played now."""
    bracket = bracket_after(event.seeds, event.rounds, event.format)
    ready = bracket.ready()
    if not ready:
        raise TournamentError(
            "the playoff has its winner" if bracket.champion else "the bracket waits for results"
        )
    pairings = []
    for tie in ready:
        if tie.home is not None and tie.away is not None:
            home, away = event.seeds.index(tie.home) + 1, event.seeds.index(tie.away) + 1
            pairings.append(
                Pairing(tie.home, tie.away, Price(), (f"playoff {tie.id}: seeds {home} and {away}",))
            )
    return Draw(tuple(pairings))


def draw_data(draw: Draw, number: int) -> dict[str, Any]:
    """A draw as the data of a `draw` act."""
    tables = [{"home": item.home, "away": item.away, "why": list(item.why)} for item in draw.pairings]
    return {"round": number, "tables": tables, **({"seed": draw.seed} if draw.seed is not None else {})}


def propose_seeds(event: Event) -> tuple[str, ...]:
    """The playoff's teams in the order of the standings, withdrawn ones left out."""
    playing = [line.team for line in table(event) if event.entries[line.team].withdrawn is None]
    return tuple(playing[: event.format.playoff])


def pairings_touched(event: Event) -> tuple[str, ...]:
    """Which drawn pairings would have been others, had the results been known as they are now.

    For the director to read after a correction. Nothing is changed by it; rounds the director paired
    otherwise are passed over.
    """
    lines = []
    for drawn in event.rounds:
        if drawn.number == 1 or drawn.playoff or drawn.overrides:
            continue
        again = {frozenset((item.home, item.away)) for item in pair(contenders(event, drawn.number)).pairings}
        now = {frozenset((sheet.home, sheet.away)) for sheet in drawn.sheets}
        lines += [
            f"round {drawn.number}: {_names(event, meeting)} would not have met"
            for meeting in _sorted(now - again)
        ]
        lines += [
            f"round {drawn.number}: {_names(event, meeting)} would have met"
            for meeting in _sorted(again - now)
        ]
    return tuple(lines)


def missing_results(event: Event, drawn: Round) -> tuple[str, ...]:
    """Tables of a round without a result, or without four signatures, by number and names."""
    lines = [
        f"table {sheet.table}, {_names(event, (sheet.home, sheet.away))}: no result"
        for sheet in drawn.missing()
    ]
    for sheet in drawn.unsigned():
        lines.append(f"table {sheet.table}, {_names(event, (sheet.home, sheet.away))}: not signed by all")
    return tuple(lines)


def _sorted(meetings: set[frozenset[str | None]]) -> list[tuple[str | None, ...]]:
    return sorted(
        (tuple(sorted(meeting, key=lambda team: (team is None, team or ""))) for meeting in meetings),
        key=lambda meeting: [team or "" for team in meeting],
    )


def _names(event: Event, teams: tuple[str | None, ...]) -> str:
    return " and ".join("the bye" if team is None else event.entries[team].team.name for team in teams)
