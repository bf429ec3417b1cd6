"""Ultralytics' trainer for oriented boxes, with what short runs on processors need."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import torch
from ultralytics.models.yolo.obb import OBBTrainer
from ultralytics.nn.tasks import OBBModel, yaml_model_load

from vision.training.fit import half_is_fast


def _as_float(value: Any) -> Any:
    if isinstance(value, torch.Tensor):
        return value.float() if value.is_floating_point() else value
    if isinstance(value, dict):
        return {key: _as_float(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(_as_float(part) for part in value)
    return value


class CardModel(OBBModel):  # type: ignore[misc]
    """YOLO-obb that computes in bfloat16 on processors too, where fast; its loss is in full precision."""

    def loss(self, batch: dict[str, Any], preds: Any = None) -> Any:
        """Forward and loss; Ultralytics' own autocast is for GPUs alone."""
        device = batch["img"].device
        if preds is None and device.type == "cpu" and half_is_fast(device):
            with torch.autocast("cpu", torch.bfloat16):
                preds = self.forward(batch["img"])
            preds = _as_float(preds)
        return super().loss(batch, preds)


class CardTrainer(OBBTrainer):  # type: ignore[misc]
    """Trains a `CardModel` with the one-to-many head alone.

    In runs as short as ours the NMS-free head stays behind the other, and training both costs time.
    """

    def get_model(self, cfg: Any = None, weights: Any = None, verbose: bool = True) -> CardModel:
        """Make the network; see Ultralytics."""
        told = deepcopy(cfg if isinstance(cfg, dict) else yaml_model_load(cfg))
        told["end2end"] = False
        model = self.set_model_names_for_load(CardModel(told, nc=self.data["nc"], ch=3, verbose=False))
        if weights:
            model.load(weights)
        return model  # type: ignore[no-any-return]
