"""Incidents by hand: what no camera can see, logged in two clicks, what and who."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.link import SessionLink
from companion_gui.panel import Panel
from companion_gui.qt import QAction, QGridLayout, QMenu, QToolButton, QWidget
from companion_gui.words import player, seat_word
from euchre.seats import Seat

INCIDENTS = (
    QT_TRANSLATE_NOOP("Incidents", "Table talk"),
    QT_TRANSLATE_NOOP("Incidents", "Slow play"),
    QT_TRANSLATE_NOOP("Incidents", "Late call"),
    QT_TRANSLATE_NOOP("Incidents", "Card shown"),
    QT_TRANSLATE_NOOP("Incidents", "Wrong score"),
    QT_TRANSLATE_NOOP("Incidents", "Other"),
    QT_TRANSLATE_NOOP("Incidents", "Coach"),
)
_COLUMNS = 2
_EXPLAINED = {
    "Coach": QT_TRANSLATE_NOOP(
        "Incidents", "A coach is allowed beside a newcomer: on record, and no table talk"
    )
}


class IncidentPanel(Panel):
    """One button a kind of incident; each opens the seats."""

    def __init__(self, link: SessionLink, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Log an incident"), appearance, parent)
        self._link = link
        self.menus: dict[str, QMenu] = {}
        grid = QGridLayout()
        grid.setSpacing(6)
        for number, what in enumerate(INCIDENTS):
            button = QToolButton()
            button.setText(translate("Incidents", what))
            button.setToolTip(translate("Incidents", _EXPLAINED[what]) if what in _EXPLAINED else "")
            button.setSizePolicy(button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Fixed)
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            self.menus[what] = QMenu(button)
            self.menus[what].aboutToShow.connect(lambda what=what: self.fill(what))
            button.setMenu(self.menus[what])
            row, column = divmod(number, _COLUMNS)
            alone = column == 0 and number == len(INCIDENTS) - 1
            grid.addWidget(button, row, column, 1, _COLUMNS if alone else 1)
        self.body.addLayout(grid)

    def fill(self, what: str) -> None:
        """Offer the seats, by the names they have now."""
        menu = self.menus[what]
        menu.clear()
        for seat in Seat:
            name, word = player(self._link.snapshot, seat), seat_word(seat)
            self._offer(menu, what, seat, name if name == word else f"{name} ({word})")
        menu.addSeparator()
        self._offer(menu, what, None, self.tr("The whole table"))

    def _offer(self, menu: QMenu, what: str, seat: Seat | None, words: str) -> None:
        action = QAction(words.replace("&", "&&"), menu)
        action.triggered.connect(lambda: self.log(what, seat))
        menu.addAction(action)

    def log(self, what: str, seat: Seat | None) -> None:
        """Log an incident."""
        data = {"what": what.lower(), **({} if seat is None else {"seat": seat.value})}
        self._link.perform(self.tr("Incident"), lambda session: session.record("incident", data, "director"))
