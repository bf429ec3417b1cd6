"""Still pictures of cards on tables, with the truth about every card."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from vision.cv import cv2
from vision.geometry import UNIT, quad_area
from vision.reading import Image
from vision.synth.clutter import clutter, occlude
from vision.synth.decks import EUCHRE_RANKS, Deck, Sprite
from vision.synth.degrade import light, optics, sensor
from vision.synth.indices import IndexStyle, random_style, restyle
from vision.synth.layouts import Pose, lay_out
from vision.synth.textures import surface

Points = npt.NDArray[np.float64]
INDEX_BOX = (0.0, 0.0, 0.24, 0.27)
"""Where an index lies on a card: left, top, right, bottom as shares of its width and height."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """The truth about one card of a scene.

    Attributes:
        name: rank + suit, or `back`.
        corners: 4 x 2 pixels, clockwise from the card's own top-left.
        visible: share of its area that is in the frame and uncovered.
        indices: share visible of its top-left and bottom-right index.
    """

    name: str
    corners: Points
    visible: float
    indices: tuple[float, float]

    def to_json(self) -> dict[str, Any]:
        """The card as data."""
        return {
            "name": self.name,
            "corners": np.round(self.corners, 2).tolist(),
            "visible": round(self.visible, 3),
            "indices": [round(v, 3) for v in self.indices],
        }


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture and its truth."""

    image: Image
    cards: tuple[PlacedCard, ...]


@dataclass(frozen=True, slots=True)
class Supplies:
    """What scenes are made from: decks, surface pictures, typefaces, and pictures to use as clutter."""

    decks: list[Deck]
    surfaces: list[Path]
    fonts: list[Path]
    restyled: float = 0.5


def render_scene(rng: np.random.Generator, supplies: Supplies, size: tuple[int, int] = (800, 800)) -> Scene:
    """Render one scene.

    Args:
        rng: all randomness comes from here.
        supplies: decks, surfaces, typefaces.
        size: width and height in pixels.
    """
    width, height = size
    card_height = _card_height(rng, min(size))
    to_image = _camera(rng, width, height, card_height)
    image = surface(rng, supplies.surfaces, height, width)
    if rng.random() < 0.45:
        clutter(rng, image, supplies.surfaces, int(rng.integers(1, 5)))
    deck = supplies.decks[int(rng.integers(len(supplies.decks)))]
    style = random_style(rng, supplies.fonts) if rng.random() < supplies.restyled else None
    aspect = rng.uniform(0.64, 0.73) if rng.random() < 0.7 else 57 / 88
    poses = lay_out(rng, width / card_height, height / card_height)
    names = _deal(rng, deck, style, len(poses))
    placed: list[tuple[str, Points]] = []
    owner = np.full((height, width), -1, np.int16)
    for pose, name in zip(poses, names, strict=True):
        name = name if pose.face else "back"
        sprite = deck.back if name == "back" else deck.faces[name]
        if name != "back" and (style is not None):
            sprite = restyle(name, sprite, style)
        corners = _project(_card_plane(pose, aspect), to_image)
        if _lay(rng, image, owner, len(placed), sprite, corners):
            placed.append((name, corners))
    if rng.random() < 0.35:
        occlude(rng, image, owner, card_height)
    cards = tuple(_truth(name, corners, owner, i) for i, (name, corners) in enumerate(placed))
    image = sensor(rng, optics(rng, light(rng, image)))
    return Scene(image, cards)


def _card_height(rng: np.random.Generator, shorter: int) -> float:
    """Card height in pixels: from a whole table's small cards to one that fills the picture."""
    low, high = math.log(0.085 * shorter), math.log(0.62 * shorter)
    return math.exp(rng.uniform(low, high))


def _camera(rng: np.random.Generator, width: int, height: int, card_height: float) -> Points:
    """A homography from the table plane (unit: card heights, origin in the middle) to pixels."""
    pitch = rng.uniform(0, 0.25) if rng.random() < 0.45 else rng.uniform(0.2, 1.0)
    yaw, roll = rng.uniform(0, 2 * math.pi), rng.normal(0, 0.08)
    focal = rng.uniform(0.8, 1.8) * max(width, height)
    distance = focal / card_height
    turn_z = np.array([[math.cos(yaw), -math.sin(yaw), 0], [math.sin(yaw), math.cos(yaw), 0], [0, 0, 1]])
    tilt = np.array(
        [[1, 0, 0], [0, math.cos(pitch), -math.sin(pitch)], [0, math.sin(pitch), math.cos(pitch)]]
    )
    spin = np.array([[math.cos(roll), -math.sin(roll), 0], [math.sin(roll), math.cos(roll), 0], [0, 0, 1]])
    rotation = spin @ tilt @ turn_z
    lens = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1.0]])
    plane: Points = lens @ np.column_stack([rotation[:, 0], rotation[:, 1], [0, 0, distance]])
    if rng.random() < 0.15:  # pictures squeezed by somebody's tool
        squeeze = (
            np.diag([rng.uniform(0.7, 1.0), 1.0, 1.0])
            if rng.random() < 0.5
            else np.diag([1.0, rng.uniform(0.7, 1.0), 1.0])
        )
        shift = np.eye(3)
        shift[:2, 2] = [-width / 2, -height / 2]
        plane = np.linalg.inv(shift) @ squeeze @ shift @ plane
    return plane


def _deal(rng: np.random.Generator, deck: Deck, style: IndexStyle | None, count: int) -> list[str]:
    """Distinct cards, Euchre's ranks three times in four; only such as can be told by their index."""
    names = sorted(deck.faces if style is not None else deck.readable)
    euchre = [n for n in names if n[0] in EUCHRE_RANKS]
    others = [n for n in names if n[0] not in EUCHRE_RANKS]
    rng.shuffle(euchre)
    rng.shuffle(others)
    out = []
    for _ in range(count):
        pool = others if others and (rng.random() < 0.22 or not euchre) else euchre
        out.append(pool.pop() if pool else names[int(rng.integers(len(names)))])
    return out


def _card_plane(pose: Pose, aspect: float) -> Points:
    c, s = math.cos(math.radians(pose.angle)), math.sin(math.radians(pose.angle))
    box = np.array([[-aspect, -1], [aspect, -1], [aspect, 1], [-aspect, 1]]) / 2
    turned: Points = box @ np.array([[c, s], [-s, c]]) + [pose.x, pose.y]
    return turned


def _project(points: Points, plane: Points) -> Points:
    ones = np.column_stack([points, np.ones(len(points))]) @ plane.T
    projected: Points = ones[:, :2] / ones[:, 2:]
    return projected


def _lay(
    rng: np.random.Generator,
    image: Image,
    owner: npt.NDArray[np.int16],
    index: int,
    sprite: Sprite,
    corners: Points,
) -> bool:
    """Paint one card with its shadow; False if it lies (almost) outside."""
    height, width = image.shape[:2]
    margin = 12
    x1, y1 = np.floor(corners.min(0)).astype(int) - margin
    x2, y2 = np.ceil(corners.max(0)).astype(int) + margin
    x1, y1, x2, y2 = max(0, x1), max(0, y1), min(width, x2), min(height, y2)
    if x2 - x1 < 20 or y2 - y1 < 20:
        return False
    h, w = sprite.shape[:2]
    tall = max(np.linalg.norm(corners[3] - corners[0]), np.linalg.norm(corners[2] - corners[1]))
    while tall < 0.45 * h:  # halve first: a bilinear warp of a big sprite to a small card would alias
        half = cv2.resize(sprite, (max(2, w // 2), max(2, h // 2)), interpolation=cv2.INTER_AREA)
        sprite = np.asarray(half, np.uint8)
        h, w = sprite.shape[:2]
    source = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
    warp = cv2.getPerspectiveTransform(source, (corners - [x1, y1]).astype(np.float32))
    card = cv2.warpPerspective(sprite, warp, (x2 - x1, y2 - y1), flags=cv2.INTER_LINEAR)
    alpha = card[..., 3].astype(np.float32) / 255
    spot = image[y1:y2, x1:x2]
    blur = rng.uniform(1, 5)
    shift = np.array([[1, 0, rng.uniform(-4, 4)], [0, 1, rng.uniform(-4, 4)]])
    shadow = cv2.GaussianBlur(cv2.warpAffine(alpha, shift, (x2 - x1, y2 - y1)), (0, 0), blur)
    dark = spot * (1 - rng.uniform(0.1, 0.6) * shadow[..., None])
    stock = rng.uniform(0.86, 1.0)
    painted = dark * (1 - alpha[..., None]) + card[..., :3] * (alpha * stock)[..., None]
    spot[:] = np.clip(painted, 0, 255).astype(np.uint8)
    owner[y1:y2, x1:x2][alpha > 0.5] = index
    return True


def _truth(name: str, corners: Points, owner: npt.NDArray[np.int16], index: int) -> PlacedCard:
    height, width = owner.shape
    whole = max(abs(quad_area(corners)), 1.0)
    x1, y1 = np.clip(np.floor(corners.min(0)).astype(int), 0, [width, height])
    x2, y2 = np.clip(np.ceil(corners.max(0)).astype(int) + 1, 0, [width, height])
    mine = (owner[y1:y2, x1:x2] == index).astype(np.uint8)
    unit = UNIT
    warp = cv2.getPerspectiveTransform(unit, corners.astype(np.float32))
    shares = []
    for turn in range(2):
        left, top, right, bottom = INDEX_BOX
        box = np.array([[left, top], [right, top], [right, bottom], [left, bottom]])
        box = 1 - box if turn else box
        quad = _project(box, np.asarray(warp, np.float64))
        mask = np.zeros_like(mine)
        cv2.fillPoly(mask, [np.round(quad - [x1, y1]).astype(np.int32)], 1)
        shares.append(float((mask & mine).sum() / max(abs(quad_area(quad)), 1)))
    return PlacedCard(
        name, corners, min(1.0, float(mine.sum() / whole)), (min(1.0, shares[0]), min(1.0, shares[1]))
    )
