"""The eyes: detector, aligner and reader in a row, behind the `Recogniser` protocol."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from vision.aligner import Aligned, Aligner
from vision.deck_profile import read_profile
from vision.deck_reader import DeckReader
from vision.detector import Detector, Found
from vision.geometry import Quad, quad_area, quad_iou, share_inside
from vision.judgement import Margins, judge
from vision.reader import CardReader, Opinion, Reader
from vision.reading import NOTHING_KNOWN, Corners, Expected, Image, Kind, Reading, Spot, as_corners
from vision.runtime import ModelError, Runtime, load_network
from vision.second_look import NO_CARD, SAME_PLACE, Look, on_one_card, other_guesses, settle

PART_SIZE, PART_INSIDE = 0.5, 0.7
"""All cards of a deck are one size: what lies inside one at less than half its area is part of its print."""

STILL_THERE = 0.6
"""A guess that shares more than this with a known place is of the card that lay there, or of one upon it."""

FOLLOWED_PASSES = 2
"""Looks of the aligner at cards of a watched table: enough to follow them; `read` aligns them anew."""

ARRIVED_SCORE = 0.3
"""Score of a card at which something came to rest and the detector found nothing."""
FOUND_THERE = 0.55
"""A card that shares more than this with such a place is what came to rest there."""

ONE_SIZE = 1.3
"""How many times larger than another one card may be found at most."""

INPUTS = {"detector": ("images",), "aligner": ("crops",), "reader": ("whole", "indices")}
"""The three networks' files and what their inputs are called."""

STILL_SCALES = (384, 640, 896)
"""For photographs; the first only for large cards, the last only for small ones."""
LIVE_SCALES = (640,)
"""For video of a table: cards are all of one middling size."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the eyes are set.

    Attributes:
        scales: lengths that the longer side of a picture is scaled to for the detector.
        threads: of the runtime, 0 for every core.
        margins: what it takes for a reading to be accepted.
        runtime: what runs the networks.
        deck: the profile of a deck that was taught; see `vision.deck_profile`.
    """

    scales: tuple[int, ...] = STILL_SCALES
    threads: int = 0
    margins: Margins | None = None
    runtime: Runtime = Runtime.ONNXRUNTIME
    deck: Path | None = None


class NetworkRecogniser:
    """Runs the shipped networks; see `vision.reading.Recogniser`."""

    def __init__(
        self,
        detector: Detector,
        aligner: Aligner,
        reader: CardReader,
        margins: Margins,
        scales: tuple[int, ...],
    ) -> None:
        self._detector = detector
        self._aligner = aligner
        self._reader = reader
        self._margins = margins
        self._scales = scales

    def locate(self, image: Image, expected: Expected = NOTHING_KNOWN) -> list[Spot]:
        """Find the cards of a picture, one spot a card, best first."""
        return [spot for _, spot in self._placed(image, expected)]

    def _placed(self, image: Image, expected: Expected = NOTHING_KNOWN) -> list[tuple[Aligned, Spot]]:
        found = self._detector.find(image, self._scales, expected.card_px)
        known = [np.array(corners, np.float32) for corners in expected.known]
        lay = [_where_it_lay(place.quad, known) for place in found]
        guesses = [place.quad if quad is None else quad for place, quad in zip(found, lay, strict=True)]
        still = {i for i, quad in enumerate(lay) if quad is not None}
        passes = None if expected.card_px is None else FOLLOWED_PASSES
        placed = _distinct(found, self._aligner.align(image, guesses, still, passes), [])
        overlooked = _overlooked(expected.arrived, [card.quad for card, _ in placed])
        if overlooked:
            guesses = [place.quad for place in overlooked]
            placed += _distinct(overlooked, self._aligner.align(image, guesses, passes=passes), placed)
        quads = [card.quad for card, _ in placed]
        return [(card, spot) for card, spot in placed if not _is_part(card.quad, quads)]

    def read(self, image: Image, spots: list[Spot]) -> list[Reading]:
        """Read the cards at these spots, in order."""
        return [judge(card, opinion, self._margins) for card, opinion in self.opinions(image, spots)]

    def read_again(self, image: Image, spots: list[Spot], others: list[Reading]) -> list[Reading]:
        """Read the cards at these spots, in order, looking a second time; see `vision.second_look`."""
        looks = self.opinions(image, spots)
        again = self._again(image, [card for card, _ in looks])
        places = [(judge(*look, self._margins), more) for look, more in zip(looks, again, strict=True)]
        return settle(places, self._margins, others)

    def opinions(self, image: Image, spots: list[Spot]) -> list[tuple[Aligned, Opinion]]:
        """What the networks think of the cards at these spots, each aligned once more first."""
        quads = [np.array(spot.corners, np.float32) for spot in spots]
        checked = self._aligner.align(image, quads)
        cards = [
            card if card is not None else Aligned(quad, 0.0, 0.0, 1.0, 0.0)
            for card, quad in zip(checked, quads, strict=True)
        ]
        return list(zip(cards, self._reader.read(image, [card.quad for card in cards]), strict=True))

    def look(self, image: Image) -> list[Reading]:
        """Find and read everything: one entry a card. Nothing moved meanwhile, so none is aligned again.

        What is unsure at first is looked at a second time; see `vision.second_look`.
        """
        first = self._first(image)
        readings = [judge(*look, self._margins) for look in first]
        doubtful = [i for i, reading in enumerate(readings) if reading.kind is Kind.UNSURE]
        again = dict(zip(doubtful, self._again(image, [first[i][0] for i in doubtful]), strict=True))
        places = [(reading, again.get(i, [])) for i, reading in enumerate(readings)]
        return one_a_card(settle(places, self._margins))

    def looks(self, image: Image) -> list[tuple[Look, list[Look]]]:
        """Everything `look` could see: each place's first look, and its second looks, doubtful or not."""
        first = self._first(image)
        return list(zip(first, self._again(image, [card for card, _ in first]), strict=True))

    def _first(self, image: Image) -> list[Look]:
        cards = [card for card, _ in self._placed(image)]
        return list(zip(cards, self._reader.read(image, [card.quad for card in cards]), strict=True))

    def _again(self, image: Image, cards: list[Aligned]) -> list[list[Look]]:
        guesses = [(i, guess) for i, card in enumerate(cards) for guess in other_guesses(card.quad)]
        found = self._aligner.align(image, [guess for _, guess in guesses])
        placed = [
            (i, card)
            for (i, _), card in zip(guesses, found, strict=True)
            if card is not None and card.none <= NO_CARD
        ]
        opinions = self._reader.read(image, [card.quad for _, card in placed])
        again: list[list[Look]] = [[] for _ in cards]
        for (i, card), opinion in zip(placed, opinions, strict=True):
            again[i].append((card, opinion))
        return again


def _distinct(
    found: list[Found], aligned: list[Aligned | None], others: list[tuple[Aligned, Spot]]
) -> list[tuple[Aligned, Spot]]:
    """The places at which there is a card, each card once, and none of the others again."""
    placed: list[tuple[Aligned, Spot]] = []
    for place, card in zip(found, aligned, strict=True):
        if card is None or card.none > NO_CARD:
            continue
        if any(quad_iou(card.quad, other.quad) > SAME_PLACE for other, _ in placed):
            continue
        if any(_is_one_card(card.quad, other.quad, SAME_PLACE) for other, _ in others):
            continue
        spot = Spot(as_corners(card.quad), place.score * (1 - card.none), card.back > card.face)
        placed.append((card, spot))
    return placed


def _overlooked(arrived: Sequence[Corners], placed: list[Quad]) -> list[Found]:
    """The places at which something arrived and no card was found."""
    quads = [np.array(corners, np.float32) for corners in arrived]
    return [
        Found(quad, ARRIVED_SCORE, is_back=False)
        for quad in quads
        if not any(_is_one_card(quad, other, FOUND_THERE) for other in placed)
    ]


def _is_one_card(quad: Quad, other: Quad, shared: float) -> bool:
    """Whether two places share so much, and are so nearly of one size, that they are one card.

    Two cards that lie across each other are at times found as one large thing.
    """
    sizes = sorted((abs(quad_area(quad)), abs(quad_area(other))))
    return quad_iou(quad, other) > shared and sizes[1] < ONE_SIZE * sizes[0]


def _where_it_lay(guess: Quad, known: list[Quad]) -> Quad | None:
    """Where the card at a guess was found last, if it was: the aligner, begun there, is done at once."""
    shared = [quad_iou(guess, quad) for quad in known]
    best = int(np.argmax(shared)) if shared else 0
    return known[best] if shared and shared[best] > STILL_THERE else None


def _is_part(quad: Quad, others: list[Quad]) -> bool:
    """Whether this is but a part of a card among the others, such as half a court."""
    area = abs(quad_area(quad))
    return any(
        area < PART_SIZE * abs(quad_area(other)) and share_inside(quad, other) > PART_INSIDE
        for other in others
    )


def one_a_card(readings: list[Reading]) -> list[Reading]:
    """Drop the weaker of two readings that lie on one card."""
    order = sorted(readings, key=lambda r: (r.kind is Kind.UNSURE, -r.confidence))
    kept: list[Reading] = []
    for reading in order:
        if not any(on_one_card(reading, other) for other in kept):
            kept.append(reading)
    return kept


def load_recogniser(
    models: Path, settings: Settings | None = None, temperature: float | None = None
) -> NetworkRecogniser:
    """Load the shipped networks.

    Args:
        models: the folder with `detector.onnx`, `aligner.onnx`, `reader.onnx` and `reading.json`.
        settings: scales, threads and margins; the file's own margins where none are given.
        temperature: of the reader; the file's own by default.

    Raises:
        ModelError: a file is missing or broken, or the runtime is not installed.
        DeckProfileError: the deck's profile cannot be read.
    """
    settings = settings or Settings()
    try:
        told = json.loads((models / "reading.json").read_text())
        margins = settings.margins or replace(Margins(), **told["margins"])
        warmth = float(told["temperature"]) if temperature is None else temperature
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ModelError(f"{models / 'reading.json'}: missing or not understood ({error})") from error
    networks = [
        load_network(models / f"{name}.onnx", inputs, settings.threads, settings.runtime)
        for name, inputs in INPUTS.items()
    ]
    reader: CardReader = Reader(networks[2], warmth)
    if settings.deck is not None:
        reader = DeckReader(reader, read_profile(settings.deck))
    return NetworkRecogniser(
        Detector(networks[0]),
        Aligner(networks[1]),
        reader,
        margins,
        settings.scales,
    )
