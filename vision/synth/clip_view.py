"""Where the camera has everything of a stage at a time; nothing is painted for it."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from vision.calibration import CARD_HEIGHT_MM
from vision.synth.camera import Camera
from vision.synth.clip_stage import COPY, Stage
from vision.synth.clip_tokens import PAPER_MM, token_sprites
from vision.synth.clip_truth import SeenCard
from vision.synth.decks import Deck
from vision.synth.keyframes import CardPose
from vision.synth.painting import Quad, quad_area

BACK = "back"
"""Name of the side that no card's name tells."""
_FINER = 1.6
"""How much finer than the picture a sprite is."""


@dataclass(slots=True)
class ClipView:
    """A camera before a stage.

    Attributes:
        stage: what happens.
        camera: who looks.
        deck: pictures of the cards, which tell how wide they are.
        sprite_px: width and height of each card, token and back as it is painted, pixels.
    """

    stage: Stage
    camera: Camera
    deck: Deck
    sprite_px: dict[str, tuple[int, int]] = field(init=False)

    def __post_init__(self) -> None:
        scale = _FINER * self.camera.scale_at(0, 0)
        height, side = round(CARD_HEIGHT_MM * scale), round(PAPER_MM * scale)
        cards = [*self.deck.faces.items(), (BACK, self.deck.back)]
        self.sprite_px = {name: (round(one.shape[1] * height / one.shape[0]), height) for name, one in cards}
        if self.stage.markers:
            self.sprite_px.update((name, (side, side)) for name in token_sprites())

    def seen(self, t: float) -> list[SeenCard]:
        """Where every card that is on the table truly lies in the frame, the topmost last."""
        camera = self.camera_at(t)
        lying, moving = self.sorted_at(t)
        out = []
        for cards, at_rest in ((lying, True), (moving, False)):
            for name, pose in cards:
                if name in self.stage.tokens:
                    continue
                quad, is_face = self.quad(name, pose, camera)
                out.append(SeenCard(name.rstrip(COPY), is_face, at_rest, quad))
        return out

    def camera_at(self, t: float) -> Camera:
        """The camera after the knocks it got until then."""
        camera = self.camera
        for bump in self.stage.bumps:
            if bump.t <= t:
                camera = camera.shaken(bump.dx, bump.dy, bump.turn)
        return camera

    def sorted_at(self, t: float) -> tuple[list[tuple[str, CardPose]], list[tuple[str, CardPose]]]:
        """Cards and tokens at rest, the topmost last, and those on the move."""
        lying, moving = [], []
        for name, track in (*self.stage.tokens.items(), *self.stage.cards.items()):
            pose = track.pose(t)
            if pose is None:
                continue
            since = track.rests_since(t)
            if since is None:
                moving.append((name, pose))
            else:
                lying.append((since, pose.height, name, pose))
        lying.sort(key=lambda item: item[:2])
        return [(name, pose) for _, _, name, pose in lying], moving

    def quad(self, name: str, pose: CardPose, camera: Camera) -> tuple[Quad, bool]:
        """Corners in the picture, from the top-left of the side that shows; and whether that is the face."""
        w, h = (side / 2 for side in self._size(name))
        flip, yaw = np.radians(pose.flip), np.radians(pose.yaw)
        local = np.array([[-w, -h], [w, -h], [w, h], [-w, h]])
        x, lift = local[:, 0] * np.cos(flip), local[:, 0] * np.sin(flip)
        c, s = np.cos(yaw), np.sin(yaw)
        world = np.stack([pose.x + x * c - local[:, 1] * s, pose.y + x * s + local[:, 1] * c], 1)
        quad = camera.project(np.column_stack([world, pose.height + lift - lift.min() * (pose.height < w)]))
        is_face = quad_area(quad) > 0
        return (quad if is_face else quad[[1, 0, 3, 2]]), is_face

    def _size(self, name: str) -> tuple[float, float]:
        """Width and height of a card or token, mm."""
        (wide, high), tall = self.sprite_px[name.rstrip(COPY)], CARD_HEIGHT_MM
        if name in self.stage.tokens:
            tall = PAPER_MM
        return float(tall * wide / high), tall
