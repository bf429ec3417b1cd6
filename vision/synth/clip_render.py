"""Frames of a stage: what the camera sees at a time.

Things at rest are painted once and kept; only what moves is painted anew for each frame.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from euchre.seats import Seat
from vision.cv import cv2
from vision.reading import Image
from vision.synth.camera import Camera, Matrix
from vision.synth.clip_stage import COPY
from vision.synth.clip_tokens import token_sprites
from vision.synth.clip_view import BACK, ClipView
from vision.synth.decks import Sprite
from vision.synth.hands import LEFT, PX_PER_MM, TOP, Grip
from vision.synth.keyframes import ArmPose, CardPose
from vision.synth.painting import Field, Quad, onto, over, premultiplied, span_box
from vision.synth.table import Lighting

_EXPOSURE = 1 / 45
"""Seconds that a frame is exposed: what moves is smeared over it."""
_SMEAR = 5
"""Poses painted within one exposure."""
_COARSE = 4
"""Shadows are painted on a picture so many times smaller."""

_ARM_SLOPE = 0.16
"""How much an arm rises from hand to shoulder, mm per mm."""
Part = TypeVar("Part", Sprite, Field)
_Arm = tuple[Seat, ArmPose, str]

_NEAREST = 120.0
"""What is nearer to the camera than so many millimetres is not painted."""


@dataclass(slots=True)
class ClipRenderer:
    """Paints a stage.

    Attributes:
        view: what happens, and who looks.
        table: the empty table, evenly lit.
        light: the light on it.
        arms: sprites by seat and grip; empty for a clip without hands.
        rng: for sensor noise.
        softness: blur of the lens, standard deviation in pixels.
    """

    view: ClipView
    table: Image
    light: Lighting
    arms: dict[Seat, dict[Grip, Sprite]]
    rng: np.random.Generator
    softness: float = 0.6
    _sprites: dict[str, Field] = field(default_factory=dict)
    _limbs: dict[tuple[Seat, str], tuple[Sprite, Field]] = field(default_factory=dict)
    _lying_key: tuple[object, ...] = ()
    _lying: Image | None = None
    _grain: list[npt.NDArray[np.int16]] = field(default_factory=list)

    def __post_init__(self) -> None:
        deck = self.view.deck
        sprites = {**deck.faces, BACK: deck.back, **(token_sprites() if self.view.stage.markers else {})}
        for name, size in self.view.sprite_px.items():
            small = cv2.resize(premultiplied(sprites[name]), size, interpolation=cv2.INTER_AREA)
            self._sprites[name] = np.asarray(small, np.float32)
        for seat, grips in self.arms.items():
            for grip, sprite in grips.items():
                full = premultiplied(sprite)
                thin = cv2.resize(full[..., 3], None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
                full[..., 3] *= 255
                paint = np.asarray(np.round(full), np.uint8)  # bytes are turned three times as fast
                self._limbs[seat, grip.value] = (paint, np.asarray(thin, np.float32))
        width, height = self.view.camera.size
        for _ in range(5):
            fine = self.rng.normal(0, 1, (height + 64, width + 64, 3)).astype(np.float32)
            soft = cv2.GaussianBlur(fine, (0, 0), 0.8)
            tile = self.light.noise * (0.55 * fine + 1.4 * soft)
            self._grain.append(np.round(tile).astype(np.int16))

    def frame(self, t: float) -> Image:
        """The picture at a time, with its noise."""
        camera = self.view.camera_at(t)
        level = self._level_at(t)
        lying, moving = self.view.sorted_at(t)
        resting, poses = self._arms_at(t)
        out = self._painted(lying, resting, camera, level).copy()
        self._cast(out, camera, [pose for _, pose in moving], poses)
        gain = self.light.gain
        for name, _ in sorted(moving, key=lambda item: item[1].height):
            self._smeared_card(out, camera, name, t, gain, level)
        for seat, arm, grip in sorted(poses, key=lambda item: item[1].height):
            self._arm(out, camera, seat, arm, grip, gain, level)
        return self._sensed(out)

    def _arms_at(self, t: float) -> tuple[list[_Arm], list[_Arm]]:
        """Arms at home, which are painted with what lies, and all others."""
        resting: list[_Arm] = []
        busy: list[_Arm] = []
        for seat in self.arms:
            found = self.view.stage.arms[seat].at(t)
            if found is not None:
                (resting if found[0] == self.view.stage.homes[seat] else busy).append((seat, *found))
        return resting, busy

    def _level_at(self, t: float) -> float:
        level = 1.0
        for change in self.view.stage.lights:
            if change.t <= t:
                share = min(1.0, (t - change.t) / 0.2)
                level += (change.level - level) * share
        return level

    def _sprite(self, name: str, is_face: bool) -> Field:
        return self._sprites[name.rstrip(COPY) if is_face else BACK]

    def _painted(
        self, lying: list[tuple[str, CardPose]], resting: list[_Arm], camera: Camera, level: float
    ) -> Image:
        key = (tuple(lying), tuple(resting), camera.projection.tobytes(), round(level, 3))
        if self._lying is None or key != self._lying_key:
            under = self.table
            if camera is not self.view.camera:
                shift = camera.plane() @ np.linalg.inv(self.view.camera.plane())
                under = np.asarray(
                    cv2.warpPerspective(under, shift, camera.size, borderMode=cv2.BORDER_REPLICATE), np.uint8
                )
            out = np.asarray(np.clip(under * self.light.gain * level, 0, 255), np.uint8)
            for name, pose in lying:
                quad, is_face = self.view.quad(name, pose, camera)
                self._contact(out, quad)
                self._blend(out, self._sprite(name, is_face), quad, self.light.gain, level, 2)
            self._cast(out, camera, [], resting)
            for seat, arm, grip in resting:
                self._arm(out, camera, seat, arm, grip, self.light.gain, level)
            self._lying, self._lying_key = out, key
        return self._lying

    def _contact(self, out: Image, quad: Quad) -> None:
        """The thin shadow that a card at rest has along its edges."""
        sx, sy = self.light.slant
        moved = quad + np.array([2.2 * sx, 2.2 * sy])
        box = span_box(moved, out.shape, 8)
        if box is None:
            return
        rows, columns = box
        mask = np.zeros((rows.stop - rows.start, columns.stop - columns.start), np.uint8)
        points = np.round((moved - [columns.start, rows.start]) * 8).astype(np.int32)
        cv2.fillConvexPoly(mask, points, 255, cv2.LINE_AA, 3)
        soft = cv2.GaussianBlur(mask, (0, 0), 1.8).astype(np.float32)[..., None] * (0.42 / 255)
        out[rows, columns] = (out[rows, columns] * (1 - soft)).astype(np.uint8)

    def _cast(self, out: Image, camera: Camera, cards: list[CardPose], arms: list[_Arm]) -> None:
        """Soft shadows of whatever is in the air, on whatever lies."""
        if not cards and not arms:
            return
        width, height = camera.size[0] // _COARSE, camera.size[1] // _COARSE
        shadow = np.zeros((height, width), np.float32)
        shrink = np.diag([1 / _COARSE, 1 / _COARSE, 1.0])
        sx, sy = self.light.slant
        for pose in cards:
            layer = np.zeros((height, width), np.uint8)
            away = pose.height + 4
            low = CardPose(pose.x + sx * away, pose.y + sy * away, 0.0, pose.yaw, pose.flip)
            quad = self.view.quad(BACK, low, camera)[0] / _COARSE
            cv2.fillConvexPoly(layer, np.round(quad * 8).astype(np.int32), 255, cv2.LINE_AA, 3)
            soft = cv2.GaussianBlur(layer, (0, 0), 0.6 + pose.height * 0.05)
            shadow = np.maximum(shadow, soft * np.float32(0.4 / 255))
        for seat, arm, grip in arms:
            matrix = shrink @ self._arm_plane(camera, arm, grounded=True) @ np.diag([4.0, 4.0, 1.0])
            thin = _before_camera(self._limbs[seat, grip][1], matrix)
            cast = cv2.warpPerspective(thin, matrix, (width, height), flags=cv2.INTER_LINEAR)
            soft = cv2.GaussianBlur(cast, (0, 0), 2.6)
            shadow = np.maximum(shadow, soft * np.float32(0.45))
        if shadow.max() < 0.01:
            return
        full = cv2.resize(1 - shadow, camera.size, interpolation=cv2.INTER_LINEAR)
        out[:] = cv2.multiply(out, cv2.merge([full, full, full]), dtype=cv2.CV_8U)

    def _smeared_card(
        self, out: Image, camera: Camera, name: str, t: float, gain: Field, level: float
    ) -> None:
        """A card on the move, smeared over the exposure."""
        track = self.view.stage.track(name)
        poses = [track.pose(t + _EXPOSURE * (n / (_SMEAR - 1) - 0.5)) for n in range(_SMEAR)]
        shown = [self.view.quad(name, pose, camera) for pose in poses if pose is not None]
        everything = np.concatenate([quad for quad, _ in shown])
        box = span_box(everything, out.shape, 2)
        if box is None:
            return
        rows, columns = box
        layer = np.zeros((rows.stop - rows.start, columns.stop - columns.start, 4), np.float32)
        for quad, is_face in shown:
            sprite = self._sprite(name, is_face)
            matrix = onto(sprite, quad - [columns.start, rows.start])
            if matrix is not None:
                layer += cv2.warpPerspective(sprite, matrix, layer.shape[1::-1], flags=cv2.INTER_LINEAR)
        layer /= len(shown)
        over(out, layer, box, gain, level)

    def _arm_plane(self, camera: Camera, arm: ArmPose, grounded: bool = False) -> Matrix:
        """3 x 3 from sprite pixels of an arm to the picture; or to where its shadow falls.

        The arm is a plane that rises from the fingertips to the shoulder.
        """
        ux, uy = arm.x - arm.shoulder_x, arm.y - arm.shoulder_y
        length = float(np.hypot(ux, uy))
        ux, uy = ux / length, uy / length
        columns = [
            [-uy / PX_PER_MM, ux / PX_PER_MM, 0.0],
            [-ux / PX_PER_MM, -uy / PX_PER_MM, _ARM_SLOPE / PX_PER_MM],
            [arm.x - uy * LEFT - ux * TOP, arm.y + ux * LEFT - uy * TOP, arm.height],
        ]
        if grounded:
            sx, sy = self.light.slant
            for column in columns:
                lift = column[2] + (15.0 if column is columns[2] else 0.0)
                column[:] = [column[0] + 0.6 * sx * lift, column[1] + 0.6 * sy * lift, 0.0]
        world = np.array(columns).T
        return np.asarray(camera.projection @ np.vstack([world, [0.0, 0.0, 1.0]]), float)

    def _arm(
        self, out: Image, camera: Camera, seat: Seat, pose: ArmPose, grip: str, gain: Field, level: float
    ) -> None:
        matrix = self._arm_plane(camera, pose)
        sprite = _before_camera(self._limbs[seat, grip][0], matrix)
        wide, tall = sprite.shape[1], sprite.shape[0]
        quad = np.array([[0, 0, 1], [wide, 0, 1], [wide, tall, 1], [0, tall, 1]]) @ matrix.T
        box = span_box(quad[:, :2] / quad[:, 2:], out.shape, 1)
        if box is None:
            return
        rows, columns = box
        shift = np.array([[1, 0, -columns.start], [0, 1, -rows.start], [0, 0, 1]], float)
        size = (columns.stop - columns.start, rows.stop - rows.start)
        layer = cv2.warpPerspective(sprite, shift @ matrix, size, flags=cv2.INTER_LINEAR)
        over(out, np.asarray(layer, np.uint8), box, gain, level)

    def _blend(self, out: Image, sprite: Field, quad: Quad, gain: Field, level: float, fine: int) -> None:
        """Paint a sprite on a quad, sampled `fine` times finer than the picture."""
        box = span_box(quad, out.shape, 2)
        if box is None:
            return
        rows, columns = box
        matrix = onto(sprite, (quad - [columns.start, rows.start] + 0.5) * fine - 0.5)
        if matrix is None:
            return
        size = ((columns.stop - columns.start) * fine, (rows.stop - rows.start) * fine)
        layer = cv2.warpPerspective(sprite, matrix, size, flags=cv2.INTER_LINEAR)
        layer = cv2.resize(layer, (size[0] // fine, size[1] // fine), interpolation=cv2.INTER_AREA)
        over(out, np.asarray(layer, np.float32), box, gain, level)

    def _sensed(self, picture: Image) -> Image:
        """What a small camera makes of it: softness and grain."""
        soft = cv2.GaussianBlur(picture, (0, 0), self.softness)
        tile = self._grain[int(self.rng.integers(len(self._grain)))]
        y, x = (int(v) for v in self.rng.integers(0, 64, 2))
        grain = tile[y : y + picture.shape[0], x : x + picture.shape[1]]
        return np.asarray(cv2.add(soft, grain, dtype=cv2.CV_8U), np.uint8)


def _before_camera(sprite: Part, matrix: Matrix) -> Part:
    """The upper rows of an arm's sprite that lie well before the camera."""
    depths = (
        matrix[2, 1] * np.arange(sprite.shape[0]) + matrix[2, 2] + min(0.0, matrix[2, 0] * sprite.shape[1])
    )
    behind = np.flatnonzero(depths < _NEAREST)
    return sprite[: max(int(behind[0]), 2)] if len(behind) else sprite
