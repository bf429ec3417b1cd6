"""Evidence pictures: the card of each play and the table around that moment, kept on disk within a bound.

Only the table's area is ever written, never the room. Files bear the time they were taken, so that a
moment's pictures are found again by name; nothing about them stands in the log.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from vision.cv import cv2
from vision.reading import Corners, Image

_CUTS = 64
"""Cards remembered at once: more than can lie on a table in doubt."""

Area = npt.NDArray[np.bool_]
"""Where the table is: true on it, in the picture shrunk by any number."""


@dataclass(frozen=True, slots=True)
class EvidenceSettings:
    """What is kept.

    Attributes:
        every: seconds between two remembered pictures of the table.
        before: seconds before an event of which pictures are kept with it.
        after: seconds after it.
        recent: seconds of pictures remembered in memory, for `save_recent`.
        max_bytes: bound of the folder; the oldest pictures go first.
        quality: JPEG quality, 1..100.
        crop: size of a card's picture, width and height in pixels.
    """

    every: float = 0.25
    before: float = 1.0
    after: float = 0.5
    recent: float = 20.0
    max_bytes: int = 200_000_000
    quality: int = 80
    crop: tuple[int, int] = (192, 268)


@dataclass(frozen=True, slots=True)
class _Picture:
    t: float
    jpeg: bytes


class _Stencil:
    """Cuts the table out of pictures of one shape."""

    def __init__(self, area: Area, image: Image) -> None:
        self._area = area
        self._shape = image.shape
        size = (image.shape[1], image.shape[0])
        whole = cv2.resize(area.astype(np.uint8), size, interpolation=cv2.INTER_NEAREST)
        left, top, width, height = cv2.boundingRect(whole)
        self._place = (slice(top, top + height), slice(left, left + width))
        self._mask = np.ascontiguousarray(whole[self._place])

    def fits(self, area: Area, image: Image) -> bool:
        """Whether it was made for this area and shape."""
        return area is self._area and image.shape == self._shape

    def cut(self, image: Image) -> Image | None:
        """The table, all else black; None if none of it is in the picture."""
        if not self._mask.size:
            return None
        part = image[self._place]
        return np.asarray(cv2.bitwise_and(part, part, mask=self._mask), np.uint8)


class Evidence:
    """The evidence pictures of one log.

    Args:
        folder: where they go; None keeps the recent ones in memory and writes nothing.
        settings: what is kept.
    """

    def __init__(self, folder: Path | None, settings: EvidenceSettings | None = None) -> None:
        self.folder = folder
        self._settings = settings or EvidenceSettings()
        self._recent: deque[_Picture] = deque()
        self._cuts: dict[str, bytes] = {}
        self._keep_until = -1.0
        self._written = 0
        self._stencil: _Stencil | None = None

    def see(self, image: Image, t: float, area: Area | None) -> None:
        """Remember the table as it looks now; cheap, and most frames are passed over.

        Args:
            image: the frame.
            t: its time in seconds.
            area: where the table is in it; what lies beyond is blackened or cut off. While that is not known
                nothing is remembered.
        """
        if area is None or (self._recent and 0 <= t - self._recent[-1].t < self._settings.every):
            return
        if self._stencil is None or not self._stencil.fits(area, image):
            self._stencil = _Stencil(area, image)
        table = self._stencil.cut(image)
        if table is None:
            return
        picture = _Picture(t, self._jpeg(table))
        self._recent.append(picture)
        while self._recent and t - self._recent[0].t > self._settings.recent:
            self._recent.popleft()
        if t <= self._keep_until:
            self._write(_frame_name(t), picture.jpeg)

    def cut(self, sighting: str, image: Image, corners: Corners) -> None:
        """Cut a card out of the frame it was read from; remembered for a while, in case it becomes evidence.

        Args:
            sighting: id of the table event.
            image: the frame.
            corners: the card in it, clockwise from its top-left, pixels.
        """
        self._cuts[sighting] = self._jpeg(_straightened(image, corners, self._settings.crop))
        while len(self._cuts) > _CUTS:
            del self._cuts[next(iter(self._cuts))]

    def keep(self, event: str, seen: tuple[str, ...], t: float) -> None:
        """Keep a card's picture and the moment around it.

        Args:
            event: id of the log event it proves.
            seen: ids of the table events it rests on; the last one that was cut is kept.
            t: when it happened, seconds.
        """
        cut = next((self._cuts[id_] for id_ in reversed(seen) if id_ in self._cuts), None)
        if cut is not None:
            self._write(f"{event}.jpg", cut)
        for picture in self._recent:
            if abs(t - picture.t) <= self._settings.before:
                self._write(_frame_name(picture.t), picture.jpeg)
        self._keep_until = max(self._keep_until, t + self._settings.after)
        self._bound()

    def crop_of(self, event: str) -> Path | None:
        """The card's picture; None when none was kept or it had to go."""
        path = None if self.folder is None else self.folder / f"{event}.jpg"
        return path if path is not None and path.is_file() else None

    def frames_around(self, t: float) -> tuple[Path, ...]:
        """The kept pictures of the table around a moment, oldest first."""
        if self.folder is None or not self.folder.is_dir():
            return ()
        first, last = (
            _frame_name(t - self._settings.before - self._settings.every),
            _frame_name(t + self._settings.after),
        )
        return tuple(sorted(path for path in self.folder.glob("t*.jpg") if first <= path.name <= last))

    def save_recent(self, folder: Path) -> tuple[Path, ...]:
        """Write the remembered last seconds into a folder.

        Raises:
            OSError: the folder cannot be written.
        """
        folder.mkdir(parents=True, exist_ok=True)
        paths = []
        for picture in list(self._recent):
            paths.append(folder / _frame_name(picture.t))
            paths[-1].write_bytes(picture.jpeg)
        return tuple(paths)

    def _jpeg(self, image: npt.NDArray[np.uint8]) -> bytes:
        done, data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, self._settings.quality])
        return data.tobytes() if done else b""

    def _write(self, name: str, jpeg: bytes) -> None:
        """Write one picture, once.

        A full or vanished disk must not stop the game: the log goes on without the picture.
        """
        if self.folder is None or not jpeg:
            return
        path = self.folder / name
        try:
            if not path.exists():
                self.folder.mkdir(parents=True, exist_ok=True)
                path.write_bytes(jpeg)
                self._written += len(jpeg)
        except OSError:
            return

    def _bound(self) -> None:
        """Let the oldest pictures go once the folder has outgrown its bound."""
        if self.folder is None or self._written < self._settings.max_bytes // 20:
            return
        self._written = 0
        files = sorted(
            (path.stat().st_mtime_ns, path.stat().st_size, path) for path in self.folder.glob("*.jpg")
        )
        excess = sum(size for _, size, _ in files) - self._settings.max_bytes
        for _, size, path in files:
            if excess <= 0:
                return
            path.unlink(missing_ok=True)
            excess -= size


def _frame_name(t: float) -> str:
    return f"t{max(0, round(t * 1000)):010d}.jpg"


def _straightened(image: Image, corners: Corners, size: tuple[int, int]) -> Image:
    """The card as if seen from straight above, upright."""
    width, height = size
    target = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    matrix = cv2.getPerspectiveTransform(np.array(corners, np.float32), target)
    return np.asarray(cv2.warpPerspective(image, matrix, size, flags=cv2.INTER_AREA), np.uint8)
