"""Writing the hands of a table for other programs and for paper."""

from __future__ import annotations

from pathlib import Path

from companion_gui.history.library import Played
from companion_gui.language import QT_TRANSLATE_NOOP
from companion_gui.score_sheet import SheetReader, write_score_sheet
from tracker.errors import SessionError

FORMATS = {
    ".pdf": QT_TRANSLATE_NOOP("HistoryWindow", "Score sheet (*.pdf)"),
    ".csv": QT_TRANSLATE_NOOP("HistoryWindow", "Table for spreadsheets (*.csv)"),
    ".egn": QT_TRANSLATE_NOOP("HistoryWindow", "Euchre game notation (*.egn)"),
    ".json": QT_TRANSLATE_NOOP("HistoryWindow", "Hand records and verdicts (*.json)"),
}
"""What may be written, by the ending of the file's name."""


def export(session: Played, reader: SheetReader, path: Path) -> Path:
    """Write a file of the kind its name's ending says, PDF where it says nothing known; for the worker.

    Returns:
        The file.

    Raises:
        SessionError: there is nothing to write, or it cannot be written there.
    """
    if path.suffix.lower() not in FORMATS:
        path = path.with_name(f"{path.name}.pdf")
    sheet = reader(session.whole_log())
    try:
        if path.suffix.lower() == ".pdf":
            write_score_sheet(path, sheet)
        else:
            texts = {**sheet.beside, ".json": sheet.hands}
            path.write_text(texts[path.suffix.lower()], encoding="utf-8", newline="")
    except OSError as error:
        raise SessionError(f"{path}: cannot be written ({error.strerror or error})") from None
    return path
