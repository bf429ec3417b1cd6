"""The score sheet on paper: one line a hand, totals as they follow from the log, four places to sign."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from companion_gui.app import application
from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.paper import Paper
from companion_gui.phrases import in_words
from companion_gui.signature import Signature
from companion_gui.words import labelled, seat_word
from euchre.log import LogEvent
from euchre.seats import Seat

_LEFT, _TOP, _ROW = 15.0, 20.0, 7.0
_COLUMNS = (
    ("hand", QT_TRANSLATE_NOOP("ScoreSheet", "Hand"), 12.0),
    ("dealer", QT_TRANSLATE_NOOP("ScoreSheet", "Dealer"), 15.0),
    ("trump", QT_TRANSLATE_NOOP("ScoreSheet", "Trump"), 24.0),
    ("maker", QT_TRANSLATE_NOOP("ScoreSheet", "Maker"), 15.0),
    ("alone", QT_TRANSLATE_NOOP("ScoreSheet", "Alone"), 14.0),
    ("tricks_NS", QT_TRANSLATE_NOOP("ScoreSheet", "Tricks NS"), 19.0),
    ("tricks_EW", QT_TRANSLATE_NOOP("ScoreSheet", "Tricks EW"), 19.0),
    ("points_NS", QT_TRANSLATE_NOOP("ScoreSheet", "Points NS"), 19.0),
    ("points_EW", QT_TRANSLATE_NOOP("ScoreSheet", "Points EW"), 19.0),
    ("score_NS", QT_TRANSLATE_NOOP("ScoreSheet", "Score NS"), 19.0),
    ("score_EW", QT_TRANSLATE_NOOP("ScoreSheet", "Score EW"), 19.0),
    ("findings", QT_TRANSLATE_NOOP("ScoreSheet", "Irregularities"), 70.0),
)


TITLE = QT_TRANSLATE_NOOP("ScoreSheet", "Euchre score sheet")


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What stands on a sheet.

    Attributes:
        rows: one a hand, by column name.
        players: names by seat.
        laws: title of the laws played by.
        signatures: of those who have signed.
        beside: the same for other programs: text by the ending of its file's name, as `.csv`.
        void: those whose signatures a later change voided.
        hands: the hands that are over, as records with their verdicts: JSON.
    """

    rows: Sequence[Mapping[str, str]]
    players: Mapping[Seat, str]
    laws: str
    signatures: Mapping[Seat, Signature] = field(default_factory=dict)
    beside: Mapping[str, str] = field(default_factory=dict)
    void: tuple[Seat, ...] = ()
    hands: str = ""


SheetReader = Callable[[tuple[LogEvent, ...]], ScoreSheet]
"""Makes the sheet of a log."""


def write_score_sheet(path: Path, sheet: ScoreSheet) -> None:
    """Write the sheet as PDF.

    Raises:
        OSError: the file cannot be written.
    """
    application()
    with Paper(path, translate("ScoreSheet", TITLE), landscape=True) as paper:
        draw_score_sheet(paper, sheet)


def keep_score_sheet(path: Path, sheet: ScoreSheet) -> tuple[Path, ...]:
    """Write the sheet as PDF and what goes beside it under the same name; returns the files.

    Raises:
        OSError: a file cannot be written.
    """
    write_score_sheet(path, sheet)
    files = [path]
    for ending, text in sheet.beside.items():
        files.append(path.with_suffix(ending))
        files[-1].write_text(text, encoding="utf-8", newline="")
    return tuple(files)


def draw_score_sheet(paper: Paper, sheet: ScoreSheet) -> None:
    """Draw the sheet."""
    y = _head(paper, sheet)
    for row in sheet.rows:
        if y > paper.height - 50:
            paper.next_page()
            y = _head(paper, sheet)
        _row(paper, y, [row.get(name, "") for name, _, _ in _COLUMNS])
        y += _ROW
    _signatures(paper, sheet)


def _head(paper: Paper, sheet: ScoreSheet) -> float:
    """Title, names and column heads; returns where the first row goes."""
    paper.text(_LEFT, _TOP, translate("ScoreSheet", TITLE), 7.0, bold=True)
    players = sheet.players
    north_south = translate("ScoreSheet", "North–South: {one} and {two}").format(
        one=players[Seat.NORTH], two=players[Seat.SOUTH]
    )
    east_west = translate("ScoreSheet", "East–West: {one} and {two}").format(
        one=players[Seat.EAST], two=players[Seat.WEST]
    )
    paper.text(
        _LEFT,
        _TOP + 8,
        f"{north_south}     {east_west}     "
        + translate("ScoreSheet", "Laws: {laws}").format(laws=in_words(sheet.laws)),
        4.0,
    )
    y = _TOP + 18
    _row(paper, y, [translate("ScoreSheet", title) for _, title, _ in _COLUMNS], bold=True)
    return y + _ROW


def _row(paper: Paper, y: float, cells: Sequence[str], bold: bool = False) -> None:
    x = _LEFT
    for cell, (_, _, width) in zip(cells, _COLUMNS, strict=True):
        paper.text(x + 1, y, cell, 3.4, bold)
        x += width
    paper.line(_LEFT, y + 2, x, y + 2, 0.4 if bold else 0.1)


def _signatures(paper: Paper, sheet: ScoreSheet) -> None:
    """A sheet counts once all four have signed it."""
    y = paper.height - 22
    for place, seat in enumerate(Seat):
        x = _LEFT + place * 66
        if seat in sheet.signatures:
            paper.signature(x, y - 14, 58, 14, sheet.signatures[seat])
        paper.line(x, y, x + 58, y, 0.3)
        paper.text(x, y + 5, labelled(seat_word(seat), sheet.players[seat]), 3.4)
    paper.text(_LEFT, y + 12, standing(sheet), 3.2)


def standing(sheet: ScoreSheet) -> str:
    """Whether the sheet counts, in a sentence."""
    if all(seat in sheet.signatures for seat in Seat):
        return translate("ScoreSheet", "Signed by all four.")
    if sheet.void:
        return translate("ScoreSheet", "Unofficial: changed after it was signed; all four sign again.")
    return translate("ScoreSheet", "Unofficial until all four have signed.")
