from __future__ import annotations

from dataclasses import replace

import pytest

from companion_gui.director.consequences import consequences
from companion_gui.gallery.moments import BETWEEN, CORRECTED, DIRECTED, HELD, OVER, PLAYING, REVOKE, WAITING
from euchre.cards import Suit
from euchre.findings import State
from euchre.seats import Seat, Side
from tracker.snapshot import Phase, TableSnapshot

SEEN = replace(HELD, state=State.PROVED)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({}, ()),
        (
            {"score": {Side.NS: 8, Side.EW: 7}},
            ("Score: 6 – 7 becomes 8 – 7.", "Hand 4 is still being played: what it brings is added."),
        ),
        (
            {"taken": {Side.NS: 1, Side.EW: 1}},
            ("Anna & Carla have 1 trick.", "Ben & David have 1 trick."),
        ),
        ({"trump": Suit.HEARTS}, ("Hearts are trump.",)),
        ({"trump": None}, ("No trump.",)),
        ({"maker": Seat.WEST}, ("David made trump.",)),
        ({"alone": True}, ("The maker plays alone.",)),
        ({"dealer": Seat.SOUTH}, ("Carla is the dealer.",)),
        (
            {"findings": (HELD,)},
            ("No longer found: Ben did not follow diamonds in trick 2, and played Q♦ in trick 4.",),
        ),
        ({"findings": (REVOKE, SEEN)}, ("Now shown by the cards: Carla: Lead out of turn in trick 4.",)),
        (
            {"game_over": True, "winner": Side.EW},
            ("Ben & David win the game.",),
        ),
    ],
)
def test_every_change_is_told(change: dict[str, object], said: tuple[str, ...]) -> None:
    assert consequences(DIRECTED, replace(DIRECTED, **change)) == said


def test_a_corrected_card_changes_trick_and_finding() -> None:
    tricks = tuple(replace(trick, winner=Seat.EAST) for trick in CORRECTED.tricks)
    assert consequences(DIRECTED, replace(CORRECTED, tricks=tricks)) == (
        "Trick 2 goes to Ben.",
        "No longer found: Ben did not follow diamonds in trick 2, and played Q♦ in trick 4.",
    )


def test_a_game_may_come_back_to_life() -> None:
    won = replace(OVER, games={Side.NS: 1, Side.EW: 0})
    alive = replace(won, game_over=False, winner=None, games={Side.NS: 0, Side.EW: 0})
    assert consequences(won, alive) == ("The game is not over any more.",)


@pytest.mark.parametrize(
    ("before", "change", "said"),
    [
        (
            OVER,
            {"game_over": False, "winner": None, "score": {Side.NS: 0, Side.EW: 2}},
            ("A new game begins, at 0 – 2.",),
        ),
        (WAITING, {"next_dealer": Seat.SOUTH}, ("Carla deals next.",)),
        (
            PLAYING,
            {"phase": Phase.GAME_OVER, "game_over": True, "winner": Side.EW},
            ("Ben & David win the game.", "The hand in progress is broken off."),
        ),
        (
            BETWEEN,
            {"phase": Phase.GAME_OVER, "game_over": True, "score": {Side.NS: 8, Side.EW: 8}},
            ("Score: 7 – 7 becomes 8 – 8.", "The game ends level."),
        ),
    ],
)
def test_what_becomes_of_the_game_is_told(
    before: TableSnapshot, change: dict[str, object], said: tuple[str, ...]
) -> None:
    assert consequences(before, replace(before, **change)) == said


def test_a_scorer_learns_nothing_the_table_is_not_to_know_yet() -> None:
    playing = replace(PLAYING, findings=())
    assert consequences(playing, replace(DIRECTED, score={Side.NS: 8, Side.EW: 7}))[0] == (
        "Score: 6 – 7 becomes 8 – 7."
    )
    over = replace(BETWEEN, findings=())
    assert consequences(over, BETWEEN)[-1].startswith("Newly found: Ben did not follow")


def test_signatures_that_would_no_longer_stand_are_named() -> None:
    signed = replace(OVER, signatures={Seat.NORTH: {"initials": "AM"}, Seat.EAST: {"initials": "BK"}})
    after = replace(OVER, void=(Seat.NORTH, Seat.EAST))
    assert consequences(signed, after) == ("Signatures no longer stand: Anna, Ben.",)
