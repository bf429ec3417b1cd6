"""`kill -9` in the middle of a hand; the full fifty with the real eyes are `kill_nine`'s own run."""

from __future__ import annotations

import json
import random

import numpy as np

from tests.end_to_end.kill_nine import survive
from tests.tracker.script import lawful_hand
from vision.cv import cv2

FPS, KILLS = 5.0, 5


def test_a_hand_goes_on_after_five_kills_with_nothing_lost_and_nothing_twice(tmp_path):
    hand = lawful_hand()
    frames = round((hand.t + 4) * FPS)
    clip = tmp_path / "clip.avi"
    video = cv2.VideoWriter(str(clip), cv2.VideoWriter.fourcc(*"MJPG"), FPS, (64, 64))
    for _ in range(frames):
        video.write(np.full((64, 64, 3), 90, np.uint8))
    video.release()
    calls = {
        "hand": 1,
        "dealer": "N",
        "upcard": "KH",
        "calls": [{"seat": "E", "call": "order"}],
        "discard": "QS",
    }
    (tmp_path / "clip.calls.json").write_text(json.dumps(calls) + "\n", encoding="utf-8")
    survived = survive(clip, tmp_path / "log.sqlite", KILLS, frames, random.Random(3), "--scripted")
    assert len(survived.kills) == KILLS
    assert len(set(survived.kills)) > 1
    plays = [event.data["card"] for event in survived.events if event.do == "play"]
    assert len(plays) == len(set(plays)) == 20
    assert [event.do for event in survived.events].count("open") == KILLS + 1
    assert {event.hand for event in survived.events} <= {0, 1}
    assert survived.events[-1].do == "close"
