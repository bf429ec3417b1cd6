from __future__ import annotations

import threading

import pytest

from companion_gui.errands import ErrandError, Errands


@pytest.fixture
def errands(qapp):
    made = Errands()
    yield made
    made.close()
    assert not made.is_running()


def test_errands_run_off_the_gui_thread_one_after_the_other(qtbot, errands) -> None:
    ran, done = [], []
    for number in range(3):
        errands.send(lambda n=number: ran.append(threading.get_ident()) or n, done.append, pytest.fail)
    qtbot.waitUntil(lambda: len(done) == 3)
    assert done == [0, 1, 2]
    assert threading.get_ident() not in ran


def test_a_failed_errand_says_why(qtbot, errands) -> None:
    def fail() -> None:
        raise ErrandError("0: no such camera")

    said: list[str] = []
    errands.send(fail, pytest.fail, said.append)
    qtbot.waitUntil(lambda: said == ["0: no such camera"])


def test_after_closing_nothing_is_done(qtbot, errands) -> None:
    done: list[int] = []
    errands.close()
    errands.send(lambda: 1, done.append, pytest.fail)
    assert done == []
