"""The three networks' wrappers, driven by networks made of arithmetic."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from vision.aligner import Aligner
from vision.detector import Detector
from vision.geometry import ALIGN_BOX, quad_iou, rect_quad
from vision.judgement import Margins
from vision.reader import CLASSES, Reader
from vision.reading import Expected, Kind, Reading
from vision.recogniser import NetworkRecogniser, load_recogniser, one_a_card
from vision.runtime import ModelError

IMAGE = np.zeros((300, 400, 3), np.uint8)


class Places:
    """A detector network that always answers with these boxes (pixels of its input)."""

    def __init__(self, *boxes: tuple[float, ...]) -> None:
        self.boxes, self.shapes = boxes, []

    def __call__(self, *inputs: np.ndarray) -> list[np.ndarray]:
        self.shapes.append(inputs[0].shape)
        return [np.array(self.boxes, np.float32).T[None]]


def test_boxes_come_back_in_pixels_of_the_picture() -> None:
    network = Places((100, 80, 31.5, 44, 0.9, 0.1, 0.3))
    (place,) = Detector(network).find(IMAGE, (200,))
    assert network.shapes == [(1, 3, 160, 224)]
    assert quad_iou(place.quad, rect_quad(200, 160, 63, 88, 0.3)) == pytest.approx(1, abs=1e-3)
    assert (place.score, place.is_back) == (pytest.approx(0.9), False)


def test_weak_and_double_boxes_are_dropped_and_neighbours_kept() -> None:
    box = (100, 80, 60, 88, 0.9, 0.1, 0.0)
    double, neighbour = (101, 80, 60, 88, 0.7, 0.1, 0.02), (118, 80, 60, 88, 0.2, 0.8, 0.0)
    weak = (300, 80, 60, 88, 0.05, 0.02, 0.0)
    found = Detector(Places(double, box, neighbour, weak)).find(IMAGE, (400,))
    assert [(round(p.score, 1), p.is_back) for p in found] == [(0.9, False), (0.8, True)]


def test_a_small_picture_is_not_blown_up() -> None:
    network = Places((100, 80, 30, 44, 0.9, 0.1, 0.3))
    Detector(network).find(np.zeros((100, 100, 3), np.uint8), (448, 896))
    assert [shape[3] for shape in network.shapes] == [160]


@pytest.mark.parametrize(
    ("boxes", "passes"),
    [
        ([(100, 80, 40, 56, 0.9, 0.1, 0.3)], [640]),  # seen well enough
        ([(100, 80, 40, 56, 0.9, 0.1, 0.3), (60, 80, 20, 28, 0.6, 0.1, 0.0)], [640, 960]),
        ([(100, 80, 40, 56, 0.9, 0.1, 0.3), (60, 80, 20, 28, 0.2, 0.1, 0.0)], [640]),  # small and unlikely
        ([(100, 80, 40, 56, 0.05, 0.01, 0.3)], [640, 384, 960]),  # nothing found
        ([(100, 80, 100, 140, 0.9, 0.1, 0.3)], [640, 384]),  # too large for what the detector learnt
        ([(100, 80, 100, 140, 0.2, 0.1, 0.3), (60, 80, 40, 56, 0.6, 0.1, 0.0)], [640]),
    ],
)
def test_other_scales_are_for_small_and_for_large_cards(
    boxes: list[tuple[float, ...]], passes: list[int]
) -> None:
    network = Places(*boxes)
    Detector(network).find(np.zeros((750, 1000, 3), np.uint8), (960, 640, 384))
    assert [shape[3] for shape in network.shapes] == passes


@pytest.mark.parametrize(("scales", "passes"), [((448, 896), [896]), ((448, 512), [512])])
def test_the_first_pass_is_one_that_can_be_trusted(scales: tuple[int, ...], passes: list[int]) -> None:
    network = Places((100, 80, 40, 56, 0.9, 0.1, 0.3))
    Detector(network).find(np.zeros((750, 1000, 3), np.uint8), scales)
    assert [shape[3] for shape in network.shapes] == passes


@pytest.mark.parametrize(("card_px", "width"), [(63, 704), (84, 512), (150, 288), (30, 960)])
def test_cards_of_a_known_size_are_found_in_one_pass_as_small_as_will_do(card_px: float, width: int) -> None:
    network = Places((100, 80, 40, 56, 0.05, 0.01, 0.3))  # finds nothing, and needs no second pass for it
    Detector(network).find(np.zeros((576, 1024, 3), np.uint8), (640, 896), card_px)
    assert [shape[3] for shape in network.shapes] == [width]


class Pull:
    """An aligner network that moves every corner by some pixels of its crop."""

    def __init__(
        self, *, by: tuple[float, float] = (0, 0), across: float = -5.0, collapse: bool = False
    ) -> None:
        self.by, self.across, self.collapse = by, across, collapse

    def __call__(self, *inputs: np.ndarray) -> list[np.ndarray]:
        shifts = (ALIGN_BOX[::-1] - ALIGN_BOX if self.collapse else np.tile(np.float32(self.by), (4, 1))) / 32
        row = np.concatenate([shifts.reshape(8), [4, 0, 0, self.across, 3]]).astype(np.float32)
        return [np.tile(row, (len(inputs[0]), 1))]


def test_every_pass_corrects_the_last() -> None:
    guess = rect_quad(200, 150, 62, 86, 0.0)
    (card,) = Aligner(Pull(by=(2, 0)), passes=3).align(IMAGE, [guess])
    assert card is not None
    assert np.allclose(card.quad, guess + np.float32([6, 0]), atol=0.05)
    assert card.face > 0.9
    assert card.visible > 0.9


def test_a_card_that_has_settled_is_not_looked_at_again() -> None:
    class Halves:
        """Moves the guess half way to its place; counts how many crops it was shown each time."""

        def __init__(self) -> None:
            self.shown: list[int] = []

        def __call__(self, *inputs: np.ndarray) -> list[np.ndarray]:
            self.shown.append(len(inputs[0]))
            rows = np.zeros((len(inputs[0]), 13), np.float32)
            rows[:, 8], rows[:, 11] = 4, -5
            rows[0, :8] = 0.02  # the first guess sits already; the others are always moved
            rows[1:, :8] = 0.2
            return [rows]

    network = Halves()
    guesses = [rect_quad(100, 150, 62, 86, 0.0), rect_quad(300, 150, 62, 86, 0.0)]
    first, second = Aligner(network, passes=2).align(IMAGE, guesses)
    assert network.shown == [2, 1]
    assert first is not None
    assert second is not None
    assert np.allclose(first.quad, guesses[0] + 0.02 * 32, atol=0.05)


@pytest.mark.parametrize(("by", "known", "moved"), [(2, {0}, 0), (2, set(), 6), (4, {0}, 12), (2, {1}, 6)])
def test_a_card_where_it_lay_before_stays_there_unless_it_was_pushed(
    by: float, known: set[int], moved: float
) -> None:
    guess = rect_quad(200, 150, 62, 86, 0.0)
    (card,) = Aligner(Pull(by=(by, 0)), passes=3).align(IMAGE, [guess], known)
    assert card is not None
    assert np.allclose(card.quad, guess + np.float32([moved, 0]), atol=0.05)


def eyes_of(places: Places, pull: Pull | None = None) -> NetworkRecogniser:
    """A recogniser that finds these places, and whose reader is never asked."""
    return NetworkRecogniser(
        Detector(places), Aligner(pull or Pull()), Reader(places), Margins(), scales=(400,)
    )


@pytest.mark.parametrize(("card_px", "moved"), [(None, 6), (40.0, 4)])
def test_a_known_place_is_where_the_next_guess_begins(card_px: float | None, moved: int) -> None:
    lay = rect_quad(200, 150, 62, 86, 0.1)
    spots = [(200, 150), (330, 150)]
    network = Places(*((x, y, 62, 86, 0.9, 0.1, 0.0) for x, y in spots))
    eyes = eyes_of(network, Pull(by=(2, 0)))
    a, b, c, d = ((float(x), float(y)) for x, y in lay)
    first, second = eyes.locate(IMAGE, Expected(card_px, known=((a, b, c, d),)))
    assert np.allclose(first.corners, lay, atol=0.05)
    assert np.allclose(second.corners, rect_quad(330 + moved, 150, 62, 86, 0.0), atol=0.05)


@pytest.mark.parametrize(("at", "scores"), [((330, 150), [0.9, 0.3]), ((206, 150), [0.9])])
def test_where_something_arrived_is_looked_at_unless_a_card_is_found_there(
    at: tuple[int, int], scores: list[float]
) -> None:
    eyes = eyes_of(Places((200, 150, 62, 86, 0.9, 0.1, 0.0)))
    a, b, c, d = ((float(x), float(y)) for x, y in rect_quad(*at, 62, 86, 0.1))
    found = eyes.locate(IMAGE, Expected(arrived=((a, b, c, d),)))
    assert [spot.score for spot in found] == pytest.approx(scores, abs=0.02)


def test_two_cards_found_as_one_large_thing_hide_neither_of_them() -> None:
    eyes = eyes_of(Places((200, 150, 62, 130, 0.9, 0.1, 0.0)))
    a, b, c, d = ((float(x), float(y)) for x, y in rect_quad(200, 170, 62, 86, 0.0))
    assert len(eyes.locate(IMAGE, Expected(arrived=((a, b, c, d),)))) == 2


def test_a_card_that_lies_across_is_turned() -> None:
    guess = rect_quad(200, 150, 62, 86, 0.0)
    (card,) = Aligner(Pull(across=5), passes=1).align(IMAGE, [guess])
    assert card is not None
    assert np.allclose(card.quad, np.roll(guess, 1, 0), atol=0.05)


def test_corners_that_fall_apart_are_no_card() -> None:
    guess = rect_quad(200, 150, 62, 86, 0.0)
    assert Aligner(Pull(collapse=True)).align(IMAGE, [guess]) == [None]


def test_cards_are_shown_both_ways_up_and_their_indices_once() -> None:
    rows: list[list[int]] = []

    def network(*inputs: np.ndarray) -> list[np.ndarray]:
        rows.append([len(part) for part in inputs])
        logits = np.zeros((4, len(CLASSES)), np.float32)
        logits[0, 0] = logits[2, 1] = (
            50.0  # the first card is read as one thing this way up, another that way
        )
        logits[1, 5] = logits[3, 5] = 50.0
        return [logits, logits, logits[:2]]

    first, second = Reader(network).read(IMAGE, [rect_quad(100, 150, 62, 86, 0.0)] * 2)
    assert rows == [[4, 2]]
    assert first.both[:2] == pytest.approx([0.5, 0.5])
    assert (second.both[5], first.index[0], second.index[5]) == pytest.approx((1, 1, 1))


def test_one_entry_a_card() -> None:
    def reading(kind: Kind, confidence: float, x: float) -> Reading:
        corners = tuple((float(a), float(b)) for a, b in rect_quad(x, 150, 62, 86, 0.0))
        return Reading(kind, None, confidence, (), corners)  # type: ignore[arg-type]

    kept = one_a_card(
        [reading(Kind.UNSURE, 0.9, 100), reading(Kind.OTHER, 0.8, 104), reading(Kind.BACK, 0.7, 150)]
    )
    assert [r.kind for r in kept] == [Kind.OTHER, Kind.BACK]


def test_half_a_court_inside_a_card_is_no_card() -> None:
    card, half = (200, 150, 62, 86, 0.9, 0.1, 0.0), (202, 130, 38, 44, 0.8, 0.1, 0.0)
    beside = (300, 150, 60, 88, 0.7, 0.1, 0.0)

    class Keep:
        def __call__(self, *inputs: np.ndarray) -> list[np.ndarray]:
            return [np.tile(np.float32([0] * 8 + [4, 0, 0, -5, 3]), (len(inputs[0]), 1))]

    eyes = NetworkRecogniser(
        Detector(Places(card, half, beside)), Aligner(Keep()), Reader(Keep()), Margins(), (400,)
    )
    spots = eyes.locate(IMAGE)
    assert [round(np.mean([x for x, _ in spot.corners])) for spot in spots] == [200, 300]


@pytest.mark.parametrize(
    ("files", "word"),
    [
        ({}, "reading.json"),
        ({"reading.json": "{"}, "reading.json"),
        ({"reading.json": json.dumps({"margins": {"mood": 1}, "temperature": 1})}, "reading.json"),
        (
            {"reading.json": json.dumps({"margins": {}, "temperature": 1})},
            "detector.onnx: weights are missing",
        ),
        (
            {"reading.json": json.dumps({"margins": {}, "temperature": 1}), "detector.onnx": "no network"},
            "not weights that onnxruntime can run",
        ),
    ],
)
def test_broken_weights_are_told_in_one_line(tmp_path: Path, files: dict[str, str], word: str) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    with pytest.raises(ModelError, match=word) as caught:
        load_recogniser(tmp_path)
    assert "\n" not in str(caught.value)
