from __future__ import annotations

import numpy as np
import pytest

from companion.evaluating.scenes import SceneScore, draw_scenes
from tests.companion.evaluating.pictures import ScriptedEyes, reading
from vision.cv import cv2
from vision.synth.decks import Deck
from vision.synth.scenes import PlacedCard, Scene, Supplies

CORNERS = np.array([[68.5, 56], [131.5, 56], [131.5, 144], [68.5, 144]], np.float64)


def scene(
    name: str = "JH", *, scale: float = 1.0, indices: tuple[float, float] = (1.0, 0.0), ink: int = 0
) -> Scene:
    """One white card with an index-like blot in its corner."""
    image = np.full((200, 400, 3), 60, np.uint8)
    image[56:144, 69:132] = 255
    cv2.rectangle(image, (74, 62), (80, 76), (ink, ink, ink), -1)
    corners = (CORNERS - CORNERS.mean(0)) * scale + CORNERS.mean(0)
    return Scene(image, (PlacedCard(name, corners, 0.9, indices),))


@pytest.mark.parametrize(
    ("given", "cards", "beyond"),
    [
        (scene(), 1, 0),
        (scene(indices=(0.0, 0.85)), 0, 1),
        (scene(scale=0.7), 0, 1),
        (scene(ink=240), 0, 1),
        (scene("6H"), 0, 0),
        (scene("back"), 0, 0),
    ],
)
def test_which_faces_count(given: Scene, cards: int, beyond: int) -> None:
    told = SceneScore()
    told.add("scene 0", "tiny", given, ScriptedEyes([[]]))
    assert (told.score.cards, told.beyond.total()) == (cards, beyond)


def test_a_scene_is_scored_by_deck_size_angle_and_cover() -> None:
    told = SceneScore()
    eyes = ScriptedEyes([[reading("JH")], [reading("JD")]])
    told.add("scene 0", "tiny", scene(), eyes)
    told.add("scene 1", "other", scene(), eyes)
    data = told.to_json()
    assert (data["cards"], data["right"], data["wrong"], data["red_bower_swaps"]) == (2, 0.5, 0.5, 1)
    assert {name: deck["right"] for name, deck in data["decks"].items()} == {"tiny": 1.0, "other": 0.0}
    for axis, low, high in (("index_px", 18, 22), ("angle", 65, 90), ("covered", 0.05, 0.2)):
        (row,) = data["falls"][axis]["bins"]
        assert (row["from"], row["to"], row["cards"], row["right"]) == (low, high, 2, 0.5)
    assert data["certainty"]["told"] == 2
    assert [fault.words() for fault in told.faults] == ["scene 1: JH read as JD (0.90)"]


def test_a_face_read_from_a_back_is_a_phantom() -> None:
    told = SceneScore()
    told.add("scene 0", "tiny", scene("back"), ScriptedEyes([[reading("JH")]]))
    assert told.score.phantom == 1
    assert [fault.label for fault in told.faults] == ["none"]


def test_scenes_are_the_same_for_the_same_seed() -> None:
    face = np.full((520, 370, 4), 255, np.uint8)
    supplies = Supplies(
        [Deck("tiny", {"JH": face, "9C": face}, face, frozenset({"JH", "9C"}))], [], [], restyled=0.0
    )
    (first, deck, one), (again, _, two), (_, _, three) = (
        next(draw_scenes(1, seed, supplies)) for seed in (5, 5, 6)
    )
    assert (first, again, deck) == ("scene 0", "scene 0", "tiny")
    assert np.array_equal(one.image, two.image)
    assert not np.array_equal(one.image, three.image)
