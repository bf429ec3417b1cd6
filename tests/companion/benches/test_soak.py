"""The soak's own arithmetic, and one short soak through the command line."""

from __future__ import annotations

import json
import os

import numpy as np
import pytest

import companion.live
from companion.benches.process_use import ProcessUse, process_use, slope
from companion.benches.soak import LEAST_ROUNDS, Round, figures
from tests.companion.run import ran
from tests.tracker.script import lawful_hand
from tests.tracker.scripted import ScriptedWatcher
from vision.cv import cv2


@pytest.mark.parametrize(
    ("points", "growth"),
    [
        ([], 0.0),
        ([(1.0, 5.0)], 0.0),
        ([(2.0, 5.0), (2.0, 9.0)], 0.0),
        ([(0.0, 100.0), (1.0, 103.0), (2.0, 106.0)], 3.0),
        ([(0.0, 100.0), (1.0, 104.0), (2.0, 100.0)], 0.0),
    ],
)
def test_growth_is_the_slope_of_the_best_line(points, growth):
    assert slope(points) == pytest.approx(growth)


def test_a_file_left_open_and_memory_held_are_seen(tmp_path):
    before = process_use()
    held = np.ones(8_000_000)
    with (tmp_path / "file").open("w") as file:
        now = process_use()
        assert file.writable()
    after = process_use()
    if before.descriptors is not None:
        assert (now.descriptors, after.descriptors) == (before.descriptors + 1, before.descriptors)
    if before.memory is not None:
        assert now.memory > before.memory + 0.8 * held.nbytes / 1e6
    assert now.threads >= 1


def test_the_warm_rounds_alone_tell_of_growth():
    def one(ended: float, memory: float, shift: float) -> Round:
        return Round(ended, ProcessUse(memory, 11, 8, ended), 100, 0.001, (1.0 + shift, 2.0 + shift), (0.3,))

    rounds = [one(60, 200, 0.0), one(600, 300, 0.1), one(1800, 310, 0.1), one(3600, 320, 0.25)]
    told = dict(figures(rounds, 80))
    assert told["memory when warm, MB"] == 310
    assert told["memory grows, MB an hour"] == pytest.approx(20)
    assert told["memory grows, MB a round"] == pytest.approx(10)
    assert told["drift of a play's time, last round to first, s"] == pytest.approx(0.25)
    assert told["open files more than when warm"] == 0
    assert told["a frame: processor time, ms"] == pytest.approx(1000 * 3540 / 300)
    assert told["card at rest to its log event: 95 of 100 within, s"] == 0.3


def test_a_short_soak_tells_every_figure(capsys, tmp_path, monkeypatch):
    clip = tmp_path / "clip.avi"
    video = cv2.VideoWriter(str(clip), cv2.VideoWriter.fourcc(*"MJPG"), 5.0, (64, 48))
    for _ in range(250):
        video.write(np.full((48, 64, 3), 90, np.uint8))
    video.release()
    hand = lawful_hand()
    plays = [event for event in hand.events if event.kind.value == "appeared"]
    truth = {"events": [{"do": "play", "t": event.t} for event in plays]}
    (tmp_path / "clip.truth.json").write_text(json.dumps(truth), encoding="utf-8")
    (tmp_path / "clip.calls.json").write_text('{"hand": 1, "dealer": "N"}\n', encoding="utf-8")
    monkeypatch.setattr(companion.live, "TableWatcher", lambda *_a, **_k: ScriptedWatcher(hand.events))
    monkeypatch.setattr(companion.live, "load_recogniser", lambda *_: None)
    files = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else None
    done = ran(capsys, "bench", "--soak", "--minutes", "0", "--clip", clip, "--json")
    assert done.status == 0
    told = json.loads(done.out)
    assert told["rounds of the clip"] == LEAST_ROUNDS
    assert told["frames"] == LEAST_ROUNDS * 250
    assert told["plays a round: first"] == 20
    assert told["frame's time against its number, s at most"] < 1e-3
    assert told["card at rest to its log event: median, s"] < 1.0
    if files is not None:
        assert len(os.listdir("/proc/self/fd")) == files


@pytest.mark.parametrize("text", ["-1", "soon", "nan", "99999"])
def test_what_is_no_time_is_refused_in_one_line(text, capsys):
    done = ran(capsys, "bench", "--soak", "--minutes", text)
    assert (done.status, done.one_line) == (2, True)
    assert "minutes" in done.err
