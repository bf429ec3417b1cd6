"""The four suit marks as paths, and where they stand on a card."""

from __future__ import annotations

from euchre.cards import Suit

PIP_PATHS: dict[Suit, str] = {
    Suit.HEARTS: "M0 .5C-.1 .32-.5 .1-.5-.2C-.5-.39-.37-.5-.245-.5C-.12-.5-.03-.42 0-.29"
    "C.03-.42 .12-.5 .245-.5C.37-.5 .5-.39 .5-.2C.5 .1 .1 .32 0 .5Z",
    Suit.DIAMONDS: "M0-.54Q.15-.22 .42 0Q.15 .22 0 .54Q-.15 .22-.42 0Q-.15-.22 0-.54Z",
    Suit.SPADES: "M0-.52C.1-.32 .5-.1 .5 .16C.5 .32 .38 .41 .26 .41C.17 .41 .09 .37 .045 .3"
    "C.06 .4 .1 .47 .2 .52"
    "L-.2 .52C-.1 .47-.06 .4-.045 .3C-.09 .37-.17 .41-.26 .41C-.38 .41-.5 .32-.5 .16C-.5-.1-.1-.32 0-.52Z",
    Suit.CLUBS: "M0-.52A.235 .235 0 0 1 .235-.285C.235-.19 .17-.11 .1-.045C.15-.075 .21-.095 .27-.095"
    "A.24 .24 0 1 1 .045 .235C.06 .38 .11 .47 .21 .52L-.21 .52C-.11 .47-.06 .38-.045 .235"
    "A.24 .24 0 1 1-.27-.095C-.21-.095-.15-.075-.1-.045C-.17-.11-.235-.19-.235-.285A.235 .235 0 0 1 0-.52Z",
}
"""Each suit mark in a unit box around (0, 0), y down."""

_ROWS: dict[str, list[tuple[float, float]]] = {
    "2": [(0, -3), (0, 3)],
    "3": [(0, -3), (0, 0), (0, 3)],
    "4": [(-1, -3), (1, -3), (-1, 3), (1, 3)],
    "5": [(-1, -3), (1, -3), (0, 0), (-1, 3), (1, 3)],
    "6": [(-1, -3), (1, -3), (-1, 0), (1, 0), (-1, 3), (1, 3)],
    "7": [(-1, -3), (1, -3), (0, -1.5), (-1, 0), (1, 0), (-1, 3), (1, 3)],
    "8": [(-1, -3), (1, -3), (0, -1.5), (-1, 0), (1, 0), (0, 1.5), (-1, 3), (1, 3)],
    "9": [(-1, -3), (1, -3), (-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1), (-1, 3), (1, 3)],
    "T": [(-1, -3), (1, -3), (0, -2), (-1, -1), (1, -1), (-1, 1), (1, 1), (0, 2), (-1, 3), (1, 3)],
}


def pip_svg(suit: Suit, x: float, y: float, size: float, ink: str, turned: bool = False) -> str:
    """One suit mark.

    Args:
        suit: which mark.
        x: centre, millimetres from the card's left.
        y: centre, millimetres from the card's top.
        size: height, millimetres.
        ink: fill colour.
        turned: upside down, as in the lower half of a card.
    """
    turn = f"{-size:.3f}" if turned else f"{size:.3f}"
    return f'<path transform="translate({x:.3f} {y:.3f}) scale({turn})" d="{PIP_PATHS[suit]}" fill="{ink}"/>'


def pip_places(rank: str) -> list[tuple[float, float, bool]]:
    """Where the marks of a number card stand.

    Returns:
        (column, row, turned) per mark: column -1..1, row -1..1, both from the centre of the card.
    """
    return [(column, row / 3, row > 0) for column, row in _ROWS[rank]]
