"""Things on a table that are no cards, and things that cover cards."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import numpy.typing as npt

from vision.cv import cv2
from vision.reading import Image
from vision.synth.textures import surface

_SKINS = np.array([[60, 85, 140], [110, 140, 200], [150, 175, 225], [40, 55, 90]], np.float64)


def clutter(rng: np.random.Generator, image: Image, surfaces: list[Path], count: int) -> None:
    """Things that are no cards: papers, books, phones, coins, chips, cups, cables."""
    height, width = image.shape[:2]
    for _ in range(count):
        centre = (int(rng.integers(width)), int(rng.integers(height)))
        kind = rng.integers(0, 4)
        colour = rng.integers(0, 256, 3).tolist()
        if kind == 0:
            w, h = rng.uniform(30, 420, 2)
            box = cv2.boxPoints(
                ((float(centre[0]), float(centre[1])), (float(w), float(h)), rng.uniform(0, 180))
            )
            mask = np.zeros((height, width), np.uint8)
            cv2.fillPoly(mask, [box.astype(np.int32)], 255)
            filling = (
                surface(rng, surfaces, height, width)
                if rng.random() < 0.5
                else np.full_like(image, rng.integers(120, 256))
            )
            image[mask > 0] = filling[mask > 0]
            if rng.random() < 0.6:
                _scribble(rng, image, np.asarray(box, np.float32))
        elif kind == 1:
            r = int(rng.uniform(8, 70))
            cv2.circle(image, centre, r, colour, -1, cv2.LINE_AA)
            cv2.circle(
                image,
                centre,
                int(r * 0.7),
                rng.integers(0, 256, 3).tolist(),
                int(rng.integers(1, 5)),
                cv2.LINE_AA,
            )
        elif kind == 2:
            points = np.cumsum(rng.normal(0, 40, (8, 2)), 0) + centre
            cv2.polylines(
                image, [points.astype(np.int32)], False, colour, int(rng.integers(2, 9)), cv2.LINE_AA
            )
        else:
            axes = (int(rng.uniform(10, 120)), int(rng.uniform(10, 120)))
            cv2.ellipse(image, centre, axes, rng.uniform(0, 180), 0, 360, colour, -1, cv2.LINE_AA)


def _scribble(rng: np.random.Generator, image: Image, box: npt.NDArray[np.float32]) -> None:
    """Printed lines and single characters, as on paper: letters alone make no card."""
    for _ in range(int(rng.integers(2, 9))):
        spot = box[0] + (box[1] - box[0]) * rng.uniform(0.1, 0.8) + (box[3] - box[0]) * rng.uniform(0.1, 0.9)
        text = "".join(
            rng.choice(list("AKQJ1098ABCDEFGHIJKLMNOPRST ")) for _ in range(int(rng.integers(1, 12)))
        )
        ink = [(0, 0, 0), (30, 30, 200), (150, 60, 30)][int(rng.integers(3))]
        where = (int(spot[0]), int(spot[1]))
        cv2.putText(
            image,
            text,
            where,
            int(rng.integers(0, 8)),
            rng.uniform(0.4, 1.6),
            ink,
            int(rng.integers(1, 3)),
            cv2.LINE_AA,
        )


def occlude(rng: np.random.Generator, image: Image, owner: npt.NDArray[np.int16], card_height: float) -> None:
    """A finger, hand or thing over the cards: a thick limb from a border, or a shape of some texture."""
    height, width = image.shape[:2]
    mask = np.zeros((height, width), np.uint8)
    on_cards = np.argwhere(owner >= 0)
    if not len(on_cards):
        return
    y, x = on_cards[int(rng.integers(len(on_cards)))]
    if rng.random() < 0.65:
        skin = _SKINS[int(rng.integers(4))] * rng.uniform(0.75, 1.2)
        away = rng.uniform(0, 2 * math.pi)
        far = (int(x + 3 * width * math.cos(away)), int(y + 3 * width * math.sin(away)))
        thick = int(card_height * rng.uniform(0.12, 0.6)) + 4
        cv2.line(mask, (int(x), int(y)), far, 255, thick, cv2.LINE_AA)
        tone = skin + rng.normal(0, 6, (height // 8 + 1, width // 8 + 1, 1))
        filling = np.asarray(cv2.resize(np.clip(tone, 0, 255).astype(np.uint8), (width, height)), np.uint8)
    else:
        w, h = rng.uniform(0.2, 0.9, 2) * card_height
        box = cv2.boxPoints(((float(x), float(y)), (float(w), float(h)), rng.uniform(0, 180)))
        cv2.fillPoly(mask, [box.astype(np.int32)], 255, cv2.LINE_AA)
        filling = np.empty_like(image)
        filling[:] = rng.integers(0, 256, 3)
    soft = cv2.GaussianBlur(mask, (0, 0), 1.0).astype(np.float32)[..., None] / 255
    image[:] = (image * (1 - soft) + filling * soft).astype(np.uint8)
    owner[mask > 127] = -2
