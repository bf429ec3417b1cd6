"""A whole event of eight teams, played from records: Swiss rounds, a ruling, a correction, the playoff."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from companion.benches.event.player import acts_of
from companion.lawbook import load_laws
from euchre.log import NewEvent
from euchre.seats import Seat
from euchre.session.game import Game, LedgerKind
from tests.companion.run import ran
from tracker.event_log import EventLog
from tracker.schema import TABLE
from tracker.store import Store
from tracker.tables import Tables, TableView
from vision.synth.random_hands import Wish, random_hand

PLAYED = [
    ["ash 6-10 larch", "cedar 10-7 elm", "hazel 11-9 oak", "fir 0-10 birch"],
    ["birch 10-9 larch", "cedar 7-10 hazel", "oak 8-10 elm", "ash 10-0 fir"],
    ["birch 9-11 ash", "larch 10-5 hazel", "cedar 3-10 oak", "elm 10-4 fir"],
    ["birch 9-11 oak", "larch 11-4 elm", "ash 6-11 hazel", "cedar 9-11 fir"],
    ["larch 10-6 ash", "oak 10-5 birch"],
    ["larch 7-10 oak"],
]
"""What the cards brought, North and South first. Hazel's 11-9 in the first round was written the wrong way
round and is corrected to 9-11 once the second is drawn; Elm's revoke in the second is ruled on."""

TOUCHED = [
    "round 2: Cedar and Hazel would not have met; nothing was changed",
    "round 2: Elm and Oak would not have met; nothing was changed",
    "round 2: Cedar and Oak would have met; nothing was changed",
    "round 2: Elm and Hazel would have met; nothing was changed",
]
"""The winners of the first round were Larch, Cedar, Birch and now Oak instead of Hazel: Cedar, a winner,
would have met Oak, and Hazel the loser Elm."""

COLUMNS = ("team", "match_points", "won", "lost", "point_difference", "opponents_score")
BY_HAND = [
    # Larch beat Ash by 4, lost to Birch by 1, beat Hazel by 5 and Elm by 7: 3 x 2 = 6 and 4 - 1 + 5 + 7 = 15.
    # Its opponents have 4 (Ash) + 4 (Birch) + 4 (Hazel) + 4 (Elm) = 16.
    ("larch", 6, 3, 1, 15, 16),
    # Oak beat Hazel by 2 (corrected), lost to Elm by 2, beat Cedar by 7 and Birch by 2: 6 and 9.
    # 4 (Hazel) + 4 (Elm) + 2 (Cedar) + 4 (Birch) = 14. Below Larch by the difference.
    ("oak", 6, 3, 1, 9, 14),
    # Birch beat Fir by 10 and Larch by 1, lost to Ash by 2 and to Oak by 2: 4 and 7.
    # 2 (Fir) + 6 (Larch) + 4 (Ash) + 6 (Oak) = 18.
    ("birch", 4, 2, 2, 7, 18),
    # Ash lost to Larch by 4, beat Fir by 10 and Birch by 2, lost to Hazel by 5: 4 and 3.
    # 6 (Larch) + 2 (Fir) + 4 (Birch) + 4 (Hazel) = 16.
    ("ash", 4, 2, 2, 3, 16),
    # Hazel lost to Oak by 2 (corrected), beat Cedar by 3, lost to Larch by 5, beat Ash by 5: 4 and 1.
    # 6 (Oak) + 2 (Cedar) + 6 (Larch) + 4 (Ash) = 18.
    ("hazel", 4, 2, 2, 1, 18),
    # Elm lost to Cedar by 3, beat Oak by 2 and Fir by 6, lost to Larch by 7: 4 and -2.
    # 2 (Cedar) + 6 (Oak) + 2 (Fir) + 6 (Larch) = 16.
    ("elm", 4, 2, 2, -2, 16),
    # Cedar beat Elm by 3, lost to Hazel by 3, to Oak by 7 and to Fir by 2: 2 and -9.
    # 4 (Elm) + 4 (Hazel) + 6 (Oak) + 2 (Fir) = 16.
    ("cedar", 2, 1, 3, -9, 16),
    # Fir lost to Birch by 10, to Ash by 10 and to Elm by 6, beat Cedar by 2: 2 and -24.
    # 4 (Birch) + 4 (Ash) + 4 (Elm) + 2 (Cedar) = 14.
    ("fir", 2, 1, 3, -24, 14),
]
"""Worked out by hand: team, match points, won, lost, point difference, opponents' match points. The first
four play off, first against fourth: Larch beats Ash, Oak beats Birch, and Oak wins the final."""

TEAMS = ("Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Oak")


@dataclass(frozen=True)
class Renege:
    """Where somebody does not follow suit, and who rules on it."""

    table: int
    hand: int
    ruler: Callable[[TableView], None]


class Hall:
    """The tables of the event: each writes its log, which the director sees judged."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.tables = Tables(store, load_laws)
        self.games: dict[str, Game] = {}

    def play(self, name: str, seed: int, renege: Renege | None = None) -> Game:
        """Play a game to its end from records of hands that chance deals; the four sign its sheet."""
        rng = np.random.default_rng(seed)
        origin = f"{seed:032x}"
        self._store.begin(origin, TABLE, name)
        view = self._append(origin, NewEvent(0.0, 0, "open", {"laws": "house"}))
        dealer = Seat.NORTH
        number = 0
        while not view.state.game.over:
            number += 1
            wrong = renege is not None and number == renege.hand
            record = random_hand(rng, wish=Wish(dealer=dealer, renege=wrong))
            t = 100.0 * number
            new = [
                NewEvent(t + n, number, do, data, by="scorer") for n, (do, data) in enumerate(acts_of(record))
            ]
            view = self._append(origin, *new)
            if wrong and renege is not None:
                renege.ruler(view)
                self.tables.refresh()
            assert renege is not None or view.findings() == ()
            dealer = view.state.game.dealer or dealer.next
        signed = [NewEvent(9000.0, number, "sign", {"seat": seat.value}, by="scorer") for seat in Seat]
        view = self._append(origin, *signed)
        assert view.state.game.official
        self.games[name] = view.state.game
        return view.state.game

    def _append(self, origin: str, *new: NewEvent) -> TableView:
        self._store.append(origin, self._store.last(origin) + 1, new)
        self.tables.refresh()
        return self.tables.of(origin)


class Director:
    """Somebody who types, and plays the games in between."""

    def __init__(self, capsys: pytest.CaptureFixture[str], url: str) -> None:
        self._capsys, self._url = capsys, url

    def types(self, line: str, *more: str) -> str:
        word, *rest = line.split()
        done = ran(self._capsys, "event", word, "--store", self._url, *rest, *more)
        assert done.status == 0, done.err
        return done.out

    def plays_round(self, hall: Hall, log: EventLog, number: int, renege: Renege | None = None) -> list[str]:
        """Play, sign and close the round that was drawn; what each table came to."""
        self.types("publish")
        self.types("start")
        log.refresh()
        came_to = []
        for sheet in log.event.round(number).sheets:
            here = renege if renege is not None and renege.table == sheet.table else None
            game = hall.play(f"Round {number} table {sheet.table}", 100 * number + sheet.table, here)
            result = f"{game.score.ns}-{game.score.ew}"
            self.types(f"scorer {sheet.table} N")
            self.types(f"result {sheet.table} {result}")
            self.types(f"sign {sheet.table}")
            came_to.append(f"{sheet.home} {result} {sheet.away}")
        self.types("close")
        return came_to


def test_eight_teams_from_entry_list_to_trophy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'event.sqlite'}"
    director = Director(capsys, url)
    director.types("init --seed 2026 --set notice=0 --set rounds=4 --set playoff=4 --name", "Autumn cup")
    for team in TEAMS:
        director.types(f"enter --team {team} --players {team}1 {team}2")
    rulings = []

    def confirm(view: TableView) -> None:
        ((hand, finding),) = view.findings()
        rulings.append((hand, finding.kind.value, finding.state.value))
        director.types("rule", view.label, finding.id, "confirm", "--note", "both cards seen")

    with Store(url) as store:
        hall, log = Hall(store), EventLog.of(store)
        director.types("pair")
        rounds = [director.plays_round(hall, log, 1)]
        director.types("pair")
        said = director.types("correct 3 9-11 --round 1 --reason", "written the wrong way round")
        director.types("sign 3 --round 1")
        rounds.append(director.plays_round(hall, log, 2, Renege(3, 2, confirm)))
        for number in (3, 4):
            director.types("pair")
            rounds.append(director.plays_round(hall, log, number))
        standings = json.loads(director.types("standings --json"))
        assert "provisional" not in director.types("standings")
        director.types("seed")
        for number in (5, 6):
            director.types("pair")
            rounds.append(director.plays_round(hall, log, number))
    assert rounds == PLAYED
    assert rulings == [(2, "revoke", "proved")]
    assert LedgerKind.RULING in {line.kind for line in hall.games["Round 2 table 3"].ledger}
    assert [line for line in said.splitlines() if "would" in line] == TOUCHED
    assert [tuple(line[name] for name in COLUMNS) for line in standings] == BY_HAND
    shown = director.types("show")
    assert "round 6: closed" in shown
    assert "winner: Oak" in shown
