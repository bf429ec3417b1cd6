"""The camera is pulled and put back: told at once, nothing invented meanwhile, and on it goes."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.table.window import TableWindow
from euchre.seats import Seat
from tests.tracker.script import lawful_hand
from tests.tracker.scripted import Clock, frames, session_for
from tracker.snapshot import Phase
from vision.capture_status import CaptureStatus


class Camera:
    """A capture as far as its health goes."""

    status = CaptureStatus.LIVE
    note: str | None = None


def test_a_camera_is_pulled_and_put_back(qtbot, appearance: Appearance, shown, monkeypatch) -> None:
    clock, camera, script = Clock(), Camera(), lawful_hand()
    monkeypatch.setattr("tests.tracker.scripted.Clock", lambda: clock)
    session = session_for(script)
    session.attach(camera)
    window = TableWindow(session, appearance, "Table 1")
    shown(window)
    whole = list(frames(script.t + 3))

    def feed(some) -> None:
        for frame in some:
            clock.now += 0.2
            session.feed(frame)

    feed(whole[:40])
    badge = window.board.health
    qtbot.waitUntil(lambda: badge.words().startswith("Camera good"))
    logged = len(session.events())

    camera.status, camera.note = CaptureStatus.LOST, "the camera was unplugged"
    clock.now += 5
    window.link.look_again()
    qtbot.waitUntil(lambda: badge.words().startswith("The camera was unplugged"))
    assert "opened again by itself" in badge.words()
    assert len(session.events()) == logged
    assert window.board.live.isVisible()

    camera.status, camera.note = CaptureStatus.LIVE, None
    feed(whole[40:])
    session.finish()
    qtbot.waitUntil(lambda: window.link.snapshot.phase is Phase.BETWEEN)
    assert [trick.winner for trick in window.link.snapshot.tricks][:3] == [Seat.EAST] * 3
    assert window.link.snapshot.findings == ()
    window.close()
    session.close()
