"""Where exactly is a card: four corners from a rough guess, by a small network that looks more than once."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

import numpy as np

from vision.geometry import ALIGN_BOX, Quad, align_crop, from_align_crop, quad_area
from vision.reading import Image
from vision.runtime import Network, as_input

CORNER_UNIT = 32.0
"""The network's corner outputs are in units of so many pixels of its crop."""
SETTLED = 1.0
"""Pixels of the crop, where a card is 62 wide: once no corner moved by more, it is not looked at again."""

STAYED = 3.0
"""The same for a card that lay there before: the network is unsure of a pixel or two, and cards lie still."""


@dataclass(frozen=True, slots=True)
class Aligned:
    """A card's exact place.

    Attributes:
        quad: corners in pixels, clockwise; one of the short sides comes first.
        face: probability that it is a face, 0..1.
        back: probability that it is a back.
        none: probability that there is no card.
        visible: share of the card that can be seen, estimated.
    """

    quad: Quad
    face: float
    back: float
    none: float
    visible: float


class Aligner:
    """Corrects guesses until they sit on the card."""

    def __init__(self, network: Network, passes: int = 3, settled: float = SETTLED) -> None:
        """Set up.

        Args:
            network: N x 3 x 128 x 128, BGR in 0..1, to N x 13: corner shifts, face / back / none, across,
                visible.
            passes: how often each card is looked at, every time through a crop straightened by the last
                answer, unless it has settled.
            settled: see `SETTLED`.
        """
        self._network = network
        self._passes = passes
        self._settled = settled

    def align(
        self, image: Image, guesses: list[Quad], known: Container[int] = (), passes: int | None = None
    ) -> list[Aligned | None]:
        """Align every guess; None where the corners fall apart, which no card does.

        Args:
            image: the picture.
            guesses: 4 x 2 pixels each, clockwise.
            known: which of them are places where cards lay before, by number: they stand as they are if no
                corner would move by more than `STAYED`.
            passes: fewer than usual, where rough places will do.
        """
        if not guesses:
            return []
        quads = list(guesses)
        alive = everyone = list(range(len(quads)))
        good: set[int] = set()
        out = np.zeros((len(quads), 13), np.float32)
        for _ in range(passes or self._passes):
            answers = self._network(as_input([align_crop(image, quads[i]) for i in alive]))[0]
            still = []
            for i, answer in zip(alive, answers, strict=True):
                out[i] = answer
                # A long side that lies across means that the guess stood on the wrong side: turn it for the
                # next look.
                moved = from_align_crop(quads[i], ALIGN_BOX + answer[:8].reshape(4, 2) * CORNER_UNIT)
                across, furthest = answer[11] > 0, np.abs(answer[:8]).max() * CORNER_UNIT
                if i in known and alive is everyone and not across and furthest <= STAYED:
                    good.add(i)
                    continue
                quads[i] = np.roll(moved, 1, 0) if across else moved
                if not _is_card_shaped(quads[i]):
                    continue
                if not across and furthest <= self._settled:
                    good.add(i)
                else:
                    still.append(i)
            alive = still
            if not alive:
                break
        good.update(alive)
        return [self._result(quads[i], out[i]) if i in good else None for i in range(len(quads))]

    @staticmethod
    def _result(quad: Quad, answer: np.ndarray[tuple[int], np.dtype[np.float32]]) -> Aligned:
        kinds = np.exp(answer[8:11] - answer[8:11].max())
        face, back, none = (kinds / kinds.sum()).tolist()
        return Aligned(quad, face, back, none, float(1 / (1 + np.exp(-answer[12]))))


def _is_card_shaped(quad: Quad) -> bool:
    """Convex, clockwise, and not degenerate."""
    if quad_area(quad) < 60 or not np.isfinite(quad).all():
        return False
    edges = np.roll(quad, -1, 0) - quad
    following = np.roll(edges, -1, 0)
    crosses = edges[:, 0] * following[:, 1] - edges[:, 1] * following[:, 0]
    lengths = np.linalg.norm(edges, axis=1)
    return bool((crosses > 0).all() and lengths.max() < 6 * lengths.min())
