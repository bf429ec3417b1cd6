"""Writing what may be posted of an event: one JSON file, CSV files in a folder, or a PDF to pin up."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from companion.errors import InputError, UsageError
from companion.event.showing import Rows, as_csv, as_data, bracket_rows, pairing_rows, posted, standing_rows
from euchre.tournament.event import Event
from euchre.tournament.rounds import RoundState


def write(event: Event, to: str, out: Path | None) -> None:
    """Write the event.

    Args:
        event: the event.
        to: `json`, `csv` or `pdf`.
        out: a file, for CSV a folder; standard output for JSON without one.

    Raises:
        UsageError: CSV and PDF need a place to go to.
        InputError: it cannot be written.
    """
    if out is None:
        if to != "json":
            raise UsageError(f"event export: {to} needs a place to go to: --out PATH")
        sys.stdout.write(_json(event))
        return
    try:
        if to == "json":
            out.write_text(_json(event), encoding="utf-8")
        elif to == "csv":
            out.mkdir(parents=True, exist_ok=True)
            for name, rows in sheets(event):
                # The mark lets spreadsheets see that this is UTF-8.
                (out / f"{name}.csv").write_text(as_csv(rows), encoding="utf-8-sig", newline="")
        else:
            from companion_gui.event_sheet import write_event_sheet

            pages = [(page_title(event, name), rows) for name, rows in sheets(event)]
            write_event_sheet(out, event.name, pages)
    except OSError as error:
        raise InputError(f"{out}: cannot be written ({error.strerror or error})") from None


def sheets(event: Event) -> list[tuple[str, Rows]]:
    """Every table to be posted, by name: standings, each posted round, the bracket once it is seeded."""
    out = [("standings", standing_rows(event))]
    out += [(f"round-{drawn.number}", pairing_rows(event, drawn)) for drawn in posted(event)]
    if event.seeds:
        out.append(("bracket", bracket_rows(event)))
    return out


def page_title(event: Event, name: str) -> str:
    """What stands above a page; a round that is posted says when it starts."""
    title = name.replace("-", " ").capitalize()
    for drawn in posted(event):
        if (
            name == f"round-{drawn.number}"
            and drawn.state is RoundState.PUBLISHED
            and drawn.starts is not None
        ):
            title += time.strftime(", starts at %H:%M", time.localtime(drawn.starts))
    return title


def _json(event: Event) -> str:
    return json.dumps(as_data(event), ensure_ascii=False, indent=1) + "\n"
