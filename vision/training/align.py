"""Training the aligner."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader

from vision.reading import Image
from vision.training.fit import FitPlan, Report, fit
from vision.training.nets import AlignerNet
from vision.training.pool import PooledScene
from vision.training.samples import (
    NONE,
    AlignSample,
    align_sample,
    assign_guesses,
    empty_sample,
    nobodys_sample,
    to_tensor_layout,
)
from vision.training.shipped import begin
from vision.training.stream import SceneStream

FINE = 0.02
"""Units of `CORNER_UNIT`, here two thirds of a pixel of the crop: smaller errors are as good as none."""
EASY = 0.9
"""A card of which more can be seen is easily placed; others are learnt from twice as often."""


def cut(rng: np.random.Generator, image: Image, scene: PooledScene) -> list[AlignSample]:
    """All aligner samples of a scene: one or two a card, and about one empty place for four cards."""
    mine, nobodys = assign_guesses(scene)
    found = [
        align_sample(rng, image, card, guesses)
        for card, guesses in zip(scene.cards, mine, strict=True)
        for _ in range(1 if card.visible > EASY else 2)
    ]
    for _ in range(1 + len(scene.cards) // 4):
        found.append(empty_sample(rng, image, scene.cards))
    for guess in nobodys[:2]:
        found.append(nobodys_sample(rng, image, guess))
    return [sample for sample in found if sample is not None]


def collate(samples: list[AlignSample]) -> list[Tensor]:
    """Samples to a batch: crops, shifts, kind, across, visible."""
    return [
        torch.from_numpy(to_tensor_layout([s.crop for s in samples])),
        torch.from_numpy(np.stack([s.shifts for s in samples])),
        torch.tensor([s.kind for s in samples]),
        torch.tensor([float(s.across) for s in samples]),
        torch.tensor([s.visible for s in samples], dtype=torch.float32),
    ]


def loss(net: nn.Module, batch: list[Any]) -> Tensor:
    """Smooth-L1 on corners where there is a card, cross entropy on kind and direction, squares on cover.

    The first is linear beyond `FINE`: what is left of a well-placed card's error is worth as much as a
    covered card's, and the reader is spoilt by either.
    """
    crops, shifts, kind, across, visible = batch
    out = net(crops).float()
    card = (kind != NONE).float()
    corners = nn.functional.smooth_l1_loss(out[:, :8], shifts, beta=FINE, reduction="none").mean(1)
    told = (across >= 0).float()
    turned = nn.functional.binary_cross_entropy_with_logits(out[:, 11], across.clamp(min=0), reduction="none")
    cover = (out[:, 12].sigmoid() - visible) ** 2
    some = card.sum().clamp(min=1)
    return (
        4 * (corners * card).sum() / some
        + 0.5 * nn.functional.cross_entropy(out[:, 8:11], kind)
        + 0.3 * (turned * told).sum() / told.sum().clamp(min=1)
        + (cover * card).sum() / some
    )


def train_aligner(
    pools: list[tuple[Path, float]],
    checkpoint: Path,
    plan: FitPlan,
    seed: int,
    say: Report,
    batch: int = 64,
    workers: int = 0,
    start: Path | None = None,
) -> dict[str, float]:
    """Train the aligner on these pools, from nothing, a checkpoint or a shipped file; see `fit`."""
    torch.manual_seed(seed)
    stream: SceneStream[AlignSample] = SceneStream(pools, cut, seed)
    loader = DataLoader(stream, batch_size=batch, collate_fn=collate, num_workers=workers)
    net = AlignerNet()
    begin(net, start, loader, inputs=1)
    return fit(net, loader, loss, plan, checkpoint, say, start)
