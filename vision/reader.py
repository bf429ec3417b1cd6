"""Which card is it: the reader network and what its answer is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

from euchre.cards import DECK
from vision.geometry import Quad, index_crops, read_crop
from vision.reading import Image
from vision.runtime import Network, as_input

CLASSES: tuple[str, ...] = (*(str(card) for card in DECK), "other", "back")
"""The reader's outputs, in order."""

Probabilities = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the reader thinks of one card; each an array of probabilities over `CLASSES`.

    Attributes:
        both: from the whole card and its indices together.
        whole: from the whole card alone.
        index: from the indices alone.
        view: the straightened card it looked at.
    """

    both: Probabilities
    whole: Probabilities
    index: Probabilities
    view: Image


class CardReader(Protocol):
    """Whatever has an opinion of cards whose corners are known."""

    def read(self, image: Image, quads: list[Quad]) -> list[Opinion]:
        """Read every card, in order."""
        ...


class Reader:
    """Reads cards whose corners are known. Either short side may come first: both ways up are read."""

    def __init__(self, network: Network, temperature: float = 1.0) -> None:
        """Set up.

        Args:
            network: whole cards, both ways up, and index corners (see `vision.geometry`), BGR in 0..1, to
                three sets of logits.
            temperature: divides the logits; fitted on photographs held back from training.
        """
        self._network = network
        self._temperature = temperature

    def read(self, image: Image, quads: list[Quad]) -> list[Opinion]:
        """Read every card, in order."""
        if not quads:
            return []
        wholes = [read_crop(image, quad) for quad in quads]
        turned = [np.ascontiguousarray(view[::-1, ::-1]) for view in wholes]
        indices = as_input(np.stack([index_crops(image, quad) for quad in quads]))
        both, whole, index = (
            self._mean(part, len(quads)) for part in self._network(as_input(wholes + turned), indices)
        )
        return [Opinion(both[i], whole[i], index[i], wholes[i]) for i in range(len(quads))]

    def _mean(self, logits: npt.NDArray[np.float32], count: int) -> Probabilities:
        """Probabilities of so many cards, averaged over both ways up where there are two rows a card."""
        scaled = logits / self._temperature
        scaled = np.exp(scaled - scaled.max(1, keepdims=True))
        shares = scaled / scaled.sum(1, keepdims=True)
        return np.asarray(shares.reshape(-1, count, shares.shape[1]).mean(0), np.float32)
