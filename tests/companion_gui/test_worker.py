from __future__ import annotations

import threading

import pytest

from companion_gui.worker import Worker


@pytest.fixture
def worker():
    made = Worker("tried")
    yield made
    made.close()
    assert not made.is_running


def test_work_is_done_in_order_on_one_other_thread(worker: Worker) -> None:
    ran: list[tuple[int, int]] = []
    done = threading.Event()
    for number in range(3):
        worker.send(lambda n=number: ran.append((n, threading.get_ident())))
    worker.send(done.set)
    assert done.wait(5)
    assert [number for number, _ in ran] == [0, 1, 2]
    assert len({thread for _, thread in ran} - {threading.get_ident()}) == 1


def test_what_waits_when_it_is_closed_is_forgotten(worker: Worker) -> None:
    begun, go, ran = threading.Event(), threading.Event(), []
    worker.send(lambda: begun.set() or go.wait(5))
    worker.send(lambda: ran.append(1))
    assert begun.wait(5)
    worker.close(patience=0.0)
    worker.send(lambda: ran.append(2))
    assert worker.is_running, "what is under way is left to itself"
    go.set()
    worker.close()
    assert ran == []


def test_a_fault_is_told_and_the_work_goes_on(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    told, done = [], threading.Event()
    monkeypatch.setattr(threading, "excepthook", lambda args: told.append(args.exc_type))
    worker.send(lambda: 1 // 0)
    worker.send(done.set)
    assert done.wait(5)
    assert told == [ZeroDivisionError]
