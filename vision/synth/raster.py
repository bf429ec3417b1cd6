"""Our own deck, from SVG text to sprites."""

from __future__ import annotations

import numpy as np
import resvg_py

from euchre.art import RANKS, DeckStyle, back_svg, card_svg
from vision.cv import cv2
from vision.synth.decks import EUCHRE_RANKS, SPRITE_HEIGHT, SUITS, Deck, Sprite


def rasterise(svg: str, height: int) -> Sprite:
    """Draw an SVG document.

    Args:
        svg: the document; fonts are never looked up.
        height: of the picture, pixels; the width follows.

    Returns:
        height x width x 4, BGRA, straight alpha.
    """
    png = resvg_py.svg_to_bytes(svg_string=svg, height=height, skip_system_fonts=True)
    picture = cv2.imdecode(np.frombuffer(bytes(png), np.uint8), cv2.IMREAD_UNCHANGED)
    assert picture is not None, "the rasteriser answers with a PNG"
    if picture.shape[2] == 3:
        picture = cv2.cvtColor(picture, cv2.COLOR_BGR2BGRA)
    return np.asarray(picture, np.uint8)


def own_deck(style: DeckStyle | None = None, *, all_ranks: bool = False, height: int = SPRITE_HEIGHT) -> Deck:
    """Our own deck as sprites.

    Args:
        style: the printing; the default one where None.
        all_ranks: with the ranks 2 to 8 as well, which keep score but are not played.
        height: of the sprites, pixels.
    """
    style = style or DeckStyle()
    ranks = RANKS if all_ranks else EUCHRE_RANKS
    faces = {rank + suit: rasterise(card_svg(rank + suit, style), height) for suit in SUITS for rank in ranks}
    return Deck("own", faces, rasterise(back_svg(style), height), frozenset(faces))
