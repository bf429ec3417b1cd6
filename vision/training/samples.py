"""Training samples for aligner and reader, cut from pooled scenes with fresh jitter and colour each time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from vision.cv import cv2
from vision.geometry import (
    ALIGN_BOX,
    Quad,
    align_crop,
    best_start,
    index_crops,
    project,
    quad_area,
    quad_iou,
    read_crop,
    upright_rect,
)
from vision.reading import Image
from vision.training.pool import PooledCard, PooledScene

CORNER_UNIT = 32.0
"""The aligner's corner outputs are in units of so many pixels of its crop."""
FACE, BACK, NONE = 0, 1, 2

Floats = npt.NDArray[np.float32]

_GRAIN: Floats = np.random.default_rng(0).standard_normal(1 << 20, dtype=np.float32)
"""Grain to cut from at a random place: drawing it anew for every view took longer than the networks."""


@dataclass(frozen=True, slots=True)
class AlignSample:
    """One crop for the aligner and what it should answer.

    Attributes:
        crop: 128 x 128 x 3, BGR.
        shifts: 8 values, true corner minus `ALIGN_BOX`, in units of `CORNER_UNIT`.
        kind: FACE, BACK or NONE.
        across: 1 if the card's long side lies across the crop, 0 if it stands, -1 if it cannot be told.
        visible: share of the card that can be seen.
    """

    crop: Image
    shifts: Floats
    kind: int
    across: int
    visible: float


@dataclass(frozen=True, slots=True)
class ReadSample:
    """One card for the reader: the whole, its four corners, its class and the worth of the sample."""

    whole: Image
    indices: npt.NDArray[np.uint8]
    label: int
    index_label: int


MOST_SHIFT = 3.0
"""Corners further off than this, in units, are not asked for: they lie far outside the crop."""
A_GUESS, NO_GUESS = 0.2, 0.1
"""Least overlap for a detector's guess to be of a card, and greatest for it to be of none."""


def assign_guesses(scene: PooledScene) -> tuple[list[list[Quad]], list[Quad]]:
    """The detector's guesses of a scene, by the card each overlaps most.

    Returns:
        One list a card, and those that overlap no card.
    """
    mine: list[list[Quad]] = [[] for _ in scene.cards]
    nobodys: list[Quad] = []
    for guess in scene.guesses:
        shares = [quad_iou(guess, card.corners) if card.visible > 0.05 else 0.0 for card in scene.cards]
        best = int(np.argmax(shares)) if shares else -1
        if best >= 0 and shares[best] > A_GUESS:
            mine[best].append(guess)
        elif best < 0 or shares[best] < NO_GUESS:
            nobodys.append(guess)
    return mine, nobodys


def align_sample(
    rng: np.random.Generator, image: Image, card: PooledCard, guesses: list[Quad] | None = None
) -> AlignSample | None:
    """A crop round a guess of this card; None if the card can hardly be seen.

    The guess is one of the detector's, if there are any, or the truth disturbed: widely, as a bad detector
    would, or a little, as the aligner's own first answer is.
    """
    if card.visible < 0.15:
        return None
    quad = card.corners
    kind = rng.random()
    if guesses and kind < 0.55:
        guess = _disturb(rng, guesses[int(rng.integers(len(guesses)))], turn=6.0, scale=0.08, shift=0.05)
    elif kind < 0.65:
        guess = upright_rect(quad)
        far = rng.random() < 0.5
        guess = _disturb(rng, guess, turn=40.0 if far else 22.0, scale=0.4 if far else 0.2, shift=0.12)
        guess = guess + rng.normal(0, 0.12 if far else 0.03, 2).astype(np.float32) * np.sqrt(
            max(cv2.contourArea(quad), 1.0)
        )
    else:
        guess = _disturb(rng, quad, turn=6.0, scale=0.07, shift=0.04)
        guess = guess + rng.normal(0, rng.choice([0.02, 0.06]), (4, 2)) * np.sqrt(cv2.contourArea(guess))
    if rng.random() < 0.12:
        guess = np.roll(guess, 1, 0)
    guess = guess.astype(np.float32)
    if quad_area(guess) < 60:
        return None
    crop = align_crop(image, guess)
    seen = project(np.asarray(cv2.getPerspectiveTransform(guess, ALIGN_BOX)), quad)
    start = best_start(seen, ALIGN_BOX)
    shifts = ((np.roll(seen, -start, 0) - ALIGN_BOX) / CORNER_UNIT).reshape(8)
    if not np.isfinite(shifts).all() or np.abs(shifts).max() > MOST_SHIFT:
        return None
    back = card.name == "back"
    return AlignSample(
        photometric(rng, crop),
        shifts.astype(np.float32),
        BACK if back else FACE,
        -1 if back else start % 2,
        card.visible,
    )


def nobodys_sample(rng: np.random.Generator, image: Image, guess: Quad) -> AlignSample:
    """A crop where the detector believed in a card and there is none."""
    guess = _disturb(rng, guess, turn=6.0, scale=0.1, shift=0.06)
    return AlignSample(photometric(rng, align_crop(image, guess)), np.zeros(8, np.float32), NONE, -1, 0.0)


def empty_sample(rng: np.random.Generator, image: Image, cards: tuple[PooledCard, ...]) -> AlignSample | None:
    """A crop where no card lies as guessed; None if chance put it on one."""
    height, width = image.shape[:2]
    tall = rng.uniform(0.08, 0.5) * height
    centre = rng.uniform(0, 1, 2) * [width, height]
    if cards and rng.random() < 0.5:  # beside a card, where a detector errs
        near = cards[int(rng.integers(len(cards)))].corners
        tall = float(np.sqrt(cv2.contourArea(near)) * 1.2)
        centre = near.mean(0) + rng.normal(0, 0.6, 2) * tall
    turn = rng.uniform(0, np.pi)
    half = np.array([[-0.35, -0.5], [0.35, -0.5], [0.35, 0.5], [-0.35, 0.5]]) * tall
    spin = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    guess = (half @ spin + centre).astype(np.float32)
    if any(card.visible > 0.05 and quad_iou(guess, card.corners) > 0.22 for card in cards):
        return None
    return AlignSample(photometric(rng, align_crop(image, guess)), np.zeros(8, np.float32), NONE, -1, 0.0)


def read_sample(
    rng: np.random.Generator, image: Image, card: PooledCard, classes: dict[str, int], jitter: float = 0.02
) -> ReadSample | None:
    """A card as the reader sees it, its corners a little off; None if nobody could read it."""
    best = max(card.indices)
    if card.name != "back" and not (best > 0.75 or card.visible > 0.45):
        return None
    if card.visible < 0.25:
        return None
    quad = np.roll(card.corners, 2 * int(rng.integers(2)), 0)
    off = abs(rng.normal(0, jitter)) + 0.004
    quad = quad + rng.normal(0, off, (4, 2)) * np.sqrt(max(cv2.contourArea(quad), 1.0))
    quad = quad.astype(np.float32)
    whole, indices = read_crop(image, quad), index_crops(image, quad)
    look = _Look.draw(rng)
    label = classes.get(card.name, classes["other"])
    # An index that is covered says nothing; its head is not asked about it.
    index_label = label if card.name == "back" or best > 0.8 else -1
    whole = look.apply(rng, whole)
    if rng.random() < 0.25:
        _cut_out(rng, whole)
    return ReadSample(whole, np.stack([look.apply(rng, view) for view in indices]), label, index_label)


def _disturb(rng: np.random.Generator, quad: Quad, *, turn: float, scale: float, shift: float) -> Quad:
    """Turn (degrees), scale and shift (shares of its size) a quad at random."""
    centre = quad.mean(0)
    size = float(np.sqrt(max(cv2.contourArea(quad), 1.0)))
    a = np.radians(rng.normal(0, turn / 2)) if turn < 10 else np.radians(rng.uniform(-turn, turn))
    spin = np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]])
    stretch = 1 + rng.uniform(-scale, scale, 2)
    moved: Quad = ((quad - centre) * stretch @ spin + centre + rng.uniform(-shift, shift, 2) * size).astype(
        np.float32
    )
    return moved


@dataclass(frozen=True, slots=True)
class _Look:
    """One camera's look, the same for all views of a card."""

    table: Image  # 256 x 1 x 3: gain, offset, gamma and white balance in one look-up
    blur: float
    low: float
    noise: float
    grey: float

    @classmethod
    def draw(cls, rng: np.random.Generator) -> _Look:
        some = rng.random(5)
        gain = rng.uniform(0.4, 1.35) if some[0] < 0.6 else 1.0
        offset = rng.uniform(-25, 25) if some[0] < 0.4 else 0.0
        gamma = rng.uniform(0.6, 1.6) if some[1] < 0.4 else 1.0
        balance = rng.uniform(0.85, 1.15, 3) if some[2] < 0.5 else np.ones(3)
        levels = np.arange(256)[:, None] * balance * gain + offset
        table = (np.clip(levels, 0, 255) / 255) ** gamma * 255
        return cls(
            table=table.astype(np.uint8).reshape(256, 1, 3),
            blur=rng.uniform(0.4, 1.6) if some[3] < 0.3 else 0.0,
            low=rng.uniform(0.3, 0.8) if some[4] < 0.3 else 1.0,
            noise=rng.uniform(1, 12) if rng.random() < 0.5 else 0.0,
            grey=rng.uniform(0.3, 0.9) if rng.random() < 0.1 else 0.0,
        )

    def apply(self, rng: np.random.Generator, view: Image) -> Image:
        height, width = view.shape[:2]
        if self.low < 1:
            small = cv2.resize(view, None, fx=self.low, fy=self.low, interpolation=cv2.INTER_AREA)
            view = np.asarray(cv2.resize(small, (width, height)), np.uint8)
        if self.blur:
            view = np.asarray(cv2.GaussianBlur(view, (0, 0), self.blur), np.uint8)
        if self.grey:
            grey = cv2.cvtColor(cv2.cvtColor(view, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
            view = np.asarray(cv2.addWeighted(view, 1 - self.grey, grey, self.grey, 0), np.uint8)
        view = np.asarray(cv2.LUT(view, self.table), np.uint8)
        if self.noise:
            start = int(rng.integers(0, len(_GRAIN) - view.size))
            grain = _GRAIN[start : start + view.size].reshape(view.shape) * np.float32(self.noise)
            view = np.clip(view + grain, 0, 255).astype(np.uint8)
        return view


def photometric(rng: np.random.Generator, view: Image) -> Image:
    """A random camera's look on one view."""
    return _Look.draw(rng).apply(rng, view)


def _cut_out(rng: np.random.Generator, view: Image) -> None:
    """Cover a part of the view, as a finger or a neighbour would."""
    height, width = view.shape[:2]
    w, h = int(rng.uniform(0.15, 0.6) * width), int(rng.uniform(0.1, 0.5) * height)
    x, y = int(rng.integers(-w // 2, width - w // 2)), int(rng.integers(-h // 2, height - h // 2))
    view[max(0, y) : y + h, max(0, x) : x + w] = rng.integers(0, 256, 3)


def to_tensor_layout(views: list[Any]) -> Floats:
    """Stack pictures (height x width x 3, 0..255) to N x 3 x height x width in 0..1."""
    stacked = np.stack(views).astype(np.float32) / 255
    return np.ascontiguousarray(np.moveaxis(stacked, -1, -3))
