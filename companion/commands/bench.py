"""`bench`: how fast the program is here, and how much memory it takes."""

from __future__ import annotations

import argparse
import importlib.util
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.assets import asset_dir
from companion.options import number

_IDLE_FRAMES = 200
_COMPARED = 40
_FIRST_FRAME = "from companion.commands.bench import first_frame; first_frame()"


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "bench",
        help="measure speed and memory here",
        description="Measure on the sample clip: start, frames a second, each stage, memory, judging.",
    )
    parser.add_argument("--clip", type=Path, metavar="FILE", help="another clip than the sample")
    parser.add_argument(
        "--gui", action="store_true", help="how long the window blocks while the clip plays, and nothing else"
    )
    parser.add_argument(
        "--eyes",
        action="store_true",
        help="one picture by every runtime that is here and by a one-stage detector, and nothing else",
    )
    parser.add_argument(
        "--soak", action="store_true", help="the clip over and over: memory, drift, open files, threads"
    )
    parser.add_argument(
        "--event",
        action="store_true",
        help="an event of many tables, four times as fast as life, into a PostgreSQL server of its own",
    )
    parser.add_argument(
        "--tables",
        type=number(1, 1000, "tables", whole=True),
        default=200,
        metavar="N",
        help="how many tables --event has, 200 by default",
    )
    parser.add_argument(
        "--trouble",
        action="store_true",
        help="with --event: the server is stopped twice, every tenth table killed and started again",
    )
    parser.add_argument(
        "--minutes",
        type=number(0, 24 * 60, "minutes"),
        metavar="N",
        help="how long --soak takes, 15 by default, or --event, 5 by default",
    )
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure everything and print it."""
    figures = dict(_chosen(args))
    if args.json:
        print(json.dumps(figures))
        return 0
    for name, value in figures.items():
        print(f"{name:<52}{value:>10}" if not isinstance(value, float) else f"{name:<52}{value:>10.2f}")
    return 0


def _chosen(args: argparse.Namespace) -> Iterator[tuple[str, Any]]:
    """The figures that were asked for."""
    if args.gui:
        return _measure_window(args.clip)
    if args.event:
        return _measure_event(args.tables, 5.0 if args.minutes is None else args.minutes, args.trouble)
    if args.eyes:
        return _measure_eyes()
    if args.soak:
        return _measure_soak(args.clip, 15.0 if args.minutes is None else args.minutes)
    return measure(args.clip)


def _measure_eyes() -> Iterator[tuple[str, Any]]:
    from companion.benches.eyes import measure as measure_eyes

    yield from measure_eyes()


def _measure_event(tables: int, minutes: float, trouble: bool) -> Iterator[tuple[str, Any]]:
    from companion.errors import UsageError

    try:
        from companion.benches.event.measure import measure_event
    except ModuleNotFoundError as error:
        raise UsageError(
            f"bench --event: needs the package {error.name}; "
            "install it with: pip install 'euchre-companion[postgres]'"
        ) from None
    yield from measure_event(tables, minutes, trouble)


def _measure_soak(clip: Path | None, minutes: float) -> Iterator[tuple[str, Any]]:
    from companion.benches.soak import measure_soak
    from companion.sample import clip_files, sample_clip

    yield from measure_soak(sample_clip() if clip is None else clip_files(clip), minutes)


def measure(clip: Path | None) -> Iterator[tuple[str, Any]]:
    """Every figure by its name, unit in the name."""
    from companion.live import TableOptions, open_table
    from companion.sample import clip_files, sample_clip

    files = sample_clip() if clip is None else clip_files(clip)
    yield "start to first frame, s", start_seconds(files.video)
    with tempfile.TemporaryDirectory() as place:
        options = TableOptions(
            calls=files.calls if files.calls.is_file() else None,
            table=files.table if files.table.is_file() else None,
            store=f"sqlite:///{place}/bench.sqlite",
            max_speed=True,
        )
        times: list[float] = []
        last = None
        with open_table(str(files.video), options) as table:
            began, worked = time.perf_counter(), time.process_time()
            for frame in table.capture.frames():
                before = time.perf_counter()
                table.session.feed(frame)
                times.append((time.perf_counter() - before) * 1000)
                last = frame
            whole, worked = time.perf_counter() - began, time.process_time() - worked
            yield "frames", len(times)
            yield "frames a second, all told", len(times) / whole
            yield "a frame: processor time, ms", 1000 * worked / len(times)
            yield "a frame: mean, ms", statistics.fmean(times)
            yield "a frame: 95 of 100 within, ms", _quantile(times, 0.95)
            yield "a frame: slowest, ms", max(times)
            for stage, ms in sorted(table.watcher.stats.mean_ms().items()):
                yield f"stage {stage}, ms a run", ms
            if last is not None:
                yield "nothing moves, ms a frame", _idle(table, last)
    memory = peak_megabytes()
    if memory is not None:
        yield "most memory while watching, MB", memory
    yield from _against_ultralytics(files.video)
    yield from _measure_eyes()
    yield from _laws()


def _measure_window(clip: Path | None) -> Iterator[tuple[str, Any]]:
    from companion.sample import clip_files, sample_clip
    from companion.window_bench import measure_window

    yield from measure_window(sample_clip() if clip is None else clip_files(clip))


def start_seconds(video: Path) -> float:
    """Seconds from starting a new process to its first frame read and watched."""
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", _FIRST_FRAME, str(video)], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        took = time.perf_counter() - began
        child.stdout.read()
    return took


def first_frame() -> None:
    """What `start_seconds` runs in a process of its own: watch one frame, then say so."""
    from companion.live import TableOptions, open_table

    with tempfile.TemporaryDirectory() as place:
        options = TableOptions(store=f"sqlite:///{place}/first.sqlite", max_speed=True)
        with open_table(sys.argv[1], options) as table:
            for frame in table.capture.frames():
                table.session.feed(frame)
                print("first frame", flush=True)
                return


def peak_megabytes() -> float | None:
    """The most memory this process ever held; None where the system does not tell."""
    if importlib.util.find_spec("resource") is None:
        return None
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak / 1e3


def _idle(table: Any, last: Any) -> float:
    """Milliseconds a frame while nothing moves: the last frame again and again."""
    from dataclasses import replace

    times = []
    for n in range(1, _IDLE_FRAMES + 1):
        frame = replace(last, index=last.index + n, t=last.t + n / 25)
        before = time.perf_counter()
        table.session.feed(frame)
        times.append((time.perf_counter() - before) * 1000)
    return statistics.fmean(times[_IDLE_FRAMES // 4 :])


def _quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def _against_ultralytics(video: Path) -> Iterator[tuple[str, Any]]:
    """The same detector on the same frames through Ultralytics, where that is installed."""
    if importlib.util.find_spec("ultralytics") is None:
        return
    from vision.capture import open_capture
    from vision.detector import Detector
    from vision.recogniser import LIVE_SCALES
    from vision.runtime import OnnxNetwork
    from vision.sources import parse_source
    from vision.training.speed import predict_ms

    with open_capture(parse_source(str(video))) as capture:
        frames = [frame.image for frame in capture.frames() if frame.index % 20 == 0][:_COMPARED]
    weights, size = asset_dir("models") / "detector.onnx", max(LIVE_SCALES)
    detector = Detector(OnnxNetwork(weights))
    ours = []
    for frame in frames:
        before = time.perf_counter()
        detector.find(frame, (size,))
        ours.append((time.perf_counter() - before) * 1000)
    theirs, mine = predict_ms(weights, frames, size), statistics.median(ours)
    yield f"detector at {size} px, ours, ms", mine
    yield f"detector at {size} px, YOLO.predict, ms", theirs
    yield "YOLO.predict to ours, ratio", theirs / mine


def _laws() -> Iterator[tuple[str, Any]]:
    from companion.benches.laws import measure as measure_laws

    yield from measure_laws()
