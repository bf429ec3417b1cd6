"""The director's word in a table's log: at its place, from its author, beyond the table's reach."""

from __future__ import annotations

import itertools

import pytest

from companion.lawbook import load_laws
from euchre.log import LogEvent, NewEvent
from euchre.session import SessionState
from tests.tracker.script import Script
from tests.tracker.scripted import session_for
from tracker.directions import OWN_RULING, Direction, direction
from tracker.errors import SessionError
from tracker.table_fold import TableFold

ABOUT = "table-log"


def own(*events: tuple[str, dict[str, object]], by: str = "scorer") -> list[LogEvent]:
    new = [NewEvent(float(n), 1, do, data, by=by) for n, (do, data) in enumerate(events)]
    return [LogEvent.at(seq, event) for seq, event in enumerate(new, start=1)]


def said(seq: int, do: str, upto: int, data: dict[str, object], origin: str = "ruler-log") -> Direction:
    return Direction(origin, LogEvent.at(seq, direction(do, ABOUT, upto, 1, data, 99.0)))


DEAL = ("deal", {"seat": "N"})
TALK = ("incident", {"what": "talk"})
RULING = {"finding": "f1", "decision": "dismiss"}


def fold_directed(log: list[LogEvent], directions: list[Direction]) -> SessionState:
    return TableFold(load_laws("house"), load_laws).update(log, directions, directed=True)


def acts(log: list[LogEvent], *directions: Direction) -> list[tuple[str, str]]:
    folded = fold_directed(log, list(directions))
    return [(act.do, act.id) for hand in folded.hands for act in hand.acts.acts]


def test_it_stands_after_what_the_director_had_seen_whenever_it_comes() -> None:
    log = own(DEAL, TALK, TALK, TALK)
    directions = [said(1, "rule", 2, RULING), said(2, "rule", 3, RULING), said(3, "rule", 3, RULING)]
    wanted = [
        ("incident", "e2"),
        ("rule", "uler-log.e1"),
        ("incident", "e3"),
        ("rule", "uler-log.e2"),
        ("rule", "uler-log.e3"),
        ("incident", "e4"),
    ]
    for order in itertools.permutations(directions):
        assert acts(log, *order) == wanted


def test_it_corrects_what_the_table_logged() -> None:
    amend = said(1, "amend", 2, {"of": "e2", "strike": True})
    assert acts(own(DEAL, TALK), amend) == []


def test_a_score_it_sets_counts() -> None:
    folded = fold_directed(own(DEAL), [said(1, "score", 1, {"score": {"NS": 3, "EW": 4}, "after": True})])
    assert folded.hands[0].score_after == (3, 4)


@pytest.mark.parametrize(
    "power",
    [
        ("undo", {"of": ["uler-log.e1"]}),
        ("amend", {"of": "uler-log.e1", "strike": True}),
        ("amend", {"of": "uler-log.e1", "set": {"decision": "confirm"}}),
        ("rule", RULING),
        (OWN_RULING, RULING),
    ],
)
def test_the_table_has_no_power_over_rulings(power: tuple[str, dict[str, object]]) -> None:
    ruling = said(1, "rule", 1, RULING)
    folded = fold_directed(own(DEAL, power), [ruling])
    (act,) = folded.hands[0].acts.acts
    assert (act.id, act.by, act.data) == ("uler-log.e1", "director", RULING)


def test_what_the_table_may_undo_are_its_own_acts() -> None:
    folded = fold_directed(own(DEAL, TALK), [said(1, "rule", 2, RULING)])
    assert folded.undo is not None
    assert folded.undo.ids == ("e2",)


@pytest.mark.parametrize("do", ["play", "event.draw", "undo"])
def test_a_director_says_nothing_else_about_a_table(do: str) -> None:
    with pytest.raises(SessionError, match="none of these"):
        direction(do, ABOUT, 1, 1, {}, 0.0)


def test_at_a_table_of_an_event_nobody_else_rules() -> None:
    session = session_for(Script())
    session.next_deal()
    session.direct()
    with pytest.raises(SessionError, match="its director rules"):
        session.rule("f1", "dismiss")
