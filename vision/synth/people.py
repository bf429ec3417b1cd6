"""Who sits at the table: skin, clothes, build."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.synth.limbs import Field, noise


@dataclass(frozen=True, slots=True)
class Person:
    """What of a player can be seen.

    Attributes:
        skin: BGR, 0..255.
        shirt: BGR of the cloth.
        stripe: BGR of stripes across it; None for plain cloth.
        cuff: where the sleeve ends, mm from the wrist towards the elbow; None for a bare arm.
        build: size of hand and arm, 1 for a middling adult.
        watch: whether a watch is worn on the right arm.
    """

    skin: tuple[float, float, float]
    shirt: tuple[float, float, float]
    stripe: tuple[float, float, float] | None
    cuff: float | None
    build: float
    watch: bool


_SKINS = (
    (178, 200, 238),
    (150, 180, 226),
    (120, 158, 210),
    (92, 130, 186),
    (66, 98, 150),
    (48, 70, 112),
    (36, 50, 82),
)
_CLOTHS = (
    (60, 50, 45),
    (130, 80, 40),
    (55, 60, 150),
    (190, 190, 195),
    (70, 105, 70),
    (110, 75, 120),
    (40, 40, 42),
    (150, 140, 110),
    (50, 120, 170),
)


def random_person(rng: np.random.Generator) -> Person:
    """Somebody to sit at the table."""
    skin = np.array(_SKINS[int(rng.integers(len(_SKINS)))], float) * rng.uniform(0.92, 1.06)
    bare = rng.random() < 0.3
    cloth = np.array(_CLOTHS[int(rng.integers(len(_CLOTHS)))], float) * rng.uniform(0.8, 1.15)
    other = _CLOTHS[int(rng.integers(len(_CLOTHS)))]
    striped = rng.random() < 0.35
    return Person(
        skin=_bgr(skin),
        shirt=_bgr(cloth),
        stripe=_bgr(np.array(other, float)) if striped else None,
        cuff=None if bare else float(rng.choice([15.0, 35.0, 110.0, 180.0])),
        build=float(rng.uniform(0.88, 1.08)),
        watch=bool(rng.random() < 0.25),
    )


def _bgr(colour: npt.NDArray[np.float64]) -> tuple[float, float, float]:
    b, g, r = np.clip(colour, 0, 255)
    return float(b), float(g), float(r)


def dyed(person: Person, shape: tuple[int, ...], along: Field, rng: np.random.Generator) -> Field:
    """The cloth a person wears, before light and folds; `along` runs across its stripes, mm."""
    cloth = np.empty((*shape, 3), np.float32)
    cloth[:] = person.shirt
    if person.stripe is not None:
        band = np.clip(np.sin(along / 5.0) * 3, 0, 1)[..., None]
        cloth = cloth * (1 - band) + np.array(person.stripe, np.float32) * band
    flat = (shape[0], shape[1])
    weave = 0.05 * rng.normal(0, 1, flat).astype(np.float32) + 0.03 * noise(flat, 7, rng)
    return np.asarray(cloth * (1 + weave)[..., None], np.float32)
