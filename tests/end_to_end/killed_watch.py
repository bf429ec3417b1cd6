"""A watch that is to be killed: in a process of its own, it tells each frame it has taken in.

Run by `kill_nine`; a camera cannot be rewound, so a clip is taken up where the last process was killed.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import companion.live
from companion.live import LiveTable, TableOptions, open_table
from companion.sample import clip_files
from vision.frame import Frame


def main() -> None:
    """Watch from a moment on, as a camera would from the moment it is plugged in."""
    parser = argparse.ArgumentParser()
    parser.add_argument("clip", type=Path)
    parser.add_argument("log", type=Path)
    parser.add_argument("start", type=float)
    parser.add_argument("--scripted", action="store_true", help="eyes that are a script: no networks")
    args = parser.parse_args()
    files = clip_files(args.clip)
    options = TableOptions(
        calls=files.calls,
        table=files.table if files.table.is_file() else None,
        store=f"sqlite:///{args.log}",
        max_speed=True,
    )
    if args.scripted:
        _script_the_eyes(args.start)
    with open_table(str(args.clip), options) as table:
        for frame in _from(args.start, table):
            table.session.feed(dataclasses.replace(frame, t=frame.t - args.start))
            told = len(table.session.events())
            sys.stdout.write(json.dumps({"t": frame.t, "told": told}) + "\n")
            sys.stdout.flush()
            if args.scripted:
                time.sleep(0.001)  # long enough to be killed at any place, not only at the end
        table.session.finish()


def _from(start: float, table: LiveTable) -> Iterator[Frame]:
    return (frame for frame in table.capture.frames() if frame.t >= start)


def _script_the_eyes(start: float) -> None:
    """Eyes that see the lawful hand, from a moment on: first what lies there."""
    from tests.tracker.script import lawful_hand
    from tests.tracker.scripted import ScriptedWatcher
    from tests.tracker.test_resume import split

    script = lawful_hand()
    events = split(script, start)[1] if start > 0 else script.events
    companion.live.TableWatcher = lambda *_a, **_k: ScriptedWatcher(events)  # type: ignore[misc,assignment]
    companion.live.load_recogniser = lambda *_a, **_k: None  # type: ignore[assignment,return-value]


if __name__ == "__main__":
    main()
