from __future__ import annotations

import pytest

from euchre.art import BRIDGE_WIDTH, DeckStyle
from vision.synth.raster import own_deck


def test_our_deck_comes_as_sprites() -> None:
    deck = own_deck(height=176)
    assert len(deck.faces) == 24
    assert deck.readable == frozenset(deck.faces)
    for sprite in (*deck.faces.values(), deck.back):
        assert sprite.shape == (176, 126, 4)
        assert sprite[0, 0, 3] == 0
        assert sprite[88, 63, 3] == 255


@pytest.mark.parametrize(("name", "channel"), [("AH", 2), ("AD", 2)])
def test_red_is_red_in_bgr(name: str, channel: int) -> None:
    middle = own_deck(height=176).faces[name][88, 63, :3]
    assert int(middle.argmax()) == channel
    assert middle[channel] > 150 > middle[0]


def test_other_ranks_and_widths_on_request() -> None:
    deck = own_deck(DeckStyle(width=BRIDGE_WIDTH), all_ranks=True, height=88)
    assert len(deck.faces) == 52
    assert deck.faces["6H"].shape[1] == 57
