"""The score of a log, hand by hand: as rows, as CSV, as EGN; everything follows from the log."""

from __future__ import annotations

import csv
import io
import json

from companion.logs import ReadLog
from euchre.notation.egn import EgnGame
from euchre.notation.egn_write import write_egn
from euchre.points import NO_POINTS
from euchre.seats import Seat
from tracker.wording import suit_name


def players(log: ReadLog) -> dict[Seat, str]:
    """The names of the players, the seats' own where nobody gave one."""
    return {seat: log.state.players.get(seat) or seat.name.capitalize() for seat in Seat}


def sheet_rows(log: ReadLog) -> list[dict[str, str]]:
    """The score sheet: one row a hand, totals as they follow from the log."""
    rows = []
    for hand in log.hands:
        verdict = hand.verdict
        # What is found in a hand that is still played is for the director alone: attention is help.
        findings = verdict.findings if hand.over else ()
        found = ", ".join(finding.kind.value.replace("_", " ") for finding in findings)
        row = {
            "hand": str(hand.acts.number),
            "dealer": hand.acts.dealer.value if hand.acts.dealer else "",
            "trump": suit_name(verdict.trump.value) if verdict.trump else verdict.outcome.value,
            "maker": verdict.maker.value if verdict.maker else "",
            "alone": "yes" if verdict.alone else "",
            "tricks_NS": str(verdict.taken.ns),
            "tricks_EW": str(verdict.taken.ew),
            "points_NS": str(verdict.points.ns),
            "points_EW": str(verdict.points.ew),
            "score_NS": str(hand.score_after.ns),
            "score_EW": str(hand.score_after.ew),
            "findings": found,
        }
        rows.append(row)
    return rows


def csv_text(log: ReadLog) -> str:
    """The score sheet as CSV."""
    out = io.StringIO()
    rows = sheet_rows(log)
    names = list(rows[0]) if rows else ["hand"]
    writer = csv.DictWriter(out, names, lineterminator="\r\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def json_text(log: ReadLog, all_hands: bool = True) -> str:
    """Hand records with their verdicts as JSON.

    Args:
        log: the log.
        all_hands: the one still being played, too.
    """
    hands = [hand for hand in log.hands if all_hands or hand.over]
    data = {
        "version": 1,
        "players": {seat.value: name for seat, name in players(log).items()},
        "hands": [{"record": hand.record.to_json(), "verdict": hand.verdict.to_json()} for hand in hands],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def egn_text(log: ReadLog) -> tuple[str, tuple[str, ...]]:
    """The game in EGN, and notes on what could not be said in it."""
    names = players(log)
    started = next((str(event.data.get("started", "")) for event in log.events if event.do == "open"), "")
    game = EgnGame(
        tuple(hand.record for hand in log.hands),
        (names[Seat.NORTH], names[Seat.EAST], names[Seat.SOUTH], names[Seat.WEST]),
        initial=log.hands[0].score if log.hands else NO_POINTS,
        date=started[:10],
    )
    return write_egn(game, log.laws)
