"""How long one whole picture takes: every runtime that is installed, beside a one-stage detector of today.

The picture is the sample fan, 1280 x 720 with five cards. All take turns in one run, so that a busy machine
is busy for each of them; wall time is what a person waits, processor time what neighbours cannot change.
"""

from __future__ import annotations

import importlib.util
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from companion.assets import asset_dir

PICTURE = "fan.jpg"
ROUNDS = 15
THREADS = 2
ONE_STAGE = "YOLO(yolo26n).predict at 1280"


def measure(rounds: int = ROUNDS) -> Iterator[tuple[str, Any]]:
    """Every figure by its name, unit in the name.

    Args:
        rounds: how often each is measured; medians count.
    """
    from vision.cv import cv2
    from vision.recogniser import STILL_SCALES, Settings, load_recogniser
    from vision.runtime import Runtime, is_installed
    from vision.still import read_picture

    picture = read_picture(asset_dir("sample_images") / PICTURE)
    before = cv2.getNumThreads()
    cv2.setNumThreads(THREADS)
    try:
        jobs: dict[str, Callable[[], object]] = {}
        for runtime in filter(is_installed, Runtime):
            eyes = load_recogniser(
                asset_dir("models"), Settings(scales=STILL_SCALES, threads=THREADS, runtime=runtime)
            )
            jobs[f"whole picture by {runtime.value}"] = partial(eyes.look, picture)
        if importlib.util.find_spec("ultralytics") is not None:
            from vision.training.speed import one_stage

            jobs[ONE_STAGE] = one_stage(picture, 1280, THREADS)
        yield from _turn_about(jobs, rounds)
    finally:
        cv2.setNumThreads(before)


def _turn_about(jobs: dict[str, Callable[[], object]], rounds: int) -> Iterator[tuple[str, float]]:
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in jobs}
    for turn in range(rounds + 1):
        for name, job in jobs.items():
            wall, work = time.perf_counter(), time.process_time()
            job()
            if turn:  # the first time, networks are laid out for the picture's size
                times[name].append((time.perf_counter() - wall, time.process_time() - work))
    medians = {
        name: [1000 * statistics.median(part) for part in zip(*t, strict=True)] for name, t in times.items()
    }
    for name, (wall, work) in medians.items():
        yield f"{name}, ms", wall
        yield f"{name}, processor time, ms", work
    if ONE_STAGE in medians:
        ours = next(iter(medians.values()))
        yield "one-stage detector to ours, ratio", medians[ONE_STAGE][0] / ours[0]
        yield "one-stage detector to ours, processor time, ratio", medians[ONE_STAGE][1] / ours[1]
