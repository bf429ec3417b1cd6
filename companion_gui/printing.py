"""Printing, where Qt's print support can be loaded: on Linux it needs the system's CUPS library."""

from __future__ import annotations

from companion_gui.language import translate
from companion_gui.paper import Paper
from companion_gui.qt import QWidget
from companion_gui.score_sheet import TITLE, ScoreSheet, draw_score_sheet

try:
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    _LOADED = True
except ImportError:
    _LOADED = False


def can_print() -> bool:
    """Whether a printer can be asked for."""
    return _LOADED


def print_score_sheet(sheet: ScoreSheet, parent: QWidget | None = None) -> bool:
    """Let a person choose a printer and print the sheet on it; false when they chose none."""
    if not can_print():
        return False
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if QPrintDialog(printer, parent).exec() != QPrintDialog.DialogCode.Accepted:
        return False
    with Paper(printer, translate("ScoreSheet", TITLE), landscape=True) as paper:
        draw_score_sheet(paper, sheet)
    return True
