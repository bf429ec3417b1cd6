"""What a table of an event shows its director besides its log, as the copying goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from tracker.shown import CROP, LARGEST_PICTURE, ShownPicture, add_pictures, write_state
from tracker.snapshot import Audience, CameraHealth
from tracker.store import Store
from tracker.table import Sighting, TableSession
from vision.cv import cv2

LOOK_EVERY: Final = 2.0
"""Seconds between two looks at the session."""

TELL_EVERY: Final = 10.0
"""Seconds after which the camera's state is told again though nothing changed: the table is still there."""

FRAMES: Final = 3
"""Pictures of the table around an event, at most."""

SETTLED_AFTER: Final = 1.5
"""Seconds after which the pictures around an event are all on the disk."""

_WIDE: Final = 960
"""Pixels across, at most, of a picture of the table that goes over the network."""


class Showing:
    """Tells an event's store how a table's camera does, and sends the pictures that its findings rest on.

    Only findings' pictures leave the table, and they show nothing but its area. To be called by one thread.

    Args:
        session: the table.
        origin: its log.
        clock: seconds since 1970.
    """

    def __init__(self, session: TableSession, origin: str, clock: Callable[[], float]) -> None:
        self._session, self._origin, self._clock = session, origin, clock
        self._looked = self._told = float("-inf")
        self._said: tuple[object, ...] = ()
        self._since: dict[str, float] = {}
        self._sent: set[tuple[str, str]] = set()
        self._full = False
        self._server: Store | None = None

    def __call__(self, server: Store) -> None:
        """Show what is new, if it is time for a look.

        Raises:
            StoreError: the store cannot be written.
        """
        now = self._clock()
        if now - self._looked < LOOK_EVERY:
            return
        self._looked = now
        seen = self._session.snapshot(Audience.DIRECTOR)
        self._tell(server, seen.camera, now)
        evidence = [id_ for finding in seen.findings for id_ in finding.evidence]
        if server is not self._server:  # hands may have been played while there was none
            evidence += [
                str(id_)
                for verdict in self._session.verdicts()
                for finding in verdict["findings"]
                for id_ in finding["evidence"]
            ]
        self._send(server, tuple(dict.fromkeys(evidence)), now)
        self._server = server

    def _tell(self, server: Store, camera: CameraHealth, now: float) -> None:
        said = (camera.health, camera.status, camera.advice, round(camera.fps))
        if said != self._said or now - self._told >= TELL_EVERY:
            write_state(server, self._origin, camera, now)
            self._said, self._told = said, now

    def _send(self, server: Store, evidence: Sequence[str], now: float) -> None:
        for id_ in evidence:
            self._since.setdefault(id_, now)
        waiting = tuple(id_ for id_, since in self._since.items() if since != float("inf"))
        if self._full or not waiting:
            return
        new = [
            picture
            for sighting in self._session.sightings(waiting)
            for picture in _pictures(sighting, settled=now - self._since[sighting.event] >= SETTLED_AFTER)
            if (picture.event, picture.name) not in self._sent
        ]
        self._full = not add_pictures(server, self._origin, new)
        self._sent |= {(picture.event, picture.name) for picture in new}
        for id_ in waiting:
            if now - self._since[id_] >= SETTLED_AFTER:
                self._since[id_] = float("inf")


def _pictures(sighting: Sighting, settled: bool) -> Iterator[ShownPicture]:
    """The card's picture at once; those of the table once they are all there."""
    if sighting.crop is not None and (jpeg := to_send(sighting.crop)):
        yield ShownPicture(sighting.event, CROP, jpeg)
    if not settled:
        return
    for path in spread(sighting.frames):
        if jpeg := to_send(path):
            yield ShownPicture(sighting.event, path.stem[:24], jpeg)


def spread(paths: Sequence[Path]) -> tuple[Path, ...]:
    """The first, the last and one between."""
    if len(paths) <= FRAMES:
        return tuple(paths)
    return tuple(paths[round(n * (len(paths) - 1) / (FRAMES - 1))] for n in range(FRAMES))


def to_send(path: Path) -> bytes:
    """The file, made smaller where it is large; empty where it is gone or no picture any more."""
    try:
        data = path.read_bytes()
    except OSError:
        return b""
    if len(data) <= LARGEST_PICTURE // 2:
        return data
    image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    if image is None:
        return b""
    height, width = image.shape[:2]
    if width > _WIDE:
        image = cv2.resize(image, (_WIDE, round(height * _WIDE / width)), interpolation=cv2.INTER_AREA)
    done, smaller = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 70])
    return smaller.tobytes() if done and smaller.size <= LARGEST_PICTURE else b""
