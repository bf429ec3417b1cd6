"""Going on from shipped weights. Run by `make test-train`."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from companion.assets import asset_dir
from vision.geometry import ALIGN_SIZE, INDEX_SIZE, READ_SIZE
from vision.reader import CLASSES
from vision.recogniser import INPUTS
from vision.runtime import load_network

pytestmark = pytest.mark.train


@pytest.mark.parametrize("name", ["aligner", "reader"])
def test_shipped_weights_answer_in_torch_as_they_do_shipped(name: str) -> None:
    import torch
    from torch import nn

    from vision.training.nets import AlignerNet, ReaderNet
    from vision.training.shipped import begin

    torch.manual_seed(1)
    net, given = {
        "aligner": (AlignerNet(), (torch.rand(48, 3, ALIGN_SIZE, ALIGN_SIZE),)),
        "reader": (
            ReaderNet(len(CLASSES)),
            (torch.rand(48, 3, *READ_SIZE[::-1]), torch.rand(48, 4, 3, *INDEX_SIZE[::-1])),
        ),
    }[name]
    path = asset_dir("models") / f"{name}.onnx"
    begin(net, path, iter([[*given, torch.zeros(48)]]), inputs=len(given))
    wanted = load_network(path, INPUTS[name])(*(part.numpy() for part in given))
    for learning in (False, True):  # the second shows that training begins where the shipped weights stand
        net.train(learning)
        for part in net.modules():
            if isinstance(part, nn.Dropout):
                part.eval()
        with torch.no_grad():
            told = net(*given)
        for answer, want in zip(told if isinstance(told, tuple) else (told,), wanted, strict=True):
            assert np.allclose(answer.numpy(), want, atol=1e-4)


def test_weights_of_another_network_are_refused() -> None:
    import torch

    from vision.training.nets import AlignerNet
    from vision.training.shipped import restore

    path: Path = asset_dir("models") / "reader.onnx"
    with pytest.raises(ValueError, match=re.escape(str(path))):
        restore(AlignerNet(), path, (torch.rand(2, 3, ALIGN_SIZE, ALIGN_SIZE),))
