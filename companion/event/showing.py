"""An event as tables of text: pairings, standings, bracket; for people, CSV and paper alike."""

from __future__ import annotations

import csv
import io
from dataclasses import asdict
from typing import Any

from euchre.tournament.event import Event
from euchre.tournament.playoff import bracket_after
from euchre.tournament.proposing import missing_results, table
from euchre.tournament.rounds import Round, RoundState, Sheet

Rows = list[list[str]]
"""The first row is the heading."""


def team_name(event: Event, team: str | None) -> str:
    """What people call a team; `bye` for nobody."""
    return "bye" if team is None else event.entries[team].team.name


def pairing_rows(event: Event, drawn: Round) -> Rows:
    """The tables of a round, with results as far as there are any."""
    rows = [["Table", "North and South", "East and West", "Result", "Signed"]]
    for sheet in drawn.sheets:
        signed = "" if sheet.is_bye else "official" if sheet.is_official else f"{len(sheet.signed)} of 4"
        rows.append(
            [
                str(sheet.table or ""),
                team_name(event, sheet.home),
                team_name(event, sheet.away),
                result_words(event, sheet),
                signed,
            ]
        )
    return rows


def result_words(event: Event, sheet: Sheet) -> str:
    """What a table brought in."""
    if sheet.forfeit is not None:
        return f"{team_name(event, sheet.forfeit)} forfeited"
    return ", ".join(f"{home}-{away}" for home, away in sheet.games)


def standing_rows(event: Event) -> Rows:
    """The standings of the qualifying."""
    rows = [
        ["Rank", "Team", "Match points", "Won", "Tied", "Lost", "Byes", "Points", "Difference", "Opponents"]
    ]
    for line in table(event):
        numbers = (line.match_points, line.won, line.tied, line.lost, line.byes)
        rows.append(
            [
                str(line.rank),
                team_name(event, line.team),
                *map(str, numbers),
                f"{line.points_won}-{line.points_lost}",
                f"{line.point_difference:+d}",
                str(line.opponents_score),
            ]
        )
    return rows


def bracket_rows(event: Event) -> Rows:
    """The playoff, meeting by meeting; the heading alone before it is seeded."""
    rows = [["Meeting", "Seeded better", "Against", "Winner"]]
    if not event.seeds:
        return rows
    for ties in bracket_after(event.seeds, event.rounds, event.format).rounds:
        for tie in ties:
            away = "bye" if tie.bye else _known(event, tie.away)
            rows.append([tie.id, _known(event, tie.home), away, _known(event, tie.winner)])
    return rows


def posted(event: Event) -> list[Round]:
    """The rounds that everybody may see."""
    return [drawn for drawn in event.rounds if drawn.state is not RoundState.DRAFT]


def state_lines(event: Event, now: float) -> list[str]:
    """Where the event stands, in words: the round, its clock, what is missing and what is overdue."""
    playing = [entry for entry in event.entries.values() if entry.withdrawn is None]
    lines = [f"{event.name}: {len(playing)} teams, {event.format.rounds} rounds"]
    if not event.rounds:
        return [*lines, "no round is drawn yet"]
    drawn = event.rounds[-1]
    lines.append(f"round {drawn.number}: {drawn.state.value}")
    if drawn.state is RoundState.PUBLISHED and drawn.starts is not None:
        wait = drawn.starts - now
        lines.append(f"may start in {clock(wait)}" if wait > 0 else "may start now")
    if drawn.started is not None and drawn.state is RoundState.PLAYING:
        if event.format.minutes is not None:
            left = drawn.started + 60 * event.format.minutes - now
            lines.append(f"time left {clock(left)}" if left > 0 else "time is over")
        lines += missing_results(event, drawn)
        lines += [
            f"overdue: table {sheet.table}, {team_name(event, sheet.home)} and {team_name(event, sheet.away)}"
            for sheet in drawn.overdue(now, event.format.minutes)
        ]
    if event.seeds and (champion := bracket_after(event.seeds, event.rounds, event.format).champion):
        lines.append(f"winner: {team_name(event, champion)}")
    return lines


def clock(seconds: float) -> str:
    """A span of time as minutes and seconds."""
    whole = max(0, round(seconds))
    return f"{whole // 60}:{whole % 60:02d}"


def as_text(rows: Rows) -> str:
    """The rows in columns, for a terminal."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "".join(line.rstrip() + "\n" for line in lines)


def as_csv(rows: Rows) -> str:
    """The rows as CSV, as spreadsheets read it."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerows(rows)
    return out.getvalue()


def as_data(event: Event) -> dict[str, Any]:
    """All that may be posted, as data."""
    return {
        "version": 1,
        "name": event.name,
        "format": event.format.to_json(),
        "teams": [entry.team.to_json() for entry in event.entries.values()],
        "rounds": [_round_data(drawn) for drawn in posted(event)],
        "standings": [asdict(line) for line in table(event)],
        "provisional": event.is_provisional,
        "seeds": list(event.seeds),
        "bracket": _as_objects(bracket_rows(event)),
        "reasons": list(event.reasons),
    }


def _round_data(drawn: Round) -> dict[str, Any]:
    return {
        "round": drawn.number,
        "state": drawn.state.value,
        "playoff": drawn.playoff,
        "starts": drawn.starts,
        "tables": [
            {
                "table": sheet.table,
                "home": sheet.home,
                "away": sheet.away,
                "why": list(sheet.why),
                "games": [list(game) for game in sheet.games],
                "forfeit": sheet.forfeit,
                "official": sheet.is_official,
            }
            for sheet in drawn.sheets
        ],
    }


def _as_objects(rows: Rows) -> list[dict[str, str]]:
    names = [name.lower().replace(" ", "_") for name in rows[0]]
    return [dict(zip(names, row, strict=True)) for row in rows[1:]]


def _known(event: Event, team: str | None) -> str:
    return "" if team is None else team_name(event, team)
