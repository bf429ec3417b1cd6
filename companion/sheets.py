"""The score sheet of a log, signatures with it."""

from __future__ import annotations

from companion.errors import InputError
from companion.logs import ReadLog, judge_log
from companion.score_rows import csv_text, egn_text, players, sheet_rows
from companion_gui.score_sheet import ScoreSheet
from companion_gui.signature import Signature
from euchre.errors import EuchreError
from euchre.seats import Seat
from tracker.errors import SessionError
from tracker.log import LogEvent


def score_sheet(log: ReadLog) -> ScoreSheet:
    """The sheet of a log; the signatures are those under its newest hand, undone ones left out."""
    acts = log.hands[-1].acts.acts if log.hands else ()
    signed = {
        Seat(act.data["seat"]): Signature.from_data(act.data)
        for act in acts
        if act.do == "sign" and act.data.get("seat") not in (None, "director")
    }
    beside = {".csv": csv_text(log), ".egn": egn_text(log)[0]}
    return ScoreSheet(sheet_rows(log), players(log), log.laws.title, signed, beside)


def read_sheet(events: tuple[LogEvent, ...]) -> ScoreSheet:
    """The sheet of a session's log.

    Raises:
        SessionError: there is no sheet to be made of it.
    """
    try:
        return score_sheet(judge_log(events, "this table"))
    except (InputError, EuchreError) as error:
        raise SessionError(str(error)) from None
