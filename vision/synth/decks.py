"""Decks of card pictures to render with: loading, trimming to the card, rounding corners, drawing backs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from vision.cv import cv2

Sprite = npt.NDArray[np.uint8]
"""One card, height x width x 4, BGRA, upright, filling the whole array."""

RANKS = "A23456789TJQK"
SUITS = "CDHS"
EUCHRE_RANKS = "9TJQKA"
SPRITE_HEIGHT = 520


class DeckError(Exception):
    """A folder that should hold a deck does not."""


@dataclass(frozen=True, slots=True)
class Deck:
    """One deck's pictures.

    Attributes:
        name: folder name, or a name of our own.
        faces: rank + suit (`JH`, `6C`; all ranks the deck has) to its sprite.
        back: the back's sprite.
        readable: the names whose own index letters say what they are (J Q K A, and all numbers).
    """

    name: str
    faces: dict[str, Sprite]
    back: Sprite
    readable: frozenset[str]


def round_corners(sprite: Sprite, radius: float) -> Sprite:
    """Cut the corners of a sprite round; `radius` is a share of its width."""
    height, width = sprite.shape[:2]
    r = max(1, round(radius * width))
    mask = np.zeros((height, width), np.uint8)
    cv2.rectangle(mask, (r, 0), (width - 1 - r, height - 1), 255, -1)
    cv2.rectangle(mask, (0, r), (width - 1, height - 1 - r), 255, -1)
    for x in (r, width - 1 - r):
        for y in (r, height - 1 - r):
            cv2.circle(mask, (x, y), r, 255, -1, cv2.LINE_AA)
    out = sprite.copy()
    out[..., 3] = mask
    return out


def _trim(raw: Sprite, height: int) -> Sprite:
    """Cut transparent and shadow margins away, put the art on white stock, scale to `height`."""
    solid = raw[..., 3] > 200
    rows, columns = np.flatnonzero(solid.mean(1) > 0.5), np.flatnonzero(solid.mean(0) > 0.5)
    if len(rows) and len(columns):
        raw = raw[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    alpha = raw[..., 3:].astype(np.float32) / 255
    colour = raw[..., :3] * alpha + 255 * (1 - alpha)
    width = round(raw.shape[1] * height / raw.shape[0])
    how = cv2.INTER_AREA if raw.shape[0] > height else cv2.INTER_CUBIC
    scaled = cv2.resize(colour.astype(np.uint8), (width, height), interpolation=how)
    return round_corners(np.dstack([scaled, np.full((height, width), 255, np.uint8)]), 0.05)


def load_deck(folder: Path, letters: str = "JQKA", back: Sprite | None = None) -> Deck:
    """Load `<RANK><SUIT>.webp` or `.png` files of a folder.

    Args:
        folder: holds the pictures, with alpha.
        letters: the index letters of its courts and ace, `JQKA` or others.
        back: a back to use; a plain lattice otherwise.

    Raises:
        DeckError: there is no card in the folder, or one cannot be read.
    """
    faces: dict[str, Sprite] = {}
    for rank in RANKS:
        for suit in SUITS:
            for kind in ("webp", "png"):
                path = folder / f"{rank}{suit}.{kind}"
                if not path.exists():
                    continue
                raw = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
                if raw is None:
                    raise DeckError(f"{path}: not a picture that can be read")
                if raw.ndim == 2 or raw.shape[2] == 3:
                    raw = cv2.cvtColor(raw, cv2.COLOR_GRAY2BGRA if raw.ndim == 2 else cv2.COLOR_BGR2BGRA)
                faces[rank + suit] = _trim(raw, SPRITE_HEIGHT)
                break
    if not faces:
        raise DeckError(f"{folder}: no card pictures such as JH.webp in it")
    # An ace or court that carries another letter can be told by its art alone, and art differs from deck to
    # deck.
    said = letters.replace(" ", "") if letters != "none" else ""
    readable = frozenset(n for n in faces if n[0] not in "JQKA" or n[0] in said)
    if "B" in said:  # B D K A: the D is a dame, and a Q in no index
        readable = frozenset(n for n in readable if n[0] not in "JQ")
    return Deck(
        folder.name, faces, back if back is not None else lattice_back(np.random.default_rng(7)), readable
    )


def load_art(root: Path, *, holdout: bool) -> list[Deck]:
    """Load the decks under `root/faces`: those of `holdout.txt` alone, or all but those.

    Raises:
        DeckError: a listed deck is missing or unreadable.
    """
    told = json.loads((root / "faces" / "decks.json").read_text())
    kept = held_out(root, "faces/")
    rng = np.random.default_rng(11)
    decks = []
    for name in sorted(told):
        if (name in kept) is holdout:
            letters = "none" if "courts have no index" in told[name]["use"] else told[name]["letters"]
            decks.append(load_deck(root / "faces" / name, letters, lattice_back(rng)))
    return decks


def held_out(root: Path, kind: str) -> frozenset[str]:
    """Names or prefixes of `holdout.txt` under `kind` (`faces/` or `textures/`)."""
    lines = (root / "holdout.txt").read_text().splitlines()
    return frozenset(line.strip().removeprefix(kind) for line in lines if line.startswith(kind))


def lattice_back(rng: np.random.Generator, height: int = SPRITE_HEIGHT) -> Sprite:
    """Draw a card back: a random lattice, dots or plain field in one or two colours within a white border."""
    width = round(height * 63 / 88)
    hue = int(rng.integers(0, 180))
    colour = _hsv(hue, int(rng.integers(90, 255)), int(rng.integers(60, 220)))
    second = (255, 255, 255) if rng.random() < 0.6 else _hsv((hue + 60) % 180, 160, 200)
    back = np.full((height, width, 3), 255, np.uint8)
    border = int(rng.uniform(0, 0.09) * width)
    field = back[border : height - border, border : width - border]
    field[:] = colour
    step, thick = int(rng.integers(10, 42)), int(rng.integers(1, 6))
    style = rng.integers(0, 5)
    if style <= 1:
        for offset in range(-height, width + height, step):
            cv2.line(field, (offset, 0), (offset + height, height), second, thick, cv2.LINE_AA)
            cv2.line(field, (offset, 0), (offset - height, height), second, thick, cv2.LINE_AA)
    elif style == 2:
        for y in range(0, height, step):
            for x in range(0, width, step):
                cv2.circle(
                    field, (x + (y // step % 2) * step // 2, y), max(2, step // 4), second, -1, cv2.LINE_AA
                )
    elif style == 3:
        for y in range(0, height, step):
            for x in range(0, width, step):
                cv2.ellipse(field, (x, y), (step, step // 2), 45, 0, 360, second, thick, cv2.LINE_AA)
    if rng.random() < 0.6:
        middle = (field.shape[1] // 2, field.shape[0] // 2)
        for r in (0.36, 0.3, 0.16):
            cv2.circle(field, middle, int(r * width), second if r != 0.3 else colour, -1, cv2.LINE_AA)
    return round_corners(np.dstack([back, np.full((height, width), 255, np.uint8)]), 0.055)


def _hsv(hue: int, saturation: int, value: int) -> tuple[int, int, int]:
    b, g, r = cv2.cvtColor(np.array([[[hue, saturation, value]]], np.uint8), cv2.COLOR_HSV2BGR)[0, 0]
    return int(b), int(g), int(r)
