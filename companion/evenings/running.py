"""Many hands, several at a time, one line each on disk: an evaluation that was stopped goes on from there."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from companion.errors import InputError
from companion.evenings.plan import HandPlan
from companion.evenings.scoring import HandScore

Told = Callable[[HandScore], None]


def run_plans(plans: Sequence[HandPlan], laws: str, folder: Path, jobs: int, tell: Told) -> list[HandScore]:
    """Watch every planned hand that has no line yet.

    Args:
        plans: the hands.
        laws: name of the laws they are judged by.
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
    waiting = [plan for plan in plans if plan.number not in done]
    with ProcessPoolExecutor(
        max_workers=max(1, min(jobs, len(waiting) or 1)),
        mp_context=get_context("spawn"),
        initializer=_alone_on_its_core,
        initargs=(jobs,),
    ) as pool:
        working = [pool.submit(_one, plan, laws, folder) for plan in waiting]
        try:
            for future in as_completed(working):
                score = future.result()
                with lines.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(score.to_json(), ensure_ascii=False) + "\n")
                done[int(score.plan["number"])] = score
                tell(score)
        except BaseException:  # a person who interrupts does not wait for the hands not begun
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [done[plan.number] for plan in plans]


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


def _one(plan: HandPlan, laws: str, folder: Path) -> HandScore:
    from companion.evenings.watching import watch_hand

    try:
        return watch_hand(plan, laws, keep=folder / "wrong")
    except Exception as error:  # one hand that breaks is a result too, and must not end the night's run
        return HandScore(plan.to_json(), error=f"{type(error).__name__}: {error}")
