"""A session that ended without a word goes on where its log ends."""

from __future__ import annotations

import dataclasses

import pytest

from companion.lawbook import load_laws
from companion.live import pick_origin
from euchre.log import NewEvent
from euchre.seats import Side
from tests.tracker.script import Script, lawful_hand
from tests.tracker.scripted import ORDERED, Clock, ScriptedWatcher, frames
from tracker.errors import StoreError
from tracker.session import Session
from tracker.snapshot import Phase
from tracker.store import Store
from vision.events import TableEvent, TableEventKind


def split(script: Script, at: float) -> tuple[list[TableEvent], list[TableEvent]]:
    """What a camera tells until `at`, and what a fresh one tells from then on: first what lies there."""
    before = [event for event in script.events if event.t <= at]
    lying: dict[int, list[TableEvent]] = {}
    for event in before:
        if event.kind is TableEventKind.LEFT:
            lying.pop(event.track, None)
        elif event.kind is TableEventKind.GATHERED:
            for track in event.tracks:
                lying.pop(track, None)
        else:
            lying.setdefault(event.track, []).append(event)
    again = [dataclasses.replace(event, t=0.1) for events in lying.values() for event in events]
    later = [dataclasses.replace(event, t=event.t - at + 0.5) for event in script.events if event.t > at]
    return before, again + later


def session(store: Store, origin: str, events: list[TableEvent]) -> Session:
    watcher = ScriptedWatcher(events)
    return Session(store, origin, load_laws("house"), Clock(), watcher=watcher, calls={1: ORDERED})


WHOLE = lawful_hand()


@pytest.mark.parametrize("share", [0.05, 0.15, 0.3, 0.45, 0.55, 0.7, 0.85, 0.97])
def test_the_hand_goes_on_with_nothing_lost_and_nothing_twice(share, tmp_path):
    at = share * WHOLE.t
    before, after = split(WHOLE, at)
    with Store(str(tmp_path / "log.sqlite")) as store:
        first = session(store, "o1", before)
        for frame in frames(at):
            first.feed(frame)
        told = first.events()
    # No `close`, no `finish`: the process is gone.
    with Store(str(tmp_path / "log.sqlite")) as store:
        second = session(store, "o1", after)
        assert second.events()[: len(told)] == told
        for frame in frames(WHOLE.t - at + 4):
            second.feed(frame)
        second.finish()
        shown = second.snapshot()
        plays = [str(act.data["card"]) for act in second.hands()[0].acts.acts if act.do == "play"]
        seqs = [event.seq for event in second.events()]
        gaps = [event.seq for event in second.events() if event.do == "unwatched"]
    assert seqs == list(range(1, len(seqs) + 1))
    assert len(plays) == len(set(plays)) == 20
    assert (shown.hand, shown.phase, shown.score) == (1, Phase.BETWEEN, {Side.NS: 0, Side.EW: 1})
    assert shown.findings == ()
    assert gaps == [len(told) + 2]  # after its opening, before all else: what went by meanwhile nobody knows


def test_only_a_log_that_was_not_ended_in_order_is_taken_up_again(tmp_path):
    from datetime import datetime

    at = datetime(2026, 1, 1)
    with Store(str(tmp_path / "log.sqlite")) as store:
        origin = pick_origin(store, at)
        session(store, origin, [])
        assert pick_origin(store, at) == origin
        session(store, origin, []).close()
        assert pick_origin(store, at) != origin


def test_a_log_that_cannot_be_read_is_not_gone_on_with(tmp_path):
    with Store(str(tmp_path / "log.sqlite")) as store:
        first = session(store, "o1", [])
        first.next_deal()
        seq = len(first.events()) + 1
        store.append("o1", seq, [NewEvent(9.0, 1, "play", {"seat": "N", "card": "ZZ"})])
        with pytest.raises(StoreError, match=r"not a usable log.*ZZ"):
            session(store, "o1", [])
