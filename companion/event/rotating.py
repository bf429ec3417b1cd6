"""`event movement`: an evening of individuals; who sits where with whom, round by round."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from companion.errors import InputError, UsageError
from companion.event.showing import Rows, as_csv, as_text
from euchre.seats import Side
from euchre.tournament.movements import Sitting, club, most_rounds, progressive, whist

WHIST, CLUB, PROGRESSIVE = "whist", "club", "progressive"

PROGRESSIVE_RULE = (
    "After each game the winners go to the next table towards table 1, the losers stay. At table 1 the "
    "winners stay and the losers go to the last table. Partners part: of the two who come, one sits with "
    "each of the two who stay."
)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the command."""
    parser.add_argument("--players", type=int, metavar="N", help="how many; 8 to 40 for the whist movement")
    parser.add_argument("--list", type=Path, metavar="FILE", help="their names, one a line")
    parser.add_argument(
        "--kind",
        choices=(WHIST, CLUB, PROGRESSIVE),
        default=WHIST,
        help="whist: everybody partners everybody at most once, the default; club: North stays, the others "
        "move by fixed steps, for full tables; progressive: winners move up",
    )
    parser.add_argument(
        "--won",
        action="append",
        default=[],
        metavar="SIDES",
        help="with progressive: who won a game, NS or EW a table from table 1 on, as NS,EW,NS; once a game",
    )
    parser.add_argument("--rounds", type=int, metavar="N", help="as many as the movement has by default")
    parser.add_argument("--to", choices=("text", "csv", "pdf"), default="text")
    parser.add_argument("--out", type=Path, metavar="FILE", help="a file, for csv and pdf")


def movement(args: argparse.Namespace) -> str:
    """The seats of the evening; what is to be printed.

    Raises:
        InputError: the list cannot be read, or the file not written.
        UsageError: neither a number nor a list, or they differ; no file for CSV or PDF.
        TournamentError: the movement is not for so many players or rounds.
    """
    names = _names(args)
    if args.won and args.kind != PROGRESSIVE:
        raise UsageError("event movement: --won goes with --kind progressive")
    if args.kind == PROGRESSIVE:
        rounds = _moved(_first_seats(names), args.won)
        rule = PROGRESSIVE_RULE
    else:
        rounds = _sittings(args.kind, len(names), args.rounds)
        rule = ""
    rows = rows_of(rounds, names)
    if args.to == "text":
        return as_text(rows) + (f"\n{rule}\n" if rule else "")
    if args.out is None:
        raise UsageError(f"event movement: {args.to} needs a place to go to: --out FILE")
    try:
        if args.to == "csv":
            args.out.write_text(as_csv(rows), encoding="utf-8-sig", newline="")
        else:
            from companion_gui.event_sheet import write_event_sheet

            write_event_sheet(args.out, "Who sits where", [(f"{len(names)} players", rows)])
    except OSError as error:
        raise InputError(f"{args.out}: cannot be written ({error.strerror or error})") from None
    return ""


def rows_of(rounds: Sequence[Sitting], names: Sequence[str]) -> Rows:
    """A line a table and round, one a round for those who sit out."""
    rows = [["Round", "Table", "North", "East", "South", "West"]]
    for number, sitting in enumerate(rounds, start=1):
        for table, seats in enumerate(sitting.tables, start=1):
            rows.append([str(number), str(table), *(names[player] for player in seats)])
        if sitting.sitting_out:
            out = ", ".join(names[player] for player in sitting.sitting_out)
            rows.append([str(number), "out", out, "", "", ""])
    return rows


def _names(args: argparse.Namespace) -> list[str]:
    if args.list is None:
        if args.players is None:
            raise UsageError("event movement: say --players N, or --list FILE with their names")
        return [str(number) for number in range(1, args.players + 1)]
    try:
        lines = args.list.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(
            f"{args.list}: cannot be read ({getattr(error, 'strerror', None) or error})"
        ) from None
    names = [line.strip() for line in lines if line.strip()]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise InputError(f"{args.list}: stands twice: {', '.join(twice)}")
    if args.players not in (None, len(names)):
        raise UsageError(f"event movement: {args.list} names {len(names)} players, not {args.players}")
    return names


def _sittings(kind: str, players: int, rounds: int | None) -> tuple[Sitting, ...]:
    if kind == WHIST:
        most_rounds(players)
        return whist(players, rounds)
    if players % 4:
        raise UsageError(f"event movement: the club's movement is for full tables, not for {players} players")
    return club(players // 4, rounds if rounds is not None else max(1, players // 4))


def _moved(first: Sitting, won: Sequence[str]) -> tuple[Sitting, ...]:
    """The seats of the first game, and of each after it by who won the one before."""
    rounds = [first]
    for game in won:
        try:
            sides = [Side(side.strip().upper()) for side in game.split(",")]
        except ValueError:
            raise UsageError(f"--won: {game!r} is not NS or EW a table, such as NS,EW,NS") from None
        rounds.append(Sitting(progressive(rounds[-1].tables, sides), first.sitting_out))
    return tuple(rounds)


def _first_seats(names: Sequence[str]) -> Sitting:
    full = len(names) // 4 * 4
    if not full:
        raise UsageError(f"event movement: {len(names)} players fill no table")
    tables = tuple((n, n + 1, n + 2, n + 3) for n in range(0, full, 4))
    return Sitting(tables, tuple(range(full, len(names))))
