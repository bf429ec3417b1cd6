"""The backs of our deck."""

from __future__ import annotations

import math

from euchre.art.style import CARD_HEIGHT, Back, DeckStyle

_EDGE = 3.4
"""White border around the pattern, millimetres."""


def back_art(style: DeckStyle) -> str:
    """What is printed on the back, without the card stock: a framed pattern and a star."""
    w, h = style.width - 2 * _EDGE, CARD_HEIGHT - 2 * _EDGE
    pattern = {Back.LATTICE: _lattice, Back.RAYS: _rays, Back.SCALES: _scales}[style.back]
    return (
        f'<rect x="{_EDGE}" y="{_EDGE}" width="{w}" height="{h}" rx="1.6" fill="{style.back_ink}"/>'
        f'<g fill="none" stroke="{style.paper}" stroke-width=".45" stroke-opacity=".8">'
        f"{pattern(style.width)}</g>"
        f'<rect x="{_EDGE + 1.3}" y="{_EDGE + 1.3}" width="{w - 2.6}" height="{h - 2.6}" rx=".8" fill="none" '
        f'stroke="{style.paper}" stroke-width=".6"/>{_medallion(style)}'
    )


def _medallion(style: DeckStyle) -> str:
    points = []
    for step in range(32):
        radius = 6.2 if step % 2 == 0 else 4.1
        angle = math.tau * step / 32
        points.append(f"{radius * math.sin(angle):.3f},{-radius * math.cos(angle):.3f}")
    return (
        f'<g transform="translate({style.width / 2} {CARD_HEIGHT / 2})"><circle r="9.4" '
        f'fill="{style.back_ink}" stroke="{style.paper}" stroke-width=".7"/>'
        f'<circle r="7.9" fill="none" stroke="{style.paper}" '
        f'stroke-width=".3"/><polygon points="{" ".join(points)}" fill="{style.paper}"/>'
        f'<circle r="2.1" fill="{style.back_ink}"/></g>'
    )


def _lattice(width: float) -> str:
    """Diamonds with a dot in each, whole ones only, so that nothing needs clipping."""
    left, top = _EDGE + 1.9, _EDGE + 1.9
    columns, rows = 10, 15
    dx, dy = (width - 2 * left) / columns, (CARD_HEIGHT - 2 * top) / rows
    out = []
    for row in range(rows):
        for column in range(columns):
            x, y = left + (column + 0.5) * dx, top + (row + 0.5) * dy
            out.append(f"M{x:.2f} {y - dy / 2:.2f}l{dx / 2:.2f} {dy / 2:.2f}l{-dx / 2:.2f} {dy / 2:.2f}")
            out.append(f"l{-dx / 2:.2f} {-dy / 2:.2f}Z")
            out.append(f"M{x - 0.5:.2f} {y:.2f}l.5-.5l.5 .5l-.5 .5Z")
    return f'<path d="{"".join(out)}"/>'


def _rays(width: float) -> str:
    """Rays from the centre to a rounded frame, with two rings of arcs across them."""
    half_w, half_h = width / 2 - _EDGE - 1.9, CARD_HEIGHT / 2 - _EDGE - 1.9
    out = []
    for step in range(72):
        c, s = math.cos(math.tau * step / 72), math.sin(math.tau * step / 72)
        reach = min(half_w / max(abs(c), 1e-9), half_h / max(abs(s), 1e-9))
        start = 9.4
        out.append(f"M{width / 2 + start * c:.2f} {CARD_HEIGHT / 2 + start * s:.2f}")
        out.append(f"L{width / 2 + reach * c:.2f} {CARD_HEIGHT / 2 + reach * s:.2f}")
    rings = "".join(
        f'<circle cx="{width / 2}" cy="{CARD_HEIGHT / 2}" r="{radius}"/>'
        for radius in (13, 17, 21, 25)
        if radius < half_w
    )
    return f'<path d="{"".join(out)}"/>{rings}'


def _scales(width: float) -> str:
    """Rows of overlapping arcs."""
    left, top = _EDGE + 1.9, _EDGE + 1.9
    columns, rows = 8, 22
    dx, dy = (width - 2 * left) / columns, (CARD_HEIGHT - 2 * top) / rows
    out = []
    for row in range(rows):
        shift = 0.5 if row % 2 else 0.0
        for column in range(columns - (row % 2)):
            for scale in (1.0, 0.55):
                x = left + (column + 0.5 + shift) * dx
                r = dx / 2 * scale
                out.append(f"M{x - r:.2f} {top + row * dy:.2f}a{r:.2f} {min(r, dy):.2f} 0 0 0 {2 * r:.2f} 0")
    return f'<path d="{"".join(out)}"/>'
