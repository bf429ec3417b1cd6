"""A log and its copy: in order, once, whatever breaks, and the director's word back at the table."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from euchre.log import LogEvent, NewEvent
from tracker.directions import OWN_RULING, direction, directions_about
from tracker.errors import StoreError
from tracker.schema import DIRECTOR
from tracker.store import LogName, Store
from tracker.sync import BATCH, Sync, SyncError
from tracker.sync_worker import SyncWorker

TABLE_LOG, RULER = "table-log", "ruler-log"


@pytest.fixture
def local(tmp_path: Path) -> Iterator[Store]:
    with Store(str(tmp_path / "table.sqlite")) as store:
        yield store


def talk(number: int) -> NewEvent:
    return NewEvent(float(number), 1, "incident", {"what": "talk", "note": f"№ {number}"}, by="scorer")


def write(store: Store, count: int) -> None:
    after = store.last(TABLE_LOG) + 1
    store.append(TABLE_LOG, after, [talk(after + n) for n in range(count)])


def ruling(decision: str = "dismiss") -> NewEvent:
    return direction("rule", TABLE_LOG, 1, 1, {"finding": "f1", "decision": decision}, 5.0)


class Breaking(Store):
    """A server whose line breaks after so many events: before they are written, or before it has said so."""

    def __init__(self, url: str, after: int, told: bool) -> None:
        super().__init__(url)
        self._after, self._told = after, told

    def copy(self, origin: str, events) -> None:
        events = tuple(events)
        self._after -= len(events)
        if self._after >= 0:
            super().copy(origin, events)
            return
        if not self._told:
            super().copy(origin, events)
        raise StoreError("the line broke")


def test_a_log_is_copied_whole_and_then_only_what_is_new(local: Store, store_url: str) -> None:
    write(local, BATCH + 3)
    with Store(store_url) as server:
        sync = Sync(local, server, TABLE_LOG, "Table 1")
        assert [sync.step().sent for _ in range(2)] == [BATCH + 3, 0]
        write(local, 2)
        assert (done := sync.step()).sent == 2
        assert done.last == BATCH + 5
        assert server.read(TABLE_LOG) == local.read(TABLE_LOG)
        assert server.logs() == (LogName(TABLE_LOG, "table", "Table 1"),)


@pytest.mark.parametrize("told", [True, False], ids=["before it was written", "after it was written"])
def test_a_line_that_breaks_loses_and_doubles_nothing(local: Store, store_url: str, told: bool) -> None:
    write(local, 2 * BATCH + 7)
    with Breaking(store_url, BATCH, told) as server, pytest.raises(StoreError, match="broke"):
        Sync(local, server, TABLE_LOG, "").step()
    with Store(store_url) as server:
        sync = Sync(local, server, TABLE_LOG, "")
        assert sync.step().sent == (BATCH + 7 if told else 7)
        assert server.read(TABLE_LOG) == local.read(TABLE_LOG)


def test_two_copies_of_a_file_are_not_mixed(local: Store, store_url: str, tmp_path: Path) -> None:
    write(local, 3)
    with Store(store_url) as server, Store(str(tmp_path / "copy.sqlite")) as other:
        Sync(local, server, TABLE_LOG, "").step()
        write(other, 2)
        other.append(TABLE_LOG, 3, [talk(77), talk(78)])
        with pytest.raises(SyncError, match="event 3 of this log is another one"):
            Sync(other, server, TABLE_LOG, "").step()
        assert server.read(TABLE_LOG) == local.read(TABLE_LOG)


def test_an_older_copy_of_a_file_is_told(local: Store, store_url: str, tmp_path: Path) -> None:
    write(local, 3)
    with Store(store_url) as server, Store(str(tmp_path / "copy.sqlite")) as old:
        Sync(local, server, TABLE_LOG, "").step()
        write(old, 2)
        with pytest.raises(SyncError, match="older copy"):
            Sync(old, server, TABLE_LOG, "").step()


def test_what_a_table_ruled_by_itself_is_kept_under_another_word(local: Store, store_url: str) -> None:
    local.append(TABLE_LOG, 1, [NewEvent(0.0, 1, "rule", {"finding": "f1"}, by="scorer"), talk(2)])
    with Store(store_url) as server:
        Sync(local, server, TABLE_LOG, "").step()
        assert [event.do for event in server.read(TABLE_LOG)] == [OWN_RULING, "incident"]
        assert Sync(local, server, TABLE_LOG, "").step().sent == 0


def direct(url: str, *events: NewEvent) -> None:
    url = url.replace("table_1", "ann")
    with Store(url) as store:
        store.begin(RULER, DIRECTOR, "Event")
        store.append(RULER, store.last(RULER) + 1, events)


def test_the_directors_word_comes_down_once_and_stays(local: Store, store_url: str) -> None:
    write(local, 1)
    with Store(store_url) as server:
        sync = Sync(local, server, TABLE_LOG, "Table 1")
        assert sync.step().directions == ()
        elsewhere = direction("rule", "another-log", 1, 1, {"finding": "f1", "decision": "confirm"}, 5.0)
        direct(store_url, elsewhere, ruling(), NewEvent(0.0, 0, "event.publish", {"round": 1}))
        assert [one.event.seq for one in sync.step().directions] == [2]
        assert sync.step().directions == ()
        again = Sync(local, server, TABLE_LOG, "Table 1")
        assert again.step().directions == ()
        direct(store_url, ruling("confirm"))
        assert [one.event.data["decision"] for one in again.step().directions] == ["confirm"]
    assert [one.event.seq for one in directions_about(local, TABLE_LOG)] == [2, 4]
    assert local.read(TABLE_LOG) == (LogEvent.at(1, talk(1)),)


def test_a_whole_event_in_one_file_needs_no_copying(local: Store) -> None:
    write(local, 2)
    sync = Sync(local, local, TABLE_LOG, "Table 1")
    assert sync.step().sent == 0
    direct(local.name, ruling())
    assert len(sync.step().directions) == 1
    assert local.last(TABLE_LOG) == 2


def test_the_worker_copies_what_it_is_woken_for_and_tells_what_came_down(
    local: Store, store_url: str
) -> None:
    write(local, 1)
    heard, came = [], threading.Event()

    def directed(directions) -> None:
        heard.extend(directions)
        came.set()

    worker = SyncWorker(local, lambda: Store(store_url), TABLE_LOG, "Table 1", directed, poll=0.2)
    worker.start()
    assert worker.wait_for(lambda state: state.last == 1, 30)
    write(local, 4)
    worker.wake()
    assert worker.wait_for(lambda state: state.last == 5, 30)
    direct(store_url, ruling())
    assert came.wait(30)
    assert [one.event.data["about"] for one in heard] == [TABLE_LOG]
    write(local, 1)
    worker.stop(30)
    assert worker.state.stopped
    with Store(store_url) as server:
        assert server.read(TABLE_LOG) == local.read(TABLE_LOG)


def test_the_worker_waits_for_a_server_that_is_not_there_yet(local: Store, store_url: str) -> None:
    write(local, 1)
    refused = threading.Semaphore(2)

    def open_server() -> Store:
        if refused.acquire(blocking=False):
            raise StoreError("the server does not answer")
        return Store(store_url)

    worker = SyncWorker(local, open_server, TABLE_LOG, "", lambda _directions: None)
    worker.start()
    assert worker.wait_for(lambda state: state.trouble is not None, 30)
    assert worker.wait_for(lambda state: state.last == 1, 30)
    assert worker.state.trouble is None
    worker.stop(30)


def test_the_worker_stops_where_the_copies_differ(local: Store, store_url: str, tmp_path: Path) -> None:
    with Store(store_url) as server, Store(str(tmp_path / "copy.sqlite")) as other:
        write(other, 2)
        Sync(other, server, TABLE_LOG, "").step()
    local.append(TABLE_LOG, 1, [talk(1), talk(9)])
    worker = SyncWorker(local, lambda: Store(store_url), TABLE_LOG, "", lambda _directions: None)
    worker.start()
    assert worker.wait_for(lambda state: state.stopped, 30)
    assert "another one" in (worker.state.trouble or "")
    worker.stop(30)
