"""What each hand of an evaluation is: its own seed, and everything that follows from it."""

from __future__ import annotations

import json
from collections.abc import Container, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from companion.errors import InputError

INDEX_PX = {"overhead": (25.0, 30.0), "oblique45": (27.0, 32.0), "oblique30": (30.0, 34.0)}
"""Heights of a corner index that cameras over a table give, by where they hang."""
SURFACES = ("felt-green", "felt-blue", "felt-red", "oak", "walnut", "linen", "check")
STYLES = ("grotesk-standard-two", "serif-standard-two", "round-jumbo-four", "slab-jumbo-two", "serif-four")
"""Styles of our own deck, for those who have no other art."""
DISTURBED = ("light", "bump")
"""Lawful hands in which the light changes for a while, or somebody knocks against the camera."""
KINDS = (*["lawful"] * 4, *DISTURBED, *["renege"] * 6, *["corrected"] * 3, *["lone"] * 3)
"""What whole hands are like, drawn with equal chances: a sixth of the lawful ones are disturbed each way."""


@dataclass(frozen=True, slots=True)
class HandPlan:
    """One hand to be rendered and watched.

    Attributes:
        number: from 0.
        seed: of everything random in it.
        kind: `lawful`, `light`, `bump`, `renege`, `corrected` (a renege taken back), `lone`, `game`, or a
            scripted irregularity.
        camera: where it hangs.
        deck: `own:STYLE` or a folder.
        texture: a name of ours or a picture.
        light: `normal` or `dim`.
        index_px: height of a corner index, pixels.
        markers: whether calls are told by printed markers on the table, not by a calls file.
        hands: how many hands of one game follow in the clip; `kind` is that of a single one.
        dealt: whether the clip begins when all is dealt and called.
    """

    number: int
    seed: int
    kind: str
    camera: str
    deck: str
    texture: str
    light: str
    index_px: float
    markers: bool = False
    hands: int = 1
    dealt: bool = False

    def to_json(self) -> dict[str, Any]:
        """The plan as data."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Supplies:
    """What hands are rendered with.

    Attributes:
        decks: as `HandPlan.deck`.
        textures: as `HandPlan.texture`.
    """

    decks: tuple[str, ...] = tuple(f"own:{style}" for style in STYLES)
    textures: tuple[str, ...] = SURFACES


def art_supplies(root: Path, *, holdout: bool) -> Supplies:
    """The decks and textures of an art folder: those kept from training alone, or all but those.

    Only decks whose every index says what the card is are used.

    Raises:
        InputError: it is no art folder, or nothing in it can be used.
    """
    from vision.synth.decks import held_out
    from vision.synth.textures import texture_files

    try:
        told = json.loads((root / "faces" / "decks.json").read_text(encoding="utf-8"))
        kept = held_out(root, "faces/")
    except (OSError, ValueError) as error:
        raise InputError(f"{root}: not a folder of card art ({error})") from None
    decks = tuple(
        str(root / "faces" / name)
        for name in sorted(told)
        if (name in kept) is holdout and told[name]["letters"] == "JQKA"
    )
    textures = tuple(map(str, texture_files(root, holdout=holdout)))
    if not decks or not textures:
        raise InputError(f"{root}: no decks or no textures that can be used")
    return Supplies(decks, textures)


def plan_hands(
    count: int,
    seed: int,
    cameras: Sequence[str],
    supplies: Supplies,
    *,
    kinds: Sequence[str] = KINDS,
    markers: bool = False,
    hands: int = 1,
    dealt: Container[str] = (),
    marked: Container[str] = (),
) -> list[HandPlan]:
    """Plan so many hands, cameras and scripted kinds in turn; each follows from the seed and its own number.

    Args:
        count: how many.
        seed: of the whole evaluation; a longer one begins with the shorter one's hands.
        cameras: where cameras hang.
        supplies: decks and textures.
        kinds: what hands are like; drawn, or taken in turn where they are not those of whole hands.
        markers: whether calls are told by markers.
        hands: how many hands of a game there are in each clip.
        dealt: kinds whose clips begin after the deal.
        marked: kinds whose calls are told by markers in any case.
    """
    plans = []
    for number in range(count):
        rng = np.random.default_rng([seed, number])
        own = int(rng.integers(2**31))
        drawn = kinds[int(rng.integers(len(kinds)))]
        scripted = kinds[number // len(cameras) % len(kinds)]
        camera = cameras[number % len(cameras)]
        kind = "game" if hands > 1 else drawn if kinds is KINDS else scripted
        tokens = markers or kind in marked
        plans.append(
            HandPlan(
                number,
                own,
                kind,
                camera,
                supplies.decks[int(rng.integers(len(supplies.decks)))],
                supplies.textures[int(rng.integers(len(supplies.textures)))],
                "dim" if rng.random() < 0.2 else "normal",
                round(float(rng.uniform(*INDEX_PX[camera])), 1),
                tokens,
                hands,
                kind in dealt and not tokens,
            )
        )
    return plans
