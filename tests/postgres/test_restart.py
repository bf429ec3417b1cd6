"""Tables play on while the event's server is down; when it is back nothing is missing, nothing is double."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.postgres.server import Server
from tests.tracker.script import Script
from tests.tracker.scripted import session_for
from tests.tracker.test_sync import TABLE_LOG, ruling, talk, write
from tracker.listening import TABLES, Listener
from tracker.schema import DIRECTOR
from tracker.store import Store
from tracker.sync_worker import SyncWorker

pytestmark = pytest.mark.postgres

KILLED = """
import sys
from tests.tracker.test_sync import TABLE_LOG, talk
from tracker.store import Store
from tracker.sync_worker import SyncWorker
local = Store(sys.argv[1])
worker = SyncWorker(local, lambda: Store(sys.argv[2]), TABLE_LOG, "", lambda directions: None)
worker.start()
while True:
    after = local.last(TABLE_LOG) + 1
    local.append(TABLE_LOG, after, [talk(after)])
    worker.wake()
    print(worker.state.last, flush=True)
"""


def test_a_server_stopped_twice_and_a_table_that_writes_on(server: Server, tmp_path: Path) -> None:
    with server.event() as event, Store(str(tmp_path / "table.sqlite")) as local:
        url = event.url("table_1")
        worker = SyncWorker(local, lambda: Store(url), TABLE_LOG, "Table 1", lambda _said: None, poll=0.2)
        write(local, 3)
        worker.start()
        assert worker.wait_for(lambda state: state.last == 3, 30)
        for written in (10, 17):
            with server.down():
                write(local, 7)
                worker.wake()
                assert worker.wait_for(lambda state: not state.online, 30)
            assert worker.wait_for(lambda state, all_=written: state.last == all_, 60)
        worker.stop(30)
        with Store(event.url("ann")) as director:
            assert director.read(TABLE_LOG) == local.read(TABLE_LOG)


def test_a_table_killed_in_the_middle_goes_on_where_it_was(server: Server, tmp_path: Path) -> None:
    path = str(tmp_path / "table.sqlite")
    with server.event() as event:
        for _ in range(2):
            command = [sys.executable, "-c", KILLED, path, event.url("table_1")]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as table:
                first = int(table.stdout.readline())
                while int(table.stdout.readline()) < first + 5:
                    pass
                table.kill()
                table.wait()
        with Store(path) as local, Store(event.url("ann")) as director:
            worker = SyncWorker(local, lambda: Store(event.url("table_1")), TABLE_LOG, "", lambda _said: None)
            worker.start()
            worker.stop(30)
            kept = local.read(TABLE_LOG)
            assert director.read(TABLE_LOG) == kept
            assert [one.seq for one in kept] == list(range(1, len(kept) + 1))


def test_whoever_listens_is_told_and_after_a_restart_told_again(server: Server) -> None:
    with server.event() as event, Store(event.url("ann")) as director, Store(event.url("table_1")) as table:
        listener = Listener(director, (TABLES,))
        assert listener.wait(0.01) is None
        assert listener.is_listening
        for seq in (1, 2):
            table.append(TABLE_LOG, seq, [talk(seq)])
            told = listener.wait(60)  # it would be the test's own time limit that ends this, were it not told
            assert told == {TABLE_LOG}
            assert director.last(TABLE_LOG) == seq
            with server.down():
                for _ in range(5):  # its last words come before the line's end
                    if listener.is_listening:
                        listener.wait(60)
                assert not listener.is_listening
            listener.wait(0.01)
            assert listener.is_listening
        listener.close()


def test_a_ruling_is_there_after_a_restart_without_the_server(server: Server, tmp_path: Path) -> None:
    with server.event() as event:
        session = session_for(Script(), tmp_path, TABLE_LOG)
        session.next_deal()
        with Store(str(tmp_path / "table.sqlite")) as local:
            url = event.url("table_1")
            worker = SyncWorker(local, lambda: Store(url), TABLE_LOG, "Table 1", session.direct, poll=0.2)
            worker.start()
            with Store(event.url("ann")) as director:
                director.begin("ruler-log", DIRECTOR, "Event")
                director.append("ruler-log", 1, [ruling()])
            assert worker.wait_for(lambda state: state.last > 0, 30)
            worker.stop(30)
        session.close()
    again = session_for(Script(), tmp_path, TABLE_LOG)
    (hand,) = again.hands()
    assert [act.do for act in hand.acts.acts if act.by == "director"] == ["rule"]
    again.close()
