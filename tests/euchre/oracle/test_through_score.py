"""The command a person types says of OpenSpiel's hands what that engine says."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.main import main
from tests.euchre.oracle.openspiel_hands import hands
from tests.euchre.oracle.through_score import complaints, write_records


def test_random_hands_through_score_have_the_engines_cards_winners_tricks_and_points(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = list(hands(40, 600))
    file = tmp_path / "hands.jsonl"
    write_records(sample, file)
    assert main(["score", str(file), "--json", "--legal"]) == 0
    assert list(complaints(sample, capsys.readouterr().out)) == []
