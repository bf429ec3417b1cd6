"""A start window's host with made-up cameras."""

from __future__ import annotations

from pathlib import Path

from companion_gui.card_pictures import CardPictures
from companion_gui.gallery.scene import Laid, frame, lying, view
from companion_gui.qt import QPointF
from companion_gui.start.host import CameraChoice, Corners, Doubt, Seen, SeenCard
from euchre.cards import Card
from euchre.laws import LawProfile
from tracker.table import LiveFrame

_TEST = (
    ("JH", -120.0, -70.0, 8.0),
    ("9C", 70.0, -90.0, 95.0),
    ("AS", -60.0, 90.0, 172.0),
    ("TD", 130.0, 70.0, 40.0),
)
_UNREAD = 3
"""Of the four cards of the test, the one that a lamp mirrors in."""
_TABLE = 285.0
"""Half the side of the made-up table, millimetres."""


class GalleryHost:
    """Two cameras that always answer with the made-up table, the four cards of the test on it."""

    def __init__(self, laws: tuple[LawProfile, ...], pictures: CardPictures) -> None:
        self._laws = laws
        laid = tuple(Laid(Card.parse(name), None, x, y, angle) for name, x, y, angle in _TEST)
        self._opened = GallerySource(laid, pictures)

    def cameras(self) -> tuple[CameraChoice, ...]:
        """Two of them."""
        return (CameraChoice("camera:C920", "HD Pro Webcam C920"), CameraChoice("1", "Camera 2 (640 × 480)"))

    def open(self, source: str) -> GallerySource:
        """The made-up table, whatever the source."""
        return self._opened

    def sample(self) -> Path | None:
        """A clip by its name alone."""
        return Path("clip.mp4")

    def laws(self) -> tuple[LawProfile, ...]:
        """Those it was given."""
        return self._laws


class GallerySource:
    """The made-up table as a source."""

    def __init__(self, laid: tuple[Laid, ...], pictures: CardPictures) -> None:
        self._frame = frame(laid, pictures)
        self._cards = tuple(
            SeenCard(card.card, card.corners)
            if number != _UNREAD
            else SeenCard(None, card.corners, Doubt.GLARE, (Card.parse("TD"), Card.parse("TH")))
            for number, card in enumerate(lying(laid))
            if card.corners is not None
        )

    def picture(self) -> LiveFrame | None:
        """The same picture each time."""
        return self._frame

    def read(self) -> Seen | None:
        """Three cards read, one not."""
        return Seen(self._frame, self._cards)

    def find_table(self, south: str) -> Corners | None:
        """Where it is painted."""
        out = [view().map(QPointF(_TABLE * x, _TABLE * y)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        one, two, three, four = ((point.x(), point.y()) for point in out)
        return one, two, three, four

    def close(self) -> None:
        """Nothing to let go."""


class GalleryPlayer:
    """Plays nothing."""

    def play(self, path: Path) -> None:
        """Stay quiet."""
