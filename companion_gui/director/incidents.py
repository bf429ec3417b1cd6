"""Incidents by hand: what no camera can see, logged in two clicks, what and who."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.incident_menu import COACH_ALLOWED, INCIDENTS, incident_word, offer_seats
from companion_gui.language import translate
from companion_gui.link import SessionLink
from companion_gui.panel import Panel
from companion_gui.qt import QGridLayout, QMenu, QSizePolicy, QToolButton, QWidget
from euchre.incidents import COACH

_COLUMNS = 2


class IncidentPanel(Panel):
    """One button a kind of incident; each opens the seats.

    Attributes:
        menus: the seats of each kind.
    """

    def __init__(self, link: SessionLink, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Log an incident"), appearance, parent)
        self._link = link
        self.menus: dict[str, QMenu] = {}
        grid = QGridLayout()
        grid.setSpacing(6)
        for number, what in enumerate(INCIDENTS):
            button = QToolButton()
            button.setText(incident_word(what))
            button.setToolTip(translate("Incidents", COACH_ALLOWED) if what == COACH else "")
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
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
        offer_seats(menu, self._link, what, "director")
