from __future__ import annotations

from pathlib import Path

import pytest

from companion.main import main


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["--photographs", "{}/none"], "none: no such folder"),
        (["--art", "{}/none"], "none: no such folder"),
        (["--photographs", "{}", "--without", "elsewhere"], "--without: elsewhere"),
    ],
)
def test_folders_that_are_not_there_are_named(
    options: list[str], word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *(text.format(tmp_path) for text in options)]) == 2
    assert word in capsys.readouterr().err
