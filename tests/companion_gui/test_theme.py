from __future__ import annotations

import pytest

from companion_gui.theme import PAPER, THEMES, Theme, contrast, luminance, palette, suit_ink
from euchre.cards import Suit

LEAST = 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name.value)
def test_every_text_keeps_the_contrast(theme: Theme) -> None:
    weak = {
        what: round(contrast(ink, ground), 2)
        for what, ink, ground in theme.pairs()
        if contrast(ink, ground) < LEAST
    }
    assert weak == {}


@pytest.mark.parametrize("four_colours", [False, True])
@pytest.mark.parametrize("suit", Suit)
def test_suits_keep_the_contrast_on_paper(suit: Suit, four_colours: bool) -> None:
    assert contrast(suit_ink(suit, four_colours), PAPER) >= LEAST


def test_four_colours_tell_all_suits_apart() -> None:
    assert len({suit_ink(suit, True) for suit in Suit}) == 4
    assert len({suit_ink(suit, False) for suit in Suit}) == 2


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1.0), ("#777777", "#ffffff", 4.48)],
)
def test_contrast_is_the_published_one(one: str, other: str, ratio: float) -> None:
    assert contrast(one, other) == pytest.approx(ratio, abs=0.01)
    assert contrast(other, one) == contrast(one, other)


def test_luminance_runs_from_black_to_white() -> None:
    assert luminance("#000000") == 0
    assert luminance("#ffffff") == pytest.approx(1)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name.value)
def test_palette_bears_the_theme(theme: Theme) -> None:
    made = palette(theme)
    assert made.window().color().name() == theme.window
    assert made.text().color().name() == theme.ink
