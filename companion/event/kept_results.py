"""What the log of an event's table says of its match, to be held against what the director types."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from companion.lawbook import load_laws
from euchre.seats import Seat, Side
from euchre.session.game import Ending, Game
from euchre.tournament.event import Event
from euchre.tournament.rounds import Round, Sheet
from tracker.errors import StoreError
from tracker.store import Store
from tracker.tables import Tables, TableView

_NUMBER = re.compile(r"(\d+)\D*")
"""A table's number is the last in what people call it."""


@dataclass(frozen=True, slots=True)
class KeptResult:
    """A match as the table's log tells it.

    Attributes:
        table: what people call the table.
        outcome: `games` (home and away) or `forfeit`, as an act has it; empty where the log tells none.
        doubts: why a person should look before taking it, a line each.
    """

    table: str
    outcome: Mapping[str, Any]
    doubts: tuple[str, ...] = ()


def kept_result(store: Store, event: Event, drawn: Round, sheet: Sheet) -> KeptResult | None:
    """What the log of a table says of its match in a round; None where no table of that number reports.

    Args:
        store: the event's.
        event: as it stands.
        drawn: the round.
        sheet: the table's sheet.
    """
    tables = Tables(store, load_laws)
    try:
        tables.refresh()
    except StoreError:  # a login that reads no table's log
        return None
    views = [view for view in tables.views() if _number(view.label) == sheet.table]
    if not views or drawn.started is None:
        return None
    until = next((one.started for one in event.rounds if one.number == drawn.number + 1), None)
    games = []
    for view in views:
        wall = _wall_clock(view)
        for game, t in _finished(view):
            if drawn.started <= wall(t) and (until is None or wall(t) < until):
                games.append(game)
    if not games:
        return None
    view = views[-1]
    turned, doubts = _seating(event, sheet, view)
    waiting = sum(found.ruling is None and bool(found.proposals) for _, found in view.findings())
    if waiting:
        doubts.append(f"{waiting} finding{'s' if waiting > 1 else ''} there without a ruling")
    if view.damage is not None:
        doubts.append(view.damage)
    if len(games) > event.format.games:
        doubts.append(f"its log holds {len(games)} games of this round, a match has {event.format.games}")
    return KeptResult(view.label, _outcome(sheet, games, turned), tuple(doubts))


def words(event: Event, outcome: Mapping[str, Any]) -> str:
    """A result as it is typed."""
    if outcome.get("forfeit"):
        return f"{event.entries[outcome['forfeit']].team.name} forfeited"
    return " ".join(f"{home}-{away}" for home, away in outcome.get("games", ()))


def _number(label: str) -> int | None:
    found = _NUMBER.findall(label)
    return int(found[-1]) if found else None


def _finished(view: TableView) -> Iterator[tuple[Game, float]]:
    """The games that have ended, with the time of the last thing that happened in them."""
    times = {event.id: event.t for event in view.events}
    for game in view.state.games:
        last = [act.t for hand in game.hands for act in (hand.acts.deal, *hand.acts.acts)]
        last += [times[line.entry] for line in game.ledger if line.entry in times]
        if game.ending is Ending.FORFEIT:  # perhaps before a card was dealt
            last += [event.t for event in view.events if event.do == "forfeit"]
        if game.over and last:
            yield game, max(last)


def _wall_clock(view: TableView) -> Callable[[float], float]:
    """Tells seconds since 1970 by the log's own clock, which begins anew whenever it is gone on with."""
    began: list[tuple[float, float]] = []
    for event in view.events:
        if event.do == "open":
            with suppress(ValueError):  # a log that does not tell when it began is of no round
                began.append((event.t, datetime.fromisoformat(str(event.data.get("started"))).timestamp()))

    def wall(t: float) -> float:
        before = [(since, at) for since, at in began if since <= t]
        since, at = before[-1] if before else (0.0, 0.0)
        return at + t - since

    return wall


def _seating(event: Event, sheet: Sheet, view: TableView) -> tuple[bool, list[str]]:
    """Whether the teams sit the other way round there, by the names, and what is odd about these."""
    names = {seat: name.casefold() for seat, name in view.players.items()}
    if len(names) < len(Seat) or sheet.away is None:
        return False, []
    sides = {
        Side.NS: {names[Seat.NORTH], names[Seat.SOUTH]},
        Side.EW: {names[Seat.EAST], names[Seat.WEST]},
    }
    home, away = (
        {name.casefold() for name in event.entries[id_].team.players} for id_ in (sheet.home, sheet.away)
    )
    if (sides[Side.NS], sides[Side.EW]) == (away, home):
        return True, []
    if (sides[Side.NS], sides[Side.EW]) == (home, away):
        return False, []
    return False, [f"other people sit there: {', '.join(view.players[seat] for seat in Seat)}"]


def _outcome(sheet: Sheet, games: list[Game], turned: bool) -> dict[str, Any]:
    home = Side.EW if turned else Side.NS
    given_up = next((game for game in games if game.ending is Ending.FORFEIT), None)
    if given_up is not None:
        return {"forfeit": sheet.away if given_up.winner is home else sheet.home}
    return {"games": [[game.score.of(home), game.score.of(home.other)] for game in games]}
