"""Still pictures of cards on tables, with the truth about every card."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from vision.cv import cv2
from vision.reading import Image
from vision.synth.decks import EUCHRE_RANKS, Deck, Sprite
from vision.synth.degrade import light, optics, sensor
from vision.synth.indices import IndexStyle, random_style, restyle
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


@dataclass(frozen=True, slots=True)
class _Pose:
    x: float
    y: float
    angle: float
    face: bool


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
        _clutter(rng, image, supplies, int(rng.integers(1, 5)))
    deck = supplies.decks[int(rng.integers(len(supplies.decks)))]
    style = random_style(rng, supplies.fonts) if rng.random() < supplies.restyled else None
    aspect = rng.uniform(0.64, 0.73) if rng.random() < 0.7 else 57 / 88
    poses = _layout(rng, width / card_height, height / card_height)
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
        _occlude(rng, image, owner, card_height)
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


def _layout(rng: np.random.Generator, wide: float, tall: float) -> list[_Pose]:
    """Where cards lie, in card heights from the middle, bottom card first."""
    reach_x, reach_y = 0.5 * wide, 0.5 * tall
    room = max(1, int(wide * tall / 0.9))
    count = int(min(room, rng.integers(1, 16)))
    backs = rng.random() < 0.3
    kind = rng.choice(
        ["scatter", "row", "fan", "heap", "trick", "spread"], p=[0.34, 0.14, 0.12, 0.14, 0.16, 0.1]
    )
    base = rng.uniform(0, 360)
    cx, cy = rng.uniform(-0.35, 0.35) * wide, rng.uniform(-0.35, 0.35) * tall
    poses: list[_Pose] = []

    def add(x: float, y: float, angle: float) -> None:
        poses.append(_Pose(x, y, angle, not (backs and rng.random() < 0.4)))

    if kind == "scatter":
        for _ in range(count):
            add(rng.uniform(-reach_x, reach_x), rng.uniform(-reach_y, reach_y), rng.uniform(0, 360))
    elif kind == "row":
        pitch, sway = rng.uniform(0.18, 0.95), rng.uniform(0, 8)
        direction = math.radians(base)
        for i in range(min(count, 8)):
            step = (i - count / 2) * pitch
            add(cx + step * math.cos(direction), cy + step * math.sin(direction), base + rng.normal(0, sway))
    elif kind == "fan":
        spread, radius = rng.uniform(5, 18), rng.uniform(1.0, 2.2)
        for i in range(min(count, 7)):
            a = base + (i - 3) * spread
            add(cx + radius * math.sin(math.radians(a)), cy - radius * math.cos(math.radians(a)), a)
    elif kind == "heap":
        loose = rng.uniform(0.15, 0.7)
        for _ in range(min(count, 7)):
            add(cx + rng.normal(0, loose), cy + rng.normal(0, loose), rng.uniform(0, 360))
    elif kind == "trick":
        apart = rng.uniform(0.3, 0.85)
        for i in range(int(rng.integers(2, 5))):
            a = base + 90 * i
            r = apart + rng.normal(0, 0.08)
            add(cx + r * math.sin(math.radians(a)), cy - r * math.cos(math.radians(a)), a + rng.normal(0, 18))
        rng.shuffle(poses)
    else:
        columns = int(rng.integers(2, 5))
        gap_x, gap_y = rng.uniform(0.68, 1.1), rng.uniform(0.95, 1.4)
        c, s = math.cos(math.radians(base)), math.sin(math.radians(base))
        for i in range(min(count, 10)):
            x, y = (i % columns - columns / 2) * gap_x, (i // columns - 1) * gap_y
            add(cx + c * x - s * y, cy + s * x + c * y, base + rng.normal(0, 3))
    if rng.random() < 0.08:
        for _ in range(4):  # the undealt four, squared up
            add(cx + rng.normal(0, 0.015), cy + rng.normal(0, 0.015), base + rng.normal(0, 1))
            poses[-1] = _Pose(poses[-1].x, poses[-1].y, poses[-1].angle, False)
    return poses


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


def _card_plane(pose: _Pose, aspect: float) -> Points:
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
        sprite = cv2.resize(sprite, (max(2, w // 2), max(2, h // 2)), interpolation=cv2.INTER_AREA)
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


def _clutter(rng: np.random.Generator, image: Image, supplies: Supplies, count: int) -> None:
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
                surface(rng, supplies.surfaces, height, width)
                if rng.random() < 0.5
                else np.full_like(image, rng.integers(120, 256))
            )
            image[mask > 0] = filling[mask > 0]
            if rng.random() < 0.6:
                _scribble(rng, image, box)
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


def _scribble(rng: np.random.Generator, image: Image, box: npt.NDArray[np.floating]) -> None:
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


def _occlude(
    rng: np.random.Generator, image: Image, owner: npt.NDArray[np.int16], card_height: float
) -> None:
    """A finger, hand or thing over the cards: a thick limb from a border, or a shape of some texture."""
    height, width = image.shape[:2]
    mask = np.zeros((height, width), np.uint8)
    on_cards = np.argwhere(owner >= 0)
    if not len(on_cards):
        return
    y, x = on_cards[int(rng.integers(len(on_cards)))]
    if rng.random() < 0.65:
        skin = np.array(
            [[60, 85, 140], [110, 140, 200], [150, 175, 225], [40, 55, 90]][int(rng.integers(4))], np.float64
        )
        skin = skin * rng.uniform(0.75, 1.2)
        away = rng.uniform(0, 2 * math.pi)
        far = (int(x + 3 * width * math.cos(away)), int(y + 3 * width * math.sin(away)))
        thick = int(card_height * rng.uniform(0.12, 0.6)) + 4
        cv2.line(mask, (int(x), int(y)), far, 255, thick, cv2.LINE_AA)
        filling = np.clip(skin + rng.normal(0, 6, (height // 8 + 1, width // 8 + 1, 1)), 0, 255)
        filling = cv2.resize(
            np.repeat(filling, 3, 2).astype(np.uint8) if filling.shape[2] == 1 else filling.astype(np.uint8),
            (width, height),
        )
    else:
        w, h = rng.uniform(0.2, 0.9, 2) * card_height
        box = cv2.boxPoints(((float(x), float(y)), (float(w), float(h)), rng.uniform(0, 180)))
        cv2.fillPoly(mask, [box.astype(np.int32)], 255, cv2.LINE_AA)
        filling = np.empty_like(image)
        filling[:] = rng.integers(0, 256, 3)
    soft = cv2.GaussianBlur(mask, (0, 0), 1.0).astype(np.float32)[..., None] / 255
    image[:] = (image * (1 - soft) + filling * soft).astype(np.uint8)
    owner[mask > 127] = -2


def _truth(name: str, corners: Points, owner: npt.NDArray[np.int16], index: int) -> PlacedCard:
    height, width = owner.shape
    whole = max(abs(_area(corners)), 1.0)
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
        quad = _project(box, warp)
        mask = np.zeros_like(mine)
        cv2.fillPoly(mask, [np.round(quad - [x1, y1]).astype(np.int32)], 1)
        shares.append(float((mask & mine).sum() / max(abs(_area(quad)), 1)))
    return PlacedCard(
        name, corners, min(1.0, float(mine.sum() / whole)), (min(1.0, shares[0]), min(1.0, shares[1]))
    )


def _area(points: Points) -> float:
    x, y = points[:, 0], points[:, 1]
    return float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2
