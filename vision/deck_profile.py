"""A deck that somebody has shown to the program: how each of its cards looks, kept as one picture.

The file is a PNG of four rows of six cards, so that people can see what it holds; its name and which cards
are in it stand in a text chunk. Cards are kept as pictures, not as what a network made of them, so that a
profile outlives every new set of weights.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image as Pillow
from PIL import PngImagePlugin

from euchre.cards import DECK, Card
from vision.errors import DeckProfileError
from vision.geometry import READ_SIZE
from vision.reading import Image

COLUMNS = 6
VERSION = 1
TAG = "euchre-companion-deck"


@dataclass(frozen=True, slots=True)
class DeckProfile:
    """A taught deck.

    Attributes:
        name: what people call it.
        cards: each card as `vision.geometry.read_crop` sees it, either way up, BGR.
    """

    name: str
    cards: Mapping[Card, Image]

    @property
    def missing(self) -> tuple[Card, ...]:
        """The cards that have not been shown yet."""
        return tuple(card for card in DECK if card not in self.cards)


def write_profile(profile: DeckProfile, path: Path) -> None:
    """Write a profile.

    Raises:
        DeckProfileError: the file cannot be written.
    """
    width, height = READ_SIZE
    sheet = np.full((height * len(DECK) // COLUMNS, width * COLUMNS, 3), 128, np.uint8)
    for card, view in profile.cards.items():
        _place(sheet, card)[:] = view
    about = {"version": VERSION, "name": profile.name, "cards": [str(c) for c in DECK if c in profile.cards]}
    tags = PngImagePlugin.PngInfo()
    tags.add_itxt(TAG, json.dumps(about, ensure_ascii=False))
    try:
        Pillow.fromarray(np.ascontiguousarray(sheet[..., ::-1])).save(path, "PNG", pnginfo=tags)
    except OSError as error:
        raise DeckProfileError(f"{path}: cannot be written ({error.strerror or error})") from None


def read_profile(path: Path) -> DeckProfile:
    """Read a profile.

    Raises:
        DeckProfileError: the file is missing, broken, or no deck profile.
    """
    try:
        with Pillow.open(path, formats=("PNG",)) as file:
            size = file.size
            told = str(file.info.get(TAG, "null")) if size == _sheet_size() else "null"
            sheet = np.asarray(file.convert("RGB"))[..., ::-1]
        about = json.loads(told)
        cards = [Card.parse(name) for name in about["cards"]]
        name, version = str(about["name"]), int(about["version"])
    except OSError as error:
        reason = error.strerror or "not a deck profile, which `teach` writes as a PNG"
        raise DeckProfileError(f"{path}: {reason}") from None
    except (ValueError, TypeError, KeyError, SyntaxError):
        raise DeckProfileError(f"{path}: not a deck profile; `teach` makes one") from None
    if version > VERSION:
        raise DeckProfileError(f"{path}: written by a newer version of this program")
    return DeckProfile(name, {card: np.ascontiguousarray(_place(sheet, card)) for card in cards})


def _sheet_size() -> tuple[int, int]:
    return READ_SIZE[0] * COLUMNS, READ_SIZE[1] * len(DECK) // COLUMNS


def _place(sheet: Image, card: Card) -> Image:
    """A card's part of the sheet."""
    width, height = READ_SIZE
    row, column = divmod(card.index, COLUMNS)
    return sheet[row * height : (row + 1) * height, column * width : (column + 1) * width]
