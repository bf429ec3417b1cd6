"""Training the detector: YOLO26-obb, nano, by Ultralytics, from nothing, offline.

Ultralytics is told before its import to stay off the network and to install nothing; its typeface check is
given a file so that it does not ask for one.
"""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from vision.cv import cv2
from vision.training.fit import Report
from vision.training.pool import PooledScene, load_pool

ARCHITECTURE = "yolo26n-obb.yaml"
CLASSES = ("face", "back")
SEEN_ENOUGH = 0.2
"""Share of a card that must be seen for the detector to be asked for it."""


@dataclass(frozen=True, slots=True)
class DetectorPlan:
    """How to train the detector.

    Attributes:
        size: side of the network's input, pixels.
        epochs: times through the pool.
        batch: pictures a step.
        rate: learning rate at the start.
        device: `cpu`, `cuda`, `0`, ...
        mosaic: share of pictures stitched from four.
        seed: of order and augmentation.
    """

    size: int = 448
    epochs: int = 3
    batch: int = 16
    rate: float = 2e-3
    device: str = "cpu"
    mosaic: float = 0.5
    seed: int = 3
    workers: int = 0


def prepare_ultralytics(folder: Path) -> Any:
    """Import Ultralytics so that it keeps to itself; `folder` holds its settings.

    Returns:
        The module.
    """
    settings = folder / "Ultralytics"
    settings.mkdir(parents=True, exist_ok=True)
    threads = os.environ.get("OMP_NUM_THREADS")
    os.environ.update(
        YOLO_OFFLINE="1", YOLO_AUTOINSTALL="False", YOLO_CONFIG_DIR=str(folder), YOLO_VERBOSE="False"
    )
    font = settings / "Arial.ttf"
    if not font.exists():
        import matplotlib

        shutil.copy(Path(matplotlib.get_data_path()) / "fonts/ttf/DejaVuSans.ttf", font)
    import ultralytics

    if threads is None:  # it sets one thread for everybody when nobody has said
        os.environ.pop("OMP_NUM_THREADS", None)
    return ultralytics


def export_yolo(pools: list[Path], folder: Path, size: int, held_back: int = 200) -> Path:
    """Write pools as an Ultralytics data set of oriented boxes.

    Args:
        pools: folders of rendered scenes.
        folder: where the data set goes; pictures are scaled so that their longer side is `size`.
        size: pixels.
        held_back: scenes of the last pool to validate on.

    Returns:
        The data set's YAML file.
    """
    scenes = [scene for pool in pools for scene in load_pool(pool)]
    for part, chosen in (("train", scenes[:-held_back]), ("val", scenes[-held_back:])):
        images, labels = folder / "images" / part, folder / "labels" / part
        images.mkdir(parents=True, exist_ok=True)
        labels.mkdir(parents=True, exist_ok=True)
        for number, scene in enumerate(chosen):
            name = f"{number:06d}"
            if (labels / f"{name}.txt").exists():
                continue
            picture = scene.load()
            scale = size / max(picture.shape[:2])
            small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
            cv2.imwrite(str(images / f"{name}.jpg"), small, [cv2.IMWRITE_JPEG_QUALITY, 95])
            (labels / f"{name}.txt").write_text(_labels(scene, picture.shape[1], picture.shape[0]))
    data = folder / "cards.yaml"
    names = "".join(f"  {i}: {name}\n" for i, name in enumerate(CLASSES))
    data.write_text(f"path: {folder.resolve()}\ntrain: images/train\nval: images/val\nnames:\n{names}")
    return data


def _labels(scene: PooledScene, width: int, height: int) -> str:
    frame = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    lines = []
    for card in scene.cards:
        if card.visible < SEEN_ENOUGH:
            continue
        _, inside = cv2.intersectConvexConvex(card.corners, frame)
        if inside is None or len(inside) < 3:
            continue
        box = cv2.boxPoints(cv2.minAreaRect(inside))
        share = np.clip(box / [width, height], 0, 1)
        lines.append(" ".join([str(int(card.name == "back")), *(f"{v:.5f}" for v in share.reshape(-1))]))
    return "\n".join(lines) + ("\n" if lines else "")


def train_detector(
    data: Path, folder: Path, plan: DetectorPlan, say: Report, start: Path | None = None
) -> Path:
    """Train the detector, or go on with an interrupted training.

    Args:
        data: the data set's YAML file.
        folder: takes settings, checkpoints and results; a `last.pt` of an unfinished run there is resumed.
        plan: how.
        say: told of each epoch.
        start: weights to begin from, for fine-tuning; None begins from nothing.

    Returns:
        The last weights (`.pt`).
    """
    prepare_ultralytics(folder)
    from vision.training.card_trainer import CardTrainer

    last = folder / "detector" / "weights" / "last.pt"
    done = folder / "detector" / "done"
    if done.exists():
        return last
    settings: dict[str, Any] = {
        "model": str(last if last.exists() else start or ARCHITECTURE),
        "data": str(data),
        "imgsz": plan.size,
        "epochs": plan.epochs,
        "batch": plan.batch,
        "device": plan.device,
        "workers": plan.workers,
        "project": str(folder.resolve()),
        "name": "detector",
        "exist_ok": True,
        "seed": plan.seed,
        "optimizer": "AdamW",
        "lr0": plan.rate,
        "lrf": 0.02,
        "cos_lr": True,
        "warmup_epochs": 0.15,
        "nbs": plan.batch,
        "cache": "ram",
        # Mirrored indices are no indices; turned ones are.
        "fliplr": 0.0,
        "flipud": 0.0,
        "degrees": 180.0,
        "translate": 0.1,
        "scale": 0.35,
        "hsv_h": 0.01,
        "hsv_s": 0.5,
        "hsv_v": 0.4,
        "mosaic": plan.mosaic,
        "close_mosaic": 1 if plan.epochs > 2 else 0,
        "pretrained": bool(start),
        "amp": "bf16" if plan.device not in ("cpu", "mps") else False,
        "plots": False,
        "val": False,
        "resume": last.exists(),
    }
    trainer = CardTrainer(overrides=settings)
    trainer.add_callback(
        "on_train_epoch_end", lambda t: say(f"epoch {t.epoch + 1}/{t.epochs}  {t.label_loss_items(t.tloss)}")
    )
    torch.manual_seed(plan.seed)
    trainer.train()
    done.touch()
    return last
