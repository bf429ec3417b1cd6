"""The loop that trains aligner and reader: schedule, checkpoints, resuming, progress."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from vision.training.shipped import SHIPPED


@dataclass(frozen=True, slots=True)
class FitPlan:
    """How long and how fast to train.

    Attributes:
        steps: batches in all, over every resumption.
        rate: highest learning rate; it rises over the first 3 % of the steps and falls to nearly nothing as
            a cosine.
        decay: weight decay.
        device: `cpu`, `cuda`, ...
        every: batches between two checkpoints.
    """

    steps: int
    rate: float = 2e-3
    decay: float = 0.02
    device: str = "cpu"
    every: int = 200


Report = Callable[[str], None]


def half_is_fast(device: torch.device) -> bool:
    """Whether to compute in bfloat16: a processor without AVX-512 takes eight times as long that way."""
    return device.type != "cpu" or "AVX512" in torch.backends.cpu.get_cpu_capability()


def fit(
    net: nn.Module,
    batches: Iterable[Any],
    loss: Callable[[nn.Module, Any], Tensor],
    plan: FitPlan,
    checkpoint: Path,
    say: Report,
    start: Path | None = None,
) -> dict[str, float]:
    """Train a network; goes on from `checkpoint` if that exists.

    Works with channels last, and in bfloat16 where that halves the time, at no loss seen; see `half_is_fast`.

    Args:
        net: trained in place.
        batches: anything that yields batches without end.
        loss: network and batch (moved to the device) to a scalar.
        plan: how long.
        checkpoint: written every so often and at the end.
        say: told a line of progress now and then.
        start: a finished checkpoint to begin from, for fine-tuning; a shipped file was loaded before.

    Returns:
        `seconds` and `steps` of this call, and the mean `loss` of its last stretch.
    """
    device = torch.device(plan.device)
    halved = half_is_fast(device)
    net.to(device=device, memory_format=torch.channels_last)
    grouped = [
        {"params": [p for p in net.parameters() if p.ndim > 1], "weight_decay": plan.decay},
        {"params": [p for p in net.parameters() if p.ndim <= 1], "weight_decay": 0.0},
    ]
    optimiser = torch.optim.AdamW(grouped, lr=plan.rate)
    warm = max(1, plan.steps * 3 // 100)
    rise = torch.optim.lr_scheduler.LinearLR(optimiser, 0.05, 1.0, warm)
    fall = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, max(1, plan.steps - warm), plan.rate * 0.01)
    schedule = torch.optim.lr_scheduler.SequentialLR(optimiser, [rise, fall], [warm])
    done = 0
    if start is not None and start.suffix != SHIPPED and not checkpoint.exists():
        net.load_state_dict(torch.load(start, map_location=device, weights_only=True)["net"])
    if checkpoint.exists():
        kept = torch.load(checkpoint, map_location=device, weights_only=True)
        net.load_state_dict(kept["net"])
        if kept["steps"] == plan.steps:
            optimiser.load_state_dict(kept["optimiser"])
            schedule.load_state_dict(kept["schedule"])
            done = kept["done"]
            say(f"going on at step {done}")
    net.train()
    began, first, recent = time.monotonic(), done, 0.0
    source = iter(batches)
    while done < plan.steps:
        batch = [part.to(device) for part in next(source)]
        with torch.autocast(device.type, torch.bfloat16, enabled=halved):
            value = loss(net, batch)
        optimiser.zero_grad(set_to_none=True)
        value.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        schedule.step()
        done += 1
        recent = value.item() if done == first + 1 else 0.98 * recent + 0.02 * value.item()
        if done % plan.every == 0 or done == plan.steps:
            state = {
                "net": net.state_dict(),
                "optimiser": optimiser.state_dict(),
                "schedule": schedule.state_dict(),
            }
            part = checkpoint.with_suffix(".part")
            torch.save({**state, "done": done, "steps": plan.steps}, part)
            part.replace(checkpoint)  # a kill in the middle of writing leaves the old one whole
            pace = (done - first) / (time.monotonic() - began)
            say(f"step {done}/{plan.steps}  loss {recent:.4f}  {pace:.2f} steps/s")
    return {"seconds": time.monotonic() - began, "steps": done - first, "loss": recent}
