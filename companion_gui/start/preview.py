"""A source looked through while a table is being set up: pictures one after the other, off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable

from companion_gui.errands import Errands
from companion_gui.link import Picture
from companion_gui.pictures import to_image
from companion_gui.qt import QObject, QSize, QTimer, Signal
from companion_gui.start.host import Corners, OpenSource, SeenCard, StartHost
from tracker.table import LiveFrame

_PAUSE_MS = 60
"""Between one picture and the next: a preview, not a recording."""
_ROOM = QSize(1280, 960)
"""Pictures are shown no larger."""

_Shown = tuple[Picture, tuple[SeenCard, ...] | None]


class Preview(QObject):
    """Shows one source at a time.

    Attributes:
        source: what is looked through; empty for nothing.
        reading: whether cards are read in the pictures.

    Signals:
        pictured: a picture came; carries the `Picture`.
        seen: cards were read in it; carries a tuple of `SeenCard`.
        failed: the source cannot be used; carries why.
        table_found: carries the table's corners, None while too little lies there.
    """

    pictured = Signal(object)
    seen = Signal(object)
    failed = Signal(str)
    table_found = Signal(object)

    def __init__(self, host: StartHost, errands: Errands, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._host, self._errands = host, errands
        self._open: OpenSource | None = None
        self._round = 0
        self.source = ""
        self.reading = False

    def show(self, source: str) -> None:
        """Look through another source; through the same one again, anew."""
        self.stop()
        self.source = source
        this = self._round
        self._errands.send(
            lambda: self._host.open(source),
            lambda opened: self._begin(this, opened),
            lambda why: self._fail(this, why),
        )

    def stop(self) -> None:
        """Look no more. Harmless when nothing is looked through."""
        self._round += 1
        self.source = ""
        opened, self._open = self._open, None
        if opened is not None:
            opened.close()

    def find_table(self, south: str) -> None:
        """Look for the table once, by what lies on it now."""
        opened, this = self._open, self._round
        if opened is not None:
            self._errands.send(
                lambda: opened.find_table(south),
                lambda corners: self._found(this, corners),
                lambda why: self._fail(this, why),
            )

    @property
    def is_open(self) -> bool:
        """Whether a source is being looked through."""
        return self._open is not None

    def _begin(self, this: int, opened: OpenSource) -> None:
        if this != self._round:
            opened.close()
            return
        self._open = opened
        self._next(this)

    def _next(self, this: int) -> None:
        opened = self._open
        if this == self._round and opened is not None:
            self._errands.send(
                _look(opened, self.reading),
                lambda shown: self._take(this, shown),
                lambda why: self._fail(this, why),
            )

    def _take(self, this: int, shown: _Shown | None) -> None:
        if this != self._round:
            return
        if shown is not None:
            picture, cards = shown
            self.pictured.emit(picture)
            if cards is not None:
                self.seen.emit(cards)
        QTimer.singleShot(_PAUSE_MS, self, lambda: self._next(this))

    def _found(self, this: int, corners: Corners | None) -> None:
        if this == self._round:
            self.table_found.emit(corners)

    def _fail(self, this: int, why: str) -> None:
        if this == self._round:
            self.stop()
            self.failed.emit(why)


def _look(opened: OpenSource, reading: bool) -> Callable[[], _Shown | None]:
    """What the worker does for one picture: take it, read it if wanted, make it fit to be painted."""

    def work() -> _Shown | None:
        if reading:
            seen = opened.read()
            return None if seen is None else (_painted(seen.frame), seen.cards)
        frame = opened.picture()
        return None if frame is None else (_painted(frame), None)

    return work


def _painted(frame: LiveFrame) -> Picture:
    height, width = frame.image.shape[:2]
    return Picture(to_image(frame, _ROOM), width, height, frame.t)
