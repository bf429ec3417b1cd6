"""Other indices on known cards: fonts, sizes, colours, two or four corners.

A few dozen decks show a few dozen index styles; a reader that has seen only those reads the next deck badly.
Here the corners of a card are repainted with a rank in some typeface over a suit of ours, standard or jumbo,
so that the index, the part every deck prints differently, varies without end while the courts stay what they
are.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image as Pillow
from PIL import ImageDraw, ImageFont

from vision.cv import cv2
from vision.synth.decks import Sprite

Mask = npt.NDArray[np.uint8]

_TWO = {"S": (25, 20, 20), "C": (25, 20, 20), "H": (40, 25, 205), "D": (40, 25, 205)}
_FOUR = {"S": (25, 20, 20), "C": (40, 120, 30), "H": (40, 25, 205), "D": (190, 90, 20)}
_SKIPPED_FONTS = (
    "Symbol",
    "Dingbat",
    "Emoji",
    "D050000L",
    "StandardSymbols",
    "Z003",
    "Mono",
    "Math",
    "Braille",
)
LETTERS: tuple[dict[str, str], ...] = ({}, {"J": "V", "Q": "D", "K": "R"}, {"J": "B", "Q": "D"})
"""What courts are marked with: in English, in French, in German. Dutch decks are left out, where V is the
queen: beside the French V no reader could tell. So are aces marked 1, which is half of a 10."""
FOREIGN = 0.25
"""Share of styles with other letters than J, Q, K."""


@dataclass(frozen=True, slots=True)
class IndexStyle:
    """How the corners are printed; lengths are shares of the card's width.

    Attributes:
        font: a typeface file.
        height: of the rank.
        squeeze: width of the rank's glyph against its natural width.
        suit: size of the suit under it, as a share of the rank's height.
        x: middle of the index from the card's side.
        y: top of the rank from the card's top.
        corners: 2 (top-left and bottom-right) or 4.
        four_colour: green clubs and blue diamonds.
        shade: lightness of the ink, 0 (full) to 0.4 (faded).
        letters: what stands for a court's rank where it is not J, Q, K.
    """

    font: Path
    height: float
    squeeze: float
    suit: float
    x: float
    y: float
    corners: int
    four_colour: bool
    shade: float
    letters: Mapping[str, str] = field(default_factory=dict)


def index_fonts(folders: tuple[Path, ...] = (Path("/usr/share/fonts"),)) -> list[Path]:
    """Typefaces of this machine that have letters and figures."""
    found = [
        p for folder in folders for kind in ("*.ttf", "*.otf", "*.t1") for p in sorted(folder.rglob(kind))
    ]
    upright = [p for p in found if not any(part in p.name for part in _SKIPPED_FONTS)]
    return [p for p in upright if "Italic" not in p.name and "Oblique" not in p.name]


def random_style(rng: np.random.Generator, fonts: list[Path]) -> IndexStyle:
    """Draw a style: mostly standard size in two corners, sometimes jumbo, sometimes four corners."""
    jumbo = rng.random() < 0.3
    height = rng.uniform(0.24, 0.36) if jumbo else rng.uniform(0.125, 0.21)
    return IndexStyle(
        font=fonts[int(rng.integers(len(fonts)))],
        height=height,
        squeeze=rng.uniform(0.65, 1.05),
        suit=rng.uniform(0.55, 1.0),
        x=height * rng.uniform(0.42, 0.55) + rng.uniform(0.015, 0.04),
        y=rng.uniform(0.03, 0.07),
        corners=4 if rng.random() < 0.25 else 2,
        four_colour=rng.random() < 0.08,
        shade=rng.uniform(0, 0.25) if rng.random() < 0.4 else 0.0,
        letters=LETTERS[int(rng.integers(1, len(LETTERS)))] if rng.random() < FOREIGN else LETTERS[0],
    )


def restyle(card: str, sprite: Sprite, style: IndexStyle) -> Sprite:
    """Repaint the indices of a card.

    Args:
        card: rank + suit, any rank.
        sprite: the card as its deck has it.
        style: how to print.
    """
    out = sprite.copy()
    height, width = out.shape[:2]
    rank, suit = ("10" if card[0] == "T" else style.letters.get(card[0], card[0])), card[1]
    tall = max(6, round(style.height * width))
    glyph = _glyph(rank, style.font, tall)
    wide = min(glyph.shape[1] * style.squeeze, width * style.x * 2 - 0.02 * width)
    glyph = cv2.resize(glyph, (max(3, round(wide)), tall), interpolation=cv2.INTER_AREA)
    pip = suit_mask(suit, max(5, round(style.suit * tall)))
    stock = np.median(out[height // 40 : height // 20, width // 8 : -width // 8, :3].reshape(-1, 3), 0)
    stock = stock if stock.mean() > 150 else np.array([255.0, 255.0, 255.0])
    ink = np.array((_FOUR if style.four_colour else _TWO)[suit], np.float32)
    ink = ink + (255 - ink) * style.shade
    middle, top = style.x * width, style.y * width
    gap = 0.03 * width
    bottom = top + tall + gap + pip.shape[0]
    right = middle + max(glyph.shape[1], pip.shape[1]) / 2 + 0.015 * width
    for _ in range(2):
        for mirror in range(2):
            # Corners without an index of ours lose theirs too, or the card would say two things in two hands.
            _erase(out, stock, width - right if mirror else 0.0, width if mirror else right, bottom + gap / 2)
            if mirror and style.corners == 2:
                continue
            centre = width - middle if mirror else middle
            _stamp(out, glyph, ink, centre, top)
            _stamp(out, pip, ink, centre, top + tall + gap)
        out = np.ascontiguousarray(out[::-1, ::-1])
    return out


def _erase(out: Sprite, stock: npt.NDArray[np.floating], x1: float, x2: float, bottom: float) -> None:
    out[2 : round(bottom), max(2, round(x1)) : min(out.shape[1] - 2, round(x2)), :3] = stock


def _stamp(out: Sprite, mask: Mask, ink: npt.NDArray[np.floating], centre: float, top: float) -> None:
    height, width = mask.shape
    x, y = max(0, round(centre - width / 2)), max(0, round(top))
    spot = out[y : y + height, x : x + width, :3]
    share = mask[: spot.shape[0], : spot.shape[1], None].astype(np.float32) / 255
    spot[:] = spot * (1 - share) + ink * share


@lru_cache(maxsize=4096)
def _glyph(text: str, font: Path, height: int) -> Mask:
    """A rank as a tight mask of this height."""
    face = ImageFont.truetype(str(font), height * 2)
    box = face.getbbox(text)
    canvas = Pillow.new("L", (max(1, int(box[2] - box[0])), max(1, int(box[3] - box[1]))), 0)
    ImageDraw.Draw(canvas).text((-box[0], -box[1]), text, fill=255, font=face)
    mask = np.asarray(canvas)
    scale = height / mask.shape[0]
    size = (max(2, round(mask.shape[1] * scale)), height)
    return np.asarray(cv2.resize(mask, size, interpolation=cv2.INTER_AREA), np.uint8)


@lru_cache(maxsize=512)
def suit_mask(suit: str, size: int) -> Mask:
    """A suit's shape as a mask, `size` high."""
    big = 8 * size
    mask = np.zeros((big, big), np.uint8)
    t = np.linspace(0, 2 * math.pi, 120)
    if suit == "D":
        points = [(0.5, 0.0), (0.87, 0.5), (0.5, 1.0), (0.13, 0.5)]
    elif suit in "HS":
        x = 16 * np.sin(t) ** 3 / 34 + 0.5
        y = (13 * np.cos(t) - 5 * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t) + 17) / 29.5
        y = y if suit == "S" else 1 - y
        if suit == "S":
            y = y * 0.86
        points = list(zip(x, y, strict=True))
    else:
        points = []
        for cx, cy in ((0.5, 0.26), (0.25, 0.6), (0.75, 0.6)):
            cv2.circle(mask, (int(cx * big), int(cy * big)), int(0.235 * big), 255, -1)
        cv2.rectangle(mask, (int(0.42 * big), int(0.35 * big)), (int(0.58 * big), int(0.7 * big)), 255, -1)
    if points:
        cv2.fillPoly(mask, [np.array([(px * big, py * big) for px, py in points], np.int32)], 255)
    if suit in "SC":
        stem = np.array([(0.5, 0.5), (0.56, 0.82), (0.7, 0.99), (0.3, 0.99), (0.44, 0.82)]) * big
        cv2.fillPoly(mask, [stem.astype(np.int32)], 255)
    columns = np.flatnonzero(mask.any(0))
    mask = mask[:, columns[0] : columns[-1] + 1]
    small = cv2.resize(mask, (max(2, round(mask.shape[1] / 8)), size), interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8)
