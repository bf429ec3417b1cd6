"""Made-up evidence pictures for the made-up finding, written where the windows will read them."""

from __future__ import annotations

from pathlib import Path

from companion_gui.appearance import Look
from companion_gui.card_pictures import CardPictures
from companion_gui.gallery.moments import BACKS, E, N, S, W, card
from companion_gui.gallery.scene import Laid, frame
from companion_gui.qt import QColor, QImage, QPainter, QPointF
from tracker.table import Sighting

_TRICK_TWO = (
    Laid(card("AD"), W, -118, 6, 86),
    Laid(card("TD"), N, 10, -92, 12),
    Laid(card("9C"), E, 116, -14, 97),
    Laid(card("KD"), S, -6, 90, 174),
)
_TRICK_FOUR = (
    Laid(card("TS"), N, 4, -94, 5),
    Laid(card("QD"), E, 120, 10, 80),
)


def write_sightings(folder: Path, pictures: CardPictures) -> dict[str, Sighting]:
    """Write the three sightings the finding rests on, by the id of their events."""
    folder.mkdir(parents=True, exist_ok=True)
    second = _frames(folder, "trick2", _TRICK_TWO, pictures)
    fourth = _frames(folder, "trick4", _TRICK_FOUR, pictures)
    told = (
        ("e23", "East, trick 2: 9♣", "9C", second),
        ("e21", "West, trick 2: A♦", "AD", second),
        ("e43", "East, trick 4: Q♦", "QD", fourth),
    )
    return {
        event: Sighting(event, label, _crop(folder / f"{event}.png", name, pictures), frames)
        for event, label, name, frames in told
    }


def _crop(path: Path, name: str, pictures: CardPictures) -> Path:
    image = QImage(150, 206, QImage.Format.Format_RGB32)
    image.fill(QColor("#355f4b"))
    painter = QPainter(image)
    pictures.draw(painter, name, QPointF(75, 103), 194, Look(), 1.2)
    painter.end()
    image.save(str(path))
    return path


def _frames(folder: Path, name: str, laid: tuple[Laid, ...], pictures: CardPictures) -> tuple[Path, ...]:
    """The table as it fills, one picture a card."""
    out = []
    for count in range(1, len(laid) + 1):
        live = frame((*BACKS, *laid[:count]), pictures)
        high, wide = live.image.shape[:2]
        image = QImage(live.image.data, wide, high, wide * 3, QImage.Format.Format_BGR888)
        out.append(folder / f"{name}-{count}.png")
        image.save(str(out[-1]))
    return tuple(out)
