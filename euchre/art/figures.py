"""The three half figures of the court cards, in the panel's own millimetres (see `courts`)."""

from __future__ import annotations

from euchre.art.wardrobe import Wardrobe

_SHOULDERS = "M-18.5 5L-18.5-5C-16.5-8.6-11.5-10.4-5-11.8L5-11.8C11.5-10.4 16.5-8.6 18.5-6.6L18.5-5Z"
_FACE = (
    "M-5.3-21.2C-5.3-25.6-3.1-27.4 0-27.4C3.1-27.4 5.3-25.6 5.3-21.2C5.3-16.6 2.7-12.4 0-12.4"
    "C-2.7-12.4-5.3-16.6-5.3-21.2Z"
)
_SHADE = "M0-27.4C3.1-27.4 5.3-25.6 5.3-21.2C5.3-16.6 2.7-12.4 0-12.4L0-17.2L1.25-17.2L0-21.8Z"


def _fill(path: str, colour: str, extra: str = "") -> str:
    return f'<path d="{path}" fill="{colour}"{extra}/>'


def _line(path: str, colour: str, width: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" '
        f'stroke-linejoin="round"/>'
    )


def _dots(places: list[tuple[float, float]], radius: float, colour: str) -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>' for x, y in places)


def _face(dress: Wardrobe, lips: str = "#a8392f", brow: float = 0.55) -> str:
    """A face seen from the front, lit from the left; the nose is the edge of the shade."""
    eyes = "M-3.9-20.6Q-2.6-21.8-1.3-20.6Q-2.6-20-3.9-20.6ZM3.9-20.6Q2.6-21.8 1.3-20.6Q2.6-20 3.9-20.6Z"
    brows = "M-4.1-22.2Q-2.7-23.2-1.2-22.4M4.1-22.2Q2.7-23.2 1.2-22.4"
    return (
        _fill(_FACE, dress.skin)
        + _fill(_SHADE, dress.shade)
        + _fill(eyes, "#1d1a1a")
        + _line(brows, dress.hair, brow)
        + _fill("M-1.5-15.3Q-.6-15.9 0-15.5Q.6-15.9 1.5-15.3Q0-13.9-1.5-15.3Z", lips)
    )


def _hand(dress: Wardrobe, x: float, y: float) -> str:
    """A fist that holds something upright, its cuff below."""
    fingers = "".join(f"M{x - 1.5:.2f} {y + step:.2f}h2.4" for step in (-0.55, 0.3))
    return (
        f'<rect x="{x - 1.9}" y="{y - 1.4}" width="3.8" height="3.1" rx="1.2" fill="{dress.skin}"/>'
        f"{_line(fingers, dress.shade, 0.35)}"
        f'<path d="M{x - 2.3} {y + 1.5}h4.6l.7 2.3h-6Z" fill="{dress.linen}"/>'
        f'<path d="M{x - 2.8} {y + 3.4}h5.6" stroke="{dress.gold}" stroke-width=".7"/>'
    )


def king_svg(dress: Wardrobe) -> str:
    """The king: five-pointed crown, full beard, ermine, upright sword."""
    robe = (
        _fill(_SHOULDERS, dress.main)
        + _fill("M-18.5 5L-18.5-1.5L-12.6-9.6L-8-10.9L-11.5 3.1Z", dress.dark)
        + _fill("M-5-11.8L5-11.8L0-4.5Z", dress.second)
        + _fill("M-12.8-9.5L-4.6-11.9L0-5.6L4.6-11.9L12.8-9.5L0 .6Z", dress.linen)
        + _dots(
            [(-9.4, -9), (-6.7, -8.8), (-5.6, -6.2), (-2.8, -5.6), (-1.8, -2.9), (0, -1.2)], 0.42, "#1d1a1a"
        )
        + _dots([(9.4, -9), (6.7, -8.8), (5.6, -6.2), (2.8, -5.6), (1.8, -2.9)], 0.42, "#1d1a1a")
        + _line("M-12.8-9.5L0 .6L9.6-6.9", dress.gold, 0.55)
    )
    mane = _fill(
        "M-6.6-25.4C-9-20.5-9.2-15-7.6-11.2C-6.8-9.9-5.2-10.2-4.6-11.4L4.6-11.4"
        "C5.2-10.2 6.8-9.9 7.6-11.2C9.2-15 9-20.5 6.6-25.4Z",
        dress.hair,
    )
    locks = _line("M-7-23C-8-19-7.8-15.4-6.9-12.2M7-23C8-19 7.8-15.4 6.9-12.2", dress.sheen, 0.45)
    beard = (
        _fill(
            "M-5.4-20.4C-5.9-14.6-4.6-9.4 0-6.6C4.6-9.4 5.9-14.6 5.4-20.4C4.7-17.8 3.5-16.9 1.6-16.8"
            "L-1.6-16.8C-3.5-16.9-4.7-17.8-5.4-20.4Z",
            dress.hair,
        )
        + _line("M-3.2-14C-3-11.6-2-9.4-.9-8.3M3.2-14C3-11.6 2-9.4 .9-8.3M0-13L0-7.8", dress.sheen, 0.42)
        + _fill(
            "M0-17.1C-1.3-17.7-3.9-16.7-4.8-14.6C-3.3-15.2-1.2-15.1 0-15.9C1.2-15.1 3.3-15.2 4.8-14.6"
            "C3.9-16.7 1.3-17.7 0-17.1Z",
            dress.sheen,
        )
        + _fill("M-1.2-14.7Q0-15.3 1.2-14.7Q0-13.9-1.2-14.7Z", "#a8392f")
    )
    crown = (
        _fill("M-6.3-26C-6-31 6-31 6.3-26Z", dress.second)
        + _fill(
            "M-6.9-24.6L-8.4-31L-4.9-28L-3.9-32.2L-1.9-28.6L0-33.3L1.9-28.6L3.9-32.2L4.9-28L8.4-31"
            "L6.9-24.6Q0-26-6.9-24.6Z",
            dress.gold,
        )
        + _fill("M0-33.3L1.9-28.6L3.9-32.2L4.9-28L8.4-31L6.9-24.6Q3.5-25.3 0-25.3Z", dress.glint)
        + _fill("M-6.9-24.7Q0-26.1 6.9-24.7L6.7-23.2Q0-24.6-6.7-23.2Z", dress.second)
        + _dots([(-8.4, -31.3), (-3.9, -32.5), (0, -33.4), (3.9, -32.5), (8.4, -31.3)], 0.75, dress.gold)
        + _dots([(-4, -24.7), (0, -24.9), (4, -24.7)], 0.5, dress.glint)
    )
    sword = (
        _fill("M12.3-30.6L13.2-33L14.1-30.6L14.1-14L12.3-14Z", "#c9ced6")
        + _fill("M13.2-33L14.1-30.6L14.1-14L13.2-14Z", "#959ca8")
        + _fill("M9.8-14.6H16.6V-13.3H9.8Z", dress.gold)
        + _fill("M12.5-13.3H13.9V-9H12.5Z", dress.second)
        + _dots([(9.8, -13.95), (16.6, -13.95)], 0.85, dress.gold)
    )
    return mane + robe + locks + _face(dress) + beard + crown + sword + _hand(dress, 13.2, -11.2)


def queen_svg(dress: Wardrobe) -> str:
    """The queen: long parted hair, pearl coronet, necklace, a flower in her hand."""
    hair = _fill(
        "M0-29C-9.6-29-8.6-20.4-9.4-14.6C-9.8-11.6-11.6-9-13.4-6L13.4-6C11.6-9 9.8-11.6 9.4-14.6"
        "C8.6-20.4 9.6-29 0-29Z",
        dress.hair,
    ) + _line(
        "M-7.4-24C-8.2-18-8-13-10.4-8.6M7.4-24C8.2-18 8-13 10.4-8.6M-6.3-19"
        "C-6.6-14.6-6.8-12-8-9.8M6.3-19C6.6-14.6 6.8-12 8-9.8",
        dress.sheen,
        0.45,
    )
    gown = (
        _fill(
            "M-18.5 5L-18.5-4.4C-16.5-8-12-9.8-8.4-10.4Q0-.6 8.4-10.4C12-9.8 16.5-8 18.5-6.6L18.5-5Z",
            dress.main,
        )
        + _fill("M-18.5 5L-18.5-1C-16.5-5-14-6.6-11-7.4L-8.4 2.3Z", dress.second)
        + _line("M-16.4 4.4L-15.2-4.6M-13.6 3.7L-12.9-6.1M-10.9 2.9L-10.6-6.9", dress.gold, 0.45)
        + _line("M-8.4-10.4Q0-.6 8.4-10.4", dress.gold, 0.8)
        + _line("M-4.4-4.6L-1.2 .2M4.4-4.6L1.4-.5", dress.dark, 0.6)
    )
    bosom = _fill("M-8.6-10.3L-2.3-12L-2.3-14.5L2.3-14.5L2.3-12L8.6-10.3Q0-.4-8.6-10.3Z", dress.skin) + _fill(
        "M0-13L2.3-14.5L2.3-12L8.6-10.3Q4.4-5.4 0-5.4L0-9Q2.4-10 2.3-12Z", dress.shade
    )
    pearls = _dots(
        [(-4.1, -10.3), (-2.9, -9), (-1.5, -8.1), (1.5, -8.1), (2.9, -9), (4.1, -10.3)], 0.5, dress.linen
    )
    jewel = _fill("M0-8.5L1-7.2L0-5.6L-1-7.2Z", dress.main, f' stroke="{dress.gold}" stroke-width=".35"')
    parting = _fill(
        "M0-28.4C-4.6-28.4-6.6-24.6-5.7-17.6C-5.1-21.6-3.2-24.4 0-25.4C3.2-24.4 5.1-21.6 5.7-17.6"
        "C6.6-24.6 4.6-28.4 0-28.4Z",
        dress.hair,
    ) + _line("M-4.9-21.5C-4-24-2.2-25.7-.5-26.6M4.9-21.5C4-24 2.2-25.7 .5-26.6", dress.sheen, 0.4)
    coronet = (
        _fill(
            "M-6.4-27.1L-7-30.6Q-4.8-31-3.4-28.9Q-2.4-32 0-33Q2.4-32 3.4-28.9Q4.8-31 7-30.6L6.4-27.1"
            "Q0-29.2-6.4-27.1Z",
            dress.gold,
        )
        + _fill("M0-33Q2.4-32 3.4-28.9Q4.8-31 7-30.6L6.4-27.1Q3.2-28.2 0-28.2Z", dress.glint)
        + _dots([(-7, -31), (0, -33.3), (7, -31)], 0.85, dress.linen)
        + _dots([(-3.4, -28.4), (3.4, -28.4)], 0.45, dress.main)
        + _fill("M0-31.6L.9-30.2L0-28.8L-.9-30.2Z", dress.main)
    )
    petals = "".join(
        f'<ellipse cx="13.2" cy="-27.6" rx="1.5" ry="2.4" fill="{dress.main if turn % 120 else dress.dark}" '
        f'transform="rotate({turn} 13.2 -25.4)"/>'
        for turn in range(0, 360, 60)
    )
    flower = (
        _line("M13.2-23C13.6-19 12.8-15 13.2-9.4", "#3d7a4a", 0.7)
        + _fill("M13.2-16.6C14.2-19.4 16.2-19.6 16.9-19.4C16.6-17.4 15-16.2 13.2-16.6Z", "#3d7a4a")
        + _fill("M13-18.6C12.2-21 10.6-21.2 9.9-21C10.2-19.2 11.6-18.2 13-18.6Z", "#4e9160")
        + petals
        + f'<circle cx="13.2" cy="-25.4" r="1.35" fill="{dress.glint}"/>'
    )
    return (
        hair
        + bosom
        + gown
        + _face(dress, "#b8323a", 0.4)
        + parting
        + coronet
        + pearls
        + jewel
        + flower
        + _hand(dress, 13.2, -11.2)
    )


def jack_svg(dress: Wardrobe) -> str:
    """The jack: beret with a feather, bobbed hair, no beard, parti-coloured doublet, spear."""
    doublet = (
        _fill(_SHOULDERS, dress.main)
        + _fill("M0-11.8L5-11.8C11.5-10.4 16.5-8.6 18.5-6.6L18.5-5L0 0Z", dress.second)
        + _line("M-15.2 4L-14-8M-11.2 3L-10.6-9.5M-7.2 2L-7-10.6", dress.gold, 0.6)
        + _line("M4.6-1.6L4.4-10.8M8.2-2.6L7.7-10.4", dress.glint, 0.6)
        + _line("M0-9L0-.4", dress.dark, 0.5)
        + _dots([(0, -7.2), (0, -4.9), (0, -2.6)], 0.62, dress.gold)
    )
    ruff = _fill(
        "M-6.6-11.2Q-6.9-13-5.2-13.2Q-4.4-14.6-2.8-13.6Q-1.4-14.8 0-13.7Q1.4-14.8 2.8-13.6"
        "Q4.4-14.6 5.2-13.2Q6.9-13 6.6-11.2"
        "Q5.6-9.4 4-10Q2.8-8.4 1.3-9.3Q0-8-1.3-9.3Q-2.8-8.4-4-10Q-5.6-9.4-6.6-11.2Z",
        dress.linen,
        f' stroke="{dress.dark}" stroke-width=".25"',
    ) + _line("M-4-12.8L-4.4-10.6M-1.4-13L-1.5-10M1.4-13L1.5-10M4-12.8L4.4-10.6", "#c9c2b2", 0.3)
    bob = _fill(
        "M-6.4-26C-8.6-21.5-8.7-17-7.5-13.6C-6.4-12.5-5-13-4.4-14.6L4.4-14.6"
        "C5-13 6.4-12.5 7.5-13.6C8.7-17 8.6-21.5 6.4-26Z",
        dress.hair,
    ) + _line("M-7-22C-7.6-18.6-7.3-16-6.6-14M7-22C7.6-18.6 7.3-16 6.6-14", dress.sheen, 0.45)
    fringe = _fill(
        "M-5.6-20.6C-5.4-23-4.4-23.9-2.6-24.1C0-24.3 3.2-23.6 5.6-20.6L6.4-26.4L-6.4-26.4Z", dress.hair
    )
    beret = (
        _fill("M-7.6-25.2C-10.4-28.4-6-32.6 1-32.4C8.4-32.2 11-28.8 7.6-25.2Q0-27.4-7.6-25.2Z", dress.main)
        + _fill("M1-32.4C8.4-32.2 11-28.8 7.6-25.2Q4.4-26.2 1.6-26.3Q5-29.4 1-32.4Z", dress.dark)
        + _fill("M-7.7-25.5Q0-27.7 7.7-25.5L7.2-23.7Q0-25.9-7.2-23.7Z", dress.second)
        + _line("M-7.2-23.8Q0-26 7.2-23.8", dress.gold, 0.4)
    )
    feather = (
        _fill(
            "M4.6-26.2C6-31.4 8.6-33.6 11.4-33.4C11-30.2 8.6-27.4 4.9-25.8Z",
            dress.linen,
            f' stroke="{dress.dark}" stroke-width=".25"',
        )
        + _line("M4.8-26C6.6-29.4 8.6-31.8 10.8-33", dress.dark, 0.3)
        + f'<circle cx="4.8" cy="-26" r=".95" fill="{dress.gold}"/>'
    )
    spear = (
        _fill("M12.75-27.5H13.65V-8.6H12.75Z", "#7a5230")
        + _fill("M13.2-33.4C15-31 15.4-29 14.3-27H12.1C11-29 11.4-31 13.2-33.4Z", "#c9ced6")
        + _fill("M13.2-33.4C15-31 15.4-29 14.3-27H13.2Z", "#959ca8")
        + _fill("M12-27.2H14.4V-26.2H12Z", dress.gold)
        + _fill("M13.65-25.8L17.6-24.4L13.65-22.6Z", dress.second)
    )
    return (
        bob
        + doublet
        + ruff
        + _face(dress, "#a8392f", 0.5)
        + fringe
        + beret
        + feather
        + spear
        + _hand(dress, 13.2, -11.2)
    )
