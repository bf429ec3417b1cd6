"""The score sheet on paper: one line a hand, totals as they follow from the log, four places to sign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from companion_gui.app import application
from companion_gui.paper import Paper
from euchre.seats import Seat

_LEFT, _TOP, _ROW = 15.0, 20.0, 7.0
_COLUMNS = (
    ("hand", "Hand", 12.0),
    ("dealer", "Dealer", 15.0),
    ("trump", "Trump", 24.0),
    ("maker", "Maker", 15.0),
    ("alone", "Alone", 14.0),
    ("tricks_NS", "Tricks NS", 19.0),
    ("tricks_EW", "Tricks EW", 19.0),
    ("points_NS", "Points NS", 19.0),
    ("points_EW", "Points EW", 19.0),
    ("score_NS", "Score NS", 19.0),
    ("score_EW", "Score EW", 19.0),
    ("findings", "Irregularities", 70.0),
)


def write_score_sheet(
    path: Path, rows: Sequence[Mapping[str, str]], players: Mapping[Seat, str], laws: str
) -> None:
    """Write the sheet as PDF.

    Args:
        path: the file.
        rows: one a hand, by column name.
        players: names by seat.
        laws: title of the laws played by.

    Raises:
        OSError: the file cannot be written.
    """
    application()
    with Paper(path, "Euchre score sheet", landscape=True) as paper:
        y = _head(paper, players, laws)
        for row in rows:
            if y > paper.height - 50:
                paper.next_page()
                y = _head(paper, players, laws)
            _row(paper, y, [row.get(name, "") for name, _, _ in _COLUMNS])
            y += _ROW
        _signatures(paper, players)


def _head(paper: Paper, players: Mapping[Seat, str], laws: str) -> float:
    """Title, names and column heads; returns where the first row goes."""
    paper.text(_LEFT, _TOP, "Euchre score sheet", 7.0, bold=True)
    north_south = f"North–South: {players[Seat.NORTH]} and {players[Seat.SOUTH]}"
    east_west = f"East–West: {players[Seat.EAST]} and {players[Seat.WEST]}"
    paper.text(_LEFT, _TOP + 8, f"{north_south}     {east_west}     Laws: {laws}", 4.0)
    y = _TOP + 18
    _row(paper, y, [title for _, title, _ in _COLUMNS], bold=True)
    return y + _ROW


def _row(paper: Paper, y: float, cells: Sequence[str], bold: bool = False) -> None:
    x = _LEFT
    for cell, (_, _, width) in zip(cells, _COLUMNS, strict=True):
        paper.text(x + 1, y, cell, 3.4, bold)
        x += width
    paper.line(_LEFT, y + 2, x, y + 2, 0.4 if bold else 0.1)


def _signatures(paper: Paper, players: Mapping[Seat, str]) -> None:
    """A sheet counts once all four have signed it."""
    y = paper.height - 22
    for place, seat in enumerate(Seat):
        x = _LEFT + place * 66
        paper.line(x, y, x + 58, y, 0.3)
        paper.text(x, y + 5, f"{seat.name.capitalize()}: {players[seat]}", 3.4)
    paper.text(_LEFT, y + 12, "Provisional until all four have signed.", 3.2)
