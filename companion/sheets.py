"""The score sheet of a log, signatures with it."""

from __future__ import annotations

from companion.errors import InputError
from companion.logs import ReadLog, judge_log
from companion.score_rows import csv_text, egn_text, json_text, players, sheet_rows
from companion_gui.score_sheet import ScoreSheet
from companion_gui.signature import Signature
from euchre.errors import EuchreError
from euchre.log import LogEvent
from euchre.seats import Seat
from tracker.errors import SessionError


def score_sheet(log: ReadLog) -> ScoreSheet:
    """The sheet of a log; the signatures are those under its newest game that stand."""
    signatures = log.state.game.signatures
    signed = {seat: Signature.from_data(act.data) for seat, act in signatures.items()}
    beside = {".csv": csv_text(log), ".egn": egn_text(log)[0]}
    void = tuple(Seat(str(act.data["seat"])) for act in log.state.game.void)
    hands = json_text(log, all_hands=False)
    return ScoreSheet(sheet_rows(log), players(log), log.laws.title, signed, beside, void, hands)


def read_sheet(events: tuple[LogEvent, ...]) -> ScoreSheet:
    """The sheet of a session's log.

    Raises:
        SessionError: there is no sheet to be made of it.
    """
    try:
        return score_sheet(judge_log(events, "this table"))
    except (InputError, EuchreError) as error:
        raise SessionError(str(error)) from None
