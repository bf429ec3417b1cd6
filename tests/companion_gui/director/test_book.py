from __future__ import annotations

from types import MappingProxyType
from typing import Any

import pytest

from companion_gui.director.book import log_rows, read_book
from companion_gui.director.log_list import clock, small_print
from companion_gui.finding.data import read_finding
from companion_gui.gallery.log import demo_log
from companion_gui.gallery.moments import DIRECTED, FOUND, HELD, REVOKE, RULED
from companion_gui.still import StillSession
from euchre.findings import Finding
from euchre.log import LogEvent


def event(seq: int, do: str, by: str = "scorer", **data: Any) -> LogEvent:
    return LogEvent(seq, f"e{seq}", float(seq), 1, do, MappingProxyType(data), 1.0, (), by)


PASS = event(1, "call", seat="N", call="pass")
ORDER = event(2, "call", seat="E", call="order")


@pytest.mark.parametrize(
    ("later", "undone", "amended"),
    [
        ((), [], []),
        ((event(3, "undo", of=["e2"]),), ["e2"], []),
        ((event(3, "undo", of=["e2"]), event(4, "redo", of=["e2"])), [], []),
        ((event(3, "amend", of="e1", set={"seat": "S"}),), [], ["e1"]),
        ((event(3, "amend", of="e1", strike=True),), ["e1"], []),
        ((event(3, "amend", of="e1", strike=True), event(4, "undo", of=["e3"])), ["e3"], []),
        ((event(3, "amend", of="e1", strike=True), event(4, "amend", of="e1", set={})), [], []),
        ((event(3, "amend", "camera", of="e1", strike=True),), [], []),  # a person said that it happened
    ],
)
def test_what_does_not_count_stays_and_is_marked(
    later: tuple[LogEvent, ...], undone: list[str], amended: list[str]
) -> None:
    rows = log_rows((PASS, ORDER, *later))
    assert len(rows) == 2 + len(later)
    assert [row.event.id for row in rows if not row.counts] == undone
    assert [row.event.id for row in rows if row.amended] == amended


def test_the_book_puts_first_what_wants_a_ruling() -> None:
    book = read_book(StillSession(DIRECTED, log=demo_log(), findings=FOUND))
    assert [(row.hand, row.finding.id, row.is_open) for row in book.queue] == [
        (4, REVOKE.id, True),
        (4, HELD.id, True),
        (2, RULED.id, False),
    ]
    assert book.log[0].words == "West deals"


@pytest.mark.parametrize("finding", [REVOKE, HELD, RULED], ids=lambda finding: finding.id)
def test_a_finding_comes_back_from_its_data(finding: Finding) -> None:
    assert read_finding(finding.to_json()).to_json() == finding.to_json()


@pytest.mark.parametrize(("t", "words"), [(0, "0:00"), (59.9, "0:59"), (61.2, "1:01"), (3600, "60:00")])
def test_times_are_minutes_and_seconds(t: float, words: str) -> None:
    assert clock(t) == words


def test_small_print_tells_who_and_how_sure() -> None:
    said = {row.words: small_print(row) for row in log_rows(demo_log())}
    assert said["East plays J♣"] == "hand 4 · 72% sure"
    assert said["South plays 9♦ or 9♥?"] == "hand 4 · corrected"
    assert said["incident: slow play"] == "hand 4 · by director"
