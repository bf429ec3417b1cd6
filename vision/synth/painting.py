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


def over(out: Image, layer: Sprite | Field, box: tuple[slice, slice], gain: Field, level: float) -> None:
    """Lay a premultiplied layer over part of a picture, under that part's light.

    Args:
        out: the picture.
        layer: BGRA over the box, in 0..255, alpha in 0..1 where it holds floats and in 0..255 where bytes.
        box: rows and columns of the picture.
        gain: light over the whole picture, by channel.
        level: of all light.
    """
    opaque = layer[..., 3]
    rows, columns = np.flatnonzero(opaque.any(axis=1)), np.flatnonzero(opaque.any(axis=0))
    if not len(rows):
        return
    inner = slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1)
    place = tuple(
        slice(whole.start + part.start, whole.start + part.stop)
        for whole, part in zip(box, inner, strict=True)
    )
    paint = np.ascontiguousarray(layer[inner])
    alpha = paint[..., 3].astype(np.float32)
    if paint.dtype == np.uint8:
        alpha *= np.float32(1 / 255)
    under = cv2.multiply(out[place], cv2.merge([1 - alpha] * 3), dtype=cv2.CV_32F)
    lit = cv2.multiply(paint[..., :3], gain[place], scale=level, dtype=cv2.CV_32F)
    out[place] = cv2.add(under, lit, dtype=cv2.CV_8U)
