"""The link between a session and its windows: one worker thread that asks, acts and converts.

The session tells of changes on whatever thread makes them. The link folds them together: however many
changes come while the worker is busy, it looks again once. Pictures are made only while somebody shows
them, one at a time: the next is made after the last was taken, so a view that is behind drops frames
instead of queueing them.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

from companion_gui.pictures import to_image
from companion_gui.qt import QImage, QObject, QSize, Qt, Signal, isValid
from companion_gui.worker import Worker
from euchre.errors import EuchreError
from tracker.errors import TrackerError
from tracker.snapshot import Audience, CameraHealth, TableSnapshot
from tracker.table import Change, TableSession

LOOK_AGAIN = Change.LOG | Change.TABLE | Change.CAMERA
"""Changes after which a snapshot may differ."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A live picture, ready to be painted.

    Attributes:
        image: no larger than the room asked for.
        width: of the source frame, pixels.
        height: of the source frame, pixels.
        t: seconds on the source's clock.
    """

    image: QImage
    width: int
    height: int
    t: float


class _Looker(QObject):
    """What the worker thread does for a link, which hears of it by queued signals only."""

    snapshot_ready = Signal(object)
    camera_ready = Signal(object)
    picture_ready = Signal(object)
    act_done = Signal(int, object)
    act_failed = Signal(int, str)
    session_closed = Signal()

    def __init__(self, session: TableSession, audience: Audience) -> None:
        super().__init__()
        self._session = session
        self._audience = audience
        self._lock = threading.Lock()
        self._pending = Change(0)
        self._room: QSize | None = None
        self._owed = False
        self._shown: TableSnapshot | None = None

    def note(self, change: Change) -> bool:
        """Remember a change, on any thread; whether the worker must be woken for it."""
        with self._lock:
            idle = not self._pending
            self._pending |= change
            return idle

    def want_pictures(self, room: QSize | None) -> None:
        """Somebody shows pictures of this size, or nobody does any more."""
        with self._lock:
            self._room = room

    def picture_taken(self) -> None:
        """The last picture has been painted."""
        with self._lock:
            self._owed = False

    def look(self) -> None:
        """Ask the session what is to be seen."""
        with self._lock:
            change, self._pending = self._pending, Change(0)
            room = self._room
            make_picture = room is not None and not self._owed and Change.CAMERA in change
            self._owed = self._owed or make_picture
        if Change.CLOSED in change:
            self.session_closed.emit()
        if change & LOOK_AGAIN:
            self._show(self._session.snapshot(self._audience))
        if make_picture and room is not None:
            self._make_picture(room)

    def _show(self, seen: TableSnapshot) -> None:
        """Tell what changed: everything, or the camera's state alone, which changes with every frame."""
        shown, self._shown = self._shown, seen
        if shown is None or shown.version != seen.version:
            self.snapshot_ready.emit(seen)
        elif _said(shown.camera) != _said(seen.camera):
            self.camera_ready.emit(seen.camera)

    def _make_picture(self, room: QSize) -> None:
        frame = self._session.live_frame()
        if frame is None:
            self.picture_taken()
            return
        height, width = frame.image.shape[:2]
        self.picture_ready.emit(Picture(to_image(frame, room), width, height, frame.t))

    def perform(self, number: int, run: Callable[[TableSession], Any]) -> None:
        """Do what a person asked."""
        try:
            result = run(self._session)
        except (TrackerError, EuchreError) as error:
            self.act_failed.emit(number, str(error))
        else:
            self.act_done.emit(number, result)


def _still_there(done: Callable[[Any], None]) -> bool:
    """Whether who waits still does: a dialog may have been closed since it asked."""
    owner = getattr(done, "__self__", None)
    return not isinstance(owner, QObject) or isValid(owner)


def _said(camera: CameraHealth) -> tuple[object, ...]:
    """What a person reads of the camera's state."""
    return camera.health, camera.status, camera.advice, round(camera.fps)


class SessionLink(QObject):
    """A session as the windows see it.

    Attributes:
        session: the session itself; to be touched through `perform` only.
        snapshot: the newest snapshot, for one audience.

    Signals:
        snapshot_changed: carries the new `TableSnapshot`.
        camera_changed: nothing but the camera's state changed; carries the new `CameraHealth`.
        picture_ready: carries a `Picture`; whoever paints it calls `picture_taken`.
        failed: an act was refused; carries what was asked, and why, in words.
        closed: the session ended; nothing follows.
    """

    snapshot_changed = Signal(object)
    camera_changed = Signal(object)
    picture_ready = Signal(object)
    failed = Signal(str, str)
    closed = Signal()

    def __init__(
        self, session: TableSession, audience: Audience = Audience.TABLE, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.audience = audience
        self.snapshot = session.snapshot(audience)
        self._looker = _Looker(session, audience)
        self._numbers = count()
        # Whom to tell stays on this thread: windows must not be let go on another.
        self._acts: dict[int, tuple[str, Callable[[Any], None] | None]] = {}
        queued = Qt.ConnectionType.QueuedConnection
        self._looker.snapshot_ready.connect(self._take_snapshot, queued)
        self._looker.camera_ready.connect(self.camera_changed, queued)
        self._looker.picture_ready.connect(self.picture_ready, queued)
        self._looker.act_done.connect(self._finish, queued)
        self._looker.act_failed.connect(self._refuse, queued)
        self._looker.session_closed.connect(self.closed, queued)
        self._worker = Worker("session link")
        self._unsubscribe: Callable[[], None] | None = session.subscribe(self._told)
        self.look_again()

    def perform(
        self, what: str, run: Callable[[TableSession], Any], done: Callable[[Any], None] | None = None
    ) -> None:
        """Do something to the session, or ask it, on the worker; `done` gets the result on the GUI thread."""
        if self._unsubscribe is not None:
            number, looker = next(self._numbers), self._looker
            self._acts[number] = (what, done)
            self._worker.send(lambda: looker.perform(number, run))

    def show_pictures(self, room: QSize | None) -> None:
        """Ask for live pictures no larger than this (device pixels), or for no more of them."""
        self._looker.want_pictures(room)
        if room is not None:
            self._looker.picture_taken()
            self.look_again()

    def picture_taken(self) -> None:
        """Say that the last picture has been painted, so that the next may be made."""
        self._looker.picture_taken()

    def look_again(self) -> None:
        """Ask the session anew, for what changes without an event, such as the age of the last frame."""
        self._told(LOOK_AGAIN)

    def close(self) -> None:
        """Stop listening and end the worker; the session itself stays as it is. Harmless when done twice."""
        if self._unsubscribe is None:
            return
        self._unsubscribe()
        self._unsubscribe = None
        self._acts.clear()
        self._worker.close()

    def is_running(self) -> bool:
        """Whether the worker still runs."""
        return self._worker.is_running

    def _told(self, change: Change) -> None:
        if self._looker.note(change):
            self._worker.send(self._looker.look)

    def _take_snapshot(self, snapshot: TableSnapshot) -> None:
        self.snapshot = snapshot
        self.snapshot_changed.emit(snapshot)

    def _finish(self, number: int, result: Any) -> None:
        _, done = self._acts.pop(number, ("", None))
        if done is not None and _still_there(done):
            done(result)

    def _refuse(self, number: int, why: str) -> None:
        what, _ = self._acts.pop(number, (None, None))
        if what is not None:
            self.failed.emit(what, why)
