"""Reading what a director writes: entry lists, formats, results, pairings."""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from companion.errors import InputError, UsageError
from euchre.tournament.errors import TournamentError
from euchre.tournament.event import Event

_GAME = re.compile(r"(\d{1,3})[-:](\d{1,3})")


def read_teams(path: Path) -> list[dict[str, Any]]:
    """An entry list: CSV with the team's name and its two players a line; a heading is passed over.

    Raises:
        InputError: it cannot be read, or a line is none of these.
    """
    teams = []
    for number, row in enumerate(_csv_rows(path), start=1):
        cells = [cell.strip() for cell in row]
        if not any(cells) or (number == 1 and cells[0].lower() in ("team", "name")):
            continue
        if len(cells) != 3 or not all(cells):
            raise InputError(f"{path}, line {number}: needs a team's name and its two players")
        teams.append(team(*cells))
    if not teams:
        raise InputError(f"{path}: names no team")
    return teams


def team(name: str, first: str, second: str) -> dict[str, Any]:
    """A team as an `enter` act has it; its id is its name in small letters."""
    return {
        "id": re.sub(r"[^\w]+", "-", name.lower()).strip("-") or name,
        "name": name,
        "players": [first, second],
    }


def read_format(path: Path | None, settings: Sequence[str]) -> dict[str, Any]:
    """The event's format from a TOML file, changed by `NAME=VALUE`.

    Raises:
        InputError: the file cannot be read.
        UsageError: a setting is not NAME=VALUE.
    """
    data: dict[str, Any] = {}
    if path is not None:
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise InputError(f"{path}: cannot be read ({error})") from None
        except tomllib.TOMLDecodeError as error:
            raise InputError(f"{path}: not TOML ({error})") from None
    return data | setting_values(settings)


def setting_values(settings: Sequence[str]) -> dict[str, Any]:
    """`NAME=VALUE` settings; numbers as numbers, `none` as nothing, a list by commas.

    Raises:
        UsageError: one is not NAME=VALUE.
    """
    out: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise UsageError(f"{setting!r} is not NAME=VALUE, such as rounds=5")
        if value.lstrip("-").isdigit():
            out[name] = int(value)
        elif value == "none":
            out[name] = None
        else:
            out[name] = [item.strip() for item in value.split(",")] if name == "tie_breaks" else value
    return out


def read_pairings(path: Path, event: Event) -> list[dict[str, Any]]:
    """Other pairings: CSV with two teams a line, by name or id; one alone has the bye.

    Raises:
        InputError: it cannot be read, or names a team that is not in the event.
    """
    tables = []
    for number, row in enumerate(_csv_rows(path), start=1):
        names = [cell.strip() for cell in row if cell.strip() and cell.strip().lower() != "bye"]
        if not names:
            continue
        if len(names) > 2:
            raise InputError(f"{path}, line {number}: two teams meet, not {len(names)}")
        try:
            home, *away = (find_team(event, name) for name in names)
        except TournamentError as error:
            raise InputError(f"{path}, line {number}: {error}") from None
        tables.append({"home": home, "away": away[0] if away else None, "why": ["by the director"]})
    return tables


def find_team(event: Event, name: str) -> str:
    """A team's id by its id or name, however written.

    Raises:
        TournamentError: there is none of that name.
    """
    for id_, entry in event.entries.items():
        if name.casefold() in (id_.casefold(), entry.team.name.casefold()):
            return id_
    raise TournamentError(f"no team {name!r} in this event")


def outcome(event: Event, games: Sequence[str], forfeit: str | None) -> Mapping[str, Any]:
    """A result: games such as `10-7`, North and South first, or who forfeited.

    Raises:
        TournamentError: the team that forfeits is not in the event.
        UsageError: neither, or a game is written otherwise.
    """
    if forfeit is not None:
        return {"forfeit": find_team(event, forfeit)}
    read = [_GAME.fullmatch(game) for game in games]
    for game, match in zip(games, read, strict=True):
        if match is None:
            raise UsageError(f"{game!r} is no game; write the points as 10-7, North and South first")
    if not read:
        raise UsageError("write the points of each game as 10-7, or --forfeit TEAM")
    return {"games": [[int(match[1]), int(match[2])] for match in read if match is not None]}


def _csv_rows(path: Path) -> list[list[str]]:
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            return list(csv.reader(file))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        reason = getattr(error, "strerror", None) or error
        raise InputError(f"{path}: cannot be read ({reason})") from None
