"""The two small networks after the detector: where exactly is the card, and which one is it."""

from __future__ import annotations

import torch
from torch import Tensor, nn

ALIGN_OUTPUTS = 8 + 3 + 1 + 1
"""Corner shifts (x, y in units of 32 px), face / back / none, long side lies across, share visible."""


class _Residual(nn.Module):
    """Two 3x3 convolutions with a shortcut."""

    def __init__(self, inputs: int, outputs: int, stride: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False),
            nn.BatchNorm2d(outputs),
            nn.ReLU(inplace=True),
            nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False),
            nn.BatchNorm2d(outputs),
        )
        same = inputs == outputs and stride == 1
        self.skip: nn.Module = nn.Identity()
        if not same:
            self.skip = nn.Sequential(
                nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs)
            )

    def forward(self, x: Tensor) -> Tensor:
        """Run the block."""
        return torch.relu(self.body(x) + self.skip(x))


def _stem(outputs: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(3, outputs, 5, 2, 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True)
    )


class AlignerNet(nn.Module):
    """Corners of the card in a 128 x 128 crop round a guess; N x 3 x 128 x 128 in 0..1, BGR, to N x 13."""

    def __init__(self) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            _stem(24),
            _Residual(24, 40, 2),
            _Residual(40, 72, 2),
            _Residual(72, 112, 2),
            _Residual(112, 112, 1),
        )
        self.head = nn.Sequential(
            nn.Conv2d(112, 24, 1),
            nn.ReLU(inplace=True),
            nn.Flatten(),
            nn.Linear(24 * 64, 192),
            nn.ReLU(inplace=True),
        )
        self.out = nn.Linear(192, ALIGN_OUTPUTS)

    def forward(self, crops: Tensor) -> Tensor:
        """Run the network."""
        out: Tensor = self.out(self.head(self.trunk(crops - 0.5)))
        return out


class ReaderNet(nn.Module):
    """Which card: from the whole card and its four corners.

    `whole` is M x 3 x 160 x 112, `indices` N x 4 x 3 x 80 x 56, both BGR in 0..1; M is N, or twice N where
    the cards are shown both ways up: all N one way, then all N the other. Their indices are the same then.
    Gives logits for each class: M of both together, M of the whole card alone, N of the indices alone; the
    last two must agree for a reading to be trusted.
    """

    def __init__(self, classes: int) -> None:
        super().__init__()
        self.whole = nn.Sequential(
            _stem(24),
            _Residual(24, 40, 2),
            _Residual(40, 72, 2),
            _Residual(72, 112, 2),
            nn.AvgPool2d((2, 3), 2),
        )
        self.whole_head = nn.Sequential(
            nn.Flatten(), nn.Dropout(0.2), nn.Linear(112 * 15, 160), nn.ReLU(inplace=True)
        )
        self.index = nn.Sequential(
            _stem(24), _Residual(24, 40, 2), _Residual(40, 80, 2), nn.AvgPool2d((2, 3), 2)
        )
        self.index_head = nn.Sequential(nn.Flatten(), nn.Linear(80 * 15, 128), nn.ReLU(inplace=True))
        self.by_whole = nn.Linear(160, classes)
        self.by_index = nn.Linear(256, classes)
        self.by_both = nn.Linear(416, classes)

    def forward(self, whole: Tensor, indices: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Run the network."""
        card = self.whole_head(self.whole(whole - 0.5))
        count = indices.shape[0]
        corner = self.index_head(self.index(indices.reshape(count * 4, 3, 80, 56) - 0.5)).reshape(
            count, 4, 128
        )
        # Largest and mean over the corners: a covered index must not outvote a visible one.
        index = torch.cat([corner.amax(1), corner.mean(1)], 1)
        beside = index.repeat(whole.shape[0] // count, 1)
        return self.by_both(torch.cat([card, beside], 1)), self.by_whole(card), self.by_index(index)
