"""`evaluate` with photographs and with rendered hands: what it refuses, and what it tells."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import companion.evenings.running
from companion.evenings.plan import HandPlan
from companion.evenings.running import How
from companion.evenings.scoring import HandScore
from tests.companion.run import ran
from vision.runtime import Runtime


@pytest.mark.parametrize(
    ("options", "status", "word"),
    [
        ([], 2, "--hands"),
        (["--hands", "0"], 2, "at least 1"),
        (["--hands", "2", "--game", "0"], 2, "at least 1"),
        (["--hands", "2", "--irregular", "sneezing"], 2, "sneezing"),
        (["--hands", "2", "--irregular", "sneezing"], 2, "bump"),
        (["--hands", "2", "--art", "/nowhere"], 1, "/nowhere"),
        (["--hands", "2", "--laws", "unheard-of"], 2, "unheard-of"),
        (["--hands", "2", "--runtime", "abacus"], 2, "abacus"),
        (["--hands", "2", "--deck-profile", "/nowhere.png"], 2, "/nowhere.png"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(capsys, options, status, word) -> None:
    done = ran(capsys, "evaluate", *options)
    assert (done.status, done.out, done.one_line) == (status, "", True)
    assert word in done.err


def test_figures_are_told_per_camera_per_kind_and_over_all(capsys, tmp_path, monkeypatch) -> None:
    out = tmp_path / "evening"

    def instantly(plans: list[HandPlan], how: How, folder: Path, _jobs, tell) -> list[HandScore]:
        assert (how.laws, how.runtime) == ("house", Runtime.OPENVINO)
        folder.mkdir()
        scores = [
            HandScore(plan.to_json(), cards=20, right=20, seats=20, seen=20, points=True) for plan in plans
        ]
        for score in scores:
            tell(score)
        return scores

    monkeypatch.setattr(companion.evenings.running, "run_plans", instantly)
    options = ("--irregular", "faced", "--json", "--runtime", "openvino", "--laws", "house", "--out", out)
    done = ran(capsys, "evaluate", "--hands", "4", *options)
    told = [json.loads(line) for line in done.out.splitlines()]
    assert [one["group"] for one in told] == ["oblique30", "oblique45", "overhead", "faced", "all"]
    assert [(one["hands"], one["whole"]) for one in told] == [(1, 1), (1, 1), (2, 2), (4, 4), (4, 4)]
    assert done.err.count("right, 20 of 20 cards") == 4
    kept = json.loads((out / "summary.json").read_text())
    assert list(kept) == [one["group"] for one in told[:-1]] + ["all"] + [
        f"faced {camera}" for camera in ("oblique30", "oblique45", "overhead")
    ]
    assert kept["faced overhead"]["hands"] == 2
