"""Choosing temperature and margins on pictures that were held back from training."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from vision.aligner import Aligned
from vision.judgement import Margins, judge
from vision.reader import CLASSES, Opinion
from vision.reading import Image
from vision.recogniser import NetworkRecogniser, one_a_card
from vision.scoring import Label, Score, labels_of
from vision.second_look import Look, settle
from vision.still import read_picture
from vision.training.photographs import box_iou, split_labels

PRICE_OF_WRONG = 12.0
"""How many cards may go unsure to keep one from being read wrong."""
FACES = (0.75, 0.8, 0.85, 0.9, 0.92, 0.94, 0.97)
HEADS = (0.95, 0.8, 0.6, 0.4)
OTHERS = (0.97, 0.9, 0.75, 0.6)
BACKS = (0.95, 0.8, 0.6)
"""What is tried, the preferred last: of equals a face is accepted with the most care, while backs and other
cards, which accuse nobody, are told as readily as can be."""
TEMPERATURES = np.linspace(0.6, 2.6, 21)

FITS = 0.6
"""The temperature is fitted where the found card fills its label's box so far: elsewhere the corners are
wrong, and no temperature makes the reading of another place an honest one."""

Seen = tuple[list[tuple[Look, list[Look]]], list[Label], bool]


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen, and what it did on the pictures it was chosen on."""

    temperature: float
    margins: Margins
    score: Score


def choose(folders: Iterable[Path], recogniser: NetworkRecogniser, faceless: Iterable[Image] = ()) -> Chosen:
    """Look at the held-back pictures once, then try every margin on what was seen.

    Args:
        folders: labelled photographs; see `split_labels`.
        recogniser: the eyes, at temperature 1.
        faceless: pictures in which no face is to be accepted; not those learnt from. Photographs of cards
            alone would have almost anything accepted.
    """
    seen = list(_seen(folders, recogniser))
    temperature = _temperature(seen)
    seen += [(recogniser.looks(image), [], True) for image in faceless]
    warm = [
        ([_both_warmed(place, temperature) for place in places], labels, full)
        for places, labels, full in seen
    ]
    best: tuple[float, Margins, Score] | None = None
    for face, head, other, back in product(FACES, HEADS, OTHERS, BACKS):
        margins = replace(Margins(), face=face, head=head, other=other, back=back)
        score = _score(warm, margins)
        worth = score.right - PRICE_OF_WRONG * (score.wrong + score.phantom)
        if best is None or worth >= best[0]:  # of equals the last, which is preferred
            best = (worth, margins, score)
    assert best is not None  # the grid is not empty
    return Chosen(temperature, best[1], best[2])


def write(chosen: Chosen, path: Path) -> None:
    """Write `reading.json`."""
    told: dict[str, Any] = {"temperature": round(chosen.temperature, 3), "margins": asdict(chosen.margins)}
    path.write_text(json.dumps(told, indent=1) + "\n")


def _seen(folders: Iterable[Path], recogniser: NetworkRecogniser) -> Iterator[Seen]:
    for folder in folders:
        for entry in split_labels(folder)[1]:
            image = read_picture(folder / "images" / Path(entry["image"]).name)
            labels = labels_of(entry["objects"])
            yield recogniser.looks(image), labels, not entry.get("has_other")


def _score(seen: list[Seen], margins: Margins) -> Score:
    score = Score()
    for places, labels, full in seen:
        readings = settle([(judge(*first, margins), again) for first, again in places], margins)
        score.add(one_a_card(readings), labels, complete=full)
    return score


def _temperature(seen: list[Seen]) -> float:
    """The temperature under which the labels were least surprising."""
    surprises = []
    for temperature in TEMPERATURES:
        total = 0.0
        for places, labels, _ in seen:
            for (aligned, opinion), _ in places:
                label = _label_of(aligned, labels)
                if label in CLASSES:
                    total -= float(np.log(max(_at(opinion, temperature).both[CLASSES.index(label)], 1e-6)))
        surprises.append(total)
    return float(TEMPERATURES[int(np.argmin(surprises))])


def _label_of(aligned: Aligned, labels: list[Label]) -> str:
    """The label that a found card fills; empty if none."""
    return next((label.name for label in labels if box_iou(aligned.quad, label.box) > FITS), "")


def _both_warmed(place: tuple[Look, list[Look]], temperature: float) -> tuple[Look, list[Look]]:
    return _warmed(place[0], temperature), [_warmed(look, temperature) for look in place[1]]


def _warmed(look: Look, temperature: float) -> Look:
    return look[0], _at(look[1], temperature)


def _at(opinion: Opinion, temperature: float) -> Opinion:
    """The opinion at another temperature; near enough, since it is a mean of two ways up."""

    def warm(shares: np.ndarray[Any, np.dtype[np.float32]]) -> np.ndarray[Any, np.dtype[np.float32]]:
        powered = np.maximum(shares, 1e-9) ** (1 / temperature)
        return np.asarray(powered / powered.sum(), np.float32)

    return Opinion(warm(opinion.both), warm(opinion.whole), warm(opinion.index), opinion.view)
