"""A table's own log proposes its result to the director, who confirms it or is warned."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from euchre.seats import Seat
from tests.companion.run import Ran, ran
from tests.tracker.script import Script
from tests.tracker.scripted import session_for
from tracker.event_log import EventLog
from tracker.schema import TABLE
from tracker.store import Store

PLAYERS = ("Ann", "Abe"), ("Bob", "Bea")
LATER = timedelta(minutes=5)


@pytest.fixture
def playing(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The first round of two teams, at table 1; what is typed goes to `event`."""
    url = str(tmp_path / "event.sqlite")
    teams = tmp_path / "teams.csv"
    teams.write_text("Ash,Ann,Abe\nBirch,Bob,Bea\n", encoding="utf-8")

    def types(word: str, *more: str) -> Ran:
        return ran(capsys, "event", word, "--store", url, *more)

    init = ("--name", "Cup", "--set", "rounds=1", "--set", "notice=0", "--set", "playoff=0")
    assert types("init", *init).status == 0
    for line in (("enter", "--list", str(teams)), ("pair",), ("publish",), ("start",)):
        assert types(*line).status == 0
    return types, url


def report(url: str, result: dict, after: timedelta = LATER, turned: bool = False, names=PLAYERS) -> None:
    """The table's log, begun some time after now, as it lies in the event's store."""
    with Store(url) as store:
        home = EventLog.of(store).event.rounds[0].sheets[0].home
        ns, ew = names if (home == "ash") is not turned else names[::-1]
        session = session_for(Script(), about={"started": (datetime.now() + after).isoformat()})
        session.set_players(dict(zip(Seat, (ns[0], ew[0], ns[1], ew[1]), strict=True)))
        session.record(**result)
        store.begin("a" * 32, TABLE, "Table 1")
        store.copy("a" * 32, session.events())
        session.close()


def final(ns: int, ew: int) -> dict:
    return {"do": "result", "data": {"final": True, "score": {"NS": ns, "EW": ew}}}


def games(url: str) -> tuple[object, ...]:
    with Store(url) as store:
        sheet = EventLog.of(store).event.rounds[0].sheets[0]
        return sheet.games, sheet.forfeit


def test_what_the_log_tells_is_proposed_and_taken_once_confirmed(playing, monkeypatch) -> None:
    types, url = playing
    report(url, final(10, 7))
    done = types("result", "1")
    assert (done.status, games(url)) == (2, ((), None))
    assert "table 1: its log says 10-7" in done.err
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    for answer, taken in (("no", ()), ("y", ((10, 7),))):
        monkeypatch.setattr("builtins.input", lambda _words, said=answer: said)
        types("result", "1")
        assert games(url) == (taken, None)


def test_teams_that_sit_the_other_way_round_are_told_by_their_names(playing) -> None:
    types, url = playing
    report(url, final(4, 10), turned=True)
    done = types("result", "1", "--from-log")
    assert done.out == "table 1: result taken, 10-4; provisional until all have signed\n"


def test_a_forfeit_is_the_teams(playing) -> None:
    types, url = playing
    report(url, {"do": "forfeit", "data": {"side": "NS"}})
    types("result", "1", "--from-log")
    with Store(url) as store:
        sheet = EventLog.of(store).event.rounds[0].sheets[0]
    assert sheet.forfeit == sheet.home


def test_a_typed_result_that_differs_is_taken_with_a_warning(playing) -> None:
    types, url = playing
    report(url, final(10, 7), names=(("Ann", "Zoe"), ("Bob", "Bea")))
    done = types("result", "1", "10-9")
    assert games(url) == (((10, 9),), None)
    assert "look again: the log of Table 1 says 10-7" in done.out
    assert "look again" not in types("correct", "1", "10-7", "--reason", "misread").out


def test_other_people_at_the_table_are_a_doubt(playing) -> None:
    types, url = playing
    report(url, final(10, 7), names=(("Ann", "Zoe"), ("Bob", "Bea")))
    assert "other people sit there: " in types("result", "1").err


def test_a_log_from_before_the_round_says_nothing(playing) -> None:
    types, url = playing
    report(url, final(10, 7), after=-timedelta(hours=3))
    assert "write the points of each game as 10-7" in types("result", "1").err
