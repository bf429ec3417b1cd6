"""The windows put together with the eyes: from a choice in the start window to a table being watched."""

from __future__ import annotations

import dataclasses
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from companion.lawbook import load_laws
from companion.library import KeptLogs
from companion.live import LiveTable, TableOptions, open_table
from companion.sample import sample_clip
from companion.sheets import read_sheet
from companion.start_host import LIVE, TABLE_MM, TROUBLE, Host
from companion_gui.app import application, chosen_appearance, settings
from companion_gui.app import run as run_windows
from companion_gui.director.window import DirectorWindow
from companion_gui.errands import ErrandError
from companion_gui.places import keep_place, restore_place
from companion_gui.preferences import Preferences
from companion_gui.qt import QSettings, Qt
from companion_gui.screens import put
from companion_gui.sounds.board import SoundBoard
from companion_gui.sounds.player import find_player
from companion_gui.start.host import StartChoice, StartHost
from companion_gui.start.window import StartWindow
from companion_gui.table.opening import table_ruler
from companion_gui.table.window import TableWindow
from companion_gui.words import sample_title
from tracker.pin import check_pin, set_pin
from vision.calibration import South, TablePlane, TableSetup
from vision.layout import Layout
from vision.recogniser import Settings
from vision.table_file import write_table


class Windows:
    """Holds the start window and the table that is open; one table at a time.

    Args:
        director: open the director's window too.
        full_screen: let the table window fill the screen.
        host: answers for cameras and files.
        open_: puts a table together; tests bring their own.
        kept: where the windows' places are kept; the user's own settings by default.
        eyes: what runs the networks, and which deck they know by sight.
        pin: what the director's window asks for before anything is done there; None asks for nothing.
    """

    def __init__(
        self,
        director: bool = False,
        full_screen: bool = False,
        host: StartHost | None = None,
        open_: Callable[[str, TableOptions], LiveTable] = open_table,
        kept: QSettings | None = None,
        pin: str | None = None,
        eyes: Settings = LIVE,
    ) -> None:
        application()
        self._director, self._full_screen, self._open = director, full_screen, open_
        self._pin, self._eyes = pin, eyes
        self._appearance = chosen_appearance()
        self._kept = kept or settings()
        self.preferences = Preferences(self._kept, self._appearance, find_player(application()))
        self.preferences.language_changed.connect(self._speak_anew, Qt.ConnectionType.QueuedConnection)
        self._host = host or Host(settings=eyes)
        self.start = self._start_window()
        self._scratch = tempfile.TemporaryDirectory(prefix="euchre-companion-")
        self.table: LiveTable | None = None
        self.window: TableWindow | None = None
        self.director: DirectorWindow | None = None
        self._chosen: StartChoice | None = None

    def run(self) -> int:
        """Show the start window; returns when the last window is closed."""
        self.start.show()
        try:
            return int(run_windows())
        finally:
            self.end()
            self._scratch.cleanup()

    def _start_window(self) -> StartWindow:
        window = StartWindow(self._host, self._appearance, preferences=self.preferences, kept=self._kept)
        window.started.connect(self.begin)
        return window

    def _speak_anew(self) -> None:
        """Build the windows again, in the language that is in force now; nothing that was chosen is lost."""
        before, self.start = self.start, self._start_window()
        chosen = before.choice()
        if chosen.source:
            self.start.take(chosen)
        self.start.go_to(before.pages.currentIndex())
        shown = before.isVisible()
        self.start.setGeometry(before.geometry())
        if shown:
            self.start.show()
        before.close()
        before.deleteLater()
        if self.table is not None and self._chosen is not None:
            self._close_windows()
            self._open_windows(self.table, self._chosen)

    def begin(self, choice: StartChoice) -> None:
        """Open the table a person chose, off the GUI thread; trouble is told in the start window."""

        def put_together() -> LiveTable:
            try:
                table = self._open(choice.source, self._options(choice))
                if self._pin is not None:
                    set_pin(table.store, self._pin)
                if choice.players:
                    table.session.set_players(choice.players)
            except TROUBLE as error:
                raise ErrandError(str(error)) from None
            return table

        self.start.errands.send(put_together, lambda table: self._show(table, choice), self.start.say)

    def _show(self, table: LiveTable, choice: StartChoice) -> None:
        """Open the windows of a table and begin to watch it."""
        self.table, self._chosen = table, choice
        self._open_windows(table, choice)
        self.start.say("")
        self.start.hide()
        table.start()

    def _open_windows(self, table: LiveTable, choice: StartChoice) -> None:
        laws = load_laws(choice.laws)
        ruler = table_ruler(laws, self._director)
        title = sample_title() if choice.sample else None
        library = KeptLogs(table.store, table.session.origin)
        self.window = TableWindow(
            table.session,
            self._appearance,
            title,
            ruler,
            laws,
            reader=read_sheet,
            preferences=self.preferences,
            library=library,
        )
        restore_place(self.window, "table", self._kept)
        self.window.closed.connect(self._table_closed)
        place = self.preferences.placement
        if self._full_screen:
            place = dataclasses.replace(place, full=True)
        put(self.window, place, application().screens())
        if self._director:
            check = None if self._pin is None else partial(check_pin, table.store)
            self.director = DirectorWindow(
                table.session, self._appearance, title, check_pin=check, reader=read_sheet, library=library
            )
            SoundBoard(self.director.link, self.preferences.sounds, self.director)
            restore_place(self.director, "director", self._kept)
            self.director.show()

    def _close_windows(self) -> None:
        """Close the table's windows and remember where they stood; the table goes on."""
        windows, self.window, self.director = (self.window, self.director), None, None
        for window, name in zip(windows, ("table", "director"), strict=True):
            if window is not None:
                keep_place(window, name, self._kept)
                window.close()

    def end(self) -> None:
        """Close the table and its windows. Harmless when there is none."""
        self._close_windows()
        table, self.table = self.table, None
        if table is not None:
            table.close()

    def _table_closed(self) -> None:
        """Back to the start window once a person has closed the table's."""
        if self.window is not None:
            self.end()
            self.start.show()

    def _options(self, choice: StartChoice) -> TableOptions:
        # A recorded game is never seen worse than it was filmed, however slow the machine.
        options = TableOptions(
            laws=choice.laws,
            dealer=choice.dealer,
            south=South(choice.south),
            every_frame=True,
            runtime=self._eyes.runtime,
            deck=self._eyes.deck,
        )
        if choice.sample:
            clip = sample_clip()
            table = clip.table if clip.table.is_file() else None
            return dataclasses.replace(options, calls=clip.calls, table=table)
        if choice.corners is None:
            return options
        plane = TablePlane.from_corners(choice.corners, TABLE_MM, TABLE_MM)
        layout = Layout(half_size=(TABLE_MM / 2, TABLE_MM / 2))
        setup = TableSetup(plane, choice.picture_size, options.south, layout)
        path = Path(self._scratch.name) / "table.toml"
        write_table(path, setup)
        return dataclasses.replace(options, table=path)
