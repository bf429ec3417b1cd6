"""The table and the room below it, as the camera sees them before anything is put down; and the light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import numpy as np
import numpy.typing as npt

from euchre.seats import Seat
from vision.cv import cv2
from vision.layout import SEAT_DIRECTIONS
from vision.reading import Image
from vision.synth.bodies import HIGH, LOW
from vision.synth.bodies import WIDTH as BODY_WIDTH
from vision.synth.camera import Camera
from vision.synth.decks import Sprite

Field = npt.NDArray[np.float32]


class Surface(Enum):
    """Table tops drawn by us."""

    FELT_GREEN = "felt-green"
    FELT_BLUE = "felt-blue"
    FELT_RED = "felt-red"
    OAK = "oak"
    WALNUT = "walnut"
    LINEN = "linen"
    CHECK = "check"


_FELTS = {
    Surface.FELT_GREEN: (66, 104, 40),
    Surface.FELT_BLUE: (120, 78, 36),
    Surface.FELT_RED: (48, 34, 122),
}
_WOODS = {Surface.OAK: (108, 158, 196), Surface.WALNUT: (48, 74, 108)}


class Lamp(Enum):
    """The light in the room."""

    NORMAL = "normal"
    DIM = "dim"


@dataclass(frozen=True, slots=True)
class Lighting:
    """How light falls on the picture.

    Attributes:
        gain: height x width x 3, factor per pixel and channel.
        slant: where shadows fall, as mm of shift to the right and down per mm of height.
        noise: standard deviation of sensor noise in mid tones, grey levels.
    """

    gain: Field
    slant: tuple[float, float]
    noise: float


def lighting(lamp: Lamp, camera: Camera, rng: np.random.Generator) -> Lighting:
    """An uneven pool of lamplight, daylight from one side, and the lens's own falling off.

    Args:
        lamp: how much light there is.
        camera: whose picture is lit.
        rng: for where the lamp hangs and how warm it is.
    """
    width, height = camera.size
    to_mm = np.linalg.inv(camera.plane())
    ys, xs = np.mgrid[0:height:8, 0:width:8]
    flat = np.stack([xs.ravel(), ys.ravel(), np.ones(xs.size)])
    mm = to_mm @ flat
    mm = np.clip(mm[:2] / mm[2], -3000, 3000).reshape(2, *xs.shape)
    turn = rng.uniform(0, 2 * np.pi)
    lx, ly = 260 * np.cos(turn), 260 * np.sin(turn)
    reach = rng.uniform(520, 760)
    pool = np.exp(-((mm[0] - lx) ** 2 + (mm[1] - ly) ** 2) / (2 * reach**2))
    side = 1 + 0.14 * (mm[0] * np.cos(turn + 2.2) + mm[1] * np.sin(turn + 2.2)) / 500
    radius = ((xs - width / 2) ** 2 + (ys - height / 2) ** 2) / ((width / 2) ** 2 + (height / 2) ** 2)
    tone = (0.62 + 0.46 * pool) * np.clip(side, 0.6, 1.3) * (1 - 0.22 * radius)
    warmth = rng.uniform(-0.03, 0.05)
    level = 1.0
    if lamp is Lamp.DIM:
        tone, level, warmth = (0.4 + 0.65 * pool) * (1 - 0.3 * radius), 0.56, rng.uniform(0.05, 0.1)
    gain = cv2.resize((tone * level).astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
    gain = gain[..., None] * np.array([1 - 1.4 * warmth, 1.0, 1 + warmth], np.float32)
    noise = float(rng.uniform(2.0, 3.0) if lamp is Lamp.NORMAL else rng.uniform(5.0, 6.5))
    return Lighting(
        np.ascontiguousarray(gain, np.float32),
        (float(-0.5 * np.cos(turn)), float(-0.5 * np.sin(turn))),
        noise,
    )


def table_top(surface: Surface | Path, side: int, px_per_mm: float, rng: np.random.Generator) -> Image:
    """A square piece of table top, seen straight from above.

    Args:
        surface: one of ours, or a picture to tile.
        side: pixels.
        px_per_mm: scale.
        rng: for grain and fibre.

    Raises:
        FileNotFoundError: the picture cannot be read.
    """
    if isinstance(surface, Path):
        return _tiled(surface, side)
    if surface in _FELTS:
        return _felt(_FELTS[surface], side, rng)
    if surface in _WOODS:
        return _wood(_WOODS[surface], side, rng)
    return _cloth(surface, side, px_per_mm, rng)


def draw_table(
    camera: Camera,
    surface: Surface | Path,
    half: float,
    rng: np.random.Generator,
    bodies: Sequence[tuple[Seat, Sprite]] = (),
) -> Image:
    """The empty table on its floor, evenly lit, and who sits at it.

    Args:
        camera: who looks.
        surface: the table top.
        half: half the table's side, mm.
        rng: for both textures.
        bodies: chests of the players to be seen behind the edge.
    """
    px_per_mm = min(2.0, 1.6 * camera.scale_at(0, 0))
    side = round(2 * half * px_per_mm)
    top = table_top(surface, side, px_per_mm, rng)
    rim = round(16 * px_per_mm)
    if surface not in _WOODS:
        frame = _wood((40, 60, 92), side, rng)
        top[:rim], top[-rim:], top[:, :rim], top[:, -rim:] = (
            frame[:rim],
            frame[-rim:],
            frame[:, :rim],
            frame[:, -rim:],
        )
        cv2.rectangle(top, (rim, rim), (side - rim, side - rim), (20, 26, 34), 3, cv2.LINE_AA)
    floor = _wood((62, 78, 96), max(side * 3 // 4, 64), rng)
    out = _laid(camera, floor, 4200.0, -720.0, np.zeros((camera.size[1], camera.size[0], 3), np.uint8))
    out = (out * 0.55).astype(np.uint8)
    shade = np.zeros(out.shape[:2], np.uint8)
    corners = [[-half, -half, 0], [half, -half, 0], [half, half, 0], [-half, half, 0]]
    lowered = camera.project([[x * 1.06, y * 1.06, -300] for x, y, _ in corners])
    cv2.fillConvexPoly(shade, np.round(lowered).astype(np.int32), 255)
    soft = cv2.GaussianBlur(shade, (0, 0), 22)[..., None] / 255.0
    out = (out * (1 - 0.6 * soft)).astype(np.uint8)
    for seat, sprite in bodies:
        _seat_body(camera, out, seat, sprite, half)
    return _laid(camera, top, half, 0.0, out)


def _seat_body(camera: Camera, out: Image, seat: Seat, sprite: Sprite, half: float) -> None:
    """Stand a chest upright beyond the table's edge, facing the camera; the table will hide its foot."""
    dx, dy = SEAT_DIRECTIONS[seat]
    x, y = dx * (half + 255), dy * (half + 110)
    tall, wide = sprite.shape[:2]
    corners = [(x - BODY_WIDTH / 2, y, HIGH), (x + BODY_WIDTH / 2, y, HIGH), (x - BODY_WIDTH / 2, y, LOW)]
    corners.append((x + BODY_WIDTH / 2, y, LOW))
    if min(camera.depth(corner) for corner in corners) < 100:
        return
    target = camera.project(corners).astype(np.float32)
    source = np.array([[0, 0], [wide, 0], [0, tall], [wide, tall]], np.float32)
    matrix = cv2.getPerspectiveTransform(source, target)
    layer = cv2.warpPerspective(sprite, matrix, camera.size, flags=cv2.INTER_LINEAR)
    soft = cv2.GaussianBlur(layer, (0, 0), 1.4)
    share = soft[..., 3:] / 255.0
    out[:] = (soft[..., :3] * share * 0.8 + out * (1 - share)).astype(np.uint8)


def _laid(camera: Camera, picture: Image, half: float, height: float, under: Image) -> Image:
    """Put a square picture on a level plane in the camera's view."""
    side = picture.shape[0]
    to_mm = np.array([[2 * half / side, 0, -half], [0, 2 * half / side, -half], [0, 0, 1]])
    matrix = camera.plane(height) @ to_mm
    width, tall = camera.size
    smooth = cv2.GaussianBlur(picture, (0, 0), 0.7)
    warped = cv2.warpPerspective(smooth, matrix, (width * 2, tall * 2)[:2], flags=cv2.INTER_LINEAR)[
        :tall, :width
    ]
    mask = cv2.warpPerspective(
        np.full((side, side), 255, np.uint8), matrix, (width, tall), flags=cv2.INTER_LINEAR
    )
    share = mask[..., None] / 255.0
    return np.asarray(warped * share + under * (1 - share), np.uint8)


def _noise(shape: tuple[int, int], cell_y: float, cell_x: float, rng: np.random.Generator) -> Field:
    """Smooth noise of unit spread with cells of that many pixels."""
    cells = (int(shape[0] / cell_y) + 3, int(shape[1] / cell_x) + 3)
    small = rng.normal(0, 1, cells).astype(np.float32)
    return np.asarray(cv2.resize(small, shape[::-1], interpolation=cv2.INTER_CUBIC), np.float32)


def _felt(colour: tuple[int, int, int], side: int, rng: np.random.Generator) -> Image:
    """Short fibres in all directions over a slow drift of nap."""
    fibre = np.zeros((side, side), np.float32)
    for turn in np.arange(0, 180, 30):
        kernel = np.zeros((13, 13), np.float32)
        c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        cv2.line(kernel, (round(6 - 6 * c), round(6 - 6 * s)), (round(6 + 6 * c), round(6 + 6 * s)), 1.0)
        grain = rng.normal(0, 1, (side, side)).astype(np.float32)
        fibre += cv2.filter2D(grain, -1, kernel / np.sqrt(kernel.sum()))
    tone = (
        1
        + 0.035 * fibre
        + 0.03 * _noise((side, side), 90, 90, rng)
        + 0.02 * _noise((side, side), 14, 14, rng)
    )
    return np.asarray(np.clip(np.array(colour, np.float32) * tone[..., None], 0, 255), np.uint8)


def _wood(colour: tuple[int, int, int], side: int, rng: np.random.Generator) -> Image:
    """Boards with long grain, each of its own tone, and thin joints."""
    board = max(side // 9, 8)
    out = np.empty((side, side, 3), np.float32)
    for top in range(0, side, board):
        tall = min(board, side - top)
        shape = (tall, side)
        across = np.arange(top, top + tall, dtype=np.float32)[:, None]
        bend = 26 * _noise(shape, board, side / 3, rng) + 4 * _noise(shape, 26, side / 9, rng)
        rings = np.sin((across + bend) * float(rng.uniform(0.16, 0.3)) + rng.uniform(0, 6))
        fine = 0.045 * _noise(shape, 1.5, 90, rng) + 0.03 * _noise(shape, 60, 300, rng)
        tone = float(rng.uniform(0.88, 1.1)) * (1 + 0.06 * rings + fine)
        out[top : top + tall] = np.array(colour, np.float32) * tone[..., None]
        out[top : top + 2] *= 0.55
    return np.clip(out, 0, 255).astype(np.uint8)


def _cloth(surface: Surface, side: int, px_per_mm: float, rng: np.random.Generator) -> Image:
    """A woven cloth: plain linen, or a checked one."""
    ys, xs = np.mgrid[0:side, 0:side].astype(np.float32)
    weave = np.sin(xs * 1.9) * np.sin(ys * 1.9) * 0.05
    threads = 0.04 * _noise((side, side), 2, 260, rng) + 0.04 * _noise((side, side), 260, 2, rng)
    crease = 0.03 * _noise((side, side), 160, 160, rng)
    colour = np.empty((side, side, 3), np.float32)
    if surface is Surface.CHECK:
        size = 36 * px_per_mm
        share = ((xs % (2 * size) < size).astype(np.float32) + (ys % (2 * size) < size))[..., None] / 2
        colour[:] = (
            np.array([224, 230, 232], np.float32) * (1 - share) + np.array([52, 48, 168], np.float32) * share
        )
    else:
        colour[:] = (168, 190, 202)
    return np.asarray(np.clip(colour * (1 + weave + threads + crease)[..., None], 0, 255), np.uint8)


def read_texture(path: Path) -> Image:
    """The picture of a table top, BGR.

    Raises:
        FileNotFoundError: it cannot be read.
    """
    picture = cv2.imread(str(path), cv2.IMREAD_COLOR)
    if picture is None:
        raise FileNotFoundError(f"{path}: not a picture that can be read")
    return np.asarray(picture, np.uint8)


def _tiled(path: Path, side: int) -> Image:
    picture = read_texture(path)
    scale = max(1.0, side / 2 / min(picture.shape[:2]))
    picture = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC)
    picture = np.concatenate([picture, picture[:, ::-1]], 1)
    picture = np.concatenate([picture, picture[::-1]], 0)
    tiles = (-(-side // picture.shape[0]), -(-side // picture.shape[1]), 1)
    return np.ascontiguousarray(np.tile(picture, tiles)[:side, :side])
