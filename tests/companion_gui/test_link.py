from __future__ import annotations

import threading

import numpy as np
import pytest

from companion_gui.gallery.moments import BETWEEN, CALLING, PAUSED, PLAYING
from companion_gui.link import SessionLink
from companion_gui.qt import QApplication, QEvent, QObject, QSize
from companion_gui.still import StillSession
from tracker.table import Change, LiveFrame


def frame(value: int, size: tuple[int, int] = (40, 64), t: float = 1.0) -> LiveFrame:
    return LiveFrame(np.full((*size, 3), value, np.uint8), t, 1)


@pytest.fixture
def linked(qapp):
    session = StillSession(CALLING, frame(7))
    link = SessionLink(session)
    yield session, link
    link.close()


def test_a_new_snapshot_is_told_on_the_gui_thread(qtbot, linked) -> None:
    session, link = linked
    told_on = []
    link.snapshot_changed.connect(lambda _: told_on.append(threading.get_ident()))
    with qtbot.waitSignal(link.snapshot_changed, check_params_cb=lambda shot: shot.hand == 9):
        threading.Thread(target=session.show, kwargs={"hand": 9}).start()
    assert set(told_on) == {threading.get_ident()}
    assert link.snapshot.hand == 9


def test_the_cameras_state_is_told_alone(qtbot, linked) -> None:
    session, link = linked
    # One of our own making: the link's first may have come before the test could listen.
    with qtbot.waitSignal(link.snapshot_changed, check_params_cb=lambda shot: shot.hand == 9):
        session.show(hand=9)
    with qtbot.waitSignal(link.camera_changed) as told, qtbot.assertNotEmitted(link.snapshot_changed):
        session.show(Change.CAMERA, camera=PAUSED.camera)
    assert told.args == [PAUSED.camera]


def test_pictures_come_only_when_shown_and_one_at_a_time(qtbot, linked) -> None:
    session, link = linked
    pictures = []
    link.picture_ready.connect(pictures.append)
    with qtbot.waitSignal(link.snapshot_changed, check_params_cb=lambda shot: shot.hand == 5):
        session.show(Change.CAMERA | Change.LOG, hand=5)
    assert pictures == []
    with qtbot.waitSignal(link.picture_ready):
        link.show_pictures(QSize(32, 32))
    for number in range(6, 9):
        with qtbot.waitSignal(link.snapshot_changed, check_params_cb=lambda shot, n=number: shot.hand == n):
            session.show(Change.CAMERA | Change.LOG, hand=number)
    assert len(pictures) == 1, "the view has not painted the first yet"
    link.picture_taken()
    with qtbot.waitSignal(link.picture_ready):
        session.show_frame(frame(9))
    assert (pictures[1].width, pictures[1].height) == (64, 40)
    assert (pictures[1].image.width(), pictures[1].image.height()) == (32, 20)


def test_acts_run_off_the_gui_thread_and_report_back(qtbot, linked) -> None:
    _, link = linked
    ran_on, results = [], []

    def act(session: StillSession) -> str:
        ran_on.append(threading.get_ident())
        return session.undo() or ""

    link.perform("Undo", act, results.append)
    qtbot.waitUntil(lambda: bool(results))
    assert results == ["e1"]
    assert ran_on[0] != threading.get_ident()


def test_a_refused_act_is_told_in_words(qtbot, linked) -> None:
    session, link = linked
    session.refusal = "no hand has begun"
    with qtbot.waitSignal(link.failed) as told:
        link.perform("Pass", lambda s: s.undo())
    assert told.args == ["Pass", "no hand has begun"]


def test_the_end_of_the_session_is_told(qtbot, linked) -> None:
    session, link = linked
    with qtbot.waitSignal(link.closed):
        session.close()


def test_closing_ends_thread_and_listening_and_may_be_done_twice(qtbot, linked) -> None:
    session, link = linked
    assert session.listeners == 1
    link.close()
    link.close()
    assert session.listeners == 0
    assert not link.is_running()
    session.show(hand=4)
    link.perform("Undo", lambda s: s.undo())
    assert session.asked == []
    assert link.snapshot.hand == PLAYING.hand


def test_who_was_closed_meanwhile_is_told_nothing(qtbot, qapp: QApplication) -> None:
    told: list[object] = []

    class Asker(QObject):
        def hear(self, what: object) -> None:
            told.append(what)

    link = SessionLink(StillSession(BETWEEN))
    gone, there = Asker(), Asker()
    link.perform("Ask", lambda session: "gone", gone.hear)
    gone.deleteLater()
    qapp.sendPostedEvents(gone, QEvent.Type.DeferredDelete)
    link.perform("Ask", lambda session: "there", there.hear)
    qtbot.waitUntil(lambda: bool(told))
    link.close()
    assert told == ["there"]
