"""Real photographs as a pool: their labels are boxes, so the corners come from the networks trained so far.

A card whose found place fits its labelled box becomes a sample for the reader (and the aligner's own next
data set); one that does not is left out rather than guessed at.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from vision.geometry import Quad
from vision.reading import Image, Spot
from vision.recogniser import NetworkRecogniser
from vision.still import read_picture

LEARNT = 0.8
FITS = 0.55
"""Least overlap of the found card's bounding box with the labelled one, which leaves covered parts out."""


def pool_photographs(folder: Path, recogniser: NetworkRecogniser, target: Path) -> Iterator[str]:
    """Write a pool (see `vision.training.pool`) from labelled photographs; yields a line on each picture.

    Args:
        folder: holds `labels.json` and `images/`.
        recogniser: finds the corners.
        target: the pool's folder; it points to the photographs where they are.
    """
    target.mkdir(parents=True, exist_ok=True)
    entries, _ = split_labels(folder)
    with (target / "scenes.jsonl").open("w") as file:
        for number, entry in enumerate(entries):
            path = folder / "images" / Path(entry["image"]).name
            image = read_picture(path)
            cards = _matched(recogniser.locate(image), entry["objects"], image)
            file.write(json.dumps({"image": str(path.resolve()), "seed": number, "cards": cards}) + "\n")
            yield f"{path.name}: {len(cards)} of {len(entry['objects'])} cards placed"


def split_labels(folder: Path) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Labelled pictures to learn from, and those held back to choose margins on.

    Pictures beside each other in file order can be of one scene: the split is by runs, the last fifth is kept
    back.
    """
    entries = json.loads((folder / "labels.json").read_text())
    entries.sort(key=lambda entry: str(entry["image"]))
    cut = round(len(entries) * LEARNT)
    return entries[:cut], entries[cut:]


def _matched(spots: list[Spot], objects: list[dict[str, Any]], image: Image) -> list[dict[str, Any]]:
    height, width = image.shape[:2]
    pairs = []
    for o, thing in enumerate(objects):
        if len(thing["label"]) < 2:
            continue
        for s, spot in enumerate(spots):
            quad = np.clip(np.array(spot.corners, np.float32), 0, [width, height])
            pairs.append((box_iou(quad, thing["box"]), o, s))
    taken_objects: set[int] = set()
    taken_spots: set[int] = set()
    cards = []
    for fit, o, s in sorted(pairs, reverse=True):
        if fit < FITS or o in taken_objects or s in taken_spots:
            continue
        taken_objects.add(o)
        taken_spots.add(s)
        name = objects[o]["label"].replace("10", "T")
        corners = [list(point) for point in spots[s].corners]
        cards.append(
            {"name": name, "corners": corners, "visible": min(1.0, fit + 0.2), "indices": [1.0, 1.0]}
        )
    return cards


def box_iou(quad: Quad, box: Sequence[float]) -> float:
    """Overlap of a quad's bounding box with a box of left, top, right, bottom; both in pixels, 0..1."""
    x1, y1 = quad.min(0)
    x2, y2 = quad.max(0)
    wide = max(0.0, min(x2, box[2]) - max(x1, box[0]))
    tall = max(0.0, min(y2, box[3]) - max(y1, box[1]))
    shared = wide * tall
    union = (x2 - x1) * (y2 - y1) + (box[2] - box[0]) * (box[3] - box[1]) - shared
    return float(shared / union) if union > 0 else 0.0
