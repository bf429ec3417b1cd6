from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from companion.assets import asset_dir
from companion.main import main
from vision.cv import cv2
from vision.recogniser import load_recogniser
from vision.scoring import Label, Score
from vision.still import read_picture

SAMPLES = asset_dir("sample_images")


@pytest.fixture(scope="module")
def score() -> Score:
    """All sample stills read once and held against their truth."""
    eyes, score = load_recogniser(asset_dir("models")), Score()
    for path in sorted(SAMPLES.glob("*.jpg")):
        told = json.loads(path.with_suffix(".truth.json").read_text())
        labels = []
        for card in told["cards"]:
            if card["kind"] == "face":
                x, y = np.array(card["corners"]).mean(0)
                labels.append(Label((x - 12, y - 12, x + 12, y + 12), card["card"]))
        score.add(eyes.look(read_picture(path)), labels, complete=False)
    return score


def test_the_samples_are_read(score: Score) -> None:
    assert score.cards >= 48
    assert score.right / score.cards >= 0.85
    assert score.bower_swaps == 0
    assert score.wrong / score.cards <= 0.02, score.confusions


def test_one_object_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["detect", "--json", str(SAMPLES / "trick.jpg"), str(SAMPLES / "kitty.jpg")]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [Path(line["image"]).name for line in lines] == ["trick.jpg", "kitty.jpg"]
    for line in lines:
        assert set(line) == {"image", "width", "height", "cards", "error"}
        assert (line["width"], line["height"], line["error"]) == (1280, 720, None)
        for card in line["cards"]:
            assert set(card) == {"card", "kind", "reason", "confidence", "candidates", "corners"}
            assert (card["card"] is not None) == (card["kind"] == "face")
            corners = np.array(card["corners"])
            assert cv2.contourArea(corners.astype(np.float32), oriented=True) > 0, "clockwise, y down"


def test_a_folder_is_read_in_order_and_not_deeper(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    blank = np.full((120, 160, 3), 90, np.uint8)
    (tmp_path / "deeper").mkdir()
    for name in ("b.png", "a.png", "deeper/c.png"):
        cv2.imwrite(str(tmp_path / name), blank)
    (tmp_path / "notes.txt").write_text("no picture")
    assert main(["detect", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{tmp_path / n}: no card" for n in ("a.png", "b.png")]


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda p: None, "no such file"),
        (lambda p: p.mkdir(), "no picture in this folder"),
        (lambda p: p.write_text("not a picture"), "not a picture"),
        (lambda p: p.write_bytes(b""), "the file is empty"),
        (lambda p: p.write_bytes((SAMPLES / "trick.jpg").read_bytes()[:300]), "not a picture"),
        (lambda p: p.write_bytes(b"\x89PNG\r\n\x1a\n"), "not a picture"),
    ],
)
def test_one_bad_input_does_not_stop_the_rest(
    make: object, words: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.jpg"
    make(bad)  # type: ignore[operator]
    assert main(["detect", "--json", str(bad), str(SAMPLES / "trick.jpg")]) == 1
    out, err = capfd.readouterr()
    first, second = (json.loads(line) for line in out.splitlines())
    assert words in first["error"]
    assert first["cards"] == []
    assert second["error"] is None
    assert len(err.splitlines()) == 1
    assert str(bad) in err


def test_missing_weights_are_a_wrong_set_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["detect", "--models", str(tmp_path), str(SAMPLES / "trick.jpg")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
