"""Jack, queen and king: a panel with the same half figure twice, head to head.

Coordinates are millimetres around the centre of the panel, y down; each half figure is drawn upright above
the slanted seam and repeated turned by half a turn, so nothing here needs a clip.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from euchre.art.figures import jack_svg, king_svg, queen_svg
from euchre.art.pips import pip_svg
from euchre.art.style import DeckStyle
from euchre.art.wardrobe import Wardrobe, wardrobe_for
from euchre.cards import Suit

HALF_WIDTH, HALF_HEIGHT = 18.5, 34.5
"""Of the panel, millimetres."""
_SEAM = 5.0
"""How far the seam lies below the centre at the left edge, and above it at the right."""


@dataclass(frozen=True, slots=True)
class _Rays:
    """Thin rays behind the head, ending at the panel's edge and the seam."""

    centre_y: float = -19.0
    count: int = 40
    start: float = 8.0

    def path(self) -> str:
        """Path data of all rays of the upper half."""
        out = []
        for step in range(self.count):
            c, s = math.cos(math.tau * step / self.count), math.sin(math.tau * step / self.count)
            reach = HALF_WIDTH / abs(c) if abs(c) > 1e-6 else 1e9
            if s < 0:
                reach = min(reach, (HALF_HEIGHT + self.centre_y) / -s)
            down = s + c * _SEAM / HALF_WIDTH
            if down > 1e-6:
                reach = min(reach, -self.centre_y / down)
            if reach > self.start:
                out.append(
                    f"M{self.start * c:.2f} {self.centre_y + self.start * s:.2f}"
                    f"L{reach * c:.2f} {self.centre_y + reach * s:.2f}"
                )
        return "".join(out)


def court_svg(rank: str, suit: Suit, x: float, y: float, scale: float, style: DeckStyle) -> str:
    """The middle of a court card.

    Args:
        rank: `J`, `Q` or `K`.
        suit: its suit, which chooses the wardrobe.
        x: centre of the panel from the card's left, millimetres.
        y: centre of the panel from the card's top, millimetres.
        scale: width of the panel as a share of its full 37 mm; the height stays.
        style: how the deck looks.
    """
    dress = wardrobe_for(suit, style.ink(suit))
    figure = {"J": jack_svg, "Q": queen_svg, "K": king_svg}[rank](dress)
    half = (
        f'<path d="{_Rays().path()}" stroke="{dress.main}" stroke-width=".25" stroke-opacity=".28" '
        f'fill="none"/>'
        f"{figure}{pip_svg(suit, -13.6, -28.6, 8.0, style.ink(suit))}"
    )
    return (
        f'<g transform="translate({x} {y}) scale({scale:.4f} 1)">{_panel(dress)}{half}'
        f'<g transform="rotate(180)">{half}</g>{_sash(dress)}{_frame(dress)}</g>'
    )


def _panel(dress: Wardrobe) -> str:
    box = f'x="{-HALF_WIDTH}" y="{-HALF_HEIGHT}" width="{2 * HALF_WIDTH}" height="{2 * HALF_HEIGHT}"'
    return f'<rect {box} fill="{dress.ground}"/>'


def _frame(dress: Wardrobe) -> str:
    box = f'x="{-HALF_WIDTH}" y="{-HALF_HEIGHT}" width="{2 * HALF_WIDTH}" height="{2 * HALF_HEIGHT}"'
    return f'<rect {box} fill="none" stroke="{dress.line}" stroke-width=".55"/>'


def _sash(dress: Wardrobe) -> str:
    """The belt over the seam, with a row of lozenges."""
    w, s, t = HALF_WIDTH, _SEAM, 1.5
    lozenges = "".join(
        f"M{x:.2f} {-s * x / w - 0.75:.2f}l1.1 .75l-1.1 .75l-1.1-.75Z" for x in (-15, -10, -5, 0, 5, 10, 15)
    )
    return (
        f'<path d="M{-w} {s - t}L{w} {-s - t}L{w} {-s + t}L{-w} {s + t}Z" fill="{dress.second}" '
        f'stroke="{dress.gold}" stroke-width=".5"/><path d="{lozenges}" fill="{dress.gold}"/>'
    )
