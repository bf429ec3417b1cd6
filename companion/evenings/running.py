"""Many hands, several at a time, one line each on disk: an evaluation that was stopped goes on from there."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from companion.assets import asset_dir
from companion.errors import InputError
from companion.evenings.plan import HandPlan
from companion.evenings.scoring import HandScore
from vision.runtime import Runtime

if TYPE_CHECKING:
    from vision.recogniser import NetworkRecogniser

_TRIES = 3
"""How often workers are begun anew after one was killed."""
Told = Callable[[HandScore], None]


@dataclass(frozen=True, slots=True)
class How:
    """How hands are watched.

    Attributes:
        laws: name of the laws they are judged by.
        runtime: what runs the networks.
        deck: the profile of a taught deck; None for any deck.
        keep: where every clip stays, so that another run only watches; none stays where None.
    """

    laws: str
    runtime: Runtime = Runtime.ONNXRUNTIME
    deck: Path | None = None
    keep: Path | None = None


def run_plans(plans: Sequence[HandPlan], how: How, folder: Path, jobs: int, tell: Told) -> list[HandScore]:
    """Watch every planned hand that has no line yet.

    Args:
        plans: the hands.
        how: how they are watched.
        folder: holds `hands.jsonl`, and clips and logs of hands that were not wholly right under `wrong/`.
        jobs: how many at a time.
        tell: told each new score.

    Returns:
        The scores of all planned hands, in their order.

    Raises:
        InputError: the folder holds lines of another evaluation.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lines = folder / "hands.jsonl"
    done = read_scores(lines)
    for plan in plans:
        if plan.number in done and done[plan.number].plan != plan.to_json():
            raise InputError(f"{lines}: hand {plan.number} is another hand; use a new folder")
    for _ in range(_TRIES):
        waiting = [plan for plan in plans if plan.number not in done]
        if not waiting:
            break
        try:
            for score in _watched(waiting, how, folder, jobs):
                with lines.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(score.to_json(), ensure_ascii=False) + "\n")
                done[int(score.plan["number"])] = score
                tell(score)
        except BrokenProcessPool:  # a worker was killed, perhaps for memory: its hands are begun anew
            continue
    killed = "the process that watched it was killed, again and again"
    return [done.get(plan.number) or HandScore(plan.to_json(), error=killed) for plan in plans]


def _watched(plans: Sequence[HandPlan], how: How, folder: Path, jobs: int) -> Iterator[HandScore]:
    """The scores of these hands as they come."""
    with ProcessPoolExecutor(
        max_workers=max(1, min(jobs, len(plans))),
        mp_context=get_context("spawn"),
        initializer=_alone_on_its_core,
        initargs=(jobs,),
    ) as pool:
        working = [pool.submit(_one, plan, how, folder) for plan in plans]
        try:
            for future in as_completed(working):
                yield future.result()
        except BaseException:  # a person who interrupts does not wait for the hands not begun
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def read_scores(lines: Path) -> dict[int, HandScore]:
    """The scores in a file by the number of their hand; a line cut short by a crash is left out."""
    found: dict[int, HandScore] = {}
    if lines.is_file():
        for line in lines.read_text(encoding="utf-8").splitlines():
            try:
                score = HandScore.from_json(json.loads(line))
            except (ValueError, TypeError):
                continue
            found[int(score.plan["number"])] = score
    return found


def _alone_on_its_core(jobs: int) -> None:
    """Workers share the machine: each computes on as many threads as there are cores for it."""
    from vision.cv import cv2

    threads = max(1, (os.cpu_count() or 1) // jobs)
    cv2.setNumThreads(threads)


@cache
def _eyes(runtime: Runtime, deck: Path | None) -> NetworkRecogniser:
    """The shipped networks, loaded once a worker, on one thread."""
    from vision.recogniser import LIVE_SCALES, Settings, load_recogniser

    return load_recogniser(asset_dir("models"), Settings(LIVE_SCALES, 1, None, runtime, deck))


def _one(plan: HandPlan, how: How, folder: Path) -> HandScore:
    from companion.evenings.watching import watch_hand
    from vision.synth.irregular import LAWS_OF

    try:
        eyes, laws = _eyes(how.runtime, how.deck), LAWS_OF.get(plan.kind, how.laws)
        return watch_hand(plan, laws, eyes, wrong=folder / "wrong", keep=how.keep)
    except Exception as error:  # one hand that breaks is a result too, and must not end the night's run
        return HandScore(plan.to_json(), error=f"{type(error).__name__}: {error}")
