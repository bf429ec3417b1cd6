"""An event on paper: standings, rounds and bracket, a page each, to pin to a wall."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from companion_gui.app import application
from companion_gui.paper import Paper

_LEFT, _TOP, _ROW = 15.0, 24.0, 9.0
_WIDE = 3.0
"""How much wider a column of names is than one of numbers."""


def write_event_sheet(path: Path, event: str, pages: Sequence[tuple[str, Sequence[Sequence[str]]]]) -> None:
    """Write the pages as PDF.

    Args:
        path: the file.
        event: its name.
        pages: title and rows of each, the heading first.

    Raises:
        OSError: the file cannot be written.
    """
    application()
    with Paper(path, event, landscape=True) as paper:
        for number, (title, rows) in enumerate(pages):
            if number:
                paper.next_page()
            _page(paper, f"{event}: {title}", rows)


def _page(paper: Paper, title: str, rows: Sequence[Sequence[str]]) -> None:
    """One table, on as many sheets as it needs."""
    widths = _widths(rows, paper.width - 2 * _LEFT)
    y = _head(paper, title, rows[0], widths)
    for row in rows[1:]:
        if y > paper.height - 15:
            paper.next_page()
            y = _head(paper, title, rows[0], widths)
        _row(paper, y, row, widths, bold=False)
        y += _ROW


def _head(paper: Paper, title: str, names: Sequence[str], widths: Sequence[float]) -> float:
    """Title and heading; returns where the first row goes."""
    paper.text(_LEFT, _TOP, title, 9.0, bold=True)
    _row(paper, _TOP + 14, names, widths, bold=True)
    return _TOP + 14 + _ROW


def _row(paper: Paper, y: float, cells: Sequence[str], widths: Sequence[float], bold: bool) -> None:
    x = _LEFT
    for cell, width in zip(cells, widths, strict=True):
        paper.text(x + 1, y, cell, 3.8 if bold else 5.0, bold)
        x += width
    paper.line(_LEFT, y + 2.5, x, y + 2.5, 0.4 if bold else 0.1)


def _widths(rows: Sequence[Sequence[str]], whole: float) -> list[float]:
    """Columns as wide as their longest cell asks for, the page filled."""
    longest = [max(len(row[column]) for row in rows) + _WIDE for column in range(len(rows[0]))]
    return [whole * length / sum(longest) for length in longest]
