"""Writing a picture of every window and dialog, in every theme and size."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from companion_gui.app import application, grab
from companion_gui.appearance import Appearance, Look
from companion_gui.card_picker import CardPicker
from companion_gui.card_pictures import CardPictures
from companion_gui.director.book import log_rows
from companion_gui.director.correct import CorrectDialog
from companion_gui.director.score import ScoreDialog
from companion_gui.director.window import DirectorWindow
from companion_gui.finding.dialog import FindingDialog
from companion_gui.finding.otherwise import OtherwiseDialog
from companion_gui.gallery.evidence import write_sightings
from companion_gui.gallery.log import demo_log
from companion_gui.gallery.moments import ASKING, BETWEEN, CORRECTED, DIRECTED, FOUND, MOMENTS, REVOKE
from companion_gui.gallery.scene import frame, laid_in
from companion_gui.link import SessionLink
from companion_gui.qt import QWidget
from companion_gui.still import StillSession
from companion_gui.table.window import TableWindow
from companion_gui.theme import THEMES, ThemeName
from euchre.cards import Card
from tracker.snapshot import TableSnapshot
from tracker.table import TableSession


@dataclass(frozen=True, slots=True)
class PictureSize:
    """One size of pictures: device-independent pixels and the screen's scale."""

    width: int
    height: int
    ratio: float = 1.0

    @property
    def name(self) -> str:
        """As it stands in file names."""
        scale = f"@{self.ratio:.0%}".rstrip("%") if self.ratio != 1 else ""
        return f"{self.width}x{self.height}{scale}"


SIZES = (PictureSize(1280, 720), PictureSize(1920, 1080), PictureSize(1280, 720, 2.0))
"""A laptop, a full screen, and a screen at 200 %."""


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A window to be shown.

    Attributes:
        name: of the picture's file.
        open: makes the window on a session.
        moment: what the session shows.
        ready: whether what arrives later has arrived.
        resized: whether it fills the size asked for; dialogs keep their own.
    """

    name: str
    open: Callable[[TableSession, Appearance], QWidget]
    moment: TableSnapshot
    ready: Callable[[QWidget], bool] = lambda _: True
    resized: bool = True


def exhibits() -> tuple[Exhibit, ...]:
    """Every window and dialog, each in every state worth looking at."""
    return (
        *(Exhibit(f"table-{name}", _table, moment, _table_ready) for name, moment in MOMENTS.items()),
        Exhibit("director-finding", _director_finding, DIRECTED, _director_ready),
        Exhibit("director-table", _director, DIRECTED),
        Exhibit("correct", _correct, DIRECTED, resized=False),
        Exhibit("set-score", _score, DIRECTED, resized=False),
        Exhibit("finding", _finding, BETWEEN, _finding_ready, resized=False),
        Exhibit("rule-otherwise", _otherwise, BETWEEN, resized=False),
        Exhibit("card-picker", _picker, ASKING, resized=False),
    )


def render_all(
    out_dir: Path,
    themes: Iterable[ThemeName] = tuple(ThemeName),
    sizes: Iterable[PictureSize] = SIZES,
) -> Iterator[Path]:
    """Write the pictures one by one, `NAME-THEME-SIZE.png`; yields each path once it is written.

    Args:
        out_dir: where they go; made if need be.
        themes: which themes.
        sizes: which sizes; dialogs are written once a scale, in their own size.

    Raises:
        OSError: a picture cannot be written.
    """
    application()
    pictures = CardPictures()
    sizes = tuple(sizes)
    with tempfile.TemporaryDirectory() as folder:
        sightings = write_sightings(Path(folder), pictures)
        for theme in themes:
            appearance = Appearance(Look(THEMES[theme]))
            appearance.apply()
            for exhibit in exhibits():
                session = StillSession(
                    exhibit.moment,
                    frame(laid_in(exhibit.moment), pictures),
                    demo_log(),
                    sightings,
                    FOUND,
                    CORRECTED,
                )
                yield from _render(exhibit, session, appearance, out_dir, sizes)


def _render(
    exhibit: Exhibit,
    session: StillSession,
    appearance: Appearance,
    out_dir: Path,
    sizes: tuple[PictureSize, ...],
) -> Iterator[Path]:
    window = exhibit.open(session, appearance)
    window.show()
    theme = appearance.look.theme.name.value
    done: set[str] = set()
    for size in sizes:
        if exhibit.resized:
            window.resize(size.width, size.height)
        settle(lambda: exhibit.ready(window))
        name = size.name if exhibit.resized else PictureSize(window.width(), window.height(), size.ratio).name
        path = out_dir / f"{exhibit.name}-{theme}-{name}.png"
        if path.name not in done:
            grab(window, path, size.ratio)
            done.add(path.name)
            yield path
    window.close()
    _close_links(window)
    window.deleteLater()
    application().processEvents()


def settle(ready: Callable[[], bool], rounds: int = 2000) -> None:
    """Let the application work until something has arrived, then until its paint is dry.

    Raises:
        TimeoutError: it never arrived.
    """
    app = application()
    for _ in range(rounds):
        app.processEvents()
        if ready():
            break
        app.thread().msleep(5)
    else:
        raise TimeoutError("a window never filled")
    for _ in range(3):
        app.processEvents()


def _close_links(window: QWidget) -> None:
    for link in window.findChildren(SessionLink):
        link.close()


def _table(session: TableSession, appearance: Appearance) -> QWidget:
    return TableWindow(session, appearance, "Table 3")


def _table_ready(window: QWidget) -> bool:
    return isinstance(window, TableWindow) and window.live.has_picture


def _finding(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(session)
    dialog = FindingDialog(REVOKE, link, appearance, "director")
    link.setParent(dialog)
    return dialog


def _finding_ready(window: QWidget) -> bool:
    return isinstance(window, FindingDialog) and len(window.view.evidence.sightings) == len(REVOKE.evidence)


def _otherwise(session: TableSession, appearance: Appearance) -> QWidget:
    return OtherwiseDialog(BETWEEN, appearance)


def _picker(session: TableSession, appearance: Appearance) -> QWidget:
    return CardPicker(ASKING.questions[0].text, appearance, CardPictures())


def _director(session: TableSession, appearance: Appearance) -> QWidget:
    return DirectorWindow(session, appearance, "Table 3")


def _director_finding(session: TableSession, appearance: Appearance) -> QWidget:
    window = DirectorWindow(session, appearance, "Table 3")
    window.open_finding(REVOKE)
    return window


def _director_ready(window: QWidget) -> bool:
    return (
        isinstance(window, DirectorWindow)
        and window.queue.rowCount() > 0
        and len(window.finding.evidence.sightings) == len(REVOKE.evidence)
    )


def _correct(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(session)
    row = next(row for row in log_rows(session.events()) if row.event.data.get("card") == "9S")
    dialog = CorrectDialog(row, link, appearance, CardPictures())
    dialog.set_card(Card.parse("9D"))
    link.setParent(dialog)
    return dialog


def _score(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(session)
    dialog = ScoreDialog(link, appearance)
    link.setParent(dialog)
    return dialog
