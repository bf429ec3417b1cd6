"""The public screen of an event, from one file or as the screen's own login sees it on a server."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.event.board import board_of
from companion.event.screen import BoardFollower
from companion_gui.public.board import Board, Lines, Tree
from euchre.tournament.acts import Act
from euchre.tournament.fold import fold
from tests.companion.run import ran
from tests.conftest import BOTH_STORES
from tests.euchre.tournament.test_event import ONE, THREE, TWO, opening, round_acts
from tracker.event_log import EventLog
from tracker.store import Store

SEEDED = Act("seed_playoff", {"seeds": ["Oak", "Ash", "Cedar", "Hazel"]})
SEMIFINALS = round_acts(4, ["Oak-Hazel", "Ash-Cedar"], [(6, 10), (10, 2)])
FINAL = round_acts(5, ["Ash-Hazel"], [(10, 9)])


@pytest.mark.parametrize(
    ("acts", "state", "clock", "titles"),
    [
        (opening(), "8 teams", None, []),
        ([*opening(), *ONE[:1]], "8 teams", None, []),
        ([*opening(), *ONE[:2]], "round 1 of 3, posted", (10_600.0, "starts in"), ["Pairings"]),
        (
            [*opening(), *ONE[:3]],
            "round 1 of 3, playing",
            (12_400.0, "time left"),
            ["Pairings", "Standings, provisional"],
        ),
        ([*opening(), *ONE], "round 1 of 3, closed", None, ["Pairings", "Standings"]),
        (
            [*opening(), *ONE, *TWO, *THREE, SEEDED, *SEMIFINALS[:2]],
            "semifinals, posted",
            (40_600.0, "starts in"),
            ["Pairings", "Playoff", "Standings"],
        ),
        (
            [*opening(), *ONE, *TWO, *THREE, SEEDED, *SEMIFINALS, *FINAL],
            "winner: Ash",
            None,
            ["Pairings", "Playoff", "Standings"],
        ),
    ],
    ids=["entries", "a draft", "posted", "playing", "closed", "playoff", "over"],
)
def test_the_board_says_where_the_event_stands(
    acts: list[Act], state: str, clock: tuple[float, str] | None, titles: list[str]
) -> None:
    board = board_of(fold(acts))
    assert (board.event, board.state) == ("Cup", state)
    assert (board.clock and (board.clock.until, board.clock.before)) == clock
    assert [page.title for page in board.pages] == titles


def test_the_pages_hold_pairings_results_standings_and_bracket() -> None:
    board = board_of(fold([*opening(), *ONE, *TWO, *THREE, SEEDED, *SEMIFINALS]))
    pairings, tree, standings = board.pages
    assert isinstance(pairings, Lines)
    assert isinstance(standings, Lines)
    assert isinstance(tree, Tree)
    assert pairings.rows == (("1", "Oak", "Hazel", "6-10"), ("2", "Ash", "Cedar", "10-2"))
    assert standings.rows[0] == ("1", "Oak", "6", "3-0-0", "+10")
    assert [(m.home, m.away, m.winner) for m in tree.rounds[0]] == [
        ("1  Oak", "4  Hazel", 1),
        ("2  Ash", "3  Cedar", 0),
    ]
    assert [(m.home, m.away, m.winner) for m in tree.rounds[1]] == [("2  Ash", "4  Hazel", None)]


def test_a_draft_is_shown_to_nobody_and_empty_results_take_no_room() -> None:
    posted = board_of(fold([*opening(), *ONE, *TWO[:1]]))
    (pairings, _standings) = posted.pages
    assert posted.state == "round 1 of 3, closed"
    assert isinstance(pairings, Lines)
    assert pairings.rows[0][1:3] == ("Ash", "Birch")
    (fresh,) = board_of(fold([*opening(), *ONE[:2]])).pages
    assert isinstance(fresh, Lines)
    assert fresh.heading == ("Table", "North and South", "East and West")


@pytest.fixture(params=BOTH_STORES)
def urls(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str, str]]:
    """The event's store as its owner, its director and the screen know it."""
    if request.param == "sqlite":
        yield (f"sqlite:///{tmp_path / 'event.sqlite'}",) * 3
        return
    database = request.getfixturevalue("database")
    yield tuple(database.url(login) for login in ("owner", "ann", "screen"))


def test_the_screens_login_follows_what_is_posted(
    urls: tuple[str, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    owner, director, screen = urls
    assert ran(capsys, "event", "init", "--store", owner, "--name", "Cup", "--set", "notice=0").status == 0
    told: list[Board] = []
    news = threading.Event()

    def tell(board: Board) -> None:
        told.append(board)
        news.set()

    follower = BoardFollower(Store(screen), tell, lambda: 0.0, poll=0.1)
    assert follower.board.state == "0 teams"
    follower.start()
    with Store(director) as store:
        log = EventLog.of(store)

        def do(what: str, data: dict[str, Any]) -> None:
            news.clear()
            log.do(what, data, 0.0)

        for act in opening()[1:]:
            do(act.do, dict(act.data))
        while not told or told[-1].state != "8 teams":
            assert news.wait(30)
            news.clear()
        do("draw", dict(ONE[0].data))
        do("override", {**ONE[0].data, "reason": "brothers"})
        before = len(told)
        do("publish", {"round": 1})
        while told[-1].state != "round 1 of 4, posted":
            assert news.wait(30)
            news.clear()
        assert before <= len(told)
        (pairings,) = told[-1].pages
        assert isinstance(pairings, Lines)
        assert pairings.rows[0] == ("1", "Ash", "Birch")
    follower.close()
    follower.close()


def test_a_screen_whose_store_is_gone_says_since_when(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'event.sqlite'}"
    assert ran(capsys, "event", "init", "--store", url, "--name", "Cup").status == 0
    follower = BoardFollower(Store(url), clock=lambda: 0.0)
    (tmp_path / "event.sqlite").write_bytes(b"no database")
    assert follower.look().trouble.startswith("no word from the event since ")
    assert follower.board.event == "Cup"
    follower.close()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [([], "there is no display here"), (["--seconds", "0"], "must stand for longer")],
)
def test_the_screen_needs_a_display_and_a_time(
    capsys, monkeypatch, options: list[str], complaint: str
) -> None:
    monkeypatch.setattr("companion_gui.app.has_display", lambda: bool(options))
    done = ran(capsys, "event", "screen", *options)
    assert done.status == 2
    assert complaint in done.err
    assert done.one_line
