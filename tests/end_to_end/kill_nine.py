"""`kill -9` at any moment of a live hand: the log stays whole, and the hand goes on.

The full run, fifty times with the real eyes on the sample clip (a quarter of an hour of processor time):

    python -m tests.end_to_end.kill_nine --times 50
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import IO

from companion.lawbook import load_laws
from companion.live import pick_origin
from companion.logs import read_log
from companion.sample import SampleClip, sample_clip
from companion.truth import Comparison, compare
from euchre.log import LogEvent
from tracker.store import Store

ROOT = Path(__file__).resolve().parents[2]
BLIND_S = 0.4
"""Seconds of the clip that pass unseen between a kill and the next process's first picture. The script's eyes
miss nothing."""
PER_HAND = 3
"""Kills in one hand before it is left to end: a watch needs a second or two to see again, and with a
kill every few seconds little of the hand would be left between them."""


@dataclass(frozen=True, slots=True)
class Survived:
    """A hand in which the watch was killed.

    Attributes:
        kills: the times of the kills, seconds of the clip.
        events: the log as it was in the end.
    """

    kills: tuple[float, ...]
    events: tuple[LogEvent, ...]


class Lost(AssertionError):
    """Something that had been told is gone, or the log is damaged."""


def survive(clip: Path, log: Path, kills: int, frames: int, rng: random.Random, *more: str) -> Survived:
    """Watch a clip, killing the watcher so many times at random frames; then let it end.

    Args:
        clip: what is watched.
        log: the log file; made.
        kills: how often; less often where the clip ends before.
        frames: about how many the clip has.
        rng: chooses the moments.
        more: further arguments of `killed_watch`.

    Raises:
        Lost: the log is damaged, lacks what was told, or would not be continued.
    """
    start, died = 0.0, []
    told: tuple[LogEvent, ...] = ()
    for _ in range(kills):
        with _watching(clip, log, start, *more) as child:
            at, known = _kill_at(child, rng.randint(1, max(1, 2 * frames // (kills + 2))))
        told = _check(log, told, known)
        if child.returncode == 0:  # the clip ended before the kill: this was the last watch
            return Survived(tuple(died), told)
        died.append(at)
        start = at + (0.0 if more else BLIND_S)
    with _watching(clip, log, start, *more) as child:
        assert child.stdout is not None
        known = max((line["told"] for line in _lines(child.stdout)), default=len(told))
        if child.wait() != 0:
            raise Lost(f"the last watch ended with status {child.returncode}")
    return Survived(tuple(died), _check(log, told, known))


def _watching(clip: Path, log: Path, start: float, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.end_to_end.killed_watch", str(clip), str(log), str(start), *more]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def _kill_at(child: subprocess.Popen[str], frame: int) -> tuple[float, int]:
    """Kill a watch once it has told of so many frames; the time it had come to, and what it had told."""
    assert child.stdout is not None
    t, told = 0.0, 0
    killed = False
    for number, line in enumerate(_lines(child.stdout), start=1):
        t, told = line["t"], line["told"]
        if number >= frame and not killed:
            child.kill()
            killed = True
    child.wait()
    return t, told


def _lines(stream: IO[str]) -> Iterator[dict[str, float]]:
    for line in stream:
        if line.endswith("\n"):  # the last one may have been cut off by the kill
            yield json.loads(line)


def _check(log: Path, told: tuple[LogEvent, ...], known: int) -> tuple[LogEvent, ...]:
    """The log as it is, if it is whole and holds all that was told."""
    with sqlite3.connect(log) as database:
        (state,) = database.execute("pragma integrity_check").fetchone()
    database.close()
    if state != "ok":
        raise Lost(f"the file is damaged: {state}")
    with Store(str(log)) as store:
        origins = store.origins()
        if len(origins) != 1:
            raise Lost(f"{len(origins)} logs where one hand was played")
        events = store.read(origins[0])
        ended = events[-1].do == "close"
        if not ended and pick_origin(store, datetime(2026, 1, 1)) != origins[0]:
            raise Lost("the log would not be continued")
    if events[: len(told)] != told or len(events) < known:
        raise Lost("what had been told is not in the log")
    if [event.seq for event in events] != list(range(1, len(events) + 1)):
        raise Lost("the log has a gap")
    return events


def held_against_truth(log: Path, clip: SampleClip) -> Comparison:
    """The hand that was watched in pieces, against what was really played."""
    hands = read_log(log).hands
    if len(hands) != 1:
        raise Lost(f"{len(hands)} hands where one was played")
    return compare(clip.read_truth(), hands[0].record, hands[0].verdict, load_laws("house"))


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Kill the watch of the sample clip over and over, and say what became of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    clip, rng, left, wrong = sample_clip(), random.Random(args.seed), args.times, 0
    while left > 0:
        with tempfile.TemporaryDirectory() as place:
            log = Path(place) / "log.sqlite"
            survived = survive(clip.video, log, min(PER_HAND, left), 630, rng)
            left -= len(survived.kills)
            found = held_against_truth(log, clip)
            accused = bool(found.false)
            wrong += accused
            moments = ", ".join(f"{at:.1f}" for at in survived.kills)
            _say(f"killed at {moments} s: log whole, {found.words()}")
    _say(f"{args.times} kills, every log whole and continued; false accusations in {wrong} hands")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
