"""The sample pictures: small scenes with our own deck, each with its truth."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from euchre.art import DeckStyle
from euchre.cards import Card, effective_suit
from euchre.seats import Seat
from vision.cv import cv2
from vision.synth.camera import View
from vision.synth.clip import Clip, ClipOptions, empty_clip, make_clip
from vision.synth.clip_stage import Stage
from vision.synth.clip_truth import SeenCard, visible_shares
from vision.synth.decks import EUCHRE_RANKS, SUITS
from vision.synth.hands import Grip
from vision.synth.keyframes import ArmPose, CardPose, CardTrack
from vision.synth.random_hands import Record, random_hand
from vision.synth.raster import own_deck
from vision.synth.table import Lamp, Surface

_Placed = tuple[str, float, float, float]
"""Card (a `-` after it lays it face down), x and y in mm, degrees clockwise."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One sample picture.

    Attributes:
        name: of its file.
        cards: from the lowest to the topmost.
        view: where the camera hangs.
        surface: the table top.
        style: printing of the deck.
        index_px: height of a corner index at the centre of the table, pixels.
        lamp: the light.
        hand: a seat whose hand reaches in, and where to; None for no hand.
    """

    name: str
    cards: tuple[_Placed, ...]
    view: View
    surface: Surface
    style: str = ""
    index_px: float = 27.0
    lamp: Lamp = Lamp.NORMAL
    hand: tuple[Seat, float, float] | None = None


_FAN = tuple(
    (name, 13 + 190 * np.sin(np.radians(turn)), 150 - 190 * np.cos(np.radians(turn)), turn)
    for name, turn in zip(("JS", "JC", "AS", "KS", "TH"), (-34.0, -17.0, 0.0, 17.0, 34.0), strict=True)
)
_ALL = tuple(
    (rank + suit, -230 + 92 * column, -165 + 110 * row, 2.0 * ((3 * row + 5 * column) % 5 - 2))
    for row, suit in enumerate(SUITS)
    for column, rank in enumerate(EUCHRE_RANKS)
)

SAMPLES: tuple[Sample, ...] = (
    Sample(
        "trick",
        (("9H", -6, -62, 172), ("AH", 66, -4, 285), ("JD", 8, 66, -9), ("KH", -62, 12, 78)),
        View.OVERHEAD,
        Surface.FELT_GREEN,
        hand=(Seat.WEST, -150.0, 40.0),
    ),
    Sample("fan", _FAN, View.OBLIQUE45, Surface.WALNUT, "serif", 30.0),
    Sample(
        "heap",
        (
            ("QD", -34, -30, 204),
            ("9S", 48, -22, 251),
            ("AC", 16, 52, 12),
            ("JH", -48, 36, 61),
            ("TC", 8, -4, 142),
            ("KD", 70, 46, 318),
        ),
        View.OVERHEAD,
        Surface.CHECK,
        "slab-bridge-red-rays",
        30.0,
    ),
    Sample(
        "kitty",
        (
            ("9C-", 150, -60, 4),
            ("TD-", 152, -61, -3),
            ("QS-", 149, -59, 2),
            ("JC", 150, -60, 6),
            ("9D-", -150, 52, 95),
            ("QH-", -146, 56, 91),
            ("AD-", -149, 54, 88),
            ("KC-", -147, 52, 93),
        ),
        View.OVERHEAD,
        Surface.FELT_BLUE,
        "round-green-scales",
    ),
    Sample(
        "score_cards",
        (
            ("4D", 176, 44, 8),
            ("6D-", 186, 20, 12),
            ("TS", -40, -52, 190),
            ("QS", 34, -20, 262),
            ("9S", 0, 66, 5),
        ),
        View.OVERHEAD,
        Surface.OAK,
        "condensed",
    ),
    Sample(
        "upside_down_six",
        (("6H", 60, -4, 180), ("9H", -60, -2, 3), ("4S", 150, 30, 40), ("JH", -150, 28, -22)),
        View.OVERHEAD,
        Surface.LINEN,
        "slab",
        30.0,
    ),
    Sample(
        "dim",
        (("AD", 4, -66, 168), ("JC", 70, 2, 276), ("9D", -4, 70, 11), ("QC", -68, -6, 97)),
        View.OBLIQUE30,
        Surface.WALNUT,
        "serif-red",
        30.0,
        Lamp.DIM,
        (Seat.EAST, 168.0, -8.0),
    ),
    Sample("all_24", _ALL, View.OVERHEAD, Surface.FELT_RED, "jumbo-four", 24.0),
)


def write_samples(folder: Path, seed: int, progress: Callable[[str], None] | None = None) -> None:
    """Write all sample pictures as JPEG and their truth as JSON.

    Args:
        folder: where to; made if need be.
        seed: of everything random.
        progress: told each file's name.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number, sample in enumerate(SAMPLES):
        options = ClipOptions(
            view=sample.view,
            index_px=sample.index_px,
            deck=own_deck(DeckStyle.parse(sample.style), all_ranks=True),
            surface=sample.surface,
            lamp=sample.lamp,
            seed=seed + number,
            hands=sample.hand is not None,
        )
        clip = empty_clip(_set(sample), options)
        picture = clip.renderer.frame(1.0)
        cv2.imwrite(str(folder / f"{sample.name}.jpg"), picture, [cv2.IMWRITE_JPEG_QUALITY, 93])
        truth = _truth(sample, clip.view.seen(1.0), options.size)
        (folder / f"{sample.name}.truth.json").write_text(
            json.dumps(truth, indent=1) + "\n", encoding="utf-8"
        )
        if progress is not None:
            progress(sample.name)


def sample_clip(seed: int) -> Clip:
    """The sample clip: a brisk hand, ordered up, with a renege in the second trick that the fourth proves."""
    rng = np.random.default_rng(seed)
    record = random_hand(rng, renege=True)
    while not _tells(record):
        record = random_hand(rng, renege=True)
    deck = own_deck(DeckStyle.parse("grotesk"))
    return make_clip(
        record, ClipOptions(index_px=26.0, deck=deck, seed=seed, spread=72.0, quality=24, corners_every=15)
    )


def _tells(record: Record) -> bool:
    """Whether a hand makes a good story: trick and proof are apart, and the dealer exchanges a card."""
    refused = _refusals(record)
    return record["discard"] is not None and refused == [(2, 4)]


def _refusals(record: Record) -> list[tuple[int, int]]:
    """Tricks in which a seat refused the suit led, each with the later trick in which it first showed it."""
    trump = Card.parse(record["upcard"]).suit
    plays = [e for e in record["events"] if e["do"] == "play"]
    tricks = [plays[n : n + 4] for n in range(0, 20, 4)]
    found = []
    for number, trick in enumerate(tricks, 1):
        led = effective_suit(Card.parse(trick[0]["card"]), trump)
        for play in trick[1:]:
            if effective_suit(Card.parse(play["card"]), trump) is led:
                continue
            for later, other in enumerate(tricks[number:], number + 1):
                shown = next(Card.parse(p["card"]) for p in other if p["seat"] == play["seat"])
                if effective_suit(shown, trump) is led:
                    found.append((number, later))
                    break
    return found


def _set(sample: Sample) -> Callable[[Stage], None]:
    def lay(stage: Stage) -> None:
        for level, (text, x, y, turn) in enumerate(sample.cards):
            name = text.removesuffix("-")
            track = stage.cards.setdefault(name, CardTrack(name))
            track.appear(level / 100, CardPose(x, y, 0.3, turn, 180.0 if text.endswith("-") else 0.0))
        if sample.hand is not None:
            seat, x, y = sample.hand
            home = stage.arms[seat].at(0.0)
            assert home is not None
            stage.arms[seat].key(
                0.5, ArmPose(x, y, 14.0, home[0].shoulder_x, home[0].shoulder_y), Grip.PINCH.value
            )

    return lay


def _truth(sample: Sample, seen: list[SeenCard], size: tuple[int, int]) -> dict[str, Any]:
    cards = [
        {
            "card": card.name if card.kind == "face" else None,
            "kind": card.kind,
            "visible": round(share, 2),
            "corners": card.corners_json(),
        }
        for card, share in zip(seen, visible_shares(seen, size), strict=True)
    ]
    return {"image": f"{sample.name}.jpg", "width": size[0], "height": size[1], "cards": cards}
