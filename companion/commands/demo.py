"""`demo`: the sample clip through everything, in under a minute."""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from pathlib import Path
from typing import Any

from companion.errors import UsageError
from companion.live import LiveTable, TableOptions, open_table
from companion.sample import SampleClip, sample_clip
from companion.transcript import Transcript
from companion.truth import compare
from euchre.cards import Suit

_LINGER_MS = 4000
_SETTLE_MS = 600


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "demo",
        help="play the sample clip through everything",
        description=(
            "Play the sample clip, a whole hand with one renege, through camera, eyes, judge and window. The "
            "transcript goes to standard output; it, a picture of the window and the evidence go to out/."
        ),
    )
    parser.add_argument("--stay", action="store_true", help="keep the window open at the end")
    parser.add_argument("--out", type=Path, default=Path("out"), metavar="DIR", help="where pictures go")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the clip."""
    from companion_gui.app import has_display

    clip = sample_clip()
    out: Path = args.out
    _clear(out)
    shown = has_display()
    options = TableOptions(
        calls=clip.calls,
        table=clip.table if clip.table.is_file() else None,
        store=f"sqlite:///{out / 'demo.sqlite'}",
        evidence=out / "evidence",
        max_speed=True,
    )
    lines: list[str] = []

    def tell(line: str) -> None:
        lines.append(line)
        print(line, flush=True)

    with open_table(str(clip.video), options) as table:
        transcript = Transcript(table.session, tell, as_json=False)
        if shown:
            _watch_with_window(table, out / "window.png", args.stay)
        else:
            table.run()
        transcript.finish()
        if table.error is not None:
            raise table.error
        if not shown:
            _picture(table, out / "window.png")
        _tell_truth(clip, table, tell)
        _copy_evidence(table, out)
    (out / "transcript.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"euchre-companion: transcript, window and evidence are in {out}/", file=sys.stderr)
    return 0


def _clear(out: Path) -> None:
    """An empty place for this run; what an earlier demo left there goes."""
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name in ("demo.sqlite", "demo.sqlite-wal", "demo.sqlite-shm", "transcript.txt", "window.png"):
            (out / name).unlink(missing_ok=True)
        for folder in (out / "evidence", *out.glob("finding-*")):
            shutil.rmtree(folder, ignore_errors=True)
    except OSError as error:
        raise UsageError(
            f"{out}: cannot be used for the demo's pictures ({error.strerror or error})"
        ) from None


def _watch_with_window(table: LiveTable, picture: Path, stay: bool) -> None:
    from companion_gui.app import grab
    from companion_gui.app import run as run_windows
    from companion_gui.qt import QTimer
    from companion_gui.table.opening import open_table_window

    window = open_table_window(table.session)
    table.start(paced=True)
    timer = QTimer(window)

    def look() -> None:
        if table.running:
            return
        timer.stop()
        grab(window, picture)
        if not stay:
            QTimer.singleShot(_LINGER_MS, window.close)

    timer.timeout.connect(look)
    timer.start(200)
    run_windows()
    table.stop()


def _picture(table: LiveTable, path: Path) -> None:
    """A picture of the window at the end of the hand, though nobody can see the window."""
    from companion_gui.app import application, grab
    from companion_gui.qt import QTimer
    from companion_gui.table.opening import open_table_window

    app = application()
    window = open_table_window(table.session)

    def take() -> None:
        grab(window, path)
        window.close()

    # Models fill on their own thread: let them, then take the picture.
    QTimer.singleShot(_SETTLE_MS, take)
    app.exec()


def _tell_truth(clip: SampleClip, table: LiveTable, tell: Any) -> None:
    hands = table.session.hands()
    if not hands or not clip.truth.is_file():
        return
    hand = hands[0]
    comparison = compare(clip.read_truth(), hand.record, hand.verdict, hand.laws)
    all_told = ": everything as it was" if comparison.equal else ""
    tell(f"Against the clip's truth: {comparison.words()}{all_told}.")


def _copy_evidence(table: LiveTable, out: Path) -> None:
    """The cards that each finding rests on, side by side in a folder of its own."""
    for hand in table.session.hands():
        for number, finding in enumerate(hand.verdict.findings, start=1):
            folder = out / f"finding-{hand.acts.number}-{number}"
            for place, sighting in enumerate(table.session.sightings(finding.evidence), start=1):
                if sighting.crop is not None:
                    folder.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(sighting.crop, folder / f"{place}-{_file_name(sighting.label)}.jpg")


def _file_name(label: str) -> str:
    """`West, trick 2: 9♦` as part of a file's name: `West-trick-2-9D`."""
    for suit in Suit:
        label = label.replace(suit.symbol, suit.value)
    return "-".join(re.findall(r"[A-Za-z0-9]+", label))
