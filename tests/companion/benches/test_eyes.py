from __future__ import annotations

from companion.benches.eyes import measure
from vision.runtime import Runtime, is_installed


def test_every_runtime_that_is_here_is_measured_on_the_same_picture() -> None:
    figures = dict(measure(rounds=1))
    for runtime in filter(is_installed, Runtime):
        assert figures[f"whole picture by {runtime.value}, ms"] > 0
        assert figures[f"whole picture by {runtime.value}, processor time, ms"] > 0
