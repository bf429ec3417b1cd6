from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from companion.evaluating.card import BEGIN, END
from companion.main import main
from tests.companion.evaluating.pictures import ScriptedEyes, reading, thing, write_folder


@pytest.fixture
def eyes(monkeypatch: pytest.MonkeyPatch) -> ScriptedEyes:
    scripted = ScriptedEyes([[reading("JH")]])
    monkeypatch.setattr("companion.eyes.load_recogniser", lambda *_: scripted)
    return scripted


def test_everything_in_one_run(
    tmp_path: Path, eyes: ScriptedEyes, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write_folder(tmp_path / "bar", [{"objects": [thing("JH")]}])
    models = tmp_path / "models"
    models.mkdir()
    (models / "MODEL_CARD.md").write_text(f"# Eyes\n{BEGIN}\n{END}\n")
    options = ["--scenes", "1", "--noface", "2", "--seed", "3", "--json", "--card", str(models)]
    options += ["--plots", str(tmp_path / "plots"), "--faults", str(tmp_path / "faults")]
    assert main(["evaluate", str(folder), *options, "--models", str(models)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [next(iter(line)) for line in lines] == [
        "folder",
        "folder",
        "rendered",
        "no_face",
        "certainty",
        "certainty",
    ]
    assert (lines[0]["right"], lines[2]["scenes"], lines[3]["accepted_faces"]) == (1.0, 1, 2)
    assert len(eyes.seen) == 4
    assert "seed 3" in (models / "MODEL_CARD.md").read_text()
    assert (tmp_path / "plots" / "risk-coverage.png").exists()
    assert len(list((tmp_path / "faults").iterdir())) >= 2


def test_a_folder_without_labels_is_named_and_the_others_are_scored(
    tmp_path: Path, eyes: ScriptedEyes, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write_folder(tmp_path / "bar", [{"objects": [thing("JH")]}])
    assert main(["evaluate", str(tmp_path / "none"), str(folder)]) == 1
    told = capsys.readouterr()
    assert "none: no usable labels.json" in told.err
    assert "bar" in told.out
    assert len(eyes.seen) == 1


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ([], "--scenes"),
        (["--noface", "-1"], "--noface"),
        (["--scenes", "-1"], "--scenes"),
        (["--scenes", "1", "--holdout"], "--art"),
    ],
)
def test_options_that_make_no_sense(
    options: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["evaluate", *options]) == 2
    assert word in capsys.readouterr().err


def test_without_matplotlib_it_says_so_before_it_measures(
    tmp_path: Path, eyes: ScriptedEyes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    folder = write_folder(tmp_path / "bar", [{"objects": [thing("JH")]}])
    assert main(["evaluate", str(folder), "--plots", str(tmp_path / "plots")]) == 2
    assert "euchre-companion[plots]" in capsys.readouterr().err
    assert not eyes.seen


def test_a_run_that_is_cut_short_keeps_what_it_has(
    tmp_path: Path, eyes: ScriptedEyes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("companion.evaluating.scenes.draw_scenes", stopped)
    folder = write_folder(tmp_path / "bar", [{"objects": [thing("JH")]}])
    (tmp_path / "MODEL_CARD.md").write_text(f"# Eyes\n{BEGIN}\n{END}\n")
    main(["evaluate", str(folder), "--scenes", "1", "--card", str(tmp_path), "--models", str(tmp_path)])
    assert "| bar | 1 |" in (tmp_path / "MODEL_CARD.md").read_text()
    assert "photographs" in json.loads((tmp_path / "metrics.json").read_text())
