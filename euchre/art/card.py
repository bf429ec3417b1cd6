"""A whole card as SVG text."""

from __future__ import annotations

from euchre.art.backs import back_art
from euchre.art.courts import court_svg
from euchre.art.glyphs import rank_svg
from euchre.art.pips import pip_places, pip_svg
from euchre.art.style import CARD_HEIGHT, DeckStyle, IndexSize
from euchre.cards import Card, Suit

RANKS = "A23456789TJQK"
"""Every rank we draw: the score-keeping and foreign ones too."""

CORNER_RADIUS = 3.0
"""Of the card stock, millimetres."""

_INDEX = {IndexSize.STANDARD: (5.9, 3.6, 9.0, 6.6, 7.2), IndexSize.JUMBO: (7.4, 3.4, 13.5, 9.6, 10.6)}
"""Index size -> centre x, top, cap height, mark height, greatest width; millimetres."""


def card_svg(card: Card | str, style: DeckStyle | None = None, rounded: bool = True) -> str:
    """The face of a card.

    Args:
        card: one of the 24, or the name of any other (`6S`, `4H`).
        style: how the deck looks; the default printing where None.
        rounded: with rounded corners; square ones suit a renderer that cuts the corners itself.

    Returns:
        A complete SVG document in plain SVG 1.1 (paths, transforms; no fonts, clips, filters or scripts), its
        viewBox in millimetres.

    Raises:
        ValueError: no such card.
    """
    style = style or DeckStyle()
    rank, suit = _parse(str(card))
    ink = style.ink(suit)
    half = _index(rank, suit, style, ink)
    turned = f'<g transform="rotate(180 {style.width / 2} {CARD_HEIGHT / 2})">{half}</g>'
    return _document(style, _middle(rank, suit, style, ink) + half + turned, rounded)


def back_svg(style: DeckStyle | None = None, rounded: bool = True) -> str:
    """The back of every card; arguments and result as for `card_svg`."""
    style = style or DeckStyle()
    return _document(style, back_art(style), rounded)


def _parse(name: str) -> tuple[str, Suit]:
    text = name.strip().upper().replace("10", "T")
    if len(text) != 2 or text[0] not in RANKS or text[1] not in "CDHS":
        raise ValueError(f"not a playing card: {name!r}")
    return text[0], Suit(text[1])


def _document(style: DeckStyle, inside: str, rounded: bool) -> str:
    w, h = style.width, CARD_HEIGHT
    radius = CORNER_RADIUS if rounded else 0.0
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{10 * w:g}" height="{10 * h:g}" '
        f'viewBox="0 0 {w} {h}">'
        f'<rect x="0" y="0" width="{w}" height="{h}" rx="{radius}" fill="{style.paper}"/>{inside}'
        f'<rect x=".15" y=".15" width="{w - 0.3}" height="{h - 0.3}" rx="{max(radius - 0.15, 0)}" '
        f'fill="none" stroke="#000" stroke-opacity=".22" stroke-width=".3"/></svg>'
    )


def _index(rank: str, suit: Suit, style: DeckStyle, ink: str) -> str:
    x, top, height, mark, widest = _INDEX[style.size]
    text = rank_svg(rank, style.face, x, top, height, widest, ink)
    return text + pip_svg(suit, x, top + height + 1.3 + mark / 2, mark, ink)


def _middle(rank: str, suit: Suit, style: DeckStyle, ink: str) -> str:
    x, y = style.width / 2, CARD_HEIGHT / 2
    if rank in "JQK":
        room = style.width - 2 * (_INDEX[style.size][0] + _INDEX[style.size][4] / 2 + 0.6)
        return court_svg(rank, suit, x, y, min(1.0, room / 37.0), style)
    if rank == "A":
        return _ace(suit, x, y, ink, style)
    column = (style.width - 36.0) * 0.4
    row, size = 29.0, 10.6 if rank in "9T" else 11.4
    if style.size is IndexSize.JUMBO:
        column, row, size = (style.width - 40.0) * 0.4, 28.0, 8.8 if rank in "9T" else 9.6
    marks = pip_places(rank)
    return "".join(pip_svg(suit, x + c * column, y + r * row, size, ink, turned) for c, r, turned in marks)


def _ace(suit: Suit, x: float, y: float, ink: str, style: DeckStyle) -> str:
    """One large mark; on the ace of spades a second one and a star within, as on a maker's card."""
    if suit is not Suit.SPADES:
        return pip_svg(suit, x, y, 24.0, ink)
    inner = pip_svg(suit, x, y + 1.2, 17.0, style.paper) + pip_svg(suit, x, y + 1.6, 13.5, ink)
    star = "".join(
        f'<path transform="translate({x} {y + 1.8}) rotate({turn})" d="M0-4.2L.7-1L0 0L-.7-1Z" '
        f'fill="{style.paper}"/>'
        for turn in range(0, 360, 45)
    )
    return pip_svg(suit, x, y, 36.0, ink) + inner + star
