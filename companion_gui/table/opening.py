"""From a session to its window."""

from __future__ import annotations

from companion_gui.app import application, chosen_appearance
from companion_gui.appearance import Appearance, Look
from companion_gui.language import translate
from companion_gui.table.window import TableWindow
from euchre.laws import LawProfile
from tracker.table import THE_TABLE, TableSession


def open_table_window(
    session: TableSession,
    title: str | None = None,
    look: Look | None = None,
    full_screen: bool = False,
    ruler: str | None = None,
    laws: LawProfile | None = None,
) -> TableWindow:
    """Open a table window on a session.

    Args:
        session: what to show; it stays the caller's, to be closed after the window.
        title: the table's name.
        look: how it looks; what the person chose last by default.
        full_screen: fill the screen.
        ruler: the role that may rule on findings in this window; None for nobody.
        laws: those in force, to be shown on their page.
    """
    application()
    title = title or translate("Opening", "Euchre table")
    if look is None:
        appearance = chosen_appearance()
    else:
        appearance = Appearance(look)
        appearance.apply()
    window = TableWindow(session, appearance, title, ruler, laws)
    if full_screen:
        window.showFullScreen()
    else:
        window.show()
    return window


def table_ruler(laws: LawProfile, directed: bool) -> str | None:
    """The role that may rule in a table's window; None where that is left to a director who is there.

    Args:
        laws: those in force.
        directed: whether a director watches over this table.
    """
    if laws["who_rules"] == "scorer":
        return "scorer"
    return None if directed else THE_TABLE
