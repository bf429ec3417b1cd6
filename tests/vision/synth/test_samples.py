from __future__ import annotations

import json

import numpy as np
import pytest

from companion.assets import asset_dir
from companion.lawbook import shipped_laws
from euchre.cards import Card
from euchre.findings import FindingKind, State
from euchre.judge import judge
from euchre.record import HandRecord
from tracker.calls import read_calls
from vision.cv import cv2
from vision.synth.samples import SAMPLES, Sample
from vision.table_file import read_table

FOLDER = asset_dir("sample_images")


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda s: s.name)
def test_every_sample_picture_is_shipped_with_its_truth(sample: Sample) -> None:
    name = sample.name
    picture = cv2.imread(str(FOLDER / f"{name}.jpg"))
    truth = json.loads((FOLDER / f"{name}.truth.json").read_text(encoding="utf-8"))
    assert picture is not None
    assert picture.shape == (truth["height"], truth["width"], 3)
    assert truth["cards"]
    for card in truth["cards"]:
        assert (card["card"] is None) is (card["kind"] != "face")
        assert 0 <= card["visible"] <= 1
        x, y = np.array(card["corners"]).T
        assert np.dot(x, np.roll(y, -1)) > np.dot(y, np.roll(x, -1)), "clockwise as seen"
    faces = [Card.parse(card["card"]) for card in truth["cards"] if card["card"]]
    assert len(faces) == len(set(faces))


def test_the_sample_clip_is_short_and_small() -> None:
    truth = json.loads((FOLDER / "clip.truth.json").read_text(encoding="utf-8"))
    assert truth["frames"] / truth["fps"] < 60
    assert (FOLDER / "clip.mp4").stat().st_size <= 8_000_000
    assert len(read_table(FOLDER / "clip.table.toml").layout.ignored) == 4


def test_the_sample_clip_holds_one_renege_that_a_later_trick_proves() -> None:
    truth = json.loads((FOLDER / "clip.truth.json").read_text(encoding="utf-8"))
    verdict = judge(HandRecord.from_json(truth), shipped_laws("house"))
    (finding,) = verdict.findings
    assert (finding.kind, finding.state, finding.trick) == (FindingKind.REVOKE, State.PROVED, 2)
    assert len(verdict.tricks) == 5
    said = read_calls(FOLDER / "clip.calls.json")[1]
    assert (said.upcard, said.discard) == (truth["upcard"], truth["discard"])
