"""Writing a picture of every window and dialog, in every theme and size."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from companion_gui.app import application, grab
from companion_gui.appearance import Appearance, Look
from companion_gui.card_pictures import CardPictures
from companion_gui.gallery.evidence import write_sightings
from companion_gui.gallery.exhibit import Exhibit
from companion_gui.gallery.exhibits import exhibits
from companion_gui.gallery.log import demo_log
from companion_gui.gallery.moments import CORRECTED, FOUND
from companion_gui.gallery.scene import frame, laid_in
from companion_gui.link import SessionLink
from companion_gui.qt import QWidget
from companion_gui.still import StillSession
from companion_gui.theme import THEMES, ThemeName
from euchre.laws import LawProfile


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


def render_all(
    out_dir: Path,
    themes: Iterable[ThemeName] = tuple(ThemeName),
    sizes: Iterable[PictureSize] = SIZES,
    laws: tuple[LawProfile, ...] = (),
) -> Iterator[Path]:
    """Write the pictures one by one, `NAME-THEME-SIZE.png`; yields each path once it is written.

    Args:
        out_dir: where they go; made if need be.
        themes: which themes.
        sizes: which sizes; dialogs are written once a scale, in their own size.
        laws: what the start window offers; it is left out without any.

    Raises:
        OSError: a picture cannot be written.
    """
    sizes = tuple(sizes)
    for exhibit, window, theme in shown(themes, laws):
        yield from _pictures(window, exhibit, theme.value, out_dir, sizes)


def shown(
    themes: Iterable[ThemeName], laws: tuple[LawProfile, ...] = ()
) -> Iterator[tuple[Exhibit, QWidget, ThemeName]]:
    """Open the windows one after the other; each is closed when the next is asked for."""
    application()
    pictures = CardPictures()
    house = next((one for one in laws if one.name == "house"), None)
    with tempfile.TemporaryDirectory() as folder:
        sightings = write_sightings(Path(folder), pictures)
        for theme in themes:
            appearance = Appearance(Look(THEMES[theme]))
            appearance.apply()
            for exhibit in exhibits(laws):
                session = StillSession(
                    exhibit.moment,
                    frame(laid_in(exhibit.moment), pictures),
                    demo_log(),
                    sightings,
                    FOUND,
                    CORRECTED,
                    laws=house,
                )
                with _open(exhibit, session, appearance) as window:
                    yield exhibit, window, theme


@contextmanager
def _open(exhibit: Exhibit, session: StillSession, appearance: Appearance) -> Iterator[QWidget]:
    window = exhibit.open(session, appearance)
    try:
        window.show()
        yield window
    finally:
        window.close()
        for link in window.findChildren(SessionLink):
            link.close()
        window.deleteLater()
        application().processEvents()


def _pictures(
    window: QWidget, exhibit: Exhibit, theme: str, out_dir: Path, sizes: tuple[PictureSize, ...]
) -> Iterator[Path]:
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


def settle(ready: Callable[[], bool], rounds: int = 6000) -> None:
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
