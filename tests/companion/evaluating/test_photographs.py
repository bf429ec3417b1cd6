from __future__ import annotations

from pathlib import Path

import pytest

from companion.evaluating.photographs import score_folder
from tests.companion.evaluating.pictures import ScriptedEyes, reading, thing, write_folder
from vision.reading import Kind


def test_a_folder_is_scored_by_deck_and_its_faults_are_kept(tmp_path: Path) -> None:
    folder = write_folder(
        tmp_path / "bar",
        [
            {"objects": [thing("JH"), thing("10C", 250)], "deck": "red"},
            {"objects": [thing("JD")], "deck": "blue"},
            {"objects": [thing("AS")], "deck": "blue"},
        ],
    )
    eyes = ScriptedEyes([[reading("JH"), reading("TC", 250, kind=Kind.UNSURE)], [reading("JH")], []])
    told = score_folder(folder, eyes)
    assert (told.name, told.no_face, told.problems) == ("bar", False, [])
    score = told.score
    assert (score.cards, score.right, score.unsure, score.wrong, score.missed) == (4, 1, 1, 1, 1)
    assert (told.decks["red"].cards, told.decks["blue"].red_swaps) == (2, 1)
    assert [fault.words() for fault in told.faults] == ["p1.png: JD read as JH (0.90)"]


def test_in_a_picture_without_faces_every_accepted_face_is_a_phantom(tmp_path: Path) -> None:
    entry = {"objects": [], "has_other": True, "no_face": True, "kind": "page"}
    told = score_folder(write_folder(tmp_path / "f", [entry, entry]), ScriptedEyes([[reading("9H")], []]))
    assert told.no_face
    assert (told.score.phantom, told.score.complete, told.decks["page"].phantom) == (1, 2, 1)
    assert [fault.words() for fault in told.faults] == ["p0.png: none read as 9H (0.90)"]


def test_other_ranks_without_labels_make_no_phantoms(tmp_path: Path) -> None:
    entry = {"objects": [], "has_other": True}
    told = score_folder(write_folder(tmp_path / "f", [entry]), ScriptedEyes([[reading("9H")]]))
    assert (told.no_face, told.score.phantom, told.faults) == (False, 0, [])


def test_a_picture_that_cannot_be_read_counts_as_missed(tmp_path: Path) -> None:
    folder = write_folder(tmp_path / "f", [{"objects": [thing("JH")]}])
    (folder / "images" / "p0.png").write_bytes(b"no picture")
    told = score_folder(folder, ScriptedEyes([[reading("JH")]]))
    assert (told.score.missed, told.score.pictures) == (1, 1)
    assert "p0.png" in told.problems[0]


@pytest.mark.parametrize(
    ("text", "error"), [("{", ValueError), ('[{"image": "a"}]', KeyError), ("[1]", TypeError)]
)
def test_labels_that_are_none_are_said_to_be(tmp_path: Path, text: str, error: type[Exception]) -> None:
    (tmp_path / "labels.json").write_text(text)
    with pytest.raises(error):
        score_folder(tmp_path, ScriptedEyes([[]]))
