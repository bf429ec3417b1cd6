"""Weights back from a shipped ONNX file, to go on training where others stopped.

The files hold every batch normalisation folded into the convolution before it. Going on needs them apart
again: a network that learns normalises by the batch it sees, so the scale and shift of each are put back from
the statistics that real crops give.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

SHIPPED = ".onnx"
"""How the name of a shipped file ends; that of a checkpoint ends otherwise."""


def begin(net: nn.Module, start: Path | None, batches: Iterable[Sequence[Tensor]], inputs: int) -> None:
    """Give a network the weights to begin with, if a shipped file was named; see `restore`.

    Args:
        net: of the shape that was exported.
        start: the file; a checkpoint is not ours to load.
        batches: as it will learn from.
        inputs: how many parts of a batch, from the first, the network takes.
    """
    if start is not None and start.suffix == SHIPPED:
        restore(net, start, next(iter(batches))[:inputs])


def restore(net: nn.Module, path: Path, inputs: Sequence[Tensor]) -> None:
    """Give a network the weights of a shipped file.

    Args:
        net: of the shape that was exported; `vision.training.nets`.
        path: the ONNX file.
        inputs: what the network takes, as many real crops as will do for statistics.

    Raises:
        ValueError: the file is not of this network.
    """
    layers = _in_order(net, inputs)
    weights = _weights(path)
    if len(layers) != len(weights):
        raise ValueError(f"{path}: {len(weights)} layers, where this network has {len(layers)}")
    norms = _norms(net)
    net.eval()
    with torch.no_grad():
        for layer, (weight, bias) in zip(layers, weights, strict=True):
            if tuple(layer.weight.shape) != weight.shape:
                raise ValueError(
                    f"{path}: a layer of {weight.shape}, where {tuple(layer.weight.shape)} belongs"
                )
            layer.weight.copy_(torch.from_numpy(weight))
            if layer.bias is not None:
                layer.bias.copy_(torch.from_numpy(bias))
            else:
                norm = norms[layer]
                norm.running_mean.zero_()
                norm.running_var.fill_(1 - norm.eps)
                norm.weight.fill_(1)
                norm.bias.copy_(torch.from_numpy(bias))
        _take_apart(net, norms, inputs)


def _in_order(net: nn.Module, inputs: Sequence[Tensor]) -> list[nn.Conv2d | nn.Linear]:
    """The layers with weights, in the order in which they are used, which is the order in the file."""
    used: list[nn.Conv2d | nn.Linear] = []
    hooks = [
        layer.register_forward_hook(lambda layer, _in, _out: used.append(layer))
        for layer in net.modules()
        if isinstance(layer, nn.Conv2d | nn.Linear)
    ]
    with torch.no_grad():
        net.eval()(*(part[:1] for part in inputs))
    for hook in hooks:
        hook.remove()
    return used


def _norms(net: nn.Module) -> dict[nn.Module, nn.BatchNorm2d]:
    """The normalisation behind each convolution that has one."""
    found: dict[nn.Module, nn.BatchNorm2d] = {}
    for block in net.modules():
        if isinstance(block, nn.Sequential):
            parts = list(block)
            found |= {
                a: b for a, b in pairwise(parts) if isinstance(a, nn.Conv2d) and isinstance(b, nn.BatchNorm2d)
            }
    return found


def _weights(path: Path) -> list[tuple[np.ndarray, np.ndarray]]:
    """Weight and bias of every convolution and matrix of the file, in order."""
    graph = onnx.load(str(path)).graph
    held = {tensor.name: numpy_helper.to_array(tensor).astype(np.float32) for tensor in graph.initializer}
    halved = [node for node in graph.node if node.op_type == "Cast" and node.input[0] in held]
    held |= {node.output[0]: held[node.input[0]] for node in halved}
    return [
        (held[node.input[1]], held[node.input[2]]) for node in graph.node if node.op_type in ("Conv", "Gemm")
    ]


def _take_apart(net: nn.Module, norms: dict[nn.Module, nn.BatchNorm2d], inputs: Sequence[Tensor]) -> None:
    """Set each normalisation to undo its input's own statistics, so that it learns from where it stood."""

    def measure(norm: nn.BatchNorm2d, given: tuple[Tensor, ...]) -> None:
        values = given[0]
        mean, var = values.mean((0, 2, 3)), values.var((0, 2, 3), unbiased=False)
        norm.weight.copy_((var + norm.eps).sqrt())
        norm.bias.add_(mean)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(var)

    hooks = [norm.register_forward_pre_hook(measure) for norm in norms.values()]
    net(*inputs)
    for hook in hooks:
        hook.remove()
