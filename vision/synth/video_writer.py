"""H.264 files, frame by frame."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from types import TracebackType
from typing import Any

import av

from vision.reading import Image


class VideoWriter:
    """Writes an mp4 that every player and browser reads.

    Use as a context manager; the file is complete when the block ends.
    """

    def __init__(
        self, path: Path, size: tuple[int, int], fps: float, quality: int = 24, preset: str = "faster"
    ) -> None:
        """Open the file.

        Args:
            path: where to; replaced if it exists.
            size: width and height, pixels, both even.
            fps: frames a second.
            quality: constant rate factor of x264: 18 looks lossless, 28 shows blocks.
            preset: of x264: `superfast` writes in half the time a file half as large again.
        """
        self._file: Any = av.open(str(path), "w", options={"movflags": "faststart"})
        self._stream: Any = self._file.add_stream("libx264", rate=Fraction(fps).limit_denominator(1001))
        self._stream.width, self._stream.height = size
        self._stream.pix_fmt = "yuv420p"
        self._stream.options = {"crf": str(quality), "preset": preset, "threads": "1", "bf": "0"}

    def write(self, frame: Image) -> None:
        """Append a frame, BGR."""
        picture = av.VideoFrame.from_ndarray(frame, format="bgr24")
        for packet in self._stream.encode(picture):
            self._file.mux(packet)

    def __enter__(self) -> VideoWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for packet in self._stream.encode():
            self._file.mux(packet)
        self._file.close()
