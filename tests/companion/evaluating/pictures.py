"""Drawn pictures, and eyes that see in them what they are told."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from euchre.cards import Card
from vision.cv import cv2
from vision.reading import Image, Kind, Reading


def reading(name: str, x: float = 100.0, confidence: float = 0.9, kind: Kind = Kind.FACE) -> Reading:
    """A card 63 x 88 with its middle at (x, 100)."""
    card = Card.parse(name)
    corners = ((x - 31.5, 56.0), (x + 31.5, 56.0), (x + 31.5, 144.0), (x - 31.5, 144.0))
    return Reading(kind, card if kind is Kind.FACE else None, confidence, ((card, confidence),), corners)


@dataclass
class ScriptedEyes:
    """Answer one script a picture, in turn; over and over."""

    scripts: list[list[Reading]]
    seen: list[Image] = field(default_factory=list)

    def look(self, image: Image) -> list[Reading]:
        self.seen.append(image)
        return self.scripts[(len(self.seen) - 1) % len(self.scripts)]


def write_folder(folder: Path, entries: Iterable[dict[str, Any]]) -> Path:
    """A labelled folder: every entry gets a grey picture."""
    (folder / "images").mkdir(parents=True)
    told = []
    for number, entry in enumerate(entries):
        name = f"p{number}.png"
        cv2.imwrite(str(folder / "images" / name), np.full((200, 400, 3), 90, np.uint8))
        told.append({"image": f"images/{name}", "width": 400, "height": 200, "has_other": False, **entry})
    (folder / "labels.json").write_text(json.dumps(told))
    return folder


def thing(label: str, x: float = 100.0) -> dict[str, Any]:
    """A labelled card."""
    return {"box": [x - 31, 56, x + 31, 144], "label": label, "kind": "card"}
