"""The colours that dress the court cards, one set a suit."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import Suit


@dataclass(frozen=True, slots=True)
class Wardrobe:
    """Colours of one suit's court, all `#rrggbb`.

    Attributes:
        main: robe.
        dark: folds of the robe.
        second: tunic, sash and lining.
        gold: metal and trimmings.
        glint: the lit side of metal.
        hair: hair and beard.
        sheen: lit strands of hair.
        skin: the lit half of a face.
        shade: the other half.
        linen: collars, cuffs and ermine.
        ground: behind the figure.
        line: frame, eyes, outlines; the suit's own ink where it is dark enough.
    """

    main: str
    dark: str
    second: str
    hair: str
    sheen: str
    skin: str
    shade: str
    ground: str
    line: str
    gold: str = "#d8a330"
    glint: str = "#f2cf73"
    linen: str = "#faf6ec"


def wardrobe_for(suit: Suit, ink: str) -> Wardrobe:
    """The wardrobe of a suit whose marks are printed in `ink`."""
    main, dark, second, hair, sheen, skin, shade, ground = _SETS[suit]
    return Wardrobe(main, dark, second, hair, sheen, skin, shade, ground, ink)


_SETS = {
    Suit.HEARTS: ("#b5182f", "#8a0f22", "#1f3a68", "#5b3420", "#7d4b2e", "#f3cfae", "#e0ae88", "#fbf1e3"),
    Suit.DIAMONDS: ("#d0532a", "#a83c19", "#14606b", "#b9822f", "#d9a954", "#f6d9bd", "#e4b693", "#fbf3e2"),
    Suit.SPADES: ("#2a3865", "#1b2649", "#8a2233", "#3a3a42", "#5c5c66", "#e9c4a3", "#cf9f78", "#f1f1f4"),
    Suit.CLUBS: ("#1e6a4f", "#134a37", "#6d2f5e", "#2d211b", "#4b382d", "#b98357", "#9a6740", "#f0f4ec"),
}
