"""Acts about a round being played: start, scorers, results, signatures, corrections, the end."""

from __future__ import annotations

from dataclasses import replace

from euchre.tournament.acts import Act, items, seat, text, whole
from euchre.tournament.errors import TournamentError
from euchre.tournament.event import Event
from euchre.tournament.format import TIE
from euchre.tournament.rounds import Round, RoundState, Sheet


def start(event: Event, act: Act) -> Event:
    """The round begins, once the notice is over and the round before it is closed.

    Raises:
        TournamentError: it makes no sense now.
    """
    drawn = event.round(whole(act, "round"))
    if drawn.state is not RoundState.PUBLISHED or drawn.starts is None:
        raise TournamentError(f"round {drawn.number} is {drawn.state.value}, not published")
    wait = drawn.starts - act.t
    if wait > 0:
        raise TournamentError(
            f"round {drawn.number} starts in {wait:.0f} s at the earliest; shorten the notice first"
        )
    if drawn.number > 1 and event.rounds[drawn.number - 2].state is not RoundState.CLOSED:
        raise TournamentError(f"round {drawn.number - 1} is not closed yet")
    playing = replace(drawn, state=RoundState.PLAYING, started=act.t)
    return event.with_round(playing)


def _playing(event: Event, act: Act) -> tuple[Round, Sheet]:
    """The round and sheet an act is about."""
    drawn = event.round(whole(act, "round"))
    if drawn.state in (RoundState.DRAFT, RoundState.PUBLISHED):
        raise TournamentError(f"round {drawn.number} has not started yet")
    return drawn, drawn.sheet(whole(act, "table"))


def name_scorer(event: Event, act: Act) -> Event:
    """Who keeps score of the next game at a table.

    Raises:
        TournamentError: it makes no sense now.
    """
    drawn, sheet = _playing(event, act)
    game, how = whole(act, "game"), text(act, "how")
    if how not in ("consent", "cut"):
        raise TournamentError(f"a scorer comes by consent or cut, not {how!r}")
    if game != len(sheet.scorers) + 1:
        raise TournamentError(f"table {sheet.table} needs a scorer for game {len(sheet.scorers) + 1} next")
    named = replace(sheet, scorers=(*sheet.scorers, (seat(act), how)))
    return event.with_round(drawn.with_sheet(named))


def _outcome(event: Event, act: Act, sheet: Sheet) -> Sheet:
    """The sheet with what the act says it came to, unsigned."""
    games = tuple(
        (game[0], game[1])
        for game in items(act, "games")
        if isinstance(game, (list, tuple)) and len(game) == 2 and all(type(points) is int for points in game)
    )
    if len(games) != len(items(act, "games")):
        raise TournamentError(f"{act.do}: a game is two whole numbers")
    forfeit = act.data.get("forfeit")
    if forfeit is None and not games:
        raise TournamentError(f"{act.do} needs games or forfeit")
    if len(games) > event.format.games:
        raise TournamentError(f"a match has {event.format.games} games, not {len(games)}")
    changed = replace(sheet, games=games, forfeit=forfeit, signed=frozenset())
    changed.result(1)
    return changed


def bring_result(event: Event, act: Act) -> Event:
    """What a table brought in.

    Raises:
        TournamentError: it makes no sense now.
    """
    drawn, sheet = _playing(event, act)
    if sheet.has_result:
        raise TournamentError(f"round {drawn.number}, table {sheet.table}: has a result; correct it")
    return event.with_round(drawn.with_sheet(_outcome(event, act, sheet)))


def correct(event: Event, act: Act) -> Event:
    """Another result for a table, with a reason; its signatures are void.

    Raises:
        TournamentError: it makes no sense now.
    """
    drawn, sheet = _playing(event, act)
    if not sheet.has_result:
        raise TournamentError(f"round {drawn.number}, table {sheet.table}: has no result to correct")
    reason = text(act, "reason")
    changed = replace(_outcome(event, act, sheet), corrections=(*sheet.corrections, reason))
    event = event.with_round(drawn.with_sheet(changed))
    told = f"round {drawn.number}, table {sheet.table} corrected: {reason}"
    return event.with_reason(told)


def sign(event: Event, act: Act) -> Event:
    """One of the four signatures.

    Raises:
        TournamentError: it makes no sense now.
    """
    drawn, sheet = _playing(event, act)
    if not sheet.has_result:
        raise TournamentError(f"round {drawn.number}, table {sheet.table}: nothing to sign yet")
    signed = replace(sheet, signed=sheet.signed | {seat(act)})
    return event.with_round(drawn.with_sheet(signed))


def close(event: Event, act: Act) -> Event:
    """The round is over: every sheet is signed.

    Raises:
        TournamentError: it makes no sense now.
    """
    drawn = event.round(whole(act, "round"))
    waiting = [f"table {sheet.table}" for sheet in drawn.sheets if not sheet.is_official]
    if drawn.state not in (RoundState.PLAYING, RoundState.SIGNED) or waiting:
        lacks = f"; not signed: {', '.join(waiting)}" if waiting else ""
        raise TournamentError(f"round {drawn.number} is {drawn.state.value}, not signed{lacks}")
    if drawn.playoff:
        for sheet in drawn.sheets:
            result = sheet.result(drawn.number)
            if result is not None and result.match_points(sheet.home, event.format) == TIE:
                raise TournamentError(f"table {sheet.table} is level; a playoff needs a winner")
    return event.with_round(replace(drawn, state=RoundState.CLOSED))
