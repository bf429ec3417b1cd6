"""The director's window and its dialogs, as exhibits."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.card_pictures import CardPictures
from companion_gui.director.book import log_rows
from companion_gui.director.correct import CorrectDialog
from companion_gui.director.undo import UndoDialog
from companion_gui.director.window import DirectorWindow
from companion_gui.finding.otherwise import OtherwiseDialog
from companion_gui.gallery.exhibit import Exhibit
from companion_gui.gallery.moments import BETWEEN, DIRECTED, REVOKE
from companion_gui.game.score import ScoreDialog
from companion_gui.link import SessionLink
from companion_gui.qt import QWidget
from euchre.cards import Card
from euchre.seats import Side
from tracker.table import TableSession


def director_exhibits() -> tuple[Exhibit, ...]:
    """The window in its states, and what it opens."""
    return (
        Exhibit("director-finding", _finding, DIRECTED, _finding_ready),
        Exhibit("director-table", _table, DIRECTED, _table_ready),
        Exhibit("director-locked", _locked, DIRECTED, _table_ready),
        Exhibit("correct", _correct, DIRECTED, _correct_ready, resized=False),
        Exhibit("set-score", _score, DIRECTED, _score_ready, resized=False),
        Exhibit("undo", _undo, DIRECTED, _undo_ready, resized=False),
        Exhibit("rule-otherwise", _otherwise, BETWEEN, resized=False),
    )


def _table(session: TableSession, appearance: Appearance) -> QWidget:
    return DirectorWindow(session, appearance, "Table 3")


def _table_ready(window: QWidget) -> bool:
    return isinstance(window, DirectorWindow) and window.queue.rowCount() > 0


def _locked(session: TableSession, appearance: Appearance) -> QWidget:
    return DirectorWindow(session, appearance, "Table 3", check_pin=lambda _: None)


def _finding(session: TableSession, appearance: Appearance) -> QWidget:
    window = DirectorWindow(session, appearance, "Table 3")
    window.open_finding(REVOKE)
    return window


def _finding_ready(window: QWidget) -> bool:
    return (
        isinstance(window, DirectorWindow)
        and window.queue.rowCount() > 0
        and len(window.finding.evidence.sightings) == len(REVOKE.evidence)
    )


def _correct(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(session)
    row = next(row for row in log_rows(session.events()) if row.event.data.get("card") == "9C")
    dialog = CorrectDialog(row, link, appearance, CardPictures())
    dialog.set_card(Card.parse("9D"))
    link.setParent(dialog)
    return dialog


def _correct_ready(window: QWidget) -> bool:
    return isinstance(window, CorrectDialog) and window.apply_button.isEnabled()


def _score(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(session)
    dialog = ScoreDialog(link, appearance, "director")
    dialog.points[Side.NS].setValue(8)
    dialog.reason.setText("The score cards were knocked over")
    link.setParent(dialog)
    return dialog


def _score_ready(window: QWidget) -> bool:
    return isinstance(window, ScoreDialog) and window.apply_button.isEnabled()


def _undo(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(session)
    dialog = UndoDialog(link, appearance)
    link.setParent(dialog)
    return dialog


def _undo_ready(window: QWidget) -> bool:
    return isinstance(window, UndoDialog) and window.apply_button.isEnabled()


def _otherwise(session: TableSession, appearance: Appearance) -> QWidget:
    return OtherwiseDialog(BETWEEN, appearance)
