"""Printed paper that lies on tables and is no card: newspapers, menus, price lists, covers, score sheets.

All of it shows what indices are made of, letters, figures and suits, and none of it is a card: the letters
A K Q J 10 9 stand beside suit symbols in a bridge column or a table of trumps as they never do on a card.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image as Pillow
from PIL import ImageDraw, ImageFont

from vision.synth.indices import suit_mask

Sheet = npt.NDArray[np.uint8]
"""A printed sheet, height x width x 3, BGR."""

RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS = "CDHS"
Ink = tuple[int, int, int]
RED, BLACK = (190, 25, 35), (20, 20, 25)
PROSE = """
the of and a to in is it was for on are as with his they at be this from have or by one had not but what all
were when we there can an your which their said if do will each about how up out them then she many Ace King
Queen Jack ten nine trump hearts spades clubs diamonds bower partner dealer lead trick table
"""
WORDS = tuple(PROSE.split())
DISHES = ("Soup", "Kebab", "Quiche", "Jam", "Apple pie", "Ale", "Juice", "Kale", "Quail", "Alsace 0.1", "Tea")


class _Press:
    """A sheet while it is printed: a canvas, typefaces, and a pen that knows suits."""

    def __init__(
        self, rng: np.random.Generator, fonts: list[Path], size: tuple[int, int], paper: Ink
    ) -> None:
        self.rng = rng
        self.width, self.height = size
        self.canvas = Pillow.new("RGB", size, paper)
        self.draw = ImageDraw.Draw(self.canvas)
        self.file = str(fonts[int(rng.integers(len(fonts)))]) if fonts else ""

    def font(self, size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
        return ImageFont.truetype(self.file, size) if self.file else ImageFont.load_default(size)

    def text(self, x: float, y: float, words: str, size: int, ink: Ink = BLACK) -> float:
        """Print words with their top left at x, y; where they end."""
        font = self.font(size)
        self.draw.text((x, y), words, fill=ink, font=font)
        return x + float(self.draw.textlength(words, font=font))

    def suit(self, x: float, y: float, suit: str, size: int, ink: Ink | None = None) -> float:
        """Print a suit; where it ends."""
        mask = Pillow.fromarray(suit_mask(suit, max(5, size)))
        self.canvas.paste(ink or (RED if suit in "DH" else BLACK), (round(x), round(y)), mask)
        return x + mask.size[0]

    def sentence(self, words: int) -> str:
        return " ".join(str(word) for word in self.rng.choice(WORDS, words))

    def column(self, x: float, y: float, wide: float, bottom: float, size: int) -> None:
        """Fill a column with prose."""
        font = self.font(size)
        while y + size < bottom:
            line = ""
            while self.draw.textlength(line, font=font) < wide * 0.9:
                line += str(self.rng.choice(WORDS)) + " "
            self.draw.text((x, y), line[:-4], fill=BLACK, font=font)
            y += size * 1.25

    def holding(self, x: float, y: float, suit: str, size: int) -> None:
        """One suit of a hand as bridge columns print it: the symbol, then ranks."""
        x = self.suit(x, y + size * 0.2, suit, round(size * 0.8)) + size * 0.3
        held = sorted(self.rng.choice(len(RANKS), int(self.rng.integers(1, 6)), replace=False))
        self.text(x, y, " ".join(RANKS[i] for i in held), size)

    def done(self) -> Sheet:
        return np.ascontiguousarray(np.asarray(self.canvas, np.uint8)[..., ::-1])


def _ink(rng: np.random.Generator, least: int) -> Ink:
    r, g, b = (int(v) for v in rng.integers(least, 256, 3))
    return (r, g, b)


def _newspaper(rng: np.random.Generator, fonts: list[Path]) -> Sheet:
    grey = int(rng.integers(205, 250))
    press = _Press(rng, fonts, (640, 860), (grey, grey, grey - int(rng.integers(0, 20))))
    press.text(24, 18, press.sentence(3).title(), int(rng.integers(40, 64)))
    press.draw.line((20, 96, 620, 96), fill=BLACK, width=3)
    columns, size = int(rng.integers(2, 4)), int(rng.integers(13, 20))
    wide = 600 / columns
    for i in range(columns):
        press.column(22 + i * wide, 110, wide - 14, 850, size)
    for _ in range(int(rng.integers(1, 4))):  # a bridge column with its diagram
        x, y = rng.uniform(20, 400), rng.uniform(120, 640)
        big = int(rng.integers(18, 44))
        press.draw.rectangle(
            (x - 8, y - 8, x + 6.5 * big, y + 5.2 * big), fill=(245, 245, 240), outline=BLACK
        )
        for row, suit in enumerate("SHDC"):
            press.holding(x, y + row * big * 1.25, suit, big)
    return press.done()


def _menu(rng: np.random.Generator, fonts: list[Path]) -> Sheet:
    press = _Press(rng, fonts, (560, 800), _ink(rng, 215))
    size = int(rng.integers(24, 44))
    press.text(
        60, 20, str(rng.choice(["Menu", "Queen's Arms", "The Jack", "King & Ace", "Café 10"])), size + 18
    )
    y = 110.0
    while y < 760 - size:
        suit = SUITS[int(rng.integers(4))]
        x = press.suit(30, y + size * 0.2, suit, round(size * 0.75)) + 10
        press.text(x, y, str(rng.choice(DISHES)), size)
        press.text(440, y, str(rng.choice(["9", "10", "9.50", "10.90", "6", "A", "K"])), size)
        y += size * 1.5
    return press.done()


def _price_list(rng: np.random.Generator, fonts: list[Path]) -> Sheet:
    press = _Press(rng, fonts, (520, 740), (255, 255, 255))
    size = int(rng.integers(30, 70))
    y = 20.0
    while y < 730 - size:
        rank, suit = RANKS[int(rng.integers(len(RANKS)))], SUITS[int(rng.integers(4))]
        ink = RED if suit in "DH" else BLACK
        x = press.text(24, y, rank, size, ink) + size * 0.4
        if rng.random() < 0.6:
            press.suit(x, y + size * 0.15, suit, round(size * 0.85))
        press.text(300, y, f"{int(rng.integers(1, 20))}.{int(rng.integers(0, 10))}0", size)
        y += size * 1.35
        press.draw.line((20, y - 4, 500, y - 4), fill=(150, 150, 150), width=2)
    return press.done()


def _cover(rng: np.random.Generator, fonts: list[Path]) -> Sheet:
    paper = _ink(rng, 20)
    press = _Press(rng, fonts, (560, 760), paper)
    ink = (255 - paper[0], 255 - paper[1], 255 - paper[2])
    title = str(rng.choice(["QUEEN", "ACE", "KING", "JACK", "K9", "A10", "Q", "J", "K", "A"]))
    press.text(30, 10, title, 110 if len(title) > 2 else 220, ink)
    for _ in range(int(rng.integers(1, 7))):
        size = int(rng.integers(30, 240))
        press.suit(
            rng.uniform(0, 480),
            rng.uniform(150, 640),
            SUITS[int(rng.integers(4))],
            size,
            _ink(rng, 0),
        )
    for y in (560, 610, 660, 705):
        press.text(rng.uniform(20, 120), y, press.sentence(4), int(rng.integers(18, 36)), ink)
    return press.done()


def _score_sheet(rng: np.random.Generator, fonts: list[Path]) -> Sheet:
    press = _Press(rng, fonts, (560, 780), (252, 252, 246))
    step = int(rng.integers(46, 80))
    press.text(40, 14, "We", 40)
    press.text(330, 14, "They", 40)
    for row, y in enumerate(range(70, 770, step)):
        press.draw.line((10, y, 550, y), fill=(120, 130, 150), width=2)
        press.text(24, y + 6, RANKS[row % len(RANKS)], step // 2)
        press.suit(110, y + 8, SUITS[int(rng.integers(4))], step // 2)
        for x in (200, 380):
            if rng.random() < 0.8:
                press.text(x, y + 6, str(int(rng.integers(0, 11))), step * 2 // 3, (30, 40, 120))
    for x in (90, 180, 360):
        press.draw.line((x, 70, x, 770), fill=(120, 130, 150), width=2)
    return press.done()


def _trump_table(rng: np.random.Generator, fonts: list[Path]) -> Sheet:
    press = _Press(rng, fonts, (620, 460), (255, 255, 255))
    size = int(rng.integers(34, 64))
    press.text(20, 10, "Trump, high to low", 30)
    y = 64.0
    for trump, twin in ("SC", "HD", "DH", "CS"):
        x = 20.0
        for place, rank in enumerate(("J", "J", "A", "K", "Q", "10", "9")):
            suit = twin if place == 1 else trump
            x = press.text(x, y, rank, size, RED if suit in "DH" else BLACK) + 3
            x = press.suit(x, y + size * 0.2, suit, round(size * 0.7)) + size * 0.3
        y += size * 1.5
    return press.done()


def _ticket(rng: np.random.Generator, fonts: list[Path]) -> Sheet:
    """A white ticket of a card's shape with figures in its corners, and no suit."""
    press = _Press(rng, fonts, (420, 600), (255, 255, 255))
    mark = str(rng.choice(["9", "10", "6", "A", "K", "Q", "J", "4", "B", "7"]))
    ink = RED if rng.random() < 0.5 else BLACK
    press.text(24, 20, mark, 80, ink)
    press.text(300, 480, mark, 80, ink)
    press.draw.ellipse((90, 170, 330, 430), outline=ink, width=10)
    press.text(130, 270, press.sentence(1), 50, ink)
    return press.done()


PAGES: dict[str, Callable[[np.random.Generator, list[Path]], Sheet]] = {
    "newspaper": _newspaper,
    "menu": _menu,
    "price list": _price_list,
    "cover": _cover,
    "score sheet": _score_sheet,
    "trump table": _trump_table,
    "ticket": _ticket,
}
"""The kinds of printed paper, each drawn from a generator and typefaces."""


def print_page(rng: np.random.Generator, kind: str, fonts: list[Path]) -> Sheet:
    """Print one sheet.

    Args:
        rng: all randomness comes from here.
        kind: one of `PAGES`.
        fonts: typeface files; Pillow's own where there are none.
    """
    return PAGES[kind](rng, fonts)
