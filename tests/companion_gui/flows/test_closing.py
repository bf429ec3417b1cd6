"""Every window closes within three seconds, whatever it is doing, and takes its threads with it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.lawbook import SHIPPED, shipped_laws
from companion_gui.appearance import Appearance
from companion_gui.director.window import DirectorWindow
from companion_gui.gallery.exhibit import Exhibit
from companion_gui.gallery.exhibits import exhibits
from companion_gui.gallery.log import demo_log
from companion_gui.gallery.moments import CORRECTED, DIRECTED, FOUND
from companion_gui.link import SessionLink
from companion_gui.qt import QApplication, QEvent, QWidget
from companion_gui.still import StillSession
from companion_gui.table.window import TableWindow
from tracker.table import Sighting

LAWS = tuple(shipped_laws(name) for name in SHIPPED)
SECONDS = 3.0


def close(window: QWidget) -> float:
    """Close a window and all that belongs to it; returns the seconds that took."""
    began = time.perf_counter()
    window.close()
    for link in window.findChildren(SessionLink):
        link.close()
    took = time.perf_counter() - began
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    return took


@pytest.mark.parametrize("exhibit", exhibits(LAWS), ids=lambda exhibit: exhibit.name)
def test_every_window_closes_as_soon_as_it_opens(qtbot, appearance: Appearance, exhibit: Exhibit) -> None:
    window = exhibit.open(StillSession(exhibit.moment, None, demo_log(), {}, FOUND, CORRECTED), appearance)
    window.show()
    assert close(window) < SECONDS


class Slow(StillSession):
    """A session that keeps the worker waiting until it is let go."""

    def __init__(self, *args, **more) -> None:
        super().__init__(*args, **more)
        self.busy, self.go = threading.Event(), threading.Event()

    def sightings(self, event_ids: tuple[str, ...]) -> tuple[Sighting, ...]:
        self.busy.set()
        self.go.wait(30)
        return super().sightings(event_ids)


@pytest.mark.parametrize(
    "open_",
    [
        pytest.param(DirectorWindow, id="director"),
        pytest.param(TableWindow, id="table"),
    ],
)
def test_a_window_closes_while_its_worker_hangs(
    qtbot, appearance: Appearance, open_: Callable[[StillSession, Appearance], QWidget]
) -> None:
    session = Slow(DIRECTED, log=demo_log(), findings=FOUND)
    window = open_(session, appearance)
    window.show()
    window.link.perform("Look", lambda slow: slow.sightings(()))
    qtbot.waitUntil(session.busy.is_set)
    assert close(window) < SECONDS
    session.go.set()


def test_the_start_window_closes_while_a_camera_hangs(qtbot, appearance: Appearance) -> None:
    from companion_gui.card_pictures import CardPictures
    from companion_gui.gallery.host import GalleryHost
    from companion_gui.start.source_page import CAMERA
    from companion_gui.start.window import StartWindow

    busy, go = threading.Event(), threading.Event()

    class Hanging(GalleryHost):
        def cameras(self):
            busy.set()
            go.wait(30)
            return super().cameras()

        def sample(self) -> Path | None:
            return None

    window = StartWindow(Hanging(LAWS, CardPictures()), appearance)
    window.show()
    window.source.choose(CAMERA)
    qtbot.waitUntil(busy.is_set)
    assert close(window) < SECONDS
    go.set()
