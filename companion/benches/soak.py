"""An evening without an end: a clip again and again through the whole program, as fast as that goes.

What grows, leaks or drifts shows here: memory, descriptors, threads, the log's clock against the frames.
"""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.benches.process_use import ProcessUse, process_use, slope
from companion.lateness import PlayEar, nearest, plays_at_rest, within
from companion.live import LiveTable, TableOptions, open_table
from companion.sample import SampleClip
from vision.capture import open_capture
from vision.frame import Frame
from vision.sources import parse_source

WARM_SHARE = 0.25
"""Share of the run before memory is expected to stand still: runtimes fill their pools, evidence its ring."""
HANDS_SAID = 5000
"""Hands of the calls file: more than any run gets through."""
PAUSE_S = 4.0
"""Seconds between two rounds on the source's clock: somebody takes up the cards of the last hand."""
STEPS = 10
"""Looks at memory, evenly over the run, that are told one by one: a slope alone hides a plateau."""
LEAST_ROUNDS = 2
"""One round alone shows no growth and no drift."""


@dataclass(frozen=True, slots=True)
class Round:
    """One time through the clip.

    Attributes:
        ended: seconds of real time since the soak began.
        use: what the process held then.
        frames: fed in this round.
        off: largest difference between a frame's time and what its number makes of it, seconds.
        plays: the times of the plays that were logged, seconds since the round's first frame.
        late: seconds on the source's clock from a card at rest, by the truth, to its log event.
    """

    ended: float
    use: ProcessUse
    frames: int
    off: float
    plays: tuple[float, ...]
    late: tuple[float, ...]


def measure_soak(
    clip: SampleClip, minutes: float, clock: Callable[[], float] = time.monotonic
) -> Iterator[tuple[str, Any]]:
    """Watch a clip over and over, and tell every figure by its name, unit in the name.

    Args:
        clip: with its truth, calls and table.
        minutes: for so long; a round that has begun is finished.
        clock: seconds, never going back.
    """
    with tempfile.TemporaryDirectory(prefix="euchre-soak-") as place:
        options = TableOptions(
            calls=_calls_for_ever(clip, Path(place)),
            table=clip.table if clip.table.is_file() else None,
            store=f"sqlite:///{place}/soak.sqlite",
            max_speed=True,
        )
        with open_table(str(clip.video), options) as table:
            table.capture.close()  # each round opens the clip anew, so that what is not closed shows
            rounds = _rounds(table, clip, 60 * minutes, clock)
            logged = len(table.session.events())
    yield from figures(rounds, logged)


def figures(rounds: list[Round], logged: int) -> Iterator[tuple[str, Any]]:
    """What the rounds say.

    Args:
        rounds: two or more.
        logged: events in the log at the end.
    """
    first, last = rounds[0], rounds[-1]
    warm = [one for one in rounds if one.ended >= WARM_SHARE * last.ended]
    yield "minutes", last.ended / 60
    yield "rounds of the clip", len(rounds)
    yield "frames", sum(one.frames for one in rounds)
    yield "events in the log", logged
    yield "frames a second, all told", sum(one.frames for one in rounds) / last.ended
    yield "frames a second, last round", last.frames / (last.ended - rounds[-2].ended)
    worked = last.use.worked - first.use.worked
    yield "a frame: processor time, ms", 1000 * worked / sum(one.frames for one in rounds[1:])
    held = [(one.ended / 3600, one.use.memory) for one in warm if one.use.memory is not None]
    if held:
        steps = [rounds[round(n * (len(rounds) - 1) / (STEPS - 1))].use.memory or 0.0 for n in range(STEPS)]
        yield "memory over the run, MB", " ".join(f"{mb:.0f}" for mb in steps)
        yield "memory when warm, MB", held[0][1]
        yield "memory at the end, MB", held[-1][1]
        yield "memory grows, MB an hour", slope(held)
        yield "memory grows, MB a round", slope([(n, mb) for n, (_, mb) in enumerate(held)])
    if last.use.descriptors is not None and warm[0].use.descriptors is not None:
        yield "open files at the end", last.use.descriptors
        yield "open files more than when warm", last.use.descriptors - warm[0].use.descriptors
    yield "threads at the end", last.use.threads
    yield "threads more than when warm", last.use.threads - warm[0].use.threads
    yield "frame's time against its number, s at most", max(one.off for one in rounds)
    yield "drift of a play's time, last round to first, s", _drift(first.plays, last.plays)
    yield "plays a round: first", len(first.plays)
    yield "plays a round: last", len(last.plays)
    late = [late for one in rounds for late in one.late]
    if late:
        yield "card at rest to its log event: median, s", statistics.median(late)
        yield "card at rest to its log event: 95 of 100 within, s", within(late)
        yield "card at rest to its log event: the slowest, s", max(late)


def _rounds(table: LiveTable, clip: SampleClip, seconds: float, clock: Callable[[], float]) -> list[Round]:
    """Round after round until the time is over."""
    rest = plays_at_rest(clip.read_truth()) if clip.truth.is_file() else []
    rounds: list[Round] = []
    began, start, index = clock(), 0.0, 0
    while len(rounds) < LEAST_ROUNDS or clock() - began < seconds:
        ear = PlayEar(table.session)
        stop = table.session.subscribe(ear)
        frames, off, now = 0, 0.0, start
        with open_capture(parse_source(str(clip.video))) as capture:
            for frame in capture.frames():
                now = start + frame.t
                off = max(off, abs(frame.t - frame.index / (capture.fps or 1.0)))
                table.session.feed(Frame(index, now, frame.image))
                index, frames = index + 1, frames + 1
        stop()
        plays = tuple(t - start for t, _ in ear.heard)
        rounds.append(Round(clock() - began, process_use(), frames, off, plays, ear.late(rest, start)))
        start = now + PAUSE_S
    return rounds


def _calls_for_ever(clip: SampleClip, place: Path) -> Path | None:
    """A calls file that says of every hand what the clip's says of its first."""
    if not clip.calls.is_file():
        return None
    said = json.loads(clip.calls.read_text(encoding="utf-8").splitlines()[0])
    path = place / "calls.jsonl"
    lines = (json.dumps({**said, "hand": number}) for number in range(1, HANDS_SAID + 1))
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return path


def _drift(first: tuple[float, ...], last: tuple[float, ...]) -> float:
    """How much later each play of the first round came in the last one, the middling play, seconds."""
    return statistics.median(nearest(list(last), t) - t for t in first) if first and last else 0.0
