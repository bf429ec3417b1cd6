"""An event's day: tables report what is played, the director sees a revoke, rules, and the table has it."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.reporting import report
from euchre.seats import Seat
from tests.companion.run import ran
from tests.conftest import BOTH_STORES
from tests.tracker.script import Script
from tests.tracker.scripted import session_for
from tracker.session import Session
from tracker.store import Store
from tracker.sync_worker import SyncWorker

TRICKS = (("E", "AC", "9C", "QD", "KC"), ("E", "AS", "9S", "TC", "TS"))
"""West has a club after all: the second trick proves that the first was a revoke."""


@pytest.fixture(params=BOTH_STORES)
def urls(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str, str]]:
    """The event's store as its owner, its director and a table know it."""
    if request.param == "sqlite":
        yield (f"sqlite:///{tmp_path / 'event.sqlite'}",) * 3
        return
    database = request.getfixturevalue("database")
    yield database.url("owner"), database.url("ann"), database.url("table_1")


def play_a_revoke(session: Session) -> None:
    session.next_deal(Seat.NORTH)
    session.record("call", {"seat": "E", "call": "order", "suit": "H"})
    for leader, *cards in TRICKS:
        first = "NESW".index(leader)
        for turn, card in enumerate(cards):
            session.record("play", {"seat": "NESW"[(first + turn) % 4], "card": card})
        session.record("gather", {"seat": "E"})


def rulings(session: Session) -> list[object]:
    return [
        found.ruling and found.ruling["decision"]
        for hand in session.hands()
        for found in hand.verdict.findings
    ]


def wait_for_ruling(session: Session) -> None:
    wait_for(session, lambda: rulings(session) != [None])


def wait_for(session: Session, here: Callable[[], bool]) -> None:
    told = threading.Event()
    stop = session.subscribe(lambda _changes: told.set())
    while not here() and told.wait(30):
        told.clear()
    stop()
    assert here()


def test_a_ruling_reaches_the_table(
    urls: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    owner, director, table = urls
    assert ran(capsys, "event", "init", "--store", owner, "--name", "Autumn cup").status == 0
    session = session_for(Script(), tmp_path, "a" * 32)
    with Store(str(tmp_path / "table.sqlite")) as local:
        worker: SyncWorker = report(session, local, "a" * 32, table, "Table 7")
        play_a_revoke(session)
        written = session.events()[-1].seq
        assert worker.wait_for(lambda state: state.last == written, 30)

        seen = json.loads(ran(capsys, "event", "tables", "--store", director, "--json").out)
        (found,) = seen["findings"]
        assert (seen["table"], seen["last"], found["kind"]) == ("Table 7", written, "revoke")
        assert (found["seats"], found["state"], found["hand"]) == (["W"], "proved", 1)

        rule = ("event", "rule", "--store", director, "Table 7")
        assert "no finding 'revoke-x'" in ran(capsys, *rule, "revoke-x", "confirm").err
        done = ran(capsys, *rule, found["id"], "confirm", "--note", "both cards seen")
        assert done.out.splitlines()[-1].endswith("ruled: confirm")

        wait_for_ruling(session)
        assert rulings(session) == ["confirm"]
        worker.stop(30)
    session.close()
    again = session_for(Script(), tmp_path, "a" * 32)
    assert rulings(again) == ["confirm"]
