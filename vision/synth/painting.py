"""Putting sprites into a picture: premultiplied layers on quads, under the light of the place."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from vision.cv import cv2
from vision.reading import Image
from vision.synth.camera import Matrix
from vision.synth.decks import Sprite

Quad = npt.NDArray[np.float64]
Field = npt.NDArray[np.float32]


def premultiplied(sprite: Sprite) -> Field:
    """BGRA with colour times alpha; alpha 0..1."""
    alpha = sprite[..., 3:].astype(np.float32) / 255
    return np.dstack([sprite[..., :3] * alpha, alpha]).astype(np.float32)


def quad_area(quad: Quad) -> float:
    """Area of a quad, square pixels; positive when its corners go clockwise as seen."""
    x, y = quad[:, 0], quad[:, 1]
    return float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2


def span_box(points: Quad, shape: tuple[int, ...], margin: int) -> tuple[slice, slice] | None:
    """Rows and columns of a picture that points span; None if they are outside it."""
    low = np.maximum(np.floor(points.min(0)).astype(int) - margin, 0)
    high = np.minimum(np.ceil(points.max(0)).astype(int) + margin + 1, [shape[1], shape[0]])
    if (high <= low).any():
        return None
    return slice(int(low[1]), int(high[1])), slice(int(low[0]), int(high[0]))


def onto(sprite: Field, quad: Quad) -> Matrix | None:
    """3 x 3 that puts a sprite on a quad; None for a card seen edge on."""
    if abs(quad_area(quad)) < 6:
        return None
    height, width = sprite.shape[:2]
    right, bottom = width - 0.5, height - 0.5
    source = np.array([[-0.5, -0.5], [right, -0.5], [right, bottom], [-0.5, bottom]], np.float32)
    return np.asarray(cv2.getPerspectiveTransform(source, quad.astype(np.float32)), float)


def over(out: Image, layer: Field, box: tuple[slice, slice], gain: Field, level: float) -> None:
    """Lay a premultiplied layer over part of a picture, under that part's light."""
    part = out[box]
    lit = layer[..., :3] * gain[box] * np.float32(level)
    out[box] = np.clip(lit + part * (1 - layer[..., 3:]), 0, 255).astype(np.uint8)
