"""What a director does to an event by command, each with what is told about it afterwards."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from typing import Any

from companion.errors import UsageError
from companion.event.kept_results import KeptResult, kept_result, words
from companion.event.reading import find_team, outcome, read_pairings, read_teams, setting_values, team
from companion.event.showing import as_text, clock, pairing_rows, team_name
from euchre.tournament.errors import TournamentError
from euchre.tournament.event import Event
from euchre.tournament.proposing import draw_data, pairings_touched, propose, propose_seeds
from euchre.tournament.rounds import Round
from tracker.event_log import EventLog

Do = Callable[[str, Mapping[str, Any]], Event]
"""Appends an act and returns the event after it."""


def enter(args: argparse.Namespace, log: EventLog, do: Do) -> str:
    """Teams enter, from a list or by name."""
    teams = [team(args.team, *args.players)] if args.team else []
    teams += read_teams(args.list) if args.list else []
    if not teams:
        raise UsageError("event enter: --list FILE, or --team NAME --players NAME NAME")
    for one in teams:
        do("enter", {"team": one})
    return f"{len(teams)} entered; {len(log.event.entries)} in all\n"


def withdraw(args: argparse.Namespace, log: EventLog, do: Do) -> str:
    """A team leaves."""
    id_ = find_team(log.event, args.team)
    do("withdraw", {"team": id_, "reason": args.reason})
    return f"{team_name(log.event, id_)} plays no further round\n"


def change(args: argparse.Namespace, log: EventLog, do: Do) -> str:
    """The format changes."""
    do("format", {"set": setting_values(args.setting), "reason": args.reason})
    return f"{log.event.reasons[-1]}\n"


def pair(args: argparse.Namespace, log: EventLog, do: Do) -> str:
    """The next round is drawn, or the last one otherwise than it was."""
    event = log.event
    if args.tables is not None:
        if args.reason is None:
            raise UsageError("event pair: pairings of your own need a --reason")
        number = args.round or len(event.rounds)
        do("override", {"round": number, "tables": read_pairings(args.tables, event), "reason": args.reason})
    else:
        number = event.next_round
        do("draw", draw_data(propose(event), number))
    drawn = log.event.round(number)
    why = [f"  table {sheet.table or '-'}: {reason}\n" for sheet in drawn.sheets for reason in sheet.why]
    return f"round {number}, draft\n{as_text(pairing_rows(log.event, drawn))}why\n{''.join(why)}"


def publish(args: argparse.Namespace, log: EventLog, do: Do) -> str:
    """The pairings are posted."""
    drawn = _round(args, log)
    do("publish", {"round": drawn.number})
    return f"round {drawn.number} is posted; it may start in {clock(log.event.format.notice)}\n"


def start(args: argparse.Namespace, log: EventLog, do: Do) -> str:
    """A round begins."""
    number = _round(args, log).number
    do("start", {"round": number})
    return f"round {number} has begun\n"


def close(args: argparse.Namespace, log: EventLog, do: Do) -> str:
    """A round ends."""
    number = _round(args, log).number
    do("close", {"round": number})
    return f"round {number} is closed\n"


def scorer(args: argparse.Namespace, log: EventLog, do: Do) -> str:
    """Who keeps score at a table."""
    drawn = _round(args, log)
    game = len(drawn.sheet(args.table).scorers) + 1
    data = {"round": drawn.number, "table": args.table, "game": game, "seat": args.seat}
    do("scorer", {**data, "how": "cut" if args.cut else "consent"})
    return f"table {args.table}, game {game}: {args.seat} keeps score\n"


def result(args: argparse.Namespace, log: EventLog, do: Do) -> str:
    """What a table brought in."""
    drawn = _round(args, log)
    kept = kept_result(log.store, log.event, drawn, drawn.sheet(args.table))
    if args.game or args.forfeit is not None or kept is None:
        said = outcome(log.event, args.game, args.forfeit)
    else:
        said = _proposed(args, log, kept)
    do("result", {"round": drawn.number, "table": args.table, **said})
    taken = f"table {args.table}: result taken, {words(log.event, said)}; provisional until all have signed\n"
    return taken + _compared(args, log, kept, said)


def sign(args: argparse.Namespace, log: EventLog, do: Do) -> str:
    """Signatures on a table's sheet."""
    drawn = _round(args, log)
    for seat in args.seat or ("N", "E", "S", "W"):
        do("sign", {"round": drawn.number, "table": args.table, "seat": seat})
    sheet = log.event.round(drawn.number).sheet(args.table)
    return f"table {args.table}: {'official' if sheet.is_official else f'{len(sheet.signed)} of 4 signed'}\n"


def correct(args: argparse.Namespace, log: EventLog, do: Do) -> str:
    """Another result for a table, and which pairings that would have changed."""
    drawn = _round(args, log)
    said = outcome(log.event, args.game, args.forfeit)
    do("correct", {"round": drawn.number, "table": args.table, "reason": args.reason, **said})
    touched = [f"{line}; nothing was changed\n" for line in pairings_touched(log.event)]
    kept = kept_result(log.store, log.event, drawn, drawn.sheet(args.table))
    corrected = f"table {args.table}: corrected; its signatures are void\n{''.join(touched)}"
    return corrected + _compared(args, log, kept, said)


def seed(args: argparse.Namespace, log: EventLog, do: Do) -> str:
    """The playoff's teams, by the standings or as the director says."""
    event = log.event
    seeds = [find_team(event, name) for name in args.team] or list(propose_seeds(event))
    if args.team and args.reason is None:
        raise UsageError("event seed: seeds of your own need a --reason")
    do("seed_playoff", {"seeds": seeds, **({"reason": args.reason} if args.reason else {})})
    return "".join(f"{n}. {team_name(event, id_)}\n" for n, id_ in enumerate(seeds, start=1))


ACTS: dict[str, Callable[[argparse.Namespace, EventLog, Do], str]] = {
    "enter": enter,
    "withdraw": withdraw,
    "change": change,
    "pair": pair,
    "publish": publish,
    "start": start,
    "scorer": scorer,
    "result": result,
    "sign": sign,
    "correct": correct,
    "close": close,
    "seed": seed,
}
"""By the word of the command line."""


def _proposed(args: argparse.Namespace, log: EventLog, kept: KeptResult) -> Mapping[str, Any]:
    """What the table's log says, once the director has confirmed it.

    Raises:
        UsageError: the director did not, or nobody can be asked.
    """
    said = words(log.event, kept.outcome)
    doubts = "".join(f"; {doubt}" for doubt in kept.doubts)
    told = f"table {args.table}: its log says {said}{doubts}"
    if args.from_log:
        return kept.outcome
    if not sys.stdin.isatty():
        raise UsageError(f"{told}; type the result, or take this with --from-log")
    if input(f"{told}. Take it? [y/N] ").strip().casefold() not in ("y", "yes"):
        raise UsageError(f"table {args.table}: nothing was taken")
    return kept.outcome


def _compared(
    args: argparse.Namespace, log: EventLog, kept: KeptResult | None, said: Mapping[str, Any]
) -> str:
    """A warning where the table's log tells another result than was taken; empty where it does not."""
    if kept is None or dict(kept.outcome) == dict(said):
        return ""
    theirs = words(log.event, kept.outcome)
    return f"look again: the log of {kept.table} says {theirs}; put right with: event correct {args.table}\n"


def _round(args: argparse.Namespace, log: EventLog) -> Round:
    """The round that was named, or the last one drawn."""
    if not log.event.rounds:
        raise TournamentError("no round is drawn yet; draw one with: event pair")
    return log.event.round(args.round or len(log.event.rounds))
