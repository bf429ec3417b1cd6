from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from vision.synth.decks import Deck, lattice_back, round_corners
from vision.synth.indices import LETTERS, IndexStyle, index_fonts, random_style, restyle, suit_mask
from vision.synth.scenes import Supplies, render_scene


def plain_deck() -> Deck:
    """White cards with one spot of ink, small and quick to draw."""
    faces = {}
    for rank in "9TJQKA6":
        for suit in "CDHS":
            sprite = np.full((176, 126, 4), 255, np.uint8)
            sprite[40:130, 30:90, :3] = (30, 30, 200) if suit in "DH" else 20
            faces[rank + suit] = round_corners(sprite, 0.05)
    return Deck("plain", faces, lattice_back(np.random.default_rng(1), 176), frozenset(faces))


@pytest.fixture(scope="module")
def supplies() -> Supplies:
    return Supplies([plain_deck()], [], [], restyled=0.0)


def test_the_same_seed_gives_the_same_scene(supplies: Supplies) -> None:
    one, two = (render_scene(np.random.default_rng(5), supplies, (320, 240)) for _ in range(2))
    assert np.array_equal(one.image, two.image)
    assert [c.to_json() for c in one.cards] == [c.to_json() for c in two.cards]


@pytest.mark.parametrize("seed", range(12))
def test_the_truth_is_sound(supplies: Supplies, seed: int) -> None:
    scene = render_scene(np.random.default_rng(seed), supplies, (400, 400))
    assert scene.image.shape == (400, 400, 3)
    names = [card.name for card in scene.cards if card.name != "back"]
    assert len(names) == len(set(names))
    for card in scene.cards:
        assert card.name == "back" or card.name in supplies.decks[0].faces
        assert 0 <= card.visible <= 1
        assert all(0 <= share <= 1 for share in card.indices)
        edges = np.roll(card.corners, -1, 0) - card.corners
        turn = np.roll(edges, -1, 0)
        assert (edges[:, 0] * turn[:, 1] - edges[:, 1] * turn[:, 0] > 0).all(), (
            "clockwise from its own top-left"
        )
    if scene.cards:
        last = scene.cards[-1]
        inside = ((last.corners >= 0) & (last.corners <= 400)).all()
        assert not inside or last.visible > 0.3, "nothing but a hand lies on the last card"


@pytest.mark.parametrize("suit", "CDHS")
def test_suits_are_drawn_whole(suit: str) -> None:
    mask = suit_mask(suit, 60)
    assert mask.shape[0] == 60
    assert mask[:, 0].any()
    assert mask[:, -1].any()
    symmetric = np.abs(mask.astype(int) - mask[:, ::-1]).mean()
    assert symmetric < 12


def test_restyling_changes_corners_and_nothing_else() -> None:
    fonts = index_fonts()
    if not fonts:  # a machine without typefaces renders decks as they are
        assert Supplies([], [], []).fonts == []
        return
    rng = np.random.default_rng(3)
    sprite = plain_deck().faces["KH"]
    changed = restyle("KH", sprite, random_style(rng, fonts))
    assert changed.shape == sprite.shape
    assert (changed[:30, :30, :3] != sprite[:30, :30, :3]).any()
    assert np.array_equal(changed[..., 3], sprite[..., 3])
    assert np.array_equal(changed[84:92, 40:80], sprite[84:92, 40:80])


def test_courts_are_marked_in_other_languages_and_number_cards_are_not() -> None:
    fonts = index_fonts()
    if not fonts:  # as above
        assert Supplies([], [], []).fonts == []
        return
    style = random_style(np.random.default_rng(4), fonts)
    english, french, german = (replace(style, letters=letters) for letters in LETTERS)
    faces = plain_deck().faces

    def same(card: str, other: IndexStyle) -> bool:
        return np.array_equal(restyle(card, faces[card], english), restyle(card, faces[card], other))

    assert [rank for rank in "9TJQKA" if not same(f"{rank}H", french)] == ["J", "Q", "K"]
    assert [rank for rank in "9TJQKA" if not same(f"{rank}H", german)] == ["J", "Q"]


def test_no_letter_stands_for_two_ranks() -> None:
    # Where V is the queen, as in Dutch decks, nobody could tell her from the French jack.
    meanings: dict[str, set[str]] = {}
    for letters in LETTERS:
        for rank in "JQKA":
            meanings.setdefault(letters.get(rank, rank), set()).add(rank)
    assert all(len(ranks) == 1 for ranks in meanings.values())


def test_some_styles_have_other_letters_and_most_have_not() -> None:
    styles = [random_style(np.random.default_rng(seed), [Path("any.ttf")]) for seed in range(300)]
    told = sum(bool(style.letters) for style in styles)
    assert 0 < told < 150
