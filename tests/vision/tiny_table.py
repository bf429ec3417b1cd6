"""A table drawn with a few polygons: cheap pictures with known truth, for everything that follows cards."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace

import numpy as np

from euchre.cards import Card
from euchre.seats import Seat
from vision.calibration import TablePlane, TableSetup
from vision.cv import cv2
from vision.frame import Frame
from vision.layout import SEAT_DIRECTIONS, Layout
from vision.pose import Pose
from vision.reading import Corners, Image

SIZE = (640, 360)
PX_PER_MM = 0.55
FPS = 15.0

PLANE = TablePlane(
    (1 / PX_PER_MM, 0, -SIZE[0] / 2 / PX_PER_MM, 0, 1 / PX_PER_MM, -SIZE[1] / 2 / PX_PER_MM, 0, 0, 1)
)
SETUP = TableSetup(PLANE, SIZE, layout=Layout(half_size=(580, 325), trick=(200, 200)))


@dataclass(frozen=True)
class Drawn:
    """A card in the picture: its place, which side is up, and how much of it is in view."""

    card: Card
    pose: Pose
    is_face: bool = True
    in_view: float = 1.0
    shift: tuple[float, float] = (0.0, 0.0)

    @property
    def corners(self) -> Corners:
        """In the picture, the camera's shift included."""
        a, b, c, d = ((float(x), float(y)) for x, y in PLANE.px(self.pose.outline()) + self.shift)
        return (a, b, c, d)


@dataclass
class TinyTable:
    """Draws frames of a table; cards in `cards` lie bottom first.

    Attributes:
        arms: seat to the point (mm) its hand reaches to.
        light: brightness of the lamp, 1 as usual.
        shift: pixels by which the camera was pushed.
        noise: standard deviation of the sensor's noise, grey levels.
    """

    cards: list[Drawn] = field(default_factory=list)
    arms: dict[Seat, tuple[float, float]] = field(default_factory=dict)
    light: float = 1.0
    shift: tuple[float, float] = (0.0, 0.0)
    noise: float = 3.0
    seed: int = 0
    index: int = 0

    def __post_init__(self) -> None:
        self._random = np.random.default_rng(self.seed)
        texture = np.zeros((SIZE[1], SIZE[0], 1), np.float32)
        for cell, strength in ((8, 9), (30, 12)):
            coarse = self._random.normal(0, strength, (SIZE[1] // cell, SIZE[0] // cell)).astype(np.float32)
            texture += cv2.resize(coarse, SIZE, interpolation=cv2.INTER_CUBIC)[..., None]
        # Eight noise pictures in turn: drawing them afresh would be most of a test's time.
        self._grain = [
            self._random.normal(0, self.noise, (SIZE[1], SIZE[0], 3)).astype(np.float32) for _ in range(8)
        ]
        self._felt = np.array([60, 110, 40], np.float32) + texture

    def put(self, card: str, x: float, y: float, angle: float = 0.0, *, face: bool = True) -> None:
        """Lay a card on top of everything."""
        self.cards.append(Drawn(Card.parse(card), Pose(x, y, angle), face))

    def take(self, *cards: str) -> None:
        """Take cards away."""
        gone = {Card.parse(card) for card in cards}
        self.cards = [drawn for drawn in self.cards if drawn.card not in gone]

    def push(self, card: str, dx: float, dy: float, turn: float = 0.0) -> None:
        """Push a card along."""
        for i, drawn in enumerate(self.cards):
            if drawn.card == Card.parse(card):
                pose = replace(
                    drawn.pose,
                    x=drawn.pose.x + dx,
                    y=drawn.pose.y + dy,
                    angle=(drawn.pose.angle + turn) % 180,
                )
                self.cards[i] = replace(drawn, pose=pose)

    def picture(self) -> Image:
        """The picture as it is now, noise included."""
        image = np.clip(self._felt, 0, 255).astype(np.uint8)
        for drawn in self.cards:
            _draw_card(image, drawn)
        cv2.fillPoly(image, _arm_shapes(self.arms), (120, 150, 205), cv2.LINE_AA)
        image = image.astype(np.float32) * self.light
        if self.shift != (0.0, 0.0):
            move = np.array([[1, 0, self.shift[0]], [0, 1, self.shift[1]]], np.float32)
            image = cv2.warpAffine(image, move, SIZE, borderMode=cv2.BORDER_REFLECT)
        image = image + self._grain[self.index % len(self._grain)]
        return np.clip(image, 0, 255).astype(np.uint8)

    def frame(self) -> Frame:
        """The next frame."""
        frame = Frame(self.index, self.index / FPS, self.picture())
        self.index += 1
        return frame

    def visible(self) -> list[Drawn]:
        """The cards with the share of each that is in view."""
        top = np.full((SIZE[1], SIZE[0]), -1, np.int16)
        for i, drawn in enumerate(self.cards):
            cv2.fillPoly(top, [np.round(drawn.corners).astype(np.int32)], i)
        cv2.fillPoly(top, _arm_shapes(self.arms), -2)
        out = []
        for i, drawn in enumerate(self.cards):
            whole = abs(cv2.contourArea(np.asarray(drawn.corners, np.float32)))
            in_view = min(1.0, float((top == i).sum()) / whole)
            out.append(replace(drawn, in_view=in_view, shift=self.shift))
        return out


def _draw_card(image: np.ndarray, drawn: Drawn) -> None:
    points = np.round(drawn.corners).astype(np.int32)
    cv2.fillPoly(image, [points], (235, 238, 240) if drawn.is_face else (140, 60, 50), cv2.LINE_AA)
    cv2.polylines(image, [points], True, (90, 90, 90), 1, cv2.LINE_AA)
    if drawn.is_face:
        colour = (30, 30, 200) if drawn.card.suit.is_red else (30, 30, 30)
        x, y = np.mean(drawn.corners, axis=0)
        cv2.putText(
            image, str(drawn.card), (int(x) - 12, int(y) + 5), cv2.FONT_HERSHEY_SIMPLEX, 0.5, colour, 1
        )


def _arm_shapes(arms: dict[Seat, tuple[float, float]]) -> list[np.ndarray]:
    """Arms as quadrilaterals from well outside the picture to their hands."""
    shapes = []
    for seat, (x, y) in arms.items():
        dx, dy = SEAT_DIRECTIONS[seat]
        far = np.array([x * 0.4 + dx * 900, y * 0.4 + dy * 900])
        hand = np.array([x, y])
        along = (hand - far) / math.hypot(*(hand - far))
        across = np.array([-along[1], along[0]]) * 38
        quad = PLANE.px([far - across, hand - across, hand + across, far + across])
        shapes.append(np.round(quad).astype(np.int32))
    return shapes
