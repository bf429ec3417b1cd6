"""Clips as phones write them: turned by a matrix in the file, and with pictures at uneven times."""

from __future__ import annotations

import struct
from fractions import Fraction
from pathlib import Path

import av
import numpy as np
import pytest

from vision.capture import open_capture
from vision.sources import parse_source

RED, BLUE = (30, 30, 200), (190, 40, 20)
WIDTH, HEIGHT = 96, 64
TIMES = (0.0, 0.04, 0.08, 0.5, 0.53, 1.2, 1.24)
"""A phone in poor light: the shutter stays open longer, and then not."""

MATRICES = {
    0: (1, 0, 0, 1),
    90: (0, 1, -1, 0),
    180: (-1, 0, 0, -1),
    270: (0, -1, 1, 0),
}
"""How far a player is to turn the pictures clockwise, and the matrix that says so."""


def card() -> np.ndarray:
    """Red, BGR, its upper left corner blue."""
    picture = np.full((HEIGHT, WIDTH, 3), RED, np.uint8)
    picture[: HEIGHT // 2, : WIDTH // 3] = BLUE
    return picture


def write_clip(path: Path, pictures: list[np.ndarray], turn: int) -> None:
    """An mp4 of these pictures at `TIMES`."""
    with av.open(str(path), "w") as file:
        stream = file.add_stream("libx264", rate=25)
        stream.height, stream.width = pictures[0].shape[:2]
        stream.pix_fmt = "yuv420p"
        stream.options = {"crf": "10", "bf": "0"}
        stream.time_base = Fraction(1, 1000)
        stream.codec_context.time_base = Fraction(1, 1000)
        for picture, t in zip(pictures, TIMES, strict=True):
            frame = av.VideoFrame.from_ndarray(np.ascontiguousarray(picture), format="bgr24")
            frame.pts, frame.time_base = round(t * 1000), Fraction(1, 1000)
            file.mux(stream.encode(frame))
        file.mux(stream.encode())
    data = bytearray(path.read_bytes())
    at = data.index(b"tkhd") + 4 + 40
    a, b, c, d = MATRICES[turn]
    data[at : at + 36] = struct.pack(">9i", a << 16, b << 16, 0, c << 16, d << 16, 0, 0, 0, 1 << 30)
    path.write_bytes(data)


@pytest.mark.parametrize("turn", MATRICES)
def test_a_turned_phone_with_an_uneven_pace_is_seen_upright_and_on_time(tmp_path: Path, turn: int) -> None:
    stored = np.rot90(card(), turn // 90)  # against the clock, so that the player's turn undoes it
    write_clip(tmp_path / "phone.mp4", [stored] * len(TIMES), turn)
    with open_capture(parse_source(str(tmp_path / "phone.mp4"))) as capture:
        frames = list(capture.frames())
    assert [frame.t for frame in frames] == pytest.approx(TIMES, abs=2e-3)
    for frame in frames:
        assert frame.image.shape == (HEIGHT, WIDTH, 3)
        for y, x, colour in ((8, 8, BLUE), (HEIGHT - 8, 8, RED), (8, WIDTH - 8, RED)):
            assert np.abs(frame.image[y, x].astype(int) - colour).max() < 40
