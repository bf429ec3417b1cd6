"""Results typed in: for a table without a camera, and beside a hand that is being watched."""

from __future__ import annotations

from typing import Any

import pytest

from euchre.seats import Seat, Side
from euchre.session.game import Ending
from tests.euchre.hands import LAWFUL, events
from tests.euchre.test_session import Log, rotated


def test_results_typed_in_for_a_table_without_a_camera() -> None:
    log = Log()
    log.add("first_dealer", seat="W")
    for number, points in enumerate(({"NS": 1}, {"EW": 4}, {"NS": 2}), 1):
        log.add("result", points=points, hand=number)
    game = log.fold().game
    assert (game.score, game.dealer) == ((3, 4), Seat.SOUTH)
    log.add("result", score={"NS": 10, "EW": 6}, final=True)
    game = log.fold().game
    assert (game.ending, game.winner, game.score) == (Ending.RESULT, Side.NS, (10, 6))


def typed_in_play(start: dict[str, int], seen_after: bool, **said: Any) -> Log:
    """A result typed in during a hand that North dealt, which East and West win if it is seen to its end."""
    log = Log()
    log.add("new_game", score=start)
    log.play(*LAWFUL[:2])
    log.add("result", **said)
    if seen_after:
        for event in events(*LAWFUL[2:]):
            log.add(event.pop("do"), "camera", **event)
    return log


@pytest.mark.parametrize(("seen_after", "score"), [(False, (0, 1)), (True, (0, 3))])
def test_points_typed_in_while_a_hand_is_played_count_beside_it_and_the_deal_moves_on_once(
    seen_after: bool, score: tuple[int, int]
) -> None:
    log = typed_in_play({"NS": 0, "EW": 0}, seen_after, points={"EW": 1})
    game = log.fold().game
    assert (game.score, game.dealer) == (score, Seat.EAST)
    log.play(*rotated(LAWFUL, 1), seat="E", called="S order")
    assert log.fold().hands[-1].verdict.findings == (), "nobody dealt out of turn"


@pytest.mark.parametrize(
    ("said", "ending"),
    [
        ({"points": {"EW": 1}}, Ending.LIMIT),
        ({"score": {"NS": 8, "EW": 10}, "final": True}, Ending.RESULT),
    ],
)
@pytest.mark.parametrize("seen_after", [False, True])
def test_a_result_that_was_typed_into_a_game_stays_in_it_when_the_hand_ends_it(
    said: dict[str, Any], ending: Ending, seen_after: bool
) -> None:
    log = typed_in_play({"NS": 8, "EW": 9}, seen_after, **said)
    state = log.fold()
    assert [game.winner for game in state.games if game.over] == [Side.EW]
    assert state.game.ending is ending
