"""What holds for every sequence of events, sensible or not."""

from __future__ import annotations

import dataclasses
import json
import random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from companion.lawbook import shipped_laws
from euchre import folding
from euchre.folding import fold
from euchre.hand import HandState
from euchre.judge import judge, judge_state
from euchre.log import LogEvent
from euchre.points import NO_POINTS, Points
from euchre.record import HandRecord
from euchre.session import fold_session
from tests.euchre.hands import PROFILES
from tests.euchre.logs import STEERING, as_data, logged, logs, whole_hands
from tests.euchre.random_hands import random_hand
from tests.euchre.strategies import event_data, records

HOUSE = shipped_laws("house")


@pytest.mark.parametrize("laws", PROFILES)
@given(record=records())
@settings(max_examples=60, deadline=None)
def test_no_sequence_of_events_raises(laws: str, record: HandRecord) -> None:
    verdict = judge(record, shipped_laws(laws), legal=True)
    data = json.loads(json.dumps(verdict.to_json()))
    assert verdict.taken.ns + verdict.taken.ew <= max(5, len(verdict.tricks))
    ids_ = [found["id"] for found in data["findings"]]
    assert len(ids_) == len(set(ids_))
    known = {event.id for event in record.all_events()}
    for found in verdict.findings:
        assert set(found.evidence) <= known
        assert 0.0 <= found.confidence <= 1.0
        assert found.proposals
    state = fold(record, shipped_laws(laws))
    assert state.phase is not None
    assert (
        state.turn is None or state.turn in state.active or state.maker is None or state.turn is state.dealer
    )


@given(record=records())
@settings(max_examples=60, deadline=None)
def test_a_record_is_the_same_after_writing_and_reading(record: HandRecord) -> None:
    assert HandRecord.from_json(json.loads(json.dumps(record.to_json()))) == record


def one_by_one(record: HandRecord) -> HandState:
    """The record folded without the short cut for runs of plays."""
    state = fold(dataclasses.replace(record, calls=(), events=()), HOUSE)
    state.record, state.events = record, record.all_events()
    for at in folding._order(state.events) or range(len(state.events)):
        folding._take(state, at, state.events[at])
    return state


@given(record=records())
@settings(max_examples=60, deadline=None)
def test_the_short_cut_for_runs_of_plays_changes_nothing(record: HandRecord) -> None:
    assert judge_state(one_by_one(record)).to_json() == judge(record, HOUSE).to_json()


@pytest.mark.parametrize("renege_chance", [0.0, 0.2])
def test_the_short_cuts_for_lawful_hands_change_nothing(renege_chance: float) -> None:
    rng = random.Random(5)
    for _ in range(150):
        record = random_hand(rng, renege_chance, discard_seen=rng.random() < 0.5).record
        slow = one_by_one(record)
        slow.plain = False
        assert judge_state(slow).to_json() == judge(record, HOUSE).to_json()


@given(log=logs())
@settings(max_examples=40, deadline=None)
def test_no_log_raises_and_the_score_is_the_sum_of_the_ledger(log: list[LogEvent]) -> None:
    for game in fold_session(log, HOUSE).games:
        total = NO_POINTS
        for line in game.ledger:
            total = total.plus(line.points)
        assert game.score == total


@given(log=logs(), extra=st.one_of(STEERING, event_data))
@settings(max_examples=40, deadline=None)
def test_the_state_after_an_undo_is_the_state_before(log: list[LogEvent], extra: dict[str, Any]) -> None:
    n = len(log) + 1
    hand = log[-1].hand if log else 1
    act = logged(n, {**extra, "hand": hand})
    assume(act.undoable)
    undo, redo = logged(n + 1, {"do": "undo", "hand": hand}), logged(n + 2, {"do": "redo", "hand": hand})
    before = as_data(fold_session(log, HOUSE))
    with_act = as_data(fold_session([*log, act], HOUSE))
    assert as_data(fold_session([*log, act, undo], HOUSE)) == before
    assert as_data(fold_session([*log, act, undo, redo], HOUSE)) == with_act


@given(log=logs())
@settings(max_examples=30, deadline=None)
def test_replaying_a_written_log_gives_the_live_state(log: list[LogEvent]) -> None:
    lines = [json.dumps(entry.to_json()) for entry in log]
    replayed = [LogEvent.from_json(json.loads(line)) for line in lines]
    assert as_data(fold_session(replayed, HOUSE)) == as_data(fold_session(log, HOUSE))


def test_points_of_a_session_add_up_over_hands_rulings_and_overrides() -> None:
    log = [logged(n, entry) for n, entry in enumerate(whole_hands(3, 3), 1)]
    game = fold_session(log, HOUSE).game
    assert game.score == Points(
        *(sum(getattr(h.verdict.points, side) for h in game.hands) for side in ("ns", "ew"))
    )
