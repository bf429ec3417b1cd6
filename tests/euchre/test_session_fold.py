"""The fold of a growing log: the same as the whole log's, whatever comes in whatever order."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.lawbook import shipped_laws
from euchre.log import LogEvent
from euchre.seats import Seat
from euchre.session import SessionFold, SessionState, fold_session
from tests.euchre.hands import LAWFUL
from tests.euchre.logs import NONSENSE, STEERING, everything, logged, logs, whole_hands
from tests.euchre.strategies import event_data
from tests.euchre.test_session import REVOKE, Log

HOUSE = shipped_laws("house")


def whole(log: list[LogEvent]) -> SessionState:
    return fold_session(log, HOUSE, shipped_laws)


@given(log=logs(STEERING | event_data | NONSENSE), asked=st.lists(st.integers(0, 150), max_size=4))
@settings(max_examples=60, deadline=None)
def test_event_by_event_gives_what_the_whole_log_gives(log: list[LogEvent], asked: list[int]) -> None:
    grown = SessionFold(HOUSE, shipped_laws)
    for n, event in enumerate(log, 1):
        grown.take([event])
        if n in asked:
            assert everything(grown.state) == everything(whole(log[:n]))
    assert everything(grown.state) == everything(whole(log))


@given(extras=st.lists(STEERING, min_size=1, max_size=8), seed=st.integers(0, 20))
@settings(max_examples=30, deadline=None)
def test_what_is_asked_after_each_event_changes_nothing(extras: list[dict[str, Any]], seed: int) -> None:
    log = [logged(n, entry) for n, entry in enumerate([*whole_hands(seed, 2), *extras], 1)]
    grown = SessionFold(HOUSE, shipped_laws)
    for event in log:
        grown.take([event])
        assert grown.state.games
    assert everything(grown.state) == everything(whole(log))


def test_only_the_hand_that_an_event_touches_is_judged_again() -> None:
    log = [logged(n, entry) for n, entry in enumerate(whole_hands(4, 4), 1)]
    grown = SessionFold(HOUSE)
    grown.take(log)
    before = grown.state.hands
    grown.take([logged(len(log) + 1, {"do": "incident", "what": "slow_play", "hand": 4})])
    after = grown.state.hands
    assert [new.state is old.state for new, old in zip(after, before, strict=True)] == [
        True,
        True,
        True,
        False,
    ]


def signed_game(*seats: str) -> tuple[Log, dict[str, str]]:
    """A hand with a renege, and who has signed for it."""
    log = Log()
    ids = log.play(*REVOKE)
    for seat in seats:
        log.add("sign", seat, seat=seat)
    return log, ids


def standing(log: Log) -> str:
    return "".join(seat.value for seat in log.fold().game.signatures)


CORRECTIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "a card": ("amend", {"of": "e8", "set": {"card": "AH"}}),
    "an event struck out": ("amend", {"of": "e8", "strike": True}),
    "a ruling": ("rule", {"finding": "", "decision": "change", "effect": {"transform": "none"}}),
    "a score set": ("score", {"score": {"NS": 4, "EW": 4}}),
    "a result typed in": ("result", {"points": {"NS": 1}}),
    "a forfeit": ("forfeit", {"side": "NS"}),
    "a call entered late": ("call", {"seat": "S", "call": "pass"}),
    "something undone that was signed for": ("undo", {"of": ["e3"]}),
}


@pytest.mark.parametrize("what", CORRECTIONS)
def test_a_correction_voids_the_signatures_before_it_and_its_undo_brings_them_back(what: str) -> None:
    log, _ = signed_game("N", "E")
    do, data = CORRECTIONS[what]
    correction = log.add(do, **data)
    assert standing(log) == ""
    assert [act.data["seat"] for act in log.fold().game.void] == ["N", "E"]
    log.add("sign", "S", seat="S")
    assert standing(log) == "S"
    if do == "undo":
        log.add("redo", of=data["of"])
    else:
        log.add("undo", of=correction)
    assert standing(log) == "NE"  # the sheet is again what North and East signed, and not what South did
    log.add("sign", "S", seat="S")
    assert standing(log) == "NES"


@pytest.mark.parametrize(
    ("do", "data"),
    [
        ("incident", {"what": "slow_play"}),
        ("challenge", {"seat": "S", "about": {"seat": "W"}}),
        ("next_deal", {}),
        ("players", {"N": "Ann"}),
        ("sign", {"seat": "W"}),
    ],
)
def test_what_does_not_touch_the_sheet_leaves_signatures_alone(do: str, data: dict[str, Any]) -> None:
    log, _ = signed_game("N", "E")
    log.add(do, **data)
    assert standing(log).startswith("NE")


def test_signatures_are_a_games_own() -> None:
    log = Log()
    log.add("new_game", score={"NS": 0, "EW": 8})
    log.play(*LAWFUL)
    for seat in "NESW":
        log.add("sign", seat, seat=seat)
    assert log.fold().game.official
    log.play(*LAWFUL)
    one, two = log.fold().games
    assert (one.official, dict(two.signatures)) == (True, {})
    log.add("sign", "N", seat="N")
    log.add("rule", finding="", decision="change", effect={"transform": "none"}, hand=1)
    one, two = log.fold().games
    assert (dict(one.signatures), len(one.void)) == ({}, 4)
    assert list(two.signatures) == [Seat.NORTH]


def test_one_hand_more_is_not_signed_for_yet() -> None:
    log = Log()
    log.play(*LAWFUL)
    log.add("sign", "N", seat="N")
    assert standing(log) == "N"
    log.hand += 1
    log.add("deal", "camera", seat="E")
    assert standing(log) == ""


def test_a_signature_taken_back_is_none() -> None:
    log, _ = signed_game("N", "E")
    log.add("undo")
    assert standing(log) == "N"
    log.add("redo")
    assert standing(log) == "NE"
