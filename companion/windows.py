"""The windows put together with the eyes: from a choice in the start window to a table being watched."""

from __future__ import annotations

import dataclasses
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from companion.errors import UsageError
from companion.lawbook import DEFAULT_LAWS, SHIPPED, load_laws
from companion.live import LiveTable, TableOptions, open_table
from companion.sample import sample_clip
from companion.sheets import read_sheet
from companion_gui.app import application, chosen_appearance, settings
from companion_gui.app import run as run_windows
from companion_gui.director.window import DirectorWindow
from companion_gui.errands import ErrandError
from companion_gui.places import keep_place, restore_place
from companion_gui.qt import QSettings
from companion_gui.start.host import CameraChoice, StartChoice, StartHost
from companion_gui.start.window import StartWindow
from companion_gui.table.window import TableWindow
from euchre.errors import EuchreError
from euchre.laws import LawProfile
from tracker.errors import TrackerError
from tracker.pin import check_pin, set_pin
from tracker.table import LiveFrame
from vision.calibration import South, TablePlane, TableSetup
from vision.cameras import Camera, list_cameras
from vision.capture import first_frame
from vision.errors import VisionError
from vision.layout import Layout
from vision.runtime import ModelError
from vision.sources import parse_source
from vision.table_file import write_table

CAMERAS_TRIED = 6
"""Camera numbers asked; more than this on one computer is unheard of."""
TABLE_MM = 900.0
"""Side of a card table, where only its corners are known."""

_TROUBLE = (VisionError, ModelError, TrackerError, EuchreError, UsageError, OSError)


class Host:
    """What the start window asks of cameras and files; see `companion_gui.start.host.StartHost`."""

    def cameras(self) -> tuple[CameraChoice, ...]:
        """Those that are plugged in, by name; where the system does not tell, those that give a picture."""
        listed = list_cameras()
        if listed:
            return tuple(_choice(camera, listed) for camera in listed)
        found = []
        for number in range(CAMERAS_TRIED):
            try:
                frame = self.look(str(number))
            except ErrandError:
                continue
            height, width = frame.image.shape[:2]
            found.append(CameraChoice(str(number), f"Camera {number + 1} ({width} × {height})"))
        return tuple(found)

    def look(self, source: str) -> LiveFrame:
        """The first picture of a source."""
        try:
            frame = first_frame(parse_source(source))
        except _TROUBLE as error:
            raise ErrandError(str(error)) from None
        return LiveFrame(frame.image, frame.t, frame.index)

    def sample(self) -> Path | None:
        """The shipped clip."""
        try:
            return sample_clip().video
        except (UsageError, FileNotFoundError):
            return None

    def laws(self) -> tuple[LawProfile, ...]:
        """The shipped profiles, the default first."""
        names = sorted(SHIPPED, key=lambda name: name != DEFAULT_LAWS)
        return tuple(load_laws(name) for name in names)


def _choice(camera: Camera, listed: tuple[Camera, ...]) -> CameraChoice:
    """A camera by its name, which stays when its number changes; by number where two are called alike."""
    alone = sum(other.name.casefold() == camera.name.casefold() for other in listed) == 1
    if alone:
        return CameraChoice(f"camera:{camera.name}", camera.name)
    return CameraChoice(str(camera.index), f"{camera.name} ({camera.index})")


class Windows:
    """Holds the start window and the table that is open; one table at a time.

    Args:
        director: open the director's window too.
        full_screen: let the table window fill the screen.
        host: answers for cameras and files.
        open_: puts a table together; tests bring their own.
        kept: where the windows' places are kept; the user's own settings by default.
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
    ) -> None:
        application()
        self._director, self._full_screen, self._open = director, full_screen, open_
        self._pin = pin
        self._appearance = chosen_appearance()
        self._kept = kept or settings()
        self.start = StartWindow(host or Host(), self._appearance)
        self.start.started.connect(self.begin)
        self._scratch = tempfile.TemporaryDirectory(prefix="euchre-companion-")
        self.table: LiveTable | None = None
        self.window: TableWindow | None = None
        self.director: DirectorWindow | None = None

    def run(self) -> int:
        """Show the start window; returns when the last window is closed."""
        self.start.show()
        try:
            return int(run_windows())
        finally:
            self.end()
            self._scratch.cleanup()

    def begin(self, choice: StartChoice) -> None:
        """Open the table a person chose, off the GUI thread; trouble is told in the start window."""

        def put_together() -> LiveTable:
            try:
                table = self._open(choice.source, self._options(choice))
                if self._pin is not None:
                    set_pin(table.store, self._pin)
                if choice.players:
                    table.session.set_players(choice.players)
            except _TROUBLE as error:
                raise ErrandError(str(error)) from None
            return table

        self.start.errands.send(put_together, lambda table: self._show(table, choice), self.start.say)

    def _show(self, table: LiveTable, choice: StartChoice) -> None:
        """Open the windows of a table and begin to watch it."""
        self.table = table
        laws = load_laws(choice.laws)
        ruler = "scorer" if laws["who_rules"] == "scorer" else None
        title = "Sample table" if choice.sample else "Euchre table"
        self.window = TableWindow(table.session, self._appearance, title, ruler, laws, reader=read_sheet)
        restore_place(self.window, "table", self._kept)
        self.window.closed.connect(self._table_closed)
        if self._full_screen:
            self.window.showFullScreen()
        else:
            self.window.show()
        if self._director:
            check = None if self._pin is None else partial(check_pin, table.store)
            self.director = DirectorWindow(table.session, self._appearance, title, check_pin=check)
            restore_place(self.director, "director", self._kept)
            self.director.show()
        self.start.say("")
        self.start.hide()
        table.start()

    def end(self) -> None:
        """Close the table and its windows. Harmless when there is none."""
        windows, self.window, self.director = (self.window, self.director), None, None
        for window, name in zip(windows, ("table", "director"), strict=True):
            if window is not None:
                keep_place(window, name, self._kept)
                window.close()
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
            laws=choice.laws, dealer=choice.dealer, south=South(choice.south), every_frame=True
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
