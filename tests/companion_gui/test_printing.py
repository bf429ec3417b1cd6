from __future__ import annotations

from pathlib import Path

import pytest

from companion_gui import printing
from companion_gui.score_sheet import ScoreSheet
from companion_gui.signature import Signature
from euchre.seats import Seat

SHEET = ScoreSheet(
    [{"hand": "1", "trump": "spades"}] * 40,
    {seat: seat.name for seat in Seat},
    "laws",
    {Seat.NORTH: Signature("N")},
)


def test_where_print_support_is_missing_nothing_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "_LOADED", False)
    assert not printing.can_print()
    assert not printing.print_score_sheet(SHEET)


@pytest.mark.parametrize("chosen", [True, False])
def test_the_sheet_goes_to_the_printer_a_person_chose(
    qapp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: bool
) -> None:
    if not printing.can_print():
        assert not printing.print_score_sheet(SHEET)
        return
    paper = tmp_path / "printed.pdf"

    class Chooser(printing.QPrintDialog):
        def __init__(self, printer: printing.QPrinter, parent: object) -> None:
            self.printer = printer

        def exec(self) -> int:
            self.printer.setOutputFormat(printing.QPrinter.OutputFormat.PdfFormat)
            self.printer.setOutputFileName(str(paper))
            return int(self.DialogCode.Accepted if chosen else self.DialogCode.Rejected)

    monkeypatch.setattr(printing, "QPrintDialog", Chooser)
    assert printing.print_score_sheet(SHEET) is chosen
    assert paper.is_file() is chosen
    if chosen:
        assert paper.read_bytes().startswith(b"%PDF")
