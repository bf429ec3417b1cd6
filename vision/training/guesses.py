"""Where the detector believes the cards of a pool to be: what the aligner starts from at run time.

A half-covered card is often boxed by what shows of it, far from where its corners are. An aligner that learnt
from evenly disturbed truth alone never met such starts and left one covered card in two where it found it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from vision.detector import Detector
from vision.training.pool import GUESSES, load_pool

SCALES = (384, 448, 640, 800)
"""Lengths of the longer side that a scene is looked at with, one drawn for each scene."""
MOST = 60
"""Guesses kept of a scene, best first."""


def pool_guesses(folder: Path, detector: Detector, seed: int) -> Iterator[str]:
    """Let the detector look at every scene of a pool that has no guesses yet; yields the pictures' names.

    Args:
        folder: the pool; takes `guesses.jsonl`.
        detector: set to keep doubtful places too, since those need the aligner most.
        seed: draws the scales.

    Raises:
        FileNotFoundError: the folder holds no pool, or a picture is gone.
    """
    path = folder / GUESSES
    done = {json.loads(line)["image"] for line in path.read_text().splitlines()} if path.exists() else set()
    rng = np.random.default_rng(seed)
    with path.open("a") as file:
        for scene in load_pool(folder):
            scale = int(rng.choice(SCALES))
            if scene.path.name in done:
                continue
            places = detector.find(scene.load(), (scale,))[:MOST]
            quads = [np.round(place.quad, 1).tolist() for place in places]
            file.write(json.dumps({"image": scene.path.name, "quads": quads}) + "\n")
            yield scene.path.name
