"""Where are cards, roughly: the YOLO26-obb network, run without Ultralytics."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.cv import cv2
from vision.geometry import Quad, quad_iou, rect_quad
from vision.reading import Image
from vision.runtime import Network

STRIDE = 32
SMALL = 28.0
"""Pixels, as scaled: where a card is narrower, others may be too small to be found at this scale."""
COMFORTABLE = 42.0
"""Pixels, as scaled, at which cards of one table are found: half as much again as `SMALL`."""
LIKELY = 0.3
"""Score from which a place counts for that."""
LARGE = 90.0
"""Pixels, as scaled: where a card is wider, others may be too large: it learnt from smaller ones."""
TRUSTED = 640
"""Least scale whose pass may be the only one: at 448 pixels cards are missed that are found at 640."""
WIDEST = 960
"""Pixels, as scaled: the longer side of a picture in which the cards of one table are looked for. At 640 a
whole table seen from the side hides its far cards; twice that takes four times as long."""


@dataclass(frozen=True, slots=True)
class Found:
    """A rough place of a card: a standing rectangle in pixels, the detector's score and opinion."""

    quad: Quad
    score: float
    is_back: bool


class Detector:
    """Finds cards at one or more scales."""

    def __init__(self, network: Network, least: float = 0.15, overlap: float = 0.72) -> None:
        """Set up.

        Args:
            network: N x 3 x height x width, RGB in 0..1, to N x 7 x places: centre, size, two scores, angle.
            least: scores below are dropped.
            overlap: of two boxes that share more than this the weaker is dropped. Cards of a fan share much,
                so it is high; duplicates that are left meet again after the aligner.
        """
        self._network = network
        self._least = least
        self._overlap = overlap

    def find(self, image: Image, scales: tuple[int, ...], card_px: float | None = None) -> list[Found]:
        """Find cards.

        Args:
            image: the picture.
            scales: lengths, in pixels, that the picture's longer side is scaled to, one pass each. The least
                that is `TRUSTED` comes first, the greatest where none is; smaller ones follow where it found
                large cards or none, larger ones where it found small cards or none. Never upwards by more
                than half.
            card_px: about how wide cards are, pixels, where that is known: then one pass is enough, with
                cards as wide as is `COMFORTABLE`, in a picture no longer than `WIDEST`.

        Returns:
            The places of all passes, best first, duplicates dropped.
        """
        longer = max(image.shape[:2])
        if card_px is not None:
            return self._pass(image, min(1.0, WIDEST / longer, COMFORTABLE / card_px))
        wanted = sorted({min(scale, round(longer * 1.5)) for scale in scales})
        main = next((scale for scale in wanted if scale >= TRUSTED), wanted[-1])
        found = self._pass(image, main / longer)
        widths = _likely_widths(found, main / longer)
        if not widths or max(widths) > LARGE:
            for scale in (scale for scale in wanted if scale < main):
                found += self._pass(image, scale / longer)
        for scale in (scale for scale in wanted if scale > main):
            if widths and min(widths) >= SMALL:
                break
            places = self._pass(image, scale / longer)
            found, widths = found + places, _likely_widths(places, scale / longer)
        return self._distinct(sorted(found, key=lambda f: -f.score))

    def _pass(self, image: Image, scale: float) -> list[Found]:
        height, width = (max(1, round(v * scale)) for v in image.shape[:2])
        how = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
        small = cv2.resize(image, (width, height), interpolation=how)
        padded = np.full((-(-height // STRIDE) * STRIDE, -(-width // STRIDE) * STRIDE, 3), 114, np.uint8)
        padded[:height, :width] = small
        pixels = np.ascontiguousarray(padded[..., ::-1].transpose(2, 0, 1)[None], np.float32)
        pixels *= np.float32(1 / 255)
        (out,) = self._network(pixels)
        return self._decode(out[0], scale)

    def _decode(self, out: npt.NDArray[np.float32], scale: float) -> list[Found]:
        scores = out[4:6]
        best = scores.max(0)
        chosen = np.flatnonzero(best >= self._least)
        chosen = chosen[np.argsort(-best[chosen])][:300]
        back = scores[1] > scores[0]
        places = []
        for i in chosen:
            cx, cy, w, h = (float(v) / scale for v in out[:4, i])
            if min(w, h) < 6:
                continue
            places.append(Found(rect_quad(cx, cy, w, h, float(out[6, i])), float(best[i]), bool(back[i])))
        return self._distinct(places)

    def _distinct(self, places: list[Found]) -> list[Found]:
        kept: list[Found] = []
        centres = np.empty((0, 2), np.float32)
        for place in places:
            centre = place.quad.mean(0)
            reach = np.linalg.norm(place.quad[2] - place.quad[0]) * 0.5
            close = np.linalg.norm(centres - centre, axis=1) < reach if kept else np.zeros(0, bool)
            near = np.flatnonzero(close)
            if any(quad_iou(place.quad, kept[i].quad) > self._overlap for i in near):
                continue
            kept.append(place)
            centres = np.vstack([centres, centre])
        return kept


def _likely_widths(places: list[Found], scale: float) -> list[float]:
    """How wide the likely ones of these places are, in pixels as scaled."""
    return [_width(place.quad) * scale for place in places if place.score >= LIKELY]


def _width(quad: Quad) -> float:
    """The shorter side of a rectangle, pixels."""
    return float(min(np.linalg.norm(quad[1] - quad[0]), np.linalg.norm(quad[2] - quad[1])))
