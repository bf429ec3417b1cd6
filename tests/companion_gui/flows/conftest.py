from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest

from companion_gui.appearance import Appearance
from companion_gui.director.window import DirectorWindow
from companion_gui.qt import QApplication, QWidget
from tracker.session import Session


@pytest.fixture(autouse=True)
def no_thread_left(qapp: QApplication) -> Iterator[None]:
    """Whatever a flow opened, no thread of ours outlives it."""
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        thread.join(3.0)
        assert not thread.is_alive(), f"{thread.name} still runs"


@pytest.fixture
def shown(qtbot) -> Iterator[Callable[[QWidget], None]]:
    """Show windows so that keys reach them; they are closed whatever happens."""
    windows: list[QWidget] = []

    def show(window: QWidget) -> None:
        windows.append(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()

    yield show
    for window in windows:
        window.close()
        window.deleteLater()


@pytest.fixture
def direct(qtbot, appearance: Appearance, shown) -> Iterator[Callable[[Session], DirectorWindow]]:
    """Open the director's window on a session and wait until it has read the log; both are closed after."""
    sessions: list[Session] = []

    def open_(session: Session) -> DirectorWindow:
        sessions.append(session)
        window = DirectorWindow(session, appearance, "Table 1")
        shown(window)
        qtbot.waitUntil(lambda: window.log.rowCount() == len(session.events()))
        return window

    yield open_
    for session in sessions:
        session.close()
