"""Incidents by hand: what no camera can see, in two clicks: what it was, and who."""

from __future__ import annotations

from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.link import SessionLink
from companion_gui.qt import QAction, QMenu, Qt, QWidget
from companion_gui.words import player, seat_word
from euchre.seats import Seat

INCIDENTS = {
    "table talk": QT_TRANSLATE_NOOP("Incidents", "Table talk"),
    "slow play": QT_TRANSLATE_NOOP("Incidents", "Slow play"),
    "late call": QT_TRANSLATE_NOOP("Incidents", "Late call"),
    "card shown": QT_TRANSLATE_NOOP("Incidents", "Card shown"),
    "wrong score": QT_TRANSLATE_NOOP("Incidents", "Wrong score"),
    "other": QT_TRANSLATE_NOOP("Incidents", "Other"),
    "coach": QT_TRANSLATE_NOOP("Incidents", "Coach"),
}
"""What is logged, and what people read. A coach beside a newcomer is on record, and is no table talk."""


def incident_word(what: str) -> str:
    """An incident as people read it."""
    return translate("Incidents", INCIDENTS.get(what, what))


class IncidentMenu(QMenu):
    """The incidents, each with the seats under it.

    Args:
        link: to the table it is logged at.
        by: the role of who enters it.
    """

    def __init__(self, link: SessionLink, by: str, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Log an incident"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._link, self._by = link, by
        for what in INCIDENTS:
            inner = self.addMenu(incident_word(what))
            for seat in Seat:
                name, word = player(link.snapshot, seat), seat_word(seat)
                self._offer(inner, what, seat, name if name == word else f"{name} ({word})")
            inner.addSeparator()
            self._offer(inner, what, None, self.tr("The whole table"))

    def _offer(self, menu: QMenu, what: str, seat: Seat | None, words: str) -> None:
        action = QAction(words.replace("&", "&&"), menu)
        action.triggered.connect(lambda: self.log(what, seat))
        menu.addAction(action)

    def log(self, what: str, seat: Seat | None) -> None:
        """Log an incident."""
        data = {"what": what, **({} if seat is None else {"seat": seat.value})}
        self._link.perform(self.tr("Incident"), lambda session: session.record("incident", data, self._by))
