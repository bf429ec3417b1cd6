"""Rank letters and figures, drawn as strokes so that one skeleton gives every typeface."""

from __future__ import annotations

import re
from dataclasses import dataclass

from euchre.art.style import IndexFace

_Serif = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class _Skeleton:
    """The centre line of a glyph in a unit box, y down.

    Attributes:
        path: M, L, C commands in absolute unit coordinates.
        width: natural width as a share of its height.
        serifs: horizontal bars (x, y, half width in box widths) that serif faces add.
    """

    path: str
    width: float
    serifs: tuple[_Serif, ...] = ()


_BOWL_0 = "M.5 0C.86 0 1 .22 1 .5C1 .78 .86 1 .5 1C.14 1 0 .78 0 .5C0 .22 .14 0 .5 0Z"
_SIX = (
    "M.88 .12C.78 .04 .66 0 .53 0C.17 0 0 .26 0 .64C0 .87 .2 1 .5 1C.8 1 1 .88 1 .69"
    "C1 .5 .8 .39 .52 .39C.24 .39 0 .5 0 .66"
)
_NINE = (
    "M.12 .88C.22 .96 .34 1 .47 1C.83 1 1 .74 1 .36C1 .13 .8 0 .5 0C.2 0 0 .12 0 .31"
    "C0 .5 .2 .61 .48 .61C.76 .61 1 .5 1 .34"
)

_SKELETONS = {
    "A": _Skeleton("M0 1L.5 0L1 1M.17 .67L.83 .67", 0.72, ((0.0, 1.0, 0.2), (1.0, 1.0, 0.2))),
    "2": _Skeleton("M.01 .27C.03 .1 .22 0 .5 0C.8 0 .98 .1 .98 .28C.98 .5 .5 .66 0 1L1 1", 0.58),
    "3": _Skeleton(
        "M.03 .17C.12 .06 .28 0 .48 0C.77 0 .94 .1 .94 .25C.94 .4 .76 .47 .4 .47"
        "C.8 .47 1 .58 1 .74C1 .91 .79 1 .5 1C.24 1 .07 .93 0 .82",
        0.56,
    ),
    "4": _Skeleton("M.74 1L.74 0L0 .7L1 .7", 0.64, ((0.74, 1.0, 0.22),)),
    "5": _Skeleton(
        "M.92 0L.14 0L.07 .46C.19 .39 .33 .36 .48 .36C.8 .36 1 .48 1 .68C1 .88 .79 1 .49 1"
        "C.24 1 .07 .93 0 .83",
        0.56,
    ),
    "6": _Skeleton(_SIX, 0.58),
    "7": _Skeleton("M0 0L1 0C.66 .3 .42 .64 .36 1", 0.56, ()),
    "8": _Skeleton(
        "M.5 .46C.24 .46 .08 .37 .08 .23C.08 .09 .24 0 .5 0C.76 0 .92 .09 .92 .23C.92 .37 .76 .46 .5 .46"
        "C.2 .46 0 .57 0 .73C0 .89 .2 1 .5 1C.8 1 1 .89 1 .73C1 .57 .8 .46 .5 .46Z",
        0.58,
    ),
    "9": _Skeleton(_NINE, 0.58),
    "0": _Skeleton(_BOWL_0, 0.56),
    "1": _Skeleton("M0 .2L1 0L1 1", 0.3, ((1.0, 1.0, 0.16),)),
    "J": _Skeleton("M1 0L1 .72C1 .9 .8 1 .5 1C.2 1 0 .9 0 .73", 0.52, ((1.0, 0.0, 0.34),)),
    "Q": _Skeleton(_BOWL_0 + "M.56 .7L1.04 1.06", 0.7),
    "K": _Skeleton(
        "M0 0L0 1M.96 0L0 .62M.33 .41L1 1",
        0.66,
        ((0.0, 0.0, 0.18), (0.0, 1.0, 0.18), (0.96, 0.0, 0.17), (1.0, 1.0, 0.17)),
    ),
}


@dataclass(frozen=True, slots=True)
class _Face:
    """How a typeface dresses the skeletons.

    Attributes:
        stem: thickness of upright strokes as a share of the height.
        hair: thickness of level strokes as a share of the height.
        stretch: factor on natural widths.
        cap: SVG line cap; joins follow it.
        serif: thickness of serifs as a share of the height; 0 for none.
    """

    stem: float
    hair: float
    stretch: float
    cap: str
    serif: float


_FACES = {
    IndexFace.GROTESK: _Face(0.145, 0.135, 1.0, "butt", 0.0),
    IndexFace.ROUND: _Face(0.13, 0.13, 1.04, "round", 0.0),
    IndexFace.SERIF: _Face(0.15, 0.075, 1.02, "butt", 0.06),
    IndexFace.SLAB: _Face(0.135, 0.11, 1.04, "butt", 0.1),
    IndexFace.CONDENSED: _Face(0.16, 0.14, 0.8, "butt", 0.0),
}
_TOKEN = re.compile(r"[A-Z]|-?\d*\.?\d+")


def rank_text(rank: str) -> str:
    """The glyphs a rank is written with: `10` for `T`, else itself."""
    return "10" if rank == "T" else rank


def rank_extent(rank: str, face: IndexFace, height: float) -> tuple[float, float]:
    """Left and right end of a rank whose strokes start at 0, serifs included; all in millimetres."""
    dress, left, right, start = _FACES[face], 0.0, 0.0, 0.0
    for char in rank_text(rank):
        width = _glyph_width(char, dress, height)
        ends = [_serif_span(serif, dress, width, height) for serif in _SKELETONS[char].serifs if dress.serif]
        left = min([left, *(start + low for low, _ in ends)])
        right = max([right, start + width, *(start + high for _, high in ends)])
        start += width + _gap(dress, height)
    return left, right


def rank_svg(rank: str, face: IndexFace, x: float, y: float, height: float, widest: float, ink: str) -> str:
    """A rank in a typeface.

    Args:
        rank: `A`, `2`..`9`, `T`, `J`, `Q`, `K`.
        face: the typeface.
        x: centre, millimetres from the card's left.
        y: top, millimetres from the card's top.
        height: cap height, millimetres.
        widest: the rank is squeezed sideways to fit into so many millimetres.
        ink: colour.
    """
    dress = _FACES[face]
    first, last = rank_extent(rank, face, height)
    squeeze = min(1.0, widest / (last - first))
    parts, left = [], -(first + last) / 2
    for char in rank_text(rank):
        parts.append(_glyph_svg(char, dress, left, height))
        left += _glyph_width(char, dress, height) + _gap(dress, height)
    join = "round" if dress.cap == "round" else "miter"
    return (
        f'<g transform="translate({x:.3f} {y:.3f}) scale({squeeze:.4f} 1)" fill="none" stroke="{ink}" '
        f'stroke-linecap="{dress.cap}" stroke-linejoin="{join}" stroke-miterlimit="2.5">{"".join(parts)}</g>'
    )


def _gap(face: _Face, height: float) -> float:
    return face.stem * height * (1.15 if face.serif else 0.75)


def _glyph_width(char: str, face: _Face, height: float) -> float:
    return max(_SKELETONS[char].width * face.stretch, face.stem) * height


def _glyph_svg(char: str, face: _Face, left: float, height: float) -> str:
    """Strokes of one glyph with its top at 0.

    They are drawn in a frame stretched sideways by stem / hair: uprights come out thick and levels thin.
    """
    stem, hair = face.stem * height, face.hair * height
    ratio = stem / hair
    inner_w, inner_h = _glyph_width(char, face, height) - stem, height - hair
    out, upright = [], False
    for token in _TOKEN.findall(_SKELETONS[char].path):
        if token.isalpha():
            out.append(token)
            continue
        value = (
            hair / 2 + float(token) * inner_h
            if upright
            else (left + stem / 2 + float(token) * inner_w) / ratio
        )
        out.append(f"{value:.3f}")
        upright = not upright
    strokes = f'<path transform="scale({ratio:.4f} 1)" stroke-width="{hair:.3f}" d="{" ".join(out)}"/>'
    if not face.serif:
        return strokes
    thick = face.serif * height
    for serif in _SKELETONS[char].serifs:
        low, high = _serif_span(serif, face, inner_w + stem, height)
        level = height - thick / 2 if serif[1] else thick / 2
        strokes += f'<path stroke-width="{thick:.3f}" d="M{left + low:.3f} {level:.3f}H{left + high:.3f}"/>'
    return strokes


def _serif_span(serif: _Serif, face: _Face, width: float, height: float) -> tuple[float, float]:
    """Ends of a serif, from the left edge of its glyph."""
    stem = face.stem * height
    middle, reach = stem / 2 + serif[0] * (width - stem), serif[2] * height * 0.62 + stem / 2
    return middle - reach, middle + reach
