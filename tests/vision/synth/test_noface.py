from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from vision.still import read_picture
from vision.synth.decks import SPRITE_HEIGHT, Deck, lattice_back
from vision.synth.noface import CYCLE, SIDE, faceless_picture, write_faceless
from vision.synth.pages import PAGES, print_page
from vision.synth.scenes import Supplies

CARD = np.full((SPRITE_HEIGHT, 370, 4), 255, np.uint8)
RED = CARD.copy()
RED[..., :2] = 0
"""A face that is nothing but red: where it lies, pixels tell."""


def supplies() -> Supplies:
    faces = {"6H": CARD, "4S": CARD, "2C": CARD, **dict.fromkeys(("9H", "JS", "AD", "TC", "KH", "QH"), RED)}
    back = lattice_back(np.random.default_rng(1))
    return Supplies([Deck("tiny", faces, back, frozenset(faces))], [], [])


@pytest.mark.parametrize("kind", list(PAGES))
def test_every_kind_of_page_is_printed(kind: str) -> None:
    sheet = print_page(np.random.default_rng(3), kind, [])
    assert sheet.dtype == np.uint8
    assert sheet.shape[2] == 3
    assert sheet.std() > 5
    assert np.array_equal(sheet, print_page(np.random.default_rng(3), kind, []))


@pytest.mark.parametrize("kind", sorted(set(CYCLE)))
def test_no_euchre_card_gets_into_a_picture(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[frozenset[str]] = []

    def render(rng: np.random.Generator, stock: Supplies, size: tuple[int, int]) -> object:
        from vision.synth.scenes import Scene

        seen.extend(deck.readable for deck in stock.decks)
        assert stock.restyled == 0
        return Scene(np.zeros((size[1], size[0], 3), np.uint8), ())

    monkeypatch.setattr("vision.synth.noface.render_scene", render)
    made = faceless_picture(np.random.default_rng(5), kind, supplies())
    assert made.image.shape == (SIDE, SIDE, 3)
    assert all(name[0] in "2345678" for deck in seen for name in deck)
    assert bool(seen) is (kind in ("ranks", "sixes", "score cards", "back"))


def test_backs_lie_where_faces_would() -> None:
    made = faceless_picture(np.random.default_rng(6), "back", supplies())
    assert (made.kind, made.what) == ("back", "tiny")


def test_a_written_set_is_labelled_and_the_same_for_the_same_seed(tmp_path: Path) -> None:
    for name in ("one", "two"):
        made = list(write_faceless(tmp_path / name, 4, 9, supplies()))
        assert [picture.kind for picture in made] == list(CYCLE[:4])
    first, second = (json.loads((tmp_path / name / "labels.json").read_text()) for name in ("one", "two"))
    assert first == second
    assert all(entry["no_face"] and entry["has_other"] and not entry["objects"] for entry in first)
    for entry in first:
        one, two = (read_picture(tmp_path / name / entry["image"]) for name in ("one", "two"))
        assert one.shape == (entry["height"], entry["width"], 3)
        assert np.array_equal(one, two)
