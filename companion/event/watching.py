"""The tables of an event by command: what each is at, what was found there, and rulings on it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

from companion.errors import UsageError
from euchre.findings import Finding
from tracker.event_log import EventLog
from tracker.tables import Tables, TableView
from tracker.wording import seat_name


def table_line(view: TableView) -> str:
    """Where a table stands, on one line."""
    if view.damage is not None:
        return f"{view.label}: {view.damage}"
    if not view.hands:
        return f"{view.label}: no hand yet"
    hand = view.hands[-1]
    score = hand.score_after if hand.over else hand.score
    closed = ", closed" if view.state.closed else ""
    return f"{view.label}: hand {hand.acts.number}, North-South {score.ns}, East-West {score.ew}{closed}"


def finding_lines(view: TableView) -> Iterator[str]:
    """What was found at a table, each with the id to rule on it by."""
    for hand, finding in view.findings():
        yield f"  hand {hand}, {finding.id}: {finding_words(finding)}"


def finding_words(finding: Finding) -> str:
    """A finding in words, and what was ruled on it."""
    who = " and ".join(seat_name(seat.value) for seat in finding.seats)
    trick = f", trick {finding.trick}" if finding.trick else ""
    ruled = "" if finding.ruling is None else f"; ruled: {finding.ruling['decision']}"
    asks = f"; {finding.confirm}" if finding.confirm and finding.ruling is None else ""
    return f"{finding.kind.value.replace('_', ' ')} by {who}{trick}, {finding.state.value}{asks}{ruled}"


def table_data(view: TableView) -> dict[str, Any]:
    """A table as data."""
    hand = view.hands[-1] if view.hands else None
    return {
        "table": view.label,
        "origin": view.origin,
        "last": view.last,
        "hand": hand.acts.number if hand else 0,
        "score": (hand.score_after if hand.over else hand.score).to_json() if hand else None,
        "findings": [{"hand": number, **finding.to_json()} for number, finding in view.findings()],
        "closed": view.state.closed,
        "damage": view.damage,
    }


def show(view: TableView, as_json: bool) -> str:
    """A table with what was found there, as lines."""
    if as_json:
        return json.dumps(table_data(view), ensure_ascii=False) + "\n"
    return "".join(f"{line}\n" for line in (table_line(view), *finding_lines(view)))


def rule(args: argparse.Namespace, log: EventLog, tables: Tables, now: float) -> str:
    """Rule on a finding at a table.

    Raises:
        UsageError: there is no such table or finding, or the effect is not JSON.
        SessionError, StoreError: this login may not rule, or the store cannot be written.
    """
    tables.refresh()
    view = tables.find(args.table)
    if view is None:
        known = ", ".join(view.label for view in tables.views()) or "none yet"
        raise UsageError(f"no table {args.table!r}; there are: {known}")
    hand = next(
        (n for n, found in view.findings() if found.id == args.finding and args.hand in (None, n)), None
    )
    if hand is None:
        raise UsageError(f"{view.label}: no finding {args.finding!r}; see: event tables")
    data: dict[str, Any] = {"finding": args.finding, "decision": args.decision}
    if args.effect is not None:
        try:
            data["effect"] = json.loads(args.effect)
        except ValueError:
            raise UsageError("--effect is a JSON object, as a finding's proposals have it") from None
    if args.note:
        data["note"] = args.note
    log.direct("rule", view.origin, view.last, hand, data, now)
    tables.refresh()
    return show(view, as_json=False)
