"""Every runtime that is installed gives the same answers with the shipped networks."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

from companion.assets import asset_dir
from vision import runtime as subject
from vision.geometry import quad_iou
from vision.recogniser import INPUTS, Settings, load_recogniser
from vision.runtime import ModelError, Runtime, is_installed, load_network
from vision.still import read_picture

MODELS = asset_dir("models")
OTHERS = [one for one in Runtime if one is not Runtime.ONNXRUNTIME and is_installed(one)]
SHAPES = {
    "detector": [[(1, 3, 64, 96)], [(1, 3, 96, 64)]],
    "aligner": [[(1, 3, 128, 128)], [(3, 3, 128, 128)]],
    "reader": [[(2, 3, 160, 112), (2, 4, 3, 80, 56)], [(4, 3, 160, 112), (4, 4, 3, 80, 56)]],
}


@pytest.mark.parametrize("runtime", OTHERS)
@pytest.mark.parametrize("name", SHAPES)
def test_runtimes_agree(name: str, runtime: Runtime) -> None:
    path, rng = MODELS / f"{name}.onnx", np.random.default_rng(4)
    usual = load_network(path, INPUTS[name])
    other = load_network(path, INPUTS[name], threads=1, runtime=runtime)
    for shapes in SHAPES[name]:
        views = [rng.random(shape, np.float32) for shape in shapes]
        for ours, theirs in zip(usual(*views), other(*views), strict=True):
            assert theirs.dtype == np.float32
            assert np.allclose(ours, theirs, atol=2e-3, rtol=1e-3)


@pytest.mark.parametrize("runtime", OTHERS)
def test_a_picture_is_read_the_same_by_all(runtime: Runtime) -> None:
    picture = read_picture(asset_dir("sample_images") / "trick.jpg")
    ours, theirs = (
        load_recogniser(MODELS, Settings(runtime=one)).look(picture) for one in (Runtime.ONNXRUNTIME, runtime)
    )
    assert [(r.kind, r.card) for r in ours] == [(r.kind, r.card) for r in theirs]
    for mine, other in zip(ours, theirs, strict=True):
        assert mine.confidence == pytest.approx(other.confidence, abs=1e-3)
        assert quad_iou(np.float32(mine.corners), np.float32(other.corners)) > 0.99


@pytest.mark.parametrize("runtime", [one for one in Runtime if is_installed(one)])
def test_what_is_no_network_is_told_in_one_line(tmp_path: Path, runtime: Runtime) -> None:
    path = tmp_path / "detector.onnx"
    with pytest.raises(ModelError, match="weights are missing"):
        load_network(path, ("images",), runtime=runtime)
    path.write_text("no network")
    with pytest.raises(ModelError, match=f"not weights that {runtime.value} can run") as caught:
        load_network(path, ("images",), runtime=runtime)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("runtime", "advice"),
    [(Runtime.ONNXRUNTIME, "again"), (Runtime.OPENVINO, "pip install"), (Runtime.OPENCV, "OpenCV 5")],
)
def test_a_runtime_that_is_not_here_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, runtime: Runtime, advice: str
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(subject, "cv2", type("OldCv", (), {"__version__": "4.12.0"}))
    with pytest.raises(ModelError, match=advice):
        load_network(MODELS / "aligner.onnx", INPUTS["aligner"], runtime=runtime)
