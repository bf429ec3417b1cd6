"""An event as the public screen shows it: where it stands, the clock, pairings, standings, bracket."""

from __future__ import annotations

from companion.event.showing import posted, result_words, team_name
from companion_gui.public.board import BYE, Board, Clock, Lines, Meeting, Page, Tree
from euchre.tournament.bracket import Tie
from euchre.tournament.event import Event
from euchre.tournament.playoff import bracket_after
from euchre.tournament.proposing import table
from euchre.tournament.rounds import Round, RoundState

_STATES = {
    RoundState.PUBLISHED: "posted",
    RoundState.PLAYING: "playing",
    RoundState.SIGNED: "all sheets signed",
    RoundState.CLOSED: "closed",
}


def board_of(event: Event, trouble: str = "") -> Board:
    """What everybody may see of an event.

    Args:
        event: as it stands.
        trouble: why this may not be the newest; empty when it is.
    """
    rounds = posted(event)
    last = rounds[-1] if rounds else None
    pages: list[Page] = []
    if last is not None:
        pages.append(_pairings(event, last))
    if event.seeds:
        pages.append(_bracket(event))
    if any(drawn.state in (RoundState.PLAYING, RoundState.SIGNED, RoundState.CLOSED) for drawn in rounds):
        pages.append(_standings(event))
    return Board(event.name, _state(event, last), _clock(event, last), tuple(pages), trouble)


def _state(event: Event, last: Round | None) -> str:
    if event.seeds and (champion := bracket_after(event.seeds, event.rounds, event.format).champion):
        return f"winner: {team_name(event, champion)}"
    if last is None:
        return f"{sum(entry.withdrawn is None for entry in event.entries.values())} teams"
    return f"{_round_name(event, last)}, {_STATES[last.state]}"


def _round_name(event: Event, drawn: Round) -> str:
    if not drawn.playoff:
        return f"round {drawn.number} of {event.format.rounds}"
    tables = sum(not sheet.is_bye for sheet in drawn.sheets)
    return {1: "final", 2: "semifinals", 4: "quarterfinals"}.get(tables, f"playoff, {tables} tables")


def _clock(event: Event, last: Round | None) -> Clock | None:
    if last is None:
        return None
    if last.state is RoundState.PUBLISHED and last.starts is not None:
        return Clock(last.starts, "starts in", "to your tables")
    if last.state is RoundState.PLAYING and last.started is not None and event.format.minutes is not None:
        return Clock(last.started + 60 * event.format.minutes, "time left", "time is over")
    return None


def _pairings(event: Event, drawn: Round) -> Lines:
    rows: tuple[tuple[str, ...], ...] = tuple(
        (
            str(sheet.table or "–"),
            team_name(event, sheet.home),
            team_name(event, sheet.away),
            result_words(event, sheet),
        )
        for sheet in drawn.sheets
    )
    heading: tuple[str, ...] = ("Table", "North and South", "East and West", "Result")
    if not any(row[3] for row in rows):
        heading, rows = heading[:3], tuple(row[:3] for row in rows)
    return Lines("Pairings", heading, rows, wide=(1, 2), strong=(0, 3))


def _standings(event: Event) -> Lines:
    rows = tuple(
        (
            str(line.rank),
            team_name(event, line.team),
            str(line.match_points),
            f"{line.won}-{line.tied}-{line.lost}",
            f"{line.point_difference:+d}",
        )
        for line in table(event)
    )
    title = "Standings, provisional" if event.is_provisional else "Standings"
    heading = ("", "Team", "Match points", "Won-tied-lost", "Difference")
    return Lines(title, heading, rows, wide=(1,), strong=(0, 2))


def _bracket(event: Event) -> Tree:
    ties = bracket_after(event.seeds, event.rounds, event.format).rounds
    return Tree("Playoff", tuple(tuple(_meeting(event, tie) for tie in round_) for round_ in ties))


def _meeting(event: Event, tie: Tie) -> Meeting:
    home, away = (_seeded(event, team) for team in (tie.home, tie.away))
    if tie.bye:
        return Meeting(home, BYE, 0)
    winner = None if tie.winner is None else (0 if tie.winner == tie.home else 1)
    return Meeting(home, away, winner)


def _seeded(event: Event, team: str | None) -> str:
    return "" if team is None else f"{event.seeds.index(team) + 1}  {team_name(event, team)}"
