"""What the start window asks of cameras, files and the eyes; see `companion_gui.start.host`."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from companion.assets import asset_dir
from companion.errors import UsageError
from companion.lawbook import DEFAULT_LAWS, SHIPPED, load_laws
from companion.sample import sample_clip
from companion_gui.errands import ErrandError
from companion_gui.start.host import CameraChoice, Corners, Doubt, Seen, SeenCard
from euchre.errors import EuchreError
from euchre.laws import LawProfile
from tracker.errors import TrackerError
from tracker.table import LiveFrame
from vision.calibration import South, TablePlane
from vision.cameras import Camera, list_cameras
from vision.capture import Capture, first_frame, open_capture
from vision.capture_status import CaptureStatus
from vision.corner_marks import setup_from_marks
from vision.errors import CalibrationError, SourceError, VisionError
from vision.frame import Frame
from vision.live import LiveCapture
from vision.markers import MarkerReader
from vision.plane_from_cards import plane_from_cards
from vision.reading import Kind, Reading, Recogniser
from vision.recogniser import LIVE_SCALES, Settings, load_recogniser
from vision.runtime import ModelError
from vision.sources import parse_source

CAMERAS_TRIED = 6
"""Camera numbers asked where the system does not list them; more on one computer is unheard of."""
TABLE_MM = 900.0
"""Side of a card table, where only its corners are known."""
FEWEST_CARDS = 3
"""Cards it takes to say where a table is: a single one tells its slant too badly."""
LIVE = Settings(scales=LIVE_SCALES)
"""How the eyes look where nobody chose."""
TROUBLE = (VisionError, ModelError, TrackerError, EuchreError, UsageError, OSError)
"""What a person can be told in a line."""
_PATIENCE_S = 0.5
"""Longest wait for a camera's next picture before saying that none came."""

_T = TypeVar("_T")


class Host:
    """Answers the start window; every call may take its time, none is made on the GUI thread.

    Args:
        recogniser: makes the eyes, once they are needed; the shipped networks by default.
        settings: how those look.
    """

    def __init__(self, recogniser: Callable[[], Recogniser] | None = None, settings: Settings = LIVE) -> None:
        self._make = recogniser or (lambda: load_recogniser(asset_dir("models"), settings))
        self._eyes: Recogniser | None = None
        self._lock = threading.Lock()

    def cameras(self) -> tuple[CameraChoice, ...]:
        """Those that are plugged in, by name; where the system does not tell, those that give a picture."""
        listed = list_cameras()
        if listed:
            return tuple(_choice(camera, listed) for camera in listed)
        found = []
        for number in range(CAMERAS_TRIED):
            try:
                frame = first_frame(parse_source(str(number)))
            except TROUBLE:
                continue
            height, width = frame.image.shape[:2]
            found.append(CameraChoice(str(number), f"Camera {number + 1} ({width} × {height})"))
        return tuple(found)

    def open(self, source: str) -> Look:
        """Begin to look through a source."""
        return Look(_told(lambda: open_capture(parse_source(source))), self._recogniser)

    def sample(self) -> Path | None:
        """The shipped clip."""
        try:
            return sample_clip().video
        except (UsageError, FileNotFoundError):
            return None

    def laws(self) -> tuple[LawProfile, ...]:
        """The shipped profiles, the default first."""
        names = sorted(SHIPPED, key=lambda name: name != DEFAULT_LAWS)
        return tuple(load_laws(name) for name in names)

    def _recogniser(self) -> Recogniser:
        """The eyes, made once for all sources."""
        with self._lock:
            if self._eyes is None:
                self._eyes = self._make()
            return self._eyes


class Look:
    """A source being looked through; see `companion_gui.start.host.OpenSource`.

    Args:
        capture: the source.
        recogniser: gives the eyes when they are needed.
    """

    def __init__(self, capture: Capture, recogniser: Callable[[], Recogniser]) -> None:
        self._capture, self._recogniser = capture, recogniser
        self._frames = None if isinstance(capture, LiveCapture) else capture.frames()
        self._last: Frame | None = None

    def picture(self) -> LiveFrame | None:
        """The newest picture, or the file's next; the last again once a file is over."""
        frame = _told(self._next)
        return None if frame is None else LiveFrame(frame.image, frame.t, frame.index)

    def read(self) -> Seen | None:
        """The newest picture and the cards in it."""
        shown = self.picture()
        if shown is None:
            return None
        eyes = _told(self._recogniser)
        readings = eyes.read(shown.image, eyes.locate(shown.image))
        return Seen(shown, tuple(seen_card(reading) for reading in readings))

    def find_table(self, south: str) -> Corners | None:
        """By the corner marks, else by the cards that lie there now."""
        frame = self._last or _told(self._next)
        if frame is None:
            return None
        height, width = frame.image.shape[:2]
        side = South(south)
        try:
            marked = setup_from_marks(MarkerReader().find(frame.image), (width, height))
            if marked is not None:
                return _corners(marked.plane, marked.layout.half_size)
            spots = _told(self._recogniser).locate(frame.image)
            if len(spots) < FEWEST_CARDS:
                return None
            plane = plane_from_cards([spot.corners for spot in spots], (width, height), side)
        except CalibrationError:
            return None
        return _corners(plane, (TABLE_MM / 2, TABLE_MM / 2))

    def close(self) -> None:
        """Let go of the source."""
        self._capture.close()

    def _next(self) -> Frame | None:
        if isinstance(self._capture, LiveCapture):
            frame = self._capture.wait(_PATIENCE_S)
            if frame is None and self._capture.status is CaptureStatus.LOST:
                raise SourceError(self._capture.note or "no picture came")
        else:
            assert self._frames is not None
            frame = next(self._frames, None) or self._last
        self._last = frame or self._last
        return frame


def seen_card(reading: Reading) -> SeenCard:
    """A reading as the start window shows it."""
    likely = tuple(card for card, _ in reading.candidates)
    if reading.kind is Kind.FACE:
        return SeenCard(reading.card, reading.corners, None, likely)
    doubts = {Kind.BACK: Doubt.BACK, Kind.OTHER: Doubt.OTHER}
    unread = Doubt.UNSURE if reading.reason is None else Doubt(reading.reason.value)
    return SeenCard(None, reading.corners, doubts.get(reading.kind, unread), likely)


def _corners(plane: TablePlane, half: tuple[float, float]) -> Corners:
    x, y = half
    one, two, three, four = (
        (float(px), float(py)) for px, py in plane.px([(-x, -y), (x, -y), (x, y), (-x, y)])
    )
    return one, two, three, four


def _told(run: Callable[[], _T]) -> _T:
    """Do something; trouble becomes a line for people."""
    try:
        return run()
    except TROUBLE as error:
        raise ErrandError(str(error)) from None


def _choice(camera: Camera, listed: tuple[Camera, ...]) -> CameraChoice:
    """A camera by its name, which stays when its number changes; by number where two are called alike."""
    alone = sum(other.name.casefold() == camera.name.casefold() for other in listed) == 1
    if alone:
        return CameraChoice(f"camera:{camera.name}", camera.name)
    return CameraChoice(str(camera.index), f"{camera.name} ({camera.index})")
