"""The director's windows on the tables of an event, wherever they stand: all at one look, and one each."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.event.earlier import EarlierAtTable
from companion.lawbook import load_laws
from companion.sheets import read_sheet
from companion_gui.app import run
from companion_gui.appearance import Appearance
from companion_gui.director.lock import PinCheck
from companion_gui.director.window import DirectorWindow
from companion_gui.tables.row import TableRow, row_of
from companion_gui.tables.window import TablesWindow, Tell
from tracker.following import Following
from tracker.remote import RemoteTable
from tracker.store import Store


class EventTables:
    """The tables of an event as the overview shows them; made on the thread that follows the store.

    Args:
        url: the event's store, by a director's login.

    Raises:
        EventLogError: no event has begun there.
        StoreError: the store cannot be used.
    """

    def __init__(self, url: str) -> None:
        self.following = Following(Store(url, ask_first=False), load_laws, time.time)
        self._rows: dict[str, TableRow] = {}

    def rows(self) -> tuple[TableRow, ...]:
        """Every table now."""
        return self._made(None)

    def subscribe(self, tell: Tell) -> Callable[[], None]:
        """Be told all rows whenever something changed."""
        return self.following.subscribe(lambda changed: tell(self._made(changed)))

    def _made(self, changed: frozenset[str] | None) -> tuple[TableRow, ...]:
        with self.following.still() as tables:
            views = tables.views()
            for view in views:
                if changed is None or view.origin in changed or view.origin not in self._rows:
                    self._rows[view.origin] = row_of(view, self.following.health(view.origin))
            return tuple(self._rows[view.origin] for view in views)

    def close(self) -> None:
        """Follow no longer. Harmless when done twice."""
        self.following.close()


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that was opened.

    Attributes:
        window: its own.
        table: what the window shows.
        earlier: the table's logs from before.
    """

    window: DirectorWindow
    table: RemoteTable
    earlier: EarlierAtTable

    def close(self) -> None:
        """Close the window, then what it showed."""
        self.window.close()
        self.earlier.close()
        self.table.close()


class EventWindows:
    """The overview, and a table's own window for each that a person opens or has named.

    Args:
        tables: the event's.
        appearance: how windows look.
        names: tables whose windows open by themselves, now or once they report.
        check_pin: the director's PIN, where one is set.
    """

    def __init__(
        self,
        tables: EventTables,
        appearance: Appearance,
        names: Sequence[str] = (),
        check_pin: PinCheck | None = None,
    ) -> None:
        self._tables, self._appearance, self._check_pin = tables, appearance, check_pin
        self._wanted = {name.casefold() for name in names}
        self.opened: dict[str, OpenTable] = {}
        name = tables.following.log.event.name or "Euchre Companion"
        self.overview = TablesWindow(tables, appearance, name)
        self.overview.opened.connect(self.open)
        self.overview.grown.connect(self._open_wanted)
        self._open_wanted(tables.rows())

    def run(self) -> int:
        """Show the overview; returns when the last window is closed."""
        self.overview.show()
        try:
            return int(run())
        finally:
            self.close()

    def open(self, origin: str) -> None:
        """Open a table's window, or bring the one that is open to the front."""
        if origin not in self.opened or not self.opened[origin].window.isVisible():
            self._let_go(origin)
            following = self._tables.following
            table, earlier = RemoteTable(following, origin), EarlierAtTable(following, origin)
            window = DirectorWindow(
                table,
                self._appearance,
                table.label,
                check_pin=self._check_pin,
                reader=read_sheet,
                library=earlier,
            )
            self.opened[origin] = OpenTable(window, table, earlier)
            window.show()
        self.opened[origin].window.activateWindow()

    def close(self) -> None:
        """Close every window. Harmless when done twice."""
        for origin in tuple(self.opened):
            self._let_go(origin)
        self.overview.close()

    def _let_go(self, origin: str) -> None:
        opened = self.opened.pop(origin, None)
        if opened is not None:
            opened.close()

    def _open_wanted(self, rows: tuple[TableRow, ...]) -> None:
        for row in rows:
            if row.label.casefold() in self._wanted and row.origin not in self.opened:
                self.open(row.origin)
