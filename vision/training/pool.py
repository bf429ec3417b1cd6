"""A pool of rendered scenes on disk: rendered once, learned from many times.

`scenes.jsonl` holds one object a line: `{"image", "seed", "cards": [...]}`; pictures are JPEG beside it.
Rendering can be stopped and goes on where it was, since every scene has its own seed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from vision.cv import cv2
from vision.reading import Image
from vision.synth.scenes import Supplies, render_scene


@dataclass(frozen=True, slots=True)
class PooledCard:
    """The truth about a card of a pooled scene; see `vision.synth.scenes.PlacedCard`."""

    name: str
    corners: np.ndarray[Any, np.dtype[np.float32]]
    visible: float
    indices: tuple[float, float]


GUESSES = "guesses.jsonl"
"""The file beside the pictures: what the detector made of them; see `vision.training.guesses`."""


@dataclass(frozen=True, slots=True)
class PooledScene:
    """One scene of a pool, its picture still on disk.

    Attributes:
        path: of the picture.
        cards: the truth, bottom card first.
        guesses: N x 4 x 2 pixels, where the detector believes cards to be; none if it has not been asked.
    """

    path: Path
    cards: tuple[PooledCard, ...]
    guesses: np.ndarray[Any, np.dtype[np.float32]]

    def load(self) -> Image:
        """Read the picture.

        Raises:
            FileNotFoundError: the picture is gone or broken.
        """
        picture = cv2.imread(str(self.path), cv2.IMREAD_COLOR)
        if picture is None:
            raise FileNotFoundError(f"{self.path}: missing from the pool")
        return np.asarray(picture, np.uint8)


def render_pool(
    folder: Path, supplies: Supplies, seeds: range, size: tuple[int, int] = (800, 800)
) -> Iterator[int]:
    """Render the scenes of these seeds that the pool lacks; yields each seed as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    index = folder / "scenes.jsonl"
    have = pooled_seeds(folder)
    for seed in seeds:
        if seed in have:
            continue
        scene = render_scene(np.random.default_rng(seed), supplies, size)
        name = f"s{seed:07d}.jpg"
        cv2.imwrite(str(folder / name), scene.image, [cv2.IMWRITE_JPEG_QUALITY, 92])
        entry = {"image": name, "seed": seed, "cards": [card.to_json() for card in scene.cards]}
        with index.open("a") as file:
            file.write(json.dumps(entry) + "\n")
        yield seed


def pooled_seeds(folder: Path) -> set[int]:
    """The seeds of the scenes that a pool holds; none where there is no pool yet."""
    index = folder / "scenes.jsonl"
    return {json.loads(line)["seed"] for line in index.read_text().splitlines()} if index.exists() else set()


def load_pool(folder: Path) -> list[PooledScene]:
    """List the scenes of a pool, in order of their seeds.

    Raises:
        FileNotFoundError: the folder holds no pool.
    """
    lines = (folder / "scenes.jsonl").read_text().splitlines()
    guesses = _guesses(folder)
    scenes = []
    for entry in sorted(map(json.loads, lines), key=lambda e: int(e["seed"])):
        cards = tuple(
            PooledCard(
                c["name"],
                np.array(c["corners"], np.float32),
                c["visible"],
                (c["indices"][0], c["indices"][1]),
            )
            for c in entry["cards"]
        )
        quads = np.array(guesses.get(entry["image"], []), np.float32).reshape(-1, 4, 2)
        scenes.append(PooledScene(folder / entry["image"], cards, quads))
    return scenes


def _guesses(folder: Path) -> dict[str, Any]:
    path = folder / GUESSES
    told = map(json.loads, path.read_text().splitlines()) if path.exists() else ()
    return {entry["image"]: entry["quads"] for entry in told}
