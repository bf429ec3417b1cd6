"""The sample clip through everything equals its truth."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.lawbook import load_laws
from companion.logs import read_log
from companion.sample import sample_clip
from companion.truth import compare
from euchre.findings import FindingKind, State


def run(arguments: list[str], place: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, in a folder of its own."""
    environment = {**os.environ, **variables}
    command = [sys.executable, "-m", "companion.main", *arguments]
    environment["PYTHONPATH"] = str(Path(__file__).resolve().parents[2])
    return subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def demo(tmp_path_factory):
    """One run of the demo, on the display where there is one."""
    place = tmp_path_factory.mktemp("demo")
    return run(["demo"], place), place / "out"


def test_it_ends_by_itself_and_says_nothing_wrong(demo):
    done, _ = demo
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_every_card_seat_order_trick_and_point_is_as_it_was(demo):
    _, out = demo
    (hand,) = read_log(out / "demo.sqlite").hands
    found = compare(sample_clip().read_truth(), hand.record, hand.verdict, load_laws("house"))
    assert found.equal, found.words()
    assert (found.cards, found.tricks) == (20, 5)


def test_exactly_one_renege_is_proved_and_both_tricks_are_named(demo):
    done, out = demo
    (hand,) = read_log(out / "demo.sqlite").hands
    (finding,) = hand.verdict.findings
    assert (finding.kind, finding.state) == (FindingKind.REVOKE, State.PROVED)
    assert finding.trick < finding.proved_by.trick
    (line,) = [line for line in done.stdout.splitlines() if line.lstrip().startswith("!")]
    assert f"in trick {finding.trick}" in line
    assert f"in trick {finding.proved_by.trick}" in line


def test_transcript_window_and_evidence_are_left_behind(demo):
    done, out = demo
    assert (out / "transcript.txt").read_text(encoding="utf-8") == done.stdout
    assert (out / "window.png").read_bytes().startswith(b"\x89PNG")
    cards = list((out / "finding-1-1").glob("*.jpg"))
    assert len(cards) >= 3


def test_neither_torch_nor_ultralytics_is_loaded(tmp_path):
    code = (
        "import sys\n"
        "from companion.live import TableOptions, open_table\n"
        "from companion.sample import sample_clip\n"
        "options = TableOptions(store='sqlite://', max_speed=True)\n"
        "with open_table(str(sample_clip().video), options) as table:\n"
        "    for frame in table.capture.frames():\n"
        "        table.session.feed(frame)\n"
        "        break\n"
        "import companion_gui.app\n"
        "print([name for name in ('torch', 'ultralytics') if name in sys.modules])\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


def test_a_window_opens_after_opencv_was_loaded(tmp_path):
    code = (
        "import vision.cv\n"
        "from companion_gui.app import application\n"
        "from companion_gui.qt import QLabel\n"
        "app = application()\n"
        "label = QLabel('10♠')\n"
        "label.show()\n"
        "app.processEvents()\n"
        "print(label.isVisible())\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "True", done.stderr


def test_a_truncated_clip_is_told_by_name(tmp_path):
    whole = sample_clip().video.read_bytes()
    (tmp_path / "half.mp4").write_bytes(whole[: len(whole) // 2])
    done = run(
        ["watch", "half.mp4", "--headless", "--max-speed", "--json", "--store", "sqlite:///x.sqlite"],
        tmp_path,
    )
    assert done.returncode == 1
    assert "half.mp4" in done.stderr
    assert "Traceback" not in done.stderr
    for line in done.stdout.splitlines():
        json.loads(line)
