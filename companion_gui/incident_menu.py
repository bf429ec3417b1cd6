"""Incidents by hand: what no camera can see, in two clicks: what it was, and who."""

from __future__ import annotations

from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.link import SessionLink
from companion_gui.qt import QAction, QMenu, Qt, QWidget
from companion_gui.words import player, seat_word
from euchre.seats import Seat

INCIDENTS = {
    "table_talk": QT_TRANSLATE_NOOP("Incidents", "Table talk"),
    "slow_play": QT_TRANSLATE_NOOP("Incidents", "Slow play"),
    "late_call": QT_TRANSLATE_NOOP("Incidents", "Late call"),
    "exposed_card": QT_TRANSLATE_NOOP("Incidents", "Card shown"),
    "wrong_score": QT_TRANSLATE_NOOP("Incidents", "Wrong score"),
    "other": QT_TRANSLATE_NOOP("Incidents", "Other"),
    "coach": QT_TRANSLATE_NOOP("Incidents", "Coach"),
}
"""What is logged, and what people read. What the judge has a kind for goes by that kind's name."""

COACH_ALLOWED = QT_TRANSLATE_NOOP(
    "Incidents", "A coach is allowed beside a newcomer: on record, and no table talk"
)


def incident_word(what: str) -> str:
    """An incident as people read it."""
    return translate("Incidents", INCIDENTS.get(what, what))


def log_incident(link: SessionLink, what: str, seat: Seat | None, by: str) -> None:
    """Log an incident.

    Args:
        link: to the table.
        what: which, of `INCIDENTS`.
        seat: whose; None for the whole table.
        by: the role of who enters it.
    """
    data = {"what": what, **({} if seat is None else {"seat": seat.value})}
    words = translate("Incidents", "Incident")
    link.perform(words, lambda session: session.record("incident", data, by))


def offer_seats(menu: QMenu, link: SessionLink, what: str, by: str) -> None:
    """Put the seats into a menu, by the names they have now; choosing one logs the incident."""

    def offer(seat: Seat | None, words: str) -> None:
        action = QAction(words.replace("&", "&&"), menu)
        action.triggered.connect(lambda: log_incident(link, what, seat, by))
        menu.addAction(action)

    for seat in Seat:
        name, word = player(link.snapshot, seat), seat_word(seat)
        offer(seat, name if name == word else f"{name} ({word})")
    menu.addSeparator()
    offer(None, translate("Incidents", "The whole table"))


class IncidentMenu(QMenu):
    """The incidents, each with the seats under it.

    Args:
        link: to the table it is logged at.
        by: the role of who enters it.
    """

    def __init__(self, link: SessionLink, by: str, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Log an incident"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for what in INCIDENTS:
            offer_seats(self.addMenu(incident_word(what)), link, what, by)
