from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.main import main


def test_the_deck_is_written_as_53_svg_files(tmp_path: Path) -> None:
    assert main(["synth", "deck", "--out", str(tmp_path), "--style", "serif-jumbo"]) == 0
    assert len(list(tmp_path.glob("*.svg"))) == 53
    assert (tmp_path / "JH.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("options", "status", "word"),
    [
        (["deck", "--out", "{}", "--style", "gothic"], 2, "gothic"),
        (["clip", "--out", "{}/a.avi"], 2, ".mp4"),
        (["clip", "--out", "{}/a.mp4", "--deck", "own:gothic"], 2, "gothic"),
        (["clip", "--out", "{}/a.mp4", "--deck", "{}/none"], 1, "none"),
        (["clip", "--out", "{}/a.mp4", "--texture", "{}/none.jpg", "--no-hands"], 1, "none.jpg"),
        (["clip", "--out", "{}/a.mp4", "--record", "{}/none.json"], 1, "none.json"),
        (["clip", "--out", "{}/a.mp4", "--game", "0"], 2, "--game"),
        (["noface", "--out", "{}", "--art", "{}/none"], 1, "none"),
        (["noface", "--out", "{}", "--count", "0"], 2, "--count"),
    ],
)
def test_what_cannot_be_used_is_named_in_one_line(
    options: list[str], status: int, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["synth", *(text.format(tmp_path) for text in options)]) == status
    said = capsys.readouterr().err.strip()
    assert word in said
    assert "Traceback" not in said


def test_scenes_come_with_their_truth(tmp_path: Path) -> None:
    assert main(["synth", "scene", "--out", str(tmp_path), "--count", "2", "--size", "200"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "scene_000.jpg",
        "scene_000.truth.json",
        "scene_001.jpg",
        "scene_001.truth.json",
    ]


def test_faceless_pictures_come_with_labels_of_nothing(tmp_path: Path) -> None:
    assert main(["synth", "noface", "--out", str(tmp_path), "--count", "2"]) == 0
    entries = json.loads((tmp_path / "labels.json").read_text())
    assert [entry["objects"] for entry in entries] == [[], []]
    assert sorted(f"images/{path.name}" for path in (tmp_path / "images").iterdir()) == sorted(
        entry["image"] for entry in entries
    )
