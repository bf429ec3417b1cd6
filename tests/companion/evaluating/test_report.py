from __future__ import annotations

from pathlib import Path

import pytest

from companion.errors import InputError
from companion.evaluating.card import BEGIN, END, fingerprints, update_card
from companion.evaluating.faults import write_faults
from companion.evaluating.photographs import FolderScore, score_folder
from companion.evaluating.plots import draw_plots
from companion.evaluating.report import (
    Json,
    halving,
    json_lines,
    merged,
    photograph_report,
    scene_report,
    table,
)
from companion.evaluating.scenes import SceneScore
from tests.companion.evaluating.pictures import ScriptedEyes, reading, thing, write_folder
from tests.companion.evaluating.test_scenes import scene
from vision.cv import cv2

HOW = {"scenes": 2, "seed": 7, "holdout": True}


def photographs(folder: Path) -> list[FolderScore]:
    """Two folders: one of two decks with a red bower swap, one without faces and with one accepted."""
    cards = write_folder(
        folder / "bar",
        [{"objects": [thing("JH")], "deck": "red"}, {"objects": [thing("JD")], "deck": "blue"}],
    )
    blank = write_folder(
        folder / "blank", [{"objects": [], "no_face": True, "kind": kind} for kind in ("page", "back")]
    )
    eyes = ScriptedEyes([[reading("JH", confidence=0.95)], [reading("JH", confidence=0.55)]])
    return [score_folder(cards, eyes), score_folder(blank, ScriptedEyes([[reading("9C")], []]))]


def scenes() -> SceneScore:
    told = SceneScore()
    eyes = ScriptedEyes([[reading("JH")], []])
    for name in ("scene 0", "scene 1"):
        told.add(name, "tiny", scene(), eyes)
    return told


@pytest.fixture
def report(tmp_path: Path) -> Json:
    return merged(photograph_report(photographs(tmp_path)), scene_report(scenes(), HOW))


def test_a_report_has_a_section_for_everything_that_was_measured(report: Json) -> None:
    assert set(report) == {"photographs", "no_face", "rendered", "certainty"}
    assert set(report["photographs"]) == {"bar", "all"}
    assert report["photographs"]["bar"]["decks"]["blue"]["red_bower_swaps"] == 1
    assert report["no_face"] == {
        "pictures": 2,
        "accepted_faces": 1,
        "kinds": {"back": 1, "page": 1},
        "accepted_by_kind": {"page": 1},
        "accepted": [{"image": "p0.png", "card": "9C", "confidence": 0.9}],
    }
    assert set(report["certainty"]) == {"photographs", "rendered"}
    assert report["rendered"]["seed"] == 7


def test_lines_for_programs_and_for_people(report: Json) -> None:
    lines = json_lines(report)
    assert [next(iter(line.items())) for line in lines] == [
        ("folder", "bar"),
        ("folder", "all"),
        ("rendered", "all"),
        ("no_face", "all"),
        ("certainty", "photographs"),
        ("certainty", "rendered"),
    ]
    said = "\n".join(table(report))
    for words in ("bar ", "  blue", "rendered", "1/0", "p0.png: 9C (0.90)", "1 faces accepted in 2", "18 px"):
        assert words in said


@pytest.mark.parametrize(
    ("full", "half", "words"), [(0.08, 0.02, "4.0 times less"), (0.08, 0.0, "none is left"), (0, 0, "none")]
)
def test_what_halving_buys(full: float, half: float, words: str) -> None:
    assert words in halving({"risk_at_full": full, "risk_at_half": half})


def test_a_newer_report_replaces_sections_and_keeps_the_others(tmp_path: Path) -> None:
    old = photograph_report(photographs(tmp_path))
    both = merged(old, scene_report(scenes(), HOW))
    assert both["photographs"] == old["photographs"]
    assert set(both["certainty"]) == {"photographs", "rendered"}
    assert merged(both, {"no_face": {}})["no_face"] == {}


def models(folder: Path) -> Path:
    folder.mkdir()
    (folder / "reader.onnx").write_bytes(b"weights")
    (folder / "MODEL_CARD.md").write_text(f"# Eyes\n\n{BEGIN}\nold figures\n{END}\n\n## After\n")
    return folder


def test_the_card_s_measured_part_is_written_and_the_rest_is_left(tmp_path: Path, report: Json) -> None:
    folder = models(tmp_path / "models")
    told = update_card(folder, report, "2026-01-02", folder)
    text = (folder / "MODEL_CARD.md").read_text()
    assert text.startswith("# Eyes\n")
    assert text.endswith("\n## After\n")
    assert "old figures" not in text
    for words in ("2026-01-02", "| bar | 2 |", "seed 7", "`p0.png` taken for 9C", "risk-coverage.png"):
        assert words in text
    assert told["weights"] == {"reader.onnx": fingerprints(folder)["reader.onnx"]}
    assert update_card(folder, report, "2026-01-02", folder) == told
    assert (folder / "MODEL_CARD.md").read_text() == text


def test_a_part_measured_later_joins_unless_the_weights_are_others(tmp_path: Path, report: Json) -> None:
    folder = models(tmp_path / "models")
    update_card(folder, {"photographs": report["photographs"]}, "2026-01-02", folder)
    joined = update_card(folder, {"no_face": report["no_face"]}, "2026-01-03", folder)
    assert {"photographs", "no_face"} <= joined.keys()
    (folder / "reader.onnx").write_bytes(b"others")
    assert "photographs" not in update_card(folder, {"no_face": report["no_face"]}, "2026-01-04", folder)


@pytest.mark.parametrize("text", [None, "# a card without marks"])
def test_a_card_that_cannot_be_written_is_named(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / "MODEL_CARD.md").write_text(text)
    with pytest.raises(InputError, match=r"MODEL_CARD\.md"):
        update_card(tmp_path, {}, "2026-01-02", tmp_path)


def test_every_diagram_is_drawn_and_shows_something(tmp_path: Path, report: Json) -> None:
    made = draw_plots(report, tmp_path / "plots")
    assert sorted(path.name for path in made) == [
        "calibration.png",
        "reading-by-angle.png",
        "reading-by-cover.png",
        "reading-by-size.png",
        "risk-coverage.png",
    ]
    for path in made:
        picture = cv2.imread(str(path))
        assert picture is not None
        assert min(picture.shape[:2]) > 300
        assert path.stat().st_size < 100_000
    first = made[0].read_bytes()
    assert draw_plots(report, tmp_path / "again")[0].read_bytes() == first


def test_only_what_was_measured_is_drawn(tmp_path: Path, report: Json) -> None:
    drawn = draw_plots({"certainty": report["certainty"]}, tmp_path)
    assert [path.name for path in drawn] == ["risk-coverage.png", "calibration.png"]
    assert draw_plots({"no_face": report["no_face"]}, tmp_path) == []


def test_a_fault_becomes_a_picture(tmp_path: Path) -> None:
    faults = [fault for folder in photographs(tmp_path / "in") for fault in folder.faults]
    assert write_faults(faults, tmp_path / "out") == 2
    assert [path.name for path in sorted((tmp_path / "out").iterdir())] == ["001-p1.png", "002-p0.png"]
    picture = cv2.imread(str(tmp_path / "out" / "001-p1.png"))
    assert picture is not None
    assert (picture == (40, 40, 230)).all(2).any()  # the corners, drawn
