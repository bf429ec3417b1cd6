"""A start window's host with made-up cameras."""

from __future__ import annotations

from pathlib import Path

from companion_gui.card_pictures import CardPictures
from companion_gui.gallery.moments import PLAYING
from companion_gui.gallery.scene import frame, laid_in
from companion_gui.start.host import CameraChoice
from euchre.laws import LawProfile
from tracker.table import LiveFrame


class GalleryHost:
    """Two cameras that always answer with the made-up table."""

    def __init__(self, laws: tuple[LawProfile, ...], pictures: CardPictures) -> None:
        self._laws = laws
        self._pictures = pictures

    def cameras(self) -> tuple[CameraChoice, ...]:
        """Two of them."""
        return (CameraChoice("0", "Camera 1 (1280 × 720)"), CameraChoice("1", "Camera 2 (640 × 480)"))

    def look(self, source: str) -> LiveFrame:
        """The made-up table."""
        return frame(laid_in(PLAYING), self._pictures)

    def sample(self) -> Path | None:
        """A clip by its name alone."""
        return Path("clip.mp4")

    def laws(self) -> tuple[LawProfile, ...]:
        """Those it was given."""
        return self._laws
