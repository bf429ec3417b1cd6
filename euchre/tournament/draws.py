"""Acts about the pairings of a round: drawn, changed by the director, posted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from euchre.tournament.acts import Act, items, text, whole
from euchre.tournament.errors import TournamentError
from euchre.tournament.event import Event
from euchre.tournament.playoff import bracket_after
from euchre.tournament.rounds import Round, RoundState, Sheet


def _sheets(event: Event, act: Act, teams: set[str]) -> tuple[Sheet, ...]:
    """The tables of a draw; every team that plays must be at exactly one."""
    sheets: list[Sheet] = []
    seen: set[str] = set()
    for item in items(act, "tables"):
        if not isinstance(item, Mapping):
            raise TournamentError(f"{act.do}: a table is an object, not {item!r}")
        home, away = item.get("home"), item.get("away")
        for team in (home, away):
            if team is not None and (not isinstance(team, str) or team not in teams):
                raise TournamentError(f"{act.do}: {team!r} does not play in this round")
            if team in seen:
                raise TournamentError(f"{act.do}: {team} sits at two tables")
            seen.update([team] if team is not None else [])
        if home is None:
            raise TournamentError(f"{act.do}: a table without a home team")
        number = 0 if away is None else 1 + sum(not sheet.is_bye for sheet in sheets)
        why = item.get("why")
        reasons = tuple(map(str, why)) if isinstance(why, (list, tuple)) else ()
        sheets.append(Sheet(number, home, away, reasons))
    if teams - seen:
        raise TournamentError(f"{act.do}: without a table: {', '.join(sorted(teams - seen))}")
    return tuple(sheets)


def draw(event: Event, act: Act) -> Event:
    """The pairings of the next round.

    Raises:
        TournamentError: it makes no sense now.
    """
    number = whole(act, "round")
    if number != event.next_round:
        raise TournamentError(f"round {event.next_round} is the next to draw, not {number}")
    if event.rounds and event.rounds[-1].state in (RoundState.DRAFT, RoundState.PUBLISHED):
        raise TournamentError(f"round {number - 1} has not started yet")
    playoff = bool(event.seeds)
    if not playoff and number > event.format.rounds:
        raise TournamentError(f"all {event.format.rounds} rounds are drawn; seed the playoff")
    if playoff and event.rounds[-1].state is not RoundState.CLOSED:
        raise TournamentError(f"round {number - 1} is not closed yet")
    teams = _expected(event, number)
    sheets = _sheets(event, act, teams)
    seed = act.data.get("seed")
    drawn = Round(number, sheets, playoff=playoff, seed=seed if isinstance(seed, str) else None)
    return replace(event, rounds=(*event.rounds, drawn))


def _expected(event: Event, number: int) -> set[str]:
    """The teams that must have a table: all that play, or in the playoff those that meet now."""
    if not event.seeds:
        return {team for team, entry in event.entries.items() if entry.plays_in(number)}
    ready = bracket_after(event.seeds, event.rounds, event.format).ready()
    return {team for tie in ready for team in (tie.home, tie.away) if team}


def override(event: Event, act: Act) -> Event:
    """Other pairings for a round that has not started, with a reason.

    Raises:
        TournamentError: it makes no sense now.
    """
    drawn = event.round(whole(act, "round"))
    if drawn.state not in (RoundState.DRAFT, RoundState.PUBLISHED):
        raise TournamentError(f"round {drawn.number} has started; its pairings stay")
    teams = {team for sheet in drawn.sheets for team in (sheet.home, sheet.away) if team}
    sheets = _sheets(event, act, teams)
    reason = text(act, "reason")
    changed = replace(drawn, sheets=sheets, overrides=(*drawn.overrides, reason))
    event = event.with_round(changed)
    return event.with_reason(f"round {drawn.number} paired otherwise: {reason}")


def publish(event: Event, act: Act) -> Event:
    """The pairings are posted; the notice runs.

    Raises:
        TournamentError: it makes no sense now.
    """
    drawn = event.round(whole(act, "round"))
    if drawn.state is not RoundState.DRAFT:
        raise TournamentError(f"round {drawn.number} is {drawn.state.value}, not draft")
    starts = act.t + event.format.notice
    return event.with_round(replace(drawn, state=RoundState.PUBLISHED, published=act.t, starts=starts))
