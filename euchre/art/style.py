"""How a deck of ours may look: the choices, and the inks that follow from them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from euchre.cards import Suit

CARD_HEIGHT = 88.0
"""Height of every card, millimetres."""
POKER_WIDTH = 63.0
"""Width of a poker-size card, millimetres."""
BRIDGE_WIDTH = 57.0
"""Width of a bridge-size card, millimetres."""


class IndexFace(Enum):
    """The typeface of rank letters and figures; all are drawn by us as strokes."""

    GROTESK = "grotesk"  # even strokes, square ends
    ROUND = "round"  # even strokes, round ends
    SERIF = "serif"  # thick and thin, fine serifs
    SLAB = "slab"  # even strokes, heavy serifs
    CONDENSED = "condensed"  # tall, narrow, bold


class IndexSize(Enum):
    """The size of the corner index."""

    STANDARD = "standard"
    JUMBO = "jumbo"


class Back(Enum):
    """The pattern printed on the backs."""

    LATTICE = "lattice"
    RAYS = "rays"
    SCALES = "scales"


@dataclass(frozen=True, slots=True)
class DeckStyle:
    """One printing of our deck.

    Attributes:
        face: typeface of the index.
        size: size of the index.
        four_colour: diamonds blue and clubs green instead of two red and two black suits.
        width: card width in millimetres, `POKER_WIDTH` or `BRIDGE_WIDTH`; the height is always 88.
        back: pattern of the backs.
        back_ink: main colour of the backs, `#rrggbb`.
        paper: colour of the card stock, `#rrggbb`.
    """

    face: IndexFace = IndexFace.GROTESK
    size: IndexSize = IndexSize.STANDARD
    four_colour: bool = False
    width: float = POKER_WIDTH
    back: Back = Back.LATTICE
    back_ink: str = "#1f4e79"
    paper: str = "#fdfcf8"

    def ink(self, suit: Suit) -> str:
        """The colour a suit is printed in, `#rrggbb`."""
        return (_FOUR if self.four_colour else _TWO)[suit]

    @classmethod
    def parse(cls, text: str) -> DeckStyle:
        """Read a style from words joined by `-`, such as `serif-jumbo-four-rays`; empty is the default.

        Raises:
            ValueError: a word is none of the typefaces, sizes, widths, backs, back colours, `four`, `two`.
        """
        face, size, back = cls().face, cls().size, cls().back
        four, width, ink = False, POKER_WIDTH, cls().back_ink
        for word in filter(None, text.lower().split("-")):
            if word in _FACES:
                face = IndexFace(word)
            elif word in _SIZES:
                size = IndexSize(word)
            elif word in _BACKS:
                back = Back(word)
            elif word in _WIDTHS:
                width = _WIDTHS[word]
            elif word in _INKS:
                ink = _INKS[word]
            elif word in ("four", "two"):
                four = word == "four"
            else:
                raise ValueError(f"no such choice for our deck: {word!r}")
        return cls(face, size, four, width, back, ink)


_FACES = {face.value for face in IndexFace}
_SIZES = {size.value for size in IndexSize}
_BACKS = {back.value for back in Back}
_WIDTHS = {"poker": POKER_WIDTH, "bridge": BRIDGE_WIDTH}
_INKS = {"blue": "#1f4e79", "red": "#9c1c2b", "green": "#1d5a45", "black": "#2a2a30"}
_TWO = {Suit.SPADES: "#15161a", Suit.CLUBS: "#15161a", Suit.HEARTS: "#c4122f", Suit.DIAMONDS: "#c4122f"}
_FOUR = {Suit.SPADES: "#15161a", Suit.CLUBS: "#0b7a3b", Suit.HEARTS: "#c4122f", Suit.DIAMONDS: "#1559b7"}
