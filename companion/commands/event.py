"""`event`: run an event of many tables, from the entry list to the trophy."""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    from companion.event.acting import ACTS
    from companion.event.options import of_round, of_table, outcome
    from companion.event.rotating import add_options as add_movement_options

    parser = subparsers.add_parser(
        "event",
        help="run an event of many tables",
        description=(
            "Run an event of many tables: entries, pairings, results, standings, playoff. It lies in one "
            "SQLite file, or on a PostgreSQL server to which the tables report. See docs/event.md."
        ),
    )
    words = parser.add_subparsers(dest="word", metavar="WHAT", required=True)

    def word(name: str, words_: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = words.add_parser(name, help=words_, description=words_)
        made.add_argument(
            "--store",
            metavar="URL",
            help="the event: sqlite:///file or postgresql://host/database; "
            "the variable EUCHRE_EVENT, or one file among your data, by default",
        )
        made.set_defaults(run=_RUN.get(name, act))
        return made

    made = word("init", "set the store up, begin an event")
    made.add_argument("--name", help="of the event; without one only the store is set up")
    made.add_argument("--seed", help="of every lot in the event; drawn, and told, by default")
    made.add_argument("--format", type=Path, metavar="FILE", help="the event's rules, a TOML file")
    made.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a rule, such as rounds=5"
    )
    made.add_argument(
        "--pin", action="store_true", help="set the director's PIN (asked, or from EUCHRE_DIRECTOR_PIN)"
    )
    word("serve-check", "tell what the store can do, and what this login may")
    made = word("enter", "teams enter")
    made.add_argument("--list", type=Path, metavar="FILE", help="CSV: team, player, player")
    made.add_argument("--team", metavar="NAME")
    made.add_argument("--players", nargs=2, metavar="NAME")
    made = word("withdraw", "a team leaves; its results stand")
    made.add_argument("team", metavar="TEAM")
    made.add_argument("--reason", required=True)
    made = word("change", "change the format")
    made.add_argument("setting", nargs="+", metavar="NAME=VALUE")
    made.add_argument("--reason", required=True)
    made = of_round(word("pair", "draw the next round, or say its pairings yourself"))
    made.add_argument("--tables", type=Path, metavar="FILE", help="CSV: two teams a line")
    made.add_argument("--reason")
    of_round(word("publish", "post the pairings"))
    of_round(word("start", "begin the round"))
    made = of_table(word("scorer", "say who keeps score of the next game at a table"))
    made.add_argument("seat", choices=list("NESW"))
    made.add_argument("--cut", action="store_true", help="by cut of the cards; by consent otherwise")
    made = of_table(word("result", "take a table's result; without points, the one its log tells"))
    outcome(made)
    made.add_argument("--from-log", action="store_true", help="what the table's log tells, without asking")
    made = of_table(word("sign", "sign a table's sheet"))
    made.add_argument("seat", nargs="*", metavar="SEAT", help="N, E, S, W; all four by default")
    made = of_table(word("correct", "correct a table's result; its signatures are void"))
    outcome(made)
    made.add_argument("--reason", required=True)
    of_round(word("close", "end a round whose sheets are all signed"))
    made = word("seed", "seed the playoff, by the standings or as you say")
    made.add_argument("team", nargs="*", metavar="TEAM")
    made.add_argument("--reason")
    made = word("show", "tell where the event stands")
    made = word("standings", "tell the standings")
    made.add_argument("--json", action="store_true")
    made = word("export", "write pairings, standings and bracket as posted")
    made.add_argument("--to", choices=("json", "csv", "pdf"), default="json")
    made.add_argument("--out", type=Path, metavar="PATH", help="a file (json, pdf) or folder (csv)")
    made = word("movement", "seat an evening of individuals, who change partners each round; needs no event")
    add_movement_options(made)
    made = word("screen", "show pairings, clock, standings and bracket to everybody, full screen")
    made.add_argument("--window", action="store_true", help="in a window; F11 fills the screen later")
    made.add_argument(
        "--theme", choices=["light", "dark", "contrast"], help="yours from last time by default"
    )
    made.add_argument(
        "--language", choices=["en", "de", "fr"], help="of its words; yours from the windows by default"
    )
    made.add_argument("--seconds", type=float, default=8.0, metavar="S", help="how long a page stands")
    made = word("tables", "tell what every table is at, and what was found there")
    made.add_argument("--follow", action="store_true", help="go on telling, until interrupted")
    made.add_argument("--json", action="store_true", help="one object a table and line")
    made = word("rule", "rule on a finding at a table")
    made.add_argument("table", metavar="TABLE", help="its name")
    made.add_argument("finding", metavar="FINDING", help="the finding's id, as `event tables` tells it")
    made.add_argument("decision", choices=("confirm", "change", "dismiss"))
    made.add_argument("--hand", type=int, metavar="N", help="where several hands have such a finding")
    made.add_argument("--effect", metavar="JSON", help="another effect than the first proposal's")
    made.add_argument("--note", default="", help="why")
    missing = set(ACTS) - set(words.choices)
    assert not missing, missing


def init(args: argparse.Namespace) -> int:
    """Set the store up, and begin an event in it."""
    from companion.event.opening import as_director, ask_pin, event_url
    from companion.event.reading import read_format
    from tracker.event_log import EventLog
    from tracker.pin import set_pin
    from tracker.setting_up import set_up

    url = event_url(args.store)
    rules = read_format(args.format, args.set)
    with set_up(url) as store:
        print(f"{store.name}: set up")
        if args.pin:
            as_director(store)
            set_pin(store, ask_pin("New director's PIN: "))
            print("the director's PIN is set")
        if args.name is not None:
            chance = random.SystemRandom()
            seed = args.seed or f"{chance.getrandbits(64):016x}"
            log = EventLog.begin(store, args.name, time.time(), chance)
            log.do("open", {"name": args.name, "seed": seed, "format": rules}, time.time())
            print(f"{args.name} is open; every lot follows from seed {seed}")
    return 0


def act(args: argparse.Namespace) -> int:
    """Do one of the director's acts and tell what came of it."""
    from companion.event.acting import ACTS
    from companion.event.opening import as_director, event_url
    from euchre.tournament.event import Event
    from tracker.event_log import EventLog
    from tracker.store import Store

    with Store(event_url(args.store)) as store:
        log = EventLog.of(store)
        as_director(store)

        def do(word: str, data: Mapping[str, Any]) -> Event:
            return log.do(word, data, time.time())

        sys.stdout.write(ACTS[args.word](args, log, do))
    return 0


def serve_check(args: argparse.Namespace) -> int:
    """Look at the store and tell, a line each.

    Returns:
        0 when all is as it should be, else 2.
    """
    from companion.event.checking import check_lines
    from companion.event.opening import event_url
    from tracker.store import Store

    good = True
    with Store(event_url(args.store)) as store:
        for fine, line in check_lines(store):
            good = good and fine
            print(f"{'ok ' if fine else 'NOT'}  {line}")
    return 0 if good else 2


def show(args: argparse.Namespace) -> int:
    """Tell where the event stands, or its standings."""
    from companion.event.opening import event_url
    from companion.event.showing import as_data, as_text, pairing_rows, standing_rows, state_lines
    from tracker.event_log import EventLog
    from tracker.store import Store

    with Store(event_url(args.store)) as store:
        event = EventLog.of(store).event
    if args.word == "show":
        print("\n".join(state_lines(event, time.time())))
        if event.rounds:
            sys.stdout.write(as_text(pairing_rows(event, event.rounds[-1])))
    elif args.json:
        print(json.dumps(as_data(event)["standings"], ensure_ascii=False))
    else:
        sys.stdout.write(as_text(standing_rows(event)))
        if event.is_provisional:
            print("provisional: not every sheet is signed by all four")
    return 0


def export(args: argparse.Namespace) -> int:
    """Write what may be posted.

    Raises:
        UsageError: CSV and PDF need a place to go to.
        InputError: it cannot be written.
    """
    from companion.event.exporting import write
    from companion.event.opening import event_url
    from tracker.event_log import EventLog
    from tracker.store import Store

    with Store(event_url(args.store)) as store:
        event = EventLog.of(store).event
    write(event, args.to, args.out)
    return 0


def movement(args: argparse.Namespace) -> int:
    """Tell who sits where with whom, round by round."""
    from companion.event.rotating import movement as seats

    sys.stdout.write(seats(args))
    return 0


def screen(args: argparse.Namespace) -> int:
    """Show the public screen until it is closed.

    Raises:
        UsageError: there is no display.
    """
    from companion.errors import UsageError
    from companion.event.opening import event_url
    from companion.event.screen import run_screen
    from companion_gui.app import has_display

    if not has_display():
        raise UsageError(
            "event screen: there is no display here; `event export` writes the same as PDF or CSV"
        )
    if args.seconds <= 0:
        raise UsageError(f"event screen: a page must stand for longer than {args.seconds:g} s")
    return run_screen(event_url(args.store), not args.window, args.seconds, args.theme, args.language)


def tables(args: argparse.Namespace) -> int:
    """Tell what every table is at; with `--follow`, whenever something changes there."""
    from companion.event.opening import event_url
    from companion.event.watching import show as show_table
    from companion.lawbook import load_laws
    from tracker.listening import RULER, TABLES, Listener
    from tracker.store import Store
    from tracker.tables import Tables

    with Store(event_url(args.store)) as store:
        seen = Tables(store, load_laws)
        listener = Listener(store, (TABLES, RULER))
        try:
            seen.refresh()
            for view in seen.views():
                sys.stdout.write(show_table(view, args.json))
            while args.follow:
                sys.stdout.flush()
                for view in seen.refresh(listener.wait(1.0)):
                    sys.stdout.write(show_table(view, args.json))
        finally:
            listener.close()
    return 0


def rule(args: argparse.Namespace) -> int:
    """Rule on a finding at a table; the ruling goes to the table."""
    from companion.event.opening import as_director, event_url
    from companion.event.watching import rule as rule_at
    from companion.lawbook import load_laws
    from tracker.event_log import EventLog
    from tracker.store import Store
    from tracker.tables import Tables

    with Store(event_url(args.store)) as store:
        log = EventLog.of(store)
        as_director(store)
        sys.stdout.write(rule_at(args, log, Tables(store, load_laws), time.time()))
    return 0


_RUN = {
    "init": init,
    "movement": movement,
    "screen": screen,
    "tables": tables,
    "rule": rule,
    "serve-check": serve_check,
    "show": show,
    "standings": show,
    "export": export,
}
