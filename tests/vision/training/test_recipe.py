"""The whole recipe, shortened, on our own deck alone. Run by `make test-train`."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from vision.reading import Kind

pytestmark = pytest.mark.train


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("recipe")


@pytest.fixture(scope="module")
def lines(work: Path) -> list[str]:
    """The recipe carried out once; what it said."""
    from vision.training.recipe import Recipe, make_weights, shortened

    said: list[str] = []
    make_weights(shortened(Recipe(work / "work", None)), work / "models", said.append)
    return said


def test_every_stage_is_carried_out_and_written_down(work: Path, lines: list[str]) -> None:
    from vision.training.recipe import STAGES

    made = json.loads((work / "work" / "made.json").read_text())
    assert list(made) == list(STAGES)
    assert made["aligner"]["steps"] == 12
    assert any(line.startswith("step 12/12") for line in lines)


def test_what_is_taken_for_a_card_in_pictures_without_a_face_is_to_be_called_other(
    work: Path, lines: list[str]
) -> None:
    from vision.training.pool import load_pool
    from vision.training.read import LABELS

    scenes = load_pool(work / "work" / "faceless")
    assert len(scenes) == 10
    assert all(scene.load().shape == (800, 800, 3) for scene in scenes)
    assert {card.name for scene in scenes for card in scene.cards} <= {"other"}
    assert "other" in LABELS


def test_the_weights_run_without_torch_and_answer_in_form(work: Path, lines: list[str]) -> None:
    from vision.recogniser import load_recogniser

    assert {p.name for p in (work / "models").glob("*.onnx")} == {
        "detector.onnx",
        "aligner.onnx",
        "reader.onnx",
    }
    eyes = load_recogniser(work / "models")
    image = np.full((240, 320, 3), 90, np.uint8)
    assert isinstance(eyes.look(image), list)
    from vision.reading import Spot

    corners = ((100.0, 60.0), (163.0, 60.0), (163.0, 148.0), (100.0, 148.0))
    (reading,) = eyes.read(image, [Spot(corners, 0.9, False)])
    assert reading.kind in Kind
    assert 0 <= reading.confidence <= 1


def test_a_second_run_finds_everything_done(work: Path, lines: list[str]) -> None:
    from vision.training.recipe import Recipe, make_weights, shortened

    said: list[str] = []
    make_weights(shortened(Recipe(work / "work", None)), work / "models", said.append)
    assert any("going on at step 12" in line for line in said)
    assert not any(line.startswith("step 1") for line in said), "nothing is trained twice"


def test_training_goes_on_where_it_was_stopped(tmp_path: Path, work: Path, lines: list[str]) -> None:
    import torch

    from vision.training.align import train_aligner
    from vision.training.fit import FitPlan

    pools = [(work / "work" / "own", 1.0)]
    checkpoint = tmp_path / "aligner.pt"

    def stop_at_four(line: str) -> None:
        if line.startswith("step 4/"):
            raise KeyboardInterrupt

    plan = FitPlan(steps=8, every=2)
    with pytest.raises(KeyboardInterrupt):
        train_aligner(pools, checkpoint, plan, 1, stop_at_four, batch=4)
    assert torch.load(checkpoint, weights_only=True)["done"] == 4
    said: list[str] = []
    train_aligner(pools, checkpoint, plan, 1, said.append, batch=4)
    assert said[0] == "going on at step 4"
    assert torch.load(checkpoint, weights_only=True)["done"] == 8


def test_what_is_left_out_has_a_checkpoint_and_a_log_of_its_own(tmp_path: Path) -> None:
    from vision.training.recipe import Recipe, shortened

    folders = (tmp_path / "edje", tmp_path / "poker")
    whole, part = Recipe(tmp_path, None, folders), Recipe(tmp_path, None, folders, without=("edje",))
    assert whole.learnt_from == folders
    assert shortened(part).learnt_from == (tmp_path / "poker",)
    assert (whole.tuned.name, part.tuned.name) == ("reader_fine.pt", "reader_fine_without_edje.pt")
    assert (whole.log.name, part.log.name) == ("made.json", "made_without_edje.json")


def test_weights_that_are_shipped_are_gone_on_from(tmp_path: Path) -> None:
    from dataclasses import replace

    from companion.assets import asset_dir
    from vision.training.recipe import Recipe, make_weights, shortened

    shipped = asset_dir("models")
    recipe = replace(
        shortened(Recipe(tmp_path, None, start=shipped)), own_scenes=4, aligner_steps=1, reader_steps=1
    )
    stages = ("scenes", "guesses", "aligner", "reader", "export")
    made = make_weights(recipe, tmp_path / "models", lambda line: None, stages)
    assert (tmp_path / "models" / "detector.onnx").read_bytes() == (shipped / "detector.onnx").read_bytes()
    assert made["reader"]["loss"] < 0.5, "a reader that knows nothing begins at about five"
