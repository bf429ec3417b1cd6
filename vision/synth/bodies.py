"""Players behind the table's edge, as an oblique camera sees them: chest and upper arms, never a face."""

from __future__ import annotations

import numpy as np

from vision.synth.decks import Sprite
from vision.synth.limbs import Limb, noise, shade, solid
from vision.synth.people import Person, dyed

PX_PER_MM = 0.8
WIDTH, LOW, HIGH = 520.0, -520.0, 380.0
"""Extent of the sprite: millimetres across, and below and above the table top."""


def torso_sprite(person: Person, rng: np.random.Generator) -> Sprite:
    """A person's chest from the front.

    Returns:
        BGRA, `WIDTH` x (`HIGH` - `LOW`) millimetres at `PX_PER_MM`, top of the chest up.
    """
    across = ((np.arange(round(WIDTH * PX_PER_MM)) + 0.5) / PX_PER_MM - WIDTH / 2).astype(np.float32)
    down = ((np.arange(round((HIGH - LOW) * PX_PER_MM)) + 0.5) / PX_PER_MM - HIGH).astype(np.float32)
    x, y = (grid.astype(np.float32) for grid in np.meshgrid(across, down))
    k = person.build
    limbs = [
        Limb((0, -210 * k, 0), 150 * k, (0, 560, 0), 150 * k, 0.6),
        Limb((-110 * k, -255 * k, 0), 72 * k, (110 * k, -255 * k, 0), 72 * k, 0.8),
        Limb((-165 * k, -250 * k, 0), 58 * k, (-196 * k, 20, 20), 50 * k),
        Limb((165 * k, -250 * k, 0), 58 * k, (196 * k, 20, 20), 50 * k),
    ]
    height, inside = solid(limbs, x, y)
    folds = noise((x.shape[0], x.shape[1] // 3), 26, rng)
    columns = (np.arange(x.shape[1]) // 3).clip(0, folds.shape[1] - 1)
    height = height + 7 * folds[:, columns]
    colour = dyed(person, x.shape, y, rng)
    lit = shade(np.asarray(height, np.float32), colour, -0.5, PX_PER_MM)
    alpha = np.clip(inside * PX_PER_MM + 0.5, 0, 1)
    return np.dstack([np.clip(lit, 0, 255), alpha * 255]).astype(np.uint8)
