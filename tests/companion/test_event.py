"""`event`: from the entry list to the trophy by command, and every mistake told in one line."""

from __future__ import annotations

import csv
import json
import logging
import time
from pathlib import Path

import pytest

from companion.event.exporting import page_title
from companion.event.showing import state_lines
from euchre.tournament.fold import fold
from tests.companion.run import Ran, ran
from tests.conftest import BOTH_STORES
from tracker.event_log import EventLog
from tracker.store import Store

TEAMS = """Team,Player,Player
Ash,Ann,Abe
Birch,Bob,Bea
Cedar,Cid,Cleo
Elm,Eve,Eli
"""


class Director:
    """Somebody who types."""

    def __init__(self, capsys: pytest.CaptureFixture[str], url: str, folder: Path) -> None:
        self._capsys, self.url, self.folder = capsys, url, folder
        self.list = folder / "teams.csv"
        self.list.write_text(TEAMS, encoding="utf-8")

    def types(self, line: str, *more: str) -> Ran:
        word, *rest = line.split()
        return ran(self._capsys, "event", word, "--store", self.url, *rest, *more)

    def plays(self, *lines: str) -> None:
        for line in lines:
            done = self.types(line)
            assert done.status == 0, done.err

    def opens(self, *more: str) -> None:
        rules = ("--seed", "2026", "--set", "rounds=2", "--set", "notice=0", "--set", "playoff=2")
        if "ann@" in self.url:  # the login that may set a server up is another one
            self.url, login = self.url.replace("ann@", "owner@"), self.url
        else:
            login = self.url
        done = self.types("init", "--name", "Autumn cup", *rules, *more)
        assert done.status == 0, done.err
        self.url = login
        self.plays(f"enter --list {self.list}")


@pytest.fixture(params=BOTH_STORES)
def director(request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Director:
    """A director with an empty store: a file of their own, or a server that its owner has set up."""
    if request.param == "sqlite":
        return Director(capsys, f"sqlite:///{tmp_path / 'event.sqlite'}", tmp_path)
    return Director(capsys, request.getfixturevalue("database").url("ann"), tmp_path)


ROUND_ONE = (
    "pair",
    "publish",
    "start",
    "result 1 10-7",
    "sign 1",
    "result 2 --forfeit Elm",
    "sign 2",
    "close",
)
ROUND_TWO = ("pair", "publish", "start", "result 1 10-3", "sign 1", "result 2 9-10", "sign 2", "close")
FINAL = ("seed", "pair", "publish", "start", "scorer 1 N --cut", "result 1 4-10", "sign 1 N E S W", "close")


def test_a_whole_event_by_command(director: Director) -> None:
    director.opens()
    director.plays(*ROUND_ONE, *ROUND_TWO, *FINAL)
    shown = director.types("show").out
    assert "winner: Cedar" in shown
    table = json.loads(director.types("standings --json").out)
    assert [(line["team"], line["match_points"]) for line in table] == [
        ("ash", 4),
        ("cedar", 2),
        ("birch", 2),
        ("elm", 0),
    ]
    assert director.types("standings").out.splitlines()[1].split()[:3] == ["1", "Ash", "4"]


def test_pairings_say_why_and_are_the_same_again(director: Director) -> None:
    director.opens()
    drawn = director.types("pair")
    assert "by lot from seed 2026" in drawn.out
    assert director.types("pair").err.endswith("round 1 has not started yet\n")


def test_what_is_exported_is_what_was_posted(director: Director) -> None:
    director.opens()
    director.plays("pair")
    assert json.loads(director.types("export").out)["rounds"] == []
    director.plays("publish", "start", "result 1 10-7")
    data = json.loads(director.types("export").out)
    assert [table["games"] for table in data["rounds"][0]["tables"]] == [[[10, 7]], []]
    assert data["provisional"]
    folder = director.folder / "posted"
    director.plays(f"export --to csv --out {folder}")
    assert sorted(path.name for path in folder.iterdir()) == ["round-1.csv", "standings.csv"]
    with (folder / "round-1.csv").open(encoding="utf-8-sig", newline="") as file:
        assert [row["Result"] for row in csv.DictReader(file)] == ["10-7", ""]


def test_it_can_be_printed(director: Director, qapp: object) -> None:
    director.opens()
    director.plays(*ROUND_ONE)
    paper = director.folder / "posted.pdf"
    director.plays(f"export --to pdf --out {paper}")
    assert paper.read_bytes().startswith(b"%PDF")


def test_a_correction_says_which_pairings_it_would_have_changed(director: Director) -> None:
    director.opens()
    director.plays(*ROUND_ONE, "pair")
    done = director.types("correct 1 7-10 --round 1 --reason", "written the wrong way round")
    assert "its signatures are void" in done.out
    assert "would have met; nothing was changed" in done.out
    assert "provisional" in director.types("standings").out


def test_the_director_says_the_pairings(director: Director) -> None:
    director.opens()
    director.plays("pair")
    own = director.folder / "own.csv"
    own.write_text("ash,elm\nBirch,Cedar\n", encoding="utf-8")
    done = director.types(f"pair --tables {own} --reason", "brothers")
    assert "by the director" in done.out
    assert "Ash              Elm" in done.out


def test_overdue_tables_are_told_by_name_and_the_paper_says_when_it_starts() -> None:
    from tests.euchre.tournament.test_event import ONE, opening

    posted, playing = fold([*opening(), *ONE[:2]]), fold([*opening(), *ONE[:7]])
    started = playing.round(1).started
    assert started is not None
    lines = state_lines(playing, started + 1800)
    assert "overdue: table 2, Cedar and Elm" in lines
    assert not any(line.startswith("overdue: table 1") for line in lines)
    starts = time.strftime("%H:%M", time.localtime(10_600))
    assert page_title(posted, "round-1") == f"Round 1, starts at {starts}"
    assert page_title(playing, "round-1") == "Round 1"
    assert page_title(posted, "standings") == "Standings"


MISTAKES = (
    ("result 1 10/7", "'10/7' is no game"),
    ("result 1 10-7", "has a result; correct it"),
    ("result 9 10-7", "round 1 has no table 9"),
    ("result 2", "write the points of each game"),
    ("result 2 --forfeit Yew", "no team 'Yew'"),
    ("withdraw Yew --reason ill", "no team 'Yew'"),
    ("change rounds --reason time", "'rounds' is not NAME=VALUE"),
    ("change round=3 --reason time", "unknown in a format: round"),
    ("enter", "--list FILE, or --team NAME"),
    ("enter --list nowhere.csv", "nowhere.csv: cannot be read"),
    ("seed Ash Elm", "need a --reason"),
    ("export --to csv", "needs a place to go to"),
    ("sign 2", "table 2: nothing to sign yet"),
    ("sign 1 X", "sign needs seat"),
    ("init --name Another", "holds an event already"),
)


@pytest.fixture
def playing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Director:
    director = Director(capsys, f"sqlite:///{tmp_path / 'event.sqlite'}", tmp_path)
    director.opens()
    director.plays(*ROUND_ONE[:4])
    return director


def test_every_mistake_is_told_in_one_line_and_changes_nothing(playing: Director) -> None:
    with Store(playing.url) as store:
        before = EventLog.of(store).acts
    for line, complaint in MISTAKES:
        done = playing.types(line)
        assert done.status in (1, 2), line
        assert done.one_line, done.err
        assert complaint in done.err
    with Store(playing.url) as store:
        assert EventLog.of(store).acts == before


def test_where_there_is_no_event_it_says_how_to_begin_one(tmp_path: Path, capsys) -> None:
    done = ran(capsys, "event", "show", "--store", str(tmp_path / "event.sqlite"))
    assert done.status == 2
    assert "event init --name" in done.err


def test_a_pin_is_asked_for_and_never_kept_as_it_is(playing: Director, monkeypatch) -> None:
    monkeypatch.setenv("EUCHRE_DIRECTOR_PIN", "271828")
    playing.plays("init --pin", "sign 1 N")
    assert b"271828" not in (playing.folder / "event.sqlite").read_bytes()
    monkeypatch.setenv("EUCHRE_DIRECTOR_PIN", "314159")
    for line in ("result 2 10-7", "init --pin"):
        refused = playing.types(line)
        assert refused.status == 2
        assert "not the director's PIN" in refused.err
        assert "314159" not in refused.err
    monkeypatch.delenv("EUCHRE_DIRECTOR_PIN")
    assert "EUCHRE_DIRECTOR_PIN" in playing.types("result 2 10-7").err
    assert playing.types("standings").status == 0


def test_a_short_pin_is_refused(playing: Director, monkeypatch) -> None:
    monkeypatch.setenv("EUCHRE_DIRECTOR_PIN", "12")
    assert "at least 4" in playing.types("init --pin").err


def test_the_store_is_looked_at(playing: Director) -> None:
    done = playing.types("serve-check")
    assert done.status == 0
    assert "event Autumn cup" in done.out


@pytest.mark.parametrize("url", ["postgresql://me:hush@host/db", "postgresql://host/db?password=hush"])
def test_a_password_in_a_url_is_refused_and_kept_nowhere(
    tmp_path: Path, capsys, monkeypatch, url: str
) -> None:
    log = tmp_path / "program.log"
    arguments = ["--log-file", str(log), "event", "show", "--store", url]
    monkeypatch.setattr("sys.argv", ["euchre-companion", *arguments])
    root = logging.getLogger()
    before = list(root.handlers)
    done = ran(capsys, *arguments)
    for handler in [one for one in root.handlers if one not in before]:
        root.removeHandler(handler)
        handler.close()
    assert done.status == 2
    assert done.one_line
    assert "hush" not in done.err
    kept = log.read_text(encoding="utf-8")
    assert "event show" in kept
    assert "hush" not in kept


@pytest.mark.parametrize("arguments", [[], ["log.sqlite", "--store", "sqlite://"]])
def test_the_directors_windows_need_a_log_or_an_event(capsys, monkeypatch, arguments: list[str]) -> None:
    monkeypatch.setattr("companion_gui.app.has_display", lambda: True)
    done = ran(capsys, "director", *arguments)
    assert done.status == 2
    assert "a log file, or an event" in done.err
