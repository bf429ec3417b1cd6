"""Batches without end from a pool, from worker processes, in an order that a seed decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import numpy as np
from torch.utils.data import IterableDataset, get_worker_info

from vision.cv import cv2
from vision.reading import Image
from vision.training.pool import PooledScene, load_pool

Sample = TypeVar("Sample")
Maker = Callable[[np.random.Generator, Image, PooledScene], list[Any]]


class SceneStream(IterableDataset[Any], Generic[Sample]):
    """Goes through the scenes of some pools for ever, shuffled, and hands out the samples cut from them.

    Attributes:
        scenes: all scenes with the weight of the pool each comes from.
    """

    def __init__(self, pools: list[tuple[Path, float]], maker: Maker, seed: int, mix: int = 600) -> None:
        """Set up.

        Args:
            pools: folders with how often each is drawn, relative to each other.
            maker: cuts the samples of one loaded scene.
            seed: decides order and jitter.
            mix: samples kept back to mix neighbours of one scene apart.
        """
        self.scenes = [(load_pool(folder), weight) for folder, weight in pools]
        self._maker, self._seed, self._mix = maker, seed, mix

    def __iter__(self) -> Iterator[Any]:
        """Hand out samples for ever."""
        cv2.setNumThreads(1)
        worker = get_worker_info()
        rng = np.random.default_rng([self._seed, worker.id if worker else 0])
        weights = np.array([weight for _, weight in self.scenes])
        waiting: list[Any] = []
        while True:
            pool = self.scenes[int(rng.choice(len(weights), p=weights / weights.sum()))][0]
            scene = pool[int(rng.integers(len(pool)))]
            waiting.extend(self._maker(rng, scene.load(), scene))
            while len(waiting) > self._mix:
                yield waiting.pop(int(rng.integers(len(waiting))))
