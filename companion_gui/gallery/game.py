"""The dialogs of what bears on a whole game, as exhibits."""

from __future__ import annotations

from dataclasses import replace

from companion_gui.appearance import Appearance
from companion_gui.gallery.exhibit import Exhibit
from companion_gui.gallery.moments import BETWEEN, OVER, WAITING
from companion_gui.game.first_dealer import FirstDealerDialog
from companion_gui.game.forfeit import ForfeitDialog
from companion_gui.game.result import ResultDialog
from companion_gui.game.weighed import WeighedDialog
from companion_gui.link import SessionLink
from companion_gui.qt import QWidget
from companion_gui.still import StillSession
from euchre.seats import Seat, Side
from tracker.table import TableSession

_WON = replace(OVER, findings=BETWEEN.findings)


def game_exhibits() -> tuple[Exhibit, ...]:
    """Each with something entered."""
    return (
        Exhibit("result", _result, BETWEEN, _told, resized=False),
        Exhibit("forfeit", _forfeit, BETWEEN, _told, resized=False),
        Exhibit("first-dealer", _first_dealer, WAITING, _told, resized=False),
    )


def _told(window: QWidget) -> bool:
    return isinstance(window, WeighedDialog) and window.apply_button.isEnabled()


def _result(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(StillSession(BETWEEN, foreseen=_WON))
    dialog = ResultDialog(link, appearance, "scorer")
    dialog.game.setChecked(True)
    dialog.points[Side.NS].setValue(10)
    dialog.reason.setText("The lamp went out")
    link.setParent(dialog)
    return dialog


def _forfeit(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(StillSession(BETWEEN, foreseen=replace(_WON, score=BETWEEN.score, winner=Side.EW)))
    dialog = ForfeitDialog(link, appearance, "scorer")
    dialog.reason.setText("Had to leave")
    link.setParent(dialog)
    return dialog


def _first_dealer(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(StillSession(WAITING, foreseen=replace(WAITING, next_dealer=Seat.EAST)))
    dialog = FirstDealerDialog(link, appearance, "scorer")
    dialog.seat.setCurrentIndex(dialog.seat.findData(Seat.EAST))
    link.setParent(dialog)
    return dialog
