"""Surfaces for cards to lie on: photographs from a folder, and cloth, felt and wood made from noise."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from vision.cv import cv2
from vision.reading import Image
from vision.synth.decks import held_out


def texture_files(root: Path, *, holdout: bool) -> list[Path]:
    """The pictures under `root/textures`: those `holdout.txt` names alone, or all but those."""
    kept = tuple(held_out(root, "textures/"))
    return sorted(p for p in (root / "textures").glob("*.jpg") if p.name.startswith(kept) is holdout)


def felt(rng: np.random.Generator, height: int, width: int) -> Image:
    """Felt or carpet: one colour, fibres at two scales, a slow drift of tone."""
    base = np.array(_random_colour(rng), np.float32)
    fine = rng.normal(0, rng.uniform(3, 14), (height // 2, width // 2)).astype(np.float32)
    coarse = rng.normal(0, rng.uniform(2, 10), (height // 12 + 1, width // 12 + 1)).astype(np.float32)
    tone = cv2.resize(fine, (width, height)) + cv2.resize(
        coarse, (width, height), interpolation=cv2.INTER_CUBIC
    )
    return np.asarray(np.clip(base + tone[..., None], 0, 255), np.uint8)


def wood(rng: np.random.Generator, height: int, width: int) -> Image:
    """Boards: long grain along one axis, rings, joints."""
    grain = rng.normal(0, 1, (height // 2, max(2, width // 60))).astype(np.float32)
    grain = cv2.resize(grain, (width, height), interpolation=cv2.INTER_CUBIC)
    wave = np.sin(np.linspace(0, rng.uniform(10, 50), height, dtype=np.float32)[:, None] + grain * 1.5)
    base = np.array([40, 80, 130], np.float32) * rng.uniform(0.4, 1.5) * rng.uniform(0.85, 1.15, 3)
    board = base + (wave * rng.uniform(5, 20) + grain * rng.uniform(4, 12))[..., None]
    board = np.clip(board, 0, 255).astype(np.uint8)
    if rng.random() < 0.5:
        step = int(rng.integers(60, 240))
        for y in range(step // 2, height, step):
            cv2.line(board, (0, y), (width, y), (base * 0.5).tolist(), int(rng.integers(1, 4)))
    return np.ascontiguousarray(np.rot90(board)) if rng.random() < 0.5 and height == width else board


def cloth(rng: np.random.Generator, height: int, width: int) -> Image:
    """Patterned cloth: checks, stripes or dots of two or three colours with a weave."""
    out = np.empty((height, width, 3), np.uint8)
    out[:] = _random_colour(rng)
    style, step = rng.integers(0, 3), int(rng.integers(18, 120))
    for _ in range(int(rng.integers(1, 3))):
        colour, share = np.array(_random_colour(rng)), rng.uniform(0.2, 0.7)
        on_x = (np.arange(width) % step) < step * share
        on_y = (np.arange(height) % step) < step * share
        if style == 0:
            out[:, on_x] = out[:, on_x] // 2 + (colour // 2).astype(np.uint8)
            out[on_y] = out[on_y] // 2 + (colour // 2).astype(np.uint8)
        elif style == 1:
            out[on_y] = colour
        else:
            for y in range(0, height, step):
                for x in range(0, width, step):
                    cv2.circle(out, (x, y), int(step * share / 2) + 1, colour.tolist(), -1, cv2.LINE_AA)
    weave = rng.normal(0, 6, (height // 2, width // 2)).astype(np.float32)
    return np.asarray(np.clip(out + cv2.resize(weave, (width, height))[..., None], 0, 255), np.uint8)


def photograph(rng: np.random.Generator, path: Path, height: int, width: int) -> Image | None:
    """A random turned, scaled and tiled cut of a picture; None if it cannot be read."""
    picture = cv2.imread(str(path), cv2.IMREAD_COLOR)
    if picture is None:
        return None
    scale = max(height, width) / min(picture.shape[:2]) * rng.uniform(0.35, 1.6)
    picture = cv2.resize(
        picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    )
    turn = int(rng.integers(0, 4))
    picture = np.rot90(picture, turn)
    tiles = (-(-height // picture.shape[0]) + 1, -(-width // picture.shape[1]) + 1)
    if max(tiles) > 2:
        picture = np.concatenate([picture, picture[:, ::-1]], 1)
        picture = np.concatenate([picture, picture[::-1]], 0)
        tiles = (-(-height // picture.shape[0]) + 1, -(-width // picture.shape[1]) + 1)
    picture = np.tile(picture, (*tiles, 1))
    y = int(rng.integers(0, picture.shape[0] - height + 1))
    x = int(rng.integers(0, picture.shape[1] - width + 1))
    return np.ascontiguousarray(picture[y : y + height, x : x + width])


def surface(rng: np.random.Generator, files: list[Path], height: int, width: int) -> Image:
    """A surface of any kind; photographs more often than not where there are any."""
    if files and rng.random() < 0.6:
        found = photograph(rng, files[int(rng.integers(len(files)))], height, width)
        if found is not None:
            return found
    made = (felt, felt, wood, cloth)[int(rng.integers(4))](rng, height, width)
    if made.shape[:2] != (height, width):
        made = cv2.resize(made, (width, height))
    return made


def _random_colour(rng: np.random.Generator) -> list[int]:
    hue, saturation = int(rng.integers(0, 180)), int(rng.integers(0, 220))
    pixel = np.array([[[hue, saturation, int(rng.integers(15, 240))]]], np.uint8)
    colour: list[int] = cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0].tolist()
    return colour
