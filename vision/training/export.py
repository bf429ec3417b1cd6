"""Weights to ONNX: stored in half precision, computed in full."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from vision.geometry import ALIGN_SIZE, INDEX_SIZE, READ_SIZE
from vision.reader import CLASSES
from vision.training.detect import prepare_ultralytics
from vision.training.nets import AlignerNet, ReaderNet


def export_detector(weights: Path, target: Path, size: int, folder: Path) -> None:
    """Export detector weights (`.pt`, Ultralytics) for pictures of any size that is a multiple of 32."""
    ultralytics = prepare_ultralytics(folder)
    made = ultralytics.YOLO(str(weights)).export(
        format="onnx", imgsz=size, dynamic=True, simplify=False, nms=None
    )
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(made, target)
    halve(target)


def export_aligner(checkpoint: Path, target: Path) -> None:
    """Export an aligner checkpoint."""
    net = _restored(AlignerNet(), checkpoint)
    rows = {"crops": "cards", "answers": "cards"}
    _export(net, (torch.rand(2, 3, ALIGN_SIZE, ALIGN_SIZE),), ["crops"], rows, target)


def export_reader(checkpoint: Path, target: Path) -> None:
    """Export a reader checkpoint."""
    net = _restored(ReaderNet(len(CLASSES)), checkpoint)
    whole, index = torch.rand(4, 3, *READ_SIZE[::-1]), torch.rand(2, 4, 3, *INDEX_SIZE[::-1])
    rows = {"whole": "views", "both": "views", "by_whole": "views", "indices": "cards", "by_index": "cards"}
    _export(net, (whole, index), ["whole", "indices"], rows, target)


def halve(path: Path) -> None:
    """Store the large weights of an ONNX file as float16, a cast behind each: half the size, same answers."""
    model = onnx.load(str(path))
    casts, kept = [], []
    for tensor in model.graph.initializer:
        values = numpy_helper.to_array(tensor)
        if tensor.data_type != TensorProto.FLOAT or values.size < 256 or np.abs(values).max() > 6e4:
            kept.append(tensor)
            continue
        name = tensor.name + "_half"
        kept.append(numpy_helper.from_array(values.astype(np.float16), name))
        casts.append(helper.make_node("Cast", [name], [tensor.name], to=TensorProto.FLOAT))
    nodes = list(model.graph.node)
    del model.graph.initializer[:]
    del model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(casts + nodes)
    onnx.save(model, str(path))


def _restored(net: nn.Module, checkpoint: Path) -> nn.Module:
    net.load_state_dict(torch.load(checkpoint, map_location="cpu", weights_only=True)["net"])
    return net.eval()


def _export(
    net: nn.Module,
    example: tuple[torch.Tensor, ...],
    inputs: list[str],
    rows: dict[str, str],
    target: Path,
) -> None:
    """Write a network; `rows` says of inputs and outputs, in order, what there is one row for."""
    target.parent.mkdir(parents=True, exist_ok=True)
    torch.onnx.export(
        net,
        example,
        str(target),
        input_names=inputs,
        output_names=[name for name in rows if name not in inputs],
        dynamic_axes={name: {0: what} for name, what in rows.items()},
        opset_version=17,
        dynamo=False,
    )
    halve(target)
