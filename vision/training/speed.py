"""How long Ultralytics itself takes for the detector's work, to hold our own running of it against."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from vision.reading import Image
from vision.training.detect import prepare_ultralytics


def predict_ms(weights: Path, frames: Sequence[Image], size: int) -> float:
    """Median milliseconds of `YOLO.predict` a frame.

    Args:
        weights: the detector, as it is shipped.
        frames: the pictures.
        size: length in pixels that the longer side is scaled to.
    """
    from ultralytics import YOLO

    model = YOLO(str(weights), task="obb")
    times = []
    for frame in frames:
        before = time.perf_counter()
        model.predict(frame, imgsz=size, verbose=False, device="cpu")
        times.append((time.perf_counter() - before) * 1000)
    # The first frame loads the network.
    return statistics.median(times[1:] or times)


def one_stage(picture: Image, size: int, threads: int) -> Callable[[], object]:
    """What others do: a nano detector of one stage looks at the whole picture; here built, not trained.

    Args:
        picture: what it will look at each time the answer is called.
        size: length in pixels that the longer side is scaled to.
        threads: how many it may use.
    """
    ultralytics = prepare_ultralytics(Path(tempfile.gettempdir()) / "euchre-companion-bench")
    import torch

    torch.set_num_threads(threads)
    model = ultralytics.YOLO("yolo26n.yaml")
    return lambda: model.predict(picture, imgsz=size, verbose=False, device="cpu")
