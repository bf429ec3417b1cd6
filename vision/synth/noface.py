"""Pictures in which no Euchre card shows its face: what the eyes must keep quiet about.

Backs, bare surfaces, clutter, printed paper, and the ranks that are not played, upside-down sixes among them.
They are to check with, never to tune on: for learning, draw others from art that is not held out.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from vision.cv import cv2
from vision.reading import Image
from vision.synth.clutter import clutter
from vision.synth.decks import EUCHRE_RANKS, Deck
from vision.synth.degrade import light, optics, sensor
from vision.synth.pages import PAGES, Sheet, print_page
from vision.synth.scenes import Supplies, render_scene
from vision.synth.textures import surface

SIDE = 800
"""Width and height of the pictures, pixels."""
CYCLE = ("ranks", "page", "sixes", "back", "ranks", "page", "surface", "score cards", "page", "clutter")
"""What the pictures show, in turn: four in ten hold the ranks that are not played."""


@dataclass(frozen=True, slots=True)
class FacelessPicture:
    """One picture and what it shows: a kind of `CYCLE`, with the deck or the printed paper's kind."""

    image: Image
    kind: str
    what: str


def faceless_picture(rng: np.random.Generator, kind: str, supplies: Supplies) -> FacelessPicture:
    """Render one picture without a Euchre face.

    Args:
        rng: all randomness comes from here.
        kind: one of `CYCLE`.
        supplies: decks with ranks below nine, surfaces, typefaces.
    """
    if kind in ("ranks", "sixes", "score cards", "back"):
        decks = [made for made in (_subset(deck, kind) for deck in supplies.decks) if made.faces]
        deck = decks[int(rng.integers(len(decks)))]
        scene = render_scene(rng, replace(supplies, decks=[deck], restyled=0.0), (SIDE, SIDE))
        return FacelessPicture(scene.image, kind, deck.name)
    image = surface(rng, supplies.surfaces, SIDE, SIDE)
    what = ""
    if kind == "clutter" or rng.random() < 0.3:
        clutter(rng, image, supplies.surfaces, int(rng.integers(3, 12)))
    if kind == "page":
        what = list(PAGES)[int(rng.integers(len(PAGES)))]
        for _ in range(int(rng.integers(1, 4))):
            _lay_page(rng, image, print_page(rng, what, supplies.fonts))
    return FacelessPicture(sensor(rng, optics(rng, light(rng, image))), kind, what)


def draw_faceless(count: int, seed: int, supplies: Supplies) -> Iterator[FacelessPicture]:
    """Render pictures of all kinds in turn, each from a seed of its own: `[seed, number]`."""
    for number in range(count):
        yield numbered_picture(number, seed, supplies)


def numbered_picture(number: int, seed: int, supplies: Supplies) -> FacelessPicture:
    """The picture of this number among those of a seed."""
    return faceless_picture(np.random.default_rng([seed, number]), CYCLE[number % len(CYCLE)], supplies)


def faceless_name(number: int, kind: str) -> str:
    """The file name of a picture."""
    return f"{number:04d}-{kind.replace(' ', '-')}.jpg"


def write_faceless(folder: Path, count: int, seed: int, supplies: Supplies) -> Iterator[FacelessPicture]:
    """Write `images/` and `labels.json` in the form of labelled photographs; yields each picture when made.

    Every entry has no objects and says `no_face`, so that an accepted face counts as a phantom.
    """
    (folder / "images").mkdir(parents=True, exist_ok=True)
    entries: list[dict[str, Any]] = []
    for number, made in enumerate(draw_faceless(count, seed, supplies)):
        name = faceless_name(number, made.kind)
        cv2.imwrite(str(folder / "images" / name), made.image, [cv2.IMWRITE_JPEG_QUALITY, 92])
        entries.append(
            {
                "image": f"images/{name}",
                "width": SIDE,
                "height": SIDE,
                "objects": [],
                "has_other": True,
                "no_face": True,
                "kind": made.kind,
                "what": made.what,
            }
        )
        yield made
    (folder / "labels.json").write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")


def _subset(deck: Deck, kind: str) -> Deck:
    """The deck without the cards that are played; for backs, its back in every card's place."""
    ranks = {"sixes": "6", "score cards": "64", "ranks": "2345678", "back": "2345678"}[kind]
    faces = {
        name: face for name, face in deck.faces.items() if name[0] in ranks and name[0] not in EUCHRE_RANKS
    }
    if kind == "back":
        faces = dict.fromkeys(faces, deck.back)
    return Deck(deck.name, faces, deck.back, frozenset(faces))


def _lay_page(rng: np.random.Generator, image: Image, page: Sheet) -> None:
    """Lay a sheet on the table, seen at a slant."""
    height, width = page.shape[:2]
    long = rng.uniform(0.25, 1.3) * SIDE if height >= width else rng.uniform(0.2, 0.9) * SIDE
    wide, turn = long * width / height, rng.uniform(0, 2 * math.pi)
    half = np.array([[-wide, -long], [wide, -long], [wide, long], [-wide, long]]) / 2
    spin = np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    flat = half @ spin * [1, rng.uniform(0.55, 1.0)]
    nearer = 1 + rng.uniform(0, 0.25) * flat[:, 1:] / SIDE  # what lies further down is nearer and larger
    corners = flat * nearer + rng.uniform(0.2, 0.8, 2) * SIDE
    shrink = long / height
    if shrink < 0.5:
        page = np.asarray(
            cv2.resize(page, None, fx=2 * shrink, fy=2 * shrink, interpolation=cv2.INTER_AREA), np.uint8
        )
        height, width = page.shape[:2]
    source = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    plane = cv2.getPerspectiveTransform(source, corners.astype(np.float32))
    seen = cv2.warpPerspective(page, plane, (SIDE, SIDE), flags=cv2.INTER_LINEAR)
    alpha = cv2.warpPerspective(np.ones((height, width), np.float32), plane, (SIDE, SIDE))[..., None]
    shadow = cv2.GaussianBlur(alpha, (0, 0), 4)[..., None]
    dark = image * (1 - 0.35 * shadow)
    image[:] = np.clip(dark * (1 - alpha) + seen * alpha, 0, 255).astype(np.uint8)
