"""Where the eyes believe in a card and no Euchre face lies: printed pages, clutter, the ranks not played.

The reader learns which card a card is from cards alone, and asked about a page of print it names the nearest.
Met here, such places are "other" to it, and a face needs less certainty to be accepted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from vision.cv import cv2
from vision.recogniser import NetworkRecogniser
from vision.synth.noface import draw_faceless, faceless_name
from vision.synth.scenes import Supplies


def pool_faceless(
    folder: Path, supplies: Supplies, recogniser: NetworkRecogniser, seed: int, count: int
) -> Iterator[int]:
    """Write a pool (see `vision.training.pool`) of pictures without a face; yields the cards believed in.

    Args:
        folder: takes the pool; one that is complete stays as it is.
        supplies: decks, surfaces and typefaces that are not held out.
        recogniser: whose mistakes are to be learnt from.
        seed: decides the pictures.
        count: how many.
    """
    index = folder / "scenes.jsonl"
    if index.exists() and len(index.read_text().splitlines()) == count:
        return
    folder.mkdir(parents=True, exist_ok=True)
    with index.open("w") as file:
        for number, made in enumerate(draw_faceless(count, seed, supplies)):
            name = faceless_name(number, made.kind)
            cv2.imwrite(str(folder / name), made.image, [cv2.IMWRITE_JPEG_QUALITY, 92])
            places = [spot.corners for spot in recogniser.locate(made.image) if not spot.is_back]
            cards = [
                {"name": "other", "corners": place, "visible": 1.0, "indices": [1.0, 1.0]} for place in places
            ]
            file.write(json.dumps({"image": name, "seed": number, "cards": cards}) + "\n")
            yield len(cards)
