"""Acts about the event as a whole: opening it, entries, format, the playoff's seeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from euchre.tournament.acts import Act, items, text
from euchre.tournament.entries import Entry, Team
from euchre.tournament.errors import TournamentError
from euchre.tournament.event import Event
from euchre.tournament.format import Format
from euchre.tournament.playoff import bracket_after
from euchre.tournament.rounds import RoundState


def open_event(event: Event, act: Act) -> Event:
    """The event begins.

    Raises:
        TournamentError: it makes no sense now.
    """
    return replace(
        event,
        name=text(act, "name"),
        seed=text(act, "seed"),
        format=Format.from_json(act.data.get("format") or {}),
    )


def enter(event: Event, act: Act) -> Event:
    """A team enters, from the next round drawn on.

    Raises:
        TournamentError: it makes no sense now.
    """
    data = act.data.get("team")
    if not isinstance(data, Mapping):
        raise TournamentError("enter needs a team")
    team = Team.from_json(data)
    if event.seeds:
        raise TournamentError(f"team {team.name} comes too late: the playoff is seeded")
    if team.id in event.entries:
        raise TournamentError(f"team id {team.id} is taken by {event.entries[team.id].team.name}")
    taken = {player: entry.team.name for entry in event.entries.values() for player in entry.team.players}
    for player in team.players:
        if player in taken:
            raise TournamentError(f"{player} plays for {taken[player]} already")
    return replace(event, entries={**event.entries, team.id: Entry(team, event.next_round)})


def withdraw(event: Event, act: Act) -> Event:
    """A team leaves, from the next round drawn on; its results stand.

    Raises:
        TournamentError: it makes no sense now.
    """
    team = text(act, "team")
    entry = event.entries.get(team)
    if entry is None:
        raise TournamentError(f"no team {team}")
    if entry.withdrawn is not None:
        raise TournamentError(f"team {entry.team.name} has withdrawn already")
    gone = replace(entry, withdrawn=event.next_round)
    reason = f"{entry.team.name} withdrew: {text(act, 'reason')}"
    return replace(event, entries={**event.entries, team: gone}, reasons=(*event.reasons, reason))


def change_format(event: Event, act: Act) -> Event:
    """The director changes the format, with a reason.

    Raises:
        TournamentError: it makes no sense now.
    """
    changes = act.data.get("set")
    if not isinstance(changes, Mapping) or not changes:
        raise TournamentError("format needs set, the values to change")
    if "tie_breaks" in changes and event.rounds:
        raise TournamentError("tie-breaks are frozen since the first round was drawn")
    if "rounds" in changes and isinstance(changes["rounds"], int) and not event.seeds:
        drawn = len(event.rounds)
        if changes["rounds"] < drawn:
            raise TournamentError(f"{drawn} rounds are drawn already")
    if event.seeds and {"rounds", "playoff"} & set(changes):
        raise TournamentError("the playoff is seeded: rounds and playoff stay as they are")
    changed = Format.from_json({**event.format.to_json(), **changes})
    told = ", ".join(f"{name} {value}" for name, value in changes.items())
    rounds = tuple(
        drawn
        if drawn.state is not RoundState.PUBLISHED or drawn.published is None
        else replace(drawn, starts=drawn.published + changed.notice)
        for drawn in event.rounds
    )
    reasons = (*event.reasons, f"{told}: {text(act, 'reason')}")
    return replace(event, format=changed, rounds=rounds, reasons=reasons)


def seed_playoff(event: Event, act: Act) -> Event:
    """The teams of the playoff, best first.

    Raises:
        TournamentError: it makes no sense now.
    """
    if event.seeds:
        raise TournamentError("the playoff is seeded already")
    if not event.rounds or any(drawn.state is not RoundState.CLOSED for drawn in event.rounds):
        raise TournamentError("the qualifying is not closed yet")
    seeds = tuple(str(team) for team in items(act, "seeds"))
    strange = [
        team for team in seeds if team not in event.entries or event.entries[team].withdrawn is not None
    ]
    if strange:
        raise TournamentError(f"not in the event: {', '.join(strange)}")
    if len(seeds) != event.format.playoff:
        raise TournamentError(f"the playoff is for {event.format.playoff} teams, not {len(seeds)}")
    bracket_after(seeds, (), event.format)
    reason = act.data.get("reason")
    reasons = (*event.reasons, f"playoff seeded: {reason}") if reason else event.reasons
    return replace(event, seeds=seeds, reasons=reasons)
