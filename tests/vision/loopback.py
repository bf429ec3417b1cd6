"""Phones on loopback: an MJPEG and an RTSP server that send a picture when a test says so, or misbehave."""

from __future__ import annotations

import abc
import base64
import contextlib
import random
import socket
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Self

import numpy as np

from vision.cv import cv2
from vision.reading import Image

WAIT = 10.0
"""Longest that anything here waits; reached only when a test fails."""
SIZE = (320, 176)
_BITS = 12


def numbered(number: int) -> Image:
    """A picture that bears a number, which survives compression."""
    grain = np.random.default_rng(number).integers(60, 120, (SIZE[1] // 8, SIZE[0] // 8, 3), np.uint8)
    image = grain.repeat(8, 0).repeat(8, 1)
    for bit in range(_BITS):
        image[:24, 24 * bit : 24 * bit + 24] = 235 if number >> bit & 1 else 20
    return image


def number_in(image: Image) -> int:
    """The number that a picture bears."""
    return sum(int(image[6:18, 24 * bit + 6 : 24 * bit + 18].mean() > 128) << bit for bit in range(_BITS))


class Phone(abc.ABC):
    """A server for one viewer after the other. Use as a context manager.

    Attributes:
        visits: how many viewers have come.
        silent: a viewer is let in and gets nothing.
        heads: what each viewer asked, for logins.
    """

    scheme = "http"

    def __init__(self) -> None:
        self._door = socket.create_server(("127.0.0.1", 0))
        self._viewer: socket.socket | None = None
        self._visitors: list[socket.socket] = []
        self._ready = threading.Event()
        self.visits = 0
        self.silent = False
        self.heads: list[str] = []
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"{self.scheme}://127.0.0.1:{self._door.getsockname()[1]}/video"

    def send(self, picture: Image) -> None:
        """Send a picture to the viewer of the moment, waiting for one to come."""
        assert self._ready.wait(WAIT), "nobody has come to see"
        for part in self._packed(picture):
            self._out(part)

    def send_raw(self, data: bytes) -> None:
        """Send bytes as they are."""
        assert self._ready.wait(WAIT), "nobody has come to see"
        self._out(data)

    def drop(self) -> None:
        """Hang up."""
        viewer, self._viewer = self._viewer, None
        self._ready.clear()
        if viewer is not None:
            viewer.shutdown(socket.SHUT_RDWR)
            viewer.close()

    def close(self) -> None:
        """Hang up, and take no more calls."""
        self._door.close()
        self.drop()
        for visitor in self._visitors:
            with contextlib.suppress(OSError):  # most have gone
                visitor.shutdown(socket.SHUT_RDWR)
            visitor.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def _out(self, data: bytes) -> None:
        assert self._viewer is not None
        self._viewer.sendall(data)

    def _serve(self) -> None:
        while True:
            try:
                viewer, _ = self._door.accept()
            except OSError:
                return
            viewer.settimeout(WAIT)
            self._visitors.append(viewer)
            self.visits += 1
            try:
                if self._greet(viewer) and not self.silent:
                    self._viewer = viewer
                    self._ready.set()
            except OSError:
                continue

    @abc.abstractmethod
    def _greet(self, viewer: socket.socket) -> bool:
        """Answer a visitor; whether it wants pictures now."""

    @abc.abstractmethod
    def _packed(self, picture: Image) -> list[bytes]:
        """A picture as it goes over the line."""

    def _ask(self, viewer: socket.socket) -> str:
        """One request's head."""
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            data = viewer.recv(1)
            if not data:
                raise OSError("hung up")
            head += data
        self.heads.append(head.decode())
        return self.heads[-1]


class MjpegPhone(Phone):
    """Pictures one after the other in an endless HTTP answer, as most phone apps send them.

    Args:
        locked: let nobody in without a login.
    """

    def __init__(self, locked: bool = False) -> None:
        self._locked = locked
        super().__init__()

    def _greet(self, viewer: socket.socket) -> bool:
        head = self._ask(viewer)
        if self._locked and "authorization:" not in head.lower():
            viewer.sendall(
                b'HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm="phone"\r\n'
                b"Content-Length: 0\r\nConnection: close\r\n\r\n"
            )
            viewer.close()
            return False
        if self.silent:
            return False
        viewer.sendall(
            b"HTTP/1.1 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=--frame\r\n\r\n"
        )
        return True

    def _packed(self, picture: Image) -> list[bytes]:
        return [part_of(jpeg(picture))]


def jpeg(picture: Image) -> bytes:
    """The picture as JPEG."""
    return cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes()


def part_of(data: bytes) -> bytes:
    """One part of the endless answer."""
    head = f"--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {len(data)}\r\n\r\n".encode()
    return head + data + b"\r\n"


class RtspPhone(Phone):
    """H.264 over RTP inside one RTSP connection. Its clock stands still: pictures are a twentieth apart."""

    scheme = "rtsp"

    def __init__(self) -> None:
        import av

        self._av = av
        self._sequence, self._stamp = 0, 0
        self._random = random.Random(3)
        self._encoder = self._new_encoder()
        super().__init__()

    def _new_encoder(self):  # type: ignore[no-untyped-def]
        from fractions import Fraction

        encoder = self._av.CodecContext.create("libx264", "w")
        encoder.width, encoder.height = SIZE
        encoder.pix_fmt = "yuv420p"
        encoder.time_base = Fraction(1, 20)
        encoder.options = {"preset": "ultrafast", "tune": "zerolatency", "x264-params": "keyint=10:annexb=1"}
        encoder.open()
        return encoder

    def _greet(self, viewer: socket.socket) -> bool:
        self._encoder = self._new_encoder()
        while True:
            head = self._ask(viewer)
            verb = head.split(" ", 1)[0]
            number = next(line for line in head.splitlines() if line.lower().startswith("cseq"))
            more, body = "", ""
            if verb == "OPTIONS":
                more = "Public: OPTIONS, DESCRIBE, SETUP, PLAY, TEARDOWN\r\n"
            elif verb == "DESCRIBE":
                body = self._description()
                more = f"Content-Type: application/sdp\r\nContent-Length: {len(body)}\r\n"
            elif verb == "SETUP":
                more = "Transport: RTP/AVP/TCP;unicast;interleaved=0-1\r\nSession: 1\r\n"
            elif verb == "PLAY":
                more = "Session: 1\r\n"
            viewer.sendall(f"RTSP/1.0 200 OK\r\n{number}\r\n{more}\r\n{body}".encode())
            if verb == "PLAY":
                return True

    def _description(self) -> str:
        lines = [
            "v=0",
            "o=- 0 0 IN IP4 127.0.0.1",
            "s=phone",
            "t=0 0",
            "m=video 0 RTP/AVP 96",
            "a=rtpmap:96 H264/90000",
            "a=fmtp:96 packetization-mode=1;sprop-parameter-sets=" + self._parameters(),
            "a=control:track0",
        ]
        return "\r\n".join(lines) + "\r\n"

    def _parameters(self) -> str:
        units = _units(bytes(self._encoder.extradata or b""))
        return ",".join(base64.b64encode(unit).decode() for unit in units if unit[0] & 31 in (7, 8))

    def _packed(self, picture: Image) -> list[bytes]:
        frame = self._av.VideoFrame.from_ndarray(picture, format="bgr24").reformat(format="yuv420p")
        frame.pts = self._stamp
        self._stamp += 1
        out = []
        for packet in self._encoder.encode(frame):
            units = _units(bytes(packet))
            for unit in units:
                out += self._packets(unit, unit is units[-1])
        return out

    def _packets(self, unit: bytes, last: bool) -> list[bytes]:
        """A unit in one packet, or cut into fragments."""
        if len(unit) <= 1200:
            return [self._packet(unit, last)]
        first, rest, out = unit[0], unit[1:], []
        pieces = [rest[i : i + 1200] for i in range(0, len(rest), 1200)]
        for piece in pieces:
            mark = (0x80 if piece is pieces[0] else 0) | (0x40 if piece is pieces[-1] else 0) | first & 31
            whole = bytes([first & 0xE0 | 28, mark]) + piece
            out.append(self._packet(whole, last and piece is pieces[-1]))
        return out

    def _packet(self, payload: bytes, last: bool) -> bytes:
        self._sequence += 1
        head = bytes([0x80, 96 | (0x80 if last else 0)]) + (self._sequence & 0xFFFF).to_bytes(2, "big")
        head += (self._stamp * 4500 & 0xFFFFFFFF).to_bytes(4, "big") + b"\0\0\0\1"
        whole = head + payload
        return b"$\0" + len(whole).to_bytes(2, "big") + whole


def _units(data: bytes) -> list[bytes]:
    """The units of an H.264 stream, without their start codes."""
    return [unit.rstrip(b"\0") for unit in data.replace(b"\0\0\0\1", b"\0\0\1").split(b"\0\0\1") if unit]


def until(look: Callable[[], bool]) -> bool:
    """Whether something comes true before it is time to give up."""
    pause = threading.Event()
    for _ in range(int(WAIT / 0.005)):
        if look():
            return True
        pause.wait(0.005)
    return False
