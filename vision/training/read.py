"""Training the reader."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader

from vision.reader import CLASSES
from vision.reading import Image
from vision.training.fit import FitPlan, Report, fit
from vision.training.nets import ReaderNet
from vision.training.pool import PooledScene
from vision.training.samples import ReadSample, read_sample, to_tensor_layout
from vision.training.shipped import begin
from vision.training.stream import SceneStream

LABELS = {name: i for i, name in enumerate(CLASSES)}


def cut(rng: np.random.Generator, image: Image, scene: PooledScene, jitter: float = 0.02) -> list[ReadSample]:
    """All readable cards of a scene; backs are easy, so most are left out."""
    out = []
    for card in scene.cards:
        if card.name == "back" and rng.random() < 0.7:
            continue
        sample = read_sample(rng, image, card, LABELS, jitter)
        if sample is not None:
            out.append(sample)
    return out


def collate(samples: list[ReadSample]) -> list[Tensor]:
    """Samples to a batch: whole cards, indices, label, label of the indices (-1: not asked)."""
    return [
        torch.from_numpy(to_tensor_layout([s.whole for s in samples])),
        torch.from_numpy(to_tensor_layout([s.indices for s in samples])),
        torch.tensor([s.label for s in samples]),
        torch.tensor([s.index_label for s in samples]),
    ]


def loss(net: nn.Module, batch: list[Any]) -> Tensor:
    """Cross entropy of the joint answer, and of each half alone so that they can disagree at run time."""
    whole, indices, label, index_label = batch
    both, by_whole, by_index = net(whole, indices)
    entropy = nn.functional.cross_entropy
    asked = (index_label >= 0).any()
    alone = entropy(by_index.float(), index_label, ignore_index=-1) if asked else by_index.float().sum() * 0
    return entropy(both.float(), label) + 0.3 * entropy(by_whole.float(), label) + 0.3 * alone


def train_reader(
    pools: list[tuple[Path, float]],
    checkpoint: Path,
    plan: FitPlan,
    seed: int,
    say: Report,
    batch: int = 64,
    workers: int = 0,
    jitter: float = 0.02,
    start: Path | None = None,
) -> dict[str, float]:
    """Train the reader on these pools; see `fit`.

    `jitter` is how far off the corners are, as a share of the card; `start` a checkpoint or a shipped file to
    fine-tune.
    """
    torch.manual_seed(seed)
    stream: SceneStream[ReadSample] = SceneStream(pools, partial(cut, jitter=jitter), seed)
    loader = DataLoader(stream, batch_size=batch, collate_fn=collate, num_workers=workers)
    net = ReaderNet(len(CLASSES))
    begin(net, start, loader, inputs=2)
    return fit(net, loader, loss, plan, checkpoint, say, start)
