"""The table markers on paper: tokens and corner marks in their true size, with cutting lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from companion_gui.app import application
from companion_gui.language import translate
from companion_gui.paper import Paper

_MARGIN = 15.0
_QUIET = 6.0
"""White around a marker: without it the marker cannot be told from what it lies on."""
_LABEL = 8.0
_GAP = 4.0


@dataclass(frozen=True, slots=True)
class MarkerPicture:
    """One marker to print.

    Attributes:
        label: what is written below it.
        bits: rows of its squares, true where black, border included.
        side: length of its black square, millimetres.
        copies: how many of it.
    """

    label: str
    bits: Sequence[Sequence[bool]]
    side: float
    copies: int = 1


def write_marker_sheet(path: Path, markers: Sequence[MarkerPicture], letter: bool) -> None:
    """Write the sheet as PDF.

    Args:
        path: the file.
        markers: what to print, in order.
        letter: US letter instead of A4.

    Raises:
        OSError: the file cannot be written.
    """
    application()
    with Paper(path, translate("MarkerSheet", "Euchre Companion table markers"), letter) as paper:
        x, y, row = _MARGIN, _instructions(paper), 0.0
        for marker in [one for one in markers for _ in range(one.copies)]:
            wide, high = marker.side + 2 * _QUIET, marker.side + 2 * _QUIET + _LABEL
            if x + wide > paper.width - _MARGIN:
                x, y, row = _MARGIN, y + row + _GAP, 0.0
            if y + high > paper.height - _MARGIN:
                paper.next_page()
                x, y, row = _MARGIN, _MARGIN, 0.0
            _draw(paper, x, y, marker)
            x, row = x + wide + _GAP, max(row, high)


def _instructions(paper: Paper) -> float:
    """What to do with them; returns where the first marker goes."""
    paper.text(_MARGIN, 22, translate("MarkerSheet", "Table markers"), 8, bold=True)
    lines = (
        translate("MarkerSheet", "Print at 100 % (no scaling), cut along the dashed lines, glue on card."),
        translate(
            "MarkerSheet",
            "Corner marks: stick them flat on the table's corners, NW between North and West, and so on.",
        ),
        translate(
            "MarkerSheet",
            "Dealer: lay it before whoever deals. Trump: the maker lays the suit's token down on calling.",
        ),
        translate(
            "MarkerSheet", "Alone: whoever plays alone lays it down. Take all tokens up before the next deal."
        ),
    )
    for number, line in enumerate(lines):
        paper.text(_MARGIN, 30 + 5.5 * number, line, 3.6)
    ruler = 56.0
    paper.line(_MARGIN, ruler, _MARGIN + 100, ruler, 0.4)
    for tick in range(0, 101, 10):
        paper.line(_MARGIN + tick, ruler - 2, _MARGIN + tick, ruler, 0.3)
    paper.text(_MARGIN + 103, ruler, translate("MarkerSheet", "100 mm: measure it"), 3.4)
    return ruler + 8


def _draw(paper: Paper, x: float, y: float, marker: MarkerPicture) -> None:
    """A marker with its cutting line, white margin and label."""
    wide, high = marker.side + 2 * _QUIET, marker.side + 2 * _QUIET + _LABEL
    for line in (
        (x, y, x + wide, y),
        (x, y + high, x + wide, y + high),
        (x, y, x, y + high),
        (x + wide, y, x + wide, y + high),
    ):
        paper.line(*line, width=0.15, dashed=True)
    cell = marker.side / len(marker.bits)
    for row, bits in enumerate(marker.bits):
        first = 0
        while first < len(bits):
            last = first
            while last < len(bits) and bits[last] == bits[first]:
                last += 1
            if bits[first]:
                left, top = x + _QUIET + first * cell, y + _QUIET + row * cell
                paper.box(left, top, (last - first) * cell, cell + 0.02, filled=True)
            first = last
    paper.text(x, y + high - 3.5, marker.label, 5.0, bold=True, across=wide)
