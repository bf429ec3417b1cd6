"""Where the eyes believe in a card and no Euchre face lies: printed pages, clutter, the ranks not played.

The reader learns which card a card is from cards alone, and asked about a page of print it names the nearest.
Met here, such places are "other" to it, and a face needs less certainty to be accepted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from vision.cv import cv2
from vision.reading import Recogniser
from vision.synth.noface import faceless_name, numbered_picture
from vision.synth.scenes import Supplies
from vision.training.pool import pooled_seeds


def faceless_missing(folder: Path, count: int) -> list[int]:
    """The numbers of the pictures, of so many, that a pool lacks."""
    have = pooled_seeds(folder)
    return [number for number in range(count) if number not in have]


def pool_faceless(
    folder: Path, supplies: Supplies, recogniser: Recogniser, seed: int, count: int
) -> Iterator[int]:
    """Write what is missing of a pool of pictures without a face; yields the cards believed in in each.

    Args:
        folder: takes the pool; see `vision.training.pool`.
        supplies: decks, surfaces and typefaces that are not held out.
        recogniser: whose mistakes are to be learnt from.
        seed: decides the pictures.
        count: how many.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number in faceless_missing(folder, count):
        made = numbered_picture(number, seed, supplies)
        name = faceless_name(number, made.kind)
        cv2.imwrite(str(folder / name), made.image, [cv2.IMWRITE_JPEG_QUALITY, 92])
        places = [spot.corners for spot in recogniser.locate(made.image) if not spot.is_back]
        cards = [
            {"name": "other", "corners": place, "visible": 1.0, "indices": [1.0, 1.0]} for place in places
        ]
        with (folder / "scenes.jsonl").open("a") as file:
            file.write(json.dumps({"image": name, "seed": number, "cards": cards}) + "\n")
        yield len(cards)
