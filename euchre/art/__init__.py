"""Our own deck, drawn as SVG text."""

from euchre.art.card import CORNER_RADIUS, RANKS, back_svg, card_svg
from euchre.art.style import BRIDGE_WIDTH, CARD_HEIGHT, POKER_WIDTH, Back, DeckStyle, IndexFace, IndexSize

__all__ = [
    "BRIDGE_WIDTH",
    "CARD_HEIGHT",
    "CORNER_RADIUS",
    "POKER_WIDTH",
    "RANKS",
    "Back",
    "DeckStyle",
    "IndexFace",
    "IndexSize",
    "back_svg",
    "card_svg",
]
