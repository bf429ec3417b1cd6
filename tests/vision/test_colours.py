"""Which channel is red at each boundary of the eyes: the detector is shown RGB, the two others BGR."""

from __future__ import annotations

import numpy as np

from vision.aligner import Aligner
from vision.detector import Detector
from vision.geometry import rect_quad
from vision.reader import CLASSES, Reader

RED_CARD = np.full((300, 400, 3), (20, 30, 220), np.uint8)
QUAD = rect_quad(200, 150, 62, 86, 0.0)


class Remembers:
    """A network that keeps what it is shown."""

    def __init__(self, *outputs: tuple[int, ...]) -> None:
        self.outputs = outputs
        self.colours: list[list[int]] = []

    def __call__(self, *inputs: np.ndarray) -> list[np.ndarray]:
        for shown in inputs:
            channels = np.moveaxis(shown, -3, 0).reshape(3, -1)
            self.colours.append([round(float(np.median(c)) * 255) for c in channels])
        count = len(inputs[0])
        return [np.zeros((count, *shape), np.float32) for shape in self.outputs]


def test_the_detector_is_shown_rgb() -> None:
    network = Remembers((7, 4))
    Detector(network).find(RED_CARD, (320,))
    assert network.colours == [[220, 30, 20]]


def test_the_aligner_is_shown_bgr() -> None:
    network = Remembers((13,))
    Aligner(network, passes=1).align(RED_CARD, [QUAD])
    assert network.colours == [[20, 30, 220]]


def test_the_reader_is_shown_bgr() -> None:
    network = Remembers(*[(len(CLASSES),)] * 3)
    (opinion,) = Reader(network).read(RED_CARD, [QUAD])
    assert network.colours == [[20, 30, 220]] * 2
    assert (opinion.view == RED_CARD[0, 0]).all()
